"""CAST and BITCAST in PTX, by the pinned rules:
saturating to integers, rounded once to floats, != 0 to bool."""

from __future__ import annotations

from kg.plugin import DType, UOp

from kg_cuda.ptx.body import Body, Lanes
from kg_cuda.ptx.narrow import CONVERTED, SINGLE, narrowed, rounded, widened
from kg_cuda.ptx.types import bits, exact, kind


def cast(body: Body, uop: UOp) -> None:
    """CAST"""
    source, target = uop.src[0].type, uop.type
    body.values[uop] = tuple(convert(body, x, source.scalar, target.scalar) for x in body.lanes(uop.src[0]))


def convert(body: Body, x: str, source: DType, target: DType) -> str:
    if source is target:
        return x
    if source in CONVERTED:
        return convert(body, widened(body, body.in_register(x, bits(source)), source), SINGLE, target)
    if target in CONVERTED and not source.is_bool:
        return narrowed(body, body.in_register(convert(body, x, source, SINGLE), "b32"), target)
    if target.is_bool:
        return body.emit("pred", f"setp.{'neu' if source.is_float else 'ne'}.{kind(source)}", *_with_zero(body, x, source))
    if source.is_bool:
        return body.emit(bits(target), f"selp.{bits(target)}", body.constant(1, target), body.constant(0, target), x)
    x = body.in_register(x, bits(source))
    if source.is_float:
        return _float_to_float(body, x, source, target) if target.is_float else _float_to_int(body, x, source, target)
    if target.is_float:
        return body.emit(bits(target), f"cvt.rn.{exact(target)}.{kind(source)}", x)
    return _int_to_int(body, x, source, target)


def _with_zero(body: Body, x: str, dtype: DType) -> tuple[str, str]:
    return body.in_register(x, bits(dtype)), body.constant(0, dtype)


def _int_to_int(body: Body, x: str, source: DType, target: DType) -> str:
    """A narrow value stays extended as its dtype says."""
    if target.bits < 32:
        if source.bits == 64:
            x = body.emit("b32", "cvt.u32.u64", x)
        holds = source.bits < target.bits and (target.is_signed or not source.is_signed)
        return x if holds else body.emit("b32", f"cvt.{kind(target)}.{exact(target)}", x)
    if target.bits == 64 and source.bits < 64:
        return body.emit("b64", f"cvt.{kind(target)}.{kind(source)}", x)
    return body.emit("b32", "cvt.u32.u64", x) if source.bits > target.bits else x


def _float_to_float(body: Body, x: str, source: DType, target: DType) -> str:
    if source is SINGLE and target.bits == 16:
        return rounded(body, x, target)
    rounding = ".rn" if target.bits < source.bits else ""
    return body.emit(bits(target), f"cvt{rounding}.{kind(target)}.{kind(source)}", x)


def _float_to_int(body: Body, x: str, source: DType, target: DType) -> str:
    """The machine saturates; NaN is 0 where 64 bits are on neither side.
    Narrow targets are clamped once more."""
    result = body.emit(bits(target), f"cvt.rzi.{kind(target)}.{kind(source)}", x)
    if target.bits < 32:
        result = body.emit("b32", f"min.{kind(target)}", result, int(target.max))
        result = body.emit("b32", f"max.{kind(target)}", result, int(target.min)) if target.is_signed else result
    if source.bits == 64 or target.bits == 64:
        is_number = body.emit("pred", f"setp.num.{kind(source)}", x, x)
        result = body.emit(bits(target), f"selp.{bits(target)}", result, 0, is_number)
    return result


def bitcast(body: Body, uop: UOp) -> None:
    """BITCAST: between lanes of one size a name, or a sign; else lanes are put together or taken apart."""
    source, target = uop.src[0].type, uop.type
    values = body.lanes(uop.src[0])
    if source.scalar.bits == target.scalar.bits:
        body.values[uop] = tuple(_same_size(body, x, source.scalar, target.scalar) for x in values)
        return
    words = [raw(body, x, source.scalar) for x in values]
    step = max(source.scalar.bits, target.scalar.bits)
    joined = join(body, words, source.scalar.bits, step)
    parts = split(body, joined, step, target.scalar.bits)
    body.values[uop] = tuple(held(body, x, target.scalar) for x in parts)


def _same_size(body: Body, x: str, source: DType, target: DType) -> str:
    if not x.startswith("%"):
        x = body.in_register(x, bits(source))
    if source.bits >= 32 or (source.is_float and target.is_float):
        return x
    return held(body, raw(body, x, source), target)


def raw(body: Body, x: str, dtype: DType) -> str:
    """Its bits, in a register of 32 or 64 in which those above it may be anything."""
    x = body.in_register(x, bits(dtype))
    return body.emit("b32", "cvt.u32.u16", x) if bits(dtype) == "b16" else x


def held(body: Body, x: str, dtype: DType) -> str:
    """A value of a dtype from its bits."""
    if bits(dtype) == "b16":
        return body.emit("b16", "cvt.u16.u32", x)
    if dtype.is_float:
        return body.emit("b32", "cvt.u32.u8", x) if dtype.bits < 32 else x
    return body.emit("b32", f"cvt.{kind(dtype)}.{exact(dtype)}", x) if dtype.bits < 32 else x


def join(body: Body, values: Lanes | list[str], narrow: int, wide: int) -> list[str]:
    """Bits of so many each, put together from the lowest; registers of 32 bits hold what is narrower."""
    if narrow == wide:
        return list(values)
    if narrow == 32:
        return [body.emit("b64", "mov.b64", "{" + ", ".join(values[i : i + 2]) + "}") for i in range(0, len(values), 2)]
    per = min(wide, 32) // narrow
    words: list[str] = []
    for i in range(0, len(values), per):
        word = body.emit("b32", "and.b32", values[i], (1 << narrow) - 1)
        for k in range(1, per):
            word = body.emit("b32", "bfi.b32", values[i + k], word, k * narrow, narrow)
        words.append(word)
    return join(body, words, 32, wide) if wide == 64 else words


def split(body: Body, values: list[str], wide: int, narrow: int) -> list[str]:
    """The reverse."""
    if narrow == wide:
        return values
    if wide == 64:
        words: list[str] = []
        for x in values:
            low, high = body.register("b32"), body.register("b32")
            body.do("mov.b64", f"{{{low}, {high}}}", x)
            words += [low, high]
        return split(body, words, 32, narrow)
    return [body.emit("b32", "bfe.u32", x, at, narrow) for x in values for at in range(0, wide, narrow)]
