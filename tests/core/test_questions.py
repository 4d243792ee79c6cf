"""The table of what `Renderer.supports` is asked, held against every question
that is asked while kernels are compiled for all our targets."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from golden.kernels import FOR_SUBGROUPS, KERNELS
from golden.renderers import REFUSED, RENDERERS, WITH_SUBGROUPS
from kg.dtype import STORABLE, DType
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.passes.pipeline import full_rewrite_to_sink
from kg.plugin.api import Target
from kg.plugin.registry import open_toolchain
from kg.rewrite.spec.stages import STAGES
from kg.schedule.context import Context
from kg.schedule.opts import parse_schedule
from kg.target.renderer import Renderer
from kg_conformance.kernels import batch
from kg_conformance.subject import Subject

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

from documenting.question_table import ASKED, NEVER, may_be_asked, unlisted

Asked = tuple[Op, DType, int]
NAMES = (
    "TOY",
    "CPU-C@avx2",
    "CPU-LLVM@avx512",
    "CUDA-PTX@sm_90",
    "OPENCL-C@gpu",
    "OPENCL-C@cpu",
    "WEBGPU-WGSL",
    "WEBGPU-WGSL@subgroups",
    "REF",
)


def renderer_of(name: str) -> Renderer:
    return open_toolchain(Target("TOY"))[0] if name == "TOY" else (RENDERERS | WITH_SUBGROUPS)[name][0]()


def kernels_of(name: str, renderer: Renderer) -> Iterator[tuple[UOp, str | None]]:
    """The golden kernels, with their default schedules, and every op of every dtype
    of the suite's tier 20 at a few widths."""
    if name in WITH_SUBGROUPS:
        yield from ((KERNELS[kernel](), None) for kernel in FOR_SUBGROUPS)
    else:
        yield from ((make(), None) for kernel, make in KERNELS.items() if (name, kernel) not in REFUSED)
        subject = Subject(name.partition("@")[0].replace("-", ":") if name != "REF" else name, renderer=renderer)
        yield from ((b.ast(), b.schedule) for dtype in STORABLE for b in batch.batches(subject, dtype) if b.lanes in (1, 4))


@cache
def recorded(name: str) -> tuple[frozenset[Asked], frozenset[int]]:
    """Every question, and the lanes of every value that was there after some pass."""
    renderer = renderer_of(name)
    supports, asked, lanes = renderer.supports, set[Asked](), {1}

    def record(op: Op, dtype: DType, count: int) -> bool:
        asked.add((op, dtype, count))
        return supports(op, dtype, count)

    def observe(step: str, sink: UOp, context: Context) -> None:
        lanes.update(u.lanes for u in sink.toposort() if isinstance(u.dtype, DType))

    renderer.supports = record  # type: ignore[method-assign]
    for ast, schedule in kernels_of(name, renderer):
        full_rewrite_to_sink(ast, Context(renderer, None if schedule is None else parse_schedule(schedule), observe=observe))
    return frozenset(asked), frozenset(lanes)


@pytest.mark.parametrize("name", NAMES)
def test_only_what_the_table_has_is_asked(name: str):
    asked, _ = recorded(name)
    wrong = sorted(f"{op.name} of {dtype}" for op, dtype, _ in asked if not may_be_asked(op, dtype))
    assert asked and not wrong, f"asked, and not in tools/documenting/question_table.py: {', '.join(dict.fromkeys(wrong))}"


@pytest.mark.parametrize("name", NAMES)
def test_lanes_are_those_of_values_or_powers_of_two_below(name: str):
    asked, lanes = recorded(name)
    widest = max(lanes)
    joined = {16, 8, 4, 2} if "vectorize_accesses" in [p.name for p in renderer_of(name).passes] else set[int]()
    wrong = [
        f"{op.name} of {dtype} at {count}"
        for op, dtype, count in asked
        if count not in lanes
        and not (count < widest and count & (count - 1) == 0)
        and not (op in (Op.LOAD, Op.STORE) and count in joined)
    ]
    assert not wrong, f"asked at widths that no value has: {wrong}"


def test_every_question_of_the_table_is_asked():
    """But for shuffles: no unit of these targets needs one.
    One that does, and asks, is in libraries/kg-tiles/tests/test_back_to_back_shuffles.py."""
    asked = {Op.SUBGROUP_SHUFFLE} | {op for name in NAMES for op, _, _ in recorded(name)[0]}
    idle = [op.name for q in ASKED for op in q.ops if op not in asked]
    assert not idle, f"in the table, and never asked: {idle}"


def test_comparisons_and_choices_are_asked_on_what_they_compare_and_choose_from():
    """WHERE and comparisons on float32 are asked as such, on vectors too."""
    asked, _ = recorded("CPU-C@avx2")
    for op in (Op.WHERE, Op.CMPLT):
        assert {(dtype.name, lanes) for o, dtype, lanes in asked if o is op} >= {("float32", 1), ("float32", 4)}


def test_every_op_of_a_program_is_asked_or_never_asked():
    listed = [op for q in ASKED for op in q.ops] + list(NEVER)
    assert len(listed) == len(set(listed)) and not unlisted()
    assert set(listed) == set(STAGES["lowered"].nodes), "the table and the spec of `lowered` name different ops"
