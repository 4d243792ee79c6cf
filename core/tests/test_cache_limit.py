"""The limit of the cache's size: what goes, what stays, many processes at once."""

from __future__ import annotations

import errno
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from kg.cache import limit, private
from kg.cache.entries import answers, binaries, digest_of, entries, programs
from kg.cache.limit import trim
from kg.settings import SettingError, override
from kg_tune import database as tunedb

DAY = 86400.0
#: Ends of digests with which a write always looks at its part, and never.
LOOKS, PASSES = "0" * 8, "f" * 8


@pytest.fixture(autouse=True)
def directory(tmp_path: Path) -> Iterator[Path]:
    place = tmp_path / "cache"
    forget()
    with override(cache_dir=str(place), no_cache=False, tune="use"):
        yield place
    forget()


def forget() -> None:
    for kept in (binaries, programs, answers):
        kept.forget()


def digest(number: int, end: str = PASSES, part: str = "ab") -> str:
    return f"{part}{number:054x}{end}"


def keep(directory: Path, number: int, *, age: float, nbytes: int = 4000, kind: str = "bin") -> Path:
    """An entry of part ab that was used so many seconds ago."""
    (programs if kind == "prog" else binaries).put(digest(number), bytes(nbytes))
    place = directory / kind / "ab" / digest(number)
    os.utime(place, (time.time() - age, time.time() - age))
    return place


def share(nbytes: int) -> str:
    """The limit that gives each part so many bytes."""
    return str(256 * nbytes)


def test_what_was_used_last_stays(directory: Path):
    old = [keep(directory, number, age=(10 - number) * DAY, kind="prog" if number % 2 else "bin") for number in range(10)]
    forget()
    assert binaries.get(digest(2)) is not None  # which marks it as used
    with override(cache_limit=share(5 * 4096)):
        assert trim(directory) == 6  # one more than must go, so that the next write finds room
    assert [place.exists() for place in old] == [number in (2, 7, 8, 9) for number in range(10)]


def test_a_read_marks_what_it_reads_once_an_hour(directory: Path):
    recent, old, future = (keep(directory, n, age=age) for n, age in enumerate((600, 2 * DAY, -2 * DAY)))
    before = recent.stat().st_mtime_ns
    forget()
    for number in range(3):
        assert binaries.get(digest(number)) == bytes(4000)
    assert recent.stat().st_mtime_ns == before, "reads seldom write"
    assert all(abs(place.stat().st_mtime - time.time()) < 60 for place in (old, future))


