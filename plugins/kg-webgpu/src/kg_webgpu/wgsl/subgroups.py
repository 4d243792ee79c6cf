"""GROUP_REDUCE in WGSL: subgroup reductions, then shared memory.

Nothing is taken for granted of which work-items make a subgroup, or how many there are: one of each stores what it has come to at
the subgroup's number, and all read them in that order, so that a sum is the same each time. There is room for as many subgroups as
work-items. Floats are compared as integers in the same order, in which NaN comes last, or first for MIN.
"""

from __future__ import annotations

from typing import Final

from kg.plugin import UnsupportedError, UOp, parse_dtype
from kg_render.cstyle import Text, Writer

from kg_webgpu.wgsl.writer import WGSLWriter

_INT: Final = parse_dtype("int32")
_UINT: Final = parse_dtype("uint32")
_FUNCTIONS: Final = {"add": "subgroupAdd", "mul": "subgroupMul", "max": "subgroupMax", "min": "subgroupMin"}
_STEPS: Final = {"add": "{0} + {1}", "mul": "{0} * {1}", "max": "max({0}, {1})", "min": "min({0}, {1})"}
_LAST: Final = {"max": "0x7fffffffi", "min": "i32(-2147483648)"}


def group_reduce(writer: Writer, u: UOp) -> None:
    assert isinstance(writer, WGSLWriter)
    w, how = writer, u.group_reduce.how
    _check(w, u)
    value = w.arg(u.src[0])
    ordered = u.type.is_float and how in _LAST
    held = w.type(_INT.vec(u.lanes) if ordered else u.type)
    number = w.number("slots").removeprefix("slots")
    slots, part, result, i = f"slots{number}", w.unique(f"part{number}"), w.unique(f"all{number}"), w.unique(f"s{number}")
    w.shared.append(f"var<workgroup> {slots}: array<{held}, {u.group_reduce.items}>;")
    given = f"{_key(w, u)}({value})" if ordered else value
    w.line(w.language.constant(held, part, f"{_FUNCTIONS[how]}({given})"))
    if w.is_in_loop(u):
        w.line(w.language.barrier)  # those that read what the last round left are done
    w.line(f"if (first) {{ {slots}[subgroup] = {part}; }}")
    w.line(w.language.barrier)
    w.line(f"var {result}: {held} = {slots}[0];")
    w.line(f"for (var {i} = 1u; {i} < subgroups; {i}++) {{ {result} = {_STEPS[how].format(result, f'{slots}[{i}]')}; }}")
    w.text[u] = Text(result)
    if ordered:
        w.declare(u, Text(f"{_value(w, u)}({result})"))


def _check(w: WGSLWriter, u: UOp) -> None:
    x, y, z = w.local
    if not w.wgsl.limits.subgroups:
        raise UnsupportedError(f"{w.kernel_name}: the adapter has no subgroups (the feature `subgroup`), so no GROUP_REDUCE")
    if (y, z) != (1, 1) or u.group_reduce.items != x:
        raise UnsupportedError(
            f"{w.kernel_name}: GROUP_REDUCE of {u.group_reduce.items} work-items in a work-group of {x} x {y} x {z}: WGSL says of no others "
            "than all of one dimension which they are"
        )


def _splat(w: WGSLWriter, lanes: int, code: str, *, unsigned: bool = False) -> str:
    return code if lanes == 1 else f"{w.type((_UINT if unsigned else _INT).vec(lanes))}({code})"


def _turned(w: WGSLWriter, lanes: int, bits: str) -> str:
    """The bits of floats as integers in their order, and back: those below zero run the other way."""
    most = _splat(w, lanes, "0x7fffffffi")
    return f"{bits} ^ (({bits} >> {_splat(w, lanes, '31u', unsigned=True)}) & {most})"


def _key(w: WGSLWriter, u: UOp) -> str:
    """The function from floats to integers in their order, NaN where it wins."""
    how, ints = u.group_reduce.how, w.type(_INT.vec(u.lanes))
    name = f"key_for_{how}_{u.type}"
    nan = f"(bits & {_splat(w, u.lanes, '0x7fffffffi')}) > {_splat(w, u.lanes, '0x7f800000i')}"
    body = [
        f"let bits = bitcast<{ints}>(a);",
        f"return select({_turned(w, u.lanes, 'bits')}, {_splat(w, u.lanes, _LAST[how])}, {nan});",
    ]
    w.define(name, ints, [(w.type(u.type), "a")], body)
    return name


def _value(w: WGSLWriter, u: UOp) -> str:
    name, ints, floats = f"of_key_{u.type}", w.type(_INT.vec(u.lanes)), w.type(u.type)
    w.define(name, floats, [(ints, "a")], [f"return bitcast<{floats}>({_turned(w, u.lanes, 'a')});"])
    return name
