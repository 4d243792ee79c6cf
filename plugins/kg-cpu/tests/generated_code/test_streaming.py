"""Streaming stores: right for every buffer, view and slice, and there where they are due.
Machine code is looked at, not timed."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator
from dataclasses import replace

import numpy as np
import pytest
from kg.compile.program import to_program
from kg.dtype import DType, float16, float32, float64, int8, int32
from kg.errors import DeviceUnavailable
from kg.ir.build import param, sink
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.runtime.device import Device
from kg.settings import override
from kg.target.renderer import Renderer
from kg_cpu.c.renderer import CPUCRenderer
from kg_cpu.host import Host, host, limited
from kg_cpu.llvm.compiler import LLVMCompiler
from kg_cpu.llvm.renderer import CPULLVMRenderer
from kg_cpu.system import reason_unavailable
from machine_code import loops

pytestmark = [
    pytest.mark.skipif(bool(reason_unavailable()), reason=reason_unavailable() or "runs here"),
    pytest.mark.skipif(host().architecture != "x86_64", reason="streaming stores are asked for on x86-64 only"),
]
#: Everything but the smallest arrays is larger than such a machine's cache.
TINY = replace(host(), cache_sizes=(64, 256))
RENDERERS: dict[str, Callable[[Host], Renderer]] = {"CPU:LLVM": CPULLVMRenderer, "CPU:C": CPUCRenderer}
AVX512 = pytest.mark.skipif(host().vector_bits < 512, reason="counts vectors of AVX-512")


@pytest.fixture(params=RENDERERS)
def tiny(request: pytest.FixtureRequest) -> Iterator[Device]:
    """A CPU whose renderer believes in tiny caches, with two workers."""
    try:
        device = open_device(request.param)
        tools = RENDERERS[request.param](TINY), device.compiler
    except DeviceUnavailable as error:
        pytest.skip(str(error))
    yield Device(request.param, device.runtime, lambda: tools)


def kernel(value: UOp, name: str = "streamed") -> UOp:
    return sink(param(0, value.shape, value.type).store(value), name=name)


def linear_of(device: Device, ast: UOp) -> tuple[UOp, list[UOp]]:
    program = device.compile(ast)
    return program, list(next(s for s in program.src if s.op is Op.LINEAR).src)


def streams(nodes: list[UOp]) -> bool:
    return any(u.op is Op.STORE and u.access.streaming for u in nodes)


def elementwise(shape: tuple[int, ...], dtype: DType) -> UOp:
    return kernel(param(1, shape, dtype) + param(2, shape, dtype))


@pytest.mark.parametrize("dtype", [float32, float64, float16, int8], ids=str)
@pytest.mark.parametrize("shape", [(4096,), (4101,), (37, 64), (33, 67)], ids=str)
def test_every_alignment_of_the_output(tiny: Device, shape: tuple[int, ...], dtype: DType) -> None:
    """Views that begin at any element, on one worker and on two: the neighbours stay as they are."""
    program, nodes = linear_of(tiny, elementwise(shape, dtype))
    assert streams(nodes) or shape[-1] == 67
    size = math.prod(shape)
    random = np.random.default_rng(size)
    a, b = (tiny.buffer(random.integers(-50, 50, size), dtype) for _ in range(2))
    wanted = (a.numpy() + b.numpy()).astype(np.float64)
    memory = tiny.empty(size + 128, dtype)
    loaded = tiny.load(program)
    for workers in (1, 2):
        loaded.workers = workers
        for offset in (0, 1, 3, 8, 16, 31, 64 // dtype.itemsize):
            memory.copyin(np.full(size + 128, 77).astype(memory.numpy().dtype))
            loaded.bind([memory.view(offset, size), a, b])()
            found = memory.numpy().astype(np.float64)
            assert np.array_equal(found[offset : offset + size], wanted), (workers, offset)
            assert (found[:offset] == 77).all()
            assert (found[offset + size :] == 77).all()


def test_memory_of_numpy(tiny: Device) -> None:
    """Arrays of others, not copied, at every alignment that their elements allow."""
    program, nodes = linear_of(tiny, elementwise((4096,), float32))
    assert streams(nodes)
    a = np.arange(4096, dtype=np.float32)
    inputs = [tiny.share(a), tiny.share(a)]
    memory = np.zeros(4096 + 32, np.float32)
    for offset in range(17):
        memory[:] = -1
        tiny.bind(program, [tiny.share(memory[offset : offset + 4096]), *inputs])()
        assert np.array_equal(memory[offset : offset + 4096], 2 * a)
        assert (memory[:offset] == -1).all() and (memory[offset + 4096 :] == -1).all()


def test_rows_after_their_sums(tiny: Device) -> None:
    """The last loop over a row stores what nobody reads again."""
    x = param(1, (24, 256), float32)
    e = (x - x.max(1).expand(24, 256)).exp()
    program, nodes = linear_of(tiny, kernel(e / e.sum(1).expand(24, 256), "softmax"))
    assert streams(nodes)
    values = np.random.default_rng(3).standard_normal((24, 256)).astype(np.float32)
    exact = np.exp(values.astype(np.float64))
    exact /= exact.sum(1, keepdims=True)
    memory = tiny.empty(24 * 256 + 16, float32)
    for offset in (0, 4, 16):
        out = memory.view(offset, 24 * 256)
        tiny.bind(program, [out, tiny.buffer(values)])()
        assert np.allclose(out.numpy().reshape(24, 256), exact, rtol=2e-6, atol=0)


def test_what_the_kernel_reads_is_not_streamed(tiny: Device) -> None:
    y = param(0, (4096,), float32)
    ast = sink(y.store(y + param(1, (4096,), float32)), name="in_place")
    assert not streams(linear_of(tiny, ast)[1])


def test_a_worker_alone_streams_what_the_cache_would_hold(tiny: Device) -> None:
    """An output of half the last cache: several workers leave it there, one does not wait for its lines."""
    ast = kernel(param(1, (32,), float32) + 1.0)
    for workers, streamed in ((1, True), (2, False)):
        with override(threads=workers):
            program, nodes = linear_of(tiny, ast)
            assert streams(nodes) == streamed
            out = tiny.empty(32, float32)
            tiny.bind(program, [out, tiny.buffer(np.arange(32, dtype=np.float32))])()
            assert np.array_equal(out.numpy(), np.arange(1, 33))


def test_a_table_is_as_large_as_what_is_picked_of_it(tiny: Device) -> None:
    few = kernel(param(1, (4096, 32), float32).gather(param(2, (1,), int32)))
    many = kernel(param(1, (4096, 32), float32).gather(param(2, (64,), int32)))
    with override(threads=2):
        assert not streams(linear_of(tiny, few)[1])
        program, nodes = linear_of(tiny, many)
    assert streams(nodes) and any(u.op is Op.PREFETCH for u in nodes)
    table = np.random.default_rng(5).standard_normal((4096, 32)).astype(np.float32)
    picked = np.random.default_rng(6).integers(0, 4096, 64, np.int32)
    out = tiny.empty(64 * 32, float32)
    tiny.bind(program, [out, tiny.buffer(table), tiny.buffer(picked)])()
    assert np.array_equal(out.numpy().reshape(64, 32), table[picked])


# -- machine code of this machine


def loop_of(ast: UOp) -> list[str]:
    """The instructions of the longest loop, as LLVM makes them for this machine."""
    from kg.compile.program import to_program

    compiler = LLVMCompiler()
    program = to_program(ast, CPULLVMRenderer(), compiler)
    binary = next(s.arg for s in program.src if s.op is Op.BINARY)
    found = [body for body in loops(compiler.disassemble(binary)) if any("mm" in t for t in body)]
    assert found, "no loop was found"
    return max(found, key=len)


def test_a_large_sum_streams_whole_vectors() -> None:
    """Full vectors in, one streaming store out, and nothing else on vector registers."""
    register = {512: "zmm", 256: "ymm", 128: "xmm"}[host().vector_bits]
    for size in (1 << 24, (1 << 24) + 5):
        body = loop_of(elementwise((size,), float32))
        vectors = [t for t in body if "mm" in t]
        assert all(register in t for t in vectors), vectors
        stores = [t for t in vectors if re.match(r"v?movnt", t)]
        assert len(stores) == 1, vectors
        assert len(vectors) <= 4, vectors  # load, add from memory, streaming store, the plain store beside it


def test_a_small_sum_does_not_stream() -> None:
    body = loop_of(elementwise((1 << 16,), float32))
    assert not [t for t in body if "movnt" in t]


@AVX512
def test_a_tail_is_masked() -> None:
    from kg.compile.program import to_program

    compiler = LLVMCompiler()
    program = to_program(elementwise(((1 << 24) + 5,), float32), CPULLVMRenderer(), compiler)
    text = compiler.disassemble(next(s.arg for s in program.src if s.op is Op.BINARY))
    assert re.search(r"vmovups %zmm\d+,.*\{%k\d\}", text)
    assert "vmovss" not in text


@AVX512
@pytest.mark.parametrize("dtype", [float16, float32], ids=str)
def test_lines_are_stored_whole(dtype: DType) -> None:
    body = loop_of(elementwise((1 << 25,), dtype))
    assert [t for t in body if re.match(r"vmovnt\w+\s+%zmm", t)], body
    assert not [t for t in body if re.match(r"vmovnt\w+\s+%[xy]mm", t)], body


def test_spills_beside_streaming_stores_are_aligned() -> None:
    """Spills were not aligned: where the caller's stack happened
    to lie badly a transposition took four times as long."""
    from kg.compile.program import to_program

    machine = limited(host(), "x86-64-v3")
    compiler = LLVMCompiler()
    program = to_program(kernel(param(1, (4096, 4096), float32).permute(1, 0)), CPULLVMRenderer(machine), compiler)
    text = compiler.disassemble(next(s.arg for s in program.src if s.op is Op.BINARY))
    assert re.search(r"vmovnt\w+ %ymm", text)
    assert re.search(r"vmovaps %ymm\d+,\S*\(%rsp\)", text), "vectors are spilled, aligned"
    assert not re.search(r"vmovu\w+ %ymm\d+,\S*\(%rsp\)", text)


@pytest.mark.parametrize(("tune", "operands", "is_asked_for"), (("", 2, True), ("znver5", 2, False), ("znver5", 1, True)))
def test_several_arrays_keep_memory_busy_where_the_machine_says_so(tune: str, operands: int, is_asked_for: bool) -> None:
    value = sum((param(i, (1 << 24,), float32) for i in range(2, operands + 1)), param(1, (1 << 24,), float32))
    for _ in range(8):
        value = value * value + 0.5
    renderer = CPULLVMRenderer(replace(TINY, tune=tune))
    program = to_program(sink(param(0, (1 << 24,), float32).store(value), name="chain"), renderer, LLVMCompiler())
    (source,) = (u.arg for u in program.src if u.op is Op.SOURCE)
    assert ("call void @llvm.prefetch" in source) == is_asked_for
