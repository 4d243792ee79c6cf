"""Packing of narrow values into 32-bit words, lowest first, and unpacking.

Values that came out of one word are that word again, and two that were rounded from float32 are rounded into one at once.
"""

from __future__ import annotations

from collections.abc import Sequence

from kg.plugin import DType

from kg_cuda.ptx.body import Body
from kg_cuda.ptx.cast import join, split
from kg_cuda.ptx.types import bits, exact, kind


def packed(body: Body, values: Sequence[str], dtype: DType) -> list[str]:
    """Words of values; of 16 bits where there are but two bytes."""
    held = [body.in_register(v, bits(dtype)) for v in values]
    if dtype.bits >= 32:
        return held
    per = 32 // dtype.bits
    return [_word(body, tuple(held[i : i + per]), dtype) for i in range(0, len(held), per)]


def are_words(body: Body, values: Sequence[str], dtype: DType) -> bool:
    """Whether registers have the words of values already."""
    per = max(1, 32 // dtype.bits)
    return per == 1 or all(tuple(values[i : i + per]) in body.words for i in range(0, len(values), per))


def _word(body: Body, values: tuple[str, ...], dtype: DType) -> str:
    known = body.words.get(values)
    if known is not None:
        return known
    if bits(dtype) != "b16":
        return join(body, values, dtype.bits, dtype.bits * len(values))[0]
    rounded = [body.rounded.get(x, "") for x in values]
    if all(rounded) and body.arch.has_packed_rounding:
        return body.emit("b32", f"cvt.rn.{kind(dtype)}x2.f32", rounded[1], rounded[0])
    return body.emit("b32", "mov.b32", f"{{{', '.join(values)}}}")


def unpacked(body: Body, words: Sequence[str], dtype: DType) -> list[str]:
    """The values in words, extended as registers hold them."""
    if dtype.bits >= 32:
        return list(words)
    found: list[str] = []
    for word in words:
        values = _values(body, word, dtype)
        body.words[tuple(values)] = word
        found += values
    return found


def _values(body: Body, word: str, dtype: DType) -> list[str]:
    if bits(dtype) == "b16":
        low, high = body.register("b16"), body.register("b16")
        body.do("mov.b32", f"{{{low}, {high}}}", word)
        return [low, high]
    return [extended(body, x, dtype) for x in split(body, [word], 32, dtype.bits)]


def extended(body: Body, x: str, dtype: DType) -> str:
    """A value of 8 bits, or an integer of 16, from a register with zeros above it."""
    return body.emit("b32", f"cvt.{kind(dtype)}.{exact(dtype)}", x) if dtype.is_int and dtype.is_signed else x
