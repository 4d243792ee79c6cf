"""Kernels for the CPU as C: the renderer, and the compiler that this machine has."""
