"""Passes that leave only what the target has: decomposition, index dtypes."""
