"""Rules that write ops and definitions in WGSL."""

from __future__ import annotations

from typing import Final

from kg.plugin import Op, UOp
from kg.plugin.rendering import ALU
from kg_render.cstyle import RULES as C_RULES
from kg_render.cstyle import Rule, Text, Writer

from kg_webgpu.loop_limits import is_static
from kg_webgpu.wgsl import values
from kg_webgpu.wgsl.memory import load, store
from kg_webgpu.wgsl.subgroups import group_reduce
from kg_webgpu.wgsl.writer import Repeated, WGSLWriter

_PRIMARY: Final = 15


def _shader(w: Writer) -> WGSLWriter:
    assert isinstance(w, WGSLWriter)
    return w


def _define_global(writer: Writer, u: UOp) -> None:
    w = _shader(writer)
    name = w.unique(f"data{u.slot}")
    access = "read_write" if u.slot in w.writable else "read"
    binding = w.slots.index(u.slot)
    w.bindings[binding] = f"@group(0) @binding({binding}) var<storage, {access}> {name}: array<{w.element_type(u)}>;"
    if u.slot in w.variant.moved:
        w.origins[u] = w.launch_value(f"origin{u.slot}", "i32")
    w.text[u] = Text(name)


def _define_local(writer: Writer, u: UOp) -> None:
    w = _shader(writer)
    name = w.unique(u.name)
    element = w.element_type(u)
    size = -(-u.pointer.size * u.pointer.base.itemsize // 4) if element in ("u32", "atomic<u32>") else u.pointer.size
    size = -(-size // 4) if element.startswith("vec4") and u.pointer.base.lanes == 1 else size
    w.shared.append(f"var<workgroup> {name}: array<{element}, {size}>;")
    w.text[u] = Text(name)


def _define_scratch(writer: Writer, u: UOp) -> None:
    """An array of the work-item's own."""
    w = _shader(writer)
    name = w.unique(u.scratch[0])
    w.top.append(f"  var {name}: array<{w.type(u.pointer.base)}, {u.pointer.size}>;")
    w.text[u] = Text(name)


def _define_var(writer: Writer, u: UOp) -> None:
    w = _shader(writer)
    name = w.chosen(u.variable.name)
    w.given[name] = u.variable.name
    w.top.append("  " + w.language.constant(w.type(u.type), name, w.launch_value(name, w.type(u.type))))
    w.text[u] = Text(name)


def _special(writer: Writer, u: UOp) -> None:
    w = _shader(writer)
    kind, dimension = u.name[0], int(u.name[1:])
    if kind == "l":
        code = f"i32(item.{'xyz'[dimension]})"
    elif not w.folded:
        code = f"i32(group.{'xyz'[dimension]})"
    else:
        before = [w.group_count(d) for d in range(dimension)]
        quotient = f"number / ({' * '.join(before)})" if before else "number"
        last = all(g is None for g in w.groups[dimension + 1 :])
        code = f"i32({quotient})" if last else f"i32(({quotient}) % {w.group_count(dimension)})"
    name = w.unique(u.name)
    w.top.append("  " + w.language.constant(w.type(u.type), name, code))
    w.text[u] = Text(name)


def _range(writer: Writer, u: UOp) -> None:
    w = _shader(writer)
    copies = w.copies.get(u, 1)
    if copies == 1:
        C_RULES[Op.RANGE](w, u)
        w.opened.append(None)
        return
    w.name_pending()
    start, stop = (w.arg(s, _PRIMARY) for s in u.src)
    name = w.unique(u.axis.name)
    w.text[u] = Text(name)
    steps = int(u.src[1].value) - int(u.src[0].value) if is_static(u) else 0
    w.opened.append((len(w.lines), Repeated(name, start, stop, copies, steps)))


def _end(writer: Writer, u: UOp) -> None:
    """Closes a loop.
    One whose steps would be too many takes several at once, and then those that are left over, one by one."""
    w = _shader(writer)
    opened = w.opened.pop()
    if opened is None:
        C_RULES[Op.END](w, u)
        return
    w.name_pending()
    first, loop = opened
    body = w.lines[first:]
    del w.lines[first:]
    type_ = w.type(u.src[0].type)
    if 0 < loop.steps <= loop.copies:
        _copy(w, body, loop, type_, loop.steps, loop.start)
        return
    at = w.unique(f"{loop.name}_first")
    w.line(f"var {at}: {type_} = {loop.start};")
    w.open(f"for (; {loop.stop} - {at} >= {loop.copies}; {at} += {loop.copies})")
    _copy(w, body, loop, type_, loop.copies, at)
    w.close()
    if loop.steps % loop.copies or not loop.steps:
        w.open(w.language.loop(type_, loop.name, at, loop.stop))
        w.lines += body
        w.close()


def _copy(w: WGSLWriter, body: list[str], loop: Repeated, type_: str, copies: int, start: str) -> None:
    for number in range(copies):
        w.open("")
        w.line(w.language.constant(type_, loop.name, f"{start} + {number}"))
        w.lines += body
        w.close()


RULES: Final[dict[Op, Rule]] = {
    **C_RULES,
    Op.DEFINE_GLOBAL: _define_global,
    Op.DEFINE_LOCAL: _define_local,
    Op.DEFINE_SCRATCH: _define_scratch,
    Op.DEFINE_VAR: _define_var,
    Op.SPECIAL: _special,
    Op.RANGE: _range,
    Op.END: _end,
    Op.GROUP_REDUCE: group_reduce,
    Op.LOAD: load,
    Op.STORE: store,
    Op.CONST: values.constant,
    Op.VECTORIZE: values.vectorize,
    Op.GEP: values.gep,
    Op.SHUFFLE: values.shuffle,
    Op.CAST: values.cast,
    Op.BITCAST: values.bitcast,
    **dict.fromkeys(ALU, values.alu),
}
