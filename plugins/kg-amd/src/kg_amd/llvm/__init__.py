"""Kernels as AMDGPU LLVM IR."""
