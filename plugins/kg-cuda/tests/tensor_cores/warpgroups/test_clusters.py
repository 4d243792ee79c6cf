"""Clusters: blocks that fetch panels for each other, right however warps and blocks run ahead
of each other, what is fetched in all, and what ptxas makes of it."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from functools import partial

import kg_cuda.card.simulator
import numpy as np
import pytest
from kg.compile.program import to_program
from kg.dtype import bfloat16, float16, float32
from kg.errors import ScheduleError
from kg.ir.build import param, sink
from kg.ir.op import Op
from kg.plugin import linear_uops
from kg.plugin.registry import open_device
from kg.runtime.devices.ref import RefRenderer
from kg.schedule.opts import format_schedule, parse_schedule
from kg.text.program import source_of
from kg_cuda.analysis.clusters import Cluster
from kg_cuda.arch import arch
from kg_cuda.ptx.renderer import PTXRenderer
from kg_cuda.sim import SimulatorTrap
from kg_cuda.sim.launches import launch
from kg_cuda.sim.traffic import counted
from kg_cuda.toolchain.toolkit import assemble, disassemble
from kg_tiles import OPTS
from tensor_cores import test_default_products
from tensor_cores.attention import test_attention, test_masked_attention
from tensor_cores.test_static_facts import needs_tools
from tensor_cores.test_static_products import count, loop
from tensor_cores.warpgroups.test_producers import drawn
from tensor_cores.warpgroups.test_warpgroups import HALF, RECORDS, matmul, program_of, simulated, values

pytestmark = pytest.mark.part(6)
__all__ = ["drawn"]

#: Rows and columns of a tile.
ROWS, COLUMNS = 128, 64
#: Copies by eight, of columns that lie across the sum.
FILLED = "VECTOR(r0.a_r0.r0.in, 8) VECTOR(r0.b_r0.o1, 8)"


def schedule_for(of_a: int, of_b: int, more: str = "", stages: int = 4, tiles: str = "") -> str:
    """Two warpgroups, one above the other.
    Panels of the rows and of the columns that so many blocks fetch together, 0: each its own."""
    kept = [f"stages={stages}, producers=4" + f", cluster={n}" * bool(n) for n in (of_a, of_b)]
    staged = " ".join(
        f"STAGE(r0, r0.{x}, LOCAL, {o}.in/r0.in^8, {k})" for x, o, k in zip("ab", ("o0", "o1"), kept, strict=True)
    )
    filled = "VECTOR(r0.a_r0.r0.in, 8) VECTOR(r0.b_r0.r0.in, 8)"
    return (
        f"TILE(o0, {ROWS}) TILE(o1, {COLUMNS}) {tiles} TILE(r0, 64) {staged} TC(r0.in, {HALF.name}) LOCAL(o0.in, 2) UNROLL(r0.in, 4)"
        f" {filled} {more}"
    )


def by_reference(schedule: str, a: np.ndarray, b: np.ndarray, m: int, n: int, k: int) -> np.ndarray:
    """The same schedule by the reference interpreter, which has leave to copy in parts, and copies whole."""

    class WithCore(RefRenderer):
        tensor_cores = (HALF,)
        opts = OPTS
        shared_memory = replace(RefRenderer.shared_memory, copies=(4, 8, 16), producers=(4,))
        work_groups = replace(RefRenderer.work_groups, cluster=8)

    device = open_device("REF")
    out = device.empty(m * n, HALF.dtype_out)
    program = to_program(matmul(m, n, k, HALF), WithCore(), None, parse_schedule(schedule))
    device.runtime.load(program).bind([out, *(device.buffer(x.ravel(), float16) for x in (a, b))])()
    return out.numpy().reshape(m, n)


def check_product(schedule: str, m: int, n: int, k: int) -> str:
    a, b = values(0, float16, m, k), values(1, float16, n, k)
    program = program_of(matmul(m, n, k, HALF), HALF, schedule)
    made = simulated(program, HALF, a, b, m * n).reshape(m, n)
    assert np.abs(made - by_reference(schedule, a, b, m, n, k)).max() < 2.0**-22 * np.abs(made).max() * k / HALF.dims[2]
    return source_of(program)


@pytest.mark.parametrize(
    ("of_a", "of_b", "shape"),
    [(2, 0, "1, 1, 2"), (0, 2, "1, 2, 1"), (2, 2, "1, 2, 2"), (0, 4, "1, 4, 1"), (2, 4, "1, 4, 2"), (4, 2, "1, 2, 4")],
)
def test_products(of_a: int, of_b: int, shape: str, drawn: None) -> None:
    """Blocks beside each other in one direction, or in two:
    of as many clusters as there are, and of several."""
    source = check_product(schedule_for(of_a, of_b), 4 * ROWS, 4 * COLUMNS, 320)
    assert f".reqnctapercluster {shape}" in source
    assert source.count(".multicast::cluster [") == 3 * (bool(of_a) + bool(of_b)), "three in the prologue's rounds and the loop"


@pytest.mark.parametrize("rounds", [2, 3, 7])
@pytest.mark.parametrize("stages", [3, 5])
def test_rounds(stages: int, rounds: int, drawn: None) -> None:
    """Fewer rounds than stages, as many, more; and within a loop over columns,
    whose mbarriers go on where they were."""
    check_product(schedule_for(2, 2, "", stages), 2 * ROWS, 2 * COLUMNS, 64 * rounds)
    source = check_product(schedule_for(0, 2, "THREAD(o0)", stages), 2 * ROWS, 2 * COLUMNS, 64 * rounds)
    assert ".reqnctapercluster 2, 1, 1" in source


@pytest.mark.parametrize(
    ("before", "after", "match"),
    [
        ("", "", ""),
        (r"(mapa\S* %r\d+, %r\d+), %r\d+", r"\1, RANK", "still reads|still writes it"),  # warps tell their own block alone
        (r"barrier\.cluster\.arrive\S*\n\s*barrier\.cluster\.wait\S*", "bar.sync 0;", "with no barrier.cluster since it was made|there is no mbarrier"),
        (r"mul\.lo\.s32 (%r\d+), %r\d+, 8192", r"mov.b32 \1, 0", "was never written"),  # both fetch the first half of the rows
    ],
    ids=["as it is", "readers", "mbarriers", "halves"],
)  # fmt: skip
def test_faults_are_found(before: str, after: str, match: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What blocks have to tell each other, left out, is trapped in one of four orders that are drawn.
    Whole it runs in all."""
    m, n, k = 2 * ROWS, 2 * COLUMNS, 64 * 12
    program = program_of(matmul(m, n, k, HALF), HALF, schedule_for(2, 2))
    source = source_of(program)
    rank = re.search(r"mov\.u32 (%r\d+), %cluster_ctarank;\n", source)
    assert rank is not None
    text = re.sub(before, after.replace("RANK", rank[1]), source) if before else source
    assert (text != source) == bool(before)
    parts = (part.replace(arg=text) if part.op is Op.SOURCE else part for part in program.src)
    changed, found = program.replace(src=tuple(parts)), list[str]()
    for seed in range(4):
        monkeypatch.setattr(kg_cuda.card.simulator, "launch", partial(launch, order=random.Random(seed)))
        try:
            simulated(changed, HALF, values(0, float16, m, k), values(1, float16, n, k), m * n)
        except SimulatorTrap as trap:
            found.append(str(trap))
    assert bool(found) == bool(match) and all(re.search(match, trap) for trap in found), found


