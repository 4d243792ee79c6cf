"""The base of renderers for languages like C."""
