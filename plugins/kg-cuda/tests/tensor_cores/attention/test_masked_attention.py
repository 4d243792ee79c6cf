"""Attention under causal and boolean masks in one kernel on tensor cores:
blocks that no row sees are not computed, and only those on the diagonal are masked."""

from __future__ import annotations

import kg
import kg_array as ka
import numpy as np
import pytest
from kg.compile.program import to_program
from kg.dtype import DType, bfloat16, bool_, float16, float32, index
from kg.ir.build import arange, param, sink
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin import linear_uops
from kg.plugin.registry import open_device
from kg.schedule.opts import parse_schedule
from kg.text.program import source_of
from kg_cuda.arch import arch
from kg_cuda.ptx.renderer import PTXRenderer
from kg_cuda.sim.traffic import counted
from kg_cuda.toolchain.toolkit import assemble, disassemble
from kg_graph.multi_kernel.multistep import split
from kg_tune.bench.compute_bound import product
from tensor_cores.attention.test_attention import BY_HAND, attention, inputs, program_for
from tensor_cores.test_static_facts import needs_tools
from tensor_cores.test_static_products import count, loop

pytestmark = pytest.mark.part(6)


def masked(
    heads: int, rows: int, keys: int, width: int, dtype: DType = float16, *, causal: bool = True, fast_math: bool = True
) -> UOp:
    """softmax over the keys that a row sees: those up to its own,
    or those that an array of truth values says. What is not seen adds nothing."""
    shapes = (heads, rows, width), (heads, keys, width), (heads, keys, width)
    square, wide = (heads, rows, keys), (heads, rows, width, keys)
    q, k, v = (param(i + 1, shape, dtype).cast(float32) for i, shape in enumerate(shapes))
    row, column = (
        arange(n, index).reshape(*shape).expand(*square) for n, shape in ((rows, (1, rows, 1)), (keys, (1, 1, keys)))
    )
    seen = column <= row if causal else param(4, (rows, keys), bool_).reshape(1, rows, keys).expand(*square)
    scores = seen.where(product(q, k.permute(0, 2, 1)) * width**-0.5, -np.inf)
    e = seen.where((scores - scores.max(2).expand(*square)).exp(), 0.0)
    left = e.cast(dtype).cast(float32).reshape(heads, rows, 1, keys).expand(*wide)
    right = v.permute(0, 2, 1).reshape(heads, 1, width, keys).expand(*wide)
    terms = seen.reshape(heads, rows, 1, keys).expand(*wide).where(left * right, 0.0)
    value = terms.sum(3).reshape(*shapes[0]) / e.sum(2).expand(*shapes[0])
    return sink(param(0, shapes[0], float32).store(value), name="attention", fast_math=fast_math)


def masked_twice(heads: int, rows: int, width: int, dtype: DType = float16) -> UOp:
    """Causal, of weights those alone that lie 8 keys or more before their row:
    one mask over values that another has masked."""
    square, wide = (heads, rows, rows), (heads, rows, width, rows)
    q, k, v = (param(i + 1, (heads, rows, width), dtype).cast(float32) for i in range(3))
    row, column = (arange(rows, index).reshape(*shape).expand(*square) for shape in ((1, rows, 1), (1, 1, rows)))
    scores = (column <= row).where(product(q, k.permute(0, 2, 1)) * width**-0.5, -np.inf)
    e = (column <= row + (-8)).where((scores - scores.max(2).expand(*square)).exp(), 0.0)
    left = e.cast(dtype).cast(float32).reshape(heads, rows, 1, rows).expand(*wide)
    terms = left * v.permute(0, 2, 1).reshape(heads, 1, width, rows).expand(*wide)
    value = terms.sum(3).reshape(heads, rows, width)
    return sink(param(0, value.shape, float32).store(value), name="attention", fast_math=True)


def exact(*given: np.ndarray) -> np.ndarray:
    q, k, v = (x.astype(np.float64) for x in given[:3])
    seen = given[3]
    scores = np.where(seen, q @ k.transpose(0, 2, 1) * q.shape[-1] ** -0.5, -np.inf)
    e = np.exp(scores - scores.max(-1, keepdims=True))
    return e @ v / e.sum(-1, keepdims=True)


