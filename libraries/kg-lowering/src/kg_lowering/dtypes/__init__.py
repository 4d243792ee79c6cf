"""Emulation of dtypes that a target lacks: narrow floats, narrow integers, 64-bit integers."""
