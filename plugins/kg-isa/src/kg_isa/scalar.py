"""What the renderers of scalar machine code have in common: every storable integer and float of 32 and 64 bits, one value at a time."""

from __future__ import annotations

from typing import Final

from kg.plugin import Caches, DType, Op, Workers, parse_dtype
from kg.plugin.assembly import AsmRenderer
from kg_cpu.host import LINE, host

SCALARS: Final = frozenset(
    map(parse_dtype, ("int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "bool", "float32", "float64"))
)
#: What is not an instruction on bools.
NO_BOOL: Final = frozenset((Op.ADD, Op.SUB, Op.MUL, Op.MAX, Op.MIN, Op.SHL, Op.SHR, Op.ABS, Op.NEG))
#: What is one on floats alone.
FLOATS: Final = frozenset((Op.NEG, Op.ABS, Op.MULACC, Op.TRUNC, Op.ROUND, Op.SQRT))


class ScalarRenderer(AsmRenderer):
    """Subclass for an instruction set of which kg uses the scalar part."""

    supported_dtypes = SCALARS
    strategy = "kg_schedules:default_schedule"

    def __init__(self) -> None:
        machine = host()
        self.workers, self.caches = Workers(machine.cores), Caches(machine.cache_sizes, LINE)

    def supports(self, op: Op, dtype: DType, lanes: int) -> bool:
        if (op in NO_BOOL and dtype.is_bool) or (op in FLOATS and not dtype.is_float):
            return False
        return lanes == 1 and super().supports(op, dtype, lanes)
