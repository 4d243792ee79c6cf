"""Runs command-line compilers and disassemblers: version, options, error messages."""

from __future__ import annotations

import re
import shlex
import subprocess
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from kg.plugin import CompileError, cached_answer

_LIMIT: Final = 300  #: seconds that a compiler may take; for its version a part of that
_VERSION: Final = 20
#: Names of compilers' own binaries, beside which there are caches and other things in front of them.
_COMPILERS: Final = re.compile(r"gcc|g\+\+|clang|zig|llvm")


def run_compiler(
    command: Sequence[str], given: bytes = b"", *, who: str, source: str, shown: str, folder: str | None = None
) -> tuple[bytes, str]:
    """What a compiler writes to its standard output, and its log.
    Raises CompileError with the kernel's source and the command for people, `shown`."""
    try:
        done = subprocess.run(command, input=given, capture_output=True, timeout=_LIMIT, check=False, cwd=folder)
    except subprocess.TimeoutExpired as error:
        raise CompileError(f"{who} took more than {_LIMIT} s", source=source, command=shown) from error
    except OSError as error:
        raise CompileError(f"{who} could not be run: {error}", source=source, command=shown) from error
    log = done.stderr.decode(errors="replace")
    if done.returncode:
        log = done.stdout.decode(errors="replace") + log  # some complain there
        raise CompileError(f"{who} failed with status {done.returncode}", source=source, log=log, command=shown)
    return done.stdout, log


def compile_file(
    command: Sequence[str], text: str, files: tuple[str, str], *, who: str, source: str = "", hint: str = ""
) -> tuple[bytes, str]:
    """What `command kernel.c -o kernel.o` makes of a text, and its log: `files` are these names.
    The command is run as it is shown, in a folder of its own.

    `source`: what was rendered, where the text is made of that; `hint`: what to do about a compiler that says it is done and has written nothing.
    """
    given, made = files
    whole = [*command, given, "-o", made]
    source, shown = source or text, shlex.join(whole)
    with tempfile.TemporaryDirectory(prefix="kg-") as folder:
        (Path(folder) / given).write_text(text, encoding="utf-8")
        _, log = run_compiler(whole, who=who, source=source, shown=shown, folder=folder)
        try:
            return (Path(folder) / made).read_bytes(), log
        except OSError as error:
            what = f"{who} ended well and wrote no {made} ({error.strerror})"
            raise CompileError(f"{what}. {hint}" if hint else what, source=source, log=log, command=shown) from error


def listing(command: Sequence[str], binary: bytes, name: str, hint: str = "") -> str:
    """What a disassembler prints of a file with these bytes. Raises CompileError."""
    with tempfile.TemporaryDirectory(prefix="kg-") as folder:
        path = Path(folder) / name
        path.write_bytes(binary)
        who = f"{command[0]}{f' ({hint})' if hint else ''}"
        printed, _ = run_compiler([*command, str(path)], who=who, source="", shown=shlex.join([*command, name]))
    return printed.decode(errors="replace")


@cache
def version_of(*command: str) -> str:
    """What a command says to --version; empty where it does not run or fails.
    A compiler's own binary is asked once per cache directory, as that takes some 25 ms."""
    program = Path(command[0]).resolve()
    try:
        if not is_compiler_itself(program):
            return _version(command).decode(errors="replace")
        identity = f"{' '.join(command)} {identity_of(command[0])}"
        return cached_answer(f"version of {identity}", lambda: _version(command)).decode(errors="replace")
    except (OSError, subprocess.TimeoutExpired):
        return ""


def _version(command: Sequence[str]) -> bytes:
    done = subprocess.run([*command, "--version"], capture_output=True, timeout=_VERSION, check=False)
    return b"" if done.returncode else done.stdout


def identity_of(path: str) -> str:
    """Which file a program is: part of the keys of what it makes. Raises OSError."""
    program = Path(path).resolve()
    found = program.stat()
    return f"{program}:{found.st_size}:{found.st_mtime_ns}"


def is_compiler_itself(program: Path) -> bool:
    """Whether this is a compiler's own binary, not a script or a cache in front of one
    that may change behind it."""
    with program.open("rb") as file:
        start = file.read(4)
    return not start.startswith(b"#!") and _COMPILERS.search(program.name) is not None
