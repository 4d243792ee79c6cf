"""jit: traces, calls of what was compiled, open sizes, donated memory, and what is said of them."""
