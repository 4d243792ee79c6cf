"""A kernel, what a search found for it, and entries of it in the tuning database."""

from __future__ import annotations

from kg.compile.program import to_program
from kg.dtype import float32
from kg.ir.build import param, sink
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.schedule.opts import parse_schedule
from kg.text.program import source_of
from kg_tune import database as tunedb
from kg_tune.database import Entry, Key
from kg_tune.result import TuneResult

N = 64


TUNED = "UPCAST(o0, 4)"


def kernel(name: str = "twice", factor: float = 2.0) -> UOp:
    return sink(param(0, (N,), float32).store(param(1, (N,), float32) * factor), name=name)


def tools():
    device = open_device("REF")
    return device.renderer, device.compiler


def result(schedule: str = TUNED) -> TuneResult:
    return TuneResult(parse_schedule(schedule), 0.5, (), 1.0, improved=True, tried=3, edges=True)


def keep(ast: UOp, schedule: str = TUNED) -> Entry:
    entry = tunedb.keep(ast, *tools(), result(schedule))
    assert entry is not None
    return entry


def made(ast: UOp, schedule: str | None) -> str:
    return source_of(to_program(ast, *tools(), None if schedule is None else parse_schedule(schedule)))


def entry(number: int) -> Entry:
    key = Key(f"{number:064x}", "b" * 64, "c" * 64)
    return Entry(key, TUNED, "k", "REF:PY", 0.5, "", 1.0, "as the oracle says", "2026-01-01 00:00:00")
