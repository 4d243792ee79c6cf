"""Passes over vectors: coalesced accesses, transposes, shuffles, vector legalisation."""
