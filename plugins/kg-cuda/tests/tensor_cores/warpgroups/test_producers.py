"""Warps that only copy: a product and an attention by two roles,
right however warps run ahead of each other, and what ptxas makes of either role."""

from __future__ import annotations

import random
import re
from collections import Counter
from functools import partial

import kg_cuda.card.simulator
import numpy as np
import pytest
from kg.compile.program import to_program
from kg.dtype import bfloat16, float16, float32
from kg.errors import ScheduleError
from kg.ir.op import Op
from kg.plugin import linear_uops
from kg.schedule.context import Context
from kg.schedule.opts import format_schedule, parse_schedule
from kg.text.program import source_of
from kg_cuda.analysis.producers import block_of
from kg_cuda.arch import arch
from kg_cuda.ptx.renderer import PTXRenderer
from kg_cuda.sim.launches import launch
from kg_cuda.toolchain.toolkit import assemble, disassemble
from kg_render.warp_specialization import split_roles
from tensor_cores import test_default_products
from tensor_cores.attention import test_attention, test_masked_attention
from tensor_cores.test_static_facts import needs_tools
from tensor_cores.test_static_products import count, loop
from tensor_cores.warpgroups.test_warpgroups import HALF, matmul, program_of, simulated, values

pytestmark = pytest.mark.part(6)


def schedule_for(stages: int, producers: int = 4, more: str = "") -> str:
    """Two warpgroups, one above the other."""
    kept = f"stages={stages}" + f", producers={producers}" * bool(producers)
    staged = " ".join(f"STAGE(r0, r0.{x}, LOCAL, {o}.in/r0.in^8, {kept})" for x, o in (("a", "o0"), ("b", "o1")))
    filled = "VECTOR(r0.a_r0.r0.in, 8) VECTOR(r0.b_r0.r0.in, 8)"
    return f"TILE(o0, 128) TILE(o1, 64) TILE(r0, 64) {staged} TC(r0.in, {HALF.name}) LOCAL(o0.in, 2) UNROLL(r0.in, 4) {filled} {more}"


def check_product(schedule: str, m: int, n: int, k: int) -> str:
    a, b = values(0, float16, m, k), values(1, float16, n, k)
    program = program_of(matmul(m, n, k, HALF), HALF, schedule)
    made = simulated(program, HALF, a, b, m * n).reshape(m, n)
    assert np.abs(made - a.astype(np.float64) @ b.astype(np.float64).T).max() < 1e-4
    return source_of(program)


