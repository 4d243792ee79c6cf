"""What every pass is given besides the graph: the renderer it works for, the schedule, and where to trace."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from kg.ir.uop import UOp
from kg.rewrite.engine import Trace
from kg.schedule.opts import Opt
from kg.target.renderer import Renderer


@dataclass(slots=True)
class Context:
    """One run of the pipeline."""

    renderer: Renderer
    schedule: tuple[Opt, ...] | None = None  # None: the default schedule is chosen
    sanitize: bool = False
    contract: bool = True  # a*b+c may become MULACC
    observe: Observe | None = None  # called with each pass's name and result, and this context
    trace: Trace | None = None
    #: a graph, Opts that a schedule for it begins with, and the graph under them: what choosing had to find out
    begun: tuple[UOp, tuple[Opt, ...], UOp] | None = None
    notes: dict[str, object] = field(default_factory=dict[str, object])


Pass = Callable[[UOp, Context], UOp]
Observe = Callable[[str, UOp, Context], None]
