"""What decoders make instructions of: register accessors, subgroup operations, matrix units."""
