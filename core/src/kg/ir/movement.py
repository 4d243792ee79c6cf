"""Shaped methods of UOp: movement, reductions, gathers. What a person writes a kernel AST with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from kg.checks import GREATEST, shown, whole_number
from kg.dtype import accumulator
from kg.dtype import void as void_
from kg.errors import DTypeError, ShapeError
from kg.ir.args import Monoid, Reduction
from kg.ir.math import is_negative_nan
from kg.ir.op import Op

if TYPE_CHECKING:
    from kg.ir.uop import UOp


class HasDim(Protocol):
    """What stands for a size that is given at launch:
    an integer of a front end, which is not known while it traces."""

    def __kg_dim__(self) -> UOp: ...


if TYPE_CHECKING:
    #: A size of a shape: a number, an index expression over launch variables, or what stands for one.
    Extent = int | UOp | HasDim


def dims_of(shape: Sequence[Extent]) -> tuple[int | UOp, ...]:
    """The sizes as dims, those that are open in their normal form."""
    for d in shape:
        if type(d) is not int or not -GREATEST <= d <= GREATEST:
            if any(isinstance(d, (tuple, list)) for d in shape):
                raise ShapeError(f"a shape takes numbers one by one, as in reshape(2, 4), not {shown(shape)}")
            return tuple(map(_dim_of, shape))
    return tuple(shape)  # type: ignore[arg-type]


def _dim_of(size: Extent) -> int | UOp:
    """A size in its normal form. An expression over variables stays one, also where it comes to a number."""
    from kg.ir.bounds.polynomial import normal
    from kg.ir.uop import UOp

    node = size if isinstance(size, (int, UOp)) or not hasattr(size, "__kg_dim__") else size.__kg_dim__()
    if isinstance(node, UOp):
        return found if isinstance(found := normal(node), UOp) else node
    return whole_number(node, "a size")


def _pairs_of(what: str, pairs: tuple[tuple[Extent, Extent], ...]) -> tuple[tuple[int | UOp, ...], ...]:
    for pair in pairs:
        if not isinstance(pair, (tuple, list)) or len(pair) != 2:  # pyright: ignore[reportUnnecessaryIsInstance]
            raise ShapeError(f"{what} takes a pair of sizes for each axis, as in {what}((0, 4), (1, 3)), not {shown(pair)}")
    return tuple([dims_of(pair) for pair in pairs])


def _nodes(what: str, given: tuple[UOp, ...]) -> tuple[UOp, ...]:
    """Operands that must be nodes: a position, too, has a dtype."""
    from kg.ir.uop import UOp

    for node in given:
        if not isinstance(node, UOp):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise TypeError(f"{what} takes UOps, such as kg.const(2, kg.int32), not {shown(node)}")
    return given


class Movement:
    """Mixin: methods that build shaped nodes.
    Shapes are checked when the node's `shape` is first asked for."""

    __slots__ = ()

    def _moved(self: UOp, op: Op, arg: tuple[object, ...], *others: UOp) -> UOp:  # type: ignore[misc]
        from kg.ir.uop import UOp

        if any(isinstance(d, (tuple, list)) for d in arg) and op not in (Op.PAD, Op.SHRINK):
            raise ShapeError(f"{op.name.lower()} takes numbers one by one, as in reshape(2, 4), not {shown(arg)}")
        node = UOp(op, self.dtype, (self, *others), arg)
        _ = node.shape  # refuse at once what doesn't fit
        return node

    def reshape(self: UOp, *shape: Extent) -> UOp:  # type: ignore[misc]
        dims = dims_of(shape)
        return self if dims == self.shape else self._moved(Op.RESHAPE, dims)

    def expand(self: UOp, *shape: Extent) -> UOp:  # type: ignore[misc]
        dims = dims_of(shape)
        return self if dims == self.shape else self._moved(Op.EXPAND, dims)

    def broadcast_to(self: UOp, *shape: Extent) -> UOp:  # type: ignore[misc]
        """numpy's rule: new axes in front, axes of size 1 repeated."""
        missing = len(shape) - len(self.shape)
        if missing < 0:
            raise ShapeError(f"can't broadcast {self.shape} to {shape}: it has more axes")
        return self.reshape(*(1,) * missing, *self.shape).expand(*shape)

    def permute(self: UOp, *order: int) -> UOp:  # type: ignore[misc]
        axes = tuple([a if isinstance(a, (int, tuple, list)) else whole_number(a, "an axis") for a in order])  # pyright: ignore[reportUnnecessaryIsInstance]
        return self if axes == tuple(range(len(self.shape))) else self._moved(Op.PERMUTE, axes)

    def flip(self: UOp, *axes: int) -> UOp:  # type: ignore[misc]
        if not all(isinstance(axis, int) and abs(axis) < 1 << 31 for axis in axes):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise ShapeError("flip takes axes one by one, which are small integers")
        return self._moved(Op.FLIP, tuple(sorted(axes))) if axes else self

    def shrink(self: UOp, *box: tuple[Extent, Extent]) -> UOp:  # type: ignore[misc]
        pairs = _pairs_of("shrink", box)
        return self if pairs == tuple((0, d) for d in self.shape) else self._moved(Op.SHRINK, pairs)

    def pad(self: UOp, *margins: tuple[Extent, Extent], fill: float | int | bool = 0) -> UOp:  # type: ignore[misc]
        pairs = _pairs_of("pad", margins)
        if all(m == (0, 0) for m in pairs) and len(pairs) == len(self.shape):
            return self
        if is_negative_nan(fill):
            return -(-self)._moved(Op.PAD, pairs, self.const_like(-fill))
        return self._moved(Op.PAD, pairs, self.const_like(fill))

    def stack(self: UOp, *others: UOp, axis: int = 0) -> UOp:  # type: ignore[misc]
        """This value and others of its shape, along a new axis."""
        from kg.ir.uop import UOp

        node = UOp(Op.STACK, self.dtype, (self, *_nodes("stack", others)), whole_number(axis, "an axis"))
        _ = node.shape
        return node

    # -- reductions and scans

    def reduce(self: UOp, monoid: Monoid, *axes: int) -> UOp:  # type: ignore[misc]
        """Over the axes, which stay as size 1.
        Accumulates in this node's dtype; `sum` and `prod` choose a wider one."""
        return combine_values((self,), monoid, Op.REDUCE, Reduction(monoid, axes_of(self, axes)))[0]

    def sum(self: UOp, *axes: int) -> UOp:  # type: ignore[misc]
        """In the accumulator dtype: float32 for half types, int32 for int8 and int16. No axes: all."""
        from kg.ir.monoid import ADD

        return self.cast(accumulator(self.type)).reduce(ADD, *axes)

    def prod(self: UOp, *axes: int) -> UOp:  # type: ignore[misc]
        from kg.ir.monoid import MUL

        return self.cast(accumulator(self.type)).reduce(MUL, *axes)

    def max(self: UOp, *axes: int) -> UOp:  # type: ignore[misc]
        from kg.ir.monoid import MAX

        return self.reduce(MAX, *axes)

    def min(self: UOp, *axes: int) -> UOp:  # type: ignore[misc]
        from kg.ir.monoid import MIN

        return self.reduce(MIN, *axes)

    def scan(self: UOp, monoid: Monoid, axis: int, *, exclusive: bool = False) -> UOp:  # type: ignore[misc]
        """Running reduction along one axis."""
        (axis,) = axes_of(self, (axis,))
        return combine_values((self,), monoid, Op.SCAN, Reduction(monoid, (axis,), exclusive=exclusive))[0]

    # -- data-dependent positions

    def gather(self: UOp, *indices: UOp) -> UOp:  # type: ignore[misc]
        """self[i0, i1, ...] along the leading axes.
        The indices share one shape, which comes first in the result."""
        from kg.ir.uop import UOp

        node = UOp(Op.GATHER, self.dtype, (self, *_nodes("gather", indices)))
        _ = node.shape
        return node

    def scatter(self: UOp, updates: UOp, *indices: UOp, mode: str = "set") -> UOp:  # type: ignore[misc]
        """self with self[i0, i1, ...] combined with the updates, one after another: set, add, mul, max or min."""
        from kg.ir.uop import UOp

        if mode not in SCATTER_MODES:
            raise ValueError(f"unknown scatter mode {mode!r}; there are {', '.join(SCATTER_MODES)}")
        node = UOp(Op.SCATTER, self.dtype, (self, *_nodes("scatter", (updates, *indices))), mode)
        _ = node.shape
        return node

    def rank(self: UOp, *indices: UOp) -> UOp:  # type: ignore[misc]
        """Where each goes of what is counted from self[i0, ...] on; -1, or the greatest uint, out of range."""
        from kg.ir.uop import UOp

        node = UOp(Op.RANK, self.dtype, (self, *_nodes("rank", indices)))
        _ = node.shape
        return node

    def store(self: UOp, value: UOp) -> UOp:  # type: ignore[misc]
        """The statement that writes a shaped value to this PARAM."""
        from kg.ir.uop import UOp

        if not isinstance(value, UOp):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise DTypeError(f"store takes a UOp, not {type(value).__name__}: arrays are given when a kernel runs")
        if value.dtype != self.dtype:
            raise DTypeError(f"store of {value.dtype} to a parameter of {self.dtype}; cast first")
        if value.shape not in (self.shape, ()):
            raise ShapeError(f"store of shape {value.shape} to a parameter of shape {self.shape}")
        return UOp(Op.STORE, void_, (self, value))


