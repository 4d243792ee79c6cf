"""Integer, bit and carry instructions of the simulator against Python's integers, over edge values."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from simulated import instruction

WIDTHS = {"u16": 16, "s16": 16, "b16": 16, "u32": 32, "s32": 32, "b32": 32, "u64": 64, "s64": 64, "b64": 64}


def edges(bits: int) -> list[int]:
    top = 1 << bits
    return [
        0,
        1,
        2,
        7,
        31,
        33,
        top // 2 - 1,
        top // 2,
        top // 2 + 1,
        top - 1,
        top - 2,
        0x5A5A5A5A5A5A5A5A % top,
        0x0123456789ABCDEF % top,
    ]


def number(kind: str, bits: int) -> int:
    """A pattern of bits as the value that its type gives it."""
    width = WIDTHS[kind]
    return bits - (1 << width) if kind[0] == "s" and bits >> (width - 1) else bits


def cut(a: int, b: int) -> int:
    """Truncating division, by zero all ones."""
    return -1 if b == 0 else abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def rest(a: int, b: int) -> int:
    return -1 if b == 0 else a - cut(a, b) * b


def clamped(bits: int, value: int) -> int:
    return max(-(1 << (bits - 1)), min((1 << (bits - 1)) - 1, value))


BINARY = {
    "add": lambda a, b, w: a + b, "sub": lambda a, b, w: a - b, "mul.lo": lambda a, b, w: a * b, "mul.hi": lambda a, b, w: a * b >> w,
    "div": lambda a, b, w: cut(a, b), "rem": lambda a, b, w: rest(a, b), "min": lambda a, b, w: min(a, b), "max": lambda a, b, w: max(a, b),
}  # fmt: skip


@pytest.mark.parametrize("kind", ["u16", "s16", "u32", "s32", "u64", "s64"])
@pytest.mark.parametrize("name", BINARY)
def test_binary(name, kind):
    width = WIDTHS[kind]
    pairs = list(itertools.product(edges(width), repeat=2))
    found = instruction(f"{name}.{kind}", kind, [kind, kind], pairs)
    expected = [BINARY[name](number(kind, a), number(kind, b), width) % (1 << width) for a, b in pairs]
    assert found == expected


@pytest.mark.parametrize("kind", ["u16", "s16", "u32", "s32"])
def test_wide_products_and_sums(kind):
    width = WIDTHS[kind]
    wide = f"{kind[0]}{2 * width}"
    pairs = list(itertools.product(edges(width), repeat=2))
    assert instruction(f"mul.wide.{kind}", wide, [kind, kind], pairs) == [
        number(kind, a) * number(kind, b) % (1 << 2 * width) for a, b in pairs
    ]
    triples = [(a, b, c) for (a, b), c in zip(pairs, itertools.cycle(edges(2 * width)))]
    assert instruction(f"mad.wide.{kind}", wide, [kind, kind, wide], triples) == [
        (number(kind, a) * number(kind, b) + c) % (1 << 2 * width) for a, b, c in triples
    ]


@pytest.mark.parametrize("kind", ["u16", "s32", "u64", "s64"])
@pytest.mark.parametrize("half", ["lo", "hi"])
def test_multiply_add(kind, half):
    width = WIDTHS[kind]
    triples = [(a, b, c) for (a, b), c in zip(itertools.product(edges(width), repeat=2), itertools.cycle(edges(width)))]
    expected = [
        ((number(kind, a) * number(kind, b) >> (width if half == "hi" else 0)) + c) % (1 << width) for a, b, c in triples
    ]
    assert instruction(f"mad.{half}.{kind}", kind, [kind] * 3, triples) == expected


def test_saturating_sums():
    pairs = list(itertools.product(edges(32), repeat=2))
    for name, op in (("add", int.__add__), ("sub", int.__sub__)):
        expected = [clamped(32, op(number("s32", a), number("s32", b))) % (1 << 32) for a, b in pairs]
        assert instruction(f"{name}.sat.s32", "s32", ["s32", "s32"], pairs) == expected


@pytest.mark.parametrize("kind", ["b16", "b32", "b64", "u16", "s16", "u32", "s32", "u64", "s64"])
def test_shifts_clamp(kind):
    width = WIDTHS[kind]
    pairs = list(itertools.product(edges(width), [0, 1, 15, 16, 31, 32, 33, 63, 64, 65, 255, 256, 1 << 16, (1 << 32) - 1]))
    if kind[0] == "b":
        expected = [(a << b if b < width else 0) % (1 << width) for a, b in pairs]
        assert instruction(f"shl.{kind}", kind, [kind, "u32"], pairs) == expected
    expected = [(number(kind, a) >> min(b, width)) % (1 << width) for a, b in pairs]
    assert instruction(f"shr.{kind}", kind, [kind, "u32"], pairs) == expected


def reversed_bits(a: int, width: int) -> int:
    return int(f"{a:0{width}b}"[::-1], 2)


@pytest.mark.parametrize("width", [32, 64])
def test_counts_of_bits(width):
    values = [(a,) for a in edges(width)]
    kind = f"b{width}"
    assert instruction(f"popc.{kind}", "u32", [kind], values) == [a.bit_count() for (a,) in values]
    assert instruction(f"clz.{kind}", "u32", [kind], values) == [width - a.bit_length() for (a,) in values]
    assert instruction(f"brev.{kind}", kind, [kind], values) == [reversed_bits(a, width) for (a,) in values]
    for sign in "us":
        seen = [(a if sign == "u" else a ^ ((1 << width) - 1 if a >> (width - 1) else 0)).bit_length() - 1 for (a,) in values]
        assert instruction(f"bfind.{sign}{width}", "u32", [f"{sign}{width}"], values) == [x % (1 << 32) for x in seen]
        shifts = [(x if x < 0 else width - 1 - x) % (1 << 32) for x in seen]
        assert instruction(f"bfind.shiftamt.{sign}{width}", "u32", [f"{sign}{width}"], values) == shifts


@pytest.mark.parametrize("kind", ["u32", "s32", "u64", "s64"])
def test_fields_of_bits(kind):
    width = WIDTHS[kind]
    triples = list(itertools.product(edges(width), [0, 1, 8, 31, 32, 63, 64, 255, 300], [0, 1, 5, 31, 32, 33, 64, 255]))

    def extracted(a, position, count):
        position, count = position & 255, count & 255
        at = min(position + count - 1, width - 1)
        sign = kind[0] == "s" and count and a >> at & 1
        return sum((a >> (position + i) & 1 if i < count and position + i < width else bool(sign)) << i for i in range(width))

    assert instruction(f"bfe.{kind}", kind, [kind, "u32", "u32"], triples) == [extracted(*x) for x in triples]
    word = f"b{width}"
    fours = [(a, b, p, n) for (a, p, n), b in zip(triples, itertools.cycle(edges(width)))]

    def inserted(a, b, position, count):
        position, count = position & 255, count & 255
        for i in range(count):
            if position + i < width:
                b = b & ~(1 << (position + i)) | (a >> i & 1) << (position + i)
        return b

    assert instruction(f"bfi.{word}", word, [word, word, "u32", "u32"], fours) == [inserted(*x) for x in fours]


@pytest.mark.parametrize("mode", ["", "f4e", "b4e", "rc8", "ecl", "ecr", "rc16"])
def test_permutations_of_bytes(mode):
    triples = list(
        itertools.product([0x80F17233, 0x01020304], [0xA5B6C7D8], [0x0123, 0x7654, 0x89AB, 0xFEDC, 0x5140, 0, 1, 2, 3, 0xFFFF])
    )

    def permuted(a, b, c):
        pool = a.to_bytes(4, "little") + b.to_bytes(4, "little")
        low = c & 3
        table = {
            "f4e": [low, low + 1, low + 2, low + 3], "b4e": [low, (low - 1) % 8, (low - 2) % 8, (low - 3) % 8], "rc8": [low] * 4,
            "ecl": [max(low, i) for i in range(4)], "ecr": [min(low, i) for i in range(4)], "rc16": [2 * (low & 1), 2 * (low & 1) + 1] * 2,
        }  # fmt: skip
        if mode:
            return int.from_bytes(bytes(pool[i] for i in table[mode]), "little")
        picks = [c >> 4 * i & 15 for i in range(4)]
        return int.from_bytes(bytes((pool[p & 7] >> 7) * 255 if p & 8 else pool[p & 7] for p in picks), "little")

    name = f"prmt.b32.{mode}".rstrip(".")
    assert instruction(name, "b32", ["b32"] * 3, triples) == [permuted(*x) for x in triples]


@pytest.mark.parametrize("mode", ["clamp", "wrap"])
@pytest.mark.parametrize("side", ["l", "r"])
def test_funnel_shifts(side, mode):
    triples = list(itertools.product(edges(32), edges(32)[:6], [0, 1, 31, 32, 33, 64, (1 << 32) - 1]))

    def shifted(a, b, c):
        n = c & 31 if mode == "wrap" else min(c, 32)
        both = b << 32 | a
        return (both << n >> 32 if side == "l" else both >> n) % (1 << 32)

    assert instruction(f"shf.{side}.{mode}.b32", "b32", ["b32", "b32", "u32"], triples) == [shifted(*x) for x in triples]


@pytest.mark.parametrize("table", [0, 0x1E, 0x80, 0x96, 0xCA, 0xE8, 0xFE, 0xFF])
def test_functions_of_three_bits(table):
    triples = [(0xF0F0F0F0, 0xCCCCCCCC, 0xAAAAAAAA), (0x12345678, 0x9ABCDEF0, 0x0F1E2D3C)]
    expected = [
        sum((table >> ((a >> i & 1) * 4 + (b >> i & 1) * 2 + (c >> i & 1)) & 1) << i for i in range(32)) for a, b, c in triples
    ]
    assert instruction("lop3.b32", "b32", ["b32"] * 3, triples, after=f", {table}") == expected


@pytest.mark.parametrize("kinds", ["u32.u32", "s32.s32", "u32.s32", "s32.u32"])
def test_dot_products(kinds):
    one, two = kinds.split(".")
    triples = list(itertools.product([0x80FF7F01, 0x12345678], [0xFF80017F, 0xA5A5A5A5], [0, 7, 0xFFFFFFFF]))

    def parts(x, kind, width, count):
        return [number(kind[0] + "16", v) if width == 16 else v - 256 * (kind[0] == "s" and v > 127)
                for v in ((x >> width * i) % (1 << width) for i in range(count))]  # fmt: skip

    found = instruction(f"dp4a.{kinds}", "b32", ["b32"] * 3, triples)
    assert found == [
        (sum(p * q for p, q in zip(parts(a, one, 8, 4), parts(b, two, 8, 4), strict=False)) + c) % (1 << 32)
        for a, b, c in triples
    ]
    for half, at in (("lo", 0), ("hi", 2)):
        found = instruction(f"dp2a.{half}.{kinds}", "b32", ["b32"] * 3, triples)
        expected = [
            sum(p * q for p, q in zip(parts(a, one, 16, 2), parts(b, two, 8, 4)[at:], strict=False)) + c for a, b, c in triples
        ]
        assert found == [x % (1 << 32) for x in expected]


@pytest.mark.parametrize("kind", ["s16", "s32", "s64"])
def test_signs(kind):
    width = WIDTHS[kind]
    values = [(a,) for a in edges(width)]
    assert instruction(f"abs.{kind}", kind, [kind], values) == [abs(number(kind, a)) % (1 << width) for (a,) in values]
    assert instruction(f"neg.{kind}", kind, [kind], values) == [-a % (1 << width) for (a,) in values]
    assert instruction(f"cnot.b{width}", f"b{width}", [f"b{width}"], values) == [int(a == 0) for (a,) in values]
    assert instruction(f"not.b{width}", f"b{width}", [f"b{width}"], values) == [a ^ ((1 << width) - 1) for (a,) in values]


def test_24_bits_and_absolute_differences():
    pairs = list(itertools.product(edges(32), repeat=2))
    low = {"u32": lambda x: x & 0xFFFFFF, "s32": lambda x: (x & 0xFFFFFF) - ((x & 0x800000) << 1)}
    for kind, half in itertools.product(low, ("lo", "hi")):
        expected = [(low[kind](a) * low[kind](b) >> (16 if half == "hi" else 0)) % (1 << 32) for a, b in pairs]
        assert instruction(f"mul24.{half}.{kind}", kind, [kind, kind], pairs) == expected
    for kind in ("u32", "s32"):
        triples = [(a, b, 5) for a, b in pairs]
        expected = [(abs(number(kind, a) - number(kind, b)) + 5) % (1 << 32) for a, b in pairs]
        assert instruction(f"sad.{kind}", kind, [kind] * 3, triples) == expected


@pytest.mark.parametrize("kind", ["u16x2", "s16x2"])
def test_packed_halves(kind):
    one = kind[:3]
    pairs = [(a << 16 | b, c << 16 | e) for a, b, c, e in itertools.product(edges(16)[:9:2], repeat=4)]
    for name, op in (("add", lambda x, y: x + y), ("min", min), ("max", max)):
        expected = [
            op(number(one, a >> 16), number(one, b >> 16)) % 65536 << 16
            | op(number(one, a & 65535), number(one, b & 65535)) % 65536
            for a, b in pairs
        ]
        assert instruction(f"{name}.{kind}", "b32", ["b32", "b32"], pairs) == expected


@pytest.mark.parametrize("width", [32, 64])
def test_carries(width):
    quads = list(itertools.product([0, 1, (1 << width) - 1, 1 << (width - 1)], repeat=4))
    mask, kind = (1 << width) - 1, f"u{width}"
    for name, sign in (("add", 1), ("sub", -1)):
        body = f"{name}.cc.{kind} %low, %a0, %a2; {name}c.{kind} %d, %a1, %a3;"
        found = instruction(body, kind, [kind] * 4, quads, locals=f".reg .b{width} %low;")
        assert found == [((a1 << width | a0) + sign * (b1 << width | b0)) >> width & mask for a0, a1, b0, b1 in quads]
    body = f"mad.lo.cc.{kind} %low, %a0, %a1, %a2; madc.hi.{kind} %d, %a0, %a1, %a3;"
    found = instruction(body, kind, [kind] * 4, quads, locals=f".reg .b{width} %low;")
    assert found == [(a * b + (high << width | low)) >> width & mask for a, b, low, high in quads]


@pytest.mark.parametrize("kind", ["u16", "s16", "u32", "s32", "u64", "s64", "b32"])
def test_comparisons(kind):
    pairs = list(itertools.product(edges(WIDTHS[kind]), repeat=2))
    names = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}
    if kind[0] == "u":
        names |= {"lo": "<", "ls": "<=", "hi": ">", "hs": ">="}
    for name, sign in names.items():
        if kind[0] == "b" and name not in ("eq", "ne"):
            continue
        expected = [int(eval(f"{number(kind, a)} {sign} {number(kind, b)}")) for a, b in pairs]
        body = f"setp.{name}.{kind} %p, %a0, %a1; selp.u32 %d, 1, 0, %p;"
        assert instruction(body, "u32", [kind, kind], pairs, locals=".reg .pred %p;") == expected


@pytest.mark.parametrize(("name", "op"), [("and", lambda a, b: a & b), ("or", lambda a, b: a | b), ("xor", lambda a, b: a ^ b)])
def test_comparisons_combined(name, op):
    triples = list(itertools.product([1, 2, 3], [1, 2, 3], [0, 1]))
    body = f"""setp.ne.u32 %c, %a2, 0; setp.lt.{name}.u32 %p|%q, %a0, %a1, %c; selp.u32 %d, 1, 0, %p; @%q add.u32 %d, %d, 2;
               setp.lt.{name}.u32 %p, %a0, %a1, !%c; @%p add.u32 %d, %d, 4;"""
    found = instruction(body, "u32", ["u32"] * 3, triples, locals=".reg .pred %p, %q, %c;")
    assert found == [op(int(a < b), c) + 2 * op(int(a >= b), c) + 4 * op(int(a < b), 1 - c) for a, b, c in triples]


def test_set_and_select():
    pairs = list(itertools.product(edges(32)[:8], repeat=2))
    assert instruction("set.lt.u32.s32", "u32", ["s32", "s32"], pairs) == [
        (2**32 - 1) * (number("s32", a) < number("s32", b)) for a, b in pairs
    ]
    one = int(np.float32(1).view(np.uint32))
    assert instruction("set.ge.f32.u32", "f32", ["u32", "u32"], pairs) == [one * (a >= b) for a, b in pairs]
    triples = [(5, 9, c) for c in edges(32)]
    assert instruction("slct.u32.s32", "u32", ["u32", "u32", "s32"], triples) == [
        a if number("s32", c) >= 0 else b for a, b, c in triples
    ]
