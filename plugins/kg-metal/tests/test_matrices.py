"""Matrix units of MSL: products on METAL:HOST, where an element is at another place in each launch,
what is refused, what default schedules do with them."""

from __future__ import annotations

import numpy as np
import pytest
from golden.kernels import FOR_MATRICES, gemm, gemm_by_licence, gemm_by_matrices
from host_support import msl, run
from kg.compile.program import to_program
from kg.dtype import AddrSpace, DType, bfloat16, float16, float32, int32
from kg.errors import ScheduleError
from kg.ir.build import param, sink
from kg.ir.layouts.fragment import OpaqueFragment
from kg.ir.layouts.tile import OpaqueTile
from kg.ir.uop import UOp
from kg.plugin import LaunchError, source_of
from kg.plugin.registry import open_device
from kg.schedule.opts import parse_schedule
from kg_metal.msl.lint import findings
from kg_metal.msl.renderer import MSLRenderer

MATRICES = MSLRenderer(bfloat=True)
UNITS = {unit.dtype_in[0]: unit.name for unit in MATRICES.tensor_cores}
PANELS = "TILE(r0, 32) STAGE(r0, r0.a, LOCAL, o0/r0.in+8) STAGE(r0, r0.b, LOCAL, r0.in/o1+8{})"
SCHEDULES = {
    "arguments": "TC(r0, {0}) UPCAST(o1, 2)",
    "subgroups": "TC(r0, {0}) LOCAL(o0, 2) LOCAL(o1, 2)",
    "panels": f"{PANELS.format('')} TC(r0.in, {{0}}) LOCAL(o0, 2) UPCAST(o1, 4)",
    "pipelined": f"{PANELS.format(', stages=2').replace('+8)', '+8, stages=2)', 1)} TC(r0.in, {{0}}) LOCAL(o1, 4)",
}


def numbers(shape: tuple[int, int], seed: int) -> np.ndarray:
    return np.random.default_rng(seed).integers(-3, 4, shape).astype(np.float32)


def codes(values: np.ndarray, dtype: DType) -> np.ndarray:
    """As they lie in memory: those of bfloat16 are the upper half of float32's."""
    return (values.view(np.uint32) >> 16).astype(np.uint16) if dtype is bfloat16 else values.astype(dtype.name)


def product(ast: UOp, dtype: DType, a: np.ndarray, b: np.ndarray, schedule: str | None, result: DType = float32) -> np.ndarray:
    device = open_device("METAL:HOST")
    out = device.empty(a.shape[0] * b.shape[1], result)
    program = to_program(ast, MATRICES, device.compiler, None if schedule is None else parse_schedule(schedule))
    assert "simdgroup_multiply_accumulate" in (source_of(program) or "")
    given = [device.buffer(codes(x, dtype).ravel(), dtype) for x in (a, b)]
    device.runtime.load(program).bind([out, *given])()
    return out.numpy().astype(np.float32).reshape(a.shape[0], b.shape[1])


@pytest.mark.parametrize("dtype", UNITS, ids=str)
@pytest.mark.parametrize("name", SCHEDULES)
def test_products(name: str, dtype: DType) -> None:
    a, b = numbers((32, 64), 1), numbers((64, 64), 2)
    found = product(gemm_by_licence(dtype), dtype, a, b, SCHEDULES[name].format(UNITS[dtype]))
    np.testing.assert_array_equal(found, a @ b)


def test_by_default() -> None:
    a, b = numbers((64, 64), 3), numbers((64, 64), 4)
    np.testing.assert_array_equal(product(gemm(), float32, a, b, None), a @ b)
    found = product(gemm_by_matrices(float16), float16, a, b, None, float16)
    np.testing.assert_array_equal(found, np.maximum(a @ b * 0.125, 0))


def test_columns_that_lie_together() -> None:
    """An operand that is stored the other way round is loaded transposed."""
    k, n = param(1, (64, 32), float32).permute(1, 0), param(2, (64, 64), float32)
    spread = k.reshape(32, 64, 1).expand(32, 64, 64) * n.reshape(1, 64, 64).expand(32, 64, 64)
    ast = sink(param(0, (32, 64), float32).store(spread.sum(1).reshape(32, 64)), name="turned")
    a, b = numbers((32, 64), 5), numbers((64, 64), 6)
    schedule = parse_schedule(SCHEDULES["arguments"].format(UNITS[float32]))
    device = open_device("METAL:HOST")
    program, out = to_program(ast, MATRICES, device.compiler, schedule), device.empty(32 * 64, float32)
    assert "ulong2(0, 0), true" in (source_of(program) or "")
    device.runtime.load(program).bind([out, device.buffer(np.ascontiguousarray(a.T).ravel()), device.buffer(b.ravel())])()
    np.testing.assert_array_equal(out.numpy().reshape(32, 64), a @ b)


