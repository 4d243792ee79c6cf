"""Kernels for the CPU as LLVM IR: the renderer, and the compiler through llvmlite."""
