"""GROUP_REDUCE as PTX and CUDA C, run by the simulator:
every op, dtype and way in which segments lie in warps, in loops, and what it costs."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest
from golden.kernels import KERNELS
from kg import dtype as dt
from kg.compile.program import to_program
from kg.dtype import AddrSpace, DType, PtrDType, float32, int32, void
from kg.errors import UnsupportedError
from kg.ir.args import Axis, AxisKind, GroupReduce, KernelInfo
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin import DeviceUnavailable, linear_uops
from kg.rewrite.spec.stages import verify
from kg.semantics.evaluate import evaluate
from kg_cuda.arch import arch
from kg_cuda.entry import symbol
from kg_cuda.ptx.renderer import PTXRenderer
from kg_cuda.sim import Memory, launch, parse
from kg_cuda.toolchain.nvrtc import NVRTC, library
from kg_cuda.toolchain.toolkit import assemble, tool
from kg_cuda.toolchain.tools import renderer

pytestmark = pytest.mark.part(5)

try:
    library()
    HERE = True
except DeviceUnavailable:
    HERE = False

LANGUAGES = ["PTX", pytest.param("C", marks=pytest.mark.skipif(not HERE, reason='nvrtc: pip install "kg-cuda[nvrtc]"'))]
HOW = ("add", "mul", "max", "min")
GROUPS = 2
#: Blocks and how many threads along x reduce together: within warps, a warp, whole warps, over their borders, in two and three dimensions.
SHAPES = (
    ((1, 1, 1), 1),
    *(((n, 1, 1), n) for n in (2, 7, 8, 31, 32, 33, 64, 100, 256)),
    *(((64, 1, 1), n) for n in (1, 2, 16, 32)),
    *(((24, 1, 1), n) for n in (8, 12, 3)),
    *(((192, 1, 1), n) for n in (96, 64, 48, 12)),
    *(((128, 2, 1), n) for n in (128, 64)),
    *(((40, 3, 2), n) for n in (40, 20, 8, 5)),
    ((256, 2, 2), 256),
)
NAMES = [f"{'x'.join(map(str, block))}-{items}" for block, items in SHAPES]


def const(value: float, dtype: DType = int32) -> UOp:
    return UOp(Op.CONST, dtype, (), value)


def pointer(slot: int, dtype: DType) -> UOp:
    return UOp(Op.DEFINE_GLOBAL, PtrDType(dtype, AddrSpace.GLOBAL, -1), (), slot)


def at(memory: UOp, place: UOp) -> UOp:
    return UOp(Op.INDEX, memory.dtype, (memory, place))


def numbers(block: tuple[int, int, int]) -> tuple[UOp, UOp]:
    """The thread along x, and in its block."""
    x, y, z = (UOp(Op.SPECIAL, int32, (const(n),), f"l{d}") for d, n in enumerate(block))
    return x, x + y * block[0] + z * (block[0] * block[1])


def together(value: UOp, item: UOp, how: str, items: int) -> UOp:
    return UOp(Op.GROUP_REDUCE, value.dtype, (value, item), GroupReduce(how, items))


def program(statement: UOp) -> list[UOp]:
    return list(UOp(Op.SINK, void, (statement,), KernelInfo("together")).toposort())


def what_each_gets(how: str, block: tuple[int, int, int], items: int, dtype: DType, lanes: int) -> list[UOp]:
    item, thread = numbers(block)
    place = (UOp(Op.SPECIAL, int32, (const(GROUPS),), "g0") * int(np.prod(block)) + thread) * lanes
    value = UOp(Op.LOAD, dtype.vec(lanes), (at(pointer(1, dtype), place),))
    return program(UOp(Op.STORE, void, (at(pointer(0, dtype), place), together(value, item, how, items))))


def run(uops: Sequence[UOp], language: str, given: np.ndarray, block: tuple[int, int, int], name: str = "sm_80") -> np.ndarray:
    """The array that the blocks fill."""
    source = renderer(language, arch(name), "CUDA").render(uops)
    text = NVRTC(name).compile(source).decode().rstrip("\0") if language == "C" else source
    memory, raw = Memory(), np.ascontiguousarray(given).reshape(-1).view(np.uint8)
    places = [memory.alloc(raw.size) for _ in range(2)]
    memory.view(places[1], raw.size)[:] = raw
    memory.mark_written(places[1], raw.size)
    launch(parse(text), symbol("together"), (GROUPS, 1, 1), block, np.array(places, np.uint64).tobytes(), memory)
    return memory.view(places[0], raw.size).view(given.dtype).reshape(given.shape).copy()


def wanted(given: np.ndarray, how: str, items: int, dtype: DType) -> np.ndarray:
    """What the interpreter's own step makes of each segment; threads and then lanes."""
    segments = given.reshape(-1, items, given.shape[-1])
    result = segments[:, 0]
    with np.errstate(all="ignore"):
        for i in range(1, items):
            result = evaluate(Op[how.upper()], dtype, (result, segments[:, i]), (dtype, dtype))
    return np.repeat(result, items, axis=0).reshape(given.shape)


