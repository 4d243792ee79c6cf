"""The shared part of load/store instruction sets (AArch64, RISC-V): selection, frames, the renderer."""
