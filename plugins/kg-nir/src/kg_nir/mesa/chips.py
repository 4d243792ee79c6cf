"""Qualcomm's GPUs that ir3 makes code for: architecture -> the chip, as Mesa's fd_dev_id has it.
Of a6xx and a7xx, one of each generation; ir3 ends a process over a5xx."""

from typing import Final

CHIPS: Final = {"a630": 0x06030001, "a660": 0x06060001, "a730": 0x07030001, "a740": 0x43050A01, "a750": 0x43051401}
