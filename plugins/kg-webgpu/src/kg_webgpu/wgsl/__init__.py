"""The WGSL renderer."""
