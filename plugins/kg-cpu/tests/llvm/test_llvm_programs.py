"""Loops, registers, branches, gates, gathers, scratch and streaming through LLVM,
and the text that they become."""

from __future__ import annotations

import numpy as np
import pytest
from kg.compile.program import to_program
from kg.dtype import AddrSpace, DType, PtrDType, bool_, float16, float32, float64, int32, int64, uint8, void
from kg.errors import SpecError, UnsupportedError
from kg.ir.args import Access, Axis, AxisKind, GroupReduce, KernelInfo, Var
from kg.ir.build import param, sink
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.schedule.opts import parse_schedule
from kg_cpu.c.renderer import CPUCRenderer
from kg_cpu.host import Host, baseline
from kg_cpu.llvm.compiler import LLVMCompiler
from kg_cpu.llvm.renderer import CPULLVMRenderer
from kg_cpu.objects.elf import lay_out


def const(value: float, dtype: DType = int32) -> UOp:
    return UOp(Op.CONST, dtype, (), value)


def pointer(slot: int, dtype: DType = float32) -> UOp:
    return UOp(Op.DEFINE_GLOBAL, PtrDType(dtype, AddrSpace.GLOBAL), (), slot)


def register(name: str, dtype: DType = float32, size: int = 1) -> UOp:
    return UOp(Op.DEFINE_REG, PtrDType(dtype, AddrSpace.REG, size), (), name)


def at(target: UOp, index: UOp | int, gate: UOp | None = None) -> UOp:
    position = const(index) if isinstance(index, int) else index
    return UOp(Op.INDEX, target.dtype, (target, position) if gate is None else (target, position, gate))


def load(address: UOp, *rest: UOp, lanes: int = 1, access: Access | None = None) -> UOp:
    base = address.pointer.base
    return UOp(Op.LOAD, base.vec(lanes) if lanes > 1 else base, (address, *rest), access)


def store(address: UOp, value: UOp, *order: UOp, access: Access | None = None) -> UOp:
    return UOp(Op.STORE, void, (address, value, *order), access)


def loop(stop: int | UOp, name: str, start: int | UOp = 0, kind: AxisKind = AxisKind.LOOP) -> UOp:
    first, last = (const(x) if isinstance(x, int) else x for x in (start, stop))
    return UOp(Op.RANGE, last.dtype, (first, last), Axis(name, kind))


def end(range_: UOp, *body: UOp) -> UOp:
    return UOp(Op.END, void, (range_, *body))


def linear(*roots: UOp, name: str = "kernel") -> list[UOp]:
    """In the order of the roots: what comes before a loop is a root before those that hold the loop."""
    return UOp(Op.SINK, void, roots, KernelInfo(name)).toposort()


def variable(name: str, low: int, high: int, dtype: DType = int32) -> UOp:
    return UOp(Op.DEFINE_VAR, dtype, (), Var(name, low, high))


def sum_of(count: int | UOp, initial: float = 0.0) -> list[UOp]:
    """out[0] = initial + sum of x[0:count]"""
    acc = at(register("acc"), 0)
    begin = store(acc, const(initial, float32))
    r = loop(count, "r0", kind=AxisKind.REDUCE)
    step = store(acc, load(acc, begin, r) + load(at(pointer(0), r)))
    return linear(begin, store(at(pointer(1), 0), load(acc, end(r, step))))


@pytest.mark.parametrize("count", [1, 7, 1000])
def test_reduction(count: int, run_llvm) -> None:
    x, out = np.arange(count, dtype=np.float32), np.zeros(1, np.float32)
    program = sum_of(count)
    assert CPULLVMRenderer().render(program).count("icmp") == 1, "a loop that is known to run is tested once an iteration"
    run_llvm(program, [x, out])
    assert out[0] == x.sum()


