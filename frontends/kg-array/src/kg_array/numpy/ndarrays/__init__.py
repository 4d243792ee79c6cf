"""numpy's array over ours: its methods, its operators, its indexing."""
