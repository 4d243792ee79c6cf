"""The caches: content-addressed, atomic, private, corrupt entries rebuilt, many processes at once."""

import os
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from kg import errors
from kg.cache import entries as cache
from kg.cache.entries import digest_of
from kg.cache.private import CacheError
from kg.compile.fingerprint import _files, _hash, edited_since, source_fingerprint
from kg.compile.program_cache import ProgramCache
from kg.dtype import float32, int32, void
from kg.ir.args import KernelInfo, ParamInfo, ProgramInfo, Var
from kg.ir.build import const, variable
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin.loading.discover import entry_points
from kg.settings import override
from kg.target.compiler import Compiler
from kg.text.program import linear_uops


class Counting(Compiler):
    def __init__(self, name: str = "counting 1") -> None:
        self.name, self.calls = name, 0

    def key(self) -> str:
        return self.name

    def compile(self, source: str) -> bytes:
        self.calls += 1
        return source.encode() * 3


@pytest.fixture(autouse=True)
def directory(tmp_path: Path) -> Iterator[Path]:
    place = tmp_path / "cache"
    forget()
    with override(cache_dir=str(place), no_cache=False):
        yield place
    forget()


def forget() -> None:
    """What is in memory: as another process."""
    for kept in (cache.binaries, cache.programs, cache.answers):
        kept.forget()


def entries(directory: Path) -> list[Path]:
    return [p for p in directory.rglob("*") if p.is_file()]


def test_memory_then_disk(directory: Path):
    compiler = Counting()
    assert compiler.compile_cached("abc") == b"abcabcabc"
    compiler.compile_cached("abc")
    assert compiler.calls == 1 and cache.binaries.memory_hits == 1
    cache.binaries.forget()
    assert Counting().compile_cached("abc") == b"abcabcabc"
    assert cache.binaries.disk_hits == 1
    assert stat.S_IMODE(directory.stat().st_mode) == 0o700


def test_what_memory_keeps_is_limited_in_bytes(monkeypatch: pytest.MonkeyPatch):
    """A program of one small kernel has 40 KB, of a large one much more. The disk has all."""
    monkeypatch.setattr(cache, "_MEMORY_LIMIT", 1000)
    for number in range(50):
        cache.binaries.put(digest_of(str(number)), bytes([number]) * 300)
        cache.binaries.put(digest_of(str(number)), bytes([number]) * 300)
    assert sum(map(len, cache.binaries._memory.values())) == cache.binaries._nbytes == 900
    assert cache.binaries.get(digest_of("3")) == b"\3" * 300
    cache.binaries.drop(digest_of("3"))
    cache.binaries.put(digest_of("large"), b"x" * 2000)
    assert cache.binaries._nbytes == 0 and cache.binaries.get(digest_of("large")) == b"x" * 2000


def test_another_compiler_key_or_source_misses():
    one, two = Counting("one"), Counting("two")
    one.compile_cached("a")
    two.compile_cached("a")
    one.compile_cached("b")
    assert (one.calls, two.calls) == (2, 1)


def test_parts_of_a_digest_do_not_run_together():
    assert digest_of("ab", "c") != digest_of("a", "bc")


@pytest.mark.parametrize("damage", [lambda d: d[:-1], lambda d: d[:10], lambda d: b"", lambda d: d[:-1] + bytes([d[-1] ^ 1])])
def test_corrupt_entry_is_dropped_and_rebuilt(directory: Path, damage):
    compiler = Counting()
    compiler.compile_cached("abc")
    (entry,) = entries(directory)
    whole = entry.read_bytes()
    entry.write_bytes(damage(whole))
    cache.binaries.forget()
    assert compiler.compile_cached("abc") == b"abcabcabc"
    assert compiler.calls == 2 and entry.read_bytes() == whole


def test_directory_that_others_can_write_is_refused(directory: Path):
    directory.mkdir()
    directory.chmod(0o777)
    with pytest.raises(CacheError, match=r"others can write.*chmod 700"):
        Counting().compile_cached("abc")


