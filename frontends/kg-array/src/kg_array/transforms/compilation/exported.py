"""A jitted function traced for who wants its plan, to write it down for elsewhere:
what enters and leaves it, by name."""

from __future__ import annotations

from dataclasses import is_dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from kg.frontend import KgError, UOp
from kg_graph.exporting import Arrays, Inputs, TracedFunction, TreePath, described, map_inputs, path_name

from kg_array.array import Array
from kg_array.complex_numbers.array import of_stored
from kg_array.functions.asarray import asarray
from kg_array.functions.creation import device_of
from kg_array.operands.dtypes import dtype_named, is_complex
from kg_array.running import memory
from kg_array.transforms.compilation.declared import parameter_names
from kg_array.transforms.tree import Structure, flatten

if TYPE_CHECKING:
    from kg_array.transforms.compilation.compiled import Jitted


def traced_function(jitted: Jitted, inputs: Inputs) -> TracedFunction:
    """The trace for arguments of these names, dtypes and shapes, or trees of such, on the default device.
    Of an open axis any size of its range will do."""
    name = getattr(jitted.function, "__name__", "function")
    known = parameter_names(jitted.function)
    for wrong in inputs:
        if known and wrong not in known:
            raise KgError(f"{name} has no argument {wrong}: it takes {', '.join(known)}")
    leaves = described(inputs)
    arrays = {
        path: _placeholder(f"{name}: argument {path_name(path)}", dtype, shape) for path, (dtype, shape) in leaves.items()
    }
    given = jitted.given((), {n: map_inputs(tree, (n,), lambda path, *_: arrays[path]) for n, tree in inputs.items()})
    try:
        traced = jitted.trace(given)
    except TypeError as error:
        missing = [n for n in known if n not in inputs]
        if not missing or missing[0] not in str(error):
            raise
        raise KgError(f"{name} takes {', '.join(known)}: what is {missing[0]}? ({error})") from error
    names = {id(x): path_name(path) for path, x in arrays.items()}
    first = len(traced.call.values)
    sources = {first + at: source for at, source in enumerate(traced.sources)}
    held = {slot: memory.buffer_of(s).raw().tobytes() for slot, s in sources.items() if isinstance(s, UOp)}
    taken = {slot: names[id(given.leaves[s])] for slot, s in sources.items() if isinstance(s, int)}
    paths = result_paths(traced.result)
    results = tuple(map(path_name, paths))
    twice = next((n for n in results if results.count(n) > 1), None)
    if twice is not None:
        raise KgError(f"{name}: two results are called {twice}")

    def run(values: Arrays) -> Arrays:
        def array(path: TreePath, dtype: str, _: tuple[int, ...]) -> Array:
            return asarray(_joined(values[path_name(path)], dtype), dtype=dtype_named(dtype))

        made, _ = flatten(jitted(**{n: map_inputs(tree, (n,), array) for n, tree in inputs.items()}))
        return {n: parts(np.asarray(x)) for n, x in zip(results, made, strict=True)}

    within = {path_name(path): path for path in (*leaves, *paths) if len(path) > 1}
    return TracedFunction(name, traced.call.values, results, taken, held, run, within)


def _placeholder(what: str, dtype: str, shape: tuple[int, ...]) -> Array:
    try:
        kind = dtype_named(dtype)
    except ValueError as error:
        raise KgError(f"{what}: {error}") from error
    return of_stored(memory.placeholder_of(kind, shape), kind, device_of(None))


def parts(values: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Complex numbers as they are in memory, with a last axis of real and imaginary parts.
    Others as they are."""
    return np.stack((values.real, values.imag), -1) if np.iscomplexobj(values) else values


def _joined(values: np.ndarray[Any, Any], dtype: str) -> np.ndarray[Any, Any]:
    pairs = is_complex(dtype_named(dtype)) and not np.iscomplexobj(values)
    return values[..., 0] + np.complex64(1j) * values[..., 1] if pairs else values


def result_paths(structure: Structure) -> list[TreePath]:
    """Where each array of a result lies among results that have names:
    one is `result`, those of a tuple `result0` and so on, those of a dict or dataclass have their own."""
    if structure.kind is None:
        return [("result",)]
    named = issubclass(structure.kind, dict) or is_dataclass(structure.kind)
    inside = zip(structure.keys, structure.children, strict=True)
    return [(str(key) if named else f"result{key}", *path) for key, child in inside for path in _paths(child)]


def _paths(structure: Structure) -> list[TreePath]:
    if structure.kind is None:
        return [()]
    listed = issubclass(structure.kind, tuple | list)
    inside = zip(structure.keys, structure.children, strict=True)
    return [(key if listed and isinstance(key, int) else str(key), *path) for key, child in inside for path in _paths(child)]
