"""Entries of the tuning database as text that people exchange:
what is exported, and what an import refuses."""

from __future__ import annotations

import json
import sqlite3
import warnings
from copy import copy
from dataclasses import astuple, replace
from pathlib import Path

import pytest
from kg import errors
from kg.cache import entries as cache
from kg.errors import UnsupportedError
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.schedule.opts import parse_schedule
from kg.target.capabilities import SharedMemory, Vectors, Workers, WorkGroups
from kg.text.program import source_of
from kg_tune import database as tunedb
from kg_tune import state
from kg_tune.database import TuneDbError
from tuned import TUNED, entry, keep, kernel, made, tools


def test_text_goes_out_and_comes_in():
    tunedb.store([entry(1), entry(2)])
    text = tunedb.export_text(tunedb.entries())
    assert tunedb.clear() == 2
    assert tunedb.store(tunedb.import_text(text)) == 2
    assert tunedb.entries() == [entry(1), entry(2)]


def sealed_row(schedule: str = TUNED, **changes: object) -> tuple[str, ...]:
    """A row that somebody wrote who knows how the seal is made."""
    *_, record, _ = tunedb._row(entry(1))
    facts = json.loads(record)
    facts.update(changes)
    parts = (*astuple(entry(1).key), schedule, json.dumps({k: v for k, v in facts.items() if v is not None}))
    return (*parts, cache.digest_of(*parts))


def line_of(row: tuple[str, ...]) -> str:
    return tunedb.export_text([]) + json.dumps(dict(zip(tunedb._COLUMNS, row, strict=True)))


WRONG = [
    {"seconds": "fast"},
    {"seconds": True},
    {"seconds": -1.0},
    {"seconds": float("nan")},
    {"default_seconds": 10**400},
    {"default_seconds": float("inf")},
    {"kernel": 3},
    {"kernel": ["twice"]},
    {"kernel": "\ud800"},
    {"date": 2026},
    {"variables": None},
    {"verdict": {}},
    {"more": "than there should be"},
    {"key": "another"},
]


@pytest.mark.parametrize("changes", WRONG)
def test_every_field_is_of_its_type(directory: Path, changes: dict[str, object], capsys: pytest.CaptureFixture[str]):
    from kg.cli import main

    row = sealed_row(**changes)
    with pytest.raises(TuneDbError, match="line 2 is no entry"):
        tunedb.import_text(line_of(row))
    tunedb.store([entry(2)])
    with sqlite3.connect(directory / state.TUNED) as database:
        database.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", row)
    database.close()
    assert tunedb.find(entry(1).key) is None and tunedb.entries() == [entry(2)]
    assert main(["tune", "--list"]) == 0 and "1 entries" in capsys.readouterr().out


@pytest.mark.parametrize("line", ["[" * 100_000, "9" * 5000, "null", '{"ast": 1}', '"\ud800"', "{" * 9])
def test_lines_that_are_no_json_or_another(line: str):
    with pytest.raises(TuneDbError, match="line 2 is no entry"):
        tunedb.import_text(tunedb.export_text([]) + line)


def test_text_that_is_damaged_in_the_file_is_no_entry(directory: Path):
    tunedb.store([entry(1), entry(2)])
    with sqlite3.connect(directory / state.TUNED) as database:
        database.execute("UPDATE entries SET schedule = CAST(x'ff80' AS TEXT) WHERE ast = ?", (entry(1).key.ast,))
    database.close()
    assert tunedb.entries() == [entry(2)]


@pytest.mark.parametrize("schedule", ["THREAD(o0, 3)", "UPCAST(o0, 4, LOCAL)", "MERGE(o0, o1, peel)"])
def test_what_no_target_takes_is_refused_on_import(schedule: str):
    with pytest.raises(
        TuneDbError, match=r"line 2, for kernel k, has a schedule that is always refused: .*Nothing is taken over"
    ):
        tunedb.import_text(line_of(sealed_row(schedule)))


