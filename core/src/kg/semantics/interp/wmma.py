"""WMMA from the TensorCore record alone: fragments become matrices by the layouts, are multiplied,
and become fragments."""

from __future__ import annotations

from functools import cache

import numpy as np

from kg.dtype import DType, bfloat16
from kg.errors import SpecError, UnsupportedError
from kg.ir.layouts.fragment import Fragment, lanes_of, registers_of
from kg.ir.layouts.tensorcore import TensorCore
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.semantics.floats import Array, numpy_value_dtype, round_values
from kg.semantics.interp.threads import Threads
from kg.semantics.interp.tiles import held


def wmma(uop: UOp, fragments: tuple[Array, Array, Array], threads: Threads) -> Array:
    """c + a @ b for every warp, a warp being `threads` consecutive work-items of a work-group.
    (threads, registers of c)."""
    core = uop.arg
    if not isinstance(core, TensorCore):
        raise SpecError("a WMMA carries a TensorCore", node=repr(uop), stage="linear")
    _check_warps(uop, core, threads)
    columns, rows, depth = core.dims
    layouts = (core.layout_a, core.layout_b, core.layout_c)
    shapes = ((rows, depth), (depth, columns), (rows, columns))
    dtypes = (*core.dtype_in, core.dtype_out)
    a, b, c = (
        _matrix(uop, fragment, layout, shape, threads)
        for fragment, layout, shape in zip(fragments, layouts, shapes, strict=True)
    )
    a, b = (_input(x, dtype, core) for x, dtype in zip((a, b), dtypes, strict=False))
    result = _multiply(a, b, c, core)
    at = _coordinates(core.layout_c)
    return result[:, at[0], at[1]].reshape(threads.count, -1)


def late_loads(uop: UOp) -> list[UOp]:
    """The LOADs whose memory an asynchronous unit goes on reading."""
    core = uop.arg
    if not isinstance(core, TensorCore) or not core.asynchronous:
        return []
    operands = [x for x, read in zip(uop.src, core.shared_operands, strict=False) if read]
    parts = [part for x in operands for part in (x.src if x.op is Op.VECTORIZE else (x,))]
    found = dict.fromkeys(x.src[0] if x.op is Op.GEP else x for x in parts)
    return [x for x in found if x.op is Op.LOAD]


def _check_warps(uop: UOp, core: TensorCore, threads: Threads) -> None:
    if threads.items % core.threads:
        message = (
            f"{core.name} needs {core.threads} lanes together; the work-group has {threads.items} work-items, not a multiple"
        )
        raise SpecError(message, node=repr(uop))
    if threads.mask is not None:
        warps = threads.mask.reshape(-1, core.threads)
        if (warps.any(axis=1) & ~warps.all(axis=1)).any():
            raise SpecError(f"{core.name} is reached by a part of its {core.threads} lanes", node=repr(uop))


@cache
def _coordinates(layout: Fragment) -> tuple[Array, Array]:
    """Rows and columns as (lane, register) arrays."""
    both = np.asarray(held(layout), np.int64)
    return both[..., 0], both[..., 1]


def _matrix(uop: UOp, fragment: Array, layout: Fragment, shape: tuple[int, int], threads: Threads) -> Array:
    """(warps, rows, columns) from a fragment; elements that several lanes hold must be the same in all."""
    lanes = fragment if fragment.ndim == 2 else fragment[:, None]
    each = np.broadcast_to(lanes, (threads.count, registers_of(layout))).reshape(-1, lanes_of(layout), registers_of(layout))
    rows, columns = _coordinates(layout)
    matrix = np.zeros((len(each), *shape), fragment.dtype)
    matrix[:, rows, columns] = each
    same = np.equal(matrix[:, rows, columns], each) | (each != each)  # NaN is the same as NaN
    if threads.mask is not None:
        same = same[threads.mask.reshape(-1, lanes_of(layout))[:, 0]]
    if not same.all():
        raise SpecError("lanes that hold the same matrix element give it different values", node=repr(uop))
    return matrix


def _input(x: Array, dtype: DType, core: TensorCore) -> Array:
    """The values as the unit takes them in."""
    match core.numerics.input_rounding:
        case "none":
            pass
        case "bf16":
            x = round_values(x, bfloat16)
        case "tf32" | "tf32_away" | "tf32_cut" as kind:  # ten bits of mantissa
            bits = np.ascontiguousarray(x, np.float32).view(np.uint32)
            even = np.uint32(0xFFF) + (bits >> 13 & 1)
            half = {"tf32": even, "tf32_away": np.uint32(0x1000), "tf32_cut": np.uint32(0)}[kind]
            x = np.where(np.isfinite(x), _without(bits + half, 13), x)
        case other:
            raise UnsupportedError(
                f"{core.name}: input rounding {other!r} is unknown; there are none, bf16, tf32, tf32_away, tf32_cut"
            )
    return _flush(x, dtype) if core.numerics.flushes_denormals else x


def _flush(x: Array, dtype: DType) -> Array:
    least_normal = 2.0 ** (2 - (1 << (dtype.exponent_bits - 1)))
    return np.where(np.abs(x) < least_normal, np.copysign(0, x), x).astype(x.dtype)


def _without(bits: Array, last: int) -> Array:
    """float32 from its bits, the last ones cleared."""
    return (bits & np.uint32(0xFFFFFFFF << last & 0xFFFFFFFF)).view(np.float32)


def _multiply(a: Array, b: Array, c: Array, core: TensorCore) -> Array:
    """Sums in float32 (float64 for float64), or integers that wrap at the accumulator's width."""
    if not core.dtype_out.is_float:
        total = c.astype(np.int64) + np.matmul(a.astype(np.int64), b.astype(np.int64))
        return total.astype(numpy_value_dtype(core.dtype_out))
    wide = np.float64 if core.dtype_out.bits == 64 else np.float32
    total = c.astype(wide) + np.matmul(a.astype(wide), b.astype(wide))
    if core.numerics.sum_bits:
        total = np.where(np.isfinite(total), _without(total.view(np.uint32), 23 - core.numerics.sum_bits), total)
    result = round_values(total, core.dtype_out)
    return _flush(result, core.dtype_out) if core.numerics.flushes_denormals else result
