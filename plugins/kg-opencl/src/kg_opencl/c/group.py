"""GROUP_REDUCE in OpenCL C, over all work-items of a work-group: butterflies within subgroups of a width that the kernel requires, and local memory
between them.

Which work-items are a subgroup the driver says, and that is no matter here: each subgroup of a group that is of whole ones puts down what it has by
its own number. What is computed is named: shuffles and barriers are for all work-items, and may not move into a branch.
"""

from __future__ import annotations

from typing import Final

from kg.plugin import UOp
from kg.plugin.cstyle import Text, Writer, call_helper

from kg_opencl.c.writer import OpenCLWriter

_SYMBOLS: Final = {"add": "+", "mul": "*"}


def group_reduce(w: Writer, u: UOp) -> None:
    """GROUP_REDUCE"""
    assert isinstance(w, OpenCLWriter)
    value = w.atom(u.src[0])
    lanes = [value] if u.lanes == 1 else [w.language.lane(value, n) for n in range(u.lanes)]
    items, width = u.group_reduce.items, w.width
    whole = (
        items > width and items % width == 0
    )  # shuffles of a group that is one subgroup do nothing on Intel's CPU runtime 2026.22
    if whole:
        w.require_subgroups()
        lanes = [_named(w, u, f"{_butterfly(w, u, width)}({x})") for x in lanes]
    found = _through_memory(w, u, lanes, pieces=items // width if whole else items, whole=whole)
    w.declare(u, Text(found[0] if u.lanes == 1 else w.language.vector_literal(u.type, found)))


def _named(w: Writer, u: UOp, code: str) -> str:
    name = w.number("part")
    w.line(w.language.constant(w.type(u.type.scalar), name, code))
    return name


def _combined(w: Writer, u: UOp, x: str, y: str) -> str:
    how, dtype = u.group_reduce.how, u.type.scalar
    if how not in _SYMBOLS:
        return call_helper(w, how, dtype, [x, y])
    if dtype.is_float or not dtype.is_signed:
        return f"{x} {_SYMBOLS[how]} {y}"
    return f"as_{w.type(dtype)}((u{w.type(dtype)})(as_u{w.type(dtype)}({x}) {_SYMBOLS[how]} as_u{w.type(dtype)}({y})))"


def _butterfly(w: Writer, u: UOp, width: int) -> str:
    """The function that gives each work-item of a subgroup what they have together."""
    type_, name = w.type(u.type.scalar), f"subgroup_{u.group_reduce.how}_{u.type.scalar}"
    steps = [1 << n for n in range(width.bit_length() - 1)]
    body = [f"a = {_combined(w, u, 'a', f'sub_group_shuffle_xor(a, {by}u)')};" for by in steps]
    w.define(name, type_, [(type_, "a")], [*body, "return a;"])
    return name


def _through_memory(w: OpenCLWriter, u: UOp, values: list[str], pieces: int, *, whole: bool) -> list[str]:
    """Each subgroup puts down what it has, or each work-item where the group is of no whole ones, and all read all."""
    memory, type_ = w.number("slots"), w.type(u.type.scalar)
    w.top.append(f"  {w.language.local_declaration(memory, type_, pieces * len(values))}")
    place = "get_sub_group_id()" if whole else "get_local_id(0)"
    if w.loops:
        w.line(w.language.barrier)  # those that read what the last round left are done
    for n, value in enumerate(values):
        stored = f"{memory}[{n * pieces} + {place}] = {value};"
        w.line(f"if (get_sub_group_local_id() == 0) {stored}" if whole else stored)
    w.line(w.language.barrier)
    name = f"gather_{u.group_reduce.how}_{pieces}_{u.type.scalar}"
    body = [
        f"{type_} a = slots[0];",
        f"for (int n = 1; n < {pieces}; n++) a = {_combined(w, u, 'a', 'slots[n]')};",
        "return a;",
    ]
    w.define(name, type_, [(f"local const {type_} *", "slots")], body)
    return [_named(w, u, f"{name}({memory} + {n * pieces})") for n in range(len(values))]
