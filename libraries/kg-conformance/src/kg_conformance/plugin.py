"""What kg-conformance adds to core: the command `kg conformance`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kg.plugin import hookimpl

if TYPE_CHECKING:
    from kg.plugin import Commands

KG_API = 1


@hookimpl
def kg_commands(subparsers: Commands) -> None:
    from kg_conformance.command import add

    add(subparsers)
