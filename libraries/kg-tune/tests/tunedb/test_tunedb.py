"""The tuning database: used for the same kernel, target and sources only;
damaged or foreign entries never."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from pathlib import Path
from typing import Any

import pytest
from kg.cache import entries as cache
from kg.compile import programs
from kg.dtype import float32
from kg.errors import KgError
from kg.ir.build import param, sink
from kg.plugin.registry import open_device
from kg.schedule.opts import parse_schedule
from kg.settings import SettingError, Settings, override
from kg.target.capabilities import Caches
from kg.text.program import source_of
from kg_tune import database as tunedb
from kg_tune import search, state
from kg_tune.database import TuneDbError
from kg_tune.result import TuneResult
from tuned import TUNED, entry, keep, kernel, made, result, tools


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
    """The search ends because nothing new is found, however slow the machine:
    it has far more time than it needs."""
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
