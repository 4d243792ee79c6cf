"""AMD GPUs as cards: through HIP, or through HSA."""
