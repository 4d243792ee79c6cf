"""Rules that write ops, definitions and control flow in a C-like language."""

from __future__ import annotations

from kg.plugin import AddrSpace, DType, Op, UnsupportedError, UOp
from kg.plugin.rendering import ALU

from kg_render import guards
from kg_render.cstyle.memory import load, memory_type, prefetch, store
from kg_render.cstyle.renderer import Pointer, Variable
from kg_render.cstyle.templates import UNARY
from kg_render.cstyle.values import alu, bitcast, cast, constant, gep, shuffle, vectorize
from kg_render.cstyle.writer import Rule, Text, Writer


def _define_global(w: Writer, u: UOp) -> None:
    pointer = u.pointer
    name = w.unique(f"data{u.slot}")
    type_ = w.language.pointer_type(memory_type(w, pointer.base), pointer.space, written=u in w.written)
    w.pointers.append(Pointer(name, u.slot, type_))
    w.text[u] = Text(name)


def _define_local(w: Writer, u: UOp) -> None:
    name = w.unique(u.name)
    w.top.append("  " + w.language.local_declaration(name, memory_type(w, u.pointer.base), u.pointer.size))
    w.text[u] = Text(name)


def _define_scratch(w: Writer, u: UOp) -> None:
    wanted, offset = u.scratch
    name = w.unique(wanted)
    type_ = w.language.pointer_type(memory_type(w, u.pointer.base), AddrSpace.SCRATCH, written=True)
    w.top.append(f"  {type_}const {name} = {w.language.scratch_address(type_, offset)};")
    w.text[u] = Text(name)


def _define_register(w: Writer, u: UOp) -> None:
    """One variable per element; loads and stores name them by their constant index."""
    pointer = u.pointer
    base: DType = pointer.base
    is_mask = base.is_bool and base.lanes > 1 and not w.language.has_bool_vectors
    held = w.mask_type(base.lanes, 8) if is_mask else base
    name = w.unique(u.name)
    names = [name] if pointer.size == 1 else [w.unique(f"{name}_{i}") for i in range(pointer.size)]
    w.text[u] = Text(" ".join(names))
    for first in range(0, len(names), 8):
        w.top.append("  " + w.language.variables(w.type(held), names[first : first + 8]))


def _define_var(w: Writer, u: UOp) -> None:
    name = w.chosen(u.variable.name)
    w.variables.append(Variable(name, w.type(u.type), u.variable))
    w.text[u] = Text(name)


def _special(w: Writer, u: UOp) -> None:
    expression = w.language.specials.get(u.name)
    if expression is None:
        raise UnsupportedError(f"{w.language.device}:{w.language.suffix} has no SPECIAL {u.name!r}")
    if expression.isidentifier():
        w.text[u] = Text(f"({w.type(u.type)}){expression}", UNARY)
        return
    name = w.unique(u.name)
    w.top.append("  " + w.language.constant(w.type(u.type), name, expression))
    w.text[u] = Text(name)


def _range(w: Writer, u: UOp) -> None:
    w.name_pending()
    start, stop = (w.arg(s, 11) for s in u.src)
    if guards.loop_is_a_branch(u):
        w.text[u] = Text(start)
        w.open(f"if ({w.language.seldom.format(f'{start} < {stop}')})")
        return
    name = w.unique(u.axis.name)
    w.text[u] = Text(name)
    w.open(w.language.loop(w.type(u.type), name, start, stop))


def _end(w: Writer, u: UOp) -> None:
    w.name_pending()
    w.close()


def _if(w: Writer, u: UOp) -> None:
    w.name_pending()
    w.open(f"if ({w.arg(u.src[0])})")


def _barrier(w: Writer, u: UOp) -> None:
    if not w.language.barrier:
        raise UnsupportedError(f"{w.language.device}:{w.language.suffix} has no work-groups, so no BARRIER")
    w.line(w.language.barrier)


def _custom(w: Writer, u: UOp) -> Text | None:
    code = u.name.format(*(w.atom(s) for s in u.src))
    if u.type.bits == 0:
        w.line(f"{code};" if code and code[-1] not in ";}" else code)
        return None
    if u.type.is_bool and u.lanes > 1:
        w.mask_bits[u] = 8
    return Text(code, 0)


def _wmma(w: Writer, u: UOp) -> Text:
    return Text(w.language.wmma(w, u, [w.atom(s) for s in u.src]))


def _nothing(w: Writer, u: UOp) -> None:
    """INDEX is written by the access that uses it; SINK ends the list."""


RULES: dict[Op, Rule] = {
    Op.DEFINE_GLOBAL: _define_global,
    Op.DEFINE_LOCAL: _define_local,
    Op.DEFINE_SCRATCH: _define_scratch,
    Op.DEFINE_REG: _define_register,
    Op.DEFINE_VAR: _define_var,
    Op.SPECIAL: _special,
    Op.RANGE: _range,
    Op.END: _end,
    Op.IF: _if,
    Op.ENDIF: _end,
    Op.BARRIER: _barrier,
    Op.INDEX: _nothing,
    Op.SINK: _nothing,
    Op.LOAD: load,
    Op.STORE: store,
    Op.PREFETCH: prefetch,
    Op.CONST: constant,
    Op.VECTORIZE: vectorize,
    Op.GEP: gep,
    Op.SHUFFLE: shuffle,
    Op.CAST: cast,
    Op.BITCAST: bitcast,
    Op.CUSTOM: _custom,
    Op.WMMA: _wmma,
    **dict.fromkeys(ALU, alu),
}
