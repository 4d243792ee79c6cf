"""Passes that legalise for a target: decomposition of ops, index dtypes."""
