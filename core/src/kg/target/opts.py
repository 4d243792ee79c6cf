"""Kinds of Opt that packages add to schedules. A renderer's class (`opts`) or `kg_opts` names them."""

from __future__ import annotations

from typing import Final

from kg.records import dataclass
from kg.target.slots import TargetPass

#: What an Opt may say beside its axis; `kg.schedule.opts.Opt` has these fields.
FIELDS: Final = ("arg", "tail", "scope", "layout")


@dataclass(frozen=True, slots=True)
class OptKind:
    """One kind.
    `apply` refers to a function (sink, opt, context) -> sink at stage `ranges`, which raises ScheduleError where the Opt is not
    legal; `finish`, where there is one, to a function (sink, context) -> sink that runs after the last Opt of a schedule with
    this kind."""

    name: str  #: as schedules write it, in capital letters
    apply: str  #: "module:function"
    takes: tuple[str, ...] = ("arg",)  #: of FIELDS: what it has a meaning for
    check: str = (
        ""  #: "module:function" (opt, renderer), which raises ScheduleError for what the target refuses whatever the kernel
    )
    finish: str = ""  #: "module:function"
    counts: tuple[str, ...] = ()  #: the names of numbers that it has a meaning for, as `stages`
    passes: tuple[
        TargetPass, ...
    ] = ()  #: that every kernel of a renderer with this kind goes through: they take what it leaves in a graph

    @property
    def package(self) -> str:
        """Where its sources are, which are part of the program cache's key."""
        return self.apply.partition(":")[0].partition(".")[0]
