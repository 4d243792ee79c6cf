"""Large products whose tiles go by bands: right on the simulator, and what a wave of groups reads,
by the addresses of the program itself."""

from __future__ import annotations

import numpy as np
import pytest
from kg.compile.program import to_program
from kg.dtype import DType, bfloat16, float16, float32
from kg.ir.build import param, sink
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin import linear_uops, on_arrays
from kg.plugin.registry import open_device
from kg.schedule.opts import OptOp, parse_schedule
from kg.semantics.floats import to_storage
from kg_cuda.arch import arch
from kg_cuda.ptx.renderer import PTXRenderer
from tensor_cores.test_default_products import chosen, matmul

#: Cores for which a small product has several waves.
FEW = 8


@pytest.mark.parametrize(("m", "n", "order"), [(1024, 512, "o0 o1 o0"), (880, 1024, "o1 o0 o1")], ids=["rows", "columns"])
@pytest.mark.parametrize("dtype", [float16, float32], ids=str)
def test_results(m: int, n: int, order: str, dtype: DType) -> None:
    """Bands of rows; and of columns where there are 7 rows of tiles, the last of them with a rest."""
    rng, k = np.random.default_rng(m), 40
    a, b = (to_storage(rng.standard_normal(shape), dtype) for shape in ((m, k), (k, n)))
    ast = matmul(m, n, k, dtype, float32)
    schedule = chosen(ast, cores=FEW)
    tiled = [opt.axis for opt in parse_schedule(schedule) if opt.op is OptOp.TILE and opt.axis != "r0"]
    assert tiled == order.split()
    device = open_device("CUDASIM")
    made = device.empty(m * n, float32)
    device.load(device.compile(ast, parse_schedule(schedule))).bind(
        [made, device.buffer(a.ravel()), device.buffer(b.ravel())]
    )()
    wanted = a.astype(np.float64) @ b.astype(np.float64)
    assert np.abs(made.numpy().reshape(m, n) - wanted).max() < 1e-4


def test_batches() -> None:
    """One product after the other, each by bands."""
    s, m, n, k = 3, 512, 256, 32
    rng = np.random.default_rng(0)
    a, b = rng.standard_normal((s, m, k), np.float32), rng.standard_normal((s, k, n), np.float32)
    left = param(1, (s, m, k), float32).reshape(s, m, 1, k).expand(s, m, n, k)
    right = param(2, (s, k, n), float32).permute(0, 2, 1).reshape(s, 1, n, k).expand(s, m, n, k)
    ast = sink(param(0, (s, m, n), float32).store((left * right).sum(3).reshape(s, m, n)))
    schedule = chosen(ast, cores=4)
    assert "SWAP(o0, o2) SWAP(o0, o1)" in schedule, schedule
    device = open_device("CUDASIM")
    made = device.empty(s * m * n, float32)
    device.load(device.compile(ast, parse_schedule(schedule))).bind(
        [made, device.buffer(a.ravel()), device.buffer(b.ravel())]
    )()
    assert np.abs(made.numpy().reshape(s, m, n) - a.astype(np.float64) @ b).max() < 1e-4


def tiles(size: int, schedule: str) -> list[tuple[int, int]]:
    """Row and column of the tile that each group of a square product makes,
    in the order in which groups are counted."""
    program = to_program(
        matmul(size, size, size, bfloat16, float32), PTXRenderer(arch("sm_80", 132)), None, parse_schedule(schedule)
    )
    uops = linear_uops(program)
    place = next(u.src[0].src[1] for u in uops if u.op is Op.STORE and u.src[0].src[0].op is Op.DEFINE_GLOBAL)
    groups = sorted({u for u in place.toposort() if u.op is Op.SPECIAL and u.name.startswith("g")}, key=lambda u: u.name)
    items = {u: u.const_like(0) for u in place.toposort() if u.op is Op.SPECIAL and u.name.startswith("l")}
    own = place.substitute(items)
    last_first = np.meshgrid(*(np.arange(int(g.src[0].value)) for g in reversed(groups)), indexing="ij")
    values = evaluated(own, dict(zip(reversed(groups), last_first, strict=True)))
    return [(int(v) // size // 128, int(v) % size // 128) for v in values.ravel()]


def evaluated(place: UOp, known: dict[UOp, np.ndarray]) -> np.ndarray:
    """An index for all values of its leaves."""
    if place.op is Op.CONST:
        return np.array(place.value, np.int64)
    if place not in known:
        compute = on_arrays(place.op)
        assert compute is not None
        known[place] = compute(*(evaluated(s, known) for s in place.src))
    return known[place]


def test_what_a_wave_reads() -> None:
    """8192 x 8192 x 8192 in bfloat16, 132 groups at once: panels of 128 x 8192, 2 MiB each."""
    by_bands = chosen(matmul(8192, 8192, 8192, bfloat16, float32), "sm_80")
    assert "TILE(o0, 16)" in by_bands
    assert mebibytes(by_bands) < 56
    assert mebibytes(by_bands.replace(" TILE(o0, 16)", "")) > 132


def test_warpgroups_go_by_bands_too() -> None:
    by_bands = [o for o in parse_schedule(chosen(matmul(8192, 8192, 8192, bfloat16, float32))) if o.op is OptOp.TILE]
    assert [(o.axis, o.arg) for o in by_bands if o.axis != "r0"] == [("o0", 128), ("o1", 256), ("o0", 16)]


def mebibytes(schedule: str) -> float:
    """That a wave reads on average."""
    found = tiles(8192, schedule)
    assert len(set(found)) == 64 * 64
    waves = [found[n : n + 132] for n in range(0, len(found) - 131, 132)]
    return 2 * sum(len({r for r, _ in wave}) + len({c for _, c in wave}) for wave in waves) / len(waves)