def run(
    name: str, ast: UOp, schedule: str | None, dtype: DType, *arrays: np.ndarray, target: str = ""
) -> tuple[np.ndarray, str]:
    """What one kernel makes, and its source."""
    device = open_device(name)
    opts = None if schedule is None else parse_schedule(schedule)
    program = program_for(target, ast, schedule) if target else device.compile(ast, opts)
    made = device.empty(arrays[0].size, float32)
    buffers = [device.buffer(x.astype(np.float16) if dtype is float16 else x, dtype) for x in arrays[:3]]
    device.load(program).bind([made, *buffers, *(device.buffer(x, bool_) for x in arrays[3:])])()
    return made.numpy().reshape(arrays[0].shape), next(part.name for part in program.src if part.op is Op.SOURCE)


@pytest.mark.parametrize("causal", [True, False], ids=["causal", "boolean"])
@pytest.mark.parametrize("device", ["CUDASIM", "CUDASIM:C", "REF"])
def test_by_hand(device: str, causal: bool) -> None:
    sizes = 2, 128, 192, 64
    arrays = inputs(*sizes)
    seen = np.tri(128, 192, dtype=bool) if causal else np.random.default_rng(3).random((128, 192)) < 0.3
    unit = open_device(device).renderer.tensor_cores[0].name
    schedule = BY_HAND.format(stages=", stages=2" if device == "CUDASIM" else "", unit=unit)
    made, _ = run(device, masked(*sizes, causal=causal), schedule, float16, *arrays, *(() if causal else (seen,)))
    assert np.abs(made - exact(*arrays, seen)).max() < 1e-3


@pytest.mark.parametrize("target", ["sm_80", "sm_90"])
@pytest.mark.parametrize("dtype", [float16, bfloat16], ids=str)
@pytest.mark.parametrize(
    ("sizes", "by_warpgroups"),
    [
        ((2, 128, 128, 64), True),
        ((1, 256, 256, 64), True),
        ((1, 100, 100, 32), False),
        ((1, 64, 200, 64), True),
        ((1, 200, 72, 128), False),
        ((1, 192, 200, 128), True),
    ],
    ids=str,
)
@pytest.mark.parametrize("causal", [True, False], ids=["causal", "boolean"])
def test_by_default(causal: bool, sizes: tuple[int, int, int, int], by_warpgroups: bool, dtype: DType, target: str) -> None:
    _, rows, keys, _ = sizes
    arrays = inputs(*sizes, dtype)
    seen = np.tri(rows, keys, dtype=bool) if causal else np.random.default_rng(3).random((rows, keys)) < 0.3
    seen[:, 0] = True
    ast = masked(*sizes, dtype, causal=causal)
    assert split(ast, PTXRenderer(arch(target, 132))) is None, "one kernel"
    made, source = run("CUDASIM", ast, None, dtype, *arrays, *(() if causal else (seen,)), target=target)
    assert ("wgmma.mma_async" if target == "sm_90" and by_warpgroups else "mma.sync") in source
    assert np.abs(made - exact(*arrays, seen)).max() < (1e-3 if dtype is float16 else 8e-3)


def test_rows_and_blocks_that_see_nothing() -> None:
    """A block of which a row sees nothing weighs nothing, whether it comes first or last.
    A row that sees nothing at all has no result."""
    sizes = 1, 64, 192, 64
    arrays = inputs(*sizes)
    seen = np.ones((64, 192), bool)
    seen[:10, :64] = seen[10:20, 64:] = seen[30] = False
    made, _ = run("CUDASIM", masked(*sizes, causal=False), None, float16, *arrays, seen)
    with np.errstate(invalid="ignore"):
        wanted = exact(*arrays, seen)
    assert np.isnan(made[:, 30]).all()
    assert np.abs(np.delete(made - wanted, 30, 1)).max() < 1e-3


@pytest.mark.parametrize(("target", "clean", "share"), [("sm_80", 192, 10), ("sm_90", 128, 12)])
def test_nothing_above_the_diagonal_is_read(target: str, clean: int, share: int) -> None:
    """Keys and values that no row of a work-group's tile sees may be anything, and cost nothing:
    of tiles of 64 rows and of 128."""
    sizes = 1, 256, 256, 64
    q, k, v = inputs(*sizes)
    k[0, 200:], v[0, 200:] = np.nan, np.nan
    products: list[int] = []
    for ast in (masked(*sizes), attention(*sizes)):
        with counted() as launches:
            made, _ = run("CUDASIM", ast, None, float16, q, k, v, target=target)
        products.append(sum(n for name, n in launches[-1].issued.items() if name.startswith(("mma", "wgmma.m64"))))
        if len(products) == 1:
            wanted = exact(q[:, :clean], k[:, :clean], v[:, :clean], np.tri(clean, dtype=bool))
            assert np.abs(made[:, :clean] - wanted).max() < 1e-3
    assert products[0] * 16 == products[1] * share > 0, "blocks of four tiles of rows: 1, 2, 3 and 4 of 4"


