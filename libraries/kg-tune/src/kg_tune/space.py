"""The search space: neighbours of a schedule, by one Opt added, removed, resized or reordered.

Which sizes are worth trying follows from the renderer's fields. Whether an Opt is legal, `apply_opt` decides.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from kg.analysis.facts import kernel_facts
from kg.analysis.scope import scopes as scopes_of
from kg.dtype import DType
from kg.errors import ScheduleError
from kg.ir.args import AxisKind
from kg.ir.digest import graph_digest
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.schedule.apply.legality import axes_of
from kg.schedule.apply.schedule import apply_opt, apply_schedule
from kg.schedule.context import Context
from kg.schedule.opts import TAILS, Opt, OptOp
from kg.target.renderer import Renderer
from kg_schedules.axes import tied_axes
from kg_schedules.cost.estimate import Cost, estimate
from kg_schedules.tilings import tilings
from kg_schedules.vectors.attention import COSTLY
from kg_schedules.work_groups.tilings import group_tilings
from kg_tiles import STAGE, TC

Schedule = tuple[Opt, ...]
#: Copies that a tile may hold, and blocks that a cache may hold.
COPIES, BLOCKS = (2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16), (8, 16, 32, 48, 64, 128, 192, 256, 384, 512, 1024)
STEPS, MULTIPLES = (2, 4, 8, 16), (1, 2, 3, 4, 8)
#: Tilings that a search begins with beside the default one.
GENERATED = 8
#: A schedule of more Opts is not made longer.
LONGEST = 14


@dataclass(frozen=True, slots=True)
class Candidate:
    """A legal schedule, what it makes of the kernel (as a digest), and what that should cost."""

    schedule: Schedule
    digest: str
    cost: Cost


@dataclass
class Space:
    """Every schedule of one kernel for one target, seen from the graph that schedules are applied to."""

    ast: UOp
    renderer: Renderer
    refused: int = 0  #: Opts that were tried and are not legal
    _graph: UOp | None = field(default=None, repr=False)
    _lanes: int = 1

    def __post_init__(self) -> None:
        from kg.passes.pipeline import full_rewrite_to_sink

        context = Context(self.renderer)
        self._graph = full_rewrite_to_sink(self.ast, context, until="choose_schedule")
        assert context.schedule is not None
        self.default: Schedule = context.schedule
        bits = [u.dtype.bits for u in self._graph.toposort() if isinstance(u.dtype, DType) and u.dtype.name != "index"]
        self._lanes = max(1, self.renderer.vectors.alu // max([8, *bits]))

    @property
    def graph(self) -> UOp:
        assert self._graph is not None
        return self._graph

    def candidate(self, schedule: Schedule) -> Candidate | None:
        """The schedule with its cost; None where it is not legal."""
        try:
            return self.required(schedule)
        except ScheduleError:
            self.refused += 1
            return None

    def required(self, schedule: Schedule) -> Candidate:
        """The schedule with its cost. Raises ScheduleError where it is not legal."""
        sink = apply_schedule(self.graph, Context(self.renderer, schedule))
        return Candidate(schedule, graph_digest(sink), estimate(sink, self.renderer))

    def generated(self) -> Iterator[Schedule]:
        """What the generator of tilings ranks next to the default schedule, with other tiles, lanes,
        work-items or panels; nothing for other kernels."""
        ranked = (group_tilings if self.renderer.has_local else tilings)(kernel_facts(self.graph), self.renderer)
        return (tuple(tiling.make()) for tiling in ranked[1 : 1 + GENERATED])

    def neighbours(self, schedule: Schedule) -> Iterator[Schedule]:
        """One move away, legal or not, in a fixed order."""
        for i in range(len(schedule)):
            yield schedule[:i] + schedule[i + 1 :]
            if i + 1 < len(schedule):
                yield (*schedule[:i], schedule[i + 1], schedule[i], *schedule[i + 2 :])
        for i in range(len(schedule)):
            for opt in self._others(schedule[i]):
                yield (*schedule[:i], opt, *schedule[i + 1 :])
        if len(schedule) < LONGEST:
            sink = self._applied(schedule)
            for opt in self.menu(sink):
                yield (*schedule, opt)
            yield from self._packed(schedule)

    def _packed(self, schedule: Schedule) -> Iterator[Schedule]:
        """Blocks of a vector axis, shared among the workers, whose loads are packed:
        several Opts that are worth nothing alone."""
        for vector in schedule:
            if vector.op is not OptOp.VECTOR or not isinstance(vector.arg, int) or "." in vector.axis:
                continue
            rest = [replace(o, axis=f"{o.axis}.in") if o is vector else o for o in schedule if o.op is not OptOp.THREAD]
            threads = [Opt(OptOp.THREAD, vector.axis)] if len(rest) < len(schedule) else []
            for blocks in (1, 2, 4):
                base = (Opt(OptOp.TILE, vector.axis, blocks * vector.arg), *rest, *threads)
                panels = [o for o in self._panels(self._applied(base)) if o.axis == vector.axis]
                yield from ((*base, panel) for panel in dict.fromkeys(panels))

    def leap(self, schedule: Schedule, chooser: random.Random) -> Schedule:
        """Several moves at once, anywhere in the schedule."""
        for _ in range(chooser.choice((2, 2, 3))):
            at = chooser.randint(0, len(schedule))
            kind = chooser.random()
            if kind < 0.55 and len(schedule) < LONGEST:
                options = list(self.menu(self._applied(schedule[:at])))
                if options:
                    schedule = (*schedule[:at], chooser.choice(options), *schedule[at:])
            elif at < len(schedule) and kind < 0.85:
                options = list(self._others(schedule[at]))
                if options:
                    schedule = (*schedule[:at], chooser.choice(options), *schedule[at + 1 :])
            elif at < len(schedule):
                schedule = schedule[:at] + schedule[at + 1 :]
        return schedule

    def _applied(self, schedule: Schedule) -> UOp:
        """The graph under as much of the schedule as is legal."""
        sink, context = self.graph, Context(self.renderer, ())
        for opt in schedule:
            try:
                sink = apply_opt(sink, opt, context)
            except ScheduleError:
                break
        return sink

    # -- what may be tried

    def _sizes(self, op: OptOp) -> tuple[int, ...]:
        match op:
            case OptOp.VECTOR:
                return tuple(sorted({self._lanes * m for m in MULTIPLES} | {max(1, self._lanes // 2)} - {1}))
            case OptOp.UPCAST:
                return COPIES
            case OptOp.UNROLL:
                return STEPS
            case OptOp.TILE:
                return BLOCKS
            case OptOp.LOCAL | OptOp.GROUP:
                return (4, 8, 16, 32, 64, 128)
            case OptOp.PADTO:
                return (self._lanes, 2 * self._lanes) if self._lanes > 1 else (4, 8)
            case _:
                return ()

    def _others(self, opt: Opt) -> Iterator[Opt]:
        """The same Opt with another size or tail."""
        for size in self._sizes(opt.op):
            if size != opt.arg:
                yield replace(opt, arg=size)
        if opt.op in (OptOp.UPCAST, OptOp.VECTOR):
            yield from (replace(opt, tail=tail) for tail in ("", *TAILS) if tail != opt.tail)
        if opt.op is TC:
            yield from (replace(opt, arg=core.name) for core in self.renderer.tensor_cores if core.name != opt.arg)

    def menu(self, sink: UOp) -> Iterator[Opt]:
        """Every Opt that may be legal on a graph, axis by axis."""
        axes = axes_of(sink)
        serial = [a for a in axes.values() if a.axis.kind in (AxisKind.LOOP, AxisKind.REDUCE)]
        threads = any(a.axis.kind is AxisKind.THREAD for a in axes.values())
        for axis in serial:
            name, reduced = axis.axis.name, axis.axis.kind is AxisKind.REDUCE
            extent = axis.src[1].vmax
            for op in self._ops(reduced):
                yield from (Opt(op, name, n) for n in self._sizes(op) if n <= extent and (op is not OptOp.TILE or n < extent))
            if self.renderer.has_threads and not reduced and not threads:
                yield Opt(OptOp.THREAD, name)
            if reduced:
                yield from (Opt(TC, name, core.name) for core in self.renderer.tensor_cores)
        for tied in tied_axes(kernel_facts(sink)):
            vectors = self._sizes(OptOp.VECTOR) if self.renderer.vectors.alu else ()
            yield from (Opt(OptOp.VECTOR, "+".join(tied), n) for n in vectors)
            yield from (Opt(OptOp.TILE, "+".join(tied), n) for n in BLOCKS)
        yield from self._pairs(serial)
        yield from self._stages(sink, serial)

    def _ops(self, reduced: bool) -> Iterator[OptOp]:
        if self.renderer.vectors.alu:
            yield OptOp.VECTOR
        yield OptOp.UNROLL if reduced else OptOp.UPCAST
        yield OptOp.TILE
        if self.renderer.has_local and (not reduced or self.renderer.has_shared):
            yield OptOp.GROUP if reduced else OptOp.LOCAL

    def _pairs(self, serial: list[UOp]) -> Iterator[Opt]:
        for i, first in enumerate(serial):
            for j, second in enumerate(serial[i + 1 :]):
                if first.axis.kind is second.axis.kind:
                    yield Opt(OptOp.SWAP, first.axis.name, second.axis.name)
                    if j == 0 and first.axis.kind is AxisKind.LOOP:
                        yield Opt(OptOp.MERGE, first.axis.name, second.axis.name)

    def _stages(self, sink: UOp, serial: list[UOp]) -> Iterator[Opt]:
        """Loads and reductions kept in memory of the worker's own, or the work-group's."""
        written = {s.src[0].src[0].slot for s in sink.src if s.op is Op.STORE}
        values = [f"p{p.slot}" for p in sink.find(Op.PARAM) if p.slot not in written]
        values += [a.axis.name for a in serial if a.axis.kind is AxisKind.REDUCE]
        values += sorted({u.op.name.lower() for u in sink.find(*COSTLY)})
        scopes = ("THREAD", "LOCAL") if self.renderer.has_local and self.renderer.has_shared else ("THREAD",)
        for axis in serial:
            yield from (Opt(STAGE, axis.axis.name, v, "", s) for v in values if v != axis.axis.name for s in scopes)
        yield from self._panels(sink)

    def _panels(self, sink: UOp) -> Iterator[Opt]:
        """Loads packed so that the lanes that read them lie side by side."""
        around, order = scopes_of(sink), sink.kernel.loop_order
        for load in sink.find(Op.LOAD):
            inside = sorted(around[load], key=lambda r: order.index(r.axis.name))
            lanes = [r.axis.name for r in inside if r.axis.kind is AxisKind.VECTOR]
            memory = load.src[0].src[0]
            if not lanes or memory.op is not Op.PARAM:
                continue
            for axis in (r for r in inside if r.axis.kind not in (AxisKind.VECTOR, AxisKind.UPCAST, AxisKind.UNROLL)):
                outside = order[: order.index(axis.axis.name) + 1]
                packed = [r.axis.name for r in inside if r.axis.name not in outside]
                if lanes[0] in packed and len(packed) > 1:
                    layout = "/".join([*(n for n in packed if n != lanes[0]), lanes[0]])
                    yield Opt(STAGE, axis.axis.name, f"p{memory.slot}", "", "THREAD", layout)
