"""The schedule of a kernel that came without one: simple, right, and decided by the renderer's fields alone."""

from __future__ import annotations

from dataclasses import dataclass

from kg.dtype import DType
from kg.ir.args import AxisKind
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.passes.scope import Scope, closed_ranges, ordered_ranges, scopes
from kg.render.base import Renderer
from kg.rules.affine import linear_coefficient
from kg.schedule.opts import Opt, OptOp

#: Independent accumulators per reduction, so that one addition need not wait for the last.
CHAINS = 4
#: Rows of a register tile in the order they are tried, its full vectors per row, and the unrolled steps of its reduction.
TILE_ROWS, TILE_VECTORS, TILE_STEPS = (12, 8, 10, 6, 9, 7, 5, 4, 3, 2), 2, 4
#: Work (elements touched) under which a second worker costs more than it gives.
THREAD_WORK = 1 << 17
#: Work-items of a group.
GROUP_ITEMS = 32


@dataclass(frozen=True, slots=True)
class _Kernel:
    scope: dict[UOp, Scope]
    axes: tuple[UOp, ...]  # in nesting order
    statements: tuple[UOp, ...]
    carriers: frozenset[UOp]  # axes whose iterations come one after another: a scan's, the updates of a scatter

    def free(self, axis: UOp) -> bool:
        return axis not in self.carriers and axis.src[0].op is Op.CONST and axis.src[0].value == 0

    def shared(self, axis: UOp) -> bool:
        """Whether every statement runs over the axis, in any order."""
        return self.free(axis) and all(axis in closed_ranges(s) for s in self.statements)


def default_schedule(sink: UOp, renderer: Renderer) -> tuple[Opt, ...]:
    """What suits any kernel on such a device reasonably; the optimizer's heuristics and search do better."""
    if not sink.src:
        return ()
    kernel = _read(sink)
    if renderer.has_local:
        return _work_items(kernel, renderer)
    opts: list[Opt] = []
    if renderer.vector_alu:
        opts += _vectors(kernel, renderer)
    opts += _threads(kernel, renderer)
    return tuple(opts)


def _read(sink: UOp) -> _Kernel:
    scope = scopes(sink)
    order = {name: i for i, name in enumerate(sink.kernel.order)}
    axes = sorted((u for u in scope if u.op is Op.RANGE), key=lambda r: order.get(r.axis.name, len(order)))
    carriers = frozenset(u.src[-1] for u in scope if u.op is Op.SCAN) | ordered_ranges(scope)
    return _Kernel(scope, tuple(axes), sink.src, carriers)


def _extent(axis: UOp) -> int:
    return axis.src[1].vmax


def _work_items(kernel: _Kernel, renderer: Renderer) -> tuple[Opt, ...]:
    """The innermost axis that every output runs over goes to the work-items of a group."""
    for axis in reversed(kernel.axes):
        if kernel.shared(axis) and _extent(axis) > 1:
            size = min(GROUP_ITEMS, renderer.local_total or GROUP_ITEMS, _extent(axis))
            return (Opt(OptOp.LOCAL, axis.axis.name, size),) if size > 1 else ()
    return ()


def _threads(kernel: _Kernel, renderer: Renderer) -> list[Opt]:
    """The outermost axis that every output runs over goes to the workers, where there is enough work for two."""
    if not renderer.has_threads or renderer.cores < 2:
        return []
    work = max((_touched(kernel, node) for node in kernel.scope if node.op in (Op.LOAD, Op.STORE)), default=0)
    axis = next((a for a in kernel.axes if a.axis.kind is AxisKind.LOOP and kernel.shared(a) and _extent(a) > 1), None)
    return [Opt(OptOp.THREAD, axis.axis.name)] if axis is not None and work >= THREAD_WORK else []


def _touched(kernel: _Kernel, node: UOp) -> int:
    total = 1
    for r in kernel.scope[node] | frozenset(closed_ranges(node)):
        total *= max(1, _extent(r))
    return total


# -- vectors


