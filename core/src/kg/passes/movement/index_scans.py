"""Scans become loops: carried along the loop that reads them, or stored to scratch before.

    store out, scan(add, x)             ->   o0:  store out[o0], scan(add, x[o0], o0)
    store out, flip(scan(add, x))       ->   s0:  row[s0] = scan(add, x[s0], s0);  o0:  store out[o0], row[7 - o0]

Called by `index_movement`.
"""

from __future__ import annotations

from collections.abc import Sequence

from kg.dtype import void
from kg.errors import SpecError
from kg.ir.args import AxisKind, Reduction
from kg.ir.indexing import ZERO, add, conjunction, conjuncts, number
from kg.ir.monoid import identities
from kg.ir.op import ELEMENTWISE, Op
from kg.ir.uop import UOp
from kg.passes.movement.elements import Indices, KernelLoops, Lowering, constant_states, each, loop


def loop_names(kernel: KernelLoops, value: UOp, indices: Indices) -> list[str]:
    """The new loops over a value, outermost first."""
    names = [i.axis.name for i in indices if i.op is Op.RANGE]
    carrier = _scan_carrier(value, indices)
    if carrier is not None:  # carried along its loop, which must therefore be the innermost
        kernel.loop_carried_ranges[carrier] = frozenset()
        names.remove(carrier.axis.name)
        names.append(carrier.axis.name)
    return names


def _scan_carrier(value: UOp, indices: Indices) -> UOp | None:
    """The output range along which the first SCAN of a value runs,
    if its elements are where the output's are."""
    stack, seen = [value], set[UOp]()
    while stack:
        node = stack.pop()
        if node in seen:
            continue
        seen.add(node)
        if node.op is Op.SCAN:
            found = indices[node.reduction.axes[0]] if len(node.shape) == len(indices) else ZERO
            return found if found.op is Op.RANGE else None
        if node.op in ELEMENTWISE or node.op is Op.STATE:
            stack.extend(reversed(node.src))
    return None


def lower_scan(kernel: KernelLoops, node: UOp, indices: Indices, gate: UOp | None) -> Lowering:
    """The element of a SCAN at these indices."""
    (axis,) = node.reduction.axes
    at = indices[axis]
    if node.shape[axis] == 0:  # nobody reads an element
        return constant_states(node, identities(node.reduction.monoid, [s.type for s in node.src]))
    if node.shape[axis] == 1 and not node.reduction.exclusive:
        single = yield from each(node.src, indices, gate)
        return single[0] if len(single) == 1 else UOp(Op.REDUCE, void, tuple(single), Reduction(node.reduction.monoid))
    values = yield from each(node.src, indices, gate)
    closed = _closed_form(node, values, at)
    if closed is not None:
        return closed
    arg = Reduction(node.reduction.monoid, exclusive=node.reduction.exclusive)
    if (
        at in kernel.loop_carried_ranges
        and gate is None
        and _loops_inside(kernel, indices) - {at} <= kernel.loop_carried_ranges[at]
    ):
        return UOp(Op.SCAN, node.dtype, (*values, at), arg)
    return (yield from _staged_scan(kernel, node, indices, gate, arg))


def _loops_inside(kernel: KernelLoops, indices: Indices) -> frozenset[UOp]:
    """The loops that an element is wanted in, of those that may stand inside another:
    of reductions and of scans."""
    return frozenset(
        u for i in indices for u in i.find(Op.RANGE) if u.axis.kind is AxisKind.REDUCE or u in kernel.loop_carried_ranges
    )


def _staged_scan(kernel: KernelLoops, node: UOp, indices: Indices, gate: UOp | None, arg: Reduction) -> Lowering:
    """A scan whose elements are wanted in another order than it makes them:
    a scratch row, filled by a loop of its own."""
    from kg.schedule.apply.kernel_memory import scratch_row

    if node.op is Op.SCAN and node.dtype == void:
        raise SpecError("a scan of several states must stand at the output's own elements", node=repr(node), stage="ast")
    (axis,) = node.reduction.axes
    row = loop(node.shape[axis], f"s{kernel.scans}")
    kernel.scans += 1
    kernel.order.append(row.axis.name)
    kernel.loop_carried_ranges[row] = _loops_inside(kernel, indices)
    inner = (*indices[:axis], row, *indices[axis + 1 :])
    values = yield from each(node.src, inner, _row_gate(gate, (*indices[:axis], *indices[axis + 1 :])))
    running = UOp(Op.SCAN, node.dtype, (*values, row), arg)
    return scratch_row(f"{row.axis.name}_row", running, (row,), (indices[axis],), gate)


def _row_gate(gate: UOp | None, others: Indices) -> UOp | None:
    """Those conditions of a gate that decide whether a row exists at all,
    not which of its elements is wanted."""
    pending = conjuncts(gate) if gate is not None else []
    ranges = {u for i in others for u in i.find(Op.RANGE)}
    result: UOp | None = None
    while met := [c for c in pending if not ranges.isdisjoint(c.find(Op.RANGE))]:
        result = conjunction(result, *met)
        ranges.update(u for c in met for u in c.find(Op.RANGE))
        pending = [c for c in pending if c not in met]
    return result


def _closed_form(node: UOp, values: Sequence[UOp], at: UOp) -> UOp | None:
    """The running sum of an integer constant: a multiple of the position."""
    value = values[0]
    if len(values) != 1 or value.op is not Op.CONST or not value.type.is_int or node.reduction.monoid.op != "ADD":
        return None
    count = at if node.reduction.exclusive else add(at, number(1))
    return count.cast(value.type) * value
