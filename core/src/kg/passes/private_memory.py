"""Memory that is filled under unrolled axes, of which every value of the axes gets its own. Called by `expand`.

Copies of a loop may fill one memory, each under an unrolled axis of its own: there every fill has its own memory before.
"""

from __future__ import annotations

from collections.abc import Mapping

from kg.errors import ScheduleError
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.passes.replace_axis import renamed
from kg.passes.scope import Scope, scopes

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
    found: dict[UOp, dict[Scope, None]] = {}
    for store, around in under.items():
        found.setdefault(memory_of(store), {})[around] = None
    if all(len(several) == 1 for several in found.values()):
        return sink, {memory_of(store): around for store, around in under.items()}
    own = {(memory, around): _named(memory, i) for memory, several in found.items() for i, around in enumerate(several)}
    return _apart(sink, under, own), {memory: around for (_, around), memory in own.items()}


def memory_of(access: UOp) -> UOp:
    """What a LOAD or STORE reads or writes."""
    return access.src[0].src[0]


def _named(memory: UOp, number: int) -> UOp:
    return renamed(memory, f".{number + 1}") if number else memory


def _apart(sink: UOp, under: Mapping[UOp, Scope], own: Mapping[tuple[UOp, Scope], UOp]) -> UOp:
    """Each fill in its own memory, and each LOAD from that of the fill it comes after."""
    done: dict[UOp, UOp] = {}
    for node in sink.toposort():
        src = tuple([done[s] for s in node.src])
        if node in under:
            src = (_in(own[memory_of(node), under[node]], src[0]), *src[1:])
        elif node.op is Op.LOAD and memory_of(node).op in MEMORY:
            src = (_in(own[memory_of(node), under[_fill(node)]], src[0]), *src[1:])
        done[node] = node if src == node.src else UOp(node.op, node.dtype, src, node.arg)
    return done[sink]


def _in(memory: UOp, address: UOp) -> UOp:
    return address.replace(src=(memory, *address.src[1:]))


def _fill(load: UOp) -> UOp:
    """A STORE of what a LOAD reads; where there are several, all stand under the same axes."""
    stack = list(load.order)
    while stack:
        node = stack.pop()
        if node.op is Op.STORE and memory_of(node) is memory_of(load):
            return node
        if node.op is Op.BARRIER:
            stack.extend(node.src)
    raise ValueError(f"a LOAD from {memory_of(load).arg} comes after no STORE there")
