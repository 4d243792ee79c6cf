"""Ops as x86-64 instructions, by topic."""
