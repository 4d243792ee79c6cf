"""What the hardware does not wait for by itself: memory operations under way, results of long instructions."""
