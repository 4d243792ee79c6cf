"""The devices of core: REF, which interprets, and NULL, which does nothing."""
