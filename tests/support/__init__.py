"""What several tests share: random kernels and schedules, running on a device,
comparing with the oracle."""
