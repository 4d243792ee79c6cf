"""Compilers of the language `nir`, and what they make."""
