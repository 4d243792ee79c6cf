"""Derivatives in both modes: local ones by a table, cotangents and tangents through graphs,
rules of one's own."""
