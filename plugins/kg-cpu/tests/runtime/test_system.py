"""The one module that asks the operating system:
on this one, and as it is where functions of Linux are missing."""

from __future__ import annotations

import ast
import ctypes
import mmap
import os
import platform
import sys
from pathlib import Path

import kg_cpu
import pytest
from kg.plugin import UnsupportedError
from kg_cpu import system

#: What only that module may ask. `sys.platform` is also in host.py, whose answer code is made for.
SYSTEMS_OWN = {
    "mmap.mmap",
    "ctypes.CDLL",
    "os.sched_getaffinity",
    "os.sched_setaffinity",
    "os.sysconf",
    "os.fork",
    "os.register_at_fork",
}


def asked(source: str) -> set[str]:
    """The names with a dot in a source that are the system's."""
    return {
        text
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and (text := ast.unparse(node.func)) in SYSTEMS_OWN
    }


def test_no_other_module_asks_the_system() -> None:
    folder = Path(kg_cpu.__file__).parent
    found = {str(file.relative_to(folder)): names for file in folder.rglob("*.py") if (names := asked(file.read_text()))}
    assert found.keys() == {"system.py"} and {"mmap.mmap", "ctypes.CDLL", "os.sched_setaffinity"} <= found["system.py"]


def test_pages_are_zero_and_written() -> None:
    pages = system.private_pages(3 * system.PAGE)
    assert bytes(pages) == bytes(3 * system.PAGE)
    system.prefer_huge_pages(pages, 0, system.PAGE)
    pages[5] = 7
    assert pages[5] == 7


def test_pages_without_flags(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows has no MAP_PRIVATE, and only Linux huge pages."""
    monkeypatch.delattr(mmap, "MAP_PRIVATE", raising=False)
    monkeypatch.delattr(mmap, "MADV_HUGEPAGE", raising=False)
    pages = system.private_pages(system.PAGE)
    system.prefer_huge_pages(pages, 0, system.PAGE)
    pages[0] = 1
    assert pages[:2] == b"\x01\x00"


@pytest.mark.skipif(bool(system.reason_unavailable()), reason=system.reason_unavailable() or "runs here")
def test_code_is_executable_and_no_longer_writable() -> None:
    pages = system.private_pages(system.PAGE)
    returns = {"x86_64": bytes.fromhex("b82a000000c3"), "aarch64": bytes.fromhex("40058052c0035fd6")}[platform.machine()]
    pages[: len(returns)] = returns  # return 42
    address = ctypes.addressof(ctypes.c_char.from_buffer(pages))
    system.make_executable(address, system.PAGE)
    assert ctypes.CFUNCTYPE(ctypes.c_int)(address)() == 42
    (line,) = [x for x in Path("/proc/self/maps").read_text().splitlines() if x.startswith(f"{address:x}-")]
    assert line.split()[1] == "r-xp"


def test_code_is_refused_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    with pytest.raises(UnsupportedError, match="Windows"):
        system.make_executable(0, 0)


@pytest.mark.parametrize(("name", "machine"), [("win32", "AMD64"), ("darwin", "x86_64"), ("linux", "riscv64")])
def test_other_systems_are_told_of_ref(name: str, machine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", name)
    monkeypatch.setattr(platform, "machine", lambda: machine)
    reason = system.reason_unavailable()
    assert "Use the device REF" in reason and (name in reason or machine in reason)


def test_processors_and_memory_where_the_system_tells_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert system.machine_memory() > 1 << 26 and system.usable_processors()
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    monkeypatch.delattr(os, "sysconf", raising=False)
    monkeypatch.setattr(system, "OWN_GROUPS", Path("nothing"))
    assert system.usable_processors() == list(range(os.cpu_count() or 1)) and system.machine_memory() == 1 << 32


@pytest.mark.skipif(bool(system.reason_unavailable()), reason=system.reason_unavailable() or "runs here")
def test_threads_may_be_bound_or_not(monkeypatch: pytest.MonkeyPatch) -> None:
    import threading

    here = system.this_processor()
    assert here in system.usable_processors()
    allowed = os.sched_getaffinity(0)
    assert system.bind_thread(threading.get_native_id(), here) and os.sched_getaffinity(threading.get_native_id()) == {here}
    os.sched_setaffinity(threading.get_native_id(), allowed)

    def refuse(thread: int, processors: set[int]) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "sched_setaffinity", refuse)
    assert not system.bind_thread(threading.get_native_id(), here)


@pytest.mark.parametrize(
    ("groups", "files", "cores"),
    [
        ("0::/\n", {"cpu.max": "50000 100000"}, 1),  # version 2, in a container
        ("0::/\n", {"cpu.max": "max 100000"}, None),
        ("0::/a.slice/b.scope\n", {"a.slice/cpu.max": "150000 100000", "a.slice/b.scope/cpu.max": "max 100000"}, 2),
        ("0::/a.slice/b.scope\n", {"a.slice/cpu.max": "400000 100000", "a.slice/b.scope/cpu.max": "300000 100000"}, 3),
        ("3:cpu,cpuacct:/docker/12ab\n1:name=systemd:/docker/12ab\n", {"cpu/cpu.cfs_quota_us": "250000"}, 3),
        ("1:cpu:/\n", {"cpu/cpu.cfs_quota_us": "-1"}, None),
        ("4:cpuset:/\n", {"cpu/cpu.cfs_quota_us": "100000"}, None),
        (None, {"cpu.max": "100000 100000"}, None),
    ],
)
def test_a_quota_of_processors_is_kept(
    groups: str | None, files: dict[str, str], cores: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """None: as many as the process may run on, of which there are eight here."""
    for name, text in files.items():
        place = tmp_path / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text + "\n")
        if place.name == "cpu.cfs_quota_us":
            (place.parent / "cpu.cfs_period_us").write_text("100000\n")
    if groups is not None:
        (tmp_path / "own").write_text(groups)
    monkeypatch.setattr(system, "OWN_GROUPS", tmp_path / "own")
    monkeypatch.setattr(system, "CONTROL_GROUPS", tmp_path)
    monkeypatch.setattr(system, "usable_processors", lambda: list(range(8)))
    system._quota.cache_clear()
    try:
        assert system.usable_cores() == (cores or 8)
    finally:
        system._quota.cache_clear()


@pytest.mark.parametrize(
    ("groups", "name"), [("0::/\n", "memory.max"), ("7:memory:/docker/12ab\n0::/\n", "memory/memory.limit_in_bytes")]
)
def test_a_limit_of_memory_is_kept(groups: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "own").write_text(groups)
    monkeypatch.setattr(system, "OWN_GROUPS", tmp_path / "own")
    monkeypatch.setattr(system, "CONTROL_GROUPS", tmp_path)
    whole = system.machine_memory()
    (tmp_path / name).parent.mkdir(exist_ok=True)
    for limit, expected in (("1048576", 1 << 20), ("max", whole), (str((1 << 63) - 4096), whole)):
        (tmp_path / name).write_text(limit + "\n")
        assert system.machine_memory() == expected
