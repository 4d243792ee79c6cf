"""The functions of a kernel, and in which order they are called on which buffers.

Refuses what needs more than calls.
"""

from __future__ import annotations

from dataclasses import dataclass

from kg.plugin import KgError, UnsupportedError, UOp, Var, ordered_uops
from kg.plugin.plans import Category, LaunchStep, PlanBuffer
from kg_render.asm import AsmRenderer, Function

#: Functions and what lies between them begin at multiples of so many bytes.
ALIGNMENT = 64


@dataclass(frozen=True, slots=True)
class Call:
    """One function on buffers of the kernel.
    `values`: its launch variables: the kernel's by name, or a number."""

    function: int
    buffers: tuple[int, ...]
    values: tuple[str | int, ...]
    stop: int  #: of the THREAD axis, which begins at 0
    scratch: int  #: bytes of memory of its own


@dataclass(frozen=True, slots=True)
class Emitted:
    """A kernel as functions."""

    name: str
    functions: tuple[Function, ...]
    calls: tuple[Call, ...]
    buffers: tuple[PlanBuffer, ...]  #: those that the caller gives, then those between calls
    names: tuple[str, ...]  #: of the buffers that the caller gives
    variables: tuple[Var, ...]

    @property
    def offsets(self) -> list[int]:
        """Where each function begins."""
        found, at = list[int](), 0
        for function in self.functions:
            found.append(at)
            at = -(-(at + len(function.code)) // ALIGNMENT) * ALIGNMENT
        return found

    @property
    def code(self) -> bytes:
        """All functions, one behind the other."""
        data = b""
        for at, function in zip(self.offsets, self.functions, strict=True):
            data = data.ljust(at, b"\0") + function.code
        return data

    @property
    def workspace(self) -> tuple[list[int], int]:
        """Where the buffers between calls and the scratch memory lie in memory that the caller gives,
        and how much that is."""
        offsets, at = list[int](), 0
        for buffer in self.buffers[len(self.names) :]:
            offsets.append(at)
            at = -(-(at + _bytes(buffer)) // ALIGNMENT) * ALIGNMENT
        return [*offsets, at], at + max(call.scratch for call in self.calls)

    @property
    def stack(self) -> int:
        """Bytes of the stack that a function uses at most."""
        return max(function.stack for function in self.functions)


def _bytes(buffer: PlanBuffer) -> int:
    if not isinstance(buffer.size, int):
        raise UnsupportedError(
            "a buffer between two of the kernel's functions has a size that depends on a launch variable. Give fixed shapes."
        )
    return buffer.size * max(1, buffer.dtype.itemsize)


def emit_functions(ast: UOp, renderer: AsmRenderer, names: tuple[str, ...] = ()) -> Emitted:
    """The functions of a kernel AST. `names`: of its buffers by slot, or none for data0, data1, ..."""
    from kg_graph.exporting import of_kernel

    plan = of_kernel(ast, renderer, None).plan
    given = [b for b in plan.buffers if b.is_given]
    for buffer in plan.buffers[len(given) :]:
        if buffer.category is not Category.INTERMEDIATE:
            raise UnsupportedError(f"{plan.name} needs {buffer.category.value} buffers, which no file here holds")
        _bytes(buffer)
    names = names or tuple(f"data{b.slot}" for b in given)
    if len(names) != len(given):
        raise KgError(f"{plan.name} has {len(given)} buffers, and --names gives {len(names)}")
    functions: dict[UOp, int] = {}
    made: list[Function] = []
    calls: list[Call] = []
    for step in plan.steps:
        if not isinstance(step, LaunchStep) or step.when is not None:
            raise UnsupportedError(
                f"{plan.name} is more than calls of functions, one after the other ({type(step).__name__}): `kg explain --stage plan` shows it"
            )
        program = step.kernel
        if program not in functions:
            functions[program] = len(made)
            made.append(_function(program, renderer, {f.name for f in made}))
        calls.append(_call(step, functions[program]))
    return Emitted(plan.name, tuple(made), tuple(calls), plan.buffers, names, plan.variables)


def _function(program: UOp, renderer: AsmRenderer, taken: set[str]) -> Function:
    from dataclasses import replace

    function = renderer.function(ordered_uops(program))
    name, number = function.name, 2
    while name in taken:
        name, number = f"{function.name}_{number}", number + 1
    return replace(function, name=name)


def _call(step: LaunchStep, function: int) -> Call:
    info = step.kernel.program
    extent = info.thread_extent
    if not isinstance(extent, int):
        raise UnsupportedError(f"{info.name} is shared by as many workers as a launch variable says; here is one")
    own = dict(step.values)
    values = tuple(own.get(v.name, v.name) for v in info.variables)
    return Call(function, step.buffers, values, max(1, extent), info.scratch_bytes)
