"""Kernel AST -> Plan of PROGRAMs through the program cache:
in a warm process nothing is planned, rewritten or compiled."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from contextvars import copy_context
from dataclasses import replace
from typing import Final, cast

from kg.cache.entries import digest_of, programs
from kg.compile.program_cache import dump_program, join, load_program, load_whole, packed, read_entry, split, unpacked
from kg.compile.programs import Search, compile_program, program_key
from kg.compile.tuning import tuner
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

_FORMAT: Final = 4
#: Passes hold the interpreter's lock, and llvmlite lets one thread compile at a time: more threads would wait.
_MOST_THREADS: Final = 4


def compile_plan(
    ast: UOp,
    renderer: Renderer,
    compiler: Compiler | None,
    planner: Callable[[UOp, Renderer], Plan | None],
    search: Search | None = None,
) -> Plan:
    """The compiled plan of an AST.
    A kernel that stays whole has one entry, its PROGRAM's, which says that it does.

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
    """In a few threads: LLVM, and compilers that are processes, run without the interpreter's lock,
    beside the passes of the next kernels.

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


def dump_plan(plan: Plan) -> bytes:
    """A plan of PROGRAMs as an entry, like a PROGRAM's: these are its parts."""
    kernels: dict[UOp, int] = {}
    made = {"plan": packed(plan, kernels)}
    return join(_FORMAT, made, [dump_program(kernel) for kernel in kernels])


def load_plan(data: bytes) -> Plan:
    """The plan of `dump_plan`."""
    made, parts = split(_FORMAT, data)
    kernels = [load_program(part) for part in parts]
    return cast(Plan, unpacked(made["plan"], {**_KINDS, "program": kernels.__getitem__}))


_KINDS: Final = {
    kind.__name__: kind for kind in (Plan, Var, PlanBuffer, Category, LaunchStep, CopyStep, FillStep, LoopStep, Part)
}