def some(dtype: DType, count: int, lanes: int = 1) -> np.ndarray:
    rng = np.random.default_rng(count)
    if dtype.is_bool:
        return rng.integers(0, 2, (count, lanes)).astype(np.bool_)
    if dtype.is_int:
        words = rng.integers(0, 256, (count, lanes * dtype.itemsize), np.uint8)
        return words.view(dtype.name)
    return rng.integers(-3, 4, (count, lanes)).astype(dtype.name)  # exact in any order


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("block", "items"), SHAPES, ids=NAMES)
def test_segments_of_every_shape(block: tuple[int, int, int], items: int, language: str) -> None:
    """Integers by one instruction or by shuffles, on architectures with and without it; floats; 64 bits."""
    count = GROUPS * int(np.prod(block))
    for dtype, how, name in (
        (int32, "add", "sm_80"),
        (int32, "min", "sm_75"),
        (float32, "add", "sm_80"),
        (dt.int64, "add", "sm_80"),
    ):
        uops = what_each_gets(how, block, items, dtype, 1)
        verify(uops, "linear")
        given = some(dtype, count)
        assert np.array_equal(run(uops, language, given, block, name), wanted(given, how, items, dtype)), (dtype, how)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("how", HOW)
@pytest.mark.parametrize(
    "dtype", [dt.bool_, dt.int8, dt.uint8, dt.int16, dt.uint16, int32, dt.uint32, dt.int64, dt.uint64, dt.float16, float32, dt.float64], ids=str
)  # fmt: skip
def test_dtypes(dtype: DType, how: str, language: str) -> None:
    """Wrapped in their own width; lanes each for itself."""
    if not renderer(language, arch("sm_80"), "CUDA").supports(Op.GROUP_REDUCE, dtype, 1):
        assert (dtype, language) == (dt.float16, "C")
        return
    for block, items in (((8, 1, 1), 8), ((100, 1, 1), 100), ((96, 1, 1), 48)):
        for lanes in (1, 2, 4):
            if dtype.is_bool and lanes > 1:
                continue
            given = some(dtype, GROUPS * block[0], lanes)
            if dtype.is_float and how == "mul":
                given = np.sign(given) + (given == 0).astype(given.dtype)
            found = run(what_each_gets(how, block, items, dtype, lanes), language, given, block)
            assert np.array_equal(found, wanted(given, how, items, dtype)), (items, lanes)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["sm_75", "sm_80"])
@pytest.mark.parametrize("dtype", [dt.float16, float32, dt.float64], ids=str)
@pytest.mark.parametrize("how", ["max", "min"])
def test_a_nan_wins(how: str, dtype: DType, name: str, language: str) -> None:
    """In its own segment, wherever it stands and whatever its sign.
    By instructions that know it, and by comparisons."""
    if (dtype, language) == (dt.float16, "C"):
        return
    items, block = 48, (96, 1, 1)
    for at_ in range(0, items, 7):
        given = some(dtype, GROUPS * 96)
        given[at_] = np.nan
        given[at_ + 1] = np.inf if how == "max" else -np.inf
        given[100 + at_] = -np.nan
        found = run(what_each_gets(how, block, items, dtype, 1), language, given, block, name)
        expected = wanted(given, how, items, dtype)
        assert np.array_equal(found, expected, equal_nan=True)
        assert np.isnan(expected).any() and not np.isnan(expected).all()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("items", [8, 100, 256])
def test_sums_are_the_same_bits_for_each(items: int, language: str) -> None:
    given = np.random.default_rng(items).standard_normal((GROUPS * items, 1)).astype(np.float32)
    found = run(what_each_gets("add", (items, 1, 1), items, float32, 1), language, given, (items, 1, 1)).reshape(GROUPS, items)
    assert (found.view(np.uint32) == found[:, :1].view(np.uint32)).all()
    assert np.allclose(found[:, 0], given.reshape(GROUPS, items).astype(np.float64).sum(1), rtol=0, atol=items * 2.0**-22)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("items", [9, 64])
