"""Random arrays to tune a kernel with, of its parameters' shapes and dtypes; indices stay in range."""

from __future__ import annotations

import math
from collections.abc import Mapping

import numpy as np
from kg.dtype import DType
from kg.errors import KgError
from kg.ir.op import MOVEMENT, Op
from kg.ir.shapes.shape import Dim
from kg.ir.uop import UOp
from kg.runtime.plan.data import params_by_slot, read_slots
from kg.semantics.floats import Array, numpy_storage_dtype, to_storage


class TuneError(KgError):
    """A kernel that can't be tuned as it was given."""


def shapes_of(ast: UOp, variables: Mapping[str, int]) -> dict[int, tuple[int, ...]]:
    """The shape of each parameter. Raises TuneError where a launch variable has no value."""
    from kg.runtime.sizes import evaluate

    wanted = {u.variable.name for u in _variables(ast)}
    missing = sorted(wanted - set(variables))
    if missing:
        raise TuneError(f"{ast.kernel.name} has sizes that are given at launch: say for which {', '.join(missing)} to tune it")
    return {slot: tuple(evaluate(d, dict(variables)) for d in p.param.shape) for slot, p in params_by_slot(ast).items()}


def _variables(ast: UOp) -> list[UOp]:
    from kg.passes.program import kernel_arguments

    return [u for u in kernel_arguments(ast) if u.op is Op.DEFINE_VAR]


def random_arrays(ast: UOp, variables: Mapping[str, int], seed: int) -> dict[int, Array]:
    """Raw storage for every parameter that is read."""
    chooser = np.random.default_rng(seed)
    shapes, bounds = shapes_of(ast, variables), _bounds(ast, variables)
    params = params_by_slot(ast)
    return {slot: _random(chooser, shapes[slot], params[slot].type, bounds.get(slot)) for slot in read_slots(ast)}


def given_arrays(ast: UOp, variables: Mapping[str, int], arrays: Mapping[int, Array]) -> dict[int, Array]:
    """Arrays of the caller as raw storage. Raises TuneError where one is missing or of another size."""
    shapes, params, found = shapes_of(ast, variables), params_by_slot(ast), dict[int, Array]()
    for slot in read_slots(ast):
        if slot not in arrays:
            raise TuneError(f"{ast.kernel.name} reads parameter {slot}: an array must be given for it")
        value, kind = np.asarray(arrays[slot]), numpy_storage_dtype(params[slot].type)
        if value.size != math.prod(shapes[slot]):
            raise TuneError(f"{ast.kernel.name}: parameter {slot} has shape {list(shapes[slot])}, not {list(value.shape)}")
        if value.dtype != kind:
            value = to_storage(value, params[slot].type)
        found[slot] = np.ascontiguousarray(value).reshape(shapes[slot])
    return found


def with_edges(ast: UOp, arrays: Mapping[int, Array], seed: int) -> dict[int, Array]:
    """The same arrays with a few NaNs, infinities and zeros among the floats."""
    chooser = np.random.default_rng(seed + 1)
    params, result = params_by_slot(ast), dict[int, Array]()
    for slot, values in arrays.items():
        new = np.array(values)
        dtype = params[slot].type
        if dtype.is_float and new.size:
            specials = to_storage(np.array([np.nan, np.inf, -np.inf, -0.0]), dtype)
            new.reshape(-1)[chooser.integers(0, new.size, specials.size)] = specials
        result[slot] = new
    return result


def _random(chooser: np.random.Generator, shape: tuple[int, ...], dtype: DType, bound: int | None) -> Array:
    if dtype.is_float:
        values = chooser.standard_normal(shape, dtype=np.float32)
        return to_storage(values, dtype) if values.dtype != numpy_storage_dtype(dtype) else values
    kind = numpy_storage_dtype(dtype)
    if dtype.is_bool:
        return chooser.integers(0, 2, shape).astype(kind)
    if bound is not None:
        return chooser.integers(0, max(1, min(bound, np.iinfo(kind).max)), shape).astype(kind)
    low = -100 if dtype.is_signed else 0
    return chooser.integers(low, 101, shape).astype(kind)


def _bounds(ast: UOp, variables: Mapping[str, int]) -> dict[int, int]:
    """Parameters that hold positions: in how many elements."""
    from kg.runtime.sizes import evaluate

    found: dict[int, int] = {}
    for node in ast.find(Op.GATHER, Op.SCATTER):
        data = node.src[0]
        first = 1 if node.op is Op.GATHER else 2
        dims: tuple[Dim, ...] = tuple(data.shape)
        for dim, position in zip(dims, node.src[first:], strict=False):
            size = evaluate(dim, dict(variables))
            for slot in _sources(position):
                found[slot] = min(size, found.get(slot, size))
    return found


def _sources(position: UOp) -> list[int]:
    """The parameters whose elements these positions are, moved or converted."""
    while position.op in MOVEMENT or position.op in (Op.CAST, Op.CONTIGUOUS):
        position = position.src[0]
    return [position.slot] if position.op is Op.PARAM else []