def _vectors(kernel: _Kernel, renderer: Renderer) -> list[Opt]:
    chosen: list[UOp] = []
    for axis in sorted(kernel.axes, key=lambda a: (-_gain(kernel, a), a.axis.kind is AxisKind.REDUCE)):
        if _gain(kernel, axis) > 0 and kernel.free(axis) and not _fills(kernel, axis) and not _meets(kernel, axis, chosen):
            chosen.append(axis)
    opts: list[Opt] = []
    for axis in sorted(chosen, key=kernel.axes.index):
        lanes = _lanes(kernel, axis, renderer)
        if axis.axis.kind is AxisKind.REDUCE:
            lanes *= CHAINS if _extent(axis) >= 2 * CHAINS * lanes else 1
        if lanes > 1 and _extent(axis) >= lanes:
            vectors = TILE_VECTORS if _extent(axis) % (TILE_VECTORS * lanes) == 0 else 1
            tile = _tile(kernel, axis, _rows(vectors, renderer)) if axis.axis.kind is AxisKind.LOOP else []
            lanes *= vectors if tile else 1
            opts += [Opt(OptOp.VECTOR, axis.axis.name, lanes), *tile]
    return opts


def _fills(kernel: _Kernel, axis: UOp) -> bool:
    """Whether memory of the kernel's own is filled inside the axis."""
    return any(node.op is Op.STORE and axis in inside for node, inside in kernel.scope.items())


def _gain(kernel: _Kernel, axis: UOp) -> int:
    """Accesses that vectors along the axis make contiguous, against those that they scatter."""
    gain = 0
    for node, inside in kernel.scope.items():
        if node.op not in (Op.LOAD, Op.STORE) or not (axis in inside or axis in closed_ranges(node)):
            continue
        coefficient = linear_coefficient(node.src[0].src[1], axis)
        gain += 1 if coefficient == 1 else 0 if coefficient == 0 else -3
    return gain


def _meets(kernel: _Kernel, axis: UOp, chosen: list[UOp]) -> bool:
    """Whether something stands under both this axis and one chosen before."""
    return any(axis in inside and any(c in inside for c in chosen) for inside in kernel.scope.values())


def _lanes(kernel: _Kernel, axis: UOp, renderer: Renderer) -> int:
    """Lanes of a full vector of the widest value under the axis."""
    bits = 8
    for node, inside in kernel.scope.items():
        if (axis in inside or axis in closed_ranges(node)) and node.op is not Op.RANGE:
            for value in (node, *node.src):
                if isinstance(value.dtype, DType) and not value.dtype.is_bool and value.dtype.name != "index":
                    bits = max(bits, value.dtype.bits)
    return max(1, renderer.vector_alu // bits)


def _rows(vectors: int, renderer: Renderer) -> int:
    """Rows of a tile so wide whose accumulators, with one row of the other operand and a broadcast, fit the registers."""
    return max(1, (renderer.registers.get("vector", 16) - vectors - 1) // vectors)


def _tile(kernel: _Kernel, vector: UOp, most: int) -> list[Opt]:
    """Under a reduction some of whose loads don't depend on another output axis, that axis fills a register tile."""
    for node in kernel.scope:
        if node.op is not Op.REDUCE or vector not in kernel.scope[node]:
            continue
        loads = [u for u in node.toposort() if u.op is Op.LOAD and kernel.scope[u].intersection(closed_ranges(node))]
        for axis in reversed(kernel.axes):
            if (
                axis is vector
                or axis.axis.kind is not AxisKind.LOOP
                or axis not in kernel.scope[node]
                or not kernel.shared(axis)
            ):
                continue
            if any(axis not in kernel.scope[u] for u in loads) and any(axis in kernel.scope[u] for u in loads):
                return _tile_opts(axis, closed_ranges(node), most)
    return []


def _tile_opts(axis: UOp, reduced: tuple[UOp, ...], most: int) -> list[Opt]:
    if axis.src[1].op is not Op.CONST:
        return []
    extent = _extent(axis)
    rows = next((n for n in TILE_ROWS if n <= most and extent % n == 0), 0) or min(4, most, extent)
    opts = [Opt(OptOp.UPCAST, axis.axis.name, rows)] if rows > 1 else []
    inner = reduced[-1]
    if inner.src[1].op is Op.CONST and _extent(inner) % TILE_STEPS == 0 and _extent(inner) > TILE_STEPS:
        opts.append(Opt(OptOp.UNROLL, inner.axis.name, TILE_STEPS))
    return opts
