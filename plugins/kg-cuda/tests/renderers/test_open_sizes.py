"""Sizes that are given at launch: vectors of 16 bytes wherever the rows begin at such places,
elements elsewhere and at the end; right for any size."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import numpy as np
import pytest
from cuda_tools import as_ptx, languages
from kg.dtype import DType, float16, float32, float64, int8
from kg.ir.build import param, sink, variable
from kg.ir.monoid import MAX
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg_cuda.arch import arch
from kg_cuda.toolchain.toolkit import assemble, disassemble
from tensor_cores.test_static_facts import CORES, needs_tools

pytestmark = pytest.mark.part(3)

N, M = variable("n", 1, 1 << 24), variable("m", 1, 1 << 16)
SIZES = (1, 3, 4, 5, 127, 128, 1000, 4099)


def added(dtype: DType = float32) -> UOp:
    x, y = (param(slot, (N,), dtype) for slot in (1, 2))
    return sink(param(0, (N,), dtype).store(x + y), name="added")


def biased() -> UOp:
    x, y = param(1, (M, N), float32), param(2, (N,), float32)
    return sink(param(0, (M, N), float32).store(x + y.reshape(1, N).expand(M, N)), name="biased")


def rows() -> UOp:
    return sink(param(0, (M,), float32).store(param(1, (M, N), float32).sum(1).reshape(M)), name="rows")


def columns() -> UOp:
    return sink(param(0, (N,), float32).store(param(1, (M, N), float32).sum(0).reshape(N)), name="columns")


def softmax() -> UOp:
    x = param(1, (M, N), float32)
    powers = (x - x.reduce(MAX, 1).expand(M, N)).exp2()
    return sink(param(0, (M, N), float32).store(powers / powers.sum(1).reshape(M, 1).expand(M, N)), name="softmax")


def _powers(x: np.ndarray) -> np.ndarray:
    return np.exp2(x.astype(np.float64) - x.max(1, keepdims=True))


#: name -> the kernel, the shapes of its arguments and its result by m and n, what it makes
Shapes = Callable[[int, int], list[tuple[int, ...]]]
KERNELS: dict[str, tuple[Callable[[], UOp], Shapes, Callable[..., np.ndarray]]] = {
    "added": (added, lambda m, n: [(n,), (n,), (n,)], np.add),
    "biased": (biased, lambda m, n: [(m, n), (m, n), (n,)], np.add),
    "rows": (rows, lambda m, n: [(m,), (m, n)], lambda x: x.sum(1, dtype=np.float64)),
    "columns": (columns, lambda m, n: [(n,), (m, n)], lambda x: x.sum(0, dtype=np.float64)),
    "softmax": (softmax, lambda m, n: [(m, n), (m, n)], lambda x: _powers(x) / _powers(x).sum(1, keepdims=True)),
}


@languages
@pytest.mark.parametrize("offset", [0, 1])
@pytest.mark.parametrize("name", KERNELS)
def test_any_size(name: str, offset: int, language: str) -> None:
    """Arguments that begin at multiples of 16 bytes, and elsewhere,
    which another form of the kernel serves."""
    make, shapes, expected = KERNELS[name]
    device = open_device(f"CUDASIM:{language}")
    program = device.load(make())
    names = [v.name for v in program.info.variables]
    for n in SIZES:
        m = 7 if name != "columns" else 37
        rng = np.random.default_rng(n)
        given = [rng.standard_normal(shape).astype(np.float32) for shape in shapes(m, n)]
        out, *inputs = (device.buffer(np.concatenate([np.zeros(offset, np.float32), x.ravel()])) for x in given)
        views = [b.view(offset, x.size) for b, x in zip((out, *inputs), given, strict=True)]
        program.bind(views)(**{k: v for k, v in (("m", m), ("n", n)) if k in names})
        found = views[0].numpy().reshape(given[0].shape)
        np.testing.assert_allclose(found, expected(*given[1:]), rtol=2e-6, atol=2e-6, err_msg=f"n = {n}")


@languages
@pytest.mark.parametrize("dtype", [float16, float64, int8], ids=str)
def test_any_width(dtype: DType, language: str) -> None:
    device = open_device(f"CUDASIM:{language}")
    program = device.load(added(dtype))
    for n in SIZES:
        x, y = ((np.random.default_rng(seed).standard_normal(n) * 20).astype(dtype.name) for seed in (n, n + 1))
        out = device.empty(n, dtype)
        program.bind([out, device.buffer(x), device.buffer(y)])(n=n)
        np.testing.assert_array_equal(out.numpy(), x + y)


@cache
def facts(name: str, target: str, language: str) -> tuple[int, str]:
    """Bytes spilled, and the machine code."""
    made = assemble(as_ptx(KERNELS[name][0](), arch(target, CORES), language)[1], target)
    return made.spilled, disassemble(made.binary)


@needs_tools
@languages
@pytest.mark.parametrize("target", ["sm_80", "sm_90"])
@pytest.mark.parametrize(
    ("name", "loads", "stores"), [("added", 2, 1), ("biased", 2, 1), ("rows", 1, 0), ("softmax", 3, 1), ("columns", 1, 1)]
)
def test_accesses_of_sixteen_bytes(name: str, loads: int, stores: int, target: str, language: str) -> None:
    """Each access is there for whole vectors.
    For the others there are four of elements, which are not done otherwise. (Loops may be written out.)"""
    spilled, code = facts(name, target, language)
    loaded, stored = (len(re.findall(rf"\b{what}\.E\.128\b", code)) for what in ("LDG", "STG"))
    assert loaded >= loads and stored == stores and spilled == 0
