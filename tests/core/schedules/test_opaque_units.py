"""A matrix unit whose fragments are opaque, as Metal's simdgroup_matrix:
loaded, stored, multiplied, computed with uniformly; results on REF, text as such a target writes it."""

from __future__ import annotations

import re
from collections.abc import Sequence

import numpy as np
import pytest
from kg.compile.program import to_program
from kg.dtype import DType, float16, float32, index, void
from kg.errors import ScheduleError, SpecError
from kg.ir import monoid
from kg.ir.args import KernelInfo
from kg.ir.build import const, param, sink
from kg.ir.indexing import number
from kg.ir.layouts.fragment import OpaqueFragment
from kg.ir.layouts.tensorcore import TensorCore
from kg.ir.layouts.tile import OpaqueTile
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.rewrite.spec.stages import verify
from kg.runtime.devices.ref import RefRenderer
from kg.schedule.opts import parse_schedule
from kg.text.graphs import format_dim, format_graph, parse_graph
from kg.text.program import ordered_uops
from kg_tiles import OPTS

M, N, K = 32, 48, 64
MATRIX = OpaqueFragment(8, 8, 32)
UNIT = TensorCore("simdgroup_m8n8k8_f16_f32", (8, 8, 8), 32, (float16, float16), float32, MATRIX, MATRIX, MATRIX)


class Simdgroups(RefRenderer):
    """REF with this unit alone."""

    tensor_cores = (UNIT,)
    opts = OPTS


class SimdgroupText(Simdgroups):
    """What a target writes of it: a matrix is one value, and its place a pointer and the distance of rows."""

    language = "simdgroups"

    def render(self, uops: Sequence[UOp]) -> str:
        lines: list[str] = []
        for u in uops:
            where = ""
            if u.op in (Op.LOAD, Op.STORE) and u.src[0].src[1].op is Op.TILE_INDEX:
                memory, places = u.src[0].src
                name = memory.name if memory.op is Op.DEFINE_LOCAL else f"data{memory.slot}"
                rows, columns = places.arg.strides
                where = f"{name} + {format_dim(places.src[0])}, {rows if columns == 1 else columns}{'' if columns == 1 else ', transposed'}"
            if where and u.op is Op.LOAD:
                lines.append(f"simdgroup_load({where})")
            elif where:
                lines.append(f"simdgroup_store({where})")
            elif u.op is Op.WMMA:
                lines.append("simdgroup_multiply_accumulate")
        return re.sub(r"special (g\d)\(\d+\)", r"\1", "\n".join(lines))


def product(*, left_turned: bool = False, add: float = 0.0, times: float = 1.0) -> UOp:
    """a @ b * times + add; turned: stored as a[k, m]."""
    a, b = param(1, (K, M) if left_turned else (M, K), float16), param(2, (K, N), float16)
    a = a.permute(1, 0) if left_turned else a
    spread = a.cast(float32).reshape(M, K, 1).expand(M, K, N) * b.cast(float32).reshape(1, K, N).expand(M, K, N)
    value = spread.reduce(monoid.ADD, 1).reshape(M, N)
    value = value if times == 1.0 else value * times
    return sink(param(0, (M, N), float32).store(value if add == 0.0 else value + add), name="product")


STAGED = "TILE(r0, 32) STAGE(r0, r0.a, LOCAL, o0/r0.in+8) STAGE(r0, r0.b, LOCAL, r0.in/o1{})"
SCHEDULES = {
    "arguments": "TC(r0, {0})",
    "several": "TC(r0, {0}) UPCAST(o1, 2) UPCAST(o0, 2) UNROLL(r0, 2)",
    "subgroups": "TC(r0, {0}) LOCAL(o0, 2) LOCAL(o1, 3)",
    "panels": f"{STAGED.format('')} TC(r0.in, {{0}}) LOCAL(o0, 2) UPCAST(o1, 3)",
    "panels_of_two_stages": f"{STAGED.format(', stages=2').replace('+8)', '+8, stages=2)')} TC(r0.in, {{0}}) LOCAL(o0, 4)",
}


