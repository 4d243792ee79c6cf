"""Instruction encodings: the table, the bits, and LLVM's assembler syntax."""
