"""Addresses in shared memory of what is read by a descriptor: what the loops move is added last."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kg.plugin import DType, Op, UOp

from kg_cuda.ptx.body import Body, Emitter
from kg_cuda.ptx.memory import address_in
from kg_cuda.ptx.rounds import turned


def moved_address(
    body: Body, parts: tuple[UOp, UOp, UOp], dtype: DType, fresh: Sequence[UOp], emit: Emitter
) -> tuple[str, int]:
    """A register and the bytes beyond it: where an array has what is `fixed`, and `moving` with the loops around, elements behind its beginning."""
    array, fixed, moving = parts
    for node in fresh:
        emit(body, node)
    register, offset = address_in(body, "shared", array, fixed, dtype)
    if moving.op is not Op.CONST:  # added last: the rest is the same in all rounds, and ptxas takes it out
        moved = turned(body, moving, dtype.itemsize)
        if moved is None:
            index = body.one(moving)
            moved = body.once(f"{index} times {dtype.itemsize}", "b32", "mul.lo.s32", index, dtype.itemsize)
        register = body.once(f"{register} and {moved}", "b32", "add.s32", register, moved)
    for node in fresh:  # computed here, and not known where this was not passed
        del body.values[node]
    return register, offset


def unknown_at(uops: Sequence[UOp]) -> Callable[..., tuple[UOp, ...]]:
    """A function of a node and expressions: what these are computed from, in order, that nobody has computed where the node is."""
    place, block = {u: n for n, u in enumerate(uops)}, _blocks(uops)

    def is_known(node: UOp, at: UOp) -> bool:
        return node in place and place[node] < place[at] and block[at][: len(block[node])] == block[node]

    def unknown(at: UOp, *expressions: UOp) -> tuple[UOp, ...]:
        return tuple(x for x in dict.fromkeys(n for e in expressions for n in e.toposort()) if not is_known(x, at))

    return unknown


def _blocks(uops: Sequence[UOp]) -> dict[UOp, tuple[UOp, ...]]:
    """The loops and branches that each node is in."""
    found: dict[UOp, tuple[UOp, ...]] = {}
    around: tuple[UOp, ...] = ()
    for u in uops:
        around = around[:-1] if u.op in (Op.END, Op.ENDIF) else around
        found[u] = around
        around = (*around, u) if u.op in (Op.RANGE, Op.IF) else around
    return found
