"""Kernel AST -> Plan of PROGRAMs through the program cache: in a warm process nothing is planned, rewritten or compiled."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Sequence
from contextvars import copy_context
from dataclasses import replace
from typing import Final, cast

from kg.cache.entries import digest_of, programs
from kg.compile.program_cache import dim_in, dim_out, dump_program, load_program, load_whole, read_entry
from kg.compile.programs import Search, compile_program, program_key
from kg.compile.tuning import tuner
from kg.dtype import parse_dtype
from kg.events import measured
from kg.ir.args import Var
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.runtime.plan.data import (
    Category,
    CopyStep,
    FillStep,
    LaunchStep,
    LoopStep,
    Part,
    Plan,
    PlanBuffer,
    Step,
    launches,
    plan_of,
)
from kg.settings import settings
from kg.target.compiler import Compiler
from kg.target.renderer import Renderer

_FORMAT: Final = 3
#: Passes hold the interpreter's lock, and llvmlite lets one thread compile at a time: more threads would wait.
_MOST_THREADS: Final = 4


def compile_plan(
    ast: UOp,
    renderer: Renderer,
    compiler: Compiler | None,
    planner: Callable[[UOp, Renderer], Plan | None],
    search: Search | None = None,
) -> Plan:
    """The compiled plan of an AST. A kernel that stays whole has one entry, its PROGRAM's, which says that it does.

    Whatever kernels there are in the end get the schedules that were tuned for them.
    """
    now = settings()
    key = None if now.check or now.record else program_key(ast, renderer, compiler, tuner().find(ast, renderer, compiler))
    # its kernels may be tuned between now and then
    plan_key = "" if key is None else digest_of("plan", key, tuner().state())
    if key is not None:
        found = _find(key, plan_key, ast.kernel.name, renderer)
        if found is not None:
            return found
    plan = planner(ast, renderer)
    if plan is None:
        return plan_of(compile_program(ast, renderer, compiler, whole=True, search=search))
    plan = compiled(plan, lambda kernel: compile_program(kernel, renderer, compiler, search=search))
    if plan_key:
        programs.put(digest_of(plan_key), dump_plan(plan))
    return plan


def _find(key: str, plan_key: str, name: str, renderer: Renderer) -> Plan | None:
    program = read_entry(key, load_whole)
    found = read_entry(plan_key, load_plan) if program is None else plan_of(program)
    if found is not None:
        with measured("program", name, f"{renderer.device}:{renderer.suffix}") as event:
            event.hit = True
    return found


def compiled(plan: Plan, compile_kernel: Callable[[UOp], UOp]) -> Plan:
    """The plan with every kernel AST compiled."""
    return compiled_by_device(plan, lambda kernel, _: compile_kernel(kernel))


def compiled_by_device(plan: Plan, compile_kernel: Callable[[UOp, str], UOp]) -> Plan:
    """The same of a plan on several devices: each kernel once for the one that its buffers are on."""

    def key_of(step: LaunchStep) -> tuple[UOp, str]:
        return step.kernel, plan.buffers[step.buffers[0]].device

    keys = list(dict.fromkeys(key_of(step) for step in launches(plan.steps) if step.kernel.op is Op.SINK))
    known = dict(zip(keys, _compiled_beside(keys, compile_kernel), strict=True))

    def done(step: Step) -> Step:
        if isinstance(step, LoopStep):
            return replace(step, body=tuple(map(done, step.body)))
        return replace(step, kernel=known[key_of(step)]) if isinstance(step, LaunchStep) and step.kernel.op is Op.SINK else step

    return replace(plan, steps=tuple(map(done, plan.steps)))


def _compiled_beside(keys: Sequence[tuple[UOp, str]], compile_kernel: Callable[[UOp, str], UOp]) -> list[UOp]:
    """In a few threads: LLVM, and compilers that are processes, run without the interpreter's lock, beside the passes of the next kernels.

    One after another where schedules are searched, as candidates are timed then.
    """
    workers = min(len(keys), os.cpu_count() or 1, _MOST_THREADS)
    if workers > 1 and settings().tuning()[0] != "search":
        from concurrent.futures import ThreadPoolExecutor

        now = copy_context()

        def compile_one(key: tuple[UOp, str]) -> UOp:
            return now.copy().run(compile_kernel, *key)

        try:
            with ThreadPoolExecutor(workers, "kg-compile") as pool:
                return list(pool.map(compile_one, keys))
        except RuntimeError:  # no thread can be started, on machines without them, or at the end of this process
            pass
    return [compile_kernel(*key) for key in keys]


# -- plans as bytes: like a PROGRAM's, a JSON part that begins with its length, then the PROGRAMs


def dump_plan(plan: Plan) -> bytes:
    """The bytes of a plan of PROGRAMs."""
    kernels = [dump_program(step.kernel) for step in launches(plan.steps)]
    header = {
        "format": _FORMAT,
        "name": plan.name,
        "variables": [[v.name, v.min, v.max] for v in plan.variables],
        "buffers": [[b.category.value, b.dtype.name, dim_out(b.size), b.slot, b.data.hex(), b.device] for b in plan.buffers],
        "steps": [_step_out(step) for step in plan.steps],
        "kernels": [len(kernel) for kernel in kernels],
    }
    text = json.dumps(header, separators=(",", ":")).encode()
    return len(text).to_bytes(8, "little") + text + b"".join(kernels)


def load_plan(data: bytes) -> Plan:
    """The plan of `dump_plan`."""
    start = 8 + int.from_bytes(data[:8], "little")
    header: dict[str, object] = json.loads(data[8:start])
    if header["format"] != _FORMAT:
        raise ValueError(f"plan format {header['format']}")
    kernels = _kernels(data, start, cast("list[int]", header["kernels"]))
    buffers = cast("list[tuple[str, str, int | str, int, str, str]]", header["buffers"])
    return Plan(
        cast(str, header["name"]),
        tuple(Var(*v) for v in cast("list[tuple[str, int, int]]", header["variables"])),
        tuple(
            PlanBuffer(Category(c), parse_dtype(d), dim_in(size), slot, bytes.fromhex(x), on)
            for c, d, size, slot, x, on in buffers
        ),
        tuple(_step_in(step, kernels) for step in cast("list[list[object]]", header["steps"])),
    )


def _kernels(data: bytes, start: int, lengths: list[int]) -> Iterator[UOp]:
    for length in lengths:
        yield load_program(data[start : start + length])
        start += length


def _step_out(step: Step) -> list[object]:
    match step:
        case CopyStep():
            return ["copy", step.target, step.source]
        case FillStep():
            return ["fill", step.target, step.value]
        case LaunchStep():
            return ["launch", list(step.buffers), None if step.when is None else dim_out(step.when), list(step.values)]
        case LoopStep():
            parts = [[p.part, p.whole, dim_out(p.first), p.by] for p in step.parts]
            return ["loop", dim_out(step.count), list(step.pairs), parts, step.condition, [_step_out(s) for s in step.body]]


def _step_in(step: list[object], kernels: Iterator[UOp]) -> Step:
    match step:
        case ["copy", int(target), int(source)]:
            return CopyStep(target, source)
        case ["fill", int(target), (bool() | int() | float()) as value]:
            return FillStep(target, value)
        case ["launch", numbers, when, values]:
            own = tuple((name, value) for name, value in cast("list[tuple[str, int]]", values))
            condition = None if when is None else dim_in(str(when))
            assert not isinstance(condition, int)
            return LaunchStep(next(kernels), tuple(cast("list[int]", numbers)), condition, own)
        case ["loop", (int() | str()) as count, pairs, parts, int(condition), body]:
            found = tuple(_step_in(s, kernels) for s in cast("list[list[object]]", body))
            made = tuple(
                Part(part, whole, dim_in(first), by)
                for part, whole, first, by in cast("list[tuple[int, int, int | str, int]]", parts)
            )
            swapped = tuple((now, after) for now, after in cast("list[tuple[int, int]]", pairs))
            return LoopStep(dim_in(count), found, swapped, made, condition)
        case _:
            raise ValueError(f"step {step}")
