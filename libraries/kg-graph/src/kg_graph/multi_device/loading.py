"""A plan on several devices, compiled and loaded: each device compiles and runs its own steps."""

from __future__ import annotations

from collections.abc import Mapping

from kg.frontend import Device, Plan, PlanError, PlanProgram, Program, Runtime, compiled_by_device

from kg_graph.multi_device.placement import PlacedPlan, placed
from kg_graph.multi_device.program import PlacedProgram


class MergedProgram(PlanProgram):
    """A plan on several devices that have one runtime, run as a plan of that. `placed`: how it was made."""

    def __init__(self, runtime: Runtime, made: PlacedPlan) -> None:
        super().__init__(runtime, made.merged)
        self.placed = made


def load_placed(device: Device, plan: Plan, devices: Mapping[str, Device]) -> Program:
    """A plan ready to bind buffers.
    `devices`: those that its buffers name, beside `device`, whose are the buffers that name none."""
    here = {"": device, device.name: device, **devices}
    missing = [name for name in plan.devices if name not in here]
    if missing:
        raise PlanError(f"plan {plan.name} is on {', '.join(missing)} too: give load_placed() all of its devices")
    runtimes = {name: one.runtime for name, one in here.items()}
    found = placed(compiled_by_device(plan, lambda kernel, name: here[name].compile(kernel)), runtimes)
    used = {id(runtimes[name]): runtimes[name] for name in found.merged.devices}
    if len(used) == 1:
        (runtime,) = used.values()
        return MergedProgram(runtime, found)
    return PlacedProgram(device.runtime, found, runtimes)


def placement_of(program: Program) -> PlacedPlan | None:
    """How a plan on several devices is run; None of a program that is no such plan."""
    return program.placed if isinstance(program, (MergedProgram, PlacedProgram)) else None
