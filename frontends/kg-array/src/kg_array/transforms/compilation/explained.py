"""explain: of which kernels a call is made, their schedules and how to try others,
what is kept in memory between them and why, how much is moved and computed."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator, Mapping, Sequence
from os import PathLike
from pathlib import Path

from kg.frontend import (
    CopyStep,
    FillStep,
    LaunchStep,
    LoopStep,
    PlanProgram,
    Program,
    ProgramInfo,
    Step,
    UOp,
    format_graph,
    format_shape,
)
from kg_graph.materialization import Decision
from kg_graph.multi_device.loading import placement_of
from kg_graph.multi_device.placement import PlacedPlan
from kg_graph.multi_device.program import PlacedProgram, Run

from kg_array.operands.arguments import require_function
from kg_array.running import evaluate
from kg_array.transforms.compilation.compiled import Jitted
from kg_array.transforms.compilation.specialization import TracedCall


def explain(function: Callable[..., object], *, directory: str | PathLike[str] | None = None) -> Callable[..., str]:
    """A function that compiles a call for these arguments, as jit does,
    and tells about it instead of running it.

    With a directory each kernel is written to a file there, and the command is told that compiles it again: with another --schedule,
    with --source or --asm, or with `kg tune` in the place of `kg explain`.
    """
    require_function("explain", function)
    if directory is not None and not isinstance(directory, (str, PathLike)):
        raise TypeError(f"explain: directory is a path, not {type(directory).__name__}")
    jitted = function if isinstance(function, Jitted) else Jitted(function)

    def explained(*args: object, **kwargs: object) -> str:
        traced = jitted.trace(jitted.given(args, kwargs))
        if all(0 in v.shape for v in traced.call.values):
            return f"{traced.name}: no kernels: the results have no elements"
        compiled = evaluate.compile_values(traced.device, traced.call.values, (), traced.donated_slots, traced.places)
        files = [""] * len(compiled.kernels) if directory is None else _written(compiled.kernels, Path(directory))
        told = [*_lines(traced, compiled.loaded.program, compiled.decisions, iter(files)), *_gifts(traced, compiled.reused)]
        return "\n".join(told)

    return explained


def _written(kernels: Sequence[UOp], directory: Path) -> list[str]:
    """The names of files that hold the kernels."""
    directory.mkdir(parents=True, exist_ok=True)
    paths = [directory / f"{number}-{kernel.kernel.name}.kg" for number, kernel in enumerate(kernels, 1)]
    for path, kernel in zip(paths, kernels, strict=True):
        path.write_text(format_graph(kernel) + "\n", encoding="utf-8")
    return [str(path) for path in paths]


def _command(info: ProgramInfo, file: str) -> str:
    return f"kg explain {shlex.quote(file)} --device {info.target.split()[0]} --schedule {shlex.quote(info.schedule)}"


def _lines(traced: TracedCall, program: Program, decisions: tuple[Decision, ...], files: Iterator[str]) -> Iterator[str]:
    placed = placement_of(program)
    steps = list(_steps(program) if placed is None else _placed_steps(program, placed))
    devices = [traced.device.name] if placed is None else placed.plan.devices
    kernels = [info for _, info in steps if info is not None]
    yield (
        f"{traced.name} on {' and '.join(devices)}: {len(kernels)} kernel{'s' * (len(kernels) != 1)},"
        f" {program.info.bytes_moved:,} bytes moved, {program.info.flops:,} flops"
    )
    for number, (what, info) in enumerate(steps, 1):
        if info is None:
            yield f"{number:3}. {what}"
            continue
        yield f"{number:3}. {what}: {info.bytes_moved:,} bytes, {info.flops:,} flops"
        yield f"       schedule: {info.schedule or 'none'}"
        if file := next(files):
            yield f"       {_command(info, file)}"
    for d in decisions:
        yield (
            f"  kept in memory: {d.node.op.name.lower()}, {d.node.type} {format_shape(d.node.shape)}, needed in {d.places}"
            f" place{'s' * (d.places != 1)}: {d.reason}"
        )
    yield from _arenas(program)
    if not decisions:
        yield "  nothing is kept in memory between"


def _gifts(traced: TracedCall, reused: Mapping[int, int]) -> Iterator[str]:
    """What becomes of donated arguments."""
    takers = {leaf: result for result, leaf in traced.passed(reused).items()}
    for leaf, name in traced.donated.items():
        if leaf in takers:
            yield f"  {name} is donated: result {takers[leaf]} takes its memory"
        else:
            yield f"  {name} is donated: no result can take its memory, which is freed"


def _steps(program: Program) -> Iterator[tuple[str, ProgramInfo | None]]:
    if not isinstance(program, PlanProgram):
        yield program.info.name, program.info
        return
    yield from _told(program.plan.steps, program, "")


def _placed_steps(program: Program, placed: PlacedPlan) -> Iterator[tuple[str, ProgramInfo | None]]:
    """The steps of a plan on several devices, each with its own; copies with what they copy."""
    assert isinstance(program, (PlanProgram, PlacedProgram))
    for at, step in enumerate(placed.plan.steps):
        if isinstance(step, CopyStep):
            yield placed.told(at, step), None
        else:
            for what, info in _told([step], program, ""):
                yield f"{placed.device_of(step)}: {what}", info


def _arenas(program: Program) -> Iterator[str]:
    """What lies between the steps.
    Of a plan on several devices what lies between runs of steps of one, and what within each."""
    if isinstance(program, PlanProgram) and program.arena.offsets:
        yield f"  {program.arena}"
    if isinstance(program, PlacedProgram):
        yield from (f"  between runs on {device}: {arena}" for device, arena in program.arenas.items() if arena.offsets)
        for number, run in enumerate((item for item in program.items if isinstance(item, Run)), 1):
            if isinstance(run.program, PlanProgram) and run.program.arena.offsets:
                yield f"  within run {number}, on {run.device}: {run.program.arena}"


def _told(steps: Sequence[Step], program: PlanProgram | PlacedProgram, indent: str) -> Iterator[tuple[str, ProgramInfo | None]]:
    for step in steps:
        yield indent + _word(step), program.loaded[step.kernel].info if isinstance(step, LaunchStep) else None
        if isinstance(step, LoopStep):
            yield from _told(step.body, program, indent + "  ")


def _word(step: Step) -> str:
    match step:
        case LaunchStep():
            return step.kernel.program.name
        case CopyStep():
            return f"copy of buffer {step.source} to {step.target}"
        case FillStep():
            return f"fill of buffer {step.target} with {step.value}"
        case LoopStep():
            return f"{step.count} times" + (f", as long as buffer {step.condition} says so" if step.condition >= 0 else "")
