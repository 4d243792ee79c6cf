"""Instructions as numpy functions, by family, and the table of who decodes which."""