#: What a scatter does where an element has a value already: the last one written wins for `set`.
SCATTER_MODES = ("set", "add", "mul", "max", "min")


def combine_values(values: tuple[UOp, ...], monoid: Monoid, op: Op, reduction: Reduction) -> tuple[UOp, ...]:
    """The REDUCE or SCAN of several state values, one node per state of the result."""
    from kg.ir.monoid import with_states

    if len(values) != monoid.states:
        raise DTypeError(f"{monoid.name} combines {monoid.states} values, not {len(values)}")
    result = with_states(op, values, (), reduction)
    _ = result[0].shape  # refuse at once what doesn't fit
    return result


def axes_of(x: UOp, axes: tuple[int, ...]) -> tuple[int, ...]:
    """These axes from the front, in order; all, where none is given."""
    rank = len(x.shape)
    for axis in axes:
        if not isinstance(axis, int):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise ShapeError(f"an axis is an integer, not {shown(axis)}")
        if not -rank <= axis < rank:
            raise ShapeError(f"axis {shown(axis)} of a value of shape {x.shape}")
    return tuple(sorted({a % rank for a in axes})) if axes else tuple(range(rank))


def is_scatter_index(node: UOp, at: int) -> bool:
    """Whether a source is the only index of a scatter (set) to an axis."""
    return node.op is Op.SCATTER and node.arg == "set" and (at, len(node.src), len(node.shape)) == (2, 3, 1)
