"""The cache directory against other users of the machine:
what they could have written, at whatever level, is refused and never run."""

from __future__ import annotations

import json
import os
import re
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from kg.cache import entries as cache
from kg.cache.entries import binaries, digest_of
from kg.cache.private import CacheError, claim_private, read_private, write_private
from kg.cache.shared import sealed
from kg.compile.fingerprint import source_fingerprint
from kg.plugin.loading import discover
from kg.settings import override
from kg_tune import database as tunedb
from kg_tune.state import tuning_state

DIGEST = digest_of("an entry")


@pytest.fixture(autouse=True)
def directory(tmp_path: Path) -> Iterator[Path]:
    """A cache below a directory that is not there yet, under the umask that leaves files to the group."""
    place = tmp_path / "missing" / "cache"
    before = os.umask(0o002)
    binaries.forget()
    with override(cache_dir=str(place), no_cache=False, tune="use"):
        yield place
    os.umask(before)
    binaries.forget()


def kept(directory: Path) -> Path:
    """An entry on disk, and not in memory."""
    binaries.put(DIGEST, b"mine")
    binaries.forget()
    return directory / "bin" / DIGEST[:2] / DIGEST


def modes(directory: Path) -> set[int]:
    return {stat.S_IMODE(path.lstat().st_mode) for path in [directory.parent, directory, *directory.rglob("*")]}


def refused(match: str, ask: Callable[[], object] = lambda: binaries.get(DIGEST)) -> None:
    with pytest.raises(CacheError, match=match):
        ask()


def test_nothing_is_left_to_the_umask(directory: Path):
    kept(directory)
    discover.entry_points()
    source_fingerprint()
    tunedb.store([])
    assert {p.name for p in directory.iterdir()} == {"bin", "answer", "tune.sqlite3"}
    assert modes(directory) == {0o700, 0o600}


@pytest.mark.parametrize("level", [0, 1, 2])
def test_a_level_that_others_can_write_is_refused(directory: Path, level: int):
    entry = kept(directory)
    [entry, *entry.parents][level].chmod(0o775)
    refused(r"can be written by others.*Remove it \(rm -rf")


def test_the_command_that_is_proposed_removes_that_file_alone(tmp_path: Path):
    with override(cache_dir=str(tmp_path / "my cache; echo")):
        entry = kept(tmp_path / "my cache; echo")
        entry.chmod(0o666)
        refused(re.escape(f"(rm -rf '{entry}')"))


@pytest.mark.parametrize("level", [1, 2])
def test_nothing_is_written_where_others_could_change_it(directory: Path, level: int):
    entry = kept(directory)
    [entry, *entry.parents][level].chmod(0o775)
    refused("can be written by others", lambda: binaries.put(DIGEST, b"new"))


@pytest.mark.parametrize("level", [0, 1, 2])
def test_a_symbolic_link_below_the_root_is_refused(directory: Path, tmp_path: Path, level: int):
    entry = kept(directory)
    place = [entry, *entry.parents][level]
    place.rename(tmp_path / "elsewhere")
    place.symlink_to(tmp_path / "elsewhere")
    refused("is a symbolic link")


def test_the_root_may_be_a_link_to_a_directory_of_ones_own(directory: Path, tmp_path: Path):
    kept(directory)
    (tmp_path / "link").symlink_to(directory)
    with override(cache_dir=str(tmp_path / "link")):
        assert binaries.get(DIGEST) == b"mine"


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a file to another user")
@pytest.mark.parametrize("level", [0, 1, 2])
def test_what_belongs_to_another_user_is_refused(directory: Path, level: int):
    entry = kept(directory)
    os.chown([entry, *entry.parents][level], 12345, -1)
    refused("belongs to user 12345, not to you")


@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_the_owner_of_each_level_counts(directory: Path, level: int, monkeypatch: pytest.MonkeyPatch):
    """As the test above, whoever runs it."""
    entry = kept(directory)
    foreign = [entry, *entry.parents][level].stat().st_ino
    real = os.fstat

    def fstat(opened: int) -> os.stat_result:
        found = list(real(opened))
        found[4] += found[1] == foreign
        return os.stat_result(found)

    monkeypatch.setattr(os, "fstat", fstat)
    refused(f"belongs to user {os.geteuid() + 1}, not to you")