def test_without_the_licence_masks_are_kept() -> None:
    """0 times NaN is NaN in a unit, and what is not seen adds nothing: such a kernel takes no unit."""
    sizes = 1, 128, 128, 64
    q, k, v = inputs(*sizes)
    v[0, 100:] = np.nan
    made, source = run("CUDASIM", masked(*sizes, fast_math=False), None, float16, q, k, v)
    assert "mma" not in source
    wanted = exact(q, k, np.where(np.isnan(v), 0, v), np.tri(128, dtype=bool))
    assert np.abs(made[0, :100] - wanted[0, :100]).max() < 1e-3 and np.isnan(made[0, 100:]).all()


@needs_tools
@pytest.mark.parametrize("width", [64, 128])
def test_machine_code_of_warpgroups(width: int) -> None:
    """Likewise by wgmma, whose steps stay side by side."""
    sizes = 32, 2048, 2048, width
    plain, causal = (
        assemble(source_of(program_for("sm_90", ast)), "sm_90a")
        for ast in (attention(*sizes, bfloat16), masked(*sizes, bfloat16))
    )
    before, mix = (loop(disassemble(made.binary), "HGMMA") for made in (plain, causal))
    assert causal.spilled == 0 and causal.registers <= (128 if width == 64 else 176)
    for name in ("HGMMA", "WARPGROUP.ARRIVE", "WARPGROUP.DEPBAR", "MUFU", "SHFL", "UTMALDG", "BAR", "FMUL", "FADD", "FMNMX"):
        assert count(mix, name) == count(before, name), name
    assert 32 <= count(mix, "SEL") + count(mix, "FSEL") <= 44
    assert sum(mix.values()) <= sum(before.values()) + 95, "of which a round before the diagonal runs a few"


@needs_tools
@pytest.mark.parametrize("target", ["sm_80", "sm_100"])
@pytest.mark.parametrize("width", [64, 128])
def test_machine_code(width: int, target: str) -> None:
    """32 heads of 2048: a round has what it has without a mask,
    and a branch around 32 choices that rounds before the diagonal jump over."""
    renderer = PTXRenderer(arch(target, 132))
    sizes = 32, 2048, 2048, width
    plain, causal = (
        assemble(renderer.render(linear_uops(to_program(ast, renderer))), target)
        for ast in (attention(*sizes, bfloat16), masked(*sizes, bfloat16))
    )
    before, mix = (loop(disassemble(made.binary), "HMMA") for made in (plain, causal))
    assert causal.spilled == 0 and causal.registers <= (168 if width == 64 else 224)
    for name in ("HMMA", "LDSM", "MUFU", "SHFL", "LDGSTS", "BAR", "FMUL", "FADD", "FMNMX"):
        assert count(mix, name) == count(before, name), name
    assert 32 <= count(mix, "SEL") + count(mix, "FSEL") <= 44
    assert sum(mix.values()) <= sum(before.values()) + 95, "of which a round before the diagonal runs a few"


@pytest.mark.parametrize(("target", "unit"), [("sm_80", "mma.sync"), ("sm_90", "wgmma.mma_async")])
def test_masks_over_masked_values_share_them(target: str, unit: str) -> None:
    """What a mask is over is computed once, whether a round jumps over the masks or not."""
    q, k, v = inputs(2, 192, 192, 64)
    made, source = run("CUDASIM", masked_twice(2, 192, 64), None, float16, q, k, v, target=target)
    x, y, z = (a.astype(np.float64) for a in (q, k, v))
    scores = np.where(np.tri(192, dtype=bool), x @ y.transpose(0, 2, 1) / 8, -np.inf)
    e = np.where(np.tri(192, k=-8, dtype=bool), np.exp(scores - scores.max(-1, keepdims=True)), 0)
    assert np.abs(made - e @ z).max() < 2e-2
    _, plain = run("CUDASIM", masked(2, 192, 192, 64), None, float16, q, k, v, target=target)
    for word in ("shfl.sync", "max.", "ex2.approx", unit):
        assert 0 < source.count(word) <= plain.count(word)


def _arrays(seen: np.ndarray | None, *given: np.ndarray, causal: bool = False) -> tuple[np.ndarray, list[bool]]:
    """Attention by kg-array, and which of its kernels multiplied by tensor cores."""
    mask = None if seen is None else ka.asarray(seen, device="CUDASIM")
    with counted() as launches:
        q, k, v = (ka.asarray(x, device="CUDASIM") for x in given)
        made = ka.scaled_dot_product_attention(q, k, v, mask=mask, is_causal=causal).numpy()
    return made, [any("mma" in name for name in launch.issued) for launch in launches]


