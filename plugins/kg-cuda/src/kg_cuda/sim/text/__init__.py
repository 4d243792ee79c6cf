"""PTX text read into records: tokens, statements, modules."""
