"""Passes over vectors: transposes, shuffles, vector legalisation."""
