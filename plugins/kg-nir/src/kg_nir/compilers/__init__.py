"""Compilers of the language `nir`."""
