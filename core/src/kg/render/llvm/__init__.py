"""The base of renderers for LLVM IR."""
