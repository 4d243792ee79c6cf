"""C to a relocatable object with whatever compiler this machine has:
clang, gcc, or the clang inside the ziglang wheel."""

from __future__ import annotations

import importlib.util
import os
import shlex
import shutil
from pathlib import Path

from kg.plugin import CompileError, Compiler, DeviceUnavailable, settings
from kg.records import dataclass
from kg_render.tools import compile_file, identity_of, version_of

from kg_cpu.host import Host, host
from kg_cpu.objects.disassembler import disassemble

#: Tried in this order, zig's clang last (its wheel is large, so whoever has it may have it for another reason). Compiling takes
#: about as long with either; chains of vector arithmetic run up to 1.5 times faster from clang 14 than from gcc 12.
CANDIDATES = ("clang", *(f"clang-{version}" for version in range(24, 12, -1)), "gcc", "cc")
#: Semantics first: nothing here lets a compiler change a result, call a library, or assume that kernels don't wrap.
FLAGS = (
    *("-x", "c", "-std=gnu11", "-O2", "-c", "-w", "-fPIC"),
    *("-ffreestanding", "-fno-builtin", "-ffp-contract=off", "-fno-math-errno", "-fno-trapping-math", "-fwrapv"),
    *("-fno-strict-aliasing", "-fno-stack-protector", "-fno-asynchronous-unwind-tables", "-fno-ident"),
)
#: Features beyond a level of x86-64 that matter to what the renderer writes; compilers of every age know them.
_X86_FEATURES = frozenset(
    {"sse3", "ssse3", "sse4.1", "sse4.2", "avx", "avx2", "fma", "f16c", "bmi", "bmi2", "lzcnt", "popcnt"}
) | {
    *("avx512vnni", "avxvnni", "avx512bf16"),
}
#: Extensions of AArch64 that only what the renderer writes in assembly uses.
_ARM_FEATURES = frozenset({"dotprod", "i8mm", "bf16"})
_OTHER = "Is it a C compiler? KG_CC names the one to use, gcc or clang"
NONE_FOUND = (
    "CPU:C: no C compiler was found. Install clang or gcc (Debian: apt-get install clang; Fedora: dnf install clang;"
    " macOS: xcode-select --install), or a compiler from PyPI with: pip install 'kg-cpu[zig]'. KG_CC names another one."
)


@dataclass(frozen=True, slots=True)
class Toolchain:
    """A compiler: how it is called, what it is, and which file that is."""

    command: tuple[str, ...]
    version: str
    identity: str
    is_clang: bool


def find_toolchain(wanted: str = "") -> Toolchain:
    """The compiler that KG_CC names, or the first of those known that works. Raises DeviceUnavailable."""
    if wanted:
        found = _try(wanted)
        if found is None:
            raise DeviceUnavailable(
                f"CPU:C: KG_CC={wanted!r} is no working C compiler. Unset it, or name gcc, clang or a path to one."
            )
        return found
    for name in (*CANDIDATES, "zig"):
        found = _try(name)
        if found is not None:
            return found
    raise DeviceUnavailable(NONE_FOUND)


def _try(name: str) -> Toolchain | None:
    """The toolchain of this name or command line, if it is here."""
    if name in ("zig", "ziglang"):
        return _ziglang()
    try:
        command = shlex.split(name)
    except ValueError:  # a quote that does not end
        return None
    path = shutil.which(command[0]) if command else None
    return None if path is None else _identify((str(Path(path).absolute()), *command[1:]))


def _ziglang() -> Toolchain | None:
    spec = importlib.util.find_spec("ziglang")
    places = list(spec.submodule_search_locations or ()) if spec is not None else []
    if not places:
        return None
    include = str(Path(places[0]) / "lib" / "include")
    program = Path(places[0]) / ("zig.exe" if os.name == "nt" else "zig")
    return _identify((str(program), "clang", "-isystem", include))


def _identify(command: tuple[str, ...]) -> Toolchain | None:
    """The compiler with its version; None when it does not run."""
    text = version_of(*command)
    return Toolchain(command, text.partition("\n")[0], identity_of(command[0]), "clang" in text) if text else None


def machine_flags(machine: Host, *, is_clang: bool) -> tuple[str, ...]:
    """The processor, and ELF whatever the system, in the words that every gcc from 11 and clang
    from 12 knows."""
    flags: list[str] = []
    if machine.architecture == "x86_64":
        flags = [f"-march={machine.cpu}", *(f"-m{f}" for f in machine.features if f in _X86_FEATURES)]
        flags.append(f"-mprefer-vector-width={machine.vector_bits}")
    elif machine.architecture == "aarch64":
        extensions = "".join(f"+{f}" for f in machine.features if f in _ARM_FEATURES)
        flags = [f"-march=armv8-a{extensions}", *(["-ffixed-x18"] if machine.system == "darwin" else [])]
    if machine.system == "linux":
        return tuple(flags)
    if not is_clang:
        raise DeviceUnavailable(
            f"CPU:C: on {machine.system} only clang emits the ELF objects that kg loads. Install clang, or name it in KG_CC."
        )
    system = "pc-windows-msvc-elf" if machine.system == "win32" else "unknown-linux-gnu"
    return (f"--target={machine.architecture}-{system}", *flags)


class CCompiler(Compiler):
    """Source in, an object out; no file of ours is left behind."""

    def __init__(self, cc: str | None = None, machine: Host | None = None, extra: tuple[str, ...] = ()) -> None:
        self.toolchain = find_toolchain(settings().cc if cc is None else cc)
        machine = machine or host()
        self.flags = (*FLAGS, *machine_flags(machine, is_clang=self.toolchain.is_clang), *extra)

    def key(self) -> str:
        t = self.toolchain
        return f"c:{t.version}:{t.identity}:{shlex.join((*t.command, *self.flags))}"

    def compile(self, source: str) -> bytes:
        command, files = [*self.toolchain.command, *self.flags], ("kernel.c", "kernel.o")
        data, log = compile_file(command, source, files, who=command[0], hint=_OTHER)
        if not data.startswith(b"\x7fELF"):  # and it said that it succeeded
            what = f"{len(data)} bytes that are no ELF object" if data else "an empty file"
            again = shlex.join([*command, files[0], "-o", files[1]])
            raise CompileError(f"{command[0]} ended well and wrote {what}. {_OTHER}", source=source, log=log, command=again)
        return data

    def disassemble(self, binary: bytes) -> str:
        return disassemble(binary)
