"""The language of kg: ops, nodes, their arguments and shapes, and how graphs are built."""