def test_neighbours_in_bands(drawn: None) -> None:
    """Tiles that go by bands of two rows: a band and a column are one number,
    of which two neighbours are in one band."""
    schedule = schedule_for(2, 2, tiles="TILE(o0, 2)")
    assert ".reqnctapercluster 1, 2, 2" in check_product(schedule, 4 * ROWS, 2 * COLUMNS, 128)


@pytest.mark.parametrize("blocks", [2, 4])
def test_panels_of_several_boxes(blocks: int, drawn: None) -> None:
    """Columns across the sum, cut to lines of 64:
    of four boxes each block has some, of two as many blocks as eight rows' parts."""
    core = RECORDS["wgmma_m64n128k16_bf16_f32"]
    m, n, k = 64 * blocks, 128, 128
    staged = (
        "STAGE(r0, r0.a, LOCAL, o0.in/r0.in^8, stages=3, producers=4)"
        f" STAGE(r0, r0.b, LOCAL, r0.in/o1:64^8, stages=3, producers=4, cluster={blocks})"
    )
    schedule = f"TILE(o0, 64) TILE(r0, 64) {staged} TC(r0.in, {core.name}) UNROLL(r0.in, 4) {FILLED}"
    program = program_of(matmul(m, n, k, core, turned=False), core, schedule)
    a, b = values(0, bfloat16, m, k), values(1, bfloat16, k, n)
    made = simulated(program, core, a, b, m * n).reshape(m, n)
    assert np.abs(made - a.astype(np.float64) @ b.astype(np.float64)).max() < 1e-3
    assert source_of(program).count(".multicast::cluster [") == 2, "one box of each round, or a half of one"


def test_keys_and_values(drawn: None) -> None:
    """Keys and values of two blocks of queries: bit for bit what each makes of its own copies."""
    sizes = (1, 256, 192, 64)
    arrays, ast = test_attention.inputs(*sizes), test_attention.attention(*sizes)
    schedule = format_schedule(parse_schedule(test_attention.program_for("sm_90", ast).program.schedule))
    schedule = schedule.replace("producers=4", "producers=4, cluster=2")
    if "producers" not in schedule:
        schedule = schedule.replace("stages=3", "stages=3, producers=4, cluster=2")
    (one, alone), (made, source) = (
        test_attention.run("CUDASIM", ast, s, float16, *arrays, target="sm_90")
        for s in (schedule.replace(", cluster=2", ""), schedule)
    )
    assert "cluster_ctaid" not in alone and source.count(".reqnctapercluster") == 1
    np.testing.assert_array_equal(made, one)


