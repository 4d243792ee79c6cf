"""The state of `index_movement` for one kernel: requested elements of nodes, and loops made so far.

A lowering is a generator: it yields requests, each for the scalar value of a shaped node at one element, and returns its own. `index_movement` runs
them without recursion.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import field

from kg.dtype import void
from kg.ir.args import AxisKind, Reduction
from kg.ir.build import range_
from kg.ir.op import Op
from kg.ir.shapes.shape import Dim
from kg.ir.uop import UOp
from kg.records import dataclass
from kg.rules import simplify

Indices = tuple[UOp, ...]
#: A node, the indices of the element, and the condition under which it is needed.
Request = tuple[UOp, Indices, UOp | None]
Lowering = Generator[Request, UOp, UOp]


@dataclass(slots=True)
class KernelLoops:
    """The loops of one kernel, and the values that are known in them."""

    bounded: bool = True  # whether positions that come from data are kept in range
    done: dict[Request, UOp] = field(default_factory=dict[Request, UOp])
    updates: dict[object, Indices] = field(default_factory=dict[object, Indices])  # loops over the updates of scatters
    outputs: int = 0  # numbers of o-axes, r-axes and staged scans given out
    reductions: int = 0
    scans: int = 0
    order: list[str] = field(default_factory=list[str])  # names of reduction and staging axes, outermost first
    # ranges along which a SCAN may carry its state directly, with the loops that stand around them
    loop_carried_ranges: dict[UOp, frozenset[UOp]] = field(default_factory=dict[UOp, "frozenset[UOp]"])


def loop(size: Dim, name: str, kind: AxisKind = AxisKind.LOOP) -> UOp:
    """A counter up to a size, simplified at once:
    one of it in an index that is simplified later must stay the same one."""
    return range_(simplify(size) if isinstance(size, UOp) else size, name, kind)


def each(nodes: Sequence[UOp], indices: Indices, gate: UOp | None) -> Generator[Request, UOp, list[UOp]]:
    """The values of several nodes at one element; scalars are the same everywhere."""
    result: list[UOp] = []
    for node in nodes:
        result.append((yield node, indices if node.shape else (), gate))
    return result


def constant_states(node: UOp, values: Sequence[int | float | bool]) -> UOp:
    """The identities of a reduction over nothing: a constant, or a REDUCE without ranges of constants."""
    constants = tuple(s.const_like(v) for s, v in zip(node.src, values, strict=True))
    if len(constants) == 1:
        return constants[0]
    return UOp(Op.REDUCE, void, constants, Reduction(node.reduction.monoid))
