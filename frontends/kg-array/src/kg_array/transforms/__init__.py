"""Functions of functions: derivatives, batching, compilation.
All work on the graph that a function leaves when it is traced."""
