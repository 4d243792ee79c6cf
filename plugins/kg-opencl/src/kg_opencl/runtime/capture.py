"""Plans captured."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kg.plugin import Runner
    from kg.plugin.plans import PlanProgram

    from kg_opencl.runtime.device import OpenCLRuntime


def captured_plan(runtime: OpenCLRuntime, program: PlanProgram) -> Runner | None:
    return None
