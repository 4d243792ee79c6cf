"""Self-check data of an exported page: reproducible or literal inputs, and expected results."""

from __future__ import annotations

import base64
import json
import math
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from kg.plugin import DType, KgError, evaluate
from kg_graph.exporting import Argument, NamedPlan, from_storage, numpy_storage_dtype, to_storage

from kg_webgpu.browser.text import js_string

Arrays = Mapping[str, np.ndarray[Any, Any]]
#: Results of more elements are compared in so many places.
PLACES: Final = 4096
#: dtypes whose numbers check.js makes as `sample` does.
_MADE_THERE: Final = frozenset({"bool", "int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64", "float32"})


def check_text(named: NamedPlan, given: Arrays, variables: Mapping[str, int], tolerance: float) -> str:
    """The constant CHECK of a page: inputs (`given`, or made), launch variables, and what came out here."""
    arrays: dict[str, np.ndarray[Any, Any]] = {}
    inputs: dict[str, object] = {}
    for number, argument in enumerate(named.inputs):
        shape = shape_of(argument, variables)
        if argument.name in given:
            raw = _stored(named, argument, given[argument.name], shape)
            inputs[argument.name] = {"bytes": _text(raw)}
        else:
            raw = to_storage(sample(argument.dtype, math.prod(shape), number + 1), argument.dtype)
            made = {"seed": number + 1, "count": math.prod(shape)}
            inputs[argument.name] = made if argument.dtype.name in _MADE_THERE else {"bytes": _text(raw)}
        arrays[argument.name] = from_storage(raw, argument.dtype).reshape(shape)
    found = named.reference(arrays, variables)
    outputs = {a.name: _expected(a.dtype, np.asarray(found[a.name])) for a in named.outputs}
    check = {"variables": dict(variables), "tolerance": tolerance, "inputs": inputs, "outputs": outputs}
    return f"const CHECK = JSON.parse({js_string(json.dumps(check))});"  # in a literal the key __proto__ would be no key


def shape_of(argument: Argument, variables: Mapping[str, int]) -> tuple[int, ...]:
    return tuple(evaluate(d, variables) for d in argument.shape)


def _stored(named: NamedPlan, argument: Argument, values: object, shape: tuple[int, ...]) -> np.ndarray[Any, Any]:
    array = np.asarray(values)
    array = np.stack((np.real(array), np.imag(array)), -1) if np.iscomplexobj(array) else array
    if array.shape != shape:
        raise KgError(f"{named.plan.name}: the check's {argument.name} has shape {array.shape}, not {shape}")
    return to_storage(array.reshape(-1), argument.dtype)


def sample(dtype: DType, count: int, seed: int) -> np.ndarray[Any, Any]:
    """Numbers that check.js makes alike: floats from -1 to 1, integers of two digits."""
    h = (np.arange(count, dtype=np.uint64) + np.uint64(seed * 7919)) * np.uint64(2654435761) & np.uint64(0xFFFFFFFF)
    h ^= h >> np.uint64(15)
    h = h * np.uint64(2246822519) & np.uint64(0xFFFFFFFF)
    h ^= h >> np.uint64(13)
    if dtype.is_bool:
        return (h & np.uint64(1)).astype(bool)
    if dtype.is_float:
        return ((h >> np.uint64(8)).astype(np.float64) / (1 << 23) - 1).astype(np.float32)
    numbers = (h >> np.uint64(8)).astype(np.int64) % 200
    return (numbers - 100 if dtype.is_signed else numbers).astype(numpy_storage_dtype(dtype))


def _expected(dtype: DType, values: np.ndarray[Any, Any]) -> dict[str, object]:
    """The values in memory's form, of all elements or of some."""
    raw = to_storage(values.reshape(-1), dtype) if values.dtype.name != numpy_storage_dtype(dtype).name else values.reshape(-1)
    step = max(1, -(-raw.size // PLACES))
    step += step > 1 and step % 2 == 0  # an odd one meets every column of most shapes
    return {"every": step, "count": int(raw.size), "bytes": _text(np.ascontiguousarray(raw[::step]))}


def _text(raw: np.ndarray[Any, Any]) -> str:
    return base64.b64encode(raw.tobytes()).decode()
