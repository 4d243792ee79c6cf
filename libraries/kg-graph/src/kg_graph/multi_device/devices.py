"""A call whose values are on several devices:
it is cut at its COPYs, and each device has its part of the graph and its steps of the plan.

Everything from a COPY up to the next ones below it, or to the call's parameters, is computed where the COPY takes it from; a result where it is to
be. Constants are on every device. What is shared by values of one device is computed once there, on whatever way they are reached.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kg.frontend import (
    KernelInfo,
    Op,
    PlacementError,
    Plan,
    Renderer,
    Route,
    UOp,
    format_shape,
    infrequent_collection,
    settings,
    verify,
    void,
)

from kg_graph.canonical import Call
from kg_graph.fusion import Filling
from kg_graph.kernels.few_buffers import most_buffers
from kg_graph.materialization import Decision, graph_facts
from kg_graph.multi_kernel.deduplicate import with_shared_kernels
from kg_graph.multi_kernel.multistep import in_several
from kg_graph.multi_kernel.multiversioning import in_versions
from kg_graph.nodes import order_of, replaced
from kg_graph.plan_builder import PlanBuilder


def copied(value: UOp, source: str, target: str) -> UOp:
    """The value on another device. What is repeated is copied once; constants are there already."""
    if source == target:
        return value
    inner, moved = value, list[UOp]()
    while inner.op in (Op.RESHAPE, Op.EXPAND):
        moved.append(inner)
        inner = inner.src[0]
    if inner.op is Op.CONST:
        return value
    if any(m.op is Op.EXPAND for m in moved):
        result = UOp(Op.COPY, inner.dtype, (inner,), Route(source, target))
        for m in reversed(moved):
            result = m.with_src((result,))
        return result
    return UOp(Op.COPY, value.dtype, (value,), Route(source, target))


def copies_of(values: Sequence[UOp]) -> list[UOp]:
    """The COPYs that values depend on, sources first."""
    return [node for node in order_of(values) if node.op is Op.COPY]


@infrequent_collection()
def partition_placed(
    call: Call, places: Sequence[str], renderers: Mapping[str, Renderer], name: str = "call"
) -> tuple[Plan, list[Decision]]:
    """The plan of a call, each result of which is on the device of its place,
    and what was decided about the nodes that it keeps.

    `renderers`: of every device, by name, that a result or a COPY is on.
    """
    if settings().check:
        verify(order_of(call.values), "graph", name)
    copies = copies_of(call.values)
    most = {device: most_buffers(renderer) for device, renderer in renderers.items()}
    steps = PlanBuilder(UOp(Op.SINK, void, _stores(call), KernelInfo(name, fast_math=settings().fast_math)), most=most)
    arrived = _arrivals(steps, call, copies)
    here = replaced(order_of(call.values), arrived)  # over what has arrived
    parts = {device: _Part(device) for device in dict.fromkeys((*places, *_devices_of(copies)))}
    for out, value, place in zip(call.outputs, call.values, places, strict=True):
        parts[place].add_result(value, here[value], out)
        steps.places[out.slot] = place
    for copy in copies:
        parts[copy.route.source].add_leaving(_base(copy), here[_base(copy)], copy.route)
        steps.places[arrived[copy].slot] = copy.route.target
    for part in parts.values():
        part.check(steps.places)
    fillings = {p.device: p.filling(steps, renderers[p.device]) for p in parts.values() if p.values or p.leaving}
    for copy in copies:
        filling = fillings[copy.route.source]
        steps.device = copy.route.source
        steps.add_copy(arrived[copy], filling.in_memory(here[_base(copy)]))
    for device, filling in fillings.items():
        steps.device = device
        filling.finish()
    plan = steps.plan()
    decisions = [decision for filling in fillings.values() for decision in filling.decided]
    return _in_versions(plan, renderers), decisions


def _stores(call: Call) -> tuple[UOp, ...]:
    return tuple(out.store(value) for out, value in zip(call.outputs, call.values, strict=True))


def _devices_of(copies: Sequence[UOp]) -> list[str]:
    return [device for copy in copies for device in (copy.route.source, copy.route.target)]


def _base(copy: UOp) -> UOp:
    """What is copied, whatever its shape: memory is flat."""
    node = copy.src[0]
    while node.op is Op.RESHAPE:
        node = node.src[0]
    return node


def _arrivals(steps: PlanBuilder, call: Call, copies: Sequence[UOp]) -> dict[UOp, UOp]:
    """COPY -> the PARAM where it arrives: that of a result where it is one, else memory of the plan."""
    outputs = {value: out for out, value in reversed(list(zip(call.outputs, call.values, strict=True)))}
    found: dict[UOp, UOp] = {}
    for copy in copies:
        steps.device = copy.route.target
        found[copy] = outputs[copy] if copy in outputs else steps.memory(copy, copy.shape)
    return found


class _Part:
    """What one device computes: results, and what leaves it, over the call's parameters and what arrives."""

    def __init__(self, device: str) -> None:
        self.device = device
        self.values: list[UOp] = []
        self.targets: list[UOp] = []
        self.leaving: dict[UOp, str] = {}
        self._traced: list[tuple[UOp, str]] = []  # what was traced, with what wants it here

    def add_result(self, traced: UOp, value: UOp, out: UOp) -> None:
        self._traced.append((traced, "a result is to be"))
        if value is not out:
            self.values.append(value)
            self.targets.append(out)

    def add_leaving(self, traced: UOp, value: UOp, route: Route) -> None:
        self._traced.append((traced, f"a copy to {route.target} takes it"))
        self.leaving.setdefault(value, f"it is copied to {route.target}")

    def check(self, places: dict[int, str]) -> None:
        """Refuse what is on another device without having been copied; note the device of each parameter."""
        seen: set[UOp] = set()
        for value, why in self._traced:
            self._look(value, places, None, f"{why} on {self.device}")
            stack = [value]
            while stack:
                node = stack.pop()
                if node in seen or node.op is Op.COPY:
                    continue
                seen.add(node)
                for source in node.src:
                    self._look(source, places, node, "")
                    stack.append(source)

    def _look(self, node: UOp, places: dict[int, str], user: UOp | None, why: str) -> None:
        if node.op is Op.COPY:
            place = node.route.target
        elif node.op is Op.PARAM:
            place = places.setdefault(node.slot, self.device)
        else:
            return
        if place == self.device:
            return
        if user is not None:
            others = [f"{s.type} {format_shape(s.shape)}" for s in user.src if s is not node and s.dtype is not void]
            beside = f" beside {' and '.join(others)}" if others else ""
            why = f"{user.op.name.lower()} on {self.device} uses it{beside}"
        raise PlacementError(
            f"a value of {node.type} {format_shape(node.shape)} is on {place}, and {why}: copy it there first (to_device)"
        )

    def filling(self, steps: PlanBuilder, renderer: Renderer) -> Filling:
        return Filling(steps, graph_facts(self.values, self.leaving), self.targets, renderer)


def _in_versions(plan: Plan, renderers: Mapping[str, Renderer]) -> Plan:
    """As `in_versions` and `in_several`, each kernel for its own device."""
    for device, renderer in renderers.items():
        plan = in_several(in_versions(plan, renderer, device), renderer, device)
    return with_shared_kernels(plan)
