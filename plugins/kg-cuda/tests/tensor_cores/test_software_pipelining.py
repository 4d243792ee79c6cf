"""Software pipelining: panels in shared memory are filled iterations before they are read:
by cp.async, or through registers, on the simulator, which traps what is read too early."""

from __future__ import annotations

import re

import numpy as np
import pytest
from cuda_tools import languages
from kg.compile.program import to_program
from kg.dtype import float16, float32
from kg.ir.build import param, sink
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.schedule.opts import parse_schedule
from kg_cuda.arch import arch
from kg_cuda.ptx.renderer import PTXRenderer
from tensor_cores.test_staged_products import PADDED, STAGED, TILED, VECTORS, WARPS, halves, product, run


def staged(stages: int) -> str:
    return STAGED.replace("^8)", f"^8, stages={stages})")


def matmul(m: int, n: int, k: int) -> UOp:
    total = product(param(1, (m, k), float16), param(2, (k, n), float16), m, n, k)
    return sink(param(0, (m, n), float32).store(total), name="matmul")


@languages
@pytest.mark.parametrize("stages", [2, 3, 5, 8])
def test_asynchronous_copies(stages: int, language: str) -> None:
    """The loop has 5 rounds: fewer slots, as many, and more."""
    a, b = halves(64, 160), halves(160, 128)
    tiled = TILED.replace("TILE(o0, 64)", "TILE(o0, 32)").replace("TILE(o1, 64)", "TILE(o1, 32)")
    warps = "TC(r0.in, mma_m16n8k16_f16_f32) UPCAST(o1.in, 4) LOCAL(o0.in, 2) UNROLL(r0.in, 2)"
    schedule = f"{tiled} {staged(stages)} {warps} {VECTORS}"
    made, source = run(matmul(64, 128, 160), schedule, float32, 64 * 128, a, b, language=language)
    assert np.abs(made.reshape(64, 128) - a.astype(np.float64) @ b.astype(np.float64)).max() < 1e-4
    head, barrier, copy = (
        ("$loop", "bar.sync", "cp.async.cg") if language == "PTX" else ("for (", "__syncthreads()", "copy_16(&")
    )
    body = source[source.index(head) :]
    assert re.findall(r"cp\.async\.wait_group (\d+)", source) == [str(stages - 2 if stages <= 5 else 0)]
    assert body.count(barrier) == source.count(barrier) == 1
    assert source.count(copy) == 2 * 2 * (min(stages - 1, 5) + (stages <= 5))
    assert "ld.global" not in source and "st.shared" not in source and "*(const" not in source
    if language == "C":
        return
    assert "rem." not in body  # nobody counts slots anew: they are carried from round to round
    carried = set(re.findall(r"add\.s32 (%r\d+), \1, 2048;", body))
    # that which is read and that which is filled; of 5 rounds each has its own to read
    assert len(carried) == {2: 2, 3: 2, 5: 1, 8: 0}[stages]
    wraps = re.findall(r"and\.b32 (%r\d+), \1, \d+;" if stages & stages - 1 == 0 else r"selp\.b32 (%r\d+), 0, \1,", body)
    assert carried <= set(wraps)


@languages
def test_sizes_that_do_not_divide(language: str) -> None:
    """Nothing is known to begin at a multiple of 4 bytes here: the elements are loaded and stored at once."""
    a, b = halves(100, 75), halves(75, 71)
    made, source = run(matmul(100, 71, 75), f"{PADDED} {TILED} {staged(3)} {WARPS}", float32, 100 * 71, a, b, language=language)
    assert np.abs(made.reshape(100, 71) - a.astype(np.float64) @ b.astype(np.float64)).max() < 1e-4
    assert "cp.async.c" not in source


@languages
def test_masked_vectors_arrive_as_zeros(language: str) -> None:
    """Rows beyond the end, and rounds beyond the last."""
    a, b = halves(40, 96), halves(96, 64)
    schedule = f"PADTO(o0, 64) TILE(o0, 32) TILE(o1, 32) TILE(r0, 32) {staged(3)} TC(r0.in, mma_m16n8k16_f16_f32) LOCAL(o0.in, 2) LOCAL(o1.in, 2)"
    made, source = run(matmul(40, 64, 96), f"{schedule} {VECTORS}", float32, 40 * 64, a, b, language=language)
    assert np.abs(made.reshape(40, 64) - a.astype(np.float64) @ b.astype(np.float64)).max() < 1e-4
    cut = (
        r"cp\.async\.cg\.shared\.global \[\S+\], \[\S+\], 16, %r\d+;"
        if language == "PTX"
        else r"copy_16_or_zeros\(&.* \? 16 : 0\)"
    )
    assert re.search(cut, source)


