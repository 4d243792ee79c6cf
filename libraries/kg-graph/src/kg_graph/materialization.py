"""What of a graph is kept in memory between kernels, and why:
what computing again and again would cost more than storing once and reading.

One walk from the results down. When it meets a node it knows every place that needs it, and how often a kernel there would compute it (see nest).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from math import prod
from typing import Final

from kg.frontend import ELEMENTWISE, MOVEMENT, Op, Shape, UOp, additions, dim_max, loops_of, size_of, stack_parts
from kg.records import dataclass

from kg_graph.kernels.products.own_kernels import Products, is_large_product, products_of
from kg_graph.kernels.scatters import Overwritten, overwritten, places_of_one
from kg_graph.loop_nest import Axes, Nest
from kg_graph.loops.nodes import is_loop_result
from kg_graph.loops.steps import read_by_loops
from kg_graph.nodes import order_of

#: What an element costs that goes to memory or comes from it, in units of an addition.
MEMORY: Final = 8
#: Places that need other elements of a reduction each, from which on it is a kernel of its own. Of 10,000 products of 6 x 20 by 20 x 6 whose results are systems of equations (frontends/kg-array/tests/matrices/test_unrolled.py)
#: the kernel took 2.8 ms and takes 0.9 with its own (AVX-512, one thread).
APART: Final = 4
#: Running values beside each other from which on they are in vectors. Of 10^6 x 3 float32 `cumulative_sum(exp(x))` along the first axis takes 32 ms in one kernel and 14 in two, of 300,000 x 8 3.1
#: and 3.6; `exp(cumulative_sum(x))` 60 and 15, 3.3 and 3.9 (Emerald Rapids, AVX-512, one thread).
NARROW: Final = 8
COST_FREE: Final = MOVEMENT | {Op.CAST, Op.BITCAST, Op.CONST, Op.DEFINE_VAR}
#: Above this all costs are alike; it keeps sums over graphs small.
_MOST: Final = 1 << 40
#: Nodes that are kernels of their own: those after them read what they stored.
_ALONE: Final = (Op.SCATTER, Op.RANK, Op.CONTIGUOUS, Op.FOURIER)
#: What a value is computed of that reads no memory: see `_position_values`.
_OF_POSITIONS: Final = ELEMENTWISE | MOVEMENT | {Op.STACK}


@dataclass(frozen=True, slots=True)
class Decision:
    """Why a node is kept: how often it would be computed otherwise, of how many elements,
    and from how many places."""

    node: UOp
    reason: str
    executions: int
    elements: int
    places: int


@dataclass(frozen=True, slots=True)
class GraphFacts:
    """What is asked again and again about the graphs of values that are to be stored.
    The nodes are in order, sources before users."""

    values: tuple[UOp, ...]
    order: list[UOp]
    products: Mapping[UOp, Products]
    #: scatters that the next one goes over
    overwritten: Mapping[UOp, Overwritten]
    #: ranks that are no more than where a scatter puts what it has
    places: Set[UOp]
    #: what must be in memory for others than kernels: for loops and for copies to other devices; and why
    wanted: Mapping[UOp, str]
    #: of these, what is asked for before the results are
    leaving: Mapping[UOp, str]


def graph_facts(values: Sequence[UOp], leaving: Mapping[UOp, str] = {}) -> GraphFacts:
    """`leaving`: what is to be in memory although it is no result, and why."""
    every = (*values, *leaving)
    order = order_of(every)
    wanted = dict.fromkeys(read_by_loops(order), "a loop reads it in its steps")
    wanted |= {node: why for node, why in leaving.items() if not is_loop_result(node)}  # those are in memory anyway
    places = places_of_one((*every, *wanted), order)
    return GraphFacts(tuple(values), order, products_of(order), overwritten(every, order), places, wanted, leaving)


def decide(graph: GraphFacts) -> list[Decision]:
    """The nodes that are kept, results of the call apart from those that others need too."""
    values, order, products, read = graph.values, graph.order, graph.products, graph.wanted
    cost, positions = _costs(order), _position_values(order)
    began = [s for n in order if n.op is Op.LOOP for s in n.src[: n.loop.carried]]
    places: dict[UOp, dict[tuple[Nest, Axes], None]] = {}
    together: dict[Products, dict[Shape, Nest]] = {}  # results of the same loops and products are made by one kernel
    at_once = _programs_of_elements(order)
    for value in values:
        _begin(value, places, {} if value.op in _ALONE else together.setdefault(products[value], {}))
    for value in (*began, *read):
        _begin(value, places, {})
    stored = {*values, *began}
    made: dict[Nest, UOp] = {}  # the large product of a kernel
    running: dict[Nest, UOp] = {}  # its scan
    kept: list[Decision] = []
    copies = {copy for over in graph.overwritten.values() for copy in over.copies}
    for node in reversed(order):
        found = places.get(node, {})
        if node in read and node.op is not Op.PARAM:
            elements = dim_max(size_of(node.shape))
            decision = Decision(node, read[node], elements, elements, len(found))
        elif node.op in (Op.PARAM, Op.CONST) or is_loop_result(node) or not found:
            continue
        elif node in positions and cost[node] <= MEMORY:
            continue  # nothing below it reads memory, nor would anything be saved
        else:
            second = is_large_product(node) and any(made.get(nest, node) is not node for nest, _ in found)
            goes_on = node in graph.overwritten or node in graph.places or _is_stored_as_it_runs(node, found, running)
            decision = None if goes_on else _decision(node, found, cost[node], second)
            if decision is None and any(nest in running for nest, _ in found):
                decision = _before_a_scan(node, found, cost[node])
        now = node in read or node in copies or node.op is Op.RANK
        if decision is not None and (now or not (len(found) == 1 and node in stored)):
            kept.append(decision)
            if node in copies:
                continue  # what it is a copy of is in memory when it is made
            places[node] = {}
            _begin(node, places, together.setdefault(products[node], {}) if node in at_once else {})
            found = places[node]  # nothing where it is its parts that are stored
        if is_large_product(node):
            made |= {nest: node for nest, _ in found}
        if node.op is Op.SCAN:
            running |= {nest: node for nest, _ in found}
            for nest, _ in found:
                nest.is_narrow = _is_narrow(node)
        for nest, where in found:
            for source, axes in nest.sources(node, where):
                there = places.get(source)
                if there is None:
                    places[source] = {(nest, axes): None}
                else:
                    there[nest, axes] = None
    return kept


def _begin(value: UOp, places: dict[UOp, dict[tuple[Nest, Axes], None]], nests: dict[Shape, Nest]) -> None:
    """A kernel stores this value: each of its parts is needed once per element,
    in one of these nests or in a new one."""
    value = value.src[0] if value.op is Op.CONTIGUOUS and value.src[0].op is Op.STACK else value
    for part, _ in stack_parts(value):
        loops = loops_of(part.shape)
        nest = nests.get(loops)
        if nest is None:
            nest = nests[loops] = Nest(loops)
        nest.values.append(part)
        rest = iter(nest.axes)
        axes = tuple(frozenset[int]() if d == 1 else next(rest) for d in part.shape)
        places.setdefault(part, {})[nest, axes] = None


def word_of(node: UOp) -> str:
    """What a node is called in names of kernels and in reasons."""
    return node.op.name.lower()


def _decision(node: UOp, found: dict[tuple[Nest, Axes], None], cost: int, is_second: bool) -> Decision | None:
    if node.op in MOVEMENT:
        return None  # what they move is looked at
    elements = dim_max(size_of(node.shape))
    executions = sum([nest.iterations(where) for nest, where in found])
    if node.op not in ELEMENTWISE:
        if has_own_kernel(node):
            return Decision(node, f"{word_of(node)} is a kernel of its own", executions, elements, len(found))
        if node.op in (Op.REDUCE, Op.SCAN) and node.reduction.monoid.states > 1:
            return None  # the states themselves are looked at
        if _is_taken_apart(node, found, elements):
            return Decision(
                node, "its elements are needed one by one: its own kernel makes many at once", executions, elements, len(found)
            )
        if is_second:
            return Decision(node, "the kernel that uses it makes another large product", executions, elements, len(found))
    again, keeping = (executions - elements) * cost, elements * MEMORY * (1 + len(found))
    if node.op is Op.STACK:
        again += executions * len(node.src)  # each element is chosen among all parts
    if again <= keeping:
        return None
    return Decision(node, f"computing it again costs {again:,}, keeping it {keeping:,}", executions, elements, len(found))


def _is_taken_apart(node: UOp, found: Mapping[tuple[Nest, Axes], None], elements: int) -> bool:
    """Whether a reduction is needed at several places, few of its elements at each:
    there each would be a loop of its own, without vectors."""
    few = elements // APART
    return node.op is Op.REDUCE and len(found) >= APART and all(nest.iterations(where) <= few for nest, where in found)


def _before_a_scan(node: UOp, found: Mapping[tuple[Nest, Axes], None], cost: int) -> Decision | None:
    """What a kernel that runs a scan does not compute on the way:
    reductions, and what is dear where no vectors would compute it."""
    elements = dim_max(size_of(node.shape))
    if _is_reduced(node):
        return Decision(node, "the kernel that uses it runs a scan", elements, elements, len(found))
    if node.op in ELEMENTWISE and cost > MEMORY and any(nest.is_narrow for nest, _ in found):
        return Decision(node, "few scans run beside each other, without vectors", elements, elements, len(found))
    return None


def _is_narrow(scan: UOp) -> bool:
    """Whether fewer running values lie beside each other than fill a vector."""
    (axis,) = scan.reduction.axes
    beside = prod(map(dim_max, scan.src[0].shape[axis + 1 :]))
    return 1 < beside < NARROW


def _is_reduced(node: UOp) -> bool:
    """Whether a value is a reduction's; of a REDUCE of several states it is each state."""
    if node.op is Op.REDUCE:
        return node.reduction.monoid.states == 1
    return node.op is Op.STATE and node.src[0].op is Op.REDUCE


