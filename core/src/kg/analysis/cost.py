"""The cost of each op in additions, for program estimates, schedules and recomputation decisions.

It is of no machine; the cycles that one takes are `kg_schedules.cost`'s.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kg.ir.op import Op

#: What takes more than one addition. Functions are polynomials, divisions take a unit that is not pipelined.
ADDITIONS: Final[Mapping[Op, int]] = {
    Op.EXP2: 8,
    Op.LOG2: 10,
    Op.SIN: 12,
    Op.COS: 12,
    Op.POW: 24,
    Op.SQRT: 4,
    Op.FDIV: 4,
    Op.RECIPROCAL: 4,
    Op.IDIV: 8,
    Op.MOD: 8,
}


def additions(op: Op) -> int:
    """How many additions an op is worth."""
    return ADDITIONS.get(op, 1)