def test_directory_of_another_user_is_refused(directory: Path, monkeypatch: pytest.MonkeyPatch):
    directory.mkdir()
    monkeypatch.setattr(os, "geteuid", lambda: 12345)
    with pytest.raises(CacheError, match="belongs to user"):
        Counting().compile_cached("abc")


def test_place_that_is_a_file_is_no_directory(tmp_path: Path):
    (tmp_path / "file").write_text("")
    with override(cache_dir=str(tmp_path / "file")), pytest.warns(UserWarning, match="can't be made"):
        assert Counting().compile_cached("abc") == b"abcabcabc"


@pytest.mark.parametrize("place", ["~no_such_user_of_this_machine/cache", "a\0b", "\ud800", "/dev/null/cache", "x" * 5000])
def test_a_place_that_can_not_be_is_told_and_does_without(place: str):
    with (
        override(cache_dir=place),
        pytest.warns(UserWarning, match="keeps no cache on disk: .* can't be made.*Set KG_CACHE_DIR"),
    ):
        errors._warned.clear()
        assert Counting().compile_cached("abc") == b"abcabcabc"


@pytest.mark.parametrize("name", ["new\nline", "\udcff", "ünïcode", "\x1b[2J", "a b'c"])
def test_a_directory_of_any_name_keeps_entries(tmp_path: Path, name: str):
    compiler = Counting()
    with override(cache_dir=str(tmp_path / name), tune="use"):
        compiler.compile_cached("abc")
        cache.binaries.forget()
        compiler.compile_cached("abc")
        assert digest_of(str(tmp_path / name)) and entry_points() == entry_points(fresh=True) and source_fingerprint()
    assert compiler.calls == 1


def test_no_cache_touches_no_disk(directory: Path):
    compiler = Counting()
    with override(no_cache=True):
        compiler.compile_cached("abc")
        compiler.compile_cached("abc")
    assert compiler.calls == 1 and not directory.exists()


def test_entries_and_clear(directory: Path):
    for text in ("a", "b", "c" * 1400):
        Counting().compile_cached(text)
    found = cache.entries()
    assert {directory.joinpath(*file.names) for file in found} == set(entries(directory)) and cache.binaries.misses == 3
    assert sorted(file.nbytes for file in found) == [4096, 4096, 8192]  # what file systems give
    assert all(abs(file.used - time.time()) < 60 for file in found)
    assert cache.clear() == 3 and cache.entries() == [] and cache.clear() == 0


def test_many_processes_at_once(directory: Path):
    script = (
        "from kg.cache.entries import binaries, digest_of\n"
        "for i in range(60):\n"
        "    d = digest_of(str(i % 5))\n"
        "    binaries.forget()\n"
        "    got = binaries.get(d)\n"
        "    assert got in (None, bytes([i % 5]) * 100000), 'torn'\n"
        "    binaries.put(d, bytes([i % 5]) * 100000)\n"
    )
    environment = {**os.environ, "KG_CACHE_DIR": str(directory)}
    running = [subprocess.Popen([sys.executable, "-c", script], env=environment) for _ in range(3)]
    assert [p.wait() for p in running] == [0, 0, 0]
    assert len(entries(directory)) == 5


def test_program_round_trip():
    n = variable("n", 1, 64)
    info = ProgramInfo(
        *("k", "REF", (ParamInfo(0, "float32", n * 4, False, True), ParamInfo(1, "float32", 7, True, False))),
        variables=(Var("n", 1, 64),),
        global_size=(n, 1, 1),
        thread_extent=n + 1,
        scratch_bytes=128,
        flops=5,
        steps=3,
        sanitize_slot=2,
    )
    sink = UOp(Op.SINK, void, (), KernelInfo("k", ("o0",), True))
    linear = (const(1, int32), const(2.5, float32), sink)
    parts = (sink, UOp(Op.LINEAR, void, linear), UOp(Op.SOURCE, void, (), "text"), UOp(Op.BINARY, void, (), b"\0bin\xff"))
    program = UOp(Op.PROGRAM, void, parts, info)
    kept = ProgramCache()
    assert kept.get("key") is None
    put = kept.put("key", program)
    cache.programs.forget()
    found = kept.get("key")
    assert found is not None and found is put
    assert found.program == info
    assert found.src[0].kernel == sink.kernel
    assert found.src[2] is parts[2] and found.src[3] is parts[3]
    assert linear_uops(found) == linear
    kept.put("again", found)  # what came from the cache can be stored again
    assert kept.get("again") is found


