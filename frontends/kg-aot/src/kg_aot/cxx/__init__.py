"""Kernels as C++17 (or C99) for machines that are not here."""
