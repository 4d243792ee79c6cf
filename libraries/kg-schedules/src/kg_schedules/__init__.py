"""Default schedules of kernels for CPUs and GPUs:
a renderer names `kg_schedules:default_schedule` as its strategy. It is imported when it is asked for: renderers name passes of
this package, too."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kg_schedules.heuristic import default_schedule as default_schedule


def __getattr__(name: str) -> object:
    if name != "default_schedule":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from kg_schedules.heuristic import default_schedule

    return default_schedule
