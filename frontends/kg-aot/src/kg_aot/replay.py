"""Data of the generated test: arguments, given or random, and Python's results, as literals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from kg.frontend import size_function
from kg.plugin import KgError, UOp, Var
from kg_graph.exporting import Argument, described, path_name, to_storage

from kg_aot.cxx.literals import element
from kg_aot.parameters import Parameter

if TYPE_CHECKING:
    from kg_aot.numerical import NumericalFunction

#: Of the test: how far a value may be from Python's, relative to 1 + its size.
TOLERANCES = {"float32": 1e-3, "float64": 1e-8}
#: What the test of a function draws its arguments from.
SEED = 2026


def rounds_of(variables: Sequence[Var]) -> list[dict[str, int]]:
    """The sizes that the test calls with: all at their greatest, at their least, and in between."""
    if not variables:
        return [{}]
    found = [
        {v.name: n for v, n in zip(variables, at, strict=True)}
        for at in zip(*((v.max, v.min, (v.min + v.max) // 2) for v in variables), strict=True)
    ]
    return [one for at, one in enumerate(found) if one not in found[:at]]


def values_of(
    function: NumericalFunction, inputs: Iterable[Argument], check: Mapping[str, object], sizes: Mapping[str, int]
) -> dict[str, np.ndarray[Any, Any]]:
    """Arguments by name: those that were given, else drawn."""
    rng = np.random.default_rng(SEED)
    unknown = [k for k in check if k not in function.specs]
    if unknown:
        raise KgError(f"check: {function.name} has no argument {unknown[0]}")
    taken = {a.name: a for a in inputs}
    made: dict[str, np.ndarray[Any, Any]] = {}
    for path, (dtype, shape) in described(function.specs).items():
        name = path_name(path)
        given: Any = check.get(str(path[0]))
        for key in path[1:]:
            given = None if given is None else given[key]
        if given is not None:
            whole = _as(given, dtype, shape, name)
            made[name] = whole[tuple(slice(n) for n in _shape(taken[name], sizes))] if name in taken else whole
        elif name in taken:
            made[name] = _drawn(rng, dtype, _shape(taken[name], sizes)[: len(shape)])
        else:
            made[name] = _drawn(rng, dtype, shape)
    return made


def _shape(argument: Argument, sizes: Mapping[str, int]) -> tuple[int, ...]:
    """The shape of an argument where the sizes are these."""
    return tuple(
        size_function((d,), tuple(sorted(sizes)))(*(sizes[n] for n in sorted(sizes)))[0] if isinstance(d, UOp) else d
        for d in argument.shape
    )


def _as(given: object, dtype: str, shape: tuple[int, ...], name: str) -> np.ndarray[Any, Any]:
    value: np.ndarray[Any, Any] = np.asarray(given, dtype=dtype)
    if value.shape != shape:
        raise KgError(f"check: {name} has shape {value.shape}, not {shape}")
    return np.stack([value.real, value.imag], -1) if dtype.startswith("complex") else value


def _drawn(rng: np.random.Generator, dtype: str, shape: tuple[int, ...]) -> np.ndarray[Any, Any]:
    if dtype.startswith("complex"):  # real and imaginary parts
        return rng.standard_normal((*shape, 2)).astype("float32" if dtype == "complex64" else "float64")
    if dtype == "bool":
        return rng.integers(0, 2, shape).astype(bool)
    if "int" in dtype:
        return rng.integers(0 if dtype[0] == "u" else -5, 6, shape).astype(dtype)
    return rng.standard_normal(shape).astype(dtype if dtype in ("float32", "float64", "float16") else "float32")


def recorded(parameter: Parameter, argument: Argument, values: np.ndarray[Any, Any]) -> dict[str, Any]:
    """The values of an argument or result in the test."""
    return {
        "parameter": parameter,
        "count": values.size,
        "tolerance": TOLERANCES.get(parameter.dtype, 0.0),
        "lines": list(wrapped(_literals(argument, values))),
    }


def _literals(argument: Argument, values: np.ndarray[Any, Any]) -> Iterator[str]:
    data = np.ascontiguousarray(to_storage(values, argument.dtype)).tobytes()
    size = argument.dtype.itemsize
    for at in range(0, len(data), size):
        text = element(argument.dtype, data[at : at + size])
        yield {"0": "false", "1": "true"}[text] if argument.dtype.is_bool else text


def wrapped(words: Iterable[str], width: int = 120) -> Iterator[str]:
    """Words with commas, as lines."""
    line = ""
    for word in words:
        if line and len(line) + len(word) + 2 > width:
            yield line.rstrip()
            line = ""
        line += f"{word}, "
    if line:
        yield line.rstrip()
