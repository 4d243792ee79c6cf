"""The tuning database: used for the same kernel, target and sources only; damaged or foreign entries never."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
import warnings
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from dataclasses import astuple, replace
from pathlib import Path
from typing import Any

import pytest
from kg import errors
from kg.cache import entries as cache
from kg.compile import programs
from kg.compile.program import to_program
from kg.dtype import float32
from kg.errors import KgError, UnsupportedError
from kg.ir.build import param, sink
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.schedule.opts import parse_schedule
from kg.settings import SettingError, Settings, override
from kg.target.capabilities import Caches, SharedMemory, Vectors, Workers, WorkGroups
from kg.text.program import source_of
from kg_tune import database as tunedb
from kg_tune import search, state
from kg_tune.database import Entry, Key, TuneDbError
from kg_tune.result import TuneResult

N = 64
TUNED = "UPCAST(o0, 4)"


def kernel(name: str = "twice", factor: float = 2.0) -> UOp:
    return sink(param(0, (N,), float32).store(param(1, (N,), float32) * factor), name=name)


@pytest.fixture(autouse=True)
def directory(tmp_path: Path) -> Iterator[Path]:
    place = tmp_path / "cache"
    for kept in (cache.programs, cache.binaries):
        kept.forget()
    with override(cache_dir=str(place), no_cache=False, tune="use", check=False, record=""):
        yield place
    for kept in (cache.programs, cache.binaries):
        kept.forget()


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


def test_what_was_kept_is_compiled_without_being_asked_for():
    ast = kernel()
    assert source_of(open_device("REF").compile(ast)) == made(ast, None) != made(ast, TUNED)
    keep(ast)
    assert source_of(open_device("REF").compile(ast)) == made(ast, TUNED)
    assert source_of(open_device("REF").compile(ast, "UPCAST(o0, 2)")) == made(ast, "UPCAST(o0, 2)")
    assert source_of(open_device("REF").compile(ast, "")) == made(ast, "")


def test_another_name_is_the_same_kernel_another_constant_is_not():
    keep(kernel())
    assert tunedb.tuned_schedule(kernel("other"), *tools()) == parse_schedule(TUNED)
    assert tunedb.tuned_schedule(kernel(factor=3.0), *tools()) is None


def test_off_asks_nobody():
    ast = kernel()
    keep(ast)
    with override(tune="off"):
        assert source_of(open_device("REF").compile(ast)) == made(ast, None)


def test_no_cache_keeps_and_finds_nothing(directory: Path):
    keep(kernel())
    with override(no_cache=True):
        assert tunedb.tuned_schedule(kernel(), *tools()) is None
        assert tunedb.keep(kernel(), *tools(), result()) is None


@pytest.mark.parametrize("changes", [{"contract": False}, {"sanitize": True}, {"threads": 3}])
def test_other_settings_are_another_kernel(changes: dict[str, object]):
    keep(kernel())
    with override(**changes):
        assert tunedb.tuned_schedule(kernel(), *tools()) is None


def test_another_target_is_foreign():
    keep(kernel())
    renderer, compiler = tools()
    other = copy(renderer)
    assert tunedb.tuned_schedule(kernel(), other, compiler) == parse_schedule(TUNED)
    other.caches = Caches((1234,))
    assert tunedb.tuned_schedule(kernel(), other, compiler) is None


def test_other_sources_make_an_entry_stale(monkeypatch: pytest.MonkeyPatch):
    keep(kernel())
    monkeypatch.setattr(programs, "source_fingerprint", lambda packages: "edited")
    assert tunedb.tuned_schedule(kernel(), *tools()) is None


def test_sources_edited_since_the_start_are_not_kept_under(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(programs, "edited_since", lambda start, packages: True)
    with pytest.warns(UserWarning, match="is not kept: sources of kg"):
        assert tunedb.keep(kernel(), *tools(), result()) is None
    assert tunedb.tuned_schedule(kernel(), *tools()) is None


def test_a_newer_result_takes_the_place_of_an_older_one_at_once():
    for schedule in (TUNED, "UPCAST(o0, 8)", ""):
        keep(kernel(), schedule)
        assert tunedb.tuned_schedule(kernel(), *tools()) == parse_schedule(schedule)
    assert len(tunedb.entries()) == 1 and tunedb.clear() == 1
    assert tunedb.tuned_schedule(kernel(), *tools()) is None


def test_sqlite_is_asked_once_for_a_kernel(monkeypatch: pytest.MonkeyPatch):
    keep(kernel())
    asked = []
    find = tunedb.find
    monkeypatch.setattr(tunedb, "find", lambda key: asked.append(key) or find(key))
    for _ in range(3):
        assert tunedb.tuned_schedule(kernel(), *tools()) and tunedb.tuned_schedule(kernel(factor=5.0), *tools()) is None
    assert len(asked) == 2
    cache.programs.forget()  # another process of later
    assert tunedb.tuned_schedule(kernel(), *tools()) and len(asked) == 2


def test_a_file_that_is_no_database_is_begun_anew_with_a_warning(directory: Path):
    keep(kernel())
    (directory / state.TUNED).write_bytes(b"no database" * 100)
    with pytest.warns(UserWarning, match="was damaged.*begun anew"):
        assert tunedb.tuned_schedule(kernel(), *tools()) is None
    keep(kernel())
    assert tunedb.tuned_schedule(kernel(), *tools()) == parse_schedule(TUNED)


def test_a_database_of_another_form_is_begun_anew(directory: Path):
    directory.mkdir(mode=0o700)
    with sqlite3.connect(directory / state.TUNED) as database:
        database.execute("CREATE TABLE entries (something)")
    database.close()
    with pytest.warns(UserWarning, match="of another form"):
        keep(kernel())
    assert len(tunedb.entries()) == 1


@pytest.mark.parametrize("column", ["schedule", "record", "ast"])
def test_a_changed_row_is_not_used(directory: Path, column: str):
    keep(kernel())
    other = tunedb.key_of(kernel(factor=3.0), *tools())
    assert other is not None
    value = {"schedule": "UPCAST(o0, 8)", "record": "{}", "ast": other.ast}[column]
    with sqlite3.connect(directory / state.TUNED) as database:
        database.execute(f"UPDATE entries SET {column} = ?", (value,))
    database.close()
    assert tunedb.tuned_schedule(kernel(), *tools()) is None
    assert tunedb.tuned_schedule(kernel(factor=3.0), *tools()) is None
    assert tunedb.entries() == []


def test_damaged_pages_are_found(directory: Path):
    tunedb.store(entry(i) for i in range(200))
    file = directory / state.TUNED
    data = bytearray(file.read_bytes())
    data[4096:] = b"\xff" * (len(data) - 4096)
    file.write_bytes(data)
    with pytest.warns(UserWarning, match="was damaged"):
        assert tunedb.entries() == []
    assert tunedb.store([entry(1)]) == 1 and len(tunedb.entries()) == 1


WRITER = """
import sys
from kg_tune import search
from kg_tune import database as tunedb
from kg_tune import state
from kg_tune.database import Entry, Key
first = int(sys.argv[1])
for i in range(first, first + 20):
    key = Key(f"{i:064x}", "b" * 64, "c" * 64)
    tunedb.store([Entry(key, "UPCAST(o0, 4)", "k", "REF:PY", 0.5, "", 1.0, "right", "2026-01-01 00:00:00")])
    assert tunedb.find(key) is not None
