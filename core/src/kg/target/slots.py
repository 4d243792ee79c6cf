"""Slots of the pipeline: where a target's own rule sets and passes run, and their records.

kg.passes.pipeline says where each slot is, docs/plugins/plugins.md what a graph looks like there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from typing import TYPE_CHECKING, Final

from kg.records import dataclass

if TYPE_CHECKING:
    from kg.rewrite.rule import RuleSet

#: In the order of the pipeline.
SLOTS: Final = ("scheduled", "expanded", "unfused", "looped", "typed", "lowered")


@dataclass(frozen=True, slots=True)
class TargetRules:
    """Rewrite rules that a plugin adds to a renderer:
    whose they are, and the slot at which they are applied.

    Loaded when a kernel is first rewritten. `package` holds their sources, which are part of the program cache's key.
    """

    name: str
    owner: str
    slot: str
    package: str
    load: Callable[[], RuleSet] = field(repr=False, compare=False)
    priority: int = 0


@dataclass(frozen=True, slots=True)
class TargetPass:
    """A pass for one renderer.

    `pass_` refers to a function (sink, context) -> sink, which is imported when a kernel is first compiled.
    """

    name: str
    slot: str  #: one of kg.target.slots.SLOTS
    pass_: str  #: "module:function"
    priority: int = 0  #: among the rule sets and passes of a slot; the greatest goes first

    @property
    def package(self) -> str:
        """Where its sources are, which are part of the program cache's key."""
        return self.pass_.partition(":")[0].partition(".")[0]
