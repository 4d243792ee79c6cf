"""The text of graphs: printing, parsing, and the same graph again."""
