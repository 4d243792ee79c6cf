"""Wait states that the instruction sets ask for between instructions, looked for in a kernel's code before it runs."""

from __future__ import annotations

from kg_amd.sim.machine_code.instruction import Instruction


def check_hazards(code: list[Instruction], target: str) -> None:
    """DecodeError where an instruction comes too early after another."""
