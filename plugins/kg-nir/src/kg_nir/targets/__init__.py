"""Renderers, one file per target."""
