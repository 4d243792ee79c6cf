"""A random call of array functions, and what numpy makes of it in float64.
Families draw sizes that are odd, prime, powers of two and one more. `tools/array_fuzz.py` runs as many as wanted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import prod
from typing import Any

import kg_array as xp
import numpy as np
from kg.plugin.registry import open_device
from kg.runtime.device import Device

SIZES = (1, 2, 3, 4, 5, 7, 8, 12, 15, 16, 17, 24, 31, 32, 33, 40, 48, 63, 64, 65, 96, 100, 127, 128, 130)
LARGE = (200, 257, 300, 384, 512, 768, 1000, 1009, 1024)
FLOATS = ("float32", "float32", "float32", "float64", "float16", "bfloat16")
INTEGERS = ("int8", "int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64")
#: How far from float64 results may be, relative to the greatest.
TOLERANCES = {"float64": 1e-11, "float32": 3e-5, "float16": 1e-2, "bfloat16": 6e-2}

Function = Callable[..., Any]


@dataclass(frozen=True)
class Case:
    """A function of arrays, its inputs, the dtype that its floats are cast to, and what is right."""

    name: str
    function: Function
    inputs: list[np.ndarray]
    dtype: str
    exact: Function | None  # of the inputs as float64; None: the function itself on the CPU, in float64 and uncompiled
    scale: float = 1.0  # of the tolerance

    def given(self, device: Device) -> list[xp.Array]:
        return [self._cast(xp.asarray(a, device=device)) for a in self.inputs]

    def _cast(self, x: xp.Array, dtype: str = "") -> xp.Array:
        return xp.astype(x, getattr(xp, dtype or self.dtype)) if xp.isdtype(x.dtype, "real floating") and self.dtype else x

    def expected(self) -> list[np.ndarray]:
        host = open_device("CPU:LLVM")
        wide = [self._cast(x, "float64") for x in self.given(host)]
        found = self.function(*wide) if self.exact is None else self.exact(*(x.numpy() for x in wide))
        return [np.asarray(v.numpy() if isinstance(v, xp.Array) else v) for v in _several(found)]

    def found(self, device: Device) -> list[np.ndarray]:
        made = _several(xp.jit(self.function)(*[x.realize() for x in self.given(device)]))
        return [(xp.astype(v, xp.float32) if v.dtype is xp.bfloat16 else v).numpy() for v in made]

    def check(self, device: Device) -> None:
        """Raises AssertionError where the device's results are wrong."""
        wanted = self.expected()
        for number, (a, b) in enumerate(zip(self.found(device), wanted, strict=True)):
            assert a.shape == b.shape, f"{self.name}: shape {a.shape} for {b.shape}"
            if a.dtype.kind not in "fc":
                wrong = int((a.astype(b.dtype) != b).sum())
                assert not wrong, f"{self.name}: result {number}: {wrong} of {a.size} are wrong"
                continue
            tolerance = self.scale * TOLERANCES[self.dtype] * max(1e-30, float(np.abs(b[np.isfinite(b)]).max(initial=0)))
            wide = np.complex128 if a.dtype.kind == "c" else np.float64
            far = ~np.isclose(a.astype(wide), b, rtol=0, atol=tolerance, equal_nan=True)
            where = np.argwhere(far)
            assert not len(where), (
                f"{self.name}: result {number}: {len(where)} of {a.size} are wrong, at {where[0]} {a[tuple(where[0])]} for {b[tuple(where[0])]}"
            )


def _several(made: Any) -> list[Any]:
    return list(made) if isinstance(made, (tuple, list)) else [made]


@dataclass
class Draw:
    """What families draw from; arrays hold so many elements at most."""

    random: np.random.Generator
    most: int = 20000
    inputs: list[np.ndarray] = field(default_factory=list)

    def pick(self, options: Any) -> Any:
        return options[int(self.random.integers(len(options)))]

    def chance(self, of: float) -> bool:
        return bool(self.random.random() < of)

    def size(self, least: int = 1, most: int = 10**9) -> int:
        return int(self.pick([s for s in (LARGE if most > LARGE[-1] and self.chance(0.15) else SIZES) if least <= s <= most]))

    def shape(self, rank: int | None = None) -> tuple[int, ...]:
        rank = rank or int(self.pick((1, 2, 2, 3, 3, 4)))
        while True:
            shape = tuple(self.size() for _ in range(rank))
            if prod(shape) <= self.most:
                return shape

    def floats(self, *shape: int) -> np.ndarray:
        self.inputs.append(self.random.standard_normal(shape).astype(np.float32))
        return self.inputs[-1]

    def special(self, *shape: int) -> np.ndarray:
        """Floats, some of which are infinite, zeros of both signs, NaN, too small to be normal."""
        x = self.floats(*shape)
        some = self.random.random(shape) < self.pick((0.0, 0.05, 0.3))
        x[some] = self.random.choice(
            np.asarray([np.inf, -np.inf, 0.0, -0.0, np.nan, 1e-42, 1.0, -1.0], np.float32), int(some.sum())
        )
        return x

    def whole(self, dtype: str, *shape: int) -> np.ndarray:
        kind = np.dtype(dtype)
        low, high = (0, 2) if kind.kind == "b" else (np.iinfo(kind).min, np.iinfo(kind).max)
        if kind.kind != "b" and kind.itemsize > 2 and self.chance(0.6):
            low, high = max(low, -10000), 10000
        self.inputs.append(self.random.integers(low, high, shape, dtype=kind))
        return self.inputs[-1]

    def positions(self, extent: int, *shape: int) -> np.ndarray:
        self.inputs.append(self.random.integers(0, extent, shape).astype(self.pick((np.int32, np.int64))))
        return self.inputs[-1]

    def dtype(self) -> str:
        return str(self.pick(FLOATS))

    def case(self, name: str, f: Function, exact: Function | None, dtype: str = "", scale: float = 1.0) -> Case:
        shapes = ",".join("x".join(map(str, a.shape)) for a in self.inputs)
        kinds = ",".join(sorted({str(a.dtype) for a in self.inputs if a.dtype.kind != "f"} | {dtype or "float32"}))
        return Case(f"{name} {shapes} {kinds}", f, self.inputs, dtype or "float32", exact, scale)


Family = Callable[[Draw], Case]
FAMILIES: dict[str, Family] = {}


def family(make: Family) -> Family:
    FAMILIES[make.__name__.strip("_")] = make
    return make


def random_case(name: str, seed: int, most: int = 20000) -> Case:
    return FAMILIES[name](Draw(np.random.default_rng([seed, *name.encode()]), most))
