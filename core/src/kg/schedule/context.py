"""The context of every pass: renderer, schedule, trace."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field

from kg.ir.uop import UOp
from kg.records import dataclass
from kg.rewrite.engine import Trace
from kg.schedule.opts import Opt
from kg.target.renderer import Renderer


@dataclass(slots=True)
class LaunchFacts:
    """What passes found out about the launch and the graph does not say:
    `program_info` puts it into the PROGRAM."""

    in_place: tuple[tuple[int, int], ...] = ()  # (read, written) slots that may be one buffer: element by element
    global_size: tuple[UOp, ...] = ()
    local_size: tuple[UOp, ...] = ()
    thread_extent: UOp | None = None  # what workers share, by slices; None: one worker
    scratch_bytes: int = 0  # per worker
    sanitize_slot: int = -1  # the parameter that records faults; -1: none


@dataclass(slots=True)
class Context:
    """One run of the pipeline."""

    renderer: Renderer
    schedule: tuple[Opt, ...] | None = None  # None: the default schedule is chosen
    sanitize: bool = False
    contract: bool = True  # a*b+c may become MULACC
    observe: Observe | None = None  # called with each pass's name and result, and this context
    trace: Trace | None = None
    applied: int = (
        0  # Opts at the beginning of the schedule that are in the graph already: choosing the others needed them there
    )
    notes: list[str] = field(default_factory=list[str])  # what passes say of their choices, for `kg explain`
    launch: LaunchFacts = field(default_factory=LaunchFacts)


Pass = Callable[[UOp, Context], UOp]
Observe = Callable[[str, UOp, Context], None]
