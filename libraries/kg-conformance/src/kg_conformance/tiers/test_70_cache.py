"""Tier 70: what was compiled once is found again by every process, and nothing else is taken for it."""

import copy
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from kg.cache.entries import binaries, programs
from kg.cache.private import CacheError
from kg.compile.programs import program_key
from kg.errors import KgError
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.schedule.opts import parse_schedule
from kg.settings import override
from kg.target.compiler import Compiler
from kg.text.program import binary_of

from kg_conformance.compiling import small_ast
from kg_conformance.requires import requires
from kg_conformance.subject import Subject
from kg_conformance.subprocesses import caching

pytestmark = requires("cache")
SCALES = (2, 3, 5)


@pytest.fixture(scope="module")
def dtype(subject: Subject) -> str:
    return str(small_ast(subject).src[0].src[0].type)


def run(subject: Subject, directory: Path, dtype: str, scales: Sequence[int] = SCALES, **variables: str) -> caching.Work:
    return caching.finish(caching.start(directory, subject.name, dtype, scales, **variables))


def entries(directory: Path) -> list[Path]:
    """Compiled programs and binaries."""
    return sorted(p for kind in (programs.kind, binaries.kind) for p in (directory / kind).rglob("*") if p.is_file())


@pytest.fixture(scope="module")
def cold(subject: Subject, dtype: str, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, caching.Work]:
    """A cache directory as one process has left it."""
    directory = tmp_path_factory.mktemp("cache") / "kg"
    return directory, run(subject, directory, dtype)


def expect_right(subject: Subject, work: caching.Work) -> None:
    """The programs compute what they should, from whatever cache they came."""
    if subject.claims("results") and subject.claims("memory"):
        assert work.results == {scale: [0, int(scale), 2 * int(scale), 3 * int(scale)] for scale in work.results}


def test_first_run_compiles(subject: Subject, cold: tuple[Path, caching.Work]):
    """And leaves an entry for each program."""
    directory, work = cold
    expect_right(subject, work)
    assert work.rewrote and work.misses
    assert work.compiles == (len(SCALES) if subject.compiler is not None else 0)
    assert len(entries(directory)) >= len(SCALES)


def test_second_run_compiles_nothing(subject: Subject, cold: tuple[Path, caching.Work], dtype: str):
    """Another process finds every program: no compiler is called, no pass is even imported."""
    directory, first = cold
    before = {p: p.read_bytes() for p in entries(directory)}
    work = run(subject, directory, dtype)
    expect_right(subject, work)
    assert (work.compiles, work.misses) == (0, 0)
    assert not work.rewrote, "a warm process imported the passes"
    assert work.digests == first.digests
    assert {p: p.read_bytes() for p in entries(directory)} == before


def test_new_kernel_compiles_alone(subject: Subject, cold: tuple[Path, caching.Work], dtype: str):
    """A kernel that is not there is compiled; the others still come from the cache."""
    work = run(subject, cold[0], dtype, (2, 7))
    expect_right(subject, work)
    assert work.compiles == (1 if subject.compiler is not None else 0) and work.misses


def test_concurrent_processes(subject: Subject, cold: tuple[Path, caching.Work], dtype: str, tmp_path: Path):
    """Three processes fill one empty directory at once, and agree."""
    started = [caching.start(tmp_path / "kg", subject.name, dtype, SCALES) for _ in range(3)]
    for process in started:
        work = caching.finish(process)
        expect_right(subject, work)
        assert work.digests == cold[1].digests
    again = run(subject, tmp_path / "kg", dtype)
    expect_right(subject, again)
    assert (again.compiles, again.misses) == (0, 0)


@pytest.mark.parametrize("damage", ["cut", "empty", "flipped", "foreign"])
def test_corrupt_entries_are_rebuilt(subject: Subject, dtype: str, tmp_path: Path, damage: str):
    """Entries that are cut off, empty, changed, or some other file's: dropped, compiled anew, never run."""
    directory = tmp_path / "kg"
    first = run(subject, directory, dtype, (3,))
    whole = {p: p.read_bytes() for p in entries(directory)}
    for path, data in whole.items():
        path.write_bytes(_damaged(data, damage))
    work = run(subject, directory, dtype, (3,))
    expect_right(subject, work)
    assert work.misses and work.digests == first.digests
    assert {p: p.read_bytes() for p in entries(directory)} == whole


