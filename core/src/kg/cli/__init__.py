"""The `kg` command.
Each subcommand is a module with `add(subparsers)`; what it needs is imported when it runs.

Exit status: 0 for success, 1 where a result is wrong, 2 for what the user can set right.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
import warnings
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from difflib import get_close_matches
from typing import Final

import kg
from kg.checks import shown
from kg.cli import cache, devices, docs, doctor
from kg.cli.formatting import lines_of
from kg.errors import KgError

_COMMANDS: Final = {"devices": devices, "doctor": doctor, "cache": cache, "docs": docs}
#: Commands that other packages bring, and what to install for each.
_PACKAGES: Final = {
    "aot": "kg-aot",
    "bench": "'kg-core[tune]'",
    "conformance": "'kg-core[conformance]'",
    "emit": "kg-isa",
    "explain": "'kg-core[tune]'",
    "new-plugin": "'kg-core[conformance]'",
    "replay": "'kg-core[conformance]'",
    "tour": "'kg-core[tune]'",
    "tune": "'kg-core[tune]'",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status. kg's own errors become one message, not a traceback."""
    given = sys.argv[1:] if arguments is None else arguments
    command = next((a for a in given if not a.startswith("-")), "")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # None where the caller closed it
            stream.reconfigure(errors="backslashreplace")  # of terminals and pipes whose encoding lacks a letter
    try:
        with _plain_warnings():
            options = _parse(given)
            status: int = options.run(options)
        if sys.stdout:
            sys.stdout.flush()
        return status
    except BrokenPipeError:  # `kg docs NAME | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    except (KgError, OSError) as error:
        if "--traceback" in given:
            raise
        print(f"kg {command}: {lines_of(_message(error))}", file=sys.stderr)
        return 2


def _parse(given: Sequence[str]) -> argparse.Namespace:
    """What the command line says. Ends the process with status 2 where it says something wrong."""
    parser = make_parser(given)
    options, unknown = parser.parse_known_args(given)
    if unknown:
        (parser if options.command is None else options.parser).error(f"unrecognized arguments: {' '.join(unknown)}")
    if options.command is None:
        parser.error("name a command: `kg --help` lists them, those of other packages too")
    return options


def _one_line(message: Warning | str, *_: object, **__: object) -> str:
    return f"kg: {lines_of(str(message))}\n"


@contextmanager
def _plain_warnings() -> Generator[None, None, None]:
    """Warnings as one line each: where in kg they come from is for people who write programs."""
    usual = warnings.formatwarning
    warnings.formatwarning = _one_line
    try:
        yield
    finally:
        warnings.formatwarning = usual


def _message(error: KgError | OSError) -> str:
    if isinstance(error, OSError) and error.filename and error.strerror:
        return f"{error.filename}: {error.strerror}"
    return str(error)


def make_parser(arguments: Sequence[str] = ()) -> argparse.ArgumentParser:
    """The whole command line.
    Plugins are loaded where `arguments` name no command of core, or ask which there are."""
    about = "Kernels from graphs to machine code, on every device found."
    parser = argparse.ArgumentParser("kg", description=about, allow_abbrev=False)  # `main` looks for --traceback in full
    parser.add_argument("--traceback", action="store_true", help="show where in kg an error was raised")
    parser.add_argument("--version", action="version", version=f"kg {kg.__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    for module in _COMMANDS.values():
        module.add(commands)
    named = next((a for a in arguments if a == "--" or not a.startswith("-")), None)
    if named not in commands.choices and (named is not None or {"-h", "--help"} & {*arguments}):
        from kg.plugin.registry import add_commands

        add_commands(commands)
        if named is not None and named not in commands.choices:
            parser.error(_no_command(named, [*commands.choices]))
    for each in commands.choices.values():
        each.set_defaults(parser=each)
    return parser


def _no_command(name: str, known: Sequence[str]) -> str:
    """What is said of a command that there is not here: which package brings it, or which one was meant."""
    if name in _PACKAGES:
        return f"{name} comes with a package of its own: pip install {_PACKAGES[name]}"
    near = get_close_matches(name, [*known, *_PACKAGES], 1)
    meant = f"did you mean {near[0]}?" if near else f"there are {', '.join(known)}"
    return f"there is no command {shown(name)}; {meant}"
