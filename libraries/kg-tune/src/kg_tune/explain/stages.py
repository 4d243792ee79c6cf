"""Shows one kernel after each pass as text, for `kg explain` and `kg tour --stages`."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from kg.cli.formatting import table
from kg.compile.program import do_compile, to_program
from kg.compile.tuning import tuner
from kg.errors import DeviceUnavailable, KgError
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.passes.pipeline import steps_for
from kg.rewrite.engine import Step, Trace
from kg.runtime.plan.data import launches, plan_of
from kg.schedule.context import Context
from kg.schedule.opts import Opt, format_schedule
from kg.target.compiler import Compiler
from kg.target.renderer import Renderer
from kg.text.graphs import format_graph, format_linear, format_node
from kg.text.program import binary_of, ordered_uops, part_of, source_of

from kg_tune.cli.formatting import indent, seconds

_PARTS = ("ast", "linear", "source", "asm", "passes", "plan", "all")


@dataclass(frozen=True, slots=True)
class Wanted:
    """What to show: names of passes and parts, and whether the rules that fired are listed."""

    names: frozenset[str]
    rules: bool = False

    @staticmethod
    def of(names: list[str], renderer: Renderer, *, rules: bool = False) -> Wanted:
        """Raises KgError for a name that is neither a part nor a pass for this renderer."""
        passes = dict.fromkeys(step.name for step in steps_for(renderer))
        for name in names:
            if name not in (*passes, *_PARTS):
                raise KgError(f"there is no stage {name!r}; there are {', '.join(_PARTS)}, and the passes {', '.join(passes)}")
        everything = {"plan", "ast", "linear", "source", *passes} if "all" in names else set[str]()
        return Wanted(frozenset({*names, *everything}), rules)


@dataclass(frozen=True, slots=True)
class Pass:
    """What one pass did."""

    name: str
    before: UOp
    after: UOp
    steps: tuple[Step, ...]
    took: float
    note: str = ""

    @property
    def changed(self) -> bool:
        return self.before is not self.after or bool(self.note)


class Recorder:
    """Sees the graph after every pass, and which rules fired since the one before."""

    def __init__(self, ast: UOp, origin: str) -> None:
        self.trace, self.passes = Trace(), list[Pass]()
        self._graph, self._origin = ast, origin
        self._seen, self._time = 0, time.perf_counter()

    def observe(self, name: str, graph: UOp, context: Context) -> None:
        took = time.perf_counter() - self._time
        steps = tuple(self.trace.steps[self._seen :])
        note = ""
        if name == "choose_schedule":  # what is applied next, replayed by --schedule
            note = f"{self._origin}: {format_schedule(context.schedule or ()) or 'nothing'}"
        note = "\n".join(filter(None, [note, *context.notes]))
        context.notes.clear()
        self.passes.append(Pass(name, self._graph, graph, steps, took, note))
        self._graph, self._seen, self._time = graph, len(self.trace.steps), time.perf_counter()


def explain_plan(
    ast: UOp, renderer: Renderer, compiler: Compiler | None, schedule: tuple[Opt, ...] | None, wanted: Wanted
) -> Iterator[str]:
    """The plan of a kernel where it has several steps, then each of its kernels.
    One with a schedule given is left whole."""
    from kg.plugin.registry import split

    plan = split(ast, renderer) if schedule is None else None
    plan = plan or plan_of(ast)
    kernels = list(dict.fromkeys(step.kernel for step in launches(plan.steps)))
    if "plan" in wanted.names and (len(plan.steps) > 1 or "all" not in wanted.names):
        yield _section("plan", f"{len(plan.steps)} steps" if len(plan.steps) > 1 else "the kernel as it is", str(plan))
    if wanted.names == frozenset({"plan"}):
        return
    for number, kernel in enumerate(kernels, 1):
        if len(kernels) > 1:
            yield f"#### kernel {number} of {len(kernels)}: {kernel.kernel.name}\n"
        yield from explain(kernel, renderer, compiler, schedule, wanted)


def explain(
    ast: UOp, renderer: Renderer, compiler: Compiler | None, schedule: tuple[Opt, ...] | None, wanted: Wanted
) -> Iterator[str]:
    """Texts to print, in order. What went well is shown before an error that a later pass raises."""
    found = tuner().find(ast, renderer, compiler) if schedule is None else None
    recorder = Recorder(ast, "given" if schedule is not None else "chosen" if found is None else "tuned")
    failure: KgError | None = None
    program: UOp | None = None
    try:
        program = to_program(
            ast, renderer, None, schedule if found is None else found, observe=recorder.observe, trace=recorder.trace
        )
    except KgError as error:
        failure = error
    if "ast" in wanted.names:
        yield _section("ast", _nodes(ast), format_graph(ast))
    for done in recorder.passes:
        yield from _pass(done, wanted)
    if "passes" in wanted.names:
        yield _summary(recorder.passes)
    if failure is not None:
        raise failure
    if program is not None:
        yield from _results(program, compiler, renderer, wanted)


def _pass(done: Pass, wanted: Wanted) -> Iterator[str]:
    if done.name not in wanted.names:
        return
    if not done.changed and "all" in wanted.names:
        yield f"== {done.name}: no change"
        return
    if "all" not in wanted.names and done.before is not done.after:
        yield _section(f"before {done.name}", _nodes(done.before), format_graph(done.before))
    fired = f", rules fired {len(done.steps)} times" if done.steps else ""
    graph = format_graph(done.after) if done.before is not done.after else ""
    body = "\n".join(filter(None, [done.note, graph])) or "no change"
    yield _section(f"after {done.name}", f"{_nodes(done.after)}{fired}, {seconds(done.took).strip()}", body)
    if wanted.rules and done.steps:
        yield _rules(done)


def _rules(done: Pass) -> str:
    """Each rule that fired in a pass: how often, and on what first."""
    count = Counter(str(step.rule) for step in done.steps)
    first = {str(step.rule): step for step in reversed(done.steps)}
    rows = [
        [f"{name} x{count[name]}", f"{format_node(first[name].before)}  ->  {format_node(first[name].after)}"]
        for name in sorted(count, key=lambda n: (-count[n], n))
    ]
    return f"-- rules of {done.name}\n{indent(table(rows))}"


def _summary(passes: list[Pass]) -> str:
    rows = [["PASS", "NODES", "RULES", "TIME", ""]]
    for done in passes:
        what = done.note or ("" if done.changed else "no change")
        rows.append([done.name, str(len(done.after.toposort())), str(len(done.steps)), seconds(done.took), what])
    return f"== passes (times with tracing)\n{table(rows, right=frozenset({1, 2, 3}))}"


def _results(program: UOp, compiler: Compiler | None, renderer: Renderer, wanted: Wanted) -> Iterator[str]:
    if "linear" in wanted.names:
        linear = ordered_uops(program)
        yield _section("linear", f"{len(linear)} steps", format_linear(linear))
    source = source_of(program)
    if "source" in wanted.names:
        none = f"{renderer.device}:{renderer.suffix} writes no source: its machine code is shown by --asm"
        yield _section("source", f"{renderer.language or renderer.suffix}, {source.count(chr(10))} lines", source or none)
    if "asm" in wanted.names:
        if compiler is not None:  # what `asm` gave is what the compiler takes
            program = program.replace(src=tuple(s for s in program.src if s.op is not Op.BINARY))
        made = do_compile(program, renderer, compiler)
        if part_of(made, Op.BINARY) is None:
            raise DeviceUnavailable(
                f"{renderer.device}:{renderer.suffix} has no machine code: what it runs is the ordered program"
            )
        binary = binary_of(made)
        own = source or renderer.listing(ordered_uops(program))
        words = own if compiler is None else compiler.disassemble(binary)
        yield _section("asm", f"{len(binary)} bytes of object", words or binary.hex(" ", 4))


def _nodes(graph: UOp) -> str:
    return f"{len(graph.toposort())} nodes"


def _section(name: str, detail: str, body: str) -> str:
    return f"== {name} ({detail})\n{body.rstrip(chr(10))}\n"
