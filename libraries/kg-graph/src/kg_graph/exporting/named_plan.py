"""Compiled plans whose buffers have names: of a kernel AST, or of a function that a front end traced."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field, replace
from functools import cache
from pathlib import Path
from typing import Final, cast

from kg.frontend import (
    Compiler,
    Dim,
    DType,
    KgError,
    Op,
    Plan,
    Renderer,
    UOp,
    Var,
    check_plan,
    compile_plan,
    compile_program,
    compiled,
    dim_max,
    params_by_slot,
    read_slots,
    size_of,
    variables_of,
    written_slots,
)
from kg.records import dataclass

from kg_graph.canonical import Call
from kg_graph.exporting.scalarize import scalarize
from kg_graph.exporting.split_concat import split_concat
from kg_graph.exporting.traced_function import Arrays, Inputs, TracedFunction, TreePath, described, path_name
from kg_graph.exporting.transpose_matrices import transpose_matrices
from kg_graph.multi_kernel.multistep import split
from kg_graph.nodes import substituted
from kg_graph.partition import partition

#: Bits of vectors above which known matrices of narrow numbers lie by columns as well. A policy of 48, 128, 128 and 12 with int8 weights takes 0.79 us by columns and 1.76 by rows with AVX2, 9.1 and 3.1 with SSE2,
#: which widens by several instructions (kg-aot, clang++ 14 -O3 and -O2, Zen 5, busy).
WIDENED_FROM: Final = 128
#: Of slots that are parts of results the result, and the element of it at which each begins.
Parts = Mapping[int, tuple[int, int]]
#: Arrays by name and the launch variables -> results by name.
Reference = Callable[[Arrays, Mapping[str, int]], Arrays]


@dataclass(frozen=True, slots=True)
class Argument:
    """An array that the caller gives or gets; its shape may depend on launch variables.
    `within`: where it lies in a tree; its name says so too."""

    name: str
    dtype: DType
    shape: tuple[Dim, ...]
    slot: int
    within: TreePath = ()

    @property
    def path(self) -> TreePath:
        return self.within or (self.name,)


@dataclass(frozen=True, slots=True)
class NamedPlan:
    """A plan of PROGRAMs.
    `held`: bytes of what is in slots that are nobody's argument; `variables`: of the plan, and those that only shapes depend
    on; `reference`: what to compare with, computed on this machine."""

    plan: Plan
    inputs: tuple[Argument, ...]
    outputs: tuple[Argument, ...]
    variables: tuple[Var, ...]
    held: Mapping[int, bytes]
    reference: Reference
    parts: Parts = field(default_factory=dict[int, tuple[int, int]])


def of_kernel(ast: UOp, renderer: Renderer, compiler: Compiler | None) -> NamedPlan:
    """The plan of a kernel AST.
    Parameter 3 is called data3; one that is read and written is an input and an output."""
    plan = compile_plan(ast, renderer, compiler, split)
    written, read = written_slots(ast), read_slots(ast)
    named = {slot: Argument(f"data{slot}", p.type, p.param.shape, slot) for slot, p in params_by_slot(ast).items()}

    def reference(arrays: Arrays, variables: Mapping[str, int]) -> Arrays:
        from kg.frontend import open_device

        given = [arrays[named[slot].name] for slot in read]
        results = open_device().run(ast, *given, **variables)
        return {named[slot].name: result for slot, result in zip(sorted(written), results, strict=True)}

    inputs, outputs = (tuple(named[slot] for slot in sorted(slots)) for slots in (read, written))
    return NamedPlan(plan, inputs, outputs, variables_of([ast]), {}, reference)


def of_function(
    function: object,
    inputs: Inputs,
    renderer: Renderer,
    compiler: Compiler | None,
    *,
    in_parts: bool = False,
    columns: bool = False,
    elements: bool = False,
) -> NamedPlan:
    """The plan of a front end's jitted function for arguments of these dtypes and shapes,
    or trees of such. `in_parts`: results that are joined of parts are several in the plan, see `split_concat`. `columns`: known
    matrices that are multiplied with vectors are transposed, see `transpose_matrices`. `elements`: values of small arrays that
    would take several kernels are computed element by element in one, see `scalarize`."""
    traced = _traced(function, inputs)

    @cache
    def plan_of(call: Call) -> Plan:
        return partition(call, renderer, traced.name)[0]

    if elements and len(plan_of(traced.call).steps) > 1:
        single = scalarize(traced.values, traced.held)
        traced = traced if single is None else replace(traced, values=single)
    if columns:
        values, held = transpose_matrices(traced.values, traced.held, widened=renderer.vectors.memory > WIDENED_FROM)
        traced = replace(traced, values=tuple(values), held=held)
    call, parts = _in_parts(traced) if in_parts else (traced.call, {slot: (slot, 0) for slot in range(len(traced.values))})
    plan = compiled(plan_of(call), lambda kernel: compile_program(kernel, renderer, compiler))
    check_plan(plan)
    return _named(plan, traced, described(inputs), parts)


def _traced(function: object, inputs: Inputs) -> TracedFunction:
    """What a front end makes of its function, if there is something to compute."""
    trace = getattr(function, "kg_trace", None)
    if trace is None:
        name = getattr(function, "__name__", repr(function))
        raise KgError(f"{name} can't be traced: give a function that is jitted (kg_array.jit), or a kernel AST")
    traced = cast("TracedFunction", trace(inputs))
    empty = [name for name, v in zip(traced.outputs, traced.values, strict=True) if 0 in v.shape]
    if not traced.values:
        raise KgError(f"{traced.name} returns no array: there is nothing to compute")
    if empty:
        raise KgError(f"{traced.name}: {empty[0]} has no elements: there is nothing to compute")
    return traced


def _named(plan: Plan, traced: TracedFunction, order: Iterable[TreePath], parts: Parts) -> NamedPlan:
    """A plan with the names of what was traced; inputs are in this order."""
    moved = len(parts) - len(traced.values)  # what is read comes after the results
    params = {p.slot: p for value in traced.values for p in value.find(Op.PARAM)}
    at = {path_name(path): number for number, path in enumerate(order)}
    given = tuple(
        Argument(name, params[slot].type, params[slot].param.shape, slot + moved, traced.paths.get(name, ()))
        for slot, name in sorted(traced.inputs.items(), key=lambda item: at[item[1]])
        if slot in params  # what only values without elements are made of is not read
    )
    results = tuple(
        Argument(
            name, v.type, v.shape, min(slot for slot, (of, _) in parts.items() if of == number), traced.paths.get(name, ())
        )
        for number, (name, v) in enumerate(zip(traced.outputs, traced.values, strict=True))
    )
    variables = tuple(sorted({*plan.variables, *variables_of(traced.values)}, key=lambda v: v.name))
    held = {slot + moved: data for slot, data in traced.held.items()}
    return NamedPlan(plan, given, results, variables, held, lambda arrays, _: traced.run(arrays), parts)


def _in_parts(traced: TracedFunction) -> tuple[Call, Parts]:
    """The values in parts, over PARAMs that come after all of them,
    and of each part its value and its first element."""
    pieces: list[UOp] = []
    parts: dict[int, tuple[int, int]] = {}
    for at, value in enumerate(traced.values):
        begins = 0
        own = split_concat(value)
        for piece in own:
            parts[len(pieces)] = at, begins
            pieces.append(piece)
            begins += dim_max(size_of(piece.shape)) if len(own) > 1 else 0  # parts have fixed sizes
    moved = len(pieces) - len(traced.values)
    params = {p for piece in pieces for p in piece.find(Op.PARAM)}
    again = {p: UOp(Op.PARAM, p.dtype, (), replace(p.param, slot=p.slot + moved)) for p in params}
    return Call(tuple(substituted(pieces, again)), ()), parts


def read_kernel(path: str | Path) -> UOp:
    """The kernel AST in a file, as `kg explain` takes it."""
    from kg.frontend import parse_kernel

    try:
        return parse_kernel(Path(path).read_text(encoding="utf-8"), str(path))
    except UnicodeDecodeError as error:
        raise KgError(f"{path} is no text: {error}") from error
