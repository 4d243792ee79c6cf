"""Jacobians and Hessians of which most is zero:
their patterns, seeds that give several columns at once, values without a dense matrix."""
