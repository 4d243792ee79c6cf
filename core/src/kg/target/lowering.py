"""Cached answers of a renderer on ops and dtypes, for legalisation and the passes that call it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from kg.dtype import AddrSpace, DType, bool_, float32, int32, int64
from kg.errors import UnsupportedError
from kg.ir.op import ALU, COMPARE, Op
from kg.ir.uop import UOp
from kg.semantics.table import TRANSCENDENTAL

if TYPE_CHECKING:
    from kg.target.renderer import Renderer

#: Ops that core makes of products and sums, which are better where those take fewer instructions: a vector of a function is worth more as
#: vector arithmetic than as one call per lane.
_OF_PRODUCTS: Final = TRANSCENDENTAL | {Op.MULACC}
_CONVERSIONS: Final = frozenset({Op.CAST, Op.BITCAST})
_MEMORY: Final = frozenset({Op.LOAD, Op.STORE})
#: The nodes whose op and dtype a renderer may refuse.
ASKED: Final = ALU | _CONVERSIONS | _MEMORY | {Op.RANGE, Op.SPECIAL, Op.DEFINE_VAR}


class Target:
    """A renderer's answers, remembered for as long as one graph is lowered."""

    def __init__(self, renderer: Renderer) -> None:
        self.renderer = renderer
        self._answers: dict[tuple[Op, DType], bool] = {}
        self._refused: dict[tuple[object, ...], bool] = {}

    @property
    def name(self) -> str:
        """How errors call it."""
        parts = [p for p in (self.renderer.device, self.renderer.suffix) if p]
        return ":".join(parts) or type(self.renderer).__name__

    def can(self, op: Op, dtype: DType) -> bool:
        """Whether op on this dtype reaches the renderer as it is.
        A vector may still be split into smaller ones."""
        answer = self._answers.get((op, dtype))
        if answer is None:
            answer = self._answers[op, dtype] = self._ask(op, dtype)
        return answer

    def has(self, dtype: DType) -> bool:
        """Whether values of this scalar dtype can be computed with at all."""
        return self.can(Op.ADD, dtype.scalar)

    def refuses(self, node: UOp) -> bool:
        """Whether it refuses this node, one of `ASKED`."""
        op, src = node.op, node.src
        if op in _MEMORY:
            # a register is memory of another kind: it may hold what buffers can't
            dtype = node.dtype if op is Op.LOAD else src[1].dtype
            key = (op, dtype, dtype is bool_ and src[0].pointer.space)
        else:
            key = (op, node.dtype, src[0].dtype if src else None)
        answer = self._refused.get(key)
        if answer is None:
            answer = self._refused[key] = self._refuses(node)
        return answer

    def _refuses(self, node: UOp) -> bool:
        match node.op:
            case Op.RANGE | Op.SPECIAL | Op.DEFINE_VAR:
                return node.dtype is int64 and not self.has(int64)
            case Op.LOAD | Op.STORE:
                dtype = node.type if node.op is Op.LOAD else node.src[1].type
                return not self.can(node.op, dtype) and not (dtype.is_bool and node.src[0].pointer.space is AddrSpace.REG)
            case Op.CAST | Op.BITCAST:
                return not (self.can(node.op, node.type) and self.can(node.op, node.src[0].type))
            case _:
                return not self.can(node.op, operand_dtype(node))

    def _ask(self, op: Op, dtype: DType) -> bool:
        supports, scalar, lanes = self.renderer.supports, dtype.scalar, dtype.lanes
        if supports(op, scalar, lanes):
            return True
        if op in _CONVERSIONS and not (supports(op, int32, 1) or supports(op, float32, 1)):
            return scalar in self.renderer.supported_dtypes  # a renderer whose table of ops does not list conversions
        if lanes == 1 or (op in _MEMORY and not supports(op, scalar, 1)):
            return False
        pieces = widths(self.renderer, op, dtype)
        return bool(pieces) and not (op in _OF_PRODUCTS and 0 < len(widths(self.renderer, Op.MUL, dtype)) < len(pieces))

    def refuse(self, node: UOp, dtype: DType, way_out: str) -> UnsupportedError:
        """The error for a dtype or op that can't be had on this target."""
        return UnsupportedError(f"{self.name} has no {node.op.name} on {dtype}, and kg can't build it: {way_out}")


def widths(renderer: Renderer, op: Op, dtype: DType) -> tuple[int, ...]:
    """The vectors in which the target does this op on so many lanes; () where it can't."""
    return cut(dtype.lanes, lambda lanes: renderer.supports(op, dtype.scalar, lanes))


def cut(lanes: int, fits: Callable[[int], bool]) -> tuple[int, ...]:
    """So many lanes as pieces that fit: all at once, or powers of two, the widest first;
    () where not even one lane does."""
    if fits(lanes):
        return (lanes,)
    found: list[int] = []
    width = 1 << (lanes.bit_length() - 1)
    while lanes:
        while width and (width > lanes or not fits(width)):
            width //= 2
        if not width:
            return ()
        found.append(width)
        lanes -= width
    return tuple(found)


def operand_dtype(node: UOp) -> DType:
    """The dtype that an elementwise node computes in: of the operands for comparisons, else of the result."""
    return node.src[0].type if node.op in COMPARE else node.type
