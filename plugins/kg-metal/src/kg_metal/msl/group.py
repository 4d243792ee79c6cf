"""GROUP_REDUCE in MSL: butterflies within SIMD-groups, and threadgroup memory between them.

The work-items that reduce together, a *segment*, are side by side in the work-group's own numbering. Sums are formed in the same order each time.
What is computed here is named here: shuffles and barriers are for all work-items, and may not move into a branch.
"""

from __future__ import annotations

from math import prod
from typing import Final

from kg.plugin import UnsupportedError, UOp
from kg.plugin.cstyle import Text, Writer, call_helper

from kg_metal.msl.limits import SUBGROUP
from kg_metal.msl.writer import MSLWriter, of_msl

_SYMBOLS: Final = {"add": "+", "mul": "*"}


def group_reduce(writer: Writer, u: UOp) -> None:
    """GROUP_REDUCE"""
    w, items = of_msl(writer), u.group_reduce.items
    if w.block[0] % items:
        raise UnsupportedError(f"{w.kernel_name}: {items} work-items can't reduce together in a work-group of {w.block}")
    value = w.atom(u.src[0])
    lanes = [value] if u.lanes == 1 else [w.language.lane(value, n) for n in range(u.lanes)]
    within = SUBGROUP % items == 0
    found = [f"{_butterfly(w, u, items)}({x})" for x in lanes] if within else _through_memory(w, u, lanes)
    w.declare(u, Text(found[0] if u.lanes == 1 else w.language.vector_literal(u.type, found)))


def _combined(w: MSLWriter, u: UOp, x: str, y: str) -> str:
    how, dtype = u.group_reduce.how, u.type.scalar
    symbol = _SYMBOLS.get(how)
    if symbol is None:
        return call_helper(w, how, dtype, [x, y])
    if dtype.is_float or not dtype.is_signed:
        return f"{x} {symbol} {y}"
    return f"({w.type(dtype)})((uint){x} {symbol} (uint){y})"


def _butterfly(w: MSLWriter, u: UOp, items: int) -> str:
    """The function that gives each of so many lanes what they have together."""
    type_ = w.type(u.type.scalar)
    name = f"simd_{u.group_reduce.how}_{items}_{u.type.scalar}"
    steps = [1 << n for n in range(items.bit_length() - 1)]
    body = [f"a = {_combined(w, u, 'a', f'simd_shuffle_xor(a, {by})')};" for by in steps]
    w.define(name, type_, [(type_, "a")], [*body, "return a;"])
    return name


def _through_memory(w: MSLWriter, u: UOp, lanes: list[str]) -> list[str]:
    """Each SIMD-group puts down what it has, or each work-item, where segments are of no whole SIMD-groups."""
    items, whole = u.group_reduce.items, u.group_reduce.items % SUBGROUP == 0
    piece = SUBGROUP if whole else 1
    slots, pieces, type_ = -(-prod(w.block) // piece), items // piece, w.type(u.type.scalar)
    memory = w.number("slots")
    w.top.append(f"  {w.language.local_declaration(memory, type_, slots * len(lanes))}")
    if w.loops:
        w.line(w.language.barrier)  # those that read what the last round left are done
    for n, lane in enumerate(lanes):
        place = f"{memory}[{f'{n * slots} + ' if n else ''}place / {piece}]"
        if whole:
            part = w.number("part")
            w.line(w.language.constant(type_, part, f"{_butterfly(w, u, SUBGROUP)}({lane})"))
            w.line(f"if (place % {SUBGROUP} == 0) {place} = {part};")
        else:
            w.line(f"{place} = {lane};")
    w.line(w.language.barrier)
    gather = f"gather_{u.group_reduce.how}_{pieces}_{u.type.scalar}"
    body = [
        f"{type_} a = slots[0];",
        f"for (uint n = 1; n < {pieces}; n++) a = {_combined(w, u, 'a', 'slots[n]')};",
        "return a;",
    ]
    w.define(gather, type_, [(f"threadgroup const {type_} *", "slots")], body)
    return [f"{gather}({memory} + {n * slots} + place / {items} * {pieces})" for n in range(len(lanes))]