def _is_stored_as_it_runs(node: UOp, found: Mapping[tuple[Nest, Axes], None], running: dict[Nest, UOp]) -> bool:
    """Whether running values are needed in one kernel alone, which stores what is computed of each,
    element by element, where they are made. It makes no other reduction."""
    scan = node.src[0] if node.op is Op.STATE else node
    if scan.op is not Op.SCAN or len(found) != 1 or _is_narrow(scan):
        return False
    ((nest, where),) = found
    if tuple([loops for loops in where if loops]) != nest.axes or running.get(nest, scan) is not scan:
        return False
    if not all(_is_computed_of(value, scan) for value in nest.values):
        return False
    running[nest] = scan
    return True


def _is_computed_of(value: UOp, scan: UOp) -> bool:
    """Whether it is computed element by element, of this and of what is in memory."""
    met, left = {scan}, [value]
    while left:
        node = left.pop()
        if node in met:
            continue
        met.add(node)
        if node.op in ELEMENTWISE or node.op in MOVEMENT or node.op is Op.STATE:
            left += node.src
        elif node.op not in (Op.PARAM, Op.CONST) and not is_loop_result(node):
            return False
    return True


def has_own_kernel(node: UOp) -> bool:
    """Whether a node is a kernel of its own: of a SCAN of several states it is each state."""
    if node.op is Op.SCAN:
        return node.reduction.monoid.states == 1
    return node.op in _ALONE or (node.op is Op.STATE and node.src[0].op is Op.SCAN)