def fetched(of_a: int, of_b: int, m: int, n: int, k: int) -> int:
    a, b = values(0, float16, m, k), values(1, float16, n, k)
    program = program_of(matmul(m, n, k, HALF), HALF, schedule_for(of_a, of_b))
    with counted() as launches:
        simulated(program, HALF, a, b, m * n)
    assert launches[-1].traffic.conflicts == 0
    return launches[-1].traffic.global_loads.bytes


@pytest.mark.parametrize(("of_a", "of_b"), [(0, 0), (2, 0), (0, 2), (2, 2), (2, 4)])
def test_traffic(of_a: int, of_b: int) -> None:
    """What blocks fetch, once for each cluster."""
    m, n, k = 4 * ROWS, 4 * COLUMNS, 256
    a, b = m * k * 2 * (n // COLUMNS), n * k * 2 * (m // ROWS)
    assert fetched(of_a, of_b, m, n, k) == a // max(1, of_a) + b // max(1, of_b)


@pytest.mark.parametrize(
    ("change", "target", "message"),
    [
        (("cluster=2", "cluster=3"), "sm_90", "no clusters of 3 work-groups: powers of two up to 8"),
        (("cluster=2", "cluster=16"), "sm_90", "no clusters of 16 work-groups: powers of two up to 8"),
        (("cluster=2", "cluster=1"), "sm_90", "no clusters of 1 work-groups"),
        ((", producers=4", ""), "sm_90", "are those of producers, as producers=4"),
        (("", ""), "sm_80", "no clusters of 2 work-groups: it has none"),
        (("cluster=2", "cluster=4"), "sm_90", "r0.a_r0 can't be shared by clusters of 4 work-groups: those that fill it with the same are 6, no"),
    ],
)  # fmt: skip
def test_refused(change: tuple[str, str], target: str, message: str) -> None:
    schedule = schedule_for(2, 0).replace(*change)
    renderer = PTXRenderer(arch(target))
    renderer.tensor_cores = (HALF,)
    with pytest.raises(ScheduleError, match=message):
        to_program(matmul(4 * ROWS, 6 * COLUMNS, 256, HALF), renderer, None, parse_schedule(schedule))


def test_refused_where_blocks_differ() -> None:
    """No two blocks along the columns.
    Causal masks, by which blocks go through different numbers of rounds; boxes that have no parts of eight rows."""
    with pytest.raises(
        ScheduleError,
        match=r"r0\.a_r0 can't be shared by clusters of 2 work-groups: no neighbours in the grid fill it with the same",
    ):
        program_of(
            matmul(4 * ROWS, COLUMNS, 256, HALF), HALF, schedule_for(2, 0).replace("TILE(o1, 64)", "").replace("o1.in", "o1")
        )
    ast = test_masked_attention.masked(1, 256, 256, 64)
    schedule = format_schedule(parse_schedule(test_attention.program_for("sm_90", ast).program.schedule)).replace(
        ", producers=4", ""
    )
    with pytest.raises(ScheduleError, match="run through a loop differently often"):
        test_attention.program_for("sm_90", ast, schedule.replace("stages=3", "stages=3, producers=4, cluster=2"))
    core = RECORDS["wgmma_m64n64k16_bf16_f32"]
    staged = (
        "STAGE(r0, r0.a, LOCAL, o0.in/r0.in^8, stages=3, producers=4)"
        " STAGE(r0, r0.b, LOCAL, r0.in/o1:64^8, stages=3, producers=4, cluster=8)"
    )
    with pytest.raises(ScheduleError, match="1 box of 32 rows of 128 bytes at once have no 8 parts of 8 rows"):
        program_of(
            matmul(512, 64, 128, core, turned=False),
            core,
            f"TILE(o0, 64) TILE(r0, 32) {staged} TC(r0.in, {core.name}) UNROLL(r0.in, 2) {FILLED}",
        )


def test_arguments_that_begin_anywhere_have_no_clusters() -> None:
    program = program_of(matmul(2 * ROWS, 2 * COLUMNS, 256, HALF), HALF, schedule_for(2, 2))
    source = PTXRenderer(arch("sm_90")).variant(linear_uops(program), aligned=False)
    assert "cluster" not in source and "setmaxnreg" not in source


def test_what_is_no_box_has_no_clusters() -> None:
    """Masked rows: all threads copy, each block its own."""
    padded = "PADTO(o0, 256) PADTO(o1, 128) PADTO(r0, 64) "
    source = check_product(padded + schedule_for(2, 2), 200, 100, 256)
    assert "cluster" not in source and "cp.async.bulk" not in source


def test_whom_a_mask_names() -> None:
    """Blocks of a row, whose numbers lie a step apart."""
    cluster = Cluster((2, 4, 1), {})
    assert cluster.directive == ".reqnctapercluster 2, 4, 1" and cluster.readers == 1 + 1 + 3
    assert [bin(cluster.mask(axis)) for axis in (0, 1)] == ["0b11", "0b1010101"] and [cluster.step(n) for n in (0, 1)] == [1, 2]


def test_text_of_a_schedule() -> None:
    schedule = parse_schedule(schedule_for(2, 0))
    assert parse_schedule(format_schedule(schedule)) == schedule and [opt.count("cluster") for opt in schedule[3:5]] == [2, 0]


def test_by_default() -> None:
    """Pairs of blocks along the side that is counted first share the other's panel, tiles by bands too:
    a product of 512 on 8 multiprocessors fetches 2 MiB in place of 3, and is right."""
    chosen, size = test_default_products.chosen, 512
    ast = test_default_products.matmul(size, size, size, float16, float32)
    schedule = chosen(ast, cores=8)
    assert schedule.startswith("TILE(o0, 128) TILE(o1, 256)") and schedule.count("cluster=2") == 1
    assert "r0.in/o1.in:64^8, stages=4, producers=4, cluster=2" in schedule
    a, b = values(0, float16, size, size), values(1, float16, size, size)
    nbytes = list[int]()
    for text in (schedule.replace(", cluster=2", ""), schedule):
        program = to_program(ast, PTXRenderer(arch("sm_90", 8)), None, parse_schedule(text))
        with counted() as launches:
            made = simulated(program, HALF, a, b, size * size).reshape(size, size)
        assert np.abs(made - a.astype(np.float64) @ b.astype(np.float64)).max() < 1e-4
        nbytes.append(launches[-1].traffic.global_loads.bytes)
    assert nbytes == [3 << 20, 2 << 20]
    bands = chosen(test_default_products.matmul(8192, 8192, 8192, bfloat16, float32))
    assert "TILE(o0, 16)" in bands and "producers=4, cluster=2) TC(" in bands
    assert "cluster" not in chosen(test_default_products.matmul(640, 4096, 4096, bfloat16, float32)), (
        "five tiles along the rows"
    )
    assert "cluster" not in chosen(ast, "sm_80")


@pytest.mark.parametrize("batch", [2, 3])
def test_by_default_in_a_batch(batch: int) -> None:
    """What all dimensions of the grid share is one number:
    quotients and bits of it tell which tiles are alike, before and after the lowering of divisions."""
    for rows, columns in ((768, 768), (1152, 128), (384, 512)):
        a, b = param(1, (batch, rows, 512), float16), param(2, (batch, columns, 512), float16)
        shape = (batch, rows, columns, 512)
        product = a.reshape(batch, rows, 1, 512).expand(*shape).cast(float32) * b.reshape(batch, 1, columns, 512).expand(
            *shape
        ).cast(float32)
        store = param(0, shape[:3], float32).store(product.sum(3).reshape(*shape[:3]))
        program = to_program(sink(store, name="batched"), PTXRenderer(arch("sm_90", 132)))
        assert ".reqnctapercluster 1, 1, 2" in source_of(program) or ".reqnctapercluster 1, 2, 1" in source_of(program)


@needs_tools
@pytest.mark.parametrize(("of_a", "of_b"), [(2, 0), (2, 2)])
def test_machine_code(of_a: int, of_b: int) -> None:
    """A warp that multiplies has a round of as many instructions,
    whose arrival is at another block's mbarrier, and no fence; the one that copies says for whom."""
    codes = list[str]()
    for sizes in ((0, 0), (of_a, of_b)):
        made = assemble(source_of(program_of(matmul(256, 128, 512, HALF), HALF, schedule_for(*sizes))), "sm_90a")
        assert made.spilled == 0
        codes.append(disassemble(made.binary))
    (before, mix), (asked, copying) = ([loop(code, name) for code in codes] for name in ("HGMMA", "UTMALDG"))
    assert sum(mix.values()) == sum(before.values()) and not count(mix, "MEMBAR") and not count(mix, "ERRBAR")
    assert count(copying, "UTMALDG") == count(asked, "UTMALDG") == 2
    assert count(copying, "UTMALDG.2D.MULTICAST") == bool(of_a) + bool(of_b) and not count(asked, "UTMALDG.2D.MULTICAST")
    assert "SYNCS.ARRIVE.TRANS64.RED.A1T0" in codes[1] and "UCGABAR_ARV" in codes[1] and "UCGABAR_ARV" not in codes[0]
