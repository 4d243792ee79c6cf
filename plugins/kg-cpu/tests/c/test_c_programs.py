"""Whole programs in C: loops, registers, gates, gathers, launch values, scratch,
and how the source reads."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from c_support import COMPILERS, Kernel, Program, const, empty, end, load, loop, pointer, store
from kg import dtype as dt
from kg.dtype import AddrSpace, DType, PtrDType, void
from kg.errors import UnsupportedError
from kg.ir.args import Access, Axis, AxisKind, Var
from kg.ir.build import param, sink, variable
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.runtime.device import Device
from kg.settings import override
from kg_cpu.c.renderer import CPUCRenderer

F, INT = dt.float32, dt.int32
every_compiler = pytest.mark.parametrize("compiler", COMPILERS)


def register(name: str, dtype: DType, size: int = 1) -> UOp:
    return UOp(Op.DEFINE_REG, PtrDType(dtype, AddrSpace.REG, size), (), name)


def read(memory: UOp, number: int, *after: UOp) -> UOp:
    assert isinstance(memory.dtype, PtrDType)
    return UOp(Op.LOAD, memory.dtype.base, (UOp(Op.INDEX, memory.dtype, (memory, const(number))), *after))


def vector_add() -> list[UOp]:
    p = Program()
    bound = const(64)
    start, stop = (UOp(Op.SPECIAL, INT, (bound,), name) for name in ("start", "stop"))
    thread = p.emit(UOp(Op.RANGE, INT, (start, stop), Axis("t0", AxisKind.THREAD)))
    index = thread * 16
    x, y = load(pointer(1, F), index, 16), load(pointer(2, F), index, 16)
    p.emit(end(thread, p.emit(store(pointer(0, F), index, x + y))))
    return p.done("add")


def body(source: str) -> list[str]:
    """The lines of the kernel itself."""
    lines = source.splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith("void "))
    return [line.strip() for line in lines[start + 1 : -1]]


@every_compiler
def test_a_slice_of_a_thread_axis(compiler: str) -> None:
    kernel = Kernel(vector_add(), compiler)
    x, y = (np.arange(n, n + 1024, dtype=np.float32) for n in (0, 5))
    out = empty(1024, F)
    kernel(out, x, y, start=8, stop=40)
    wanted = x + y
    wanted[: 8 * 16] = wanted[40 * 16 :] = 0
    assert np.array_equal(out, wanted)


def test_how_the_source_reads() -> None:
    assert body(CPUCRenderer().render(vector_add())) == [
        "float *data0 = args[0];",
        "const float *data1 = args[1];",
        "const float *data2 = args[2];",
        "for (int32_t t0 = (int32_t)start; t0 < (int32_t)stop; t0++) {",
        "const int32_t num0 = t0 * 16;",
        "const float32x16 val0 = *(const float32x16_align4 *)&data1[num0];",
        "const float32x16 val1 = *(const float32x16_align4 *)&data2[num0];",
        "*(float32x16_align4 *)&data0[num0] = val0 + val1;",
        "}",
    ]


def test_rendering_is_deterministic() -> None:
    uops, renderer = vector_add(), CPUCRenderer()
    source = renderer.render(uops)
    assert all(renderer.render(uops) == source for _ in range(50)) and CPUCRenderer().render(vector_add()) == source


def gemm_tile() -> list[UOp]:
    """out[4, 16] = a[4, 8] @ b[8, 16], by registers that a loop carries."""
    p = Program()
    vector = F.vec(16)
    accumulator = register("acc", vector, 4)
    zero = const(0.0, vector)
    start = [p.emit(store(accumulator, const(i), zero)) for i in range(4)]
    k = p.emit(loop(8, "r0"))
    row = load(pointer(2, F), k * 16, 16)
    steps = []
    for i in range(4):
        a = load(pointer(1, F), k + i * 8)
        product = UOp(Op.MULACC, vector, (a.broadcast(16), row, read(accumulator, i, start[i], k)))
        steps.append(p.emit(store(accumulator, const(i), product)))
    done = p.emit(end(k, *steps))
    for i in range(4):
        p.emit(store(pointer(0, F), const(i * 16), read(accumulator, i, done)))
    return p.done("gemm")


@every_compiler
def test_registers_carried_by_a_loop(compiler: str) -> None:
    kernel = Kernel(gemm_tile(), compiler)
    random = np.random.default_rng(1)
    a, b = random.integers(-9, 9, (4, 8)).astype(np.float32), random.integers(-9, 9, (8, 16)).astype(np.float32)
    out = empty(64, F)
    kernel(out, a, b)
    assert np.array_equal(out.reshape(4, 16), a @ b)


@every_compiler
def test_a_register_read_is_not_moved_past_its_store(compiler: str) -> None:
    """Fibonacci: both registers are read before either changes, and the old value of one is used after."""
    p = Program()
    a, b = register("a", INT), register("b", INT)
    s0, s1 = p.emit(store(a, const(0), const(0))), p.emit(store(b, const(0), const(1)))
    r = p.emit(loop(10, "r0"))
    old_a, old_b = p.emit(read(a, 0, s0, r)), p.emit(read(b, 0, s1, r))
    total = old_a + old_b
    n0 = p.emit(store(a, const(0), old_b))
    p.emit(store(pointer(0, INT), r, old_a, n0))
    n1 = p.emit(store(b, const(0), total))
    p.emit(end(r, n0, n1))
    out = empty(10, INT)
    kernel = Kernel(p.done(), compiler)
    kernel(out)
    assert out.tolist() == [0, 1, 1, 2, 3, 5, 8, 13, 21, 34], kernel.source


@every_compiler
def test_a_register_read_before_a_loop_that_changes_it(compiler: str) -> None:
    p = Program()
    a = register("a", INT)
    s0 = p.emit(store(a, const(0), const(7)))
    first = p.emit(read(a, 0, s0))
    r = p.emit(loop(3, "r0"))
    n0 = p.emit(store(a, const(0), read(a, 0, r) + 1))
    done = p.emit(end(r, n0))
    p.emit(store(pointer(0, INT), const(0), first * 100 + read(a, 0, done)))
    out = empty(1, INT)
    Kernel(p.done(), compiler)(out)
    assert out[0] == 710


@every_compiler
@pytest.mark.parametrize("lanes", [1, 8])
def test_gated_accesses_touch_nothing(lanes: int, compiler: str) -> None:
    """A scalar gate: beyond the end nothing is read or written."""
    p = Program()
    n = UOp(Op.DEFINE_VAR, INT, (), Var("n", 0, 100))
    r = p.emit(loop(4))
    index = r * lanes
    gate = index < n
    other = const(-1.0, F.vec(lanes))
    x = load(pointer(1, F), index, lanes, gate=[gate], other=[other])
    p.emit(end(r, p.emit(store(pointer(0, F), index, x * 2.0, gate=[gate]))))
    x_in, out = np.arange(4 * lanes, dtype=np.float32), np.full(4 * lanes, 99, np.float32)
    Kernel(p.done(), compiler)(out, x_in, values=[2 * lanes])
    assert np.array_equal(out, np.where(np.arange(4 * lanes) < 2 * lanes, x_in * 2, 99))


@every_compiler
@pytest.mark.parametrize("dtype", [F, dt.int8, dt.bool_], ids=str)
def test_a_gate_per_lane_and_an_index_per_lane(dtype: DType, compiler: str) -> None:
    p = Program()
    lanes = 8
    index = load(pointer(2, INT), const(0), lanes)
    gate = index < const(5, INT.vec(lanes))
    other = const(1, dtype.vec(lanes))
    gathered = load(pointer(1, dtype), index, lanes, gate=[gate], other=[other])
    masked = load(pointer(1, dtype), const(0), lanes, gate=[gate], other=[other])
    p.emit(store(pointer(0, dtype), const(0), gathered))
    p.emit(store(pointer(0, dtype), const(8), masked))
    p.emit(store(pointer(0, dtype), index + 16, masked, gate=[gate]))
    data = np.array([0, 1, 0, 1, 1, 0, 1, 1], empty(1, dtype).dtype) * (1 if dtype.is_bool else 3)
    where = np.array([4, 0, 7, 2, 1000000, 3, 3, 1], np.int32)
    out = empty(24, dtype)
    Kernel(p.done(), compiler)(out, data, where)
    on = where < 5
    wanted = np.zeros(24, data.dtype)
    wanted[:8] = np.where(on, data[np.where(on, where, 0)], 1)
    wanted[8:16] = np.where(on, data, 1)
    for lane in np.flatnonzero(on):
        wanted[16 + where[lane]] = wanted[8 + lane]
    assert np.array_equal(out, wanted)


@every_compiler
def test_any_byte_but_zero_is_true(compiler: str) -> None:
    p = Program()
    for lanes, place in ((1, 0), (8, 8)):
        x = load(pointer(1, dt.bool_), const(0), lanes)
        p.emit(store(pointer(0, dt.bool_), const(place), x))
        p.emit(store(pointer(2, INT), const(place), x.cast(INT)))
    out, numbers = empty(16, dt.bool_), empty(16, INT)
    Kernel(p.done(), compiler)(out, np.array([255, 0, 2, 128, 0, 1, 0, 64], np.uint8), numbers)
    wanted = [1, 0, 1, 1, 0, 1, 0, 1]
    assert out[8:].tolist() == wanted and out[0] == 1
    assert numbers[8:].tolist() == wanted and numbers[0] == 1


@every_compiler
def test_vectors_of_bools(compiler: str) -> None:
    """Masks of several widths meet: compared as int64 and float32, combined, kept in a register,
    picked apart."""
    p = Program()
    lanes = 4
    wide, narrow = load(pointer(1, dt.int64), const(0), lanes), load(pointer(2, F), const(0), lanes)
    both = (wide < const(3, dt.int64.vec(lanes))) & (narrow < const(2.0, F.vec(lanes)))
    kept = register("kept", dt.bool_.vec(lanes))
    stored = p.emit(store(kept, const(0), both))
    again = read(kept, 0, stored)
    p.emit(store(pointer(0, INT), const(0), again.where(const(1, INT.vec(lanes)), const(0, INT.vec(lanes)))))
    p.emit(store(pointer(0, INT), const(4), again.lane(2).where(const(5), const(6))))
    p.emit(store(pointer(0, INT), const(5), again.lane(3, 2, 1, 0).lane(3).cast(INT)))
    mixed = UOp(Op.VECTORIZE, dt.bool_.vec(lanes), tuple(both.lane(i) for i in (1, 0, 3, 2)))
    p.emit(store(pointer(3, dt.float64), const(0), mixed.where(const(1.5, dt.float64.vec(4)), const(-1.5, dt.float64.vec(4)))))
    p.emit(store(pointer(3, dt.float64), const(4), (mixed ^ const(True, dt.bool_.vec(4))).cast(dt.float64)))
    out, floats = empty(6, INT), empty(8, dt.float64)
    Kernel(p.done(), compiler)(out, np.array([0, 5, 2, 1]), np.array([0, 0, 1, 9], np.float32), floats)
    assert out.tolist() == [1, 0, 1, 0, 5, 1]
    assert floats.tolist() == [-1.5, 1.5, -1.5, 1.5, 1, 0, 1, 0]


@every_compiler
def test_lanes_are_joined_picked_and_reinterpreted(compiler: str) -> None:
    p = Program()
    x = load(pointer(1, F), const(0), 8)
    halves = x.lane(4, 5, 6, 7), x.lane(0, 1, 2, 3)
    p.emit(store(pointer(0, F), const(0), UOp(Op.VECTORIZE, F.vec(8), halves)))
    p.emit(store(pointer(0, F), const(8), UOp(Op.VECTORIZE, F.vec(4), (x.lane(7), x.lane(1, 2), x.lane(0)))))
    p.emit(
        store(pointer(0, F), const(12), UOp(Op.VECTORIZE, F.vec(4), tuple(x.lane(i, i + 1) for i in (2, 4))).lane(3, 2, 1, 0))
    )
    p.emit(store(pointer(2, dt.uint64), const(0), x.lane(0, 1).bitcast(dt.uint64)))
    p.emit(store(pointer(2, dt.uint64), const(1), x.bitcast(dt.uint64.vec(4)).lane(3)))
    data = np.arange(8, dtype=np.float32)
    out, bits = empty(16, F), empty(2, dt.uint64)
    Kernel(p.done(), compiler)(out, data, bits)
    assert out.tolist() == [4, 5, 6, 7, 0, 1, 2, 3, 7, 1, 2, 0, 5, 4, 3, 2]
    assert np.array_equal(bits.view(np.float32), [0, 1, 6, 7])


@every_compiler
def test_lanes_of_a_constant_are_written_out_in_every_block(compiler: str) -> None:
    """A name that they got in one loop would not be known in the next."""
    p = Program()
    lanes = UOp(Op.GEP, F.vec(4), (const(2.5, F.vec(8)),), (0, 1, 2, 3))
    out, x = pointer(0, F), pointer(1, F)
    for number, name in enumerate(("o0", "o1")):
        counter = p.emit(loop(2, name))
        at = counter * 8
        mixed = UOp(Op.SHUFFLE, F.vec(8), (load(x, at, 4), lanes), (0, 4, 1, 5, 2, 6, 3, 7))
        p.emit(end(counter, p.emit(store(out, at + 16 * number, mixed))))
    found = empty(32, F)
    Kernel(p.done("constants"), compiler)(found, np.arange(16, dtype=np.float32))
    rows = [[first + n // 2 if n % 2 == 0 else 2.5 for n in range(8)] for first in (0, 8, 0, 8)]
    assert found.reshape(4, 8).tolist() == rows


@every_compiler
def test_scratch_prefetch_if_and_custom(compiler: str) -> None:
    p = Program()
    scratch = UOp(Op.DEFINE_SCRATCH, PtrDType(INT, AddrSpace.SCRATCH, 16), (), ("panel", 64))
    r = p.emit(loop(16))
    for cache in (None, 2):
        p.emit(UOp(Op.PREFETCH, void, (UOp(Op.INDEX, pointer(0, INT).dtype, (pointer(0, INT), r)),), cache))
    filled = p.emit(end(r, p.emit(store(scratch, r, UOp(Op.CUSTOM, INT, (r, const(3)), "__builtin_popcount({0}) + {1}")))))
    r1 = p.emit(UOp(Op.RANGE, INT, (const(0), const(16)), Axis("o0", AxisKind.LOOP)))
    assert r1 is r  # one node: a second loop needs another name
    r2 = p.emit(loop(16, "o1"))
    value = load(scratch, r2, other=[filled])
    branch = p.emit(UOp(Op.IF, void, (value.mod(const(2)).ne(0),)))
    inside = p.emit(store(pointer(0, INT), r2, value, branch))
    p.emit(UOp(Op.ENDIF, void, (branch, inside)))
    p.emit(end(r2, inside))
    memory = np.zeros(64, np.int32)
    out = empty(16, INT)
    Kernel(p.done(), compiler)(out, scratch=memory.ctypes.data)
    counts = np.array([i.bit_count() + 3 for i in range(16)])
    assert np.array_equal(memory[16:32], counts)
    assert np.array_equal(out, np.where(counts % 2, counts, 0))


@every_compiler
def test_streaming_stores(compiler: str) -> None:
    p, lanes = Program(), CPUCRenderer().vectors.memory // 32
    r = p.emit(loop(128 // lanes))
    x = load(pointer(1, F), r * lanes, lanes)
    p.emit(end(r, p.emit(store(pointer(0, F), r * lanes, x * 2.0, access=Access(streaming=True)))))
    kernel = Kernel(p.done(), compiler)
    memory = np.zeros(128 + 32, np.float32)
    first = (-memory.ctypes.data % 64) // 4
    data = np.arange(128, dtype=np.float32)
    for offset in (0, 1, 15):  # aligned, and not
        memory[:] = 0
        out = memory[first + offset :][:128]
        kernel(out, data)
        assert np.array_equal(out, data * 2)
        assert not memory[: first + offset].any()
        assert not memory[first + offset + 128 :].any()
    if CPUCRenderer().is_x86:
        assert body(kernel.source)[-1] == "__builtin_ia32_sfence();"


@every_compiler
def test_variables_come_after_pointers_by_name(compiler: str) -> None:
    p = Program()
    z, a = UOp(Op.DEFINE_VAR, dt.int64, (), Var("z", -5, 1 << 40)), UOp(Op.DEFINE_VAR, INT, (), Var("a-b", -9, 9))
    p.emit(store(pointer(0, dt.int64), const(0), z))
    p.emit(store(pointer(0, dt.int64), const(1), a.cast(dt.int64)))
    out = empty(2, dt.int64)
    Kernel(p.done("int"), compiler)(out, values=[-3, 1 << 35])
    assert out.tolist() == [1 << 35, -3]
    for name in ("r_16.1", "odd name"):
        Kernel(p.done(name), compiler)(out, values=[-4, 1 << 35])
    assert out.tolist() == [1 << 35, -4]


@every_compiler
def test_objects_need_no_symbol(compiler: str, tmp_path: Path) -> None:
    tool = shutil.which("nm")
    if tool is None:
        pytest.skip("needs nm, of binutils")
    for uops in (vector_add(), gemm_tile()):
        code = Kernel(uops, compiler).object
        (tmp_path / "kernel.o").write_bytes(code)
        listed = subprocess.run([tool, "-g", tmp_path / "kernel.o"], capture_output=True, check=True).stdout.decode()
        assert [line.split()[1:] for line in listed.splitlines()] == [["T", uops[-1].kernel.name]]


def test_what_a_renderer_declines() -> None:
    renderer = CPUCRenderer()
    assert not renderer.supports(Op.ADD, F, 3)
    assert not renderer.supports(Op.EXP2, F, 1)
    assert not renderer.supports(Op.ADD, dt.bfloat16, 1)
    assert not renderer.supports(Op.AND, F, 1)
    assert not renderer.supports(Op.ADD, dt.float64, 2 * renderer.vectors.alu // 64)
    p = Program()
    p.emit(store(pointer(0, dt.float16), const(0), const(1.0, dt.float16)))
    with pytest.raises(UnsupportedError, match="CPU:C has no float16"):
        renderer.render(p.done())


@pytest.fixture
def device() -> Iterator[Device]:
    with override(cc=COMPILERS[0], no_cache=True):
        yield open_device("CPU:C")


def test_a_variable_that_only_sizes_a_parameter_keeps_its_place(device: Device) -> None:
    """`a` is in no index of the code, but an argument of the launch."""
    n, a = variable("n", 1, 100), variable("a", 1, 100)
    row = param(1, (a,), F).shrink((0, 1)).reshape(1).expand(n)
    ast = sink(UOp(Op.STORE, void, (param(0, (n,), F), param(2, (n,), F) + row)))
    x = np.arange(10, dtype=np.float32)
    assert np.array_equal(device.run(ast, np.full(40, 5, np.float32), x, n=10, a=40)[0], x + 5)


@pytest.mark.parametrize("dtype", [F, dt.float16, dt.int8], ids=str)
def test_kernels_through_the_whole_pipeline(dtype: DType, device: Device) -> None:
    """A matrix product and a chain of transcendentals, compared with numpy."""
    random = np.random.default_rng(5)
    size = 33
    kind = empty(1, dtype).dtype
    a, b = ((random.standard_normal((size, size)) * 3).astype(kind) for _ in range(2))
    left = param(1, (size, size), dtype).reshape(size, size, 1).expand(size, size, size)
    right = param(2, (size, size), dtype).reshape(1, size, size).expand(size, size, size)
    product = (left * right).sum(1).reshape(size, size)
    store_product = UOp(Op.STORE, void, (param(0, (size, size), product.type), product))
    got = device.run(sink(store_product), a, b)[0]
    exact = a.astype(np.float64) @ b.astype(np.float64)
    if not dtype.is_int:
        assert np.allclose(got, exact, rtol=1e-2 if dtype is dt.float16 else 1e-5, atol=0.1 if dtype is dt.float16 else 1e-4)
    else:
        wrapped = sum(a[:, k : k + 1] * b[k : k + 1].astype(kind) for k in range(size))
        assert np.array_equal(got.astype(kind), wrapped)
    if dtype is F:
        x = param(1, (size, size), F)
        chain = UOp(Op.STORE, void, (param(0, (size, size), F), x.exp2() + x.sin()))
        assert np.allclose(device.run(sink(chain), a)[0], np.exp2(a) + np.sin(a), rtol=1e-5)
