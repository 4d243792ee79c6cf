"""Passes over loops and reductions: splitting, fission, expansion, carried values, grid dimensions."""
