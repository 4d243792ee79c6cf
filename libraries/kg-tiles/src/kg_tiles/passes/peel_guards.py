"""Guard peeling: the first iterations of a loop, for all of which a mask holds, run without it.

They get a loop of their own, in reductions and in loops that fill scratch memory.

    reduce(max, r0 <= o1*4 + v ? x : -inf, r0)   ->   max(reduce(max, x, r0 in [0, o1*4 + 1)),
                                                         reduce(max, r0.masked <= o1*4 + v ? x : -inf, r0.masked from there))

Where masks hide of a sum's last iterations what copies in registers alone say, and those are few, they are written out, without any mask:

    for u < 6: reduce(add, r0*2 + s <= o1*6 + u ? x : 0, r0, s)   ->   reduce(add, x, r0 in [0, o1*3), s) + the terms of o1*3, o1*3 + 1 and o1*3 + 2 with s <= u, s + 2 <= u and s + 4 <= u

A loop that carries scans, as that of ONLINE, stays one: its masks are computed in a branch that iterations for all of which they hold do not take (`branch_rare`).

    r0*64 + l <= o1*64 + v ? x : -inf   ->   o1 <= r0 ? (r0*64 + l <= o1*64 + v ? x : -inf) : x     l, v < 64

Example of peel_guards: tests/filetests/passes/peel_guards.kg
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from math import gcd, prod

from kg.plugin import AxisKind, Op, UOp
from kg.plugin.lowering import RARE
from kg.plugin.opts import TRUE, ZERO, Axis, Context, Part, conjuncts, number, replace_axis
from kg.plugin.passes import Affine, Scope, affine, build, first_outside, half_space, scopes, uniform
from kg.plugin.strategy import closed_ranges, is_constant, loop_carried_ranges

#: Shorter loops are not worth a second one.
_WORTH = 32
#: Masks of one iteration from which on a branch around them is worth it.
_MANY = 8
_COPIES = (AxisKind.UPCAST, AxisKind.UNROLL)
#: Terms of a sum, of all its copies in registers, that are written out at most: those of a tile of eight rows with two vectors each by as many keys.
_WRITTEN_OUT = 64


def peel_guards(sink: UOp, context: Context) -> UOp:
    """Enters and leaves `ranges`.
    Every range has one loop, which `tighten_loop_bounds` has ended where its masks end."""
    if not any(True for _ in sink.find(Op.WHERE)):
        return sink
    peeled: UOp | None = sink
    while peeled is not None:
        sink, peeled = peeled, _peeled(peeled)
    return _with_branches(sink)


def _peeled(sink: UOp) -> UOp | None:
    """One loop more as two, the innermost first."""
    scope = scopes(sink)
    loops: dict[tuple[UOp, ...], list[UOp]] = {}
    for node in sink.find(Op.REDUCE):
        loops.setdefault(closed_ranges(node), []).append(node)
    for node in sink.find(Op.STORE):
        if node.src[0].src[0].op is Op.DEFINE_SCRATCH:
            loops[closed_ranges(node)] = [node]
    for ranges, nodes in loops.items():
        kind = AxisKind.REDUCE if nodes[0].op is Op.REDUCE else AxisKind.LOOP
        axis = next((r for r in ranges if r.axis.kind is kind), None)
        if axis is None or axis.src[1].vmax < _WORTH or not is_constant(axis.src[0], 0):
            continue
        guards = _guards(axis, nodes, scope) if kind is AxisKind.REDUCE else _guards_of_fill(axis, nodes[0], scope)
        ends = set(guards.values())
        if len(ends) == 1 and (end := ends.pop()).vmax > 0 and end.op is not Op.CONST:
            count = _steps_with_static_masks(axis, nodes, scope, guards)
            if count:
                return _written_out(sink, axis, end, count, list(guards))
            end = _rounded(end, axis)
            stop = end.minimum(axis.src[1])
            return _split(sink, axis, stop.maximum(0) if end.vmin < 0 else stop, list(guards))
    return None


def _steps_with_static_masks(axis: UOp, nodes: Sequence[UOp], scope: Mapping[UOp, Scope], guards: Mapping[UOp, UOp]) -> int:
    """How many iterations follow on where masks may first fail,
    if those are a few terms of sums whose masks depend on copies alone; else 0."""
    end = next(iter(guards.values()))
    left = affine(axis.src[1]).minus(affine(end))
    if (
        left.terms
        or left.constant < 1
        or end.vmin < 0
        or any(node.reduction.monoid.op != "ADD" for node in nodes if node.op is Op.REDUCE)
    ):
        return 0
    copies = {r for node in nodes for r in (*scope[node], *closed_ranges(node)) if r.axis.kind in _COPIES}
    masks = [half_space(guard.substitute({axis: end})) for guard in guards]
    static = all(form is not None and copies.issuperset(r for t in form.terms for r in t.find(Op.RANGE)) for form in masks)
    few = nodes[0].op is Op.REDUCE and left.constant * prod(r.vmax + 1 for r in copies) <= _WRITTEN_OUT
    return left.constant if static and few else 0


def _rounded(end: UOp, axis: UOp) -> UOp:
    """A first iteration with masks that is a multiple of what it moves on by, if that makes few more:
    what runs over several iterations at once then leaves no rest before it."""
    form, left = affine(end), affine(axis.src[1]).minus(affine(end))
    more = form.constant % gcd(0, *form.terms.values()) if form.terms else 0
    if left.terms or not 0 < more <= left.constant // 8:
        return end
    rounded = build(form.plus(Affine({}, -more)))
    return end if rounded is None else rounded


def _guards(axis: UOp, nodes: Sequence[UOp], scope: dict[UOp, Scope]) -> dict[UOp, UOp]:
    """What masks the reductions of a loop -> where it first fails; empty where one has no mask."""
    guards: dict[UOp, UOp] = {}
    for node in nodes:
        value = node.src[0]
        if value.op is not Op.WHERE or node.src[1].op is not Op.RANGE:
            return {}
        around = uniform(scope[node])
        guards.update(_ends(value.src[0], axis, around))
    return guards


def _guards_of_fill(axis: UOp, store: UOp, scope: dict[UOp, Scope]) -> dict[UOp, UOp]:
    """The same of a value that is stored, which may have its masks anywhere."""
    guards: dict[UOp, UOp] = {}
    for node in store.src[1].find(Op.WHERE):
        if axis in scope[node.src[0]]:
            guards.update(_ends(node.src[0], axis, uniform(scope[store])))
    return guards


def _ends(mask: UOp, axis: UOp, around: Scope) -> dict[UOp, UOp]:
    """The conditions of a mask that end a loop -> where one first fails."""
    forms = {condition: form for condition in conjuncts(mask) if (form := half_space(condition)) is not None}
    ends = {condition: first_outside(form, axis, around, somewhere=True) for condition, form in forms.items()}
    return {condition: end for condition, end in ends.items() if end is not None}


def _split(sink: UOp, axis: UOp, at: UOp, guards: Sequence[UOp]) -> UOp:
    """The loop as two: up to where a mask may first fail, without it, and from there."""
    masked = axis.replace(src=(at, axis.src[1]), arg=Axis(_masked_name(axis), axis.axis.kind))
    return _divided(sink, axis, at, Part(masked, (masked,)), guards)


def _written_out(sink: UOp, axis: UOp, at: UOp, count: int, guards: Sequence[UOp]) -> UOp:
    """The loop up to where a mask may first fail, without it, and so many terms.
    What a mask hides of those is -0.0, which is added to nothing."""
    steps = axis.replace(src=(ZERO, number(count)), arg=Axis(_masked_name(axis), AxisKind.UNROLL))
    split = _divided(sink, axis, at, Part(at + steps, (steps,)), guards)
    hidden: dict[UOp, UOp] = {}
    for node in split.find(Op.REDUCE):
        mask, value, otherwise = node.src[0].src if node.src[0].op is Op.WHERE else (node, node, node)
        if steps in closed_ranges(node) and value.type.is_float and is_constant(otherwise, 0):
            hidden[node] = node.with_src((mask.where(value, otherwise.const_like(-0.0)), *node.src[1:]))
    return split.substitute(hidden)


def _masked_name(axis: UOp) -> str:
    return f"{axis.axis.name}.masked"


def _divided(sink: UOp, axis: UOp, at: UOp, rest: Part, guards: Sequence[UOp]) -> UOp:
    order = list(sink.kernel.loop_order)
    order.insert(order.index(axis.axis.name) + 1, _masked_name(axis))
    plain = axis.replace(src=(axis.src[0], at))
    split = replace_axis(sink, axis, [Part(plain, (plain,)), rest], tuple(order))
    return split.substitute({guard.substitute({axis: plain}): TRUE for guard in guards})


def _with_branches(sink: UOp) -> UOp:
    """Masks of many values of one iteration, by a uniform condition, where the loop carries scans."""
    scope = scopes(sink)
    masks: dict[tuple[UOp, UOp], list[UOp]] = {}
    for axis in sorted(loop_carried_ranges(sink.find(Op.SCAN)), key=lambda r: r.axis.name):
        if axis.axis.kind is not AxisKind.REDUCE or not is_constant(axis.src[0], 0):
            continue
        first, *others = [scope[u] for u in sink.find(Op.REDUCE, Op.STORE) if axis in closed_ranges(u)]
        around = uniform(first.intersection(*others))
        for node in sink.find(Op.WHERE):
            if axis in scope[node] and node.arg is None and node.type.is_float and node.src[2].op is Op.CONST:
                end = _first_failure(node.src[0], axis, around)
                if end is not None and end.vmax > 0:
                    masks.setdefault((axis, end), []).append(node)
    branches: dict[UOp, UOp] = {}  # node -> the condition under which its mask is computed
    for axis in {axis for axis, _ in masks}:
        found = {end: nodes for (other, end), nodes in masks.items() if other is axis}
        nodes = [node for some in found.values() for node in some]
        if len(nodes) >= _MANY:
            branches |= dict.fromkeys(nodes, reduce(UOp.minimum, found) <= axis)

    def rare(node: UOp, src: tuple[UOp, ...]) -> UOp:
        """A mask over what its value has become: a mask of what is masked already shares that."""
        made = node.with_src(src)
        return made.replace(src=(branches[node], made, made.src[1]), arg=RARE) if node in branches else made

    return sink.map_nodes(rare, ops=(Op.WHERE,)) if branches else sink


def _first_failure(condition: UOp, axis: UOp, around: Scope) -> UOp | None:
    """From which iteration on a mask may fail for some lane; None where it may at any time."""
    ends: list[UOp] = []
    for one in conjuncts(condition):
        form = half_space(one)
        end = first_outside(form, axis, around, somewhere=True) if form is not None else None
        if end is None:
            return None
        ends.append(end)
    return reduce(UOp.minimum, ends)