def _damaged(data: bytes, damage: str) -> bytes:
    match damage:
        case "cut":
            return data[:-1]
        case "empty":
            return b""
        case "flipped":
            return data[:-1] + bytes([data[-1] ^ 1])
        case _:
            return b"\x7fELF" + bytes(200)


def test_no_cache_leaves_nothing(subject: Subject, dtype: str, tmp_path: Path):
    """KG_NO_CACHE=1: the compiler is called, the directory stays as it was."""
    work = run(subject, tmp_path / "kg", dtype, (3,), KG_NO_CACHE="1")
    expect_right(subject, work)
    assert work.rewrote and not (tmp_path / "kg").exists()


def test_directory_that_others_can_write_is_refused(subject: Subject, tmp_path: Path):
    """Whoever can write there could have code run by whoever reads it."""
    directory = tmp_path / "open"
    directory.mkdir()
    directory.chmod(0o777)
    with override(cache_dir=str(directory), no_cache=False, check=False), pytest.raises(CacheError, match="chmod 700"):
        subject.device.compile(small_ast(subject, "into_an_open_directory"))
    assert not list(directory.iterdir())


def test_key_names_the_target(subject: Subject):
    """Another architecture, compiler, setting, schedule or kernel: another key.
    So the entry of one is never found by another."""
    ast, renderer, compiler = small_ast(subject), *subject.tools
    keys = {"itself": program_key(ast, renderer, compiler, None)}
    assert keys["itself"] is not None, "programs of this renderer are not cached: its package has no source files"
    other = copy.copy(renderer)
    other.arch = f"{renderer.arch}+other"
    keys["arch"] = program_key(ast, other, compiler, None)
    wider = copy.copy(renderer)
    wider.workers = replace(renderer.workers, count=renderer.workers.count + 1)
    keys["workers"] = program_key(ast, wider, compiler, None)
    if compiler is not None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(type(compiler), "key", _another_key)
            keys["compiler"] = program_key(ast, renderer, compiler, None)
    with override(sanitize=True):
        keys["sanitize"] = program_key(ast, renderer, compiler, None)
    keys["schedule"] = program_key(ast, renderer, compiler, parse_schedule("UPCAST(o0, 2)"))
    keys["no schedule"] = program_key(ast, renderer, compiler, ())
    keys["kernel"] = program_key(small_ast(subject, scale=4), renderer, compiler, None)
    keys["name"] = program_key(small_ast(subject, "other"), renderer, compiler, None)
    same = [f"{a} and {b}" for a in keys for b in keys if a < b and keys[a] == keys[b]]
    assert not same, f"the same key for {', '.join(same)}"
    assert program_key(ast, renderer, compiler, None) == keys["itself"]


def _another_key(compiler: Compiler) -> str:
    return f"not {type(compiler).__name__}"


@requires("compiler")
@pytest.mark.parametrize("binary", [b"", b"no code", b"\x7fELF" + bytes(60)], ids=["empty", "text", "header"])
def test_binary_of_another_target_is_refused(subject: Subject, binary: bytes):
    """What is not this device's code raises when it is loaded; it is never run."""
    program = subject.compile(small_ast(subject))
    parts = tuple(UOp(Op.BINARY, s.dtype, (), binary) if s.op is Op.BINARY else s for s in program.src)
    with pytest.raises((KgError, ValueError)):
        subject.device.load(UOp(Op.PROGRAM, program.dtype, parts, program.arg))


@requires("compiler")
def test_cut_binary_is_refused(subject: Subject):
    """Half of a binary raises as well."""
    program = subject.compile(small_ast(subject))
    whole = binary_of(program)
    for length in (len(whole) // 2, len(whole) // 4):
        parts = tuple(UOp(Op.BINARY, s.dtype, (), whole[:length]) if s.op is Op.BINARY else s for s in program.src)
        with pytest.raises((KgError, ValueError)):
            subject.device.load(UOp(Op.PROGRAM, program.dtype, parts, program.arg))
