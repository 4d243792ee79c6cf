"""macOS on Apple's processors, as far as another machine shows it:
objects that keep to its rules, and its way to make code over a fake of three of its calls."""

from __future__ import annotations

import atexit
import ctypes
import mmap
import os
import platform
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from golden.kernels import KERNELS
from kg.compile.program import to_program
from kg.plugin import UnsupportedError, source_of
from kg_cpu import system
from kg_cpu.c.compiler import machine_flags
from kg_cpu.host import Host
from kg_cpu.llvm.compiler import LLVMCompiler
from kg_cpu.llvm.renderer import CPULLVMRenderer
from kg_cpu.objects.elf import lay_out, link, load_object
from kg_cpu.runtime.native import Pool
from kg_cpu.runtime.native_ir import POOL_FREE_CPU, native_source
from kg_cpu.runtime.native_objects import compile_native
from runtime_kernels import compile_text

FEATURES = ("dotprod", "fullfp16", "lse", "rdm")
APPLE = Host("aarch64", "darwin", "generic", (*FEATURES, "reserve-x18"), "", 128, (128 << 10, 12 << 20), 8)
OBJDUMP = next(
    (found for name in ("llvm-objdump-19", "llvm-objdump", "aarch64-linux-gnu-objdump") if (found := shutil.which(name))), ""
)
disassembled = pytest.mark.skipif(not OBJDUMP, reason="needs llvm-objdump or binutils for AArch64: apt-get install llvm-19")
runs_x86 = pytest.mark.skipif(platform.machine() != "x86_64" or sys.platform != "linux", reason="runs x86-64 code")
X18 = re.compile(r"\b[xw]18\b")


def listing(data: bytes, tmp_path: Path) -> str:
    path = tmp_path / "code.o"
    path.write_bytes(data)
    return subprocess.run([OBJDUMP, "-d", str(path)], capture_output=True, text=True, check=True).stdout


# -- objects


@disassembled
@pytest.mark.parametrize("name", ["gemm", "softmax", "conv3x3", "argmax"])
def test_kernels_leave_the_systems_register_alone(name: str, tmp_path: Path) -> None:
    """The system may change x18 at any time."""
    source = source_of(to_program(KERNELS[name](), CPULLVMRenderer(APPLE)))
    assert source is not None and "+reserve-x18" in source
    made = LLVMCompiler().compile(source)
    assert not X18.search(listing(made, tmp_path))
    assert len(link(lay_out(made, "aarch64"), 1 << 32, {})) >= system.PAGE


@disassembled
def test_others_use_it(tmp_path: Path) -> None:
    """So that the test above can fail."""
    busy = "\n".join(f"  %v{n} = load i64, ptr %p{n}" for n in range(24))
    places = "\n".join(f"  %p{n} = getelementptr i64, ptr %a, i64 {7 * n}" for n in range(24))
    sums = "\n".join(f"  %s{n} = mul i64 %{f's{n - 1}' if n else 'v0'}, %v{n}" for n in range(24))
    stores = "\n".join(f"  store i64 %v{n}, ptr %p{23 - n}" for n in range(24))
    body = f"define i64 @f(ptr %a) {{\n{places}\n{busy}\n{sums}\n{stores}\n  ret i64 %s23\n}}\n"
    found = [
        bool(X18.search(listing(LLVMCompiler().compile(f'target triple = "{t}"\n{body}'), tmp_path)))
        for t in ("aarch64-unknown-linux-gnu", "aarch64-apple-macosx-elf")
    ]
    assert found == [True, False]


@disassembled
def test_the_native_half_calls_as_apple_does(tmp_path: Path) -> None:
    """Variadic arguments are on the stack, where Linux has them in registers.
    Threads wait by __ulock_wait."""
    texts = {of: listing(compile_native(native_source("aarch64", of)), tmp_path) for of in ("linux", "darwin")}
    assert not X18.search(texts["darwin"])
    launch = {of: text[text.index("<kg_launch>:") :] for of, text in texts.items()}
    stored = re.compile(r"\b(str|stp)\s+[^\n]*\[sp\]\n[^\n]*(\n[^\n]*){0,4}blr")
    assert stored.search(launch["darwin"]) and len(stored.findall(launch["darwin"])) > len(stored.findall(launch["linux"]))
    assert "0x1000001" in texts["darwin"] or "#0x100, lsl" in texts["darwin"]
    assert "@SYSCALL" not in native_source("aarch64", "darwin") and "16777217" in native_source("aarch64", "darwin")