def test_a_pipe_in_the_place_of_an_entry_stops_nobody(directory: Path):
    entry = kept(directory)
    entry.unlink()
    os.mkfifo(entry, 0o600)
    refused("is no file")


def test_a_root_that_others_can_write_since_is_refused(directory: Path):
    kept(directory)
    directory.chmod(0o770)
    refused("others can write to the cache directory.*chmod 700")


def test_a_root_that_was_deleted_comes_back_as_private(directory: Path, tmp_path: Path):
    entry = kept(directory)
    directory.parent.rename(tmp_path / "away")
    assert binaries.get(DIGEST) is None
    assert kept(directory) == entry and modes(directory) == {0o700, 0o600}


@pytest.mark.parametrize(
    ("name", "ask"),
    [
        ("tune.sqlite3", tunedb.entries),
        ("tune.sqlite3", tuning_state),
        ("tune.sqlite3-journal", tunedb.entries),
        ("tune.sqlite3-wal", tunedb.entries),
    ],
)
def test_each_file_of_the_root_is_checked(directory: Path, tmp_path: Path, name: str, ask: Callable[[], object]):
    tunedb.store([])
    place = directory / name
    if not place.exists():
        place.write_text("{}")
    place.chmod(0o664)
    refused("can be written by others", ask)
    place.rename(tmp_path / "elsewhere")
    place.symlink_to(tmp_path / "elsewhere")
    refused("is a symbolic link", ask)


def test_a_file_for_a_library_is_made_once(directory: Path):
    assert cache.usable_directory() == directory
    assert not claim_private(directory, "file", make=False) and not (directory / "file").exists()
    assert claim_private(directory, "file", make=True)
    write_private(directory, "file", data=b"content")
    assert claim_private(directory, "file", make=True) and read_private(directory, "file", most=4) == b"cont"


def test_clear_removes_entries_and_follows_no_link(directory: Path, tmp_path: Path):
    entry = kept(directory)
    assert cache.clear() == 1 and not entry.exists()
    theirs = tmp_path / "theirs"
    theirs.mkdir(mode=0o700)
    (theirs / "letter").write_text("")
    entry.parent.rmdir()
    entry.parent.symlink_to(theirs)
    assert cache.clear() == 0 and (theirs / "letter").exists()


PLANTED = """
import json, sys
from kg.cache.entries import programs, usable_directory
from kg.cache.private import CacheError
usable_directory()
print("ready", flush=True)
sys.stdin.readline()
try:
    print(json.dumps((programs.get(sys.argv[1]) or b"nothing").decode()))
except CacheError as error:
    print(json.dumps(str(error)))
"""


def test_an_entry_planted_while_a_process_runs_is_not_used(directory: Path):
    """The attack: the root was private when it was looked at,
    then a level below it is made by somebody of the group."""
    environment = {**os.environ, "KG_CACHE_DIR": str(directory), "KG_NO_CACHE": "0"}
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    process = subprocess.Popen([sys.executable, "-c", PLANTED, DIGEST], text=True, env=environment, **pipes)
    assert process.stdout is not None and process.stdout.readline() == "ready\n"
    place = directory / "prog" / DIGEST[:2] / DIGEST
    place.parent.mkdir(parents=True)
    place.write_bytes(sealed(b"planted"))
    place.chmod(0o664)
    said = json.loads(process.communicate("\n", timeout=60)[0])
    assert "can be written by others" in said


def test_many_processes_make_the_levels_at_once(directory: Path):
    script = (
        "import os; os.umask(0o002)\n"
        "from kg.cache.entries import binaries, digest_of\n"
        "for i in range(200):\n"
        "    binaries.put(digest_of(str(i)), str(i).encode())\n"
        "binaries.forget()\n"
        "assert all(binaries.get(digest_of(str(i))) == str(i).encode() for i in range(200))\n"
    )
    environment = {**os.environ, "KG_CACHE_DIR": str(directory), "KG_NO_CACHE": "0"}
    running = [subprocess.Popen([sys.executable, "-W", "error", "-c", script], env=environment) for _ in range(4)]
    assert [process.wait(timeout=120) for process in running] == [0] * 4
    assert modes(directory) == {0o700, 0o600}