@pytest.mark.parametrize("count", [0, 1, 5])
@pytest.mark.parametrize("dtype", [int32, int64])
def test_loop_that_may_be_empty(count: int, dtype: DType, run_llvm) -> None:
    x, out = np.arange(8, dtype=np.float32), np.zeros(1, np.float32)
    n = variable("n", 0, 8, dtype)
    acc = at(register("acc"), 0)
    begin = store(acc, const(3.0, float32))
    r = UOp(Op.RANGE, dtype, (const(0, dtype), n), Axis("r0", AxisKind.REDUCE))
    step = store(acc, load(acc, begin, r) + load(at(pointer(0), r)))
    run_llvm(linear(begin, store(at(pointer(1), 0), load(acc, end(r, step)))), [x, out], [count])
    assert out[0] == 3 + x[:count].sum()


def test_nested_loops_and_exchange(run_llvm) -> None:
    """Two registers exchanged in an inner loop (Fibonacci), a third summed in the outer one."""
    fib, total = register("fib", int64, 2), register("total", int64)
    a, b, t = at(fib, 0), at(fib, 1), at(total, 0)
    begin = store(t, const(0, int64))
    outer = loop(5, "o0")
    reset = (store(a, const(0, int64), outer), store(b, const(1, int64), outer))
    inner = loop(variable("n", 0, 50), "r0", kind=AxisKind.REDUCE)
    x, y = load(a, *reset, inner), load(b, *reset, inner)
    inner_end = end(inner, store(a, y, x + y), store(b, x + y))
    outer_end = end(outer, store(t, load(t, begin, outer) + load(a, inner_end)))
    out = np.zeros(1, np.int64)
    program = linear(begin, *reset, store(at(pointer(0, int64), 0), load(t, outer_end)))
    for count, wanted in ((0, 0), (1, 1), (10, 55), (50, 12586269025)):
        run_llvm(program, [out], [count])
        assert out[0] == 5 * wanted


@pytest.mark.parametrize("where", [None, 0, 3, 7])
def test_running_maximum_keeps_nan(where: int | None, run_llvm) -> None:
    acc = at(register("acc"), 0)
    begin = store(acc, const(-np.inf, float32))
    r = loop(4, "r0", kind=AxisKind.REDUCE)
    values = [load(at(pointer(0), r * 2 + i)) for i in range(2)]
    step = store(acc, load(acc, begin, r).maximum(values[0]).maximum(values[1]))
    x, out = np.arange(8, dtype=np.float32), np.zeros(1, np.float32)
    if where is not None:
        x[where] = np.nan
    run_llvm(linear(begin, store(at(pointer(1), 0), load(acc, end(r, step)))), [x, out])
    assert out[0] == 7 if where is None else np.isnan(out[0])


def test_vector_registers_and_horizontal_sum(run_llvm) -> None:
    acc = at(register("acc", float32.vec(8)), 0)
    begin = store(acc, const(0.0, float32.vec(8)))
    r = loop(4, "r0", kind=AxisKind.REDUCE)
    step = store(acc, load(acc, begin, r) + load(at(pointer(0), r * 8), lanes=8))
    whole = load(acc, end(r, step))
    half = whole.lane(0, 1, 2, 3) + whole.lane(4, 5, 6, 7)
    result = half.lane(0) + half.lane(1) + half.lane(2) + half.lane(3)
    x, out = np.arange(32, dtype=np.float32), np.zeros(1, np.float32)
    run_llvm(linear(begin, store(at(pointer(1), 0), result)), [x, out])
    assert out[0] == x.sum()


@pytest.mark.parametrize("span", [(0, 10), (3, 7), (5, 5)])
def test_thread_slice(span: tuple[int, int], run_llvm) -> None:
    ten = const(10)
    start, stop = (UOp(Op.SPECIAL, int32, (ten,), name) for name in ("start", "stop"))
    r = loop(stop, "t0", start, AxisKind.THREAD)
    out = np.zeros(10, np.int32)
    run_llvm(linear(end(r, store(at(pointer(0, int32), r), r + 1))), [out], start=span[0], stop=span[1])
    assert (out == [i + 1 if span[0] <= i < span[1] else 0 for i in range(10)]).all()


def test_if_and_variables(run_llvm) -> None:
    """Variables come in order of name, as 64-bit integers; a negative int32 among them."""
    small, large = variable("a", -5, 5), variable("b", 0, 1 << 40, int64)
    branch = UOp(Op.IF, void, (small < 0,))
    inside = store(at(pointer(0, int64), 0), large + 1, branch)
    program = linear(UOp(Op.ENDIF, void, (branch, inside)))
    for value in (-3, 3):
        out = np.zeros(1, np.int64)
        run_llvm(program, [out], [value, 1 << 39])
        assert out[0] == ((1 << 39) + 1 if value < 0 else 0)