def test_unreadable_program_is_dropped(directory: Path):
    cache.programs.put(digest_of("key"), b"\x05\0\0\0\0\0\0\0{}")
    assert ProgramCache().get("key") is None
    assert entries(directory) == []


def test_fingerprint_follows_content_not_place(tmp_path: Path):
    def fingerprint(name: str) -> str:
        roots = [("pkg", str(tmp_path / name))]
        return _hash(roots, _files(roots))

    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "a.py").write_text("x = 1")
    first = fingerprint("one")
    assert fingerprint("two") == first
    (tmp_path / "two" / "a.py").write_text("x = 2 ")
    assert fingerprint("two") != first
    (tmp_path / "one" / "b.py").write_text("")
    assert fingerprint("one") != first


def test_a_source_edited_after_the_start_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The modules in memory may be older than the files:
    what they make must not be kept under the files' hash."""
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "kg_edited_package.py").write_text("x = 1")
    written = (tmp_path / "kg_edited_package.py").stat().st_mtime_ns
    assert edited_since(written - 1, ("kg_edited_package",))
    assert not edited_since(written, ("kg_edited_package",))


def test_fingerprint_of_kg_is_stable():
    assert source_fingerprint() == source_fingerprint(("kg", "kg")) and len(source_fingerprint()) == 64
    with pytest.raises(CacheError, match="no_such_package"):
        source_fingerprint(("kg", "no_such_package"))


def test_a_warning_names_the_line_that_called_kg(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(errors, "_warned", set())
    (tmp_path / "file").write_bytes(b"")
    with override(cache_dir=str(tmp_path / "file")), pytest.warns(UserWarning, match="can't be made") as said:
        Counting().compile_cached("abc")
    assert [w.filename for w in said] == [__file__]


def test_the_folder_of_caches_is_no_relative_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    for given, expected in (("", ".cache/kg"), ("relative", ".cache/kg"), (str(tmp_path / "xdg"), "xdg/kg")):
        monkeypatch.setenv("XDG_CACHE_HOME", given)
        with override(cache_dir=""):
            assert cache.usable_directory() == tmp_path / expected


def test_answers_that_were_damaged_are_asked_for_again(directory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kg.compile.fingerprint._known", {})
    expected, fingerprint = entry_points(), source_fingerprint()
    for place in (damaged := entries(directory)):
        place.write_text("[" * 100_000)
    forget()
    monkeypatch.setattr("kg.compile.fingerprint._known", {})
    assert len(damaged) == 2 and entry_points() == expected and source_fingerprint() == fingerprint


def test_answers_are_this_machines_and_binaries_are_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    class Shared:
        def get(self, kind: str, digest: str) -> bytes | None:
            asked.append(f"get {kind}")

        def put(self, kind: str, digest: str, data: bytes) -> None:
            asked.append(f"put {kind}")

    monkeypatch.setattr("kg.cache.shared._caches", (Shared(),))
    assert cache.cached_answer("of this machine", lambda: b"yes") == b"yes"
    assert cache.cached_answer("of this machine", lambda: b"no") == b"yes"
    assert cache.cached_answer("of this machine", lambda: b"no", fresh=True) == b"no"
    assert asked == []
    Counting().compile_cached("abc")
    assert asked == ["get bin", "put bin"]
