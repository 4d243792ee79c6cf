"""Tensor cores in PTX: `mma.sync`, `wgmma`, `ldmatrix`, and TMA copies of boxes."""