def test_a_cache_that_can_only_be_read_is_read(directory: Path, monkeypatch: pytest.MonkeyPatch):
    keep(directory, 1, age=2 * DAY)
    forget()

    def read_only(*_: object, **__: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    for name in ("utime", "replace", "unlink"):
        monkeypatch.setattr(os, name, read_only)
    assert binaries.get(digest(1)) == bytes(4000)
    with override(cache_limit="1"):
        assert trim(directory) == 0


def test_what_a_clock_that_was_wrong_left_goes_first(directory: Path):
    """An entry of next year would else stay until then."""
    places = [keep(directory, number, age=age) for number, age in enumerate((-365 * DAY, 2 * DAY, DAY, 0))]
    with override(cache_limit=share(3 * 4096)):
        assert trim(directory) == 2
    assert [place.exists() for place in places] == [False, False, True, True]


def test_hits_look_at_no_other_entry(directory: Path, monkeypatch: pytest.MonkeyPatch):
    binaries.put(digest(1, LOOKS), b"entry")
    monkeypatch.setattr(limit, "private_files", lambda *_, **__: pytest.fail("a hit looked"))
    assert binaries.get(digest(1, LOOKS)) == b"entry"
    forget()
    assert binaries.get(digest(1, LOOKS)) == b"entry"


def test_no_limit_looks_at_nothing(directory: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limit, "private_files", lambda *_, **__: pytest.fail("it looked"))
    with override(cache_limit="0"):
        binaries.put(digest(1, LOOKS), b"entry")
        assert trim(directory) == 0


def test_one_write_removes_an_eighth_at_most_and_keeps_what_it_wrote(directory: Path):
    for number in range(40):
        keep(directory, number, age=DAY)
    with override(cache_limit="1"):
        binaries.put(digest(99, LOOKS), b"new")
        assert len(entries()) == 41 - 6
        trim(directory)
        assert [file.names[-1] for file in entries()] == [digest(99, LOOKS)]
    forget()
    assert binaries.get(digest(99, LOOKS)) == b"new"


def test_tuned_schedules_and_other_parts_stay(directory: Path):
    tunedb.store([])
    (directory / "tune.sqlite3").chmod(0o600)
    os.utime(directory / "tune.sqlite3", (0, 0))
    verdict = directory / "verdicts" / digest(3)
    verdict.parent.mkdir(mode=0o700)
    verdict.write_text("{}")
    os.utime(verdict, (0, 0))
    other = directory / "bin" / "cd" / digest(1, PASSES, "cd")
    binaries.put(other.name, b"other")
    os.utime(other, (0, 0))
    with override(cache_limit="1"):
        binaries.put(digest(2, LOOKS), b"new")
    assert (directory / "tune.sqlite3").exists() and other.exists() and not verdict.exists()


def test_files_that_are_being_written_stay_and_those_of_ended_processes_go(directory: Path):
    keep(directory, 1, age=0)
    written, left = (directory / "bin" / "ab" / f".new{name}" for name in ("written", "left"))
    for place in (written, left):
        place.write_bytes(bytes(9000))
    os.utime(left, (0, 0))
    with override(cache_limit="1"):
        trim(directory)
    assert written.exists() and not left.exists()


def test_what_another_process_removes_meanwhile_is_no_error(directory: Path, monkeypatch: pytest.MonkeyPatch):
    places = [keep(directory, number, age=DAY + number) for number in range(6)]
    real = private.private_files

    def removed_after(*names: object, **first: str) -> list[private.StoredFile]:
        found = list(real(*names, **first))  # pyright: ignore[reportArgumentType]
        for place in places[3:]:
            place.unlink(missing_ok=True)
        return found

    monkeypatch.setattr(limit, "private_files", removed_after)
    with override(cache_limit=share(2 * 4096)):
        trim(directory)
    assert [place.exists() for place in places] == [True, False, False, False, False, False]


def test_what_is_removed_between_the_listing_and_the_look_is_left_out(directory: Path, monkeypatch: pytest.MonkeyPatch):
    keep(directory, 1, age=0)
    gone = keep(directory, 2, age=0)
    real = os.scandir

    class Scanned:
        def __init__(self, place: Path) -> None:
            self._entries = real(place)

        def __enter__(self) -> Iterator[os.DirEntry[str]]:
            found = list(self._entries)
            if any(entry.name == gone.name for entry in found):
                gone.unlink()
            return iter(found)

        def __exit__(self, *_: object) -> None:
            self._entries.close()

    monkeypatch.setattr(os, "scandir", Scanned)
    assert [file.names[-1] for file in private.private_files(directory, "bin")] == [digest(1)]


def test_what_others_may_have_written_is_left_to_its_readers(directory: Path):
    verdict = directory / "verdicts" / digest(3)
    verdict.parent.mkdir(mode=0o700, parents=True)
    verdict.write_text("{}")
    os.utime(verdict, (0, 0))
    verdict.parent.chmod(0o770)
    directory.chmod(0o700)
    with override(cache_limit="1"):
        binaries.put(digest(2, LOOKS), b"new")
    assert verdict.exists()


@pytest.mark.parametrize("text", ["much", "0.0001K"])
def test_an_unreadable_limit_is_told_at_once(text: str):
    with (
        pytest.raises(SettingError, match=f"KG_CACHE_LIMIT='{text}': expected a size, such as 500M"),
        override(cache_limit=text),
    ):
        pass


def test_what_is_written_stays_within_the_limit(directory: Path):
    """Sizes as programs have them: half below 2 kB, some a hundred times as large."""
    chance, largest, most = random.Random(0), 0, 20_000_000
    with override(cache_limit=str(most)):
        for number in range(3000):
            binaries.put(digest_of(str(number)), bytes(min(500_000, int(1500 * chance.lognormvariate(0, 1.8)))))
            if number % 500 == 499:
                largest = max(largest, sum(file.nbytes for file in entries()))
    assert most / 2 < largest < 1.25 * most


STRESS = """
import multiprocessing, os, random, sys, threading, warnings
warnings.simplefilter("error")
from kg.cache.entries import binaries, digest_of, programs, usable_directory
from kg.cache.limit import trim

def work(seed):
    chance = random.Random(seed)
    for _ in range(250):
        number = chance.randrange(400)
        kept = (binaries, programs)[number % 2]
        data = f"{number} ".encode() * (number * 5)
        kept.forget()
        found = kept.get(digest_of(str(number)))
        assert found in (None, data), "another entry, or a part of one"
        if found is None:
            kept.put(digest_of(str(number)), data)
        if chance.random() < 0.002:
            trim(usable_directory())

def both(seed):
    failed = []
    threading.excepthook = lambda what: (failed.append(what), sys.__excepthook__(*what[:3]))
    threads = [threading.Thread(target=work, args=(10 * seed + i,)) for i in range(2)]
    for thread in threads: thread.start()
    for thread in threads: thread.join()
    if failed: os._exit(1)

if __name__ == "__main__":
    seed = int(sys.argv[1])
    others = [multiprocessing.get_context("fork").Process(target=both, args=(seed + 1,))]
    others[0].start()
    both(seed)
    others[0].join()
    sys.exit(others[0].exitcode)
"""


def test_processes_threads_and_forks_write_and_remove_at_once(directory: Path, tmp_path: Path):
    (tmp_path / "stress.py").write_text(STRESS)
    environment = {**os.environ, "KG_CACHE_DIR": str(directory), "KG_NO_CACHE": "0", "KG_CACHE_LIMIT": "600K"}
    command = [sys.executable, str(tmp_path / "stress.py")]
    running = [
        subprocess.Popen([*command, str(2 * seed)], env=environment, stderr=subprocess.PIPE, text=True) for seed in range(3)
    ]
    assert [(p.communicate()[1], p.returncode) for p in running] == [("", 0)] * 3
    assert not list(directory.rglob(".new*"))
    with override(cache_limit="600K"):
        trim(directory)
    whole = sum(-(-len(f"{n} ") * n * 5 // 4096) * 4096 for n in range(400))
    assert 0 < sum(file.nbytes for file in entries()) < whole / 1.5
