"""The bits of elements as elements of other dtypes."""

from __future__ import annotations

from functools import reduce
from math import prod

from kg.frontend import DType, UOp, parse_dtype

from kg_array.array import Array
from kg_array.complex_numbers.array import of_stored
from kg_array.indexing.axes import sizes
from kg_array.indexing.concatenation import joined
from kg_array.operands.arguments import require_array
from kg_array.operands.dtypes import DTypeLike, asked, is_complex, part_of
from kg_array.running.steps import single


def bitcast(x: Array, /, dtype: DTypeLike) -> Array:
    """The same bits as elements of another dtype.
    Where that is narrower or wider the last axis has as many more or fewer elements, the least significant bits first, as they
    lie in memory. A bool is the uint8 that it is there; nothing becomes a bool."""
    require_array("bitcast", x)
    wanted = asked("bitcast", dtype)
    if wanted is x.dtype:
        return x
    if wanted.is_bool:
        raise TypeError("bitcast: bits other than 0 and 1 are no bool: compare with 0 instead")
    if wanted.itemsize != x.dtype.itemsize:
        if not x.ndim:
            raise ValueError(
                f"bitcast: from {x.dtype} to {wanted} the last axis becomes longer or shorter, and an array of no dimensions has none"
            )
        several = wanted.itemsize // x.dtype.itemsize
        if several > 1 and x.shape[-1] % several:
            raise ValueError(
                f"bitcast: the last axis of shape {x.shape} is no multiple of {several}, as many {x.dtype} as are in a {wanted}"
            )
    return single(("bitcast", wanted), x, lambda x: _bitcast(x, wanted))


def _bitcast(x: Array, dtype: DType) -> Array:
    node = x.stored
    shape = list(x.shape)
    if x.dtype.itemsize != dtype.itemsize:
        shape[-1] = shape[-1] * x.dtype.itemsize // dtype.itemsize
    part = part_of(dtype)
    if node.type.bits != part.bits:
        *before, last = sizes(node) if is_complex(x.dtype) else (*sizes(node), 1)  # the axis of what lies together
        node = node.reshape(prod(before), last)
    parts = _in_parts(_unsigned(node), part)
    return of_stored(parts.bitcast(part).reshape(*shape, *((2,) if is_complex(dtype) else ())), dtype, x.device)


def _unsigned(node: UOp) -> UOp:
    kind = parse_dtype(f"uint{8 if node.type.is_bool else node.type.bits}")
    return node.cast(kind) if node.type.is_bool else node.bitcast(kind)


def _in_parts(node: UOp, part: DType) -> UOp:
    """Unsigned integers, [rows, along], as others of the width of `part`: several of each,
    or one of several, also of those in rows below."""
    bits = node.type.bits
    kind = parse_dtype(f"uint{part.bits}")
    if bits > part.bits:
        rows, along = sizes(node)
        pieces = [(node >> at).cast(kind).reshape(rows, along, 1) for at in range(0, bits, part.bits)]
        return joined(pieces, 2)
    if bits < part.bits:
        several = part.bits // bits
        wide = node.cast(kind).reshape(prod(sizes(node)) // several, several)
        rows, _ = sizes(wide)
        return reduce(lambda a, b: a | b, [wide.shrink((0, rows), (at, at + 1)) << (at * bits) for at in range(several)])
    return node
