"""From text to what a card loads: nvrtc, NVIDIA's command line tools, and which of them a target names."""
