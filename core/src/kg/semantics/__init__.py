"""What every op means: values of one op, and of a whole graph."""
