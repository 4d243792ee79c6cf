"""The whole pipeline on one screen: kernel AST in, PROGRAM out. Every front end and tool calls `to_program`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from kg.dtype import void
from kg.errors import UnsupportedError
from kg.events import measured
from kg.garbage import collected_seldom
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.passes.artifact import do_compile, do_render
from kg.passes.choose_schedule import choose_schedule
from kg.passes.linearize import linearize
from kg.passes.loops.assign_dims import assign_dims
from kg.passes.loops.clip_loops import clip_loops
from kg.passes.loops.expand import expand
from kg.passes.loops.group_reduce import group_reduce
from kg.passes.loops.lower_loops import lower_loops
from kg.passes.loops.separate_loops import separate_loops
from kg.passes.loops.split_long_sums import split_long_sums
from kg.passes.loops.tie_reductions import tie_reductions
from kg.passes.loops.unmask_loops import unmask_loops
from kg.passes.loops.untie_reductions import untie_reductions
from kg.passes.memory.bind_memory import bind_memory
from kg.passes.memory.fill_ahead import fill_ahead
from kg.passes.memory.prefetch_loads import prefetch_loads
from kg.passes.memory.sanitize import sanitize
from kg.passes.memory.stream_stores import stream_stores
from kg.passes.movement.cut_loops import cut_loops
from kg.passes.movement.index_movement import index_movement
from kg.passes.program import program_info, with_arguments
from kg.passes.simplify import collapse_reductions, contract, simplify_graph
from kg.passes.target.branch_rare import branch_rare
from kg.passes.target.decompose import decompose
from kg.passes.target.hoist_sums import hoist_sums
from kg.passes.target.lower_index import lower_index
from kg.passes.target.rules import target_rules_expanded, target_rules_lowered, target_rules_typed
from kg.passes.target.start_products import start_products
from kg.passes.vectors.fit_vectors import fit_vectors
from kg.passes.vectors.join_accesses import join_accesses
from kg.passes.vectors.transpose_blocks import transpose_blocks
from kg.rewrite.engine import Trace
from kg.schedule.apply.schedule import apply_schedule
from kg.schedule.context import Context, Observe, Pass
from kg.schedule.opts import Opt
from kg.settings import settings
from kg.target.compiler import Compiler
from kg.target.renderer import Renderer
from kg.text.program import source_of


@dataclass(frozen=True, slots=True)
class Step:
    """One pass: the stage it enters and the one it leaves."""

    name: str
    run: Pass
    requires: str
    ensures: str


def _decompose(sink: UOp, context: Context) -> UOp:
    return decompose(sink, context.renderer)


PIPELINE: tuple[Step, ...] = (
    # 1 movement
    Step("index_movement", index_movement, "ast", "ranges"),
    Step("simplify_indices", simplify_graph, "ranges", "ranges"),
    # 2 optimize
    Step("collapse_reductions", collapse_reductions, "ranges", "ranges"),
    Step("tie_reductions", tie_reductions, "ranges", "ranges"),
    Step("cut_loops", cut_loops, "ranges", "ranges"),
    Step("choose_schedule", choose_schedule, "ranges", "ranges"),
    Step("apply_schedule", apply_schedule, "ranges", "ranges"),
    Step("simplify_schedule", simplify_graph, "ranges", "ranges"),
    Step("untie_reductions", untie_reductions, "ranges", "ranges"),
    Step("clip_loops", clip_loops, "ranges", "ranges"),
    Step("unmask_loops", unmask_loops, "ranges", "ranges"),
    # 3 expand
    Step("expand", expand, "ranges", "expanded"),
    Step("transpose_blocks", transpose_blocks, "expanded", "expanded"),
    # 4 locals
    Step("group_reduce", group_reduce, "expanded", "expanded"),
    Step("assign_dims", assign_dims, "expanded", "expanded"),
    # 5 lower
    Step("split_long_sums", split_long_sums, "expanded", "expanded"),
    Step("simplify_expanded", simplify_graph, "expanded", "expanded"),
    Step("target_rules_expanded", target_rules_expanded, "expanded", "expanded"),
    Step("join_accesses", join_accesses, "expanded", "expanded"),
    Step("separate_loops", separate_loops, "expanded", "expanded"),
    Step("lower_loops", lower_loops, "expanded", "looped"),
    Step("start_products", start_products, "looped", "looped"),
    Step("fill_ahead", fill_ahead, "looped", "looped"),
    Step("contract", contract, "looped", "looped"),
    Step("sanitize", sanitize, "looped", "looped"),
    Step("stream_stores", stream_stores, "looped", "looped"),
    Step("prefetch_loads", prefetch_loads, "looped", "looped"),
    Step("bind_memory", bind_memory, "looped", "bound"),
    Step("lower_index", lower_index, "bound", "typed"),
    Step("decompose", _decompose, "typed", "typed"),
    Step("simplify_lowered", simplify_graph, "typed", "typed"),
    Step("target_rules_typed", target_rules_typed, "typed", "typed"),
    Step("branch_rare", branch_rare, "typed", "typed"),
    Step("decompose", _decompose, "typed", "typed"),  # a rule may have brought back what the target lacks
    Step("fit_vectors", fit_vectors, "typed", "lowered"),
    Step("target_rules_lowered", target_rules_lowered, "lowered", "lowered"),
    Step("hoist_sums", hoist_sums, "lowered", "lowered"),
)
PASSES: dict[str, Pass] = {step.name: step.run for step in PIPELINE}


def full_rewrite_to_sink(ast: UOp, context: Context, *, until: str = "") -> UOp:
    """The graph after every pass, or after the pass `until`. Under KG_CHECK each result is verified against its stage."""
    from kg.rewrite.spec.stages import STAGES, verify

    sink = ast
    check = settings().check
    verify(sink, "ast", "", context.renderer)  # a person's input is always checked
    for step in PIPELINE:
        with measured("pass", step.name, context.renderer.device):
            sink = step.run(sink, context)
        if check and step.ensures in STAGES:
            verify(sink, step.ensures, step.name, context.renderer)
        if context.observe is not None:
            context.observe(step.name, sink, context)
        if step.name == until:
            break
    return sink


@collected_seldom()
def to_program(
    ast: UOp,
    renderer: Renderer,
    compiler: Compiler | None = None,
    schedule: tuple[Opt, ...] | None = None,
    *,
    observe: Observe | None = None,
    trace: Trace | None = None,
) -> UOp:
    """PROGRAM(SINK, LINEAR, SOURCE, BINARY) with everything a launch needs. BINARY is there with a compiler, or a renderer that makes code."""
    from kg.rewrite.spec.stages import verify

    now = settings()
    context = Context(renderer, schedule, now.sanitize, now.contract, observe, trace)
    sink = full_rewrite_to_sink(ast, context)
    arguments = kernel_arguments(ast)
    _check_buffers(ast, arguments, context)
    linear = with_arguments(linearize(sink), arguments, renderer)
    if now.check:
        verify(linear, "linear", "linearize", renderer)
    info = program_info(linear, arguments, context)
    program = do_render(UOp(Op.PROGRAM, void, (sink, UOp(Op.LINEAR, void, tuple(linear))), info), renderer)
    if now.record:
        from kg.compile.record import record

        record(ast, renderer, schedule, source_of(program))
    return do_compile(program, renderer, compiler)


def _check_buffers(ast: UOp, arguments: Sequence[UOp], context: Context) -> None:
    """Refuse a kernel with more buffers than the target binds, the record of its faults under `sanitize` included."""
    renderer, most = context.renderer, context.renderer.max_buffers
    count = sum(u.op is Op.PARAM for u in arguments) + context.sanitize
    if most and count > most:
        raise UnsupportedError(
            f"{ast.kernel.name} needs {count} buffers, and {renderer.device}:{renderer.suffix} binds {most} at most (max_buffers): have kernels"
            " before it compute parts, as functions that a front end traces do by themselves"
        )


def kernel_arguments(ast: UOp) -> list[UOp]:
    """The PARAMs and DEFINE_VARs of a kernel, those in shapes included, by slot and by name."""
    found: dict[UOp, None] = {}
    seen: set[UOp] = set()
    stack = [ast]
    while stack:
        node = stack.pop()
        if node in seen:
            continue
        seen.add(node)
        if node.op in (Op.DEFINE_VAR, Op.PARAM):
            found[node] = None
        stack.extend(node.src)
        stack.extend(_shape_nodes(node))
    variables = sorted((u for u in found if u.op is Op.DEFINE_VAR), key=lambda u: u.variable.name)
    return [*sorted((u for u in found if u.op is Op.PARAM), key=lambda u: u.slot), *variables]


def _shape_nodes(node: UOp) -> list[UOp]:
    """The index expressions in the shape or margins that a node carries."""
    if node.op is Op.PARAM:
        return [d for d in node.param.shape if isinstance(d, UOp)]
    if node.op in (Op.PAD, Op.SHRINK):
        pairs = cast("tuple[tuple[int | UOp, int | UOp], ...]", node.arg)
        return [e for pair in pairs for e in pair if isinstance(e, UOp)]
    return [d for d in node.dims if isinstance(d, UOp)] if node.op in (Op.RESHAPE, Op.EXPAND) else []