@pytest.mark.parametrize("lanes", [1, 4])
def test_scalar_gates_touch_nothing(lanes: int, run_llvm) -> None:
    """Disabled accesses have an address far outside of any memory."""
    r = loop(8, "o0")
    inside = r < 5
    place = inside.where(r * lanes, const(1 << 30))
    value = load(at(pointer(0), place, inside), const(-1.0, float32.vec(lanes)), lanes=lanes)
    copy = store(at(pointer(1), r * lanes), value)
    gated = store(at(pointer(2), place, inside), value, copy)
    x, all_, some = (np.arange(8 * lanes, dtype=np.float32), *np.zeros((2, 8 * lanes), np.float32))
    run_llvm(linear(end(r, copy, gated)), [x, all_, some])
    keep = np.arange(8 * lanes) < 5 * lanes
    assert (all_ == np.where(keep, x, -1)).all()
    assert (some == np.where(keep, x, 0)).all()


@pytest.mark.parametrize("dtype", [float32, float64, uint8, int64, float16, bool_])
@pytest.mark.parametrize("lanes", [3, 8, 16])
def test_masked_access_at_a_page_end(dtype: DType, lanes: int, machine: Host, run_llvm) -> None:
    """A gate per lane: the disabled lanes lie on a page that may not be touched."""
    if dtype not in CPULLVMRenderer(machine).supported_dtypes:
        pytest.skip(f"{machine.cpu} has no {dtype}")
    source, target = (_before_guard_page(2 * dtype.itemsize) for _ in range(2))
    source[:] = 1
    gate = UOp(Op.VECTORIZE, bool_.vec(lanes), tuple(const(i, int32) < variable("n", 0, lanes) for i in range(lanes)))
    value = load(at(pointer(0, dtype), 0, gate), const(0, dtype.vec(lanes)), lanes=lanes)
    out = np.full(lanes * dtype.itemsize, 7, np.uint8)
    program = linear(store(at(pointer(1, dtype), 0, gate), value), store(at(pointer(2, dtype), 0), value))
    run_llvm(program, [source, target, out], [2], machine=machine)
    assert (target == 1).all()
    assert (out[: 2 * dtype.itemsize] == 1).all()
    assert (out[2 * dtype.itemsize :] == 0).all()


def _before_guard_page(size: int) -> np.ndarray:
    """Memory whose end is the beginning of a page without access."""
    import ctypes
    import mmap

    area = mmap.mmap(-1, 2 * mmap.PAGESIZE)
    whole = np.frombuffer(area, np.uint8)
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.mprotect(ctypes.c_void_p(whole.ctypes.data + mmap.PAGESIZE), ctypes.c_size_t(mmap.PAGESIZE), 0):
        pytest.skip("mprotect is refused here")
    return whole[mmap.PAGESIZE - size : mmap.PAGESIZE]


@pytest.mark.parametrize("dtype", [float32, float64, uint8, int64, float16, bool_])
@pytest.mark.parametrize(("lanes", "index_dtype"), [(3, int32), (8, int32), (8, int64)])
@pytest.mark.parametrize("gated", [False, True])
def test_gather_and_scatter(dtype: DType, lanes: int, index_dtype: DType, gated: bool, machine: Host, run_llvm) -> None:
    if dtype not in CPULLVMRenderer(machine).supported_dtypes:
        pytest.skip(f"{machine.cpu} has no {dtype}")
    position = load(at(pointer(0, index_dtype), 0), lanes=lanes)
    gate = position < 20 if gated else None
    rest = (const(1, dtype.vec(lanes)),) if gated else ()
    value = load(at(pointer(1, dtype), position, gate), *rest, lanes=lanes)
    plain = store(at(pointer(2, dtype), 0), value)
    scattered = store(at(pointer(3, dtype), 19 - position, gate), value)
    where = np.array([19, 0, 5, 7, 7, 3, 2, 11][:lanes], index_dtype.name)
    if gated:
        where[1] = 1 << 30
    storage = np.uint8 if dtype is bool_ else np.dtype(dtype.name)
    data = (np.arange(20) % 2 if dtype is bool_ else np.arange(20)).astype(storage)
    out, target = np.zeros(lanes, storage), np.zeros(20, storage)
    run_llvm(linear(plain, scattered), [where, data, out, target], machine=machine)
    chosen = where < 20
    assert (out == np.where(chosen, data[np.where(chosen, where, 0)], 1)).all()
    wanted = np.zeros(20, storage)
    wanted[19 - where[chosen]] = data[where[chosen]]
    assert (target == wanted).all()


