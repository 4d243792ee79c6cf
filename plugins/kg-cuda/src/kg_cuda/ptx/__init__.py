"""The PTX renderer: one file per kind of instruction."""
