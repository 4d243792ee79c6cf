"""`kg explain` shows the schedule that is used:
replayed by --schedule it gives the source again, whoever chose it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import copy
from pathlib import Path

import pytest
from kg.cache import entries as cache
from kg.cli import main
from kg.compile.program import to_program
from kg.dtype import float32
from kg.ir.build import param, sink
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.schedule.opts import Opt, parse_schedule
from kg.settings import override
from kg.target.renderer import Scheduler
from kg.text.graphs import format_graph
from kg_tune import database as tunedb
from kg_tune.explain.stages import Wanted, explain
from kg_tune.result import TuneResult

OTHER = "UPCAST(o1, 4)"


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Path]:
    path = tmp_path / "negated.kg"
    path.write_text(format_graph(kernel()))
    with override(cache_dir=str(tmp_path / "cache"), no_cache=False, tune="use"):
        yield path
    for kept in (cache.programs, cache.binaries):
        kept.forget()


def kernel() -> UOp:
    return sink(param(0, (16, 64), float32).store(-param(1, (16, 64), float32)), name="negated")


def shown(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["explain", *arguments]) == 0
    return capsys.readouterr().out


def replayed(capsys: pytest.CaptureFixture[str], file: Path, origin: str) -> str:
    """The schedule that is shown, which gives the same source when it is given."""
    target = (str(file), "--device", "CPU:LLVM")
    found = re.search(rf"^{origin}: (.*)$", shown(capsys, *target, "--stage", "choose_schedule"), re.MULTILINE)
    assert found
    source = shown(capsys, *target, "--source")
    assert shown(capsys, *target, "--schedule", found[1], "--source") == source
    assert "negated" in source
    return found[1]


def test_the_default_schedule(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It begins with what choosing had to find out: the axes that can be one."""
    assert replayed(capsys, file, "chosen").startswith("MERGE(o0, o1)")


def test_a_tuned_schedule(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    device = open_device("CPU:LLVM")
    result = TuneResult(parse_schedule(OTHER), 0.5, (), 1.0, improved=True, tried=3, edges=True)
    assert tunedb.keep(kernel(), device.renderer, device.compiler, result) is not None
    assert replayed(capsys, file, "tuned") == OTHER


def test_a_schedule_of_a_plugin() -> None:
    renderer = copy(open_device("CPU:LLVM").renderer)
    renderer.schedulers = (Scheduler("other", "kg_other", lambda sink, renderer: parse_schedule(OTHER)),)
    shown = "".join(explain(kernel(), renderer, None, None, Wanted.of(["choose_schedule", "source"], renderer)))
    assert f"chosen: {OTHER}\n" in shown
    assert "".join(explain(kernel(), renderer, None, parse_schedule(OTHER), Wanted.of(["source"], renderer))) in shown


def test_what_observes_sees_the_schedule_that_is_used() -> None:
    seen: list[tuple[Opt, ...] | None] = []
    given = parse_schedule(OTHER)
    to_program(
        kernel(), open_device("REF").renderer, None, given, observe=lambda name, graph, context: seen.append(context.schedule)
    )
    assert set(seen) == {given}
