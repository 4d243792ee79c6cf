"""Products and factorisations of matrices, which linalg and the main namespace give names to."""