def test_unaligned_vectors(run_llvm) -> None:
    buffer = np.zeros(65 * 4 + 4, np.uint8)
    x = np.frombuffer(buffer, np.float32, 64, 4)
    out = np.zeros(65, np.float32)[1:]
    r = loop(4, "o0")
    run_llvm(linear(end(r, store(at(pointer(1), r * 16), load(at(pointer(0), r * 16), lanes=16) + 1.0))), [x, out])
    assert (out == 1).all()


def test_streaming_stores(run_llvm) -> None:
    """Non-temporal where the address is aligned, which is tested where it isn't proven,
    with a fence at the end."""
    buffer = np.zeros(256, np.uint8)
    aligned = buffer[-buffer.ctypes.data % 64 :]
    for align, tests in ((64, 0), (4, 1), (32, 1)):
        value = const(2.0, float32.vec(16))
        program = linear(store(at(pointer(0), 0), value, access=Access(align, True)))
        text = CPULLVMRenderer().render(program)
        assert "!nontemporal" in text
        assert text.count("br i1") == tests
        for offset in (0, align % 64):
            out = aligned[offset : offset + 64].view(np.float32)
            out[:] = 0
            run_llvm(program, [out])
            assert (out == 2).all()
    x86 = CPULLVMRenderer(baseline("x86_64")).render(
        linear(store(at(pointer(0), 0), const(2.0, float32), access=Access(4, True)))
    )
    assert x86.index("sfence") < x86.index("ret void")


def test_streaming_stores_in_a_row_are_tested_once(run_llvm) -> None:
    """Those into one buffer wait for each other, not for what another statement would store
    in their place."""
    size, policy = 64, Access(4, True)
    out, x = pointer(0), pointer(1)
    row = load(at(x, 0), lanes=16)
    rows = [store(at(out, 16 * i), row * float(i + 1), access=policy) for i in range(3)]
    again = store(at(out, 32), row, rows[2])
    last = store(at(out, 48), load(at(out, 32), again, lanes=16) + 1.0, access=policy)
    program = linear(*rows, last)
    text = CPULLVMRenderer().render(program)
    assert (text.count("br i1"), text.count("!nontemporal")) == (2, 4)
    memory = np.zeros(4 * size + 128, np.uint8)
    aligned, values = memory[-memory.ctypes.data % 64 :], np.arange(16, dtype=np.float32)
    for offset in (0, 4):
        result = aligned[offset : offset + 4 * size].view(np.float32)
        result[:] = 0
        run_llvm(program, [result, values])
        assert (result == np.concatenate([values, 2 * values, values, values + 1])).all()


def test_scratch_and_prefetch(run_llvm) -> None:
    panel = UOp(Op.DEFINE_SCRATCH, PtrDType(int32, AddrSpace.SCRATCH, 16), (), ("panel", 128))
    r, s = loop(16, "o0"), loop(16, "o1")
    hints = [UOp(Op.PREFETCH, void, (at(pointer(0, int32), 0),), cache) for cache in (None, 2, 5)]
    filled = end(r, store(at(panel, r), r * r, *hints))
    copied = end(s, store(at(pointer(0, int32), s), load(at(panel, 15 - s), filled)))
    out = np.zeros(16, np.int32)
    text = CPULLVMRenderer().render(linear(copied))
    assert [f"i32 0, i32 {locality}, i32 1" in text for locality in range(4)] == [False, True, True, True]
    run_llvm(linear(copied), [out], scratch_bytes=192)
    assert (out == np.arange(15, -1, -1) ** 2).all()


