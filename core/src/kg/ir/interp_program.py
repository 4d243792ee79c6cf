"""A linear program as a tree of blocks, with what it does to each memory, for the interpreter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from kg.dtype import void
from kg.errors import SpecError
from kg.ir.op import EFFECTS, ELEMENTWISE, Op
from kg.ir.uop import UOp


@dataclass(slots=True)
class Block:
    """A loop or a conditional and what is in it."""

    head: UOp
    body: list[UOp | Block] = field(default_factory=list["UOp | Block"])


@dataclass(frozen=True, slots=True)
class Program:
    """The statements in order, without what only describes others (INDEX) or means nothing here (PREFETCH, SINK).

    What depends on constants and launch values alone stands before everything else: linearizers may place it in any block.
    """

    body: list[UOp | Block]
    touched: dict[UOp, tuple[bool, bool]]  # memory definition -> is read, is written


def program_of(uops: Sequence[UOp]) -> Program:
    """SpecError for a source that comes later or from a closed block, blocks that don't nest, an address that is no
    INDEX of a definition."""
    return Program(_nest(uops), _read_and_written(uops))


_LEAVES = frozenset(op for op in Op if op.name.startswith("DEFINE_")) | {Op.CONST, Op.SPECIAL}
_UNPLACED = frozenset({Op.INDEX, Op.SINK, Op.PREFETCH})


def _nest(uops: Sequence[UOp]) -> list[UOp | Block]:
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
            stack[-1].body.append(uop)
            inside[-1].append(uop)
    if len(stack) > 1:
        raise SpecError("a block is never closed", node=repr(stack[-1].head), stage="linear")
    return [*hoisted, *root.body]


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
