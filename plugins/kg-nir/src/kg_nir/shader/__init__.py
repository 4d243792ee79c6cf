"""Kernels as lists of nir_builder calls."""
