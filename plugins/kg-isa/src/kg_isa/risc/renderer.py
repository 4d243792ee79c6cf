"""The shared renderer of load/store instruction sets: dtypes, supported ops, the frame."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from kg.plugin import MACHINE_DTYPES, Caches, DType, Op, UOp, Workers
from kg_cpu.host import LINE, Host, host
from kg_render.asm import AsmRenderer, Code, Selector

from kg_isa.risc.machine import add_frame
from kg_isa.risc.select import RiscSelector

#: What is not an instruction on bools.
NO_BOOL: Final = frozenset((Op.ADD, Op.SUB, Op.MUL, Op.MAX, Op.MIN, Op.SHL, Op.SHR, Op.ABS, Op.NEG))
#: What is one on floats alone.
FLOATS: Final = frozenset((Op.NEG, Op.ABS, Op.MULACC, Op.TRUNC, Op.ROUND, Op.SQRT))


class RiscRenderer(AsmRenderer):
    """Subclass for an instruction set, for the device that is given:
    the machine's own, or one that is emulated."""

    supported_dtypes = MACHINE_DTYPES
    strategy = "kg_schedules:default_schedule"
    selection: ClassVar[type[RiscSelector]]
    #: Ops on vectors of integers with lanes of so many bits; others on all.
    lanes_of: ClassVar[dict[Op, tuple[int, ...]]] = {}

    def __init__(self, device: str, machine: Host | None = None) -> None:
        machine = machine or host()
        self.device = device
        self.workers, self.caches = Workers(machine.cores), Caches(machine.cache_sizes, LINE)

    def holds(self, dtype: DType, lanes: int) -> bool:
        return super().holds(dtype, lanes) and (dtype.is_bool or lanes * dtype.bits <= self.vectors.alu)

    def supports(self, op: Op, dtype: DType, lanes: int) -> bool:
        if (op in NO_BOOL and dtype.is_bool) or (op in FLOATS and not dtype.is_float):
            return False
        if not super().supports(op, dtype, lanes):
            return False
        return lanes == 1 or self.supports_vector(op, dtype, lanes)

    def supports_vector(self, op: Op, dtype: DType, lanes: int) -> bool:
        """Whether an op that scalars have is one on so many lanes."""
        if lanes & (lanes - 1) or lanes > self.vectors.lanes:
            return False
        if op in (Op.LOAD, Op.STORE):
            return lanes * max(8, dtype.bits) >= 32
        if dtype.is_bool:
            return True
        return lanes * dtype.bits >= 32 and (dtype.is_float or op not in self.lanes_of or dtype.bits in self.lanes_of[op])

    def selector(self, uops: Sequence[UOp]) -> Selector:
        return self.selection(uops)

    def frame(self, code: Code, size: int) -> None:
        add_frame(code, size, self.selection.isa)
