"""More shared memory than may be declared: an array that the launch makes, in PTX and CUDA C,
on the simulator and through the driver's card."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from card.with_libcuda import run as run_with_driver
from golden.kernels import gemm
from kg.compile.program import to_program
from kg.dtype import AddrSpace, DType, PtrDType, float32, int32, uint8, void
from kg.errors import DeviceUnavailable, ScheduleError
from kg.ir.args import GroupReduce, KernelInfo
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.schedule.opts import parse_schedule
from kg_cuda.analysis.shared_memory import asked_for, shared_memory
from kg_cuda.arch import arch
from kg_cuda.entry import symbol
from kg_cuda.sim import Memory, SimulatorTrap, launch, parse
from kg_cuda.toolchain.nvrtc import NVRTC, library
from kg_cuda.toolchain.toolkit import assemble, tool
from kg_cuda.toolchain.tools import renderer

try:
    library()
    HERE = True
except DeviceUnavailable:
    HERE = False

LANGUAGES = ["PTX", pytest.param("C", marks=pytest.mark.skipif(not HERE, reason='nvrtc: pip install "kg-cuda[nvrtc]"'))]
THREADS = 64


def const(value: int) -> UOp:
    return UOp(Op.CONST, int32, (), value)


def at(memory: UOp, place: UOp) -> UOp:
    return UOp(Op.INDEX, memory.dtype, (memory, place))


def pointer(slot: int) -> UOp:
    return UOp(Op.DEFINE_GLOBAL, PtrDType(float32, AddrSpace.GLOBAL, -1), (), slot)


def turned(*sizes: tuple[DType, int]) -> list[UOp]:
    """Each thread puts its number into the first and the last place of arrays of such sizes,
    and takes them back from the thread opposite it."""
    item = UOp(Op.SPECIAL, int32, (const(THREADS),), "l0")
    value = UOp(Op.LOAD, float32, (at(pointer(1), item),))
    memory = [
        UOp(Op.DEFINE_LOCAL, PtrDType(dtype, AddrSpace.LOCAL, size), (), f"held{n}") for n, (dtype, size) in enumerate(sizes)
    ]
    stores: list[UOp] = []
    places: list[UOp] = []
    for m, (dtype, size) in zip(memory, sizes, strict=True):
        places.append(item + (size - THREADS))
        stores.append(UOp(Op.STORE, void, (at(m, places[-1]), value.cast(dtype))))
    ready = UOp(Op.BARRIER, void, tuple(stores))
    total = UOp(Op.GROUP_REDUCE, float32, (value, item), GroupReduce("max", THREADS))
    for m, (dtype, size) in zip(memory, sizes, strict=True):
        total = total + UOp(Op.LOAD, dtype, (at(m, (const(size - 1) - item)), ready)).cast(float32)
    store = UOp(Op.STORE, void, (at(pointer(0), item), total))
    return list(UOp(Op.SINK, void, (store,), KernelInfo("turned")).toposort())


def simulated(text: str, shared: int) -> np.ndarray:
    memory = Memory()
    given = np.arange(THREADS, dtype=np.float32)
    places = [memory.alloc(given.nbytes) for _ in range(2)]
    memory.view(places[1], given.nbytes)[:] = given.view(np.uint8)
    memory.mark_written(places[1], given.nbytes)
    words = np.array(places, np.uint64).tobytes()
    launch(parse(text), symbol("turned"), (1, 1, 1), (THREADS, 1, 1), words, memory, dynamic_shared=shared)
    return memory.view(places[0], given.nbytes).view(np.float32).copy()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("sizes", "asked"),
    [
        (((float32, 12 << 10),), 0),  # 48 KiB, and what the reduction needs beside it: declared no more
        (((float32, 12 << 10), (uint8, 100)), (48 << 10) + 112),
        (((uint8, 1000), (float32, 40 << 10)), 1008 + (160 << 10)),
    ],
    ids=["48K", "48K and more", "161K"],
)
def test_arrays_that_the_launch_makes(sizes: tuple[tuple[DType, int], ...], asked: int, language: str) -> None:
    """Each begins at a multiple of 16 bytes behind the other; the simulator stops at what lies beyond."""
    uops = turned(*sizes)
    if not asked:
        asked = 48 << 10  # with the places of two warps
    source = renderer(language, arch("sm_90"), "CUDA").render(uops)
    assert asked_for(source) == asked == shared_memory(uops, (THREADS, 1, 1)).total
    text = NVRTC("sm_90").compile(source).decode().rstrip("\0") if language == "C" else source
    expected = THREADS - 1 + len(sizes) * np.arange(THREADS, dtype=np.float32)[::-1]
    assert np.array_equal(simulated(text, asked), expected)
    with pytest.raises(SimulatorTrap):
        simulated(text, asked - 16 * 16)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("large", [False, True])
def test_arrays_of_whole_kibibytes_begin_at_such(large: bool, language: str) -> None:
    """Behind one of 100 bytes, among arrays of the launch or declared."""
    uops = turned((uint8, 100), (float32, (40 if large else 4) << 8), (uint8, 2000), (float32, 2 << 10))
    source = renderer(language, arch("sm_90"), "CUDA").render(uops)
    assert bool(asked_for(source)) is large
    text = NVRTC("sm_90").compile(source).decode().rstrip("\0") if language == "C" else source
    if large:
        found = shared_memory(uops, (THREADS, 1, 1))
        assert ".extern .shared .align 1024" in text
        assert (
            sorted(found.offsets.values()) == [0, 40 << 10, 48 << 10, (48 << 10) + 112]
            and found.total == (48 << 10) + 112 + 2000
        )
    else:
        assert text.count(".align 1024 .b8") == 2 and text.count(f"[{4 << 10}]") == text.count(f"[{8 << 10}]") == 1
    expected = THREADS - 1 + 4 * np.arange(THREADS, dtype=np.float32)[::-1]
    assert np.array_equal(simulated(text, asked_for(source)), expected)


@pytest.mark.parametrize("language", LANGUAGES)
def test_small_ones_are_declared(language: str) -> None:
    source = renderer(language, arch("sm_90"), "CUDA").render(turned((float32, 4000), (uint8, 64)))
    assert not asked_for(source) and "extern __shared__" not in source and ".extern" not in source


@pytest.mark.skipif(tool("ptxas") is None, reason="ptxas: pip install nvidia-cuda-nvcc")
@pytest.mark.parametrize("name", ["sm_75", "sm_80", "sm_90", "sm_120"])
def test_ptxas_takes_it(name: str) -> None:
    target = arch(name)
    source = renderer("PTX", target, "CUDA").render(turned((float32, (target.shared - 1024) // 4)))
    assert asked_for(source) == target.shared - 1024
    assert assemble(source, name).shared <= 1024 + 16  # what is declared, and what the system keeps


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_kernel_with_a_large_stage(language: str) -> None:
    """64 KiB of the right operand for 64 columns, from a schedule to the result."""
    device = open_device(f"CUDASIM:{language}")
    schedule = parse_schedule("TILE(o0, 64) TILE(o1, 64) STAGE(o1, p2, LOCAL, r0/o1.in) LOCAL(o0.in, 8) LOCAL(o1.in, 16)")
    program = device.compile(gemm(128, 128, 256), schedule)
    assert asked_for(next(part.name for part in program.src if part.op is Op.SOURCE)) == 64 << 10
    rng = np.random.default_rng(0)
    x, y = (rng.standard_normal(shape).astype(np.float32) for shape in ((128, 256), (256, 128)))
    made = device.empty(128 * 128, float32)
    device.load(program).bind([made, device.buffer(x), device.buffer(y)])()
    np.testing.assert_allclose(made.numpy().reshape(128, 128), x @ y, rtol=1e-3, atol=1e-4)


def test_more_than_there_is() -> None:
    """By architecture: 256 KiB are too much for each."""
    schedule = parse_schedule("TILE(o1, 64) STAGE(o1, p2, LOCAL, r0/o1.in) LOCAL(o1.in, 64)")
    for name in ("sm_75", "sm_86", "sm_90"):
        with pytest.raises(ScheduleError, match=f"there are {arch(name).shared}"):
            to_program(gemm(64, 128, 1024), renderer("PTX", arch(name), "CUDA"), schedule=schedule)


def test_the_driver_is_asked_first(library: Path, tmp_path: Path) -> None:
    """Before a launch with so much, and for no other kernel; a refusal says for what."""
    text = tmp_path / "turned.ptx"
    text.write_text(renderer("PTX", arch("sm_90"), "CUDA").render(turned((float32, 20000))))
    run_with_driver(
        library,
        f"""
        source = Path({str(text)!r}).read_text()
        """
        """
        from kg_cuda.card.contracts import CudaKernel
        from kg_cuda.card.driver import DriverCard
        from kg_cuda.card.contracts import CudaError
        from kg_cuda.analysis.shared_memory import asked_for
        card = DriverCard()
        shared = asked_for(source)
        module = card.load(source.encode() + b"\\0", "turned")
        function = card.function(module, "kg_turned", shared)
        at = fake.calls.index("cuFuncSetAttribute")
        places = [card.alloc(256) for _ in range(2)]
        given = np.arange(64, dtype=np.float32)
        card.write(places[1], given.view(np.uint8))
        words = words_of(2)
        words[0], words[1] = places
        card.launcher(CudaKernel("turned", function, (64, 1, 1), 2, shared), words)(1, 1, 1)
        card.synchronize()
        found = np.empty(64, np.float32)
        card.read(found.view(np.uint8), places[0])
        assert np.array_equal(found, 63 + given[::-1]), found
        card.function(module, "kg_turned")
        assert fake.calls.count("cuFuncSetAttribute") == 1 and at < fake.calls.index("cuLaunchKernel")
        said = refused(lambda: card.function(module, "kg_turned", 400000), CudaError)
        assert "400000 bytes of shared memory" in said and "Fake GPU" in said, said
        """,
    )
