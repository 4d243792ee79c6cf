"""A call into kernels: what is computed on the way to where it is used, and what is kept in memory between.

One walk from the results down. When it meets a node it knows every place that needs it, and how often a kernel there would compute it (see nest). The
node is kept where computing it again and again costs more than storing it once and reading it; else it becomes part of the kernels that use it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence, Set
from dataclasses import dataclass
from functools import partial
from typing import Final

from kg.device.plan import Plan
from kg.dtype import void
from kg.graph.canonical import Call
from kg.graph.fourier import store_fourier
from kg.graph.fuse_attention import needless
from kg.graph.loop_steps import add_loop, is_loop_result, read_by_loops, results_used
from kg.graph.loops import order_of
from kg.graph.nest import Axes, Nest
from kg.graph.own_kernels import Products, is_large_product, products_of
from kg.graph.scatters import chain, keep_rank, overwritten, store_scatters
from kg.graph.steps import Steps, reshaped_param
from kg.graph.updates import as_scatter
from kg.graph.versions import in_versions
from kg.ir.args import KernelInfo
from kg.ir.op import ELEMENTWISE, MOVEMENT, Op
from kg.ir.shape import Shape, dim_max, size_of
from kg.ir.uop import UOp
from kg.passes.stacked import loops_of, parts_of
from kg.render.base import Renderer

#: What an element costs that goes to memory or comes from it, in units of an addition.
MEMORY: Final = 8
#: What an operation costs that is more than an addition.
COST: Final = {
    Op.EXP2: 8,
    Op.LOG2: 10,
    Op.SIN: 12,
    Op.COS: 12,
    Op.POW: 24,
    Op.SQRT: 4,
    Op.FDIV: 4,
    Op.RECIPROCAL: 4,
    Op.IDIV: 8,
    Op.MOD: 8,
}
COST_FREE: Final = MOVEMENT | {Op.CAST, Op.BITCAST, Op.CONST, Op.DEFINE_VAR}
#: Above this all costs are alike; it keeps sums over graphs small.
_MOST: Final = 1 << 40
#: Nodes that are kernels of their own: those after them read what they stored.
_ALONE: Final = (Op.SCATTER, Op.RANK, Op.CONTIGUOUS, Op.FOURIER)
#: What a value is computed of that reads no memory: see `_position_values`.
_OF_POSITIONS: Final = ELEMENTWISE | MOVEMENT | {Op.STACK}


@dataclass(frozen=True, slots=True)
class Decision:
    """Why a node is kept: how often it would be computed otherwise, of how many elements, and from how many places."""

    node: UOp
    reason: str
    executions: int
    elements: int
    places: int


def partition(call: Call, renderer: Renderer, name: str = "call", donated: Collection[int] = ()) -> tuple[Plan, list[Decision]]:
    """The plan of a call for a target, and what was decided about the nodes that it keeps.

    `donated`: slots of what is read that `kg.graph.donate` is to give to results: what goes into one is scattered there, after all others.
    """
    given = {p for v in call.values for p in v.find(Op.PARAM) if p.slot in donated} if donated else set[UOp]()
    values = tuple(as_scatter(v, given) for v in call.values)
    stores = tuple(out.store(value) for out, value in zip(call.outputs, values, strict=True))
    steps = Steps(UOp(Op.SINK, void, stores, KernelInfo(name)))
    decisions = fill(steps, values, call.outputs, renderer, given)
    return in_versions(steps.plan(), renderer), decisions


def fill(
    steps: Steps, values: Sequence[UOp], targets: Sequence[UOp], renderer: Renderer, given: Set[UOp] = frozenset()
) -> list[Decision]:
    """Add the steps that store these values to these PARAMs, and tell what was decided. `given`: PARAMs that may be overwritten."""
    decisions = decide(values)
    order = order_of(values)
    kept = {d.node for d in decisions}
    kept -= needless(values, kept | {n for n in order if is_loop_result(n)}, renderer) - read_by_loops(order)
    decisions = [d for d in decisions if d.node in kept]
    done: dict[UOp, UOp] = {}
    hidden, products = overwritten(values, order), products_of(order)
    outputs = dict(reversed(list(zip(values, targets, strict=True))))

    def store(value: UOp, target: UOp, word: str) -> None:
        if value in done:
            steps.add([target.store(done[value])], word, ("kernel", target.shape))
        elif value.op is Op.FOURIER:
            store_fourier(steps, value, [done[s] for s in value.src], target)
        else:
            store_scatters(steps, value, target, hidden, done.__getitem__, word)

    for node in order:
        if node.op is Op.SCATTER:
            if node in kept:
                done[node] = outputs[node] if node in outputs else steps.promise([node])[0]
                store_scatters(steps, node, done[node], hidden, done.__getitem__, _word(node))
            continue
        if node.op is Op.LOOP:
            found, inside = add_loop(steps, node, results_used(node, order), done, store, partial(fill, renderer=renderer))
            done |= found
            decisions += inside
            continue
        if node.op is Op.FOURIER:
            if node in kept:
                (done[node],) = steps.promise([node])
                store_fourier(steps, node, [done[s] for s in node.src], done[node])
            continue
        if node in done:
            continue
        src = tuple([done[s] for s in node.src])
        new = node if src == node.src else UOp(node.op, node.dtype, src, node.arg)
        if node.op is Op.RANK:
            new = keep_rank(steps, new)
        elif node in kept:
            value = new.src[0] if new.op is Op.CONTIGUOUS else new
            (new,) = steps.keep([value], _word(node), None if _is_alone(node) else _loops(value, products[node]))
        done[node] = new
    results: dict[object, list[UOp]] = {}  # those of the same loops together: what they share is computed once
    scatters: list[tuple[UOp, UOp]] = []
    for out, value in zip(targets, values, strict=True):
        if value not in done:
            scatters.append((out, value))
        elif done[value] is not out:
            _add_result(results, out, done[value], _loops(value, products[value]))
    for loops, stores in results.items():
        steps.add(stores, "", loops)
    for out, value in scatters:
        _keep_updates(steps, chain(value), given, done)
        store(value, out, "")
    return decisions


def _keep_updates(steps: Steps, links: Sequence[UOp], given: Set[UOp], done: dict[UOp, UOp]) -> None:
    """What is scattered into memory that it is made of must be made before."""
    if not links or links[0].src[0] not in given:
        return
    for source in dict.fromkeys(s for link in links for s in link.src[1:]):
        if given & set(done[source].find(Op.PARAM)) and done[source].op is not Op.PARAM:
            (done[source],) = steps.keep([done[source]], "update")


def _add_result(results: dict[object, list[UOp]], out: UOp, value: UOp, loops: object) -> None:
    """What is repeated is stored over the axes along which it is: so it is read in rows, not at the remainders of positions."""
    if value.op is Op.RESHAPE and value.src[0].op is Op.EXPAND:
        (value,) = value.src
        out, loops = reshaped_param(out, value.shape), ("kernel", value.shape)
    results.setdefault(loops, []).append(out.store(value))


def _loops(value: UOp, products: Products) -> tuple[str, Shape, Products]:
    """What a kernel that stores the value has in common with others that could store theirs on the way."""
    part, _ = parts_of(value)[0]
    return "kernel", loops_of(part.shape), products


def _word(node: UOp) -> str:
    return node.op.name.lower()


def decide(values: Sequence[UOp]) -> list[Decision]:
    """The nodes that are kept, results of the call apart from those that others need too."""
    order = order_of(values)
    cost, positions, products = _costs(order), _position_values(order), products_of(order)
    hidden = overwritten(values, order)
    read, began = read_by_loops(order), [s for n in order if n.op is Op.LOOP for s in n.src[: n.loop.carried]]
    places: dict[UOp, dict[tuple[Nest, Axes], None]] = {}
    together: dict[Products, dict[Shape, Nest]] = {}  # results of the same loops and products are made by one kernel
    at_once = _programs_of_numbers(order)
    for value in values:
        _begin(value, places, {} if value.op in _ALONE else together.setdefault(products[value], {}))
    for value in (*began, *read):
        _begin(value, places, {})
    stored = {*values, *began}
    made: dict[Nest, UOp] = {}  # the large product of a kernel
    kept: list[Decision] = []
    for node in reversed(order):
        found = places.get(node, {})
        if node in read and node.op is not Op.PARAM:
            elements = dim_max(size_of(node.shape))
            decision = Decision(node, "a loop reads it in its steps", elements, elements, len(found))
        elif node.op in (Op.PARAM, Op.CONST) or is_loop_result(node) or not found:
            continue
        elif node in positions and cost[node] <= MEMORY:
            continue  # nothing below it reads memory, nor would anything be saved
        else:
            second = is_large_product(node) and any(made.get(nest, node) is not node for nest, _ in found)
            decision = None if node in hidden else _decision(node, found, cost[node], second)
        if decision is not None and (node in read or node.op is Op.RANK or not (len(found) == 1 and node in stored)):
            kept.append(decision)
            places[node] = {}
            _begin(node, places, together.setdefault(products[node], {}) if node in at_once else {})
            found = places[node]  # nothing where it is its parts that are stored
        if is_large_product(node):
            made |= {nest: node for nest, _ in found}
        for nest, where in found:
            for source, axes in nest.sources(node, where):
                places.setdefault(source, {})[nest, axes] = None
    return kept


def _begin(value: UOp, places: dict[UOp, dict[tuple[Nest, Axes], None]], nests: dict[Shape, Nest]) -> None:
    """A kernel stores this value: each of its parts is needed once per element, in one of these nests or in a new one."""
    for part, _ in parts_of(value):
        loops = loops_of(part.shape)
        nest = nests.get(loops)
        if nest is None:
            nest = nests[loops] = Nest(loops)
        rest = iter(nest.axes)
        axes = tuple(frozenset[int]() if d == 1 else next(rest) for d in part.shape)
        places.setdefault(part, {})[nest, axes] = None


def _decision(node: UOp, found: dict[tuple[Nest, Axes], None], cost: int, is_second: bool) -> Decision | None:
    elements = dim_max(size_of(node.shape))
    executions = sum(nest.iterations(where) for nest, where in found)
    if _is_alone(node):
        return Decision(node, f"{_word(node)} is a kernel of its own", executions, elements, len(found))
    if node.op in MOVEMENT or (node.op in (Op.REDUCE, Op.SCAN) and node.reduction.monoid.states > 1):
        return None  # what they move, and the states themselves, are looked at
    if is_second:
        return Decision(node, "the kernel that uses it makes another large product", executions, elements, len(found))
    again, keeping = (executions - elements) * cost, elements * MEMORY * (1 + len(found))
    if node.op is Op.STACK:
        again += executions * len(node.src)  # each element is chosen among all parts
    if again <= keeping:
        return None
    return Decision(node, f"computing it again costs {again:,}, keeping it {keeping:,}", executions, elements, len(found))


def _is_alone(node: UOp) -> bool:
    """Whether a node is a kernel of its own: of a SCAN of several states it is each state."""
    if node.op is Op.SCAN:
        return node.reduction.monoid.states == 1
    return node.op in _ALONE or (node.op is Op.STATE and node.src[0].op is Op.SCAN)


def is_count(node: UOp) -> bool:
    """A SCAN that no loop runs: the running sum of an integer constant is a multiple of the position (see index_movement)."""
    if node.op is not Op.SCAN or len(node.src) != 1 or not node.type.is_int:
        return False
    value = node.src[0]
    while value.op in (Op.RESHAPE, Op.EXPAND):
        value = value.src[0]
    return value.op is Op.CONST and node.reduction.monoid.op == "ADD"


def _programs_of_numbers(order: Sequence[UOp]) -> set[UOp]:
    """Numbers that are computed of elements in memory, and what is put together of such: the first kernel can make all of them."""
    found: set[UOp] = set()
    for node in order:
        below = node.op in _OF_POSITIONS and all(s.op is Op.PARAM or s in found for s in node.src)
        if node.op is Op.CONST or (below and (node.op is Op.STACK or node.op in MOVEMENT or loops_of(node.shape) == ())):
            found.add(node)
    return {node for node in found if node.op is Op.STACK and all(loops_of(part.shape) == () for part, _ in parts_of(node))}


def _position_values(order: Sequence[UOp]) -> set[UOp]:
    """Values of constants and positions alone: what creates arrays, and what selects by index."""
    found: set[UOp] = set()
    for node in order:
        if node.op is Op.CONST or is_count(node) or (node.op in _OF_POSITIONS and found.issuperset(node.src)):
            found.add(node)
    return found


def _costs(order: Sequence[UOp]) -> dict[UOp, int]:
    """Of an element: its own operations, and those before it up to the next reduction or smaller value."""
    cost: dict[UOp, int] = {}
    for node in order:
        if is_count(node):
            cost[node] = 1
            continue
        if node.op is Op.REDUCE or node.op is Op.SCAN:
            trips = 1
            for axis in node.reduction.axes:
                trips *= max(1, dim_max(node.src[0].shape[axis]))
            total = trips * sum(1 + cost[s] for s in node.src)
        elif node.op is Op.STATE:
            total = cost[node.src[0]]
        elif node.op is Op.GATHER:  # what it reads is computed there, unless it is kept
            total = 1 + sum(cost[s] for s in node.src)
        elif node.op in ELEMENTWISE or node.op in MOVEMENT or node.op is Op.STACK:
            before = (1 if s.op is Op.REDUCE or s.op is Op.EXPAND else cost[s] for s in node.src)
            total = (0 if node.op in COST_FREE else COST.get(node.op, 1)) + sum(before)
        else:
            total = 1
        cost[node] = min(total, _MOST)
    return cost
