"""Layout conversion of fragments: register moves, shuffles, shared memory."""
