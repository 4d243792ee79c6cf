"""Integer and bit instructions as functions of arrays, and their decoding.

Division by zero gives all ones, quotient and remainder alike, as machines do; PTX leaves it open.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np
from kg_sim.numbers.types import U32, WORDS, Array
from kg_sim.work_items import Step, WorkItems

from kg_cuda.sim.decoder import Decode, Decoder
from kg_cuda.sim.numbers.types import NUMPY, SIZES
from kg_cuda.sim.text.syntax import Instruction

Binary = Callable[[Array, Array], Array]
INTEGERS: Final = {f"{sign}{bits}" for sign in "usb" for bits in (16, 32, 64)}


def magnitude(x: Array) -> Array:
    """|x| as unsigned: of the least value too."""
    if x.dtype.kind == "u":
        return x
    word = x.view(WORDS[x.itemsize])
    return np.where(x < 0, ~word + np.ones(1, word.dtype), word)


def div(a: Array, b: Array) -> Array:
    """Truncating division; by zero all ones."""
    zero = b == 0
    one = np.ones(1, WORDS[a.itemsize])
    quotient = magnitude(a) // np.where(zero, one, magnitude(b))
    if a.dtype.kind == "i":
        quotient = np.where((a < 0) != (b < 0), ~quotient + one, quotient)
    return np.where(zero, ~(one - one), quotient).view(a.dtype)


def rem(a: Array, b: Array) -> Array:
    """What truncating division leaves; by zero all ones."""
    zero = b == 0
    one = np.ones(1, WORDS[a.itemsize])
    rest = magnitude(a) % np.where(zero, one, magnitude(b))
    if a.dtype.kind == "i":
        rest = np.where(a < 0, ~rest + one, rest)
    return np.where(zero, ~(one - one), rest).view(a.dtype)


def mul_hi(a: Array, b: Array) -> Array:
    """The upper half of the product."""
    size = a.itemsize
    if size < 8:
        wide = np.dtype(f"{a.dtype.kind}{size * 2}")
        return ((a.astype(wide) * b.astype(wide)) >> (8 * size)).astype(a.dtype)
    x, y = a.view(np.uint64), b.view(np.uint64)
    low, half = np.uint64(0xFFFFFFFF), np.uint64(32)
    x0, x1, y0, y1 = x & low, x >> half, y & low, y >> half
    middle = x1 * y0 + (x0 * y0 >> half)
    other = x0 * y1 + (middle & low)
    high = x1 * y1 + (middle >> half) + (other >> half)
    if a.dtype.kind == "i":
        high = high - np.where(a < 0, y, np.uint64(0)) - np.where(b < 0, x, np.uint64(0))
    return high.view(a.dtype)


def mul_wide(a: Array, b: Array) -> Array:
    wide = np.dtype(f"{a.dtype.kind}{a.itemsize * 2}")
    return a.astype(wide) * b.astype(wide)


def saturated(a: Array, b: Array, op: Binary) -> Array:
    """add.sat, sub.sat of s32."""
    return np.clip(op(a.astype(np.int64), b.astype(np.int64)), -(1 << 31), (1 << 31) - 1).astype(np.int32)


def shl(a: Array, b: Array) -> Array:
    return np.left_shift(a, np.minimum(b, np.uint32(127)).astype(a.dtype))


def shr(a: Array, b: Array) -> Array:
    return np.right_shift(a, np.minimum(b, np.uint32(127)).astype(a.dtype))


def popc(a: Array) -> Array:
    return np.bitwise_count(a).astype(U32)


def clz(a: Array) -> Array:
    """Leading zeros."""
    return (np.uint32(8 * a.itemsize) - length(a)).astype(U32)


def length(a: Array) -> Array:
    """Bits up to the highest set one."""
    filled = a.copy()
    for shift in (1, 2, 4, 8, 16, 32):
        if shift < 8 * a.itemsize:
            filled |= filled >> a.dtype.type(shift)
    return np.bitwise_count(filled).astype(U32)


def brev(a: Array) -> Array:
    out = a.copy()
    masks = {
        1: 0x5555555555555555,
        2: 0x3333333333333333,
        4: 0x0F0F0F0F0F0F0F0F,
        8: 0x00FF00FF00FF00FF,
        16: 0x0000FFFF0000FFFF,
        32: 0xFFFFFFFF,
    }
    for shift, mask in masks.items():
        if shift < 8 * a.itemsize:
            m, s = a.dtype.type(mask & ((1 << 8 * a.itemsize) - 1)), a.dtype.type(shift)
            out = (out >> s & m) | (out & m) << s
    return out


def bfind(a: Array, shift: bool) -> Array:
    """The place of the highest bit that is not the sign's; all ones where there is none."""
    word = a.view(WORDS[a.itemsize])
    if a.dtype.kind == "i":
        word = np.where(a < 0, ~word, word)
    found = length(word) - np.uint32(1)
    return np.where(found == 0xFFFFFFFF, found, np.uint32(8 * a.itemsize - 1) - found) if shift else found


