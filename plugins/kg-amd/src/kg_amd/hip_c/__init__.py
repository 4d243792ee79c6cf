"""Kernels as HIP C."""