@pytest.mark.parametrize("turned", [False, True], ids=["rows", "columns"])
@pytest.mark.parametrize("name", SCHEDULES)
def test_products(name: str, turned: bool) -> None:
    ast = product(left_turned=turned, add=1.0, times=2.0)
    program = to_program(ast, Simdgroups(), None, parse_schedule(SCHEDULES[name].format(UNIT.name)))
    uops = ordered_uops(program)
    assert any(u.op is Op.WMMA for u in uops) and not any(u.op is Op.GEP for u in uops)
    assert parse_graph(format_graph(program.src[0])) is program.src[0]
    device, random = open_device("REF"), np.random.default_rng(0)
    a, b = (random.integers(-3, 4, s).astype(np.float16) for s in ((M, K), (K, N)))
    out = device.empty(M * N, float32)
    given = np.ascontiguousarray(a.T if turned else a)
    device.runtime.load(program).bind([out, device.buffer(given.ravel()), device.buffer(b.ravel())])()
    np.testing.assert_array_equal(out.numpy().reshape(M, N), a.astype(np.float32) @ b.astype(np.float32) * 2 + 1)


def test_its_text() -> None:
    program = to_program(product(left_turned=True), SimdgroupText(), None, parse_schedule(f"TC(r0, {UNIT.name})"))
    text = next(part.name for part in program.src if part.op is Op.SOURCE)
    assert text.splitlines() == [
        "simdgroup_load(data1 + g1*8 + r0*256, 32, transposed)",
        "simdgroup_load(data2 + g0*8 + r0*384, 48)",
        "simdgroup_multiply_accumulate",
        "simdgroup_store(data0 + g0*8 + g1*384, 48)",
    ]


def test_the_default_schedule_leaves_it_alone() -> None:
    """Strategies stage swizzled panels, which it can't read."""
    program = to_program(product(), Simdgroups())
    assert not any(u.op is Op.WMMA for u in ordered_uops(program))


def test_what_is_refused() -> None:
    a, b = param(1, (M, K), float16), param(2, (K, N), float16)
    spread = a.cast(float32).reshape(M, K, 1).expand(M, K, N) * b.cast(float32).reshape(1, K, N).expand(M, K, N)
    biased = spread.reduce(monoid.ADD, 1).reshape(M, N) + param(3, (1, N), float32).expand(M, N)
    cases = [
        (
            sink(param(0, (M, N), float32).store(biased), name="biased"),
            SCHEDULES["arguments"],
            "the same for all of them, and LOAD is not",
        ),
        (product(), SCHEDULES["panels"].replace("+8", "^8"), "swizzled or cut.*pad them"),
        (product(), "TC(r0, {0}) VECTOR(o1, 2)", "VECTOR|vectors"),
    ]
    for ast, schedule, message in cases:
        with pytest.raises(ScheduleError, match=message):
            to_program(ast, Simdgroups(), None, parse_schedule(schedule.format(UNIT.name)))


# -- graphs that ask where an element is

MEMORY = param(0, (64,), float32)
LANE = UOp(Op.SPECIAL, index, (number(32),), "l0")


def address(dtype: DType, slot: int) -> UOp:
    places = UOp(Op.TILE_INDEX, index.vec(2), (number(0), LANE), OpaqueTile(MATRIX, (8, 1)))
    return UOp(Op.INDEX, dtype, (param(slot, (64,), dtype), places))


def loaded(dtype: DType, slot: int) -> UOp:
    return UOp(Op.LOAD, dtype.vec(2), (address(dtype, slot),))


def test_nobody_asks_where_an_element_is() -> None:
    a, b = loaded(float16, 1), loaded(float16, 2)
    made = UOp(Op.WMMA, float32.vec(2), (a, b, const(0.0, float32.vec(2))), UNIT)
    plain = UOp(Op.LOAD, float16.vec(2), (UOp(Op.INDEX, float16, (param(1, (64,), float16), number(0))),))

    def stored(at: UOp, value: UOp) -> UOp:
        return UOp(Op.SINK, void, (UOp(Op.STORE, void, (at, value)),), KernelInfo("kernel"))

    single = UOp(Op.INDEX, float32, (MEMORY, number(0)))
    verify(stored(address(float32, 0), made * const(2.0, float32.vec(2))), "expanded")
    for graph, words in (
        (stored(single, made), "STORE asks where"),
        (stored(single, made.lane(0)), "GEP asks where"),
        (stored(address(float32, 0), made.replace(src=(plain, *made.src[1:]))), "multiplies opaque fragments"),
    ):
        with pytest.raises(SpecError, match=words):
            verify(graph, "expanded")
