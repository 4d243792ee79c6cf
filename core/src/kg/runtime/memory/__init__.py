"""Allocators, blocks of memory, and the arena that plans pack their intermediates into."""
