"""What load/store instruction sets (AArch64, RISC-V) share: selection, frames, the renderer. An instruction set is a table, an encoder and what differs."""
