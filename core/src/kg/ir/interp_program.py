"""A linear program as a tree of blocks, with what it does to each memory, for the interpreter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from kg.errors import SpecError
from kg.ir.op import Op
from kg.ir.uop import UOp


@dataclass(slots=True)
class Block:
    """A loop or a conditional and what is in it."""

    head: UOp
    body: list[UOp | Block] = field(default_factory=list["UOp | Block"])


@dataclass(frozen=True, slots=True)
class Program:
    """The statements in order, without what only describes others (INDEX) or means nothing here (PREFETCH, SINK)."""

    body: list[UOp | Block]
    touched: dict[UOp, tuple[bool, bool]]  # memory definition -> is read, is written


def program_of(uops: Sequence[UOp]) -> Program:
    """SpecError for a source that comes later, blocks that don't nest, an address that is no INDEX of a definition."""
    return Program(_nest(uops), _read_and_written(uops))


def _nest(uops: Sequence[UOp]) -> list[UOp | Block]:
    root: list[UOp | Block] = []
    stack: list[Block] = []
    seen: set[UOp] = set()
    for uop in uops:
        for source in uop.src:
            if source not in seen:
                raise SpecError(f"its source {source.op.name} does not come earlier", node=repr(uop), stage="linear")
        seen.add(uop)
        inner = stack[-1].body if stack else root
        if uop.op in (Op.RANGE, Op.IF):
            stack.append(Block(uop))
            inner.append(stack[-1])
        elif uop.op in (Op.END, Op.ENDIF):
            if not stack or stack[-1].head is not uop.src[0]:
                raise SpecError(f"{uop.op.name} does not close the innermost block", node=repr(uop), stage="linear")
            stack.pop()
        elif uop.op not in (Op.INDEX, Op.SINK, Op.PREFETCH):
            inner.append(uop)
    if stack:
        raise SpecError("a block is never closed", node=repr(stack[-1].head), stage="linear")
    return root


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
