"""Kernels as C++17 or C99, for machines other than this one."""