def test_in_a_loop(items: int, language: str) -> None:
    """Two in each round: what a round leaves in shared memory is read before the next writes there,
    or the simulator tells."""
    rounds = 5
    group, item = UOp(Op.SPECIAL, int32, (const(GROUPS),), "g0"), UOp(Op.SPECIAL, int32, (const(items),), "l0")
    step = UOp(Op.RANGE, int32, (const(0), const(rounds)), Axis("r0", AxisKind.REDUCE))
    place = (group * rounds + step) * items + item
    value = UOp(Op.LOAD, int32, (at(pointer(1, int32), place),))
    result = together(value, item, "add", items) - together(value * 3, item, "max", items)
    store = UOp(Op.STORE, void, (at(pointer(0, int32), place), result))
    uops = program(UOp(Op.END, void, (step, store)))
    given = np.random.default_rng(0).integers(-1000, 1000, (GROUPS, rounds, items)).astype(np.int32)
    expected = np.broadcast_to(given.sum(2, keepdims=True) - 3 * given.max(2, keepdims=True), given.shape)
    assert np.array_equal(run(uops, language, given, (items, 1, 1)), expected)
    source = renderer(language, arch("sm_80"), "CUDA").render(uops)
    assert source.count("__syncthreads();" if language == "C" else "bar.sync") == (4 if items > 32 else 0)


def _source(how: str, items: int, dtype: DType, name: str) -> str:
    return PTXRenderer(arch(name)).render(what_each_gets(how, (items, 1, 1), items, dtype, 1))


@pytest.mark.parametrize(
    ("how", "items", "dtype", "name", "redux", "shuffles", "barriers"),
    [
        ("add", 256, float32, "sm_80", 0, 5, 1),
        ("add", 256, int32, "sm_80", 1, 0, 1),
        ("add", 256, int32, "sm_75", 0, 5, 1),
        ("mul", 256, int32, "sm_80", 0, 5, 1),
        ("add", 256, dt.float64, "sm_80", 0, 10, 1),
        ("max", 256, dt.float16, "sm_80", 0, 5, 1),
        ("max", 16, float32, "sm_80", 0, 4, 0),
        ("max", 16, dt.uint32, "sm_80", 1, 0, 0),
        ("min", 7, dt.int64, "sm_80", 0, 8, 0),
    ],
)
def test_what_it_costs(how: str, items: int, dtype: DType, name: str, redux: int, shuffles: int, barriers: int) -> None:
    """Steps in a warp, one barrier and vectors of what the warps have."""
    text = _source(how, items, dtype, name)
    assert [text.count(x) for x in ("redux.sync", "shfl.sync", "bar.sync")] == [redux, shuffles, barriers]
    if items == 256:
        assert text.count("ld.shared.v4.b32" if dtype.bits <= 32 else "ld.shared.v2.b64") == (2 if dtype.bits <= 32 else 4)


@pytest.mark.skipif(tool("ptxas") is None, reason="ptxas: pip install nvidia-cuda-nvcc")
@pytest.mark.parametrize("name", ["sm_75", "sm_80", "sm_90", "sm_120"])
def test_ptxas_takes_it(name: str) -> None:
    for items in (7, 16, 48, 100, 256):
        for dtype in (dt.bool_, dt.int8, int32, dt.int64, dt.float16, float32, dt.float64):
            assert assemble(_source("max", items, dtype, name), name).spilled == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_side_by_side(language: str) -> None:
    uops = what_each_gets("add", (24, 1, 1), 7, int32, 1)
    with pytest.raises(UnsupportedError, match="7 work-items can't reduce together in a group of 24 x 1 x 1"):
        renderer(language, arch("sm_80"), "CUDA").render(uops)


@pytest.mark.parametrize("language", ["PTX", "C"])
@pytest.mark.parametrize("kernel", ["softmax", "row_sum", "layernorm"])
def test_default_schedules_ask_for_it(kernel: str, language: str) -> None:
    """No partial results of each thread in shared memory."""
    uops = linear_uops(to_program(KERNELS[kernel](), renderer(language, arch("sm_90"), "CUDA")))
    assert any(u.op is Op.GROUP_REDUCE for u in uops) and not any(u.op is Op.DEFINE_LOCAL for u in uops)
