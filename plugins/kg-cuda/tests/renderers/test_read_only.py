"""What is read past the stores' caches (`ld.global.nc`, `__restrict__`), and only that;
and what is stored for nobody who asks again soon."""

from __future__ import annotations

import random
import re

import numpy as np
import pytest
from golden.kernels import KERNELS
from kg.compile.program import to_program
from kg.dtype import AddrSpace, DType, PtrDType, float16, float32, int8, int32, void
from kg.ir.args import Access, KernelInfo
from kg.ir.build import param, sink
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin import DeviceUnavailable, linear_uops
from kg.plugin.registry import open_device
from kg_conformance.kernels.whole import FOR_SCHEDULES
from kg_conformance.schedules.generated import random_schedule
from kg_cuda.analysis.read_only import read_only
from kg_cuda.arch import arch
from kg_cuda.toolchain.nvrtc import NVRTC, library
from kg_cuda.toolchain.toolkit import assemble, disassemble, tool
from kg_cuda.toolchain.tools import renderer

try:
    library()
    HERE = True
except DeviceUnavailable:
    HERE = False


def text(ast: UOp, language: str = "PTX") -> str:
    made = renderer(language, arch("sm_90"), "CUDA")
    return made.render(linear_uops(to_program(ast, made)))


def slots(ast: UOp, schedule: object = None) -> tuple[set[int], UOp]:
    """The arguments that are taken for read-only, and the program."""
    program = to_program(ast, renderer("PTX", arch("sm_90"), "CUDA"), schedule=schedule)  # type: ignore[arg-type]
    return {u.slot for u in read_only(linear_uops(program))}, program


@pytest.mark.parametrize(
    ("kernel", "found"),
    [
        ("gemm", {1, 2}),
        ("row_sum", {1}),
        ("total", {1}),
        ("vector_add", set()),  # each of them may be the output
    ],
)
def test_which_are(kernel: str, found: set[int]) -> None:
    assert slots(KERNELS[kernel]())[0] == found


def test_of_another_dtype() -> None:
    """A buffer is of one dtype: what is read as int8 is nobody's float32."""
    ast = sink(param(0, (64,), float32).store(param(1, (64,), int8).cast(float32) + param(2, (64,), float32)))
    assert slots(ast)[0] == {1}


def _never_both(ast: UOp, schedule: object = None) -> None:
    found, program = slots(ast, schedule)
    info = program.program
    assert not found & {read for read, _ in info.in_place}
    assert not found & {p.slot for p in info.params if p.written}


@pytest.mark.parametrize("kernel", KERNELS)
def test_none_that_may_be_the_output(kernel: str) -> None:
    """As core says which may be, under the default schedule."""
    _never_both(KERNELS[kernel]())


@pytest.mark.parametrize("kernel", FOR_SCHEDULES)
def test_none_under_any_schedule(kernel: str) -> None:
    made = renderer("PTX", arch("sm_90"), "CUDA")
    ast = FOR_SCHEDULES[kernel][0]()[0]
    for seed in random.Random(1).sample(range(1000), 6):
        _never_both(ast, random_schedule(ast, made, seed, 5))


def test_in_place() -> None:
    """One buffer as argument and result: read as ever."""
    device = open_device("CUDASIM")
    n = 1 << 12
    ast = sink(param(0, (n,), float32).store(param(1, (n,), float32) * 2.0 + 1.0), name="in_place")
    buffer = device.buffer(np.arange(n, dtype=np.float32))
    device.load(ast).bind([buffer, buffer])()
    assert np.array_equal(buffer.numpy(), np.arange(n, dtype=np.float32) * 2 + 1)


def test_as_text() -> None:
    ptx, c = text(KERNELS["row_sum"]()), text(KERNELS["row_sum"](), "C")
    assert not re.search(r"ld\.global\.(?!nc)", ptx) and "ld.global.nc" in ptx
    assert "const float *__restrict__ data1" in c and "float *data0" in c
    assert "__restrict__" not in text(KERNELS["vector_add"](), "C") and ".nc" not in text(KERNELS["vector_add"]())


@pytest.mark.skipif(
    tool("ptxas") is None or tool("nvdisasm") is None,
    reason="ptxas, nvdisasm: pip install nvidia-cuda-nvcc nvidia-cuda-nvdisasm",
)
def test_as_machine_code() -> None:
    code = disassemble(assemble(text(KERNELS["row_sum"]()), "sm_90").binary)
    assert "LDG.E.128.CONSTANT" in code or re.search(r"LDG\.E\S*\.CONSTANT", code)


# -- streaming


def streamed(dtype: DType, lanes: int) -> list[UOp]:
    item = UOp(Op.SPECIAL, int32, (UOp(Op.CONST, int32, (), 32),), "l0") * lanes
    memory = [UOp(Op.DEFINE_GLOBAL, PtrDType(dtype, AddrSpace.GLOBAL, -1), (), slot) for slot in range(2)]
    at = [UOp(Op.INDEX, m.dtype, (m, item)) for m in memory]
    value = UOp(Op.LOAD, dtype.vec(lanes), (at[1],), Access(streaming=True))
    store = UOp(Op.STORE, void, (at[0], value), Access(streaming=True))
    return list(UOp(Op.SINK, void, (store,), KernelInfo("streamed")).toposort())


@pytest.mark.parametrize(("dtype", "lanes", "width"), [(float32, 4, ".v4.b32"), (float16, 8, ".v4.b32"), (float32, 1, ".b32")])
def test_streams_are_told_to_caches(dtype: DType, lanes: int, width: str) -> None:
    ptx = renderer("PTX", arch("sm_80"), "CUDA").render(streamed(dtype, lanes))
    assert f"ld.global.cs{width}" in ptx and f"st.global.cs{width}" in ptx
    if tool("ptxas") is not None:
        assert assemble(ptx, "sm_80").registers


@pytest.mark.skipif(not HERE, reason='nvrtc: pip install "kg-cuda[nvrtc]"')
@pytest.mark.parametrize(("dtype", "lanes"), [(float32, 4), (float16, 4), (int8, 4), (float16, 8), (float32, 1), (int8, 1)])
def test_streams_in_cuda_c(dtype: DType, lanes: int) -> None:
    source = renderer("C", arch("sm_80"), "CUDA").render(streamed(dtype, lanes))
    made = NVRTC("sm_80").compile(source).decode()
    assert "st.global.cs" in made and "ld.global.cs" in made
