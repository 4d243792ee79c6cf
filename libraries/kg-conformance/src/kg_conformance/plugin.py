"""What kg-conformance adds to core: the commands `kg conformance`, `kg new-plugin` and `kg replay`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kg.plugin import hookimpl

if TYPE_CHECKING:
    from kg.plugin import Commands

KG_API = 1


@hookimpl
def kg_commands(subparsers: Commands) -> None:
    from kg_conformance import command
    from kg_conformance.new_plugin import command as new_plugin
    from kg_conformance.run import replay

    for module in (command, new_plugin, replay):
        module.add(subparsers)