@pytest.mark.parametrize("causal", [True, False])
def test_arrays_by_licence(causal: bool) -> None:
    """What is not seen adds nothing, NaN included:
    one kernel takes the licence, which the setting gives to all kernels of a plan."""
    q, k, v = inputs(2, 64, 64, 64)
    triangle = np.tril(np.ones((64, 64), bool))
    seen = None if causal else triangle
    wanted = exact(q, k, v, triangle)
    with kg.override(fast_math=True):
        made, on_units = _arrays(seen, q, k, v, causal=causal)
    assert on_units == [True] and np.abs(made - wanted).max() < 2e-3
    v[:, 40] = np.nan  # no row above sees it
    made, on_units = _arrays(seen, q, k, v, causal=causal)
    assert len(on_units) > 1 and np.isnan(made[:, 40:]).all() and np.abs(made[:, :40] - wanted[:, :40]).max() < 2e-3


def test_keys_that_no_row_sees_need_no_licence() -> None:
    """A mask of keys alone, as padding is, masks both operands."""
    q, k, v = inputs(2, 64, 64, 64)
    seen = np.arange(64) < 50
    wanted = exact(q, k, v, seen)
    k[:, 50:], v[:, 50:] = np.nan, np.inf
    made, on_units = _arrays(seen[None, None], q, k, v)
    assert on_units == [True] and np.abs(made - wanted).max() < 2e-3


@pytest.mark.parametrize("licensed", [False, True])
def test_gradients_keep_products_under_masks(licensed: bool) -> None:
    """What a derivative goes back through is made once, not for each score.
    By the licence products by derivatives, in float32, are on the units as well."""
    q, k, v = inputs(2, 64, 64, 64)
    with kg.override(fast_math=licensed), counted() as launches:
        value = ka.asarray(v, device="CUDASIM")
        fixed = [ka.asarray(x, device="CUDASIM") for x in (q, k)]

        def loss(value: ka.Array) -> ka.Array:
            return ka.sum(ka.scaled_dot_product_attention(*fixed, value, is_causal=True) ** 2)

        made = ka.grad(loss)(value).numpy()
    x, y, z = (a.astype(np.float64) for a in (q, k, v))
    scores = np.where(np.tri(64, dtype=bool), x @ y.transpose(0, 2, 1) / 8, -np.inf)
    e = np.exp(scores - scores.max(-1, keepdims=True))
    weights = e / e.sum(-1, keepdims=True)
    assert np.abs(made - weights.transpose(0, 2, 1) @ (2 * weights @ z)).max() < 1e-2
    assert max(sum(launch.issued.values()) for launch in launches) < 200_000
    assert any(name.startswith("mma") for launch in launches for name in launch.issued)


def test_padding_around_a_mask_is_a_mask() -> None:
    """A triangle times a matrix, of a depth that panels do not divide: both masks go to the operands."""
    n, depth = 32, 40
    square = (n, n, depth)
    row, step = (
        arange(size, index).reshape(*shape).expand(*square) for size, shape in ((n, (n, 1, 1)), (depth, (1, 1, depth)))
    )
    a = param(1, (n, depth), float32).reshape(n, 1, depth).expand(*square)
    b = param(2, (depth, n), float32).permute(1, 0).reshape(1, n, depth).expand(*square)
    value = (step <= row).where(a * b, 0.0).sum(2).reshape(n, n)
    ast = sink(param(0, (n, n), float32).store(value), name="triangle", fast_math=True)
    schedule = "PADTO(r0, 16) TILE(r0, 16) STAGE(r0, r0.a, LOCAL, o0/r0.in^4) STAGE(r0, r0.b, LOCAL, r0.in/o1^4) LOCAL(o0, 8) LOCAL(o1, 8)"
    given = [
        np.random.default_rng(i).standard_normal(shape).astype(np.float32) for i, shape in enumerate(((n, depth), (depth, n)))
    ]
    device = open_device("CUDASIM")
    made = device.empty(n * n, float32)
    program = device.compile(ast, parse_schedule(schedule))
    device.load(program).bind([made, *(device.buffer(x, float32) for x in given)])()
    wanted = np.where(np.tri(n, depth, dtype=bool), given[0], 0).astype(np.float64) @ given[1]
    assert np.abs(made.numpy().reshape(n, n) - wanted).max() < 1e-4
