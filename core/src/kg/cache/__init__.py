"""A byte cache in memory and on disk: written atomically, private, checked when read."""
