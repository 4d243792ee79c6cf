"""The whole pipeline on one screen: from a kernel AST to the graph that is linearised.

`kg.compile.program.to_program` goes on from there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from kg.events import measured
from kg.ir.uop import UOp
from kg.passes.choose_schedule import choose_schedule
from kg.passes.loops.assign_dims import assign_dims
from kg.passes.loops.expand import expand
from kg.passes.loops.fuse_reductions import fuse_reductions
from kg.passes.loops.group_reduce import group_reduce
from kg.passes.loops.lower_loops import lower_loops
from kg.passes.loops.separate_loops import fission_reductions, separate_loops
from kg.passes.loops.split_long_sums import split_long_sums
from kg.passes.memory.bind_memory import bind_memory
from kg.passes.memory.sanitize import sanitize
from kg.passes.movement.index_movement import index_movement
from kg.passes.movement.split_index_sets import split_index_sets
from kg.passes.simplify import collapse_reductions, form_fused_multiply_adds, simplify_graph
from kg.passes.slots import Added, added_at
from kg.passes.target.decompose import decompose
from kg.passes.target.lower_index import lower_index
from kg.passes.vectors.legalize_vectors import legalize_vectors
from kg.records import dataclass
from kg.schedule.apply.schedule import apply_schedule
from kg.schedule.context import Context, Pass
from kg.settings import settings
from kg.target.renderer import Renderer

if TYPE_CHECKING:
    from kg.rewrite.spec.stages import Verified


@dataclass(frozen=True, slots=True)
class Step:
    """One pass: the stage it enters and the one it leaves."""

    name: str
    run: Pass
    requires: str
    ensures: str
    package: str = ""  #: whose it is, where it is not core's

    @property
    def title(self) -> str:
        """How errors call it."""
        return f"{self.name} of {self.package}" if self.package else self.name


@dataclass(frozen=True, slots=True)
class Slot:
    """A place where the target's own rule sets and passes go in, on graphs of one stage:
    see kg.target.slots."""

    name: str
    stage: str

    def step(self, added: Added) -> Step:
        """One of the rule sets and passes that go in here."""
        return Step(added.name, added.run, self.stage, self.stage, added.package)


PIPELINE: tuple[Step | Slot, ...] = (
    # 1 movement
    Step("index_movement", index_movement, "ast", "ranges"),
    Step("simplify_indices", simplify_graph, "ranges", "ranges"),
    # 2 optimize
    Step("collapse_reductions", collapse_reductions, "ranges", "ranges"),
    Step("fuse_reductions", fuse_reductions, "ranges", "ranges"),
    Step("split_index_sets", split_index_sets, "ranges", "ranges"),
    Step("choose_schedule", choose_schedule, "ranges", "ranges"),
    Step("apply_schedule", apply_schedule, "ranges", "ranges"),
    Step("simplify_schedule", simplify_graph, "ranges", "ranges"),
    Step("fission_reductions", fission_reductions, "ranges", "ranges"),
    Slot("scheduled", "ranges"),
    # 3 expand
    Step("expand", expand, "ranges", "expanded"),
    # 4 locals
    Step("group_reduce", group_reduce, "expanded", "expanded"),
    Step("assign_dims", assign_dims, "expanded", "expanded"),
    # 5 lower
    Step("split_long_sums", split_long_sums, "expanded", "expanded"),
    Step("simplify_expanded", simplify_graph, "expanded", "expanded"),
    Slot("expanded", "expanded"),
    Step("separate_loops", separate_loops, "expanded", "expanded"),
    Step("lower_loops", lower_loops, "expanded", "looped"),
    Slot("unfused", "looped"),
    Step("form_fused_multiply_adds", form_fused_multiply_adds, "looped", "looped"),
    Step("sanitize", sanitize, "looped", "looped"),
    Slot("looped", "looped"),
    Step("bind_memory", bind_memory, "looped", "bound"),
    Step("lower_index", lower_index, "bound", "typed"),
    Step("decompose", decompose, "typed", "typed"),
    Step("simplify_lowered", simplify_graph, "typed", "typed"),
    Slot("typed", "typed"),
    Step("decompose", decompose, "typed", "typed"),  # a rule may have brought back what the target lacks
    Step("legalize_vectors", legalize_vectors, "typed", "lowered"),
    Slot("lowered", "lowered"),
)
PASSES: dict[str, Pass] = {step.name: step.run for step in PIPELINE if isinstance(step, Step)}


def steps_for(renderer: Renderer) -> Iterator[Step]:
    """The pipeline of one target: in the place of each slot stands what this renderer has there."""
    for step in PIPELINE:
        if isinstance(step, Step):
            yield step
        else:
            yield from map(step.step, added_at(step.name, renderer))


def full_rewrite_to_sink(ast: UOp, context: Context, *, until: str = "", verified: Verified | None = None) -> UOp:
    """The graph after every pass, or after the pass `until`.
    Under KG_CHECK each result is verified against its stage."""
    from kg.rewrite.spec.stages import STAGES, Verified, verify

    sink = ast
    check = settings().check
    verified = Verified() if verified is None else verified
    last: tuple[UOp, str] | None = None  # the graph and the stage that were verified before
    verify(sink, "ast", "", context.renderer)  # a person's input is always checked
    for step in steps_for(context.renderer):
        with measured("pass", step.name, context.renderer.device):
            sink = step.run(sink, context)
        if check and step.ensures in STAGES and last != (sink, step.ensures):
            verify(sink, step.ensures, step.title, context.renderer, verified)
            last = (sink, step.ensures)
        if context.observe is not None:
            context.observe(step.name, sink, context)
        if step.name == until:
            break
    return sink