def test_vectorize_and_gep_of_every_shape(run_llvm) -> None:
    x = np.arange(16, dtype=np.int32)
    v = load(at(pointer(0, int32), 0), lanes=16)
    cases = [
        (v.lane(3), v.lane(1, 2), v.lane(0, 5, 9)),
        (v.lane(0, 1, 2, 3), v.lane(7)),
        (v.lane(4, 5), v.lane(4, 5), v.lane(4, 5)),
        (v.lane(2),) * 5,
        (v.lane(15, 14, 13), v.lane(0, 1, 2), v.lane(8), v.lane(9), v.lane(10, 11)),
        (const(4), const(5), const(6)),
        (const(4), v.lane(3)),
        (v,),
        (v, v.lane(0, 0, 0, 0)),
        (const(7, int32.vec(8)).lane(1, 2), const(8, int32.vec(8)).lane(3)),
    ]
    wanted = [[3, 1, 2, 0, 5, 9], [0, 1, 2, 3, 7], [4, 5] * 3, [2] * 5, [15, 14, 13, 0, 1, 2, 8, 9, 10, 11], [4, 5, 6], [4, 3]]
    wanted += [list(range(16)), [*range(16), 0, 0, 0, 0], [7, 7, 8]]
    stores = []
    for number, sources in enumerate(cases):
        value = UOp(Op.VECTORIZE, int32.vec(sum(s.lanes for s in sources)), sources)
        stores.append(store(at(pointer(1, int32), number * 32), value))
    out = np.zeros(32 * len(cases), np.int32)
    run_llvm(linear(*stores), [x, out])
    for number, lanes in enumerate(wanted):
        assert out[number * 32 :][: len(lanes)].tolist() == lanes


def test_custom_text(run_llvm) -> None:
    x = load(at(pointer(0, int32), 0))
    swapped = UOp(Op.CUSTOM, int32, (x,), "call i32 @llvm.bswap.i32(i32 {0})")
    data = np.array([0x01020304], np.int32)
    run_llvm(linear(store(at(pointer(0, int32), 0), swapped)), [data])
    assert data[0] == 0x04030201


@pytest.mark.parametrize("name", ["plain", "with space", 'quo"te\\', "ünïcode", "1st"])
def test_kernel_names(name: str, run_llvm) -> None:
    out = np.zeros(1, np.float32)
    run_llvm(linear(store(at(pointer(0), 0), const(1.0, float32)), name=name), [out])
    assert out[0] == 1


def test_same_text_for_the_same_program() -> None:
    assert CPULLVMRenderer().render(sum_of(100)) == CPULLVMRenderer().render(sum_of(100))


def test_aarch64_programs_emit() -> None:
    renderer = CPULLVMRenderer(baseline("aarch64"))
    gate = UOp(Op.VECTORIZE, bool_.vec(4), (variable("n", 0, 4) < 2,) * 4)
    masked = load(at(pointer(0), 0, gate), const(0.0, float32.vec(4)), lanes=4)
    streamed = store(at(pointer(1), 0), masked, access=Access(64, True))
    for program in (sum_of(variable("n", 0, 100)), linear(streamed)):
        layout = lay_out(LLVMCompiler().compile(renderer.render(program)), "aarch64")
        assert [s.name for s in layout.symbols if s.name and s.section == 0] == []


def test_what_a_cpu_has_not() -> None:
    with pytest.raises(UnsupportedError, match="BARRIER"):
        CPULLVMRenderer().render(linear(UOp(Op.BARRIER, void, ())))
    together = UOp(Op.GROUP_REDUCE, float32, (UOp(Op.CONST, float32, (), 1.0),) * 2, GroupReduce("add", 1))
    for renderer in (CPULLVMRenderer(), CPUCRenderer(baseline("x86_64"))):
        with pytest.raises(UnsupportedError, match="GROUP_REDUCE"):
            renderer.render(linear(together))
    with pytest.raises(UnsupportedError, match="work-groups"):
        CPULLVMRenderer().render(linear(store(at(pointer(0, int32), 0), UOp(Op.SPECIAL, int32, (const(4),), "g0"))))
    with pytest.raises(SpecError, match="SINK"):
        CPULLVMRenderer().render([const(1)])


