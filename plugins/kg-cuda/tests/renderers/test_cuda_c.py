"""Kernels as CUDA C: what nvrtc says of them, and what comes out when the simulator runs what it made."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest
from cuda_tools import needs_nvrtc
from golden.kernels import KERNELS
from kg.compile.program import to_program
from kg.dtype import DType, float16, float32, float64, int8, int32, int64, uint8
from kg.errors import CompileError
from kg.ir.build import param, sink, variable
from kg.ir.op import Op
from kg.plugin import DeviceUnavailable, linear_uops
from kg.plugin.registry import open_device
from kg.schedule.opts import parse_schedule
from kg_cuda.arch import arch
from kg_cuda.cuda_c.renderer import CUDACRenderer
from kg_cuda.toolchain import nvrtc
from kg_cuda.toolchain.nvrtc import NVRTC, library
from support.renderers.names import NAMES


@needs_nvrtc
@pytest.mark.parametrize("kernel", KERNELS)
def test_nvrtc_takes_every_kernel(kernel: str) -> None:
    """Nothing of it is contracted: what core wrote as a product and a sum stays so."""
    program = to_program(KERNELS[kernel](), CUDACRenderer(arch("sm_80")))
    source = next(part.name for part in program.src if part.op is Op.SOURCE)
    made = NVRTC("sm_80").compile(source).decode()
    assert ".visible .entry kg_" in made
    assert ("fma.rn" in made) <= ("fma" in source)


@pytest.mark.part(4)
@needs_nvrtc
@pytest.mark.parametrize("name", NAMES)
def test_launch_variables_of_any_name(name: str) -> None:
    """Types, functions and macros of CUDA C among them."""
    n, other = variable(name, 1, 9), variable("n", 1, 9)
    value = param(1, (16,), float32).exp().sqrt() + (n * 2 + other).cast(float32).reshape(1).expand(16)
    ast = sink(param(0, (16,), float32).store(value), name=name)
    device = open_device("CUDASIM:C")
    out, x = device.empty(16, float32), np.arange(16, dtype=np.float32)
    device.runtime.load(device.compile(ast)).bind([out, device.buffer(x)])(**{name: 3, "n": 4})
    np.testing.assert_allclose(out.numpy(), np.sqrt(np.exp(x)) + 10, rtol=1e-5)


@needs_nvrtc
@pytest.mark.parametrize("offset", [0, 1, 4])
@pytest.mark.parametrize("dtype", [float16, float32, float64, int8, uint8, int32, int64])
def test_copies_of_every_width(dtype: DType, offset: int) -> None:
    """Vectors where arguments begin at multiples of 16 bytes, single elements elsewhere."""
    device = open_device("CUDASIM:C")
    n = 1 << 10
    program = device.load(sink(param(0, (n,), dtype).store(param(1, (n,), dtype)), name="copied"))
    rng = np.random.default_rng(offset)
    x = (rng.standard_normal(n + 16) * 50).astype(dtype.name)
    given, out = device.buffer(x), device.empty(n, dtype)
    program.bind([out, given.view(offset, n)])()
    np.testing.assert_array_equal(out.numpy(), x[offset : offset + n])


@needs_nvrtc
def test_float16_is_rounded_once() -> None:
    """From float64, and from integers that float32 can't hold, too."""
    device = open_device("CUDASIM:C")
    doubles = np.array([1.0 + 2.0**-11 + 2.0**-40, 65519.99, 65520.0, 2.0**-25 + 2.0**-60, np.nan, -np.inf, -0.0, 1e300])
    kernel = sink(param(0, (8,), float16).store(param(1, (8,), float64).cast(float16)), name="rounded")
    with np.errstate(over="ignore"):
        np.testing.assert_array_equal(device.run(kernel, doubles)[0], doubles.astype(np.float16))
    whole = np.array([2049, 2051, -65520, 65519, 1 << 40, 0, -1, 4097], np.int64)
    kernel = sink(param(0, (8,), float16).store(param(1, (8,), int64).cast(float16)), name="rounded")
    with np.errstate(over="ignore"):
        np.testing.assert_array_equal(device.run(kernel, whole)[0], whole.astype(np.float16))


