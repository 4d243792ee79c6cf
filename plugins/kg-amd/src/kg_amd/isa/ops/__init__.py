"""The ops, by kinds: what instructions each is."""
