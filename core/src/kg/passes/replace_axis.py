"""One axis becomes several: the rewrite under every split, pad and peel.

parts (outer*4 + inner, over outer and inner) and (tail, over tail):
store out[o0], f(o0)   ->   store out[outer*4 + inner], f(outer*4 + inner);   store out[tail], f(tail)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kg.dtype import void
from kg.errors import ScheduleError
from kg.ir.args import KernelInfo, Reduction
from kg.ir.indexing import conjunction
from kg.ir.monoid import combine, identities
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.passes.scope import closed_ranges, scopes


@dataclass(frozen=True, slots=True)
class Part:
    """A share of an axis: its position there as an expression, the ranges it runs over, and which iterations count."""

    value: UOp
    ranges: tuple[UOp, ...]
    gate: UOp | None = None


Made = tuple[UOp, ...]


def replace_axis(sink: UOp, axis: UOp, parts: Sequence[Part], order: tuple[str, ...]) -> UOp:
    """The sink with `axis` run as its parts, and the new nesting order."""
    inside: dict[UOp, Made] = {axis: tuple(p.value for p in parts)}  # in the scope of the axis: a form per part
    inside |= _private_memory(sink, axis, len(parts))
    outside: dict[UOp, Made] = {}
    for node in sink.toposort():
        if node in inside:
            continue
        if not any(s in inside for s in node.src):
            outside[node] = _rebuild(node, [outside[s] for s in node.src])
        elif axis in closed_ranges(node):
            forms = [_close(node, _sources(node, inside, outside, i), axis, part) for i, part in enumerate(parts)]
            outside[node] = tuple(f for form in forms for f in form) if node.op is Op.STORE else _joined(node, forms)
        elif node.op is Op.SCAN and node.src[-1] is axis:
            raise ScheduleError(f"axis {axis.axis.name} carries a scan from one iteration to the next; it can't be split")
        else:
            inside[node] = tuple(
                _gated(node, _rebuild(node, _ordered(node, _sources(node, inside, outside, i), axis, part))[0], part.gate)
                for i, part in enumerate(parts)
            )
    info = sink.kernel
    (result,) = outside[sink]
    return result.replace(arg=KernelInfo(info.name, order, info.fast_math))


def _private_memory(sink: UOp, axis: UOp, parts: int) -> dict[UOp, Made]:
    """Memory that is filled anew in every iteration: each part has its own, so that their order does not matter."""
    if parts == 1:
        return {}
    result: dict[UOp, Made] = {}
    scope = scopes(sink)
    for store in sink.find(Op.STORE):
        memory = store.src[0].src[0]
        if memory.op in (Op.DEFINE_SCRATCH, Op.DEFINE_LOCAL) and axis in scope[store]:
            result[memory] = (memory, *(renamed(memory, f".{i}") for i in range(1, parts)))
    return result


def renamed(memory: UOp, suffix: str) -> UOp:
    """Memory of the kernel's own under another name."""
    if memory.op is Op.DEFINE_SCRATCH:
        name, offset = memory.scratch
        return memory.replace(arg=(f"{name}{suffix}", offset))
    return memory.replace(arg=f"{memory.name}{suffix}")


def _sources(node: UOp, inside: dict[UOp, Made], outside: dict[UOp, Made], part: int) -> list[Made]:
    return [(inside[s][part],) if s in inside else outside[s] for s in node.src]


def _ordered(node: UOp, sources: list[Made], axis: UOp, part: Part) -> list[Made]:
    """A LOAD or BARRIER that names the axis to say where it stands names the ranges of the part."""
    if not (node.op is Op.BARRIER or (node.op is Op.LOAD and axis in node.order)):
        return sources
    return [part.ranges if old is axis else made for old, made in zip(node.src, sources, strict=True)]


def _rebuild(node: UOp, sources: Sequence[Made]) -> Made:
    """A node over new sources. A value has one form; a statement that was ordered before may have become several."""
    if node.op is Op.STATE and len(sources[0]) > 1:
        return (sources[0][node.slot],)
    src = tuple([u for made in sources for u in made])
    return (node if src == node.src else UOp(node.op, node.dtype, src, node.arg),)


def _gated(old: UOp, new: UOp, gate: UOp | None) -> UOp:
    """A LOAD in iterations that don't count touches nothing."""
    if gate is None or new.op is not Op.LOAD or old.src[0] is new.src[0]:
        return new
    address = new.src[0]
    both = conjunction(new.gate, gate)
    gated = UOp(Op.INDEX, address.dtype, (*address.src[:2], *((both,) if both is not None else ())))
    if new.gate is not None:
        return new.replace(src=(gated, *new.src[1:]))
    return new.replace(src=(gated, new.const_like(0), *new.src[1:]))


def _close(node: UOp, sources: Sequence[Made], axis: UOp, part: Part) -> Made:
    """A STORE or REDUCE over the ranges of one part in place of the axis."""
    src: list[UOp] = []
    for old, made in zip(node.src, sources, strict=True):
        src += part.ranges if old is axis else made
    if part.gate is not None:
        src = _masked(node, src, part.gate)
    if node.op is Op.STORE:
        return (UOp(Op.STORE, void, tuple(src), node.arg),)
    new = UOp(Op.REDUCE, node.dtype, tuple(src), node.arg)
    if node.dtype is not void:
        return (new,)
    states = [s for s in src if s.op is not Op.RANGE][: node.reduction.monoid.states]
    return tuple(UOp(Op.STATE, s.dtype, (new,), i) for i, s in enumerate(states))


def _masked(node: UOp, src: list[UOp], gate: UOp) -> list[UOp]:
    if node.op is Op.STORE:
        address = src[0]
        both = conjunction(node.gate, gate) if node.gate is None else conjunction(address.src[2], gate)
        assert both is not None
        return [UOp(Op.INDEX, address.dtype, (*address.src[:2], both)), *src[1:]]
    reduction: Reduction = node.reduction
    values = [s for s in src if s.op is not Op.RANGE]
    empty = identities(reduction.monoid, [v.type for v in values[: reduction.monoid.states]]) * reduction.steps
    masked = [gate.where(v, v.const_like(e)) for v, e in zip(values, empty, strict=True)]
    return [*masked, *(s for s in src if s.op is Op.RANGE)]


def _joined(node: UOp, forms: Sequence[Made]) -> Made:
    """The reductions of the parts combined in order."""
    total = forms[0]
    for form in forms[1:]:
        total = combine(node.reduction.monoid, total, form)
    return total
