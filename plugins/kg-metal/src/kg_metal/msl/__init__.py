"""The MSL renderer and linter."""