@pytest.fixture(params=range(2), ids=lambda seed: f"seed {seed}")
def drawn(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Warps run as a seed draws them, far ahead of each other."""
    monkeypatch.setattr(kg_cuda.card.simulator, "launch", partial(launch, order=random.Random(request.param)))


@pytest.mark.parametrize("outer", ["", "THREAD(o0)"], ids=["", "in a loop"])
@pytest.mark.parametrize("rounds", [2, 3, 7])
@pytest.mark.parametrize("stages", [3, 4, 5])
def test_products(stages: int, rounds: int, outer: str, drawn: None) -> None:
    """As many rounds as stages, fewer, more.
    Alone and within a loop over columns, whose mbarriers go on where they were."""
    source = check_product(schedule_for(stages, more=outer), 256, 128, 64 * rounds)
    assert source.count("setmaxnreg") == 2 and ".reqntid 128, 3, 1" in source


@pytest.mark.parametrize("stages", [3, 5])
def test_without_producers_in_a_loop(stages: int, drawn: None) -> None:
    """A loop over columns around a panel that none of them changes:
    slots are filled anew once all have read them."""
    check_product(schedule_for(stages, 0, "THREAD(o0)"), 256, 128, 448)


@pytest.mark.parametrize("causal", [False, True], ids=["all", "causal"])
@pytest.mark.parametrize("sizes", [(1, 128, 256, 64), (1, 64, 192, 128)], ids=str)
def test_attention_by_roles(sizes: tuple[int, int, int, int], causal: bool, drawn: None) -> None:
    """The same pass divides attention, whose loop ends where a causal mask does:
    bit for bit what one role makes."""
    of = test_masked_attention if causal else test_attention
    ast = (test_masked_attention.masked if causal else test_attention.attention)(*sizes)
    arrays = test_attention.inputs(*sizes)
    staged = format_schedule(parse_schedule(test_attention.program_for("sm_90", ast).program.schedule))
    plain = staged.replace(", producers=4", "")
    (one, alone), (made, source) = (
        of.run("CUDASIM", ast, schedule, float16, *arrays, target="sm_90")
        for schedule in (plain, re.sub(r"(stages=\d)", r"\1, producers=4", plain))
    )
    assert "setmaxnreg" not in alone and source.count("setmaxnreg") == 2
    np.testing.assert_array_equal(made, one)


def test_what_each_role_does() -> None:
    program = program_of(matmul(256, 128, 512, HALF), HALF, schedule_for(4))
    roles = split_roles(linear_uops(program))
    assert roles is not None and roles.count == 4
    ops = [Counter(u.op for u in role) for role in (roles.producers, roles.consumers)]
    assert ops[0][Op.WMMA] == ops[0][Op.WAIT] == 0 and ops[1][Op.WMMA] == 4 and ops[1][Op.WAIT] == 1
    assert ops[0][Op.COMMIT] == ops[1][Op.COMMIT] == 3 and ops[0][Op.BARRIER] == ops[1][Op.BARRIER] == len(roles.shared) == 1
    assert not any(u.op is Op.STORE and u.access.asynchronous for u in roles.consumers)
    assert split_roles(linear_uops(program_of(matmul(256, 128, 512, HALF), HALF, schedule_for(4, 0)))) is None


@pytest.mark.parametrize("sizes", [(100, 60, 512), (128, 64, 500)], ids=str)
def test_what_is_no_box_is_copied_by_all(sizes: tuple[int, int, int]) -> None:
    """Masked rows, and rows that begin at no multiple of 16 bytes:
    `kg explain` says so, and nobody is launched who would have nothing to do."""
    padded = "PADTO(o0, 128) PADTO(o1, 64) PADTO(r0, 64) TILE(r0, 64)"
    within = schedule_for(4).partition("TILE(r0, 64)")[2].replace("o0.in", "o0").replace("o1.in", "o1")
    source = check_product(padded + within, *sizes)
    assert "setmaxnreg" not in source and "cp.async.bulk" not in source and ".reqntid 128, 2, 1" in source
    context = Context(PTXRenderer(arch("sm_90")), parse_schedule(padded + within))
    from kg.passes.pipeline import full_rewrite_to_sink

    full_rewrite_to_sink(matmul(*sizes, HALF), context, until="select_tma_copies")
    assert "no warps that only copy, since what they ask for are boxes" in context.notes


def test_arguments_that_begin_anywhere_have_no_producers() -> None:
    program = program_of(matmul(256, 128, 512, HALF), HALF, schedule_for(4))
    source = PTXRenderer(arch("sm_90")).variant(linear_uops(program), aligned=False)
    assert "setmaxnreg" not in source and block_of(source, (1, 1, 1)) == (128, 2, 1)
    assert block_of(source_of(program), (1, 1, 1)) == (128, 3, 1) and program.program.local_size == (128, 2, 1)


@pytest.mark.parametrize(
    ("change", "target", "message"),
    [
        (("producers=4", "producers=2"), "sm_90", "has no 2 subgroups that only copy: 4 of them make copies"),
        (("", ""), "sm_80", "has no 4 subgroups that only copy: none of them make copies for the others"),
        (("stages=4, ", ""), "sm_90", "they need several stages"),
        (("LOCAL(o0.in, 2)", "LOCAL(o0.in, 8)"), "sm_90", "1152 work-items in a work-group"),
    ],
)
def test_refused(change: tuple[str, str], target: str, message: str) -> None:
    schedule = schedule_for(4).replace(*change)
    if "o0.in, 8" in schedule:
        schedule = schedule.replace("TILE(o0, 128)", "TILE(o0, 512)").replace("stages=4", "stages=3")
    renderer = PTXRenderer(arch(target))
    renderer.tensor_cores = (HALF,)
    with pytest.raises(ScheduleError, match=message):
        to_program(matmul(1024, 128, 512, HALF), renderer, None, parse_schedule(schedule))


def test_text_of_a_schedule() -> None:
    schedule = parse_schedule(schedule_for(4))
    assert parse_schedule(format_schedule(schedule)) == schedule and schedule[3].count("producers") == 4
    with pytest.raises(ScheduleError, match="says no number of producers"):
        parse_schedule("STAGE(r0, r0.a, LOCAL, stages=4, producers=0)")


def rounds(source: str) -> tuple[Counter[str], Counter[str], int, int]:
    """What a round of a warp that multiplies is made of, one of the warp that copies.
    Registers that threads begin with, and bytes spilled."""
    made = assemble(source, "sm_90a")
    text = disassemble(made.binary)
    return loop(text, "HGMMA"), loop(text, "UTMALDG"), made.registers, made.spilled


@needs_tools
@pytest.mark.parametrize("size", [1024, 4096])
def test_machine_code(size: int) -> None:
    """A warp that multiplies has the same steps and waits, no barrier of the block and no copies.
    All begin with a share of the registers, and nothing is spilled."""
    ast = test_default_products.matmul(size, size, size, bfloat16, float32)
    renderer = PTXRenderer(arch("sm_90", 132))
    schedule = to_program(ast, renderer).program.schedule.replace(", cluster=2", "")
    plain, program = (
        to_program(ast, renderer, None, parse_schedule(s)) for s in (schedule.replace(", producers=4", ""), schedule)
    )
    (before, _, alone, none), (mix, copying, registers, spilled) = (rounds(source_of(p)) for p in (plain, program))
    assert none == spilled == 0 and (registers <= alone or registers <= 168)
    for name in ("HGMMA", "WARPGROUP.ARRIVE", "WARPGROUP.DEPBAR", "SYNCS.PHASECHK"):
        assert count(mix, name) == count(before, name) > 0, name
    assert count(before, "BAR") == 1 and not count(mix, "BAR") and not count(mix, "UTMALDG") and not count(mix, "ELECT")
    assert count(copying, "UTMALDG") == count(before, "UTMALDG") and count(copying, "SYNCS.PHASECHK") == 1
    assert sum(mix.values()) <= 0.7 * sum(before.values())


def test_by_default_where_as_many_blocks_have_room() -> None:
    """One block of a multiprocessor in either case:
    the widest tiles, and few tiles; not where a warpgroup more leaves room for fewer."""

    def chosen(size: tuple[int, int, int]) -> str:
        renderer = PTXRenderer(arch("sm_90", 132))
        return to_program(test_default_products.matmul(*size, float16, float32), renderer).program.schedule

    assert "stages=4, producers=4" in chosen((4096, 4096, 4096)) and "stages=3, producers=4" in chosen((1024, 1024, 1024))
    assert "producers" not in chosen((65536, 64, 1024)) and "producers" not in chosen((4000, 4000, 4000))
