"""Helpers for cards over a vendor's driver."""