def test_needless_guards_are_not_rendered() -> None:
    x, n = load(at(pointer(0, int32), 0)), variable("n", 1, 8)
    text = CPULLVMRenderer().render(linear(store(at(pointer(0, int32), 0), x.idiv(n) + (x << n) + x.mod(3))))
    assert "select" not in text
    guarded = CPULLVMRenderer().render(linear(store(at(pointer(0, int32), 0), x.idiv(x))))
    assert guarded.count("select") == 2


@pytest.mark.parametrize(("margin", "branches"), [(3, 0), ((1 << 16) - 5, 0), ((1 << 17) + 3, 1)])
def test_masked_loads_far_outside_look_first(margin: int, branches: int):
    """No memory may be there: a branch skips vectors whose lanes are all off.
    Vectors beside an array are not worth one."""
    size = 100
    padded = param(1, (size,), float32).pad((margin, margin))
    ast = sink(param(0, (size + 2 * margin,), float32).store(padded), name="padded")
    program = to_program(ast, CPULLVMRenderer(baseline("x86_64", "x86-64-v3")), None, parse_schedule("VECTOR(o0, 8)"))
    source = next(part.arg for part in program.src if part.op is Op.SOURCE)
    assert isinstance(source, str)
    loads = [at for at, line in enumerate(source.splitlines()) if "@llvm.masked.load" in line and "call" in line]
    assert loads
    assert sum("br i1" in source.splitlines()[at - 2] for at in loads) == branches * len(loads)
    values = np.arange(1, size + 1, dtype=np.float32)
    (found,) = open_device("CPU:LLVM").run(ast, values)
    np.testing.assert_array_equal(found, np.pad(values, margin))


def test_a_condition_of_rows_and_one_of_lanes_mask_what_lies_between_arrays(machine: Host) -> None:
    """LLVM took the upper half of such a mask, which a constant has nothing in, for a mask of all lanes."""
    ast = sink(param(0, (8, 13), float64).store(param(1, (6, 11), float64).pad((1, 1), (1, 1))), name="padded")
    program = to_program(ast, CPULLVMRenderer(machine), LLVMCompiler(), parse_schedule("VECTOR(o1, 16)"))
    device, values = open_device("CPU:LLVM"), np.arange(1.0, 67.0).reshape(6, 11)
    found = device.empty(8 * 13, float64)
    device.load(program).bind([found, device.buffer(values)])()
    device.synchronize()
    np.testing.assert_array_equal(found.numpy().reshape(8, 13), np.pad(values, 1))


@pytest.mark.parametrize("masked", [False, True], ids=["all", "masked"])
@pytest.mark.parametrize("factor", [0.3, 2.0**-126, 3e38])
def test_extremes_of_scaled_values_are_scaled_exactly(factor: float, masked: bool) -> None:
    """Bit for bit what they are of the products, which may overflow, vanish or be no numbers."""
    device = open_device("CPU:LLVM")
    rows, columns = 24, 100
    x = (
        np.random.default_rng(0).standard_normal((rows, columns)).astype(np.float32)
        * np.float32(10) ** np.arange(-12, 12)[:, None]
    )
    x = x.astype(np.float32)
    x[1, 7], x[2, 5], x[3] = np.nan, np.inf, -np.inf
    values = param(1, (rows, columns), float32) * factor
    if masked:
        values = param(2, (rows, columns), bool_).where(values, float("-inf"))
    seen = np.random.default_rng(1).random((rows, columns)) < 0.7
    ast = sink(param(0, (rows, 1), float32).store(values.max(1)), name="greatest")
    with np.errstate(over="ignore", under="ignore"):
        products = x * np.float32(factor)
    wanted = np.where(seen, products, np.float32(-np.inf)).max(1) if masked else products.max(1)
    for schedule in (None, "VECTOR(r0, 4)", "UPCAST(o0, 2) UNROLL(r0, 4)"):
        out = device.empty(rows, float32)
        device.bind(
            device.compile(ast, schedule), [out, device.buffer(x, float32), *([device.buffer(seen, bool_)] if masked else [])]
        )()
        np.testing.assert_array_equal(out.numpy(), wanted)
