"""bfloat16 and the 8-bit floats: every code, and what lies between them,
converted as core's own reference does it."""

from __future__ import annotations

import re

import numpy as np
import pytest
from cuda_tools import needs_nvrtc, needs_ptxas
from kg.compile.program import to_program
from kg.dtype import DType, bfloat16, bool_, float8_e4m3, float8_e5m2, float16, float32, float64, int8, int32, int64, uint16
from kg.ir.build import param, sink
from kg.ir.op import Op
from kg.plugin.registry import open_device
from kg.semantics.floats import from_storage, to_storage
from kg_cuda.arch import arch
from kg_cuda.ptx.renderer import PTXRenderer
from kg_cuda.toolchain.toolkit import assemble

FORMATS = (bfloat16, float8_e4m3, float8_e5m2)
DEVICES = ("CUDASIM:PTX", pytest.param("CUDASIM:C", marks=needs_nvrtc))


def codes(dtype: DType) -> np.ndarray:
    return np.arange(1 << dtype.bits).astype(f"uint{dtype.bits}")


def same(made: np.ndarray, wanted: np.ndarray) -> None:
    """Bit for bit, but that any NaN is as good as another."""
    numbers = wanted == wanted
    np.testing.assert_array_equal(made != made, ~numbers)
    np.testing.assert_array_equal(made[numbers], wanted[numbers])
    if wanted.dtype.kind == "f":
        np.testing.assert_array_equal(np.signbit(made[numbers]), np.signbit(wanted[numbers]))


def converted(device_name: str, x: np.ndarray, source: DType, target: DType) -> np.ndarray:
    """Values in, what is in memory out."""
    device = open_device(device_name)
    n = len(x)
    kernel = sink(param(0, (n,), target).store(param(1, (n,), source).cast(target)), name="converted")
    out = device.empty(n, target)
    device.load(kernel).bind([out, device.buffer(x, source)])()
    return out.raw()


def near_codes(dtype: DType) -> np.ndarray:
    """float32 at every number of the format, half way to the next, and one step to either side of both."""
    raw = codes(dtype)
    numbers = from_storage(raw[: len(raw) // 2], dtype)
    numbers = np.sort(numbers[np.isfinite(numbers)]).astype(np.float64)
    last = 2 * numbers[-1] - numbers[-2]  # what would follow the greatest
    halves = (numbers + np.append(numbers[1:], max(last, numbers[-1]))) / 2
    with np.errstate(over="ignore"):
        points = np.concatenate([numbers, halves, [last]]).astype(np.float32)
    points = np.concatenate([points, np.nextafter(points, np.float32(0)), np.nextafter(points, np.float32(np.inf))])
    special = np.array(
        [np.nan, np.inf, 1e-45, 1e-40, np.finfo(np.float32).max, 1e30, 449, 463.99, 464.01, 61439, 61441, 65536], np.float32
    )
    return np.concatenate([points, -points, special, -special])


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("dtype", FORMATS, ids=str)
def test_every_code_widens(dtype: DType, device: str) -> None:
    raw = codes(dtype)
    same(converted(device, from_storage(raw, dtype), dtype, float32), from_storage(raw, dtype))


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("dtype", FORMATS, ids=str)
def test_rounding_at_every_number(dtype: DType, device: str) -> None:
    x = near_codes(dtype)
    made = converted(device, x, float32, dtype)
    numbers = x == x
    same(from_storage(made, dtype), from_storage(to_storage(x, dtype), dtype))
    np.testing.assert_array_equal(made[numbers], to_storage(x, dtype)[numbers])


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("other", [bool_, int8, uint16, int32, int64, float16, bfloat16, float8_e4m3, float64], ids=str)
@pytest.mark.parametrize("dtype", FORMATS, ids=str)
def test_to_and_from_other_dtypes(dtype: DType, other: DType, device: str) -> None:
    """Rounded once, from what float32 can't hold too; integers saturate."""
    reference = open_device("REF")
    x = np.array(
        [
            0,
            1,
            2,
            3,
            7,
            100,
            127,
            255,
            256,
            257,
            449,
            464,
            465,
            61440,
            65535,
            65536,
            (1 << 24) + 1,
            (1 << 33) + 1,
            (1 << 62) + 1,
        ]
    )
    x = np.concatenate([x, -x, 1 + x / 256 + x / 2**40]) if other.is_float else np.concatenate([x, -x])
    with np.errstate(all="ignore"):
        x = x.astype(other.name) if other not in FORMATS else x.astype(np.float32)
    n = len(x)
    there = sink(param(0, (n,), dtype).store(param(1, (n,), other).cast(dtype)), name="there")
    back = sink(param(0, (n,), other).store(param(1, (n,), dtype).cast(other)), name="back")
    for kernel, source, target in ((there, other, dtype), (back, dtype, other)):
        raws: list[np.ndarray] = []
        for opened in (reference, open_device(device)):
            out = opened.empty(n, target)
            with np.errstate(all="ignore"):
                opened.load(kernel).bind([out, opened.buffer(x, source)])()
            raws.append(out.raw())
        same(from_storage(raws[1], target), from_storage(raws[0], target))


def test_two_are_rounded_into_a_word() -> None:
    text = source_of(bfloat16, "sm_80")
    assert "cvt.rn.bf16x2.f32" in text and "cvt.rn.bf16.f32" not in text


def source_of(dtype: DType, name: str) -> str:
    """A sum, eight to a thread."""
    n = 1 << 12
    ast = sink(param(0, (n,), dtype).store(param(1, (n,), dtype) + param(2, (n,), dtype)), name="added")
    return next(part.name for part in to_program(ast, PTXRenderer(arch(name))).src if part.op is Op.SOURCE)


@pytest.mark.parametrize(
    ("name", "held"), [("sm_75", 0), ("sm_80", 1), ("sm_86", 1), ("sm_89", 3), ("sm_90", 3), ("sm_120", 3)]
)
def test_what_an_architecture_holds(name: str, held: int) -> None:
    renderer = PTXRenderer(arch(name))
    assert sum(dtype in renderer.supported_dtypes for dtype in FORMATS) == held
    for dtype in FORMATS:
        native = re.search(r"cvt\.rn\S*(bf16|e4m3|e5m2)", source_of(dtype, name)) is not None
        assert native == (dtype in renderer.supported_dtypes)


@needs_ptxas
@pytest.mark.parametrize("name", ["sm_75", "sm_80", "sm_89", "sm_90", "sm_120"])
@pytest.mark.parametrize("dtype", FORMATS, ids=str)
def test_ptxas_takes_the_conversions(dtype: DType, name: str) -> None:
    assert assemble(source_of(dtype, name), name).spilled == 0
