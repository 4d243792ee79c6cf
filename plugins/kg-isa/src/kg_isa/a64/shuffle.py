"""Two-vector shuffles by zip, uzp, trn and ext, else by table lookups.

`picked` counts through the lanes of the first vector and then of the second. A vector of 64 bits or less is the low half of a register, whose upper lanes nobody reads.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from kg_render.asm import Register

from kg_isa.a64.select import OCTETS, A64Selector

_BYTES: Final = 16
#: A lane: whether it is the second vector's, and its number.
_Lane = tuple[int, int]


def shuffled(s: A64Selector, a: Register, b: Register, lanes: int, bits: int, picked: Sequence[int]) -> Register:
    """The lanes as one vector. `lanes`: of each source, so many bits each."""
    size = bits // 8
    places = [(p // lanes, p % lanes * size + k) for p in picked for k in range(size)]
    return by_instruction(s, a, b, lanes, bits, picked) or by_table(s, a, b, places)


def by_instruction(s: A64Selector, a: Register, b: Register, lanes: int, bits: int, picked: Sequence[int]) -> Register | None:
    """The same where one instruction gives it."""
    while bits < 64 and lanes > 1 and len(picked) % 2 == 0:
        pairs = list(zip(picked[::2], picked[1::2], strict=True))
        if any(low % 2 or high != low + 1 for low, high in pairs):
            break
        bits, lanes, picked = bits * 2, lanes // 2, [low // 2 for low, _ in pairs]
    if all(n == p for n, p in enumerate(picked)):
        return a
    wanted = tuple(divmod(p, lanes) for p in picked)
    made = s.code.register("vec", max(64, len(picked) * bits))
    for width in (64, 128):
        found = _instruction(wanted, width // bits) if len(picked) * bits <= width else None
        if found is not None:
            key, order, offset = found
            sources = [(a, b)[which] for which in order]
            if key == "vext":
                s.write(key, [made], sources, width=width, immediate=offset * bits // 8)
            else:
                s.write(key, [made], sources, width=width, modifier=bits)
            return made
    return None


def by_table(s: A64Selector, a: Register, b: Register, places: Sequence[_Lane]) -> Register:
    """The vector of these bytes; what a table has none for is zero."""
    found: list[Register] = []
    for which, source in enumerate((a, b)):
        table = bytes(n if mine == which else 0xFF for mine, n in places).ljust(_BYTES, b"\xff")
        if any(mine == which for mine, _ in places):
            made = s.code.register("vec", 128)
            s.write("vtbl", [made], [source, s.table_constant(table, OCTETS)], width=128)
            found.append(made)
    if len(found) == 1:
        return found[0]
    made = s.code.register("vec", 128)
    s.write("vor", [made], found, width=128)
    return made


@cache
def _instruction(wanted: tuple[_Lane, ...], count: int) -> tuple[str, _Lane, int] | None:
    """What gives these lanes first, of registers with so many: its key, its sources, where `ext` begins."""
    for order in ((0, 1), (1, 0), (0, 0), (1, 1)):
        for key, offset, lanes in _results(count):
            if all((order[which], n) == lane for (which, n), lane in zip(lanes, wanted, strict=False)):
                return key, order, offset
    return None


def _results(count: int) -> Iterator[tuple[str, int, tuple[_Lane, ...]]]:
    """Key, offset, and the lanes that it gives of its first and its second source."""
    half, both = count // 2, [(which, n) for which in (0, 1) for n in range(count)]
    for odd in (0, 1):
        yield f"vzip{odd + 1}", 0, tuple((which, odd * half + n) for n in range(half) for which in (0, 1))
        yield f"vuzp{odd + 1}", 0, tuple(both[odd::2])
        yield f"vtrn{odd + 1}", 0, tuple((which, n + odd) for n in range(0, count, 2) for which in (0, 1))
    for offset in range(1, count):
        yield "vext", offset, tuple(both[offset : offset + count])
