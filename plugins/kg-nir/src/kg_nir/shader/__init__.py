"""Kernels as the calls that build their shaders."""