"""


def test_many_processes_write_at_once(directory: Path):
    import os

    environment = {**os.environ, "KG_CACHE_DIR": str(directory), "KG_NO_CACHE": "0"}
    command = [sys.executable, "-c", WRITER]
    writers = [subprocess.Popen([*command, str(100 * n)], env=environment, stderr=subprocess.PIPE) for n in range(6)]
    for writer in writers:
        _, said = writer.communicate()
        assert writer.returncode == 0, said.decode()
    assert len(tunedb.entries()) == 120


def test_a_database_that_another_process_holds_is_an_error_that_says_so(directory: Path, monkeypatch: pytest.MonkeyPatch):
    keep(kernel())
    monkeypatch.setattr(tunedb, "WAIT", 0.05)
    holder = sqlite3.connect(directory / state.TUNED, isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    with pytest.raises(TuneDbError, match="can't be used now"):
        keep(kernel())
    # who only compiles is not held up by it
    with pytest.warns(UserWarning, match="can't be used now"):
        assert tunedb.tuned_schedule(kernel(factor=9.0), *tools()) is None
    holder.close()


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


@pytest.mark.parametrize(("text", "means"), [("off", ("off", 0.0)), ("use", ("use", 0.0)), ("search:2.5", ("search", 2.5))])
def test_the_setting(text: str, means: tuple[str, float]):
    assert Settings(tune=text).tuning() == means
    assert Settings(tune="SEARCH").tuning()[0] == "search" and Settings(tune="search").tuning()[1] > 1


@pytest.mark.parametrize(
    "text", ["maybe", "search:long", "search:-1", "search:inf", "use:3", "search:nan", "search:1e308", "search:" + "9" * 5000]
)
def test_a_bad_setting_is_named(text: str):
    with pytest.raises(SettingError, match="KG_TUNE="):
        Settings(tune=text).tuning()


def test_searching_when_a_kernel_is_first_compiled(monkeypatch: pytest.MonkeyPatch):
    """The search ends because nothing new is found, however slow the machine: it has far more time than it needs."""
    ast, tune = kernel(), search.tune
    seconds: list[float] = []

    def narrow(*given: Any, **options: Any) -> TuneResult:
        seconds.append(options["seconds"])
        with ThreadPoolExecutor(1) as executor:
            return tune(*given, **options, width=1, executor=executor)

    monkeypatch.setattr(search, "tune", narrow)
    with override(tune="search:200"):
        program = open_device("REF").compile(ast)
    (found,) = tunedb.entries()
    assert seconds == [200.0] and found.kernel == "twice" and found.device.startswith("REF")
    assert source_of(program) == made(ast, found.schedule)


def test_a_kernel_that_can_not_be_tuned_gets_its_default_with_a_warning():
    from kg.ir.build import variable

    n = variable("n", 1, 100)
    ast = sink(param(0, (n,), float32).store(param(1, (n,), float32) + 1.0), name="any_size")
    with override(tune="search:1"), pytest.warns(UserWarning, match="any_size gets its default schedule.*say for which n"):
        assert source_of(open_device("REF").compile(ast)) == made(ast, None)


def test_a_search_that_can_not_begin_stops_no_program(monkeypatch: pytest.MonkeyPatch):
    """As with sources that were edited since the process began, or workers that are gone."""
    ast = kernel()

    def fails(*_: object, **__: object) -> TuneResult:
        raise KgError("the executor takes no more work")

    monkeypatch.setattr("kg_tune.search.tune", fails)
    with override(tune="search:1"), pytest.warns(UserWarning, match="twice gets its default schedule: the executor takes no"):
        assert source_of(open_device("REF").compile(ast)) == made(ast, None)


def test_an_entry_says_for_which_sizes_it_was_found(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    from kg.cli import main
    from kg.ir.build import variable

    n, m = variable("n", 1, 100), variable("m", 1, 100)
    ast = sink(param(0, (n, m), float32).store(param(1, (n, m), float32) + 1.0), name="any_size")
    monkeypatch.setattr(search.Search, "run", lambda *_: result())
    search.tune(ast, open_device("REF"), seconds=1, variables={"n": 8, "m": 3})
    (found,) = tunedb.entries()
    assert found.variables == "m=3 n=8"
    assert main(["tune", "--list"]) == 0
    assert "any_size m=3 n=8" in capsys.readouterr().out


def test_plans_are_made_of_tuned_programs():
    ast, device = kernel(), open_device("REF")
    assert device.plan(ast).alone is not None
    for schedule in (None, TUNED, "UPCAST(o0, 8)"):
        if schedule is not None:
            keep(ast, schedule)
        for _ in range(2):  # made, then found
            program = device.plan(ast).alone
            assert program is not None and source_of(program) == made(ast, schedule)


READER = """
import sys
import kg
kernel = kg.parse_graph(sys.stdin.read())
program = kg.open_device("REF").compile(kernel)
print("sqlite3" in sys.modules, next(s.name for s in program.src if s.op.name == "SOURCE"))
"""


def test_a_warm_process_does_not_import_sqlite(directory: Path):
    import os

    from kg.text.graphs import format_graph

    ast = kernel()
    keep(ast)
    environment = {**os.environ, "KG_CACHE_DIR": str(directory), "KG_NO_CACHE": "0", "KG_CHECK": "0", "KG_TUNE": "use"}
    said = [
        subprocess.run(
            [sys.executable, "-c", READER], input=format_graph(ast), env=environment, capture_output=True, text=True, check=True
        ).stdout
        for _ in range(2)
    ]
    assert [text.partition(" ")[0] for text in said] == ["True", "False"]
    assert {text.partition(" ")[2].strip() for text in said} == {made(ast, TUNED).strip()}
