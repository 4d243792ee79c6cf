"""The PTX renderer: a file for each kind of instruction."""
