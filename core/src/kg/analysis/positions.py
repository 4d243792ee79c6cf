"""Whether a position is monotonic over the iterations of a loop nest. Used by `lower_loops`.

A position that is a linear function of the loops, each of whose steps outweighs all that the loops inside it add up to:

    64 * r0 + lane                 grows
    100 * r0 + r1, r1 < 100        grows, r0 around r1; with r1 around r0 it doesn't
    table[r0]                      may be anything
"""

from __future__ import annotations

from collections.abc import Sequence

from kg.dtype import Kind
from kg.ir.bounds.bounds import may_wrap
from kg.ir.op import ALU, Op
from kg.ir.uop import UOp
from kg.rules.algebra.cast import holds

_Steps = tuple[int, ...]


def first_position(position: UOp, loops: Sequence[UOp]) -> UOp | None:
    """The position in the first iteration of a nest of RANGEs, from outermost to innermost.
    Lane by lane, for a vector.

    None where the nest may run zero times, or a later iteration's position may lie before an earlier one's.
    """
    zeros = (0,) * len(loops)
    known: dict[UOp, _Steps | None] = {loop: (*zeros[:i], 1, *zeros[i + 1 :]) for i, loop in enumerate(loops)}
    for loop in loops:
        first, end = loop.src
        if first.vmax >= end.vmin or any(_steps(bound, known, zeros) != zeros for bound in loop.src):
            return None
    steps = _steps(position, known, zeros)
    if steps is None:
        return None
    inside = 0  # how much the loops inside a loop add at most
    for loop, step in zip(reversed(loops), reversed(steps), strict=True):
        if step < inside:
            return None
        inside += step * (loop.vmax - loop.vmin)
    return position.substitute({loop: loop.src[0] for loop in loops})


def _steps(value: UOp, known: dict[UOp, _Steps | None], zeros: _Steps) -> _Steps | None:
    """How much a step of each loop adds to a value, the same in all lanes; None where that isn't known."""
    for node in value.toposort():
        if node not in known:
            known[node] = _found(node, known, zeros)
    return known[value]


def _found(node: UOp, known: dict[UOp, _Steps | None], zeros: _Steps) -> _Steps | None:
    if not node.src or node.op in (Op.RANGE, Op.SPECIAL):
        return zeros  # loops around the nest, and what is the same everywhere
    of = [steps for s in node.src if (steps := known[s]) is not None]
    if node.op in ALU and all(known[s] == zeros for s in node.src):
        return zeros
    if node.op not in (Op.ADD, Op.MUL, Op.CAST, Op.VECTORIZE, Op.GEP) or not _exact(node):
        return None
    if len(of) < len(node.src):
        return None
    match node.op:
        case Op.ADD:
            return tuple([a + b for a, b in zip(*of, strict=True)])
        case Op.MUL:
            constant = next((i for i, s in enumerate(node.src) if s.vmin == s.vmax), None)
            return None if constant is None else tuple([node.src[constant].vmin * step for step in of[1 - constant]])
        case _:
            return of[0] if all(steps == of[0] for steps in of) else None


def _exact(node: UOp) -> bool:
    """Whether the node is a whole number made of whole numbers, and doesn't wrap."""
    whole = (Kind.INDEX, Kind.INT, Kind.UINT)
    if any(n.type.kind not in whole for n in (node, *node.src)):
        return False
    if node.type.kind is Kind.INDEX or node.op in (Op.VECTORIZE, Op.GEP):
        return True
    return holds(node.type, node.src[0]) if node.op is Op.CAST else not may_wrap(node)
