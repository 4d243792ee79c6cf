"""Memory privatisation: memory filled under unrolled axes gets one copy per iteration.

Copies of a loop may fill one memory, each under an unrolled axis of its own: there every fill has its own memory before.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kg.analysis.scope import Scope, scopes
from kg.errors import ScheduleError
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.schedule.apply.axes.replace_axis import renamed

MEMORY = (Op.DEFINE_SCRATCH, Op.DEFINE_LOCAL)


def private_memory(sink: UOp, axes: Scope, vectors: Scope) -> tuple[UOp, dict[UOp, Scope]]:
    """The sink, and the unrolled axes under which each memory is filled."""
    under: dict[UOp, Scope] = {}
    scope: Mapping[UOp, Scope] | None = None
    for store in sink.find(Op.STORE):
        if memory_of(store).op in MEMORY:
            scope = scopes(sink) if scope is None else scope
            if not vectors.isdisjoint(scope[store]):
                raise ScheduleError(f"{memory_of(store).arg}: a value staged in memory can't stand under the VECTOR axis")
            under[store] = axes & scope[store]
    if not _differ(under):
        return sink, {memory_of(store): around for store, around in under.items()}
    read = [(u, _fills(u)) for u in sink.find(Op.LOAD) if memory_of(u).op in MEMORY]
    _join(under, [fills for _, fills in read])
    own: dict[tuple[UOp, Scope], UOp] = {}
    count: dict[UOp, int] = {}
    for store, around in under.items():
        memory = memory_of(store)
        if (memory, around) not in own:
            count[memory] = number = count.get(memory, 0) + 1
            own[memory, around] = memory if number == 1 else renamed(memory, f".fill{number}")
    places = {u: own[memory_of(u), under[fills[0]]] for u, fills in read if fills}
    places |= {store: own[memory_of(store), around] for store, around in under.items()}
    return _apart(sink, places), {memory: around for (_, around), memory in own.items()}


def _differ(under: Mapping[UOp, Scope]) -> bool:
    """Whether one memory is filled under different axes."""
    first: dict[UOp, Scope] = {}
    return any(first.setdefault(memory_of(store), around) != around for store, around in under.items())


def _join(under: dict[UOp, Scope], together: Sequence[Sequence[UOp]]) -> None:
    """Fills that one LOAD comes after fill one memory: that of all the axes around any of them."""
    changed = True
    while changed:
        changed = False
        for fills in together:
            around = frozenset[UOp]().union(*[under[f] for f in fills])
            for f in fills:
                changed |= under[f] != around
                under[f] = around


def memory_of(access: UOp) -> UOp:
    """What a LOAD or STORE reads or writes."""
    return access.src[0].src[0]


def _apart(sink: UOp, places: Mapping[UOp, UOp]) -> UOp:
    """The sink with other memory under these LOADs and STOREs."""

    def apart(node: UOp, src: tuple[UOp, ...]) -> UOp:
        if node in places:
            src = (src[0].with_src((places[node], *src[0].src[1:])), *src[1:])
        return node.with_src(src)

    return sink.map_nodes(apart, {Op.LOAD, Op.STORE})


def _fills(load: UOp) -> list[UOp]:
    """The STOREs that fill what a LOAD reads.
    None where they were in loops that never run, as the LOAD is then."""
    memory = memory_of(load)
    found: dict[UOp, None] = {}
    stack = list(load.order)
    while stack:
        node = stack.pop()
        if node.op is Op.STORE and memory_of(node) is memory:
            found[node] = None
        if node.op is Op.STORE or node.op is Op.BARRIER:
            stack.extend(node.order)
    return list(found)