@needs_nvrtc
def test_a_refused_source_says_why() -> None:
    with pytest.raises(CompileError, match="nonsense") as caught:
        NVRTC("sm_80").compile('extern "C" __global__ void f() { nonsense; }')
    assert "--gpu-architecture=compute_80" in caught.value.command and "error" in caught.value.log


def test_without_nvrtc_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nvrtc, "places", lambda: ["/none/libnvrtc.so.13"])
    with pytest.raises(DeviceUnavailable, match=r"/none/libnvrtc.so.13.*pip install \"kg-cuda"):
        library.__wrapped__()


def test_an_nvrtc_that_is_newer_than_the_driver_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nvrtc, "places", lambda: ["/none/libnvrtc.so.13"])
    with pytest.raises(DeviceUnavailable, match=r"newer than the driver, which takes CUDA 12.*nvidia-cuda-nvrtc-cu12"):
        library.__wrapped__(12)


def test_the_newest_nvrtc_comes_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for folder, name in (("cuda_nvrtc", "libnvrtc.so.12"), ("cu13", "libnvrtc.so.13"), ("later", "libnvrtc.so.14.1.2")):
        place = tmp_path / "nvidia" / folder / "lib"
        place.mkdir(parents=True)
        (place / name).touch()
    monkeypatch.setattr(sys, "path", [str(tmp_path)])
    assert [Path(place).name for place in nvrtc.places() if place.startswith(str(tmp_path))] == [
        "libnvrtc.so.14.1.2",
        "libnvrtc.so.13",
        "libnvrtc.so.12",
    ]


@needs_nvrtc
def test_a_gpu_gets_machine_code() -> None:
    """Its driver may know no PTX as new as this nvrtc's.
    Of an architecture that nvrtc does not know there is PTX for the newest that it does."""
    source = 'extern "C" __global__ void kg_f(float *x) { x[0] = 1.0f; }'
    assert NVRTC("sm_80", machine=True).compile(source).startswith(b"\x7fELF")
    newer = NVRTC("sm_900", machine=True)
    assert not newer.machine and newer.compile(source).lstrip().startswith(b"//")
    assert newer.key() != NVRTC("sm_80", machine=True).key() != NVRTC("sm_80").key()
    with pytest.raises(DeviceUnavailable, match="writes no code for sm_20 any more"):
        NVRTC("sm_20")


def test_arguments_that_begin_anywhere() -> None:
    renderer = CUDACRenderer(arch("sm_80"))
    n = 1 << 12
    ast = sink(param(0, (n,), float32).store(param(1, (n,), float32) * 2.0), name="scaled")
    uops = linear_uops(to_program(ast, renderer))
    assert "float32x4 *)&data" in renderer.variant(uops, aligned=True)
    assert "float32x4 *)&data" not in renderer.variant(uops, aligned=False)


@needs_nvrtc
@pytest.mark.parametrize(("offset", "width"), [(8, "float16x8"), (4, "float16x4"), (2, "float16x2"), (1, "half_bits")])
def test_vectors_that_begin_within_one(offset: int, width: str) -> None:
    """They go by as much at once as begins at a multiple of that."""
    device, n = open_device("CUDASIM:C"), 1 << 8
    part = param(1, (n + 16,), float16).shrink((offset, n + offset))
    program = device.compile(sink(param(0, (n,), float16).store(part), name="part"), parse_schedule("VECTOR(o0, 8)"))
    source = next(part.name for part in program.src if part.op is Op.SOURCE)
    loads = source.count(f"*(const {width} *)&data1") if width != "half_bits" else source.count("data1[")
    assert loads == 8 // {"float16x8": 8, "float16x4": 4, "float16x2": 2, "half_bits": 1}[width]
    x = np.arange(n + 16, dtype=np.float16)
    out = device.empty(n, float16)
    device.load(program).bind([out, device.buffer(x)])()
    np.testing.assert_array_equal(out.numpy(), x[offset : offset + n])