def bfe(a: Array, position: Array, count: Array) -> Array:
    """Bits of `a` from `position` on, `count` of them, extended by sign."""
    bits = 8 * a.itemsize
    pos, n = (x.astype(np.int64) & 255 for x in (position, count))
    word = a.view(WORDS[a.itemsize])
    shifted = shr(word, pos.astype(U32))
    kept = np.minimum(n, np.maximum(bits - pos, 0))
    mask = np.where(kept >= 64, ~np.uint64(0), (np.uint64(1) << (kept & 63).astype(np.uint64)) - np.uint64(1)).astype(
        word.dtype
    )
    out = shifted & mask
    if a.dtype.kind == "u":
        return out
    at = np.minimum(pos + n - 1, bits - 1)
    sign = (shr(word, np.maximum(at, 0).astype(U32)) & word.dtype.type(1)).astype(bool) & (n > 0)
    return np.where(sign, out | ~mask, out).view(a.dtype)


def bfi(a: Array, b: Array, position: Array, count: Array) -> Array:
    """`b` with `count` bits from `position` on taken from `a`."""
    bits = 8 * a.itemsize
    pos, n = position & np.uint32(255), np.minimum(count & np.uint32(255), bits)
    mask64 = np.where(n >= 64, ~np.uint64(0), (np.uint64(1) << (n & np.uint32(63)).astype(np.uint64)) - np.uint64(1))
    mask = shl(mask64.astype(a.dtype), pos)
    return (b & ~mask) | (shl(a, pos) & mask)


def prmt(a: Array, b: Array, c: Array, mode: str) -> Array:
    """Bytes of `b:a` as the selectors in `c` say."""
    both = np.stack(np.broadcast_arrays(a, b), axis=1).astype(U32)
    pool = np.ascontiguousarray(both).view(np.uint8)
    pool, c = np.broadcast_arrays(pool, c[:, None])
    rows = np.arange(len(pool))
    out = np.zeros((len(pool), 4), np.uint8)
    base = (c[:, 0] & 3).astype(np.int64)
    for i in range(4):
        if not mode:
            selector = (c[:, 0] >> (4 * i)) & 15
            byte = pool[rows, (selector & 7).astype(np.int64)]
            out[:, i] = np.where(selector & 8, (byte.view(np.int8) >> 7).view(np.uint8), byte)
        else:
            at = {
                "f4e": base + i, "b4e": (base - i) & 7, "rc8": base, "rc16": (base & 1) * 2 + (i & 1),
                "ecl": np.maximum(base, i), "ecr": np.minimum(base, i),
            }[mode]  # fmt: skip
            out[:, i] = pool[rows, at]
    return out.view(U32)[:, 0]


def shf(a: Array, b: Array, c: Array, left: bool, wrap: bool) -> Array:
    """A funnel shift of `b:a`."""
    n = (c & np.uint32(31) if wrap else np.minimum(c, np.uint32(32))).astype(np.uint64)
    both = (b.astype(np.uint64) << np.uint64(32)) | a.astype(np.uint64)
    return ((both << n) >> np.uint64(32) if left else both >> n).astype(U32)


def lop3(a: Array, b: Array, c: Array, table: int) -> Array:
    """Any function of three bits, as a table of eight."""
    out = np.zeros(1, U32)
    for row in range(8):
        if table >> row & 1:
            out = out | (a if row & 4 else ~a) & (b if row & 2 else ~b) & (c if row & 1 else ~c)
    return out


def dot(a: Array, b: Array, c: Array, kinds: tuple[str, str], half: int | None) -> Array:
    """dp4a, and dp2a with the lower or upper half of `b`'s bytes."""
    if half is None:
        left = a.view(NUMPY[kinds[0][0] + "8"]).reshape(-1, 4)
        right = b.view(NUMPY[kinds[1][0] + "8"]).reshape(-1, 4)
    else:
        left = a.view(NUMPY[kinds[0][0] + "16"]).reshape(-1, 2)
        right = b.view(NUMPY[kinds[1][0] + "8"]).reshape(-1, 4)[:, 2 * half : 2 * half + 2]
    products = left.astype(np.int64) * right.astype(np.int64)
    return (products.sum(axis=1) + c.astype(np.int64)).astype(U32)


