"""Shuffles of one or two vectors by the cheapest instruction.

Moves of 128-bit parts, interleaving, shuffles within parts, then permutations by a table.

A vector is a register with so many lanes of `bits` each, from its lowest bit on; what lies above is anything. `picked` counts through the lanes of the
first vector and then of the second.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from kg.records import dataclass
from kg_render.asm import Register

from kg_isa.x86.operands import packed

if TYPE_CHECKING:
    from kg_isa.x86.select import X86Selector

#: Bits of a lane -> what interleaves the low halves of two vectors' 128-bit parts, and the high halves.
_INTERLEAVE: Final = {
    8: ("punpcklbw", "punpckhbw"),
    16: ("punpcklwd", "punpckhwd"),
    32: ("unpcklps", "unpckhps"),
    64: ("unpcklpd", "unpckhpd"),
}
_PART: Final = 128
_ANY: Final = -1
_LETTERS: Final = {8: "b", 16: "w", 32: "d", 64: "q"}


@dataclass(frozen=True, slots=True)
class _Shuffle:
    """What is wanted: lanes of `bits` each, of one or two vectors of `width` bits.
    `numbers` counts through the lanes of the first and then of the second; _ANY where any lane will do."""

    a: Register
    b: Register | None
    width: int
    bits: int
    numbers: Sequence[int]

    @property
    def other(self) -> Register:
        return self.a if self.b is None else self.b

    @property
    def lanes(self) -> int:
        """Of each source."""
        return self.width // self.bits

    @property
    def made(self) -> int:
        """Bits of the result."""
        return max(_PART, len(self.numbers) * self.bits)

    @property
    def words_of_second(self) -> int:
        """A bit for each word of 32 bits that comes from the second vector: what blends ask for."""
        words = self.bits // 32
        return sum((n >= self.lanes) << (at * words + k) for at, n in enumerate(self.numbers) for k in range(words))


def shuffled(s: X86Selector, a: Register, b: Register | None, lanes: int, bits: int, picked: Sequence[int]) -> Register:
    """The lanes as one vector. `lanes`: of each source."""
    width = max(_PART, lanes * bits)
    if b is not None and all(p < lanes for p in picked):
        b = None
    elif b is not None and all(p >= lanes for p in picked):
        a, b, picked = b, None, [p - lanes for p in picked]
    if b is a:
        b, picked = None, [p % lanes for p in picked]
    while bits < 64 and lanes > 1 and len(picked) > 1 and len(picked) % 2 == 0:
        pairs = list(zip(picked[::2], picked[1::2], strict=True))
        if any(low % 2 or high != low + 1 for low, high in pairs):
            break
        bits, lanes, picked = bits * 2, lanes // 2, [low // 2 for low, _ in pairs]
    if b is None and list(picked) == list(range(len(picked))):
        return a
    made = max(_PART, len(picked) * bits)
    # a vector of less than a part has lanes above that nobody reads
    first = lanes if lanes * bits >= _PART else _PART // bits
    numbers = [p if p < lanes else p - lanes + first for p in picked]
    numbers += [_ANY] * (made // bits - len(numbers))
    wanted = _Shuffle(a, b, width, bits, numbers)
    for how in (_parts, _within_parts):
        found = how(s, wanted)
        if found is not None:
            return found
    by_table = _by_table_512 if s.masks else _by_table_256 if s.avx else _by_table_128
    return by_table(s, wanted)


def joined(s: X86Selector, pieces: Sequence[Register], bits: int) -> Register:
    """Vectors of so many bits each, or scalars in vector registers, one after another:
    a power of two of them."""
    pieces = list(pieces)
    while len(pieces) > 1:
        pieces = [_pair(s, a, b, bits) for a, b in zip(pieces[::2], pieces[1::2], strict=True)]
        bits *= 2
    return pieces[0]


def _pair(s: X86Selector, a: Register, b: Register, bits: int) -> Register:
    if bits < _PART:
        return s.vex(_INTERLEAVE[bits][0], a, b, width=_PART)
    made = s.vector(2 * bits)
    name = "insertf64x4" if bits == 256 else "insertf32x4" if s.masks else "insertf128"
    s.write(name, [made], [a], b, width=2 * bits, immediate=1)
    return made


def part_of(s: X86Selector, x: Register, width: int, number: int, bits: int = _PART) -> Register:
    """The 128 or 256 bits of that number."""
    if number == 0:
        return x
    made = s.vector(bits)
    name = "extractf64x4" if bits == 256 else "extractf32x4" if s.masks else "extractf128"
    s.write(name, [made], [x], width=width, immediate=number)
    return made


# -- whole parts


def _parts(s: X86Selector, given: _Shuffle) -> Register | None:
    """Moves of whole parts of 128 bits."""
    numbers, count = given.numbers, _PART // given.bits
    chosen: list[int] = []
    for at in range(0, len(numbers), count):
        offsets = {n - k for k, n in enumerate(numbers[at : at + count]) if n != _ANY}
        if len(offsets) != 1 or (first := offsets.pop()) < 0 or first % count:
            return None
        chosen.append(first // count)
    held = given.width // _PART
    if chosen == list(range(chosen[0], chosen[0] + len(chosen))) and (chosen[0] >= held or chosen[-1] < held):
        source = given.a if chosen[0] < held else given.other
        first = chosen[0] % held
        if len(chosen) in (1, 2) and first % len(chosen) == 0:
            return part_of(s, source, given.width, first // len(chosen), len(chosen) * _PART)
    sources = (given.a, given.other)
    if len(chosen) == 2 and held == 1:
        return _pair(s, sources[chosen[0]], sources[chosen[1]], _PART)
    if len(chosen) == 2 and held == 2 and s.masks:
        immediate = chosen[0] % 2 | chosen[1] % 2 << 1
        return s.vex("shuff32x4", sources[chosen[0] // 2], sources[chosen[1] // 2], width=256, immediate=immediate)
    if len(chosen) == 2 and held == 2:
        return s.vex("perm2f128", *sources, width=256, immediate=chosen[0] | chosen[1] << 4)
    if len(chosen) == 4 and held == 2 and chosen == [0, 1, 2, 3]:
        return _pair(s, *sources, 256)
    if len(chosen) == 4 and held == 4:
        low, high = {c // 4 for c in chosen[:2]}, {c // 4 for c in chosen[2:]}
        if len(low) == len(high) == 1:
            immediate = sum((c % 4) << 2 * n for n, c in enumerate(chosen))
            return s.vex("shuff32x4", sources[low.pop()], sources[high.pop()], width=512, immediate=immediate)
    return None


# -- alike in every part


def _within_parts(s: X86Selector, given: _Shuffle) -> Register | None:
    """One instruction that does the same in each part of 128 bits."""
    a, b, width, bits, numbers = given.a, given.b, given.width, given.bits, given.numbers
    if len(numbers) * bits != width:
        return None
    count, lanes, other = _PART // bits, given.lanes, given.other
    inner: list[int] = [_ANY] * count  #: of a lane of any part: which lane of the part, `count` on for the second source
    for at, n in enumerate(numbers):
        if n == _ANY:
            continue
        source, lane = divmod(n, lanes)
        if lane // count != at // count:
            return _blended(s, given)
        wanted = lane % count + source * count
        if inner[at % count] not in (_ANY, wanted):
            return _blended(s, given)
        inner[at % count] = wanted
    low = [k // 2 + (k % 2) * count for k in range(count)]
    for name, base in zip(_INTERLEAVE[bits], (low, [n + count // 2 for n in low]), strict=True):
        for x, y, wanted in ((a, other, base), (other, a, [(n + count) % (2 * count) for n in base])):
            if _matches(inner, [n % count for n in wanted] if b is None else wanted):
                return s.vex(name, x, y, width=width)
    if bits == 64:
        return _doubles(s, given)
    if bits == 32:
        found = _four(s, given, inner)
        if found is not None:
            return found
    if b is None and bits < 32 and (s.avx or "sse4.1" in s.features):
        table = bytes(0x80 if n == _ANY else n * bits // 8 + k for n in inner for k in range(bits // 8))
        return s.vex("pshufb", a, s.table_constant(table * (width // _PART)), width=width)
    return _blended(s, given)


def _matches(inner: Sequence[int], wanted: Sequence[int]) -> bool:
    return all(n in (_ANY, w) for n, w in zip(inner, wanted, strict=True))


def _doubles(s: X86Selector, given: _Shuffle) -> Register | None:
    """shufpd: the even lanes from the first source, the odd ones from the second."""
    sources, numbers = (given.a, given.other), [max(n, 0) for n in given.numbers]
    even, odd = {n // given.lanes for n in numbers[::2]}, {n // given.lanes for n in numbers[1::2]}
    if len(even) > 1 or len(odd) > 1:
        return None
    immediate = sum((n % 2) << at for at, n in enumerate(numbers))
    return s.vex("shufpd", sources[even.pop()], sources[odd.pop()], width=given.width, immediate=immediate)


def _four(s: X86Selector, given: _Shuffle, inner: Sequence[int]) -> Register | None:
    """shufps: two lanes from one source, then two from another."""
    low, high = ({n // 4 for n in half if n != _ANY} for half in (inner[:2], inner[2:]))
    if len(low) > 1 or len(high) > 1:
        return None
    immediate = sum((max(n, 0) % 4) << 2 * at for at, n in enumerate(inner))
    sources, first = (given.a, given.other), low.pop() if low else 0
    return s.vex("shufps", sources[first], sources[high.pop() if high else first], width=given.width, immediate=immediate)


def _blended(s: X86Selector, given: _Shuffle) -> Register | None:
    """Every lane where it was, of one vector or the other."""
    if (
        given.b is None
        or s.masks
        or not s.avx
        or given.bits < 32
        or any(n != _ANY and n % given.lanes != at for at, n in enumerate(given.numbers))
    ):
        return None
    return s.vex("pblendd", given.a, given.b, width=given.width, immediate=given.words_of_second)


# -- by a table


def _by_table_512(s: X86Selector, given: _Shuffle) -> Register:
    """AVX-512 permutes the lanes of two vectors.
    Bytes only in pairs, so that they are widened and narrowed around it."""
    a, b, bits = given.a, given.b, given.bits
    if bits == 8:
        return _bytes_512(s, given)
    least = 256 if b is None and bits > 16 else _PART
    whole = max(least, given.width, given.made)
    table = [0 if n == _ANY else n % given.lanes + (n // given.lanes) * (whole // bits) for n in given.numbers]
    index = s.table_constant(packed(table + [0] * (whole // bits - len(table)), bits // 8))
    if b is None:
        result = s.vector(given.made)
        s.write(f"perm{_LETTERS[bits]}", [result], [index], a, width=whole)
        return result
    result = s.vector(whole)
    s.copy(result, a)
    s.write(f"permt2{_LETTERS[bits]}", [result], [result, index], b, width=whole)
    return result


def _bytes_512(s: X86Selector, given: _Shuffle) -> Register:
    """Byte `n` of a result is half of word n // 2 of the sources:
    two permutations of words, each byte moved to its place, joined."""
    halves: list[Register] = []
    for side in (0, 1):
        mine = [0 if n == _ANY else n for n in given.numbers[side::2]]
        words = shuffled(s, given.a, given.b, given.lanes // 2, 16, [n // 2 for n in mine])
        table = [(2 * (at % 8) + n % 2, 0x80) for at, n in enumerate(mine)]
        data = bytes(byte for pair in table for byte in (pair if side == 0 else pair[::-1]))
        halves.append(s.vex("pshufb", words, s.table_constant(data.ljust(given.made // 8, b"\x80")), width=given.made))
    return s.vex("por", halves[0], halves[1], width=given.made)


def _by_table_256(s: X86Selector, given: _Shuffle) -> Register:
    """AVX2 permutes the words of 32 bits of one vector: both are permuted, and blended.
    Smaller lanes are shuffled within parts."""
    if given.bits < 32:
        return _bytes_256(s, given)
    lanes, words = given.lanes, given.bits // 32
    found: list[Register] = []
    for source, x in enumerate((given.a, given.b)):
        if x is None:
            continue
        mine = [n % lanes if n != _ANY and n // lanes == source else at % lanes for at, n in enumerate(given.numbers)]
        if mine == list(range(len(mine))):
            found.append(x)
            continue
        table = [n * words + k for n in mine for k in range(words)]
        index = s.table_constant(packed(table + [0] * (8 - len(table)), 4))
        result = s.vector(given.made)
        s.write("permd", [result], [index], x, width=256)
        found.append(result)
    if given.b is None:
        return found[0]
    return s.vex("pblendd", found[0], found[1], width=given.made, immediate=given.words_of_second)


def _bytes_256(s: X86Selector, given: _Shuffle) -> Register:
    """Each part of each source, brought to every part of the result, has its bytes shuffled.
    What comes from elsewhere is 0, and all are joined."""
    lanes, size, made = given.lanes, given.bits // 8, given.made
    places = [
        (0 if n < lanes else 1, (n % lanes) * size + k) if n != _ANY else (_ANY, 0) for n in given.numbers for k in range(size)
    ]
    result: Register | None = None
    for source, x in enumerate((given.a, given.b)):
        for part in range(given.width // _PART):
            table = bytes(p % 16 if who == source and p // 16 == part else 0x80 for who, p in places)
            if x is None or all(byte == 0x80 for byte in table):
                continue
            everywhere = _in_every_part(s, x, given.width, part, made)
            moved = s.vex("pshufb", everywhere, s.table_constant(table), width=made)
            result = moved if result is None else s.vex("por", result, moved, width=made)
    assert result is not None
    return result


def _in_every_part(s: X86Selector, x: Register, width: int, part: int, made: int) -> Register:
    if made == _PART:
        return part_of(s, x, width, part)
    if width == _PART:
        return _pair(s, x, x, _PART)
    return s.vex("perm2f128", x, x, width=256, immediate=part | part << 4)


def _by_table_128(s: X86Selector, given: _Shuffle) -> Register:
    """SSE: two steps of shufps, or bytes shuffled and joined."""
    if given.bits < 32:
        return _bytes_256(s, given)
    words = [n * (given.bits // 32) + k if n != _ANY else 0 for n in given.numbers for k in range(given.bits // 32)]
    pairs: list[Register] = []
    for two in (words[:2], words[2:]):
        low, high = (given.other if n >= 4 else given.a for n in two)
        immediate = (two[0] % 4) | (two[0] % 4) << 2 | (two[1] % 4) << 4 | (two[1] % 4) << 6
        pairs.append(s.vex("shufps", low, high, width=_PART, immediate=immediate))
    return s.vex("shufps", pairs[0], pairs[1], width=_PART, immediate=0b10001000)
