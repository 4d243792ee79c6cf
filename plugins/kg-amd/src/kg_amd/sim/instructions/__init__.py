"""Instruction semantics: tables of operations on arrays, and their decoding into steps."""
