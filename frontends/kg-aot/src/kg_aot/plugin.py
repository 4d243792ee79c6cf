"""What kg-aot adds to core: the command `kg aot`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kg.plugin import hookimpl

if TYPE_CHECKING:
    from kg.plugin import Commands

KG_API = 1


@hookimpl
def kg_commands(subparsers: Commands) -> None:
    from kg_aot.commands import add

    add(subparsers)
