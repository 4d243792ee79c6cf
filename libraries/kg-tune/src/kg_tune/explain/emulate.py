"""`kg explain --emulate`: a target's ordered program, run by the reference interpreter
and compared with the oracle.

This finds faults of lowering for targets that can't run here. The rendered text, its compiler and the hardware are left out.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import Final

import numpy as np
from kg.compile.program import to_program
from kg.compile.tuning import tuner
from kg.dtype import bool_
from kg.errors import KgError
from kg.ir.args import Var
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.runtime.devices.ref import RefRuntime
from kg.runtime.plan.data import kernel_variables, launches, params_by_slot, plan_of
from kg.schedule.opts import Opt
from kg.semantics.floats import Array, from_storage, numpy_storage_dtype, to_storage
from kg.target.compiler import Compiler
from kg.target.renderer import Renderer
from kg_graph.oracle import run_ast

#: Elements of the largest node of a kernel, and of a sum's terms: more take the oracle minutes or all memory.
LARGEST: Final = 1 << 24
#: The greatest error relative to the greatest expected magnitude, by the bits of a float's mantissa, the implied one among them.
_TOLERANCE: Final = {53: 1e-11, 24: 1e-4, 11: 2e-2, 8: 1e-1}
_WORST: Final = 0.5
SAID: Final = (
    "The ordered program was run by the reference interpreter: neither the source nor the compiler nor the device has run, and this says\n"
    "nothing about them."
)


def emulate_plan(
    ast: UOp, renderer: Renderer, compiler: Compiler | None, schedule: tuple[Opt, ...] | None, seed: int
) -> Iterator[tuple[bool, str]]:
    """For each kernel of the plan, whether it is right, and a line that says so.
    One with a schedule given is left whole."""
    from kg.plugin.registry import split

    plan = split(ast, renderer) if schedule is None else None
    for kernel in dict.fromkeys(step.kernel for step in launches((plan or plan_of(ast)).steps)):
        problem = emulate(kernel, renderer, compiler, schedule, seed)
        yield not problem, f"{kernel.kernel.name}: {problem or 'as the oracle says'}"


def emulate(ast: UOp, renderer: Renderer, compiler: Compiler | None, schedule: tuple[Opt, ...] | None, seed: int) -> str:
    """What is wrong with a kernel's ordered program for this renderer, on random arguments.
    "" where it gives what the oracle says."""
    generator = np.random.default_rng(seed)
    variables = {v.name: _value(v, generator) for v in kernel_variables(ast)}
    params = list(params_by_slot(ast).values())
    shapes = {p.slot: _shape(p, variables) for p in params}
    _refuse_large(ast, variables)
    least = min((n for shape in shapes.values() for n in shape if n > 1), default=1)
    bound = least if ast.find(Op.GATHER, Op.SCATTER) else 0
    arrays = {p.slot: random_array(p, shapes[p.slot], bound, generator) for p in params}
    if schedule is None:
        schedule = tuner().find(ast, renderer, compiler)
    try:
        found = _run(to_program(ast, renderer, None, schedule), params, arrays, variables)
    except KgError as error:
        return f"{type(error).__name__}: {error}"
    expected = run_ast(ast, arrays, variables)
    said = (_difference(found[p.slot], expected[p.slot], p) for p in params if p.slot in expected)
    return "; ".join(filter(None, said))


def _value(variable: Var, generator: np.random.Generator) -> int:
    """A value that a launch may give, not a large one where there are small ones."""
    return int(generator.integers(variable.min, min(variable.max, max(variable.min, 1) + 100) + 1))


def _shape(node: UOp, variables: Mapping[str, int]) -> tuple[int, ...]:
    from kg.runtime.sizes import evaluate

    return tuple(evaluate(d, variables) for d in node.shape)


def _refuse_large(ast: UOp, variables: Mapping[str, int]) -> None:
    values = {u for store in ast.src for x in store.src[:2] for u in x.toposort()}
    largest = max(math.prod(_shape(u, variables)) for u in values)
    if largest > LARGEST:
        raise KgError(
            f"{ast.kernel.name} has nodes of {largest} elements, and is emulated with up to {LARGEST}: give the same kernel at smaller sizes"
        )


def random_array(param: UOp, shape: tuple[int, ...], bound: int, generator: np.random.Generator) -> Array:
    """Numbers around zero, any integers (below `bound`, where that is given: indices), any truth values;
    as storage, flat."""
    dtype, size = param.type, math.prod(shape)
    kind = numpy_storage_dtype(dtype)
    if dtype.is_float:
        return to_storage(generator.standard_normal(size, np.float32), dtype)
    if dtype is bool_:
        return generator.integers(0, 2, size).astype(kind)
    if bound:
        return generator.integers(0, bound, size).astype(kind)
    limits = np.iinfo(kind)
    return generator.integers(limits.min, limits.max, size, kind, endpoint=True)


def _run(program: UOp, params: list[UOp], arrays: Mapping[int, Array], variables: Mapping[str, int]) -> dict[int, Array]:
    from kg.runtime.buffers.buffer import Buffer

    runtime = RefRuntime()
    buffers: dict[int, Buffer] = {}
    for param in params:
        buffers[param.slot] = Buffer.empty(runtime, arrays[param.slot].size, param.type)
        buffers[param.slot].copyin(arrays[param.slot])
    loaded = runtime.load(program)
    loaded.bind([buffers[p.slot] for p in loaded.user_params])(**variables)
    return {slot: buffer.raw() for slot, buffer in buffers.items()}


def _difference(found: Array, expected: Array, param: UOp) -> str:
    dtype = param.type
    one, other = (from_storage(raw.reshape(-1), dtype) for raw in (found, expected))
    if not dtype.is_float:
        wrong = one != other
    else:
        one, other = np.asarray(one, np.float64), np.asarray(other, np.float64)
        with np.errstate(all="ignore"):
            same = (one == other) | (np.isnan(one) & np.isnan(other))
            scale = np.abs(other[np.isfinite(other)]).max(initial=0.0)
            near = np.abs(one - other) <= _TOLERANCE.get(dtype.mantissa_bits + 1, _WORST) * scale
        wrong = ~(same | near)
    if not wrong.any():
        return ""
    at = int(wrong.argmax())
    return f"parameter {param.slot}: {int(wrong.sum())} of {wrong.size} elements differ; element {at} is {one[at]}, expected {other[at]}"