def contiguous(a: Array) -> Array:
    return np.ascontiguousarray(a)


# -- decoding


def unary(function: Callable[[Array], Array], result: str = "") -> Decode:
    """An instruction of one source. `result` is its type where it is not the source's."""

    def decode(d: Decoder, at: Instruction) -> Step:
        kind = at.opcode[-1]
        put, a = d.target(at.operands[0], result or kind), d.source(at.operands[1], kind)
        return lambda t: put(t, function(a(t)))

    return decode


def binary(d: Decoder, at: Instruction, function: Binary, kind: str = "", *, result: str = "", second: str = "") -> Step:
    """An instruction of two sources."""
    kind = kind or at.opcode[-1]
    put = d.target(at.operands[0], result or kind)
    a, b = d.source(at.operands[1], kind), d.source(at.operands[2], second or kind)

    def run(t: WorkItems) -> None:
        put(t, function(a(t), b(t)))

    return run


PACKED: Final = {"u16x2": "u16", "s16x2": "s16"}


def _packed(d: Decoder, at: Instruction, function: Binary, kind: str) -> Step:
    dtype = NUMPY[PACKED[kind]]
    return binary(
        d,
        at,
        lambda a, b: contiguous(function(a.view(dtype).reshape(-1, 2), b.view(dtype).reshape(-1, 2))).view(U32)[:, 0].copy(),
        "b32",
    )


def simple(function: Binary) -> Decode:
    """add, sub, min, max and the like of integers, packed halves too."""

    def decode(d: Decoder, at: Instruction) -> Step:
        kind = at.opcode[-1]
        if kind in PACKED:
            return _packed(d, at, function, kind)
        if "sat" in at.opcode:
            if kind != "s32":
                raise d.unknown()
            return binary(d, at, lambda a, b: saturated(a, b, function))
        return binary(d, at, function)

    return decode


def decode_mul(d: Decoder, at: Instruction) -> Step:
    part, kind = at.opcode[1], at.opcode[-1]
    if part == "wide":
        return binary(d, at, mul_wide, result=f"{kind[0]}{SIZES[kind] * 16}")
    if part not in ("lo", "hi"):
        raise d.unknown()
    return binary(d, at, np.multiply if part == "lo" else mul_hi)


def decode_mad(d: Decoder, at: Instruction) -> Step:
    part, kind = at.opcode[1], at.opcode[-1]
    result = f"{kind[0]}{SIZES[kind] * 16}" if part == "wide" else kind
    put = d.target(at.operands[0], result)
    a, b, c = (d.source(x, k) for x, k in zip(at.operands[1:], (kind, kind, result), strict=True))
    product = {"wide": mul_wide, "lo": np.multiply, "hi": mul_hi}.get(part)
    if product is None:
        raise d.unknown()
    sat = "sat" in at.opcode

    def run(t: WorkItems) -> None:
        low = product(a(t), b(t))
        put(t, saturated(low, c(t), np.add) if sat else low + c(t))

    return run


def decode_mul24(d: Decoder, at: Instruction) -> Step:
    """mul24 and mad24: the low 24 bits of both sources."""
    kind, part = at.opcode[-1], at.opcode[1]
    put = d.target(at.operands[0], kind)
    gets = [d.source(x, kind) for x in at.operands[1:]]

    def low24(x: Array) -> Array:
        return (x.astype(np.int64) << 40 >> 40) if kind == "s32" else (x.astype(np.int64) & 0xFFFFFF)

    def run(t: WorkItems) -> None:
        a, b, *rest = (get(t) for get in gets)
        product = low24(a) * low24(b)
        out = (product >> 16 if part == "hi" else product).astype(U32)
        put(t, out + rest[0].view(U32) if rest else out)

    return run


def many(kinds: tuple[str, ...], result: str, function: Callable[..., Array]) -> Decode:
    """An instruction of sources of these types; "" is the instruction's."""

    def decode(d: Decoder, at: Instruction) -> Step:
        kind = at.opcode[-1]
        put = d.target(at.operands[0], result or kind)
        if len(at.operands) != len(kinds) + 1:
            raise d.fail(f"{len(kinds) + 1} operands are wanted")
        gets = [d.source(x, k or kind) for x, k in zip(at.operands[1:], kinds, strict=True)]
        return lambda t: put(t, function(*(get(t) for get in gets)))

    return decode
