"""What kg-tune adds to core: tuned schedules, searches under KG_TUNE=search,
and the commands `kg explain`, `kg tour`, `kg bench`, `kg tune`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kg.plugin import hookimpl

from kg_tune.tuner import DatabaseTuner

if TYPE_CHECKING:
    from kg.plugin import Commands

KG_API = 1


@hookimpl
def kg_tuner() -> DatabaseTuner:
    return DatabaseTuner()


@hookimpl
def kg_commands(subparsers: Commands) -> None:
    from kg_tune.cli import bench, command, tour
    from kg_tune.explain import command as explain

    for module in (explain, tour, bench, command):
        module.add(subparsers)
