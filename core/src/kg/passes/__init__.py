"""The pipeline from a kernel AST to an ordered program.
Its passes are in folders, by what they change."""
