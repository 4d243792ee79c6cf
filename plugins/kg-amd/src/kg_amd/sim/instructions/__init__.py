"""What instructions do: tables of operations on arrays, and the functions that make steps of them."""
