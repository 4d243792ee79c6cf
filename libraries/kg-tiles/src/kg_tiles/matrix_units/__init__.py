"""The Opt TC: matrix products computed by a matrix unit, by a dot instruction, or two products back to back."""
