"""As in kg.conformance, where plugins use them too."""

from kg.conformance.random_kernels import DTYPES, LIMIT, kernels

__all__ = ["DTYPES", "LIMIT", "kernels"]
