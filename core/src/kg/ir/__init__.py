"""The language of kg: ops, nodes, shapes, text, and the interpreter that is their meaning."""
