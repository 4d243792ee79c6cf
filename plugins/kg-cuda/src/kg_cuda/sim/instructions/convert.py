"""cvt: between integers, floats, and packed small formats, with every rounding."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np
from kg_sim.numbers.exact import directed, to_odd, two_sum
from kg_sim.numbers.formats import SMALL, U16, bf16_value, flushed, halves, joined
from kg_sim.numbers.types import U32, U64, Array, DType
from kg_sim.work_items import Step, WorkItems

from kg_cuda.sim.decoder import Decoder
from kg_cuda.sim.numbers.formats import FORMATS, canonical
from kg_cuda.sim.numbers.types import NUMPY, SIZES
from kg_cuda.sim.text.syntax import Instruction

Convert = Callable[[Array], Array]
INTEGRAL: Final[dict[str, Convert]] = {"rni": np.rint, "rzi": np.trunc, "rmi": np.floor, "rpi": np.ceil}
FLOATING: Final = {"rn", "rz", "rm", "rp", "rna"}
PLAIN: Final = {"f16", "bf16", "f32", "f64"}


def decode_cvt(d: Decoder, at: Instruction) -> Step:
    opcode = at.opcode
    to, source = opcode[-2], opcode[-1]
    if to in ("f16x2", "bf16x2", "e4m3x2", "e5m2x2") or source in ("e4m3x2", "e5m2x2"):
        return _packed(d, at)
    if to == "tf32":
        return _tf32(d, at)
    mode = next((part for part in opcode[1:-2] if part in FLOATING or part in INTEGRAL), "")
    function = conversion(to, source, mode, sat="sat" in opcode, flush="ftz" in opcode, relu="relu" in opcode)
    put, a = d.target(at.operands[0], to, wider=True), d.source(at.operands[1], source)
    return lambda t: put(t, function(a(t)))


def conversion(to: str, source: str, mode: str, *, sat: bool, flush: bool, relu: bool = False) -> Convert:
    """The function of one scalar cvt."""
    if source in PLAIN:
        if to in PLAIN:
            return _float_to_float(to, source, mode, sat, flush, relu)
        return _float_to_integer(to, source, mode, flush)
    if to in PLAIN:
        return _integer_to_float(to, mode, sat)
    return _integers(to, sat)


def _integers(to: str, sat: bool) -> Convert:
    dtype: DType = NUMPY[to]
    if not sat:
        return lambda x: x.astype(dtype)
    info = np.iinfo(dtype)

    def clamp(x: Array) -> Array:
        have = np.iinfo(x.dtype)
        low, high = max(have.min, info.min), min(have.max, info.max)
        return np.clip(x, x.dtype.type(low), x.dtype.type(high)).astype(dtype)

    return clamp


def _number(source: str, flush: bool) -> Convert:
    """Values of a float type as numbers."""
    if source == "bf16":
        return bf16_value
    if source == "f32" and flush:
        return flushed
    return lambda x: x


def _float_to_integer(to: str, source: str, mode: str, flush: bool) -> Convert:
    """Out of range saturates. NaN is zero, or the sign bit alone where either side has 64 bits."""
    dtype: DType = NUMPY[to]
    read = _number(source, flush)
    rounding, info = INTEGRAL[mode], np.iinfo(dtype)
    nan = (1 << 63) if SIZES[to] == 8 else (1 << (8 * SIZES[to] - 1)) if source == "f64" else 0
    nan_value = np.array([nan], U64).astype(f"u{SIZES[to]}").view(dtype)[0]
    limit = float(info.max) + (1 if SIZES[to] < 8 else 0)

    def convert(x: Array) -> Array:
        x = rounding(read(x).astype(np.float64))
        over, under = x >= limit, x <= float(info.min)
        safe = np.where(over | under | (x != x), 0.0, x)
        out = np.where(over, dtype.type(info.max), np.where(under, dtype.type(info.min), safe.astype(dtype)))
        return np.where(x != x, nan_value, out)

    return convert


def _odd64(x: Array) -> Array:
    """Integers as float64, rounded to odd."""
    if x.itemsize < 8:
        return x.astype(np.float64)
    low = x & x.dtype.type(0xFFFFFFFF)
    return to_odd(*two_sum((x - low).astype(np.float64), low.astype(np.float64)))


def _integer_to_float(to: str, mode: str, sat: bool) -> Convert:
    def convert(x: Array) -> Array:
        if to == "f64":
            if x.itemsize < 8 or mode == "rn":
                return x.astype(np.float64)
            low = x & x.dtype.type(0xFFFFFFFF)
            return directed("add", mode, (x - low).astype(np.float64), low.astype(np.float64))
        return _round(to, _odd64(x), mode)

    return (lambda x: convert(np.where(x > 0, np.ones(1, x.dtype), np.zeros(1, x.dtype)))) if sat else convert


def _round(to: str, x: Array, mode: str) -> Array:
    """float64 or float32 to a narrower type, rounded once."""
    if to == "f32" and mode in ("rn", ""):
        return canonical(x.astype(np.float32))
    if to == "f16" and mode in ("rn", ""):
        out = x.astype(np.float16)
        out.view(U16)[x != x] = 0x7FFF
        return out
    word = FORMATS[to].bits(x.astype(np.float64), mode or "rn", saturate=False)
    return word.astype(U32).view(np.float32) if to == "f32" else word.astype(U16).view(np.float16 if to == "f16" else U16)


def _float_to_float(to: str, source: str, mode: str, sat: bool, flush: bool, relu: bool) -> Convert:
    read = _number(source, flush)

    def convert(x: Array) -> Array:
        if to == source and not mode and not sat and not flush:
            return x.copy()
        value = read(x)
        if mode in INTEGRAL:
            value = INTEGRAL[mode](value)
        if sat:
            value = np.where(value > 0, np.minimum(value, value.dtype.type(1)), value.dtype.type(0))
        if relu:
            value = np.where(value != value, value, np.where(value > 0, value, value.dtype.type(0)))
        if to == "f64":
            return value.astype(np.float64)
        out = _round(to, value, mode if mode in FLOATING else "rn")
        return flushed(out) if flush and to == "f32" else out

    return convert


def _tf32(d: Decoder, at: Instruction) -> Step:
    """cvt.rna.tf32.f32 and .rn, .rz: the low 13 bits become zero."""
    mode = next(part for part in at.opcode if part in FLOATING)
    relu = "relu" in at.opcode
    put, a = d.target(at.operands[0], "b32"), d.source(at.operands[1], "f32")

    def run(t: WorkItems) -> None:
        put(t, tf32(a(t), mode, relu))

    return run


def tf32(x: Array, mode: str, relu: bool = False) -> Array:
    """float32 rounded to 10 bits of fraction."""
    word = x.view(U32).copy()
    if mode == "rna":
        word += np.uint32(1 << 12)
    elif mode == "rn":
        word += np.uint32(0xFFF) + (word >> np.uint32(13) & np.uint32(1))
    word &= np.uint32(0xFFFFE000)
    special = ~np.isfinite(x)
    word[special] = x.view(U32)[special]
    word[x != x] = 0x7FFFFFFF
    if relu:
        word[x < 0] = 0
    return word


def _packed(d: Decoder, at: Instruction) -> Step:
    opcode = at.opcode
    to, source = opcode[-2], opcode[-1]
    mode = next((part for part in opcode if part in FLOATING), "rn")
    relu = "relu" in opcode
    if source in ("e4m3x2", "e5m2x2"):
        return _from_small(d, at, SMALL[source[:4]], relu)
    one = to[:-2]
    saturate = one in ("e4m3", "e5m2") or "satfinite" in opcode
    put = d.target(at.operands[0], to)
    gets = [d.source(x, source) for x in at.operands[1:]]
    form, word = FORMATS[one], np.uint8 if one[0] == "e" else np.uint16

    def run(t: WorkItems) -> None:
        if source == "f32":
            high, low = np.broadcast_arrays(*(get(t) for get in gets))
            values = np.stack([low, high], axis=1).astype(np.float64)
        elif source == "f16x2":
            values = halves(gets[0](t)).view(np.float16).astype(np.float64)
        else:
            values = bf16_value(halves(gets[0](t))).astype(np.float64)
        if relu:
            values = np.where(values != values, values, np.where(values > 0, values, 0.0))
        bits = form.bits(values, mode, saturate).astype(word)
        put(t, joined(bits) if word is np.uint16 else np.ascontiguousarray(bits).view(U16).reshape(-1))

    return run


def _from_small(d: Decoder, at: Instruction, table: Array, relu: bool) -> Step:
    """cvt.rn.f16x2.e4m3x2 and e5m2x2: exact."""
    put, a = d.target(at.operands[0], "f16x2"), d.source(at.operands[1], "b16")

    def run(t: WorkItems) -> None:
        values = table[np.ascontiguousarray(a(t)).view(np.uint8).reshape(-1, 2)]
        if relu:
            values = np.where(values < 0, np.float32(0), values)
        out = values.astype(np.float16).view(U16)
        out[values != values] = 0x7FFF
        put(t, joined(out))

    return run
