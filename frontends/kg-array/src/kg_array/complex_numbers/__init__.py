"""Complex values as pairs of floats: their arrays and their functions."""
