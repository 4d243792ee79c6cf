"""What a renderer can do, asked once per op and dtype, for the lowering functions and the passes that call them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from kg.dtype import DType, float32, int32
from kg.errors import UnsupportedError
from kg.ir.args import RARE
from kg.ir.op import COMPARE, Op
from kg.ir.uop import UOp
from kg.semantics.table import TRANSCENDENTAL

if TYPE_CHECKING:
    from kg.target.renderer import Renderer

#: Ops that core makes of products and sums, which are better where those take fewer instructions: a vector of a function is worth more as
#: vector arithmetic than as one call per lane.
_OF_PRODUCTS: Final = TRANSCENDENTAL | {Op.MULACC}


class Target:
    """A renderer's answers, remembered for as long as one graph is lowered."""

    def __init__(self, renderer: Renderer) -> None:
        self.renderer = renderer
        self._answers: dict[tuple[Op, DType], bool] = {}

    @property
    def name(self) -> str:
        """How errors call it."""
        parts = [p for p in (self.renderer.device, self.renderer.suffix) if p]
        return ":".join(parts) or type(self.renderer).__name__

    def can(self, op: Op, dtype: DType) -> bool:
        """Whether op on this dtype reaches the renderer as it is; a vector may still be split into smaller ones."""
        answer = self._answers.get((op, dtype))
        if answer is None:
            answer = self._answers[op, dtype] = self._ask(op, dtype)
        return answer

    def has(self, dtype: DType) -> bool:
        """Whether values of this scalar dtype can be computed with at all."""
        return self.can(Op.ADD, dtype.scalar)

    def _ask(self, op: Op, dtype: DType) -> bool:
        supports, scalar, lanes = self.renderer.supports, dtype.scalar, dtype.lanes
        if supports(op, scalar, lanes):
            return True
        if op in (Op.CAST, Op.BITCAST) and not (supports(op, int32, 1) or supports(op, float32, 1)):
            return scalar in self.renderer.supported_dtypes  # a renderer whose table of ops does not list conversions
        if lanes == 1 or (op in (Op.LOAD, Op.STORE) and not supports(op, scalar, 1)):
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
    """So many lanes as pieces that fit: all at once, or powers of two, the widest first; () where not even one lane does."""
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


def mulacc(x: UOp, y: UOp, z: UOp | float) -> UOp:
    """x*y + z, fused or not."""
    return x.alu(Op.MULACC, y, x.const_like(z) if isinstance(z, (int, float)) else z)


def horner(x: UOp, coefficients: tuple[float, ...]) -> UOp:
    """The polynomial with these coefficients, lowest degree first."""
    result = x.const_like(coefficients[-1])
    for c in reversed(coefficients[:-1]):
        result = mulacc(result, x, c)
    return result


def rarely(condition: UOp, rare: UOp, usual: UOp) -> UOp:
    """condition ? rare : usual, of which the rare branch is worth skipping where no lane needs it."""
    return UOp(Op.WHERE, usual.dtype, (condition, rare, usual), RARE)
