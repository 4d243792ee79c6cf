"""EXP2, LOG2, SIN, COS and POW by polynomials."""
