"""Records of tensor cores, and how their operands are read: fragments, panels in shared memory, TMA boxes."""
