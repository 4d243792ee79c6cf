"""What strategies and searches ask of axes beside `kernel_facts`: accesses that vectors do not help,
and axes that one Opt suits."""

from __future__ import annotations

from math import prod

from kg.plugin.strategy import AxisFacts, KernelFacts, Op, Scope, UOp, closed_ranges


def strided(axis: AxisFacts) -> int:
    """Accesses that move by more than one element, or irregularly.
    Not the loads of a gather: they are by elements whatever the axis becomes."""
    return sum(1 for node, s in axis.accesses() if s not in (0, 1, -1) and not gathers(axis, node))


def gathers(axis: AxisFacts, access: UOp) -> bool:
    """Whether data chooses anew in each iteration what is loaded."""
    if access.op is not Op.LOAD or axis.loads[access] is not None:
        return False
    return any(axis.axis in found.toposort() for found in access.src[0].src[1].find(Op.LOAD))


def footprint(kernel: KernelFacts) -> int:
    """Bytes that a kernel reads and stores, each once."""
    sizes: dict[UOp, int] = {}
    for access in kernel.scope:
        if access.op is Op.LOAD or access.op is Op.STORE:
            moved = [a for a in kernel.axes.values() if (a.loads if access.op is Op.LOAD else a.stores).get(access, 0) != 0]
            size = prod(a.extent for a in moved) * bytes_of(access)
            sizes[access.src[0].src[0]] = max(sizes.get(access.src[0].src[0], 0), size)
    return sum(sizes.values())


def bytes_of(access: UOp) -> int:
    """Of an element."""
    return (access.src[1] if access.op is Op.STORE else access).type.itemsize


def tied_axes(kernel: KernelFacts) -> list[tuple[str, ...]]:
    """Groups of axes that run over one dimension of the same rows, as the loops of a softmax do:
    an Opt on one suits all.

    They have the same bounds, move alike through some memory, and stand beside each other in the same loops.
    """
    groups: list[list[AxisFacts]] = []
    alike: dict[tuple[object, ...], list[list[AxisFacts]]] = {}
    for axis in kernel.axes.values():
        keys = [(axis.axis.src, node.src[0].src[0], stride) for node, stride in axis.accesses() if stride]
        found = [group for key in keys for group in alike.get(key, ()) if _beside(kernel, group[0], axis)]
        group = found[0] if found else []
        if not found:
            groups.append(group)
        group.append(axis)
        for key in keys:
            known = alike.setdefault(key, [])
            if all(other is not group for other in known):
                known.append(group)
    return [tuple([axis.name for axis in group]) for group in groups if len(group) > 1]


def _beside(kernel: KernelFacts, one: AxisFacts, other: AxisFacts) -> bool:
    """Whether the loops around one stand around the other, and neither is in the other."""
    if other.axis in one.meets:
        return False
    return any(
        around <= there or around_there <= here
        for around, here in _places(kernel, one)
        for around_there, there in _places(kernel, other)
    )


def _places(kernel: KernelFacts, axis: AxisFacts) -> list[tuple[Scope, Scope]]:
    """For all that runs over the axis: the loops that must stand around, and all that it is in,
    itself left out."""
    places: list[tuple[Scope, Scope]] = []
    for node in (*axis.reductions, *axis.statements):
        here = kernel.scope[node].union(closed_ranges(node)) - {axis.axis}
        places.append((kernel.scope[node] if node.op is Op.REDUCE else here, here))
    return places
