"""Shapes of shaped nodes, and sizes that are known only at launch."""