@languages
@pytest.mark.parametrize("turn", ["^4", ":4"])
def test_vectors_longer_than_what_lies_together(turn: str, language: str) -> None:
    """Each of their lanes has its own place in memory, and a gate of its own where 75 steps end:
    elements are loaded and stored."""
    a, b = halves(32, 75), halves(75, 32)
    panels = STAGED.replace("^8)", f"{turn}, stages=3)")
    schedule = f"PADTO(r0, 96) TILE(r0, 32) {panels} TC(r0.in, mma_m16n8k16_f16_f32) LOCAL(o0, 2) LOCAL(o1, 2)".replace(
        "o0.in", "o0"
    ).replace("o1.in", "o1")
    fills = VECTORS.replace("o1.in", "o1")
    made, source = run(matmul(32, 32, 75), f"{schedule} {fills}", float32, 32 * 32, a, b, language=language)
    assert np.abs(made.reshape(32, 32) - a.astype(np.float64) @ b.astype(np.float64)).max() < 1e-4
    assert "cp.async.c" not in source


@languages
def test_what_is_computed_goes_through_registers(language: str) -> None:
    m = n = 32
    k = 96
    x, y = (
        np.random.default_rng(0).standard_normal((m, k), np.float32),
        np.random.default_rng(1).standard_normal((k, n), np.float32),
    )
    left = param(1, (m, k), float32).exp2().reshape(m, 1, k).expand(m, n, k)
    right = param(2, (k, n), float32).permute(1, 0).reshape(1, n, k).expand(m, n, k)
    ast = sink(param(0, (m, n), float32).store((left * right).sum(2).reshape(m, n)))
    staged = "TILE(r0, 8) STAGE(r0, r0.a, LOCAL, o0/r0.in+1, stages=2) STAGE(r0, r0.b, LOCAL, r0.in/o1, stages=2)"
    items = "LOCAL(o0, 8) LOCAL(o1, 8) UPCAST(o0, 4) UPCAST(o1, 4) VECTOR(r0.b_r0.o1, 4)"
    made, source = run(ast, f"{staged} {items}", float32, m * n, x, y, language=language)
    assert np.abs(made.reshape(m, n) - np.exp2(x.astype(np.float64)) @ y).max() < 1e-4
    assert (
        "ex2.approx" in source and "cp.async.cg" in source and ("st.shared" if language == "PTX" else "r0_a_r0[num") in source
    )
    body = source[source.index("$loop" if language == "PTX" else "for (") :]
    assert body.count("bar.sync" if language == "PTX" else "__syncthreads()") == 1


def test_without_the_instruction_the_loads_stand_before_the_use() -> None:
    """sm_75 has no cp.async: a load crosses the round's products in registers,
    the store is the last of the round."""
    schedule = (
        f"{TILED.replace('64', '32')} {staged(2)} TC(r0.in, mma_m16n8k8_f16_f32) LOCAL(o0.in, 2) LOCAL(o1.in, 2) {VECTORS}"
    )
    program = to_program(matmul(64, 64, 64), PTXRenderer(arch("sm_75")), schedule=parse_schedule(schedule))
    source = next(part.name for part in program.src if part.op is Op.SOURCE)
    loop = source[source.index("bar.sync") :]
    assert "cp.async" not in source and loop.count("bar.sync") == 1
    assert loop.index("ld.global.nc.v4") < loop.index("mma.sync") < loop.index("st.shared.v4")


@languages
def test_arguments_that_begin_anywhere(language: str) -> None:
    """The second form of the kernel has copies of what is aligned: elements of 2 bytes are not."""
    a, b = halves(64, 64), halves(64, 64)
    device = open_device(f"CUDASIM:{language}")
    program = device.compile(
        matmul(64, 64, 64), parse_schedule(f"{TILED.replace('64', '32')} {staged(2)} TC(r0.in, mma_m16n8k16_f16_f32) {VECTORS}")
    )
    room = device.buffer(np.concatenate([np.zeros(1, np.float16), a.ravel()]))
    made = device.empty(64 * 64, float32)
    device.load(program).bind([made, room.view(1, 64 * 64), device.buffer(b)])()
    assert np.abs(made.numpy().reshape(64, 64) - a.astype(np.float64) @ b.astype(np.float64)).max() < 1e-4
