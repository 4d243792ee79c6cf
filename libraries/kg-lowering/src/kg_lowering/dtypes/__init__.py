"""Dtypes that a target lacks, on others: narrow floats, narrow integers, 64-bit integers."""
