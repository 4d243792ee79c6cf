"""A linear program as a tree of blocks, with what it does to each memory, for the interpreter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field

import numpy as np

from kg.dtype import AddrSpace, void
from kg.errors import OutOfBounds, SpecError, UnsupportedError
from kg.ir.op import EFFECTS, ELEMENTWISE, Op
from kg.ir.uop import UOp
from kg.records import dataclass
from kg.semantics.evaluate import kernel
from kg.semantics.floats import Array
from kg.semantics.table import Compute

#: A DEFINE_REG and the number of an element.
Register = tuple[UOp, int]


@dataclass(slots=True)
class Step:
    """A node that is not a block, with what can be known before the program runs:
    the numpy function of an elementwise op, the register of a LOAD or STORE."""

    uop: UOp
    compute: Compute | None = None
    register: Register | None = None


@dataclass(slots=True)
class Block:
    """A loop or a conditional and what is in it."""

    head: UOp
    body: list[Step | Block] = field(default_factory=list["Step | Block"])


@dataclass(frozen=True, slots=True)
class Program:
    """The statements in order, without what only describes others (INDEX) or means nothing here (PREFETCH,
    SINK).

    What depends on constants and launch values alone stands before everything else: linearizers may place it in any block.
    """

    body: list[Step | Block]
    touched: dict[UOp, tuple[bool, bool]]  # memory definition -> is read, is written


def program_of(uops: Sequence[UOp]) -> Program:
    """SpecError for a source that comes later or from a closed block, blocks that don't nest,
    an address that is no INDEX of a definition."""
    touched = _read_and_written(uops)
    return Program(_nest(uops), touched)


_LEAVES = frozenset(op for op in Op if op.name.startswith("DEFINE_")) | {Op.CONST, Op.SPECIAL}
_UNPLACED = frozenset({Op.INDEX, Op.SINK, Op.PREFETCH})
_INTERPRETED = _LEAVES | {
    Op.TILE_INDEX,
    Op.LOAD,
    Op.STORE,
    Op.BARRIER,
    Op.COMMIT,
    Op.WAIT,
    Op.GROUP_REDUCE,
    Op.SUBGROUP_SHUFFLE,
    Op.VECTORIZE,
    Op.GEP,
    Op.SHUFFLE,
    Op.WMMA,
}
_WHY = {
    Op.CUSTOM: "its meaning is in the target's words; run this kernel on the device, or write it in kg's own ops",
}


def _nest(uops: Sequence[UOp]) -> list[Step | Block]:
    hoisted: dict[UOp, None] = {}
    root = Block(UOp(Op.SINK, void))
    stack, seen, closed = [root], set[UOp](), set[UOp]()
    inside: list[list[UOp]] = [[]]  # the values of each open block
    for uop in uops:
        _check_sources(uop, seen, closed)
        seen.add(uop)
        if uop.op in _LEAVES or (uop.op in ELEMENTWISE and all(s in hoisted for s in uop.src)):
            hoisted[uop] = None
        elif uop.op in (Op.RANGE, Op.IF):
            block = Block(uop)
            stack[-1].body.append(block)
            stack.append(block)
            inside.append([uop])
        elif uop.op in (Op.END, Op.ENDIF):
            if stack[-1].head is not uop.src[0]:
                raise SpecError(f"{uop.op.name} does not close the innermost block", node=repr(uop), stage="linear")
            stack.pop()
            closed.update(inside.pop())
        elif uop.op not in _UNPLACED:
            stack[-1].body.append(_step(uop))
            inside[-1].append(uop)
    if len(stack) > 1:
        raise SpecError("a block is never closed", node=repr(stack[-1].head), stage="linear")
    return [*map(_step, hoisted), *root.body]


def _step(uop: UOp) -> Step:
    if uop.op in ELEMENTWISE:
        return Step(uop, _function(uop))
    if uop.op not in _INTERPRETED:
        why = _WHY.get(uop.op, "it does not belong in a linear program")
        raise UnsupportedError(f"{uop.op.name} can't be interpreted: {why}\n  in {uop!r}")
    in_register = uop.op in (Op.LOAD, Op.STORE) and uop.src[0].pointer.space is AddrSpace.REG
    return Step(uop, None, _register(uop) if in_register else None)


def _function(uop: UOp) -> Compute:
    function = kernel(uop.op, uop.type, uop.src[-1].type)
    if uop.op is Op.WHERE and uop.src[0].lanes < uop.lanes:
        return _choose_vectors
    return function


def _choose_vectors(condition: Array, x: Array, y: Array) -> Array:
    """WHERE of whole vectors by a scalar."""
    return np.where(condition[:, None], x, y)


def _register(uop: UOp) -> Register:
    place = uop.src[0]
    if len(place.src) != 2 or place.src[1].op is not Op.CONST:
        raise SpecError("a register takes an ungated INDEX with a constant index", node=repr(uop), stage="linear")
    register, element = place.src[0], int(place.src[1].value)
    if not 0 <= element < register.pointer.size:
        size = register.pointer.size
        raise OutOfBounds(f"element {element} of register {register.arg} is outside its {size}\n  in {uop!r}")
    return register, element


def _check_sources(uop: UOp, seen: set[UOp], closed: set[UOp]) -> None:
    values = uop.src[: len(uop.src) - len(uop.order)]
    if uop in seen:
        raise SpecError("the node is listed twice", node=repr(uop), stage="linear")
    for source in uop.src:
        if source not in seen:
            raise SpecError(f"its source {source.op.name} does not come earlier", node=repr(uop), stage="linear")
        if source in closed and source in values and source.op not in EFFECTS and uop.op is not Op.SINK:
            raise SpecError(f"its source {source.op.name} is inside a block that has ended", node=repr(uop), stage="linear")


def _read_and_written(uops: Sequence[UOp]) -> dict[UOp, tuple[bool, bool]]:
    touched: dict[UOp, tuple[bool, bool]] = {}
    for uop in uops:
        if uop.op in (Op.LOAD, Op.STORE):
            address = uop.src[0]
            if address.op is not Op.INDEX or not address.src[0].op.name.startswith("DEFINE_"):
                raise SpecError("an address is an INDEX of a DEFINE_…", node=repr(uop), stage="linear")
            read, written = touched.get(address.src[0], (False, False))
            touched[address.src[0]] = (read or uop.op is Op.LOAD, written or uop.op is Op.STORE)
    return touched


def scratch_place(uop: UOp) -> tuple[str, int]:
    """Name and byte offset of a DEFINE_SCRATCH."""
    match uop.arg:
        case (str(name), int(offset)):
            return name, offset
        case _:
            raise SpecError("a DEFINE_SCRATCH carries (name, byte offset)", node=repr(uop), stage="linear")