@pytest.mark.parametrize("schedule", ["TC(r0, 5)", "VECTOR(o0, 4)", "LOCAL(o0, 4)", "THREAD(o0)", "STAGE(r0, p1, LOCAL)"])
def test_what_the_target_lacks_is_refused_on_import(schedule: str):
    renderer, compiler = tools()
    other = copy(renderer)
    other.vectors, other.work_groups, other.shared_memory, other.workers = Vectors(), WorkGroups(), SharedMemory(), Workers()
    key = tunedb.key_of(kernel(), other, compiler)
    assert key is not None
    text = tunedb.export_text([replace(entry(1), key=key, schedule=schedule)])
    with pytest.raises(TuneDbError, match=r"line 2, for kernel k, has a schedule that is always refused: .*REF"):
        tunedb.import_text(text, other, compiler)
    assert len(tunedb.import_text(text, renderer, compiler)) == 1  # of another target: not used here


@pytest.mark.parametrize(
    "schedule", ["UPCAST(no_such_axis, 4)", "UPCAST(o0, 1000000)", "UNROLL(o0, 4)", f"UPCAST(o0, {'9' * 15})"]
)
def test_an_entry_that_is_refused_when_it_is_used_is_named_once(schedule: str):
    ast, device = kernel("refused"), open_device("REF")
    key = tunedb.key_of(ast, *tools())
    assert key is not None
    tunedb.store([replace(entry(1), key=key, schedule=schedule)])
    with pytest.warns(UserWarning, match=r"refused gets its default schedule: U.* is refused \(U.*kg tune") as said:
        for _ in range(2):
            assert source_of(device.compile(ast)) == made(ast, None)
            assert device.plan(ast).alone is not None
            cache.programs.forget()
    assert len(said) == 1
    errors._warned.clear()  # another process: the entry is not tried again, and named again
    with pytest.warns(UserWarning, match="refused gets its default schedule"):
        assert tunedb.tuned_schedule(ast, *tools()) is None
    keep(ast)  # tuned again
    assert source_of(device.compile(ast)) == made(ast, TUNED)


def test_a_schedule_is_not_blamed_for_what_is_wrong_with_the_kernel(monkeypatch: pytest.MonkeyPatch):
    ast = kernel()
    keep(ast)

    def fails(*_: object) -> UOp:
        raise UnsupportedError("no such thing here")

    monkeypatch.setattr("kg.compile.program.to_program", fails)
    with warnings.catch_warnings(), pytest.raises(UnsupportedError, match="no such thing"):
        warnings.simplefilter("error")
        open_device("REF").compile(ast)
    monkeypatch.undo()
    assert tunedb.tuned_schedule(ast, *tools()) == parse_schedule(TUNED)


def test_what_others_wrote_moves_no_cursor(capsys: pytest.CaptureFixture[str]):
    from kg.cli import main

    tunedb.store([replace(entry(1), kernel="\x1b[2Jgone", variables="n\r=1", schedule="UPCAST(o0, 4)")])
    assert main(["tune", "--list"]) == 0
    shown = capsys.readouterr().out
    assert "\\x1b[2Jgone n\\r=1" in shown and "\x1b" not in shown


def test_a_file_that_is_no_text_is_refused(directory: Path, capsys: pytest.CaptureFixture[str]):
    from kg.cli import main

    place = directory.parent / "schedules.txt"
    place.write_bytes(b"\xff\xfe\x00")
    assert main(["tune", "--import", str(place), "--device", "REF"]) == 2
    assert "this is no list of schedules" in capsys.readouterr().err


def test_text_that_was_changed_is_refused_with_its_line():
    text = tunedb.export_text([entry(1), replace(entry(2), schedule="UPCAST(o0, 2)")])
    with pytest.raises(TuneDbError, match="line 3 is no entry"):
        tunedb.import_text(text.replace("UPCAST(o0, 2)", "UPCAST(o0, 16)"))
    with pytest.raises(TuneDbError, match="line 2 is no entry"):
        tunedb.import_text(text.splitlines()[0] + "\n{}\n")
    with pytest.raises(TuneDbError, match="first line"):
        tunedb.import_text("something else\n")
