"""Facts that a schedule is chosen by: extents, strides and statements of each axis, in one walk.

Stage `ranges`. The default schedule, the search's cost model and the application of Opts read it.
"""

from __future__ import annotations

from dataclasses import field
from functools import lru_cache

from kg.analysis.disjoint import is_apart
from kg.analysis.scope import Scope, closed_ranges, scanned_ranges, scopes
from kg.dtype import DType
from kg.ir.args import AxisKind
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.records import dataclass
from kg.rules.algebra.affine import affine


@dataclass(slots=True, eq=False)
class AxisFacts:
    """One axis.
    `loads` and `stores` say by how many elements an access moves per iteration: 0 where it stays, None where that varies."""

    axis: UOp
    name: str = field(init=False)
    extent: int = field(init=False)  # the most iterations that it may have
    loads: dict[UOp, int | None] = field(default_factory=dict[UOp, "int | None"])
    stores: dict[UOp, int | None] = field(default_factory=dict[UOp, "int | None"])
    statements: list[UOp] = field(default_factory=list[UOp])  # the kernel's STOREs that run over it
    reductions: list[UOp] = field(default_factory=list[UOp])  # the REDUCEs that run over it
    meets: set[UOp] = field(default_factory=set[UOp])  # other axes that something stands under as well
    bits: int = 8  # of the widest value under it
    fills: bool = False  # memory of the kernel's own is filled in each iteration
    units: bool = False  # steps of a matrix unit stand under it
    scanned: bool = False  # a SCAN carries its state along it
    ordered: bool = False  # two iterations may store to one element

    def __post_init__(self) -> None:
        self.name = self.axis.axis.name
        self.extent = max(0, self.axis.src[1].vmax - self.axis.src[0].vmin)

    @property
    def kind(self) -> AxisKind:
        return self.axis.axis.kind

    @property
    def from_zero(self) -> bool:
        start = self.axis.src[0]
        return start.op is Op.CONST and start.value == 0

    @property
    def free(self) -> bool:
        """Whether its iterations may run in any order, and it can be split."""
        return self.from_zero and not self.scanned and not self.ordered

    def accesses(self) -> list[tuple[UOp, int | None]]:
        return [*self.loads.items(), *self.stores.items()]

    def strides(self) -> list[int | None]:
        return [*self.loads.values(), *self.stores.values()]

    @property
    def contiguous(self) -> int:
        """Accesses that move by one element, forwards or backwards."""
        return sum(1 for s in self.strides() if s in (1, -1))


@dataclass(slots=True, eq=False, repr=False)
class KernelFacts:
    """All axes by name, in nesting order, and the scope of every node."""

    sink: UOp
    scope: dict[UOp, Scope]
    axes: dict[str, AxisFacts]
    shared_memory: bool = False  # memory that the work-items of a work-group share has been staged

    def of(self, axis: UOp) -> AxisFacts:
        return self.axes[axis.axis.name]

    def shared(self, axis: AxisFacts) -> bool:
        """Whether every statement runs over the axis, in any order."""
        return axis.free and len(axis.statements) == len(self.sink.src)


@lru_cache(maxsize=4)  # a chooser and what applies its choice ask about one graph
def kernel_facts(sink: UOp) -> KernelFacts:
    """What the axes of a kernel at stage `ranges` are like: extents, strides, what is reduced.
    Callers share the answer: read it only."""
    scope = scopes(sink)
    order = {name: i for i, name in enumerate(sink.kernel.loop_order)}
    ranges = sorted((u for u in scope if u.op is Op.RANGE), key=lambda r: order.get(r.axis.name, len(order)))
    found = {r: AxisFacts(r) for r in ranges}
    widest: dict[Scope, int] = {}
    shared_memory = False
    for node, inside in scope.items():
        op = node.op
        if op is Op.RANGE:
            continue
        if op is Op.DEFINE_LOCAL:
            shared_memory = True
        closed = closed_ranges(node)
        if inside or closed:
            _note_width(found, widest, node, inside, closed)
        if op is Op.LOAD:
            _note_access(found, node, inside)
        elif op is Op.REDUCE:
            for r in closed:
                found[r].reductions.append(node)
                found[r].meets |= inside.union(closed)  # the value may be one for all iterations, yet is taken in so often
                for around in inside:
                    found[around].meets.add(r)
        elif op is Op.SHAPED_WMMA:
            for r in inside:
                found[r].units = True
        elif op is Op.SCAN:
            for r in scanned_ranges(node):
                found[r].scanned = True
        elif op is Op.STORE:
            _note_access(found, node, inside.union(closed))
            for r in closed:
                again = found[r].extent > 1 and not found[r].stores[node] and not is_apart(node, _begins(node), r, closed)
                again = again and not _is_within_tile(node, r)
                found[r].ordered |= again and node.src[0].src[0].op is not Op.DEFINE_LOCAL  # a place is filled with one value
            for r in inside:
                found[r].fills = True
    for statement in sink.src:
        for r in closed_ranges(statement):
            found[r].statements.append(statement)
    for inside, bits in widest.items():
        for r in inside:
            facts = found[r]
            facts.meets |= inside
            facts.bits = max(facts.bits, bits)
    for r, facts in found.items():
        facts.meets.discard(r)
    return KernelFacts(sink, scope, {r.axis.name: facts for r, facts in found.items()}, shared_memory)


def _is_within_tile(store: UOp, axis: UOp) -> bool:
    """Whether an axis counts the lanes or registers of a tile, whose elements lie apart."""
    return store.src[0].src[1].op is Op.TILE_INDEX and axis.axis.kind in (AxisKind.WARP, AxisKind.VECTOR, AxisKind.UPCAST)


def _begins(access: UOp) -> UOp:
    """The index of an access, of a tile that of its place."""
    index = access.src[0].src[1]
    return index.src[0] if index.op is Op.TILE_INDEX else index


def _note_width(
    found: dict[UOp, AxisFacts], widest: dict[Scope, int], node: UOp, inside: Scope, closed: tuple[UOp, ...]
) -> None:
    bits = max(map(_bits, node.src), default=0)
    bits = max(bits, _bits(node))
    if bits > widest.get(inside, -1):
        widest[inside] = bits
    for r in closed:
        found[r].bits = max(found[r].bits, bits)


def _bits(value: UOp) -> int:
    dtype = value.dtype
    return dtype.bits if isinstance(dtype, DType) and not dtype.is_bool and dtype.name != "index" else 0


def _note_access(found: dict[UOp, AxisFacts], node: UOp, under: Scope) -> None:
    parts = affine(_begins(node))
    irregular = {u for term in parts.terms if term.op is not Op.RANGE for u in term.toposort() if u.op is Op.RANGE}
    for r in under:
        stride = None if r in irregular else parts.terms.get(r, 0)
        (found[r].loads if node.op is Op.LOAD else found[r].stores)[node] = stride
