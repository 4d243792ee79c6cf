"""The shape of every shaped node: a tuple of ints and index expressions over DEFINE_VARs.
Refuses what doesn't fit."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from math import prod

from kg.checks import GREATEST, shown
from kg.errors import ShapeError
from kg.ir.bounds.polynomial import Polynomial, constant, normal, polynomial, product
from kg.ir.op import ELEMENTWISE, MOVEMENT, Op
from kg.ir.uop import UOp, printer

#: A size along one axis: a number, or an expression over sizes that are given at launch.
Dim = int | UOp
#: The sizes along every axis.
Shape = tuple[Dim, ...]


def format_shape(shape: Shape) -> str:
    """The shape as the text form has it."""
    return f"[{', '.join(printer().format_dim(d) if isinstance(d, UOp) else shown(d) for d in shape)}]"


def dim_max(dim: Dim) -> int:
    """The greatest value a dim can take."""
    return dim if isinstance(dim, int) else dim.vmax


def dim_min(dim: Dim) -> int:
    """The least value a dim can take."""
    return dim if isinstance(dim, int) else dim.vmin


def dim_uop(dim: Dim) -> UOp:
    """A dim as an index expression."""
    from kg.dtype import index

    return UOp(Op.CONST, index, (), dim) if isinstance(dim, int) else dim


def dim_of(node: UOp) -> Dim:
    """An index expression as a dim: an int where it is constant."""
    return int(node.value) if node.op is Op.CONST else node


def size_of(shape: Shape) -> Dim:
    """The number of elements."""
    static = 1
    symbolic: UOp | None = None
    for d in shape:
        if isinstance(d, int):
            static *= d
        else:
            symbolic = d if symbolic is None else symbolic * d
    if symbolic is None:
        return static
    return symbolic * static if static != 1 else symbolic


def check_size(node: UOp, shape: Shape) -> None:
    """Refuse a shape with a negative size, or of more elements than 64 bits count."""
    known = [d for d in shape if type(d) is int]
    if prod(known) > GREATEST or (known and min(known) < 0):
        why = "a size is negative" if min(known) < 0 else "more elements than 2^63"
        raise ShapeError(f"{node.op.name.lower()} gives the shape {shown(shape)}: {why}")


def shape_of(node: UOp) -> Shape | None:
    """The shape, () for scalars, None for nodes that have none (statements, pointers)."""
    op = node.op
    if op in ELEMENTWISE:
        return _elementwise(node)
    if op in MOVEMENT:
        return _movement(node)
    match op:
        case Op.PARAM | Op.BUFFER:
            return node.param.shape
        case (
            Op.CONST
            | Op.DEFINE_VAR
            | Op.ARG
            | Op.RANGE
            | Op.SPECIAL
            | Op.TILE_INDEX
            | Op.LOAD
            | Op.GEP
            | Op.SHUFFLE
            | Op.VECTORIZE
        ):
            return ()
        case Op.GROUP_REDUCE | Op.SUBGROUP_SHUFFLE:
            return ()
        case Op.STATE if node.src[0].op is Op.LOOP:
            return _loop_result(node.src[0], node.slot)
        case Op.COPY | Op.CONTIGUOUS | Op.STATE:
            return node.src[0].shape
        case Op.REDUCE | Op.SCAN:
            return _reduction(node)
        case Op.STACK:
            return _stack(node)
        case Op.GATHER:
            data, *indices = node.src
            return (*_index_shape(node, data, indices), *data.shape[len(indices) :])
        case Op.RANK:
            start, *indices = node.src
            if len(indices) != len(start.shape):
                raise ShapeError(f"rank: {len(indices)} indices for counts of shape {format_shape(start.shape)}")
            return _index_shape(node, start, indices)
        case Op.SCATTER:
            target, updates, *indices = node.src
            wanted = (*_index_shape(node, target, indices), *target.shape[len(indices) :])
            if updates.shape not in (wanted, ()):
                raise ShapeError(f"scatter: updates of shape {format_shape(updates.shape)}, wanted {format_shape(wanted)}")
            return target.shape
        case Op.FOURIER:
            return _fourier(node)
        case _:
            return None


def _elementwise(node: UOp) -> Shape:
    """One shape for all operands, where a scalar () goes with any."""
    result: Shape = ()
    for s in node.src:
        shape = s.shape
        if shape == () or shape == result:
            continue
        if result != ():
            raise ShapeError(
                f"{node.op.name.lower()}: operands of shapes {format_shape(result)} and {format_shape(shape)};"
                " expand them to one shape (broadcast_to) first"
            )
        result = shape
    return result


def _stack(node: UOp) -> Shape:
    shape, axis = node.src[0].shape, node.slot
    if not 0 <= axis <= len(shape):
        raise ShapeError(f"stack: there is no place for axis {axis} in a value of shape {format_shape(shape)}")
    for s in node.src:
        if s.shape != shape:
            raise ShapeError(f"stack: values of shapes {format_shape(shape)} and {format_shape(s.shape)}")
    return (*shape[:axis], len(node.src), *shape[axis:])


def _index_shape(node: UOp, data: UOp, indices: list[UOp]) -> Shape:
    """The shape that the indices of a GATHER or SCATTER share."""
    name = node.op.name.lower()
    if not 1 <= len(indices) <= len(data.shape):
        raise ShapeError(f"{name}: {len(indices)} indices for a value of shape {format_shape(data.shape)}")
    shared: Shape = ()
    for i in indices:
        if i.shape != () and shared not in ((), i.shape):
            raise ShapeError(f"{name}: indices of shapes {format_shape(shared)} and {format_shape(i.shape)}")
        shared = shared or i.shape
    return shared


def _reduction(node: UOp) -> Shape:
    shape: Shape = ()
    for s in node.src:
        if s.op is Op.RANGE:
            return ()  # past the movement phase
        if shape not in ((), s.shape) and s.shape != ():
            raise ShapeError(f"{node.op.name.lower()}: values of shapes {format_shape(shape)} and {format_shape(s.shape)}")
        shape = shape or s.shape
    axes = node.reduction.axes
    for axis in axes:
        if not 0 <= axis < len(shape):
            raise ShapeError(f"{node.op.name.lower()}: axis {axis} of a value of shape {format_shape(shape)}")
    if node.op is Op.SCAN:
        return shape
    return tuple(1 if i in axes else d for i, d in enumerate(shape))


def _loop_result(loop: UOp, number: int) -> Shape:
    """The shape of a result of a LOOP."""
    body = loop.loop
    if not 0 <= number < len(body.values) + body.carried:
        raise ShapeError(f"a loop of {len(body.values)} values, {body.carried} of them carried, has no result {number}")
    if number < body.carried:
        return body.values[number].shape
    value = body.values[number] if number < len(body.values) else loop.src[number - len(body.values)]
    return (body.count, *value.shape)


def _fourier(node: UOp) -> Shape:
    how, shape = node.fourier, node.src[0].shape
    one = len(node.src) == 1
    if not 0 <= how.axis < len(shape) or any(s.shape != shape for s in node.src):
        raise ShapeError(f"fourier along axis {how.axis} of {' and '.join(format_shape(s.shape) for s in node.src)}")
    if (one and (how.real or how.inverse)) or (how.real and not how.inverse):
        raise ShapeError("fourier: real values have coefficients, and inverse transforms of these are real")
    given, made = (how.half if how.real else how.size), (how.half if one else how.size)
    if shape[how.axis] != given or how.size < 1:
        raise ShapeError(f"fourier of size {how.size}: axis {how.axis} of {format_shape(shape)} must have {given} elements")
    result = tuple(made if i == how.axis else d for i, d in enumerate(shape))
    return result if how.real else (*result, 2)


def _movement(node: UOp) -> Shape:
    shape = node.src[0].shape
    match node.op:
        case Op.RESHAPE:
            new: Shape = node.dims
            if not same_size(shape, new):
                raise ShapeError(f"reshape of {format_shape(shape)} to {format_shape(new)}: the number of elements differs")
            if any(isinstance(d, int) and d < 0 for d in new):
                raise ShapeError(f"reshape to {format_shape(new)}: a dim is negative")
            return new
        case Op.EXPAND:
            new = node.dims
            if len(new) != len(shape) or any(a != b and a != 1 for a, b in zip(shape, new, strict=True)):
                raise ShapeError(f"expand of {format_shape(shape)} to {format_shape(new)}: only axes of size 1 can be repeated")
            return new
        case Op.PERMUTE:
            order = node.dims
            if len(order) != len(shape) or set(order) != set(range(len(shape))):
                raise ShapeError(f"permute of {format_shape(shape)} by {shown(order)}: not an order of its axes")
            return tuple(shape[i] for i in order if isinstance(i, int))
        case Op.FLIP:
            if any(not isinstance(a, int) or not 0 <= a < len(shape) for a in node.dims):
                raise ShapeError(f"flip of axes {shown(node.dims)} of {format_shape(shape)}")
            return shape
        case Op.PAD:
            pairs = _pairs(node, shape)
            if any(isinstance(m, int) and m < 0 for pair in pairs for m in pair):
                raise ShapeError(f"pad of {format_shape(shape)} by {shown(pairs)}: negative; use shrink")
            return tuple(_add(_add(d, before), after) for d, (before, after) in zip(shape, pairs, strict=True))
        case _:  # SHRINK
            return tuple(_extent(d, start, stop) for d, (start, stop) in zip(shape, _pairs(node, shape), strict=True))


def _pairs(node: UOp, shape: Shape) -> tuple[tuple[Dim, Dim], ...]:
    pairs: tuple[tuple[Dim, Dim], ...] = node.arg  # pyright: ignore[reportAssignmentType]
    if len(pairs) != len(shape):
        raise ShapeError(f"{node.op.name.lower()} of {format_shape(shape)}: {len(pairs)} pairs for {len(shape)} axes")
    return pairs


def _extent(dim: Dim, start: Dim, stop: Dim) -> Dim:
    if isinstance(start, int) and isinstance(stop, int) and not (0 <= start <= stop <= dim_max(dim)):
        raise ShapeError(f"shrink of an axis of size {dim} to [{shown(start)}, {shown(stop)})")
    return _add(stop, -start if isinstance(start, int) else start * -1)


def _add(a: Dim, b: Dim) -> Dim:
    return a + b if isinstance(a, int) and isinstance(b, int) else normal(dim_uop(a) + b)


def total(dims: Iterable[Dim]) -> Dim:
    """The sum of sizes, in its normal form."""
    return reduce(_add, dims, 0)


def same_size(a: Shape, b: Shape) -> bool:
    """Equal element counts, whatever the variables are."""
    if all(isinstance(d, int) for d in (*a, *b)):
        return prod(a) == prod(b)
    return _count(a) == _count(b)


def _count(shape: Shape) -> Polynomial:
    return reduce(product, map(polynomial, shape), constant(1))
