"""Renderers, one file for a machine."""