def test_c_compilers_are_told() -> None:
    flags = machine_flags(APPLE, is_clang=True)
    assert "-ffixed-x18" in flags and "--target=aarch64-unknown-linux-gnu" in flags


# -- code, over a fake of three calls


class Calls:
    """mmap with MAP_JIT, pthread_jit_write_protect_np and sys_icache_invalidate, by what Linux has:
    pages for code are run or written, not both."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, refuses: bool = False) -> None:
        self.asked: list[tuple[Any, ...]] = []
        self.mmap = ctypes.CDLL(None).mmap
        self._pages: tuple[int, int] = (0, 0)
        plain = mmap.mmap

        def mapped(file: int, size: int, *, flags: int, prot: int = 3) -> mmap.mmap:
            if not flags & 0x800:
                return plain(file, size, flags=flags, prot=prot)
            if refuses:
                raise PermissionError(1, "Operation not permitted")
            assert prot == 7
            pages = plain(file, size, flags=flags & ~0x800, prot=prot)
            self._pages = ctypes.addressof(ctypes.c_char.from_buffer(pages)), size
            self._may(5)
            return pages

        monkeypatch.setattr(mmap, "mmap", mapped)
        monkeypatch.setattr(sys, "platform", "darwin")
        monkeypatch.setattr(system, "c_library", lambda: self)

    def _may(self, access: int, size: int = 0) -> None:
        address, whole = self._pages
        assert ctypes.CDLL(None).mprotect(ctypes.c_void_p(address), ctypes.c_size_t(size or whole), access) == 0

    def pthread_jit_write_protect_np(self, on: int) -> None:
        self.asked.append(("protect", on))
        self._may(5 if on else 3, system.PAGE)

    def sys_icache_invalidate(self, address: ctypes.c_void_p, size: ctypes.c_size_t) -> None:
        self.asked.append(("invalidate", address.value, size.value))


COUNTER = """
@counter = internal global i64 5
define i64 @next(i64 %i) {
  %c = load i64, ptr @counter
  %c1 = add i64 %c, %i
  store i64 %c1, ptr @counter
  ret i64 %c1
}
"""


@runs_x86
def test_code_runs_and_its_data_are_written(monkeypatch: pytest.MonkeyPatch) -> None:
    made = compile_text(COUNTER)
    calls = Calls(monkeypatch)
    image = load_object(made)
    monkeypatch.undo()
    assert calls.asked == [("protect", 0), ("protect", 1), ("invalidate", image.base, system.PAGE)]
    following = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64)(image.address("next"))
    assert [following(3), following(4)] == [8, 12]
    maps = [line.split()[:2] for line in Path("/proc/self/maps").read_text().splitlines()]
    assert [access for place, access in maps if place.startswith(f"{image.base:x}-")] == ["r-xp"]


@runs_x86
def test_a_python_that_may_not_make_code(monkeypatch: pytest.MonkeyPatch) -> None:
    made = compile_text(COUNTER)
    Calls(monkeypatch, refuses=True)
    with pytest.raises(UnsupportedError, match=r"MAP_JIT.*com\.apple\.security\.cs\.allow-jit"):
        load_object(made)


def test_a_system_without_affinity(monkeypatch: pytest.MonkeyPatch) -> None:
    """Threads are on no processor of their own, and nobody asks where they are."""
    for name in ("sched_setaffinity", "sched_getaffinity"):
        monkeypatch.delattr(os, name, raising=False)
    monkeypatch.setattr(system, "c_library", object)
    assert system.this_processor() == -1 and not system.bind_thread(1, 0)
    pool = Pool(0, 0)
    atexit.unregister(pool.stop)  # there are no workers to stop
    monkeypatch.setattr(pool, "_threads", [SimpleNamespace(native_id=1)] * (len(system.usable_processors()) - 1))
    pool._place()
    assert ctypes.c_int64.from_address(pool.address + POOL_FREE_CPU).value == -1


def test_where_it_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    for machine, there in (("arm64", True), ("x86_64", False)):
        monkeypatch.setattr(platform, "machine", lambda machine=machine: machine)
        assert (system.reason_unavailable() == "") is there
