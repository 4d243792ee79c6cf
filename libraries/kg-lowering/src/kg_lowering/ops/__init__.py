"""Integer, float and bool ops by others."""
