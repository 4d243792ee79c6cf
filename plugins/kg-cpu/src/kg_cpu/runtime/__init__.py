"""The CPU's runtime: memory, native launches and the thread pool, captured plans."""
