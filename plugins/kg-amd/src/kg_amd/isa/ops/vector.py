"""VECTORIZE, GEP, SHUFFLE: vectors are consecutive words; whole-word neighbours need no instruction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kg.plugin import DType, Op, UOp

from kg_amd.isa.operands import AMDInstruction, Operand, Part, Place, Special, words

if TYPE_CHECKING:
    from kg_amd.isa.select import AMDSelector

#: A lane: the words of the value that has it, and its first bit.
Lane = tuple["Part | int", int]


def vectorize(s: AMDSelector, uop: UOp) -> None:
    """VECTORIZE"""
    scalar = uop.type.scalar
    if len(uop.src) == 1:
        s.put(uop, s.operand(uop.src[0]))
        return
    bits = max(8, scalar.bits)
    made = s.places.room(uop)
    waiting: list[Lane] = []
    at = 0  # bits that are written
    for source in uop.src:
        length = bits * source.lanes
        if length % 32 == 0 and not waiting:
            _put(s, made, at // 32, length // 32, source)
            at += length
            continue
        waiting += lanes_of(s, source)
        while len(waiting) * bits >= 32:
            count = 32 // bits
            _word(s, waiting[:count], bits, made.word(at // 32))
            waiting, at = waiting[count:], at + 32
    if waiting:
        _word(s, waiting, bits, made.word(at // 32))
    s.put(uop, made)


def _put(s: AMDSelector, made: Part, first: int, size: int, source: UOp) -> None:
    """A source's words at their place: by the instruction that computes them where that is for this alone."""
    fresh = source in s.deferred and source not in s.values
    before = len(s.code.instructions)
    x = s.operand(source)
    if x == made.words(first, size):  # it was written there
        return
    last = s.code.instructions[-1] if len(s.code.instructions) > before else None
    if (
        (
            fresh
            and isinstance(x, Part)
            and isinstance(last, AMDInstruction)
            and last.defs == [x.register]
            and x.size == words(x.register)
        )
        and x.register not in last.uses
        and isinstance(last.results[0], Place)
        and len(last.results) == 1
        and x.kind == "v"
        and not (s.files.even and size > 1 and first % 2)
    ):
        last.defs = [made.register]
        last.results = (Place(0, first, size),)
        if size < words(made.register):
            last.uses = [*last.uses, made.register]
        s.put(source, made.words(first, size))
        return
    for n in range(size):
        assert not isinstance(x, Special)
        word: Operand = x >> 32 * n & 0xFFFFFFFF if isinstance(x, int) else x.word(n)
        s.op("v_mov_b32", [made.word(first + n)], [word])


