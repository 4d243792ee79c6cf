"""What every op means: values of one op, of a whole graph, and an oracle in exact arithmetic."""
