"""Bytes kept from run to run, in memory and on disk: written atomically, checked, private, never trusted."""