def lanes_of(s: AMDSelector, source: UOp) -> list[Lane]:
    """Each lane of a value."""
    bits = max(8, source.type.scalar.bits)
    if source in s.deferred and source.op is Op.GEP:
        lanes = lanes_of(s, source.src[0])
        return [lanes[n] for n in source.picked]
    x = s.operand(source)
    if source.type.is_bool and source.lanes == 1:
        return [(s.made("v_cndmask_b32", 1, 0, 1, x), 0)]
    if isinstance(x, int):
        return [(x, n * bits) for n in range(source.lanes)]
    assert isinstance(x, Part)
    return [
        (x.word(n * bits // 32) if bits <= 32 else x.words(n * bits // 32, bits // 32), n * bits % 32)
        for n in range(source.lanes)
    ]


def _word(s: AMDSelector, lanes: Sequence[Lane], bits: int, to: Part) -> None:
    """Lanes of 8 or 16 bits, or one of 32, as a word."""
    first = lanes[0][0]
    is_whole = len(lanes) * bits == 32 and all(x == first and at == n * bits for n, (x, at) in enumerate(lanes))
    if len(lanes) == 1 or (is_whole and not isinstance(first, int)):
        x, at = (first, 0) if is_whole else lanes[0]
        if at and not isinstance(x, int):
            s.op("v_lshrrev_b32", [to], [at, x])
        else:
            s.op("v_mov_b32", [to], [x >> at if isinstance(x, int) else x])
    elif bits == 16:
        _join(s, lanes[0], lanes[1], 2, to)
    elif len(lanes) == 2:
        _join(s, lanes[0], lanes[1], 1, to)
    else:
        low, high = s.new("v"), lanes[2]
        _join(s, lanes[0], lanes[1], 1, low)
        if len(lanes) == 4:
            joined = s.new("v")
            _join(s, lanes[2], lanes[3], 1, joined)
            high = joined, 0
        _join(s, (low, 0), high, 2, to)


def _join(s: AMDSelector, low: Lane, high: Lane, size: int, to: Part) -> None:
    """Two lanes of so many bytes as one; above them 0."""
    (x, a), (y, b) = low, high
    if isinstance(x, int) and isinstance(y, int):
        mask = (1 << 8 * size) - 1
        s.op("v_mov_b32", [to], [x >> a & mask | (y >> b & mask) << 8 * size])
        return
    a, b = a // 8, b // 8
    x, y = (v >> 8 * at & 0xFFFFFFFF if isinstance(v, int) else v for v, at in ((x, a), (y, b)))
    a, b = (0 if isinstance(v, int) else at for v, at in ((x, a), (y, b)))
    chosen = [a + n for n in range(size)] + [4 + b + n for n in range(size)] + [0x0C] * (4 - 2 * size)
    s.op("v_perm_b32", [to], [y, x, sum(byte << 8 * n for n, byte in enumerate(chosen))])


def _low(s: AMDSelector, lane: Lane) -> Operand:
    """A lane in the low bits; above it whatever there is."""
    x, at = lane
    if isinstance(x, int):
        return x >> at
    return s.made("v_lshrrev_b32", 1, at, x) if at else x


def scalar_of(s: AMDSelector, lane: Lane, dtype: DType) -> Operand:
    """A lane as a value of its own."""
    x, at = lane
    bits = max(8, dtype.bits)
    if bits >= 32:
        return x
    if isinstance(x, int):
        return x >> at & (1 << bits) - 1
    if dtype.is_bool:
        return s.mask("v_cmp_ne_u32", 0, s.made("v_bfe_u32", 1, x, at, 8))
    if dtype.is_float:
        return _low(s, lane)
    if at + bits == 32:
        return s.made("v_ashrrev_i32" if dtype.is_signed else "v_lshrrev_b32", 1, at, x)
    return s.made("v_bfe_i32" if dtype.is_signed else "v_bfe_u32", 1, x, at, bits)


def pick(s: AMDSelector, uop: UOp) -> None:
    """GEP and SHUFFLE"""
    lanes = [lane for source in uop.src for lane in lanes_of(s, source)] if uop.src[0].lanes > 1 else []
    if not lanes:
        s.put(uop, s.operand(uop.src[0]))
        return
    numbers, scalar = list(uop.picked), uop.type.scalar
    if len(numbers) == 1:
        found = scalar_of(s, lanes[numbers[0]], scalar)
        s.put(uop, found)
        return
    bits = max(8, scalar.bits)
    x, view = s.operand(uop.src[0]), -1
    if uop.op is Op.GEP and numbers == list(range(numbers[0], numbers[0] + len(numbers))) and isinstance(x, Part):
        view = numbers[0] * bits if numbers[0] * bits % 32 == 0 and len(numbers) * bits % 32 == 0 else -1
    if view >= 0 and isinstance(x, Part):
        part = x.words(view // 32, len(numbers) * bits // 32)
        if part.size == 1 or not s.files.even or part.first % 2 == 0:
            s.put(uop, part)
            return
    made = s.tuple_of(-(-bits * len(numbers) // 32))
    picked = [lanes[max(0, n)] for n in numbers]
    for n in range(made.size):
        if bits == 64:
            value, _ = picked[n // 2]
            word: Operand = value >> 32 * (n % 2) & 0xFFFFFFFF if isinstance(value, int) else value.word(n % 2)
            s.op("v_mov_b32", [made.word(n)], [word])
        else:
            count = 32 // bits
            _word(s, picked[n * count : (n + 1) * count], bits, made.word(n))
    s.put(uop, made)