@pytest.mark.parametrize(
    ("strides", "dtype", "space", "taken"),
    [
        ((64, 1), float32, AddrSpace.GLOBAL, True),
        ((1, 64), float16, AddrSpace.LOCAL, True),
        ((64, 1), bfloat16, AddrSpace.GLOBAL, True),
        ((0, 1), float32, AddrSpace.GLOBAL, False),  # rows that are all one
        ((64, 2), float32, AddrSpace.GLOBAL, False),
        ((64, 1), float32, AddrSpace.SCRATCH, False),
        ((64, 1), int32, AddrSpace.GLOBAL, False),
    ],
)
def test_what_can_be_loaded(strides: tuple[int, int], dtype: DType, space: AddrSpace, taken: bool) -> None:
    assert MATRICES.takes_tile(OpaqueTile(OpaqueFragment(8, 8, 32), strides), dtype, space) is taken


@pytest.mark.parametrize("sizes", [(33, 64, 64), (64, 64, 60), (8, 8, 8)])
def test_sizes_that_default_schedules_leave_alone(sizes: tuple[int, int, int]) -> None:
    source = source_of(to_program(gemm(*sizes), MATRICES)) or ""
    assert "simdgroup" not in source


def test_what_differs_by_element_is_left_alone() -> None:
    a, b = (param(n, (64, 64), float32) for n in (1, 2))
    total = (a.reshape(64, 1, 64).expand(64, 64, 64) * b.reshape(1, 64, 64).expand(64, 64, 64)).sum(2).reshape(64, 64)
    ast = sink(param(0, (64, 64), float32).store(total + param(3, (1, 64), float32).expand(64, 64)), name="biased")
    assert "simdgroup" not in (source_of(to_program(ast, MATRICES)) or "")
    with pytest.raises(ScheduleError, match="the same for all of them"):
        to_program(ast, MATRICES, None, parse_schedule(SCHEDULES["arguments"].format(UNITS[float32])))


def test_bfloat_needs_its_version() -> None:
    assert bfloat16 not in {unit.dtype_in[0] for unit in MSLRenderer().tensor_cores}
    assert "bfloat" not in (source_of(to_program(gemm_by_licence(bfloat16), MSLRenderer())) or "")


@pytest.mark.parametrize("name", FOR_MATRICES)
def test_the_linter_takes_them(name: str) -> None:
    assert findings(source_of(to_program(FOR_MATRICES[name](), MATRICES)) or "") == []


# -- the machine

FLOATS = ("device float *", "device float *")


def test_an_element_is_elsewhere_in_each_launch() -> None:
    """So that nothing can count on where it is."""
    body = "simdgroup_float8x8 m;\nsimdgroup_load(m, a);\nb[place * 2] = m.thread_elements()[0];\nb[place * 2 + 1] = m.thread_elements()[1];"
    source, a = msl(body, FLOATS, 32), np.arange(64, dtype=np.float32)
    found = [np.zeros(64, np.float32) for _ in range(3)]
    for b in found:
        run(source, a, b, items=32)
        assert sorted(b) == a.tolist()
    assert len({tuple(b) for b in found}) == 3


def test_places_and_distances() -> None:
    body = "simdgroup_float8x8 m;\nsimdgroup_load(m, a, 20, ulong2(4, 2), true);\nsimdgroup_store(m, b);"
    a, b = np.arange(400, dtype=np.float32), np.zeros(64, np.float32)
    run(msl(body, FLOATS, 32), a, b, items=32)
    np.testing.assert_array_equal(b.reshape(8, 8), a.reshape(20, 20)[4:12, 2:10].T)


@pytest.mark.parametrize(
    ("body", "items", "message"),
    [
        (
            "simdgroup_float8x8 m;\nif (place < 16) {\n  simdgroup_multiply_accumulate(m, m, m, m);\n}",
            32,
            "multiplies matrices",
        ),
        ("simdgroup_float8x8 m;\nsimdgroup_multiply_accumulate(m, m, m, m);", 16, "less than 32 work-items"),
        ("simdgroup_float8x8 m;\nif (place < 16) {\n  simdgroup_load(m, a);\n}", 32, "exchanges in its SIMD-group"),
        ("simdgroup_float8x8 m;\nsimdgroup_load(m, a, 9);", 32, "access of 4 bytes"),
    ],
)
def test_what_is_wrong(body: str, items: int, message: str) -> None:
    a = np.zeros(64, np.float32)
    with pytest.raises(LaunchError, match=message):
        run(msl(body, items=items), a, items=items)
