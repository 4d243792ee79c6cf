"""Decompositions of integer, float and bool ops into others."""
