"""From MSL to what a GPU loads."""
