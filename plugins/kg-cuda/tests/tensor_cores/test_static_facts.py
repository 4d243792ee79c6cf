"""What can be said of speed without a card:
registers, spills, widths and numbers of accesses, barriers, bytes on their way.

By ptxas -v and nvdisasm, of kernels of benchmark sizes for a GPU of 132 cores. A core of sm_90 has 65,536 registers and 2,048 threads, in 32 blocks at
most. Memory is busy when each core has 32 KiB asked for: 3.35 TB/s for 0.7 us are 18 KiB on each of 132 cores, 4.8 TB/s 26.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from math import prod

import numpy as np
import pytest
from cuda_tools import as_ptx, languages
from kg.compile.program import to_program
from kg.dtype import DType, float16, float32, float64, int8
from kg.ir.build import param, sink
from kg.ir.uop import UOp
from kg.plugin import linear_uops
from kg.plugin.registry import open_device
from kg_cuda.arch import arch
from kg_cuda.ptx.renderer import PTXRenderer
from kg_cuda.toolchain.toolkit import assemble, disassemble, tool
from kg_cuda.toolchain.tools import renderer
from kg_tune.bench import memory_bound as bench

pytestmark = pytest.mark.part(8)

CORES, REGISTERS, THREADS, BLOCKS = 132, 1 << 16, 2048, 32
BUSY = 32 << 10

MISSING = [name for name in ("ptxas", "nvdisasm") if tool(name) is None]
needs_tools = pytest.mark.skipif(
    bool(MISSING), reason=f"{' and '.join(MISSING)}: pip install nvidia-cuda-nvcc nvidia-cuda-nvdisasm"
)


def rows(count: int, length: int) -> UOp:
    value = param(1, (count, length), float32).sum(1)
    return sink(param(0, value.shape, float32).store(value), name="rows")


def columns(shape: tuple[int, ...], dtype: DType = float32, axis: int = 0) -> UOp:
    value = param(1, shape, dtype).sum(axis)
    return sink(param(0, value.shape, value.type).store(value), name="columns")


KERNELS: dict[str, Callable[[], UOp]] = {
    "add": lambda: bench.vector_add(1 << 24).ast,
    "add_half": lambda: bench.float16_elementwise(1 << 24).ast,
    "sum_of_parts": lambda: rows(1024, 1 << 14),  # what a plan makes of a sum of 2^24
    "sum_of_columns": lambda: columns((4096, 1 << 16)),
    "sum_of_rows": lambda: rows(1 << 16, 128),
    "softmax": lambda: bench.softmax(4096, 4096).ast,
    "softmax_1024": lambda: bench.softmax(4096, 1024).ast,
    "softmax_128": lambda: bench.softmax(1 << 16, 128).ast,
    "layernorm": lambda: bench.layernorm(4096, 4096).ast,
    "layernorm_1024": lambda: bench.layernorm(4096, 1024).ast,
    "transpose": lambda: bench.transpose(4096, 4096).ast,
}


@dataclass(frozen=True, slots=True)
class Facts:
    groups: int
    items: int  #: of a group
    registers: int
    spilled: int
    code: str

    def count(self, instruction: str) -> int:
        return len(re.findall(rf"\b{instruction}", self.code))

    @property
    def on_a_core(self) -> int:
        """Threads that are on a core at once."""
        registers = -(-self.registers // 8) * 8 * self.items
        blocks = min(REGISTERS // registers, THREADS // self.items, BLOCKS, -(-self.groups // CORES))
        return blocks * self.items


@cache
def facts(name: str, target: str, language: str = "PTX") -> Facts:
    program, text = as_ptx(KERNELS[name](), arch(target, CORES), language)
    made = assemble(text, target)
    info = program.program
    groups = prod(int(str(n)) for n in info.global_size)
    return Facts(groups, prod(info.local_size), made.registers, made.spilled, disassemble(made.binary))


@needs_tools
@languages
@pytest.mark.parametrize("target", ["sm_80", "sm_90"])
@pytest.mark.parametrize(
    ("name", "loads", "stores", "barriers", "shuffles"),
    [  # global accesses of 16 bytes of a thread
        ("add", 2, 1, 0, 0),
        ("add_half", 2, 1, 0, 0),
        ("sum_of_parts", 32, 0, 1, 5),
        ("sum_of_rows", 4, 0, 0, 3),  # of four rows a warp, each a line at a time
        ("softmax", 8, 8, 2, 10),
        ("softmax_1024", 8, 8, 0, 10),
        ("softmax_128", 4, 4, 0, 6),
        ("layernorm", 24, 8, 2, 10),  # its weights and biases with it
        ("layernorm_1024", 24, 8, 0, 10),
        ("transpose", 1, 1, 2, 0),
    ],
)
def test_accesses(name: str, loads: int, stores: int, barriers: int, shuffles: int, target: str, language: str) -> None:
    """All that is read and written goes by 16 bytes, once.
    What a row needs again stays in registers; no spills."""
    found = facts(name, target, language)
    assert found.spilled == 0 and not found.count("LDL") and not found.count("STL")
    assert found.count(r"LDG\.E\.128") == found.count("LDG") == loads
    assert found.count(r"STG\.E\.128") == stores
    assert found.count("STG") == max(stores, 1)
    assert found.count(r"BAR\.SYNC") == barriers
    assert found.count("SHFL") == shuffles


def ptx(name: str) -> str:
    made = PTXRenderer(arch("sm_90", CORES))
    return made.render(linear_uops(to_program(KERNELS[name](), made)))


@needs_tools
@languages
@pytest.mark.parametrize("target", ["sm_80", "sm_90"])
@pytest.mark.parametrize("name", KERNELS)
def test_memory_is_kept_busy(name: str, target: str, language: str) -> None:
    """The loads that threads make before they wait, on all cores."""
    found = facts(name, target, language)
    assert found.groups >= 4 * CORES
    assert found.on_a_core >= THREADS // (4 if name == "sum_of_columns" else 2)  # each loads eight vectors at once
    assert found.on_a_core * found.count(r"LDG\.E\.128") * 16 >= BUSY


# -- default schedules of a GPU of many cores


@pytest.mark.parametrize(
    ("shape", "order", "dtype"),
    [
        ((64, 128), (1, 0), float32),
        ((3, 64, 128), (0, 2, 1), float32),
        ((64, 3, 128), (2, 1, 0), float32),
        ((96, 3, 64), (2, 0, 1), float32),
        ((2, 3, 64, 64), (0, 1, 3, 2), float32),
        ((512, 512), (1, 0), float16),
        ((64, 64), (1, 0), float64),
        ((1024, 1024), (1, 0), int8),
    ],
)
def test_transposes_go_by_tiles(shape: tuple[int, ...], order: tuple[int, ...], dtype: DType) -> None:
    """Whole vectors on both sides, through memory that a group shares.
    With another operand that lies as the result does."""
    device = open_device("CUDASIM")
    x = param(1, shape, dtype).permute(*order)
    value = x + param(2, x.shape, dtype)
    rng = np.random.default_rng(0)
    given, other = ((rng.standard_normal(s) * 50).astype(dtype.name) for s in (shape, x.shape))
    ast = sink(param(0, x.shape, dtype).store(value), name="turned")
    assert np.array_equal(device.run(ast, given, other)[0].reshape(other.shape), given.transpose(order) + other)
    text = PTXRenderer(arch("sm_90", CORES)).render(linear_uops(to_program(ast, PTXRenderer(arch("sm_90", CORES)))))
    accesses = re.findall(r"(?:ld|st)\.global\S*", text)
    assert len(accesses) == 3 and all(re.search(r"\.v[24]", access) for access in accesses)
    assert "st.shared" in text and "ld.shared" in text


@pytest.mark.parametrize("shape", [(64, 100), (33, 64), (64, 32)])
def test_transposes_that_tiles_do_not_fit(shape: tuple[int, int]) -> None:
    device = open_device("CUDASIM")
    x = param(1, shape, float32).permute(1, 0)
    given = np.random.default_rng(0).standard_normal(shape).astype(np.float32)
    ast = sink(param(0, x.shape, float32).store(x), name="turned")
    assert np.array_equal(device.run(ast, given)[0].reshape(x.shape), given.T)


@pytest.mark.parametrize(("length", "block"), [(64, (8, 8, 1)), (128, (8, 8, 1)), (1024, (32, 4, 1)), (4096, (128, 1, 1))])
def test_short_rows_share_a_group(length: int, block: tuple[int, int, int]) -> None:
    """64 or 128 threads do several rows, each of which reduces in registers."""
    language = PTXRenderer(arch("sm_90", CORES))
    program = to_program(bench.softmax(4096, length).ast, language)
    assert program.program.local_size == block
    text = language.render(linear_uops(program))
    assert ("bar.sync" in text) == (length == 4096) and "shfl.sync" in text
    few = to_program(bench.softmax(CORES, length).ast, language).program  # a group for each row, that no core is without
    assert prod(few.global_size) == CORES  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("shape", "axis"),
    [((512, 128), 0), ((500, 100), 0), ((8, 256, 64), 1), ((4096, 8), 0), ((512, 33), 0), ((100, 2, 64), 0)],
)
def test_columns(shape: tuple[int, ...], axis: int) -> None:
    """Items side by side read side by side: they are the first dimension of the block."""
    device = open_device("CUDASIM")
    given = np.random.default_rng(0).integers(-4, 5, shape).astype(np.float32)
    program = device.compile(columns(shape, axis=axis))
    found = device.run(columns(shape, axis=axis), given)[0]
    assert np.array_equal(found.reshape(-1), given.sum(axis).reshape(-1))
    wide = shape[-1] // 4 if shape[-1] % 4 == 0 else shape[-1]
    sector = 2 if shape[-1] % 4 == 0 else 8  # items that read one, by vectors or one by one
    assert sector <= program.program.local_size[0] <= min(wide, 8 if shape[-1] % 4 == 0 else 32)


def test_registers_are_asked_for_where_loads_wait_for_each_other() -> None:
    """As many blocks as there is room for with what is loaded at once.
    Nothing is said of a kernel that loads little."""
    assert ".minnctapersm 3" in ptx("sum_of_columns") and ".minnctapersm" not in ptx("add")
    made = renderer("C", arch("sm_90", CORES), "CUDA")
    assert "__launch_bounds__(256, 3)" in made.render(linear_uops(to_program(KERNELS["sum_of_columns"](), made)))


@needs_tools
def test_with_that_they_do_not_spill() -> None:
    """ptxas 13.0 spills 8 bytes without it."""
    assert ".minnctapersm" in ptx("sum_of_columns") and not assemble(ptx("sum_of_columns"), "sm_90").spilled


@pytest.mark.parametrize("kernel", ["softmax", "layernorm", "argmax", "gemv"])
@pytest.mark.parametrize("length", [64, 100, 256])
def test_rows_together_are_right(kernel: str, length: int) -> None:
    """Monoids of several states too, which go through memory."""
    device = open_device("CUDASIM")
    work = getattr(bench, kernel)(64, length)
    arrays = work.make(np.random.default_rng(length))
    program = device.compile(work.ast)
    assert program.program.local_size[1] > 1
    assert work.error(device.run(work.ast, *arrays)[0], arrays) <= max(work.tolerance, 1e-6)
