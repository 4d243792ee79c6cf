"""Code objects: the linker, kernel descriptors, metadata."""