def is_count(node: UOp) -> bool:
    """A SCAN that no loop runs: the running sum of an integer constant is a multiple
    of the position (see index_movement)."""
    if node.op is not Op.SCAN or len(node.src) != 1 or not node.type.is_int:
        return False
    value = node.src[0]
    while value.op in (Op.RESHAPE, Op.EXPAND):
        value = value.src[0]
    return value.op is Op.CONST and node.reduction.monoid.op == "ADD"


def _programs_of_elements(order: Sequence[UOp]) -> set[UOp]:
    """What is put together of values that are computed element by element of what is in memory:
    the first kernel can make all of them."""
    if not any(node.op is Op.STACK for node in order):
        return set()
    found: set[UOp] = set()  # and what is in memory
    for node in order:
        if node.op in (Op.CONST, Op.PARAM) or (node.op in _OF_POSITIONS and found.issuperset(node.src)):
            found.add(node)
    return {node for node in found if node.op is Op.STACK and len({loops_of(part.shape) for part, _ in stack_parts(node)}) == 1}


def _position_values(order: Sequence[UOp]) -> set[UOp]:
    """Values of constants and positions alone: what creates arrays, and what selects by index."""
    found: set[UOp] = set()
    for node in order:
        if found.issuperset(node.src) if node.op in _OF_POSITIONS else node.op is Op.CONST or is_count(node):
            found.add(node)
    return found


def _costs(order: Sequence[UOp]) -> dict[UOp, int]:
    """Of an element: its own operations, and those before it up to the next reduction or smaller value."""
    cost: dict[UOp, int] = {}
    for node in order:
        if node.op in ELEMENTWISE or node.op in MOVEMENT or node.op is Op.STACK:
            total = 0 if node.op in COST_FREE else additions(node.op)
            for s in node.src:
                total += 1 if s.op is Op.REDUCE or s.op is Op.EXPAND else cost[s]
        elif is_count(node):
            total = 1
        elif node.op is Op.REDUCE or node.op is Op.SCAN:
            trips = 1
            for axis in node.reduction.axes:
                trips *= max(1, dim_max(node.src[0].shape[axis]))
            total = trips * sum(1 + cost[s] for s in node.src)
        elif node.op is Op.STATE:
            total = cost[node.src[0]]
        elif node.op is Op.GATHER:  # what it reads is computed there, unless it is kept
            total = 1 + sum(cost[s] for s in node.src)
        else:
            total = 1
        cost[node] = min(total, _MOST)
    return cost
