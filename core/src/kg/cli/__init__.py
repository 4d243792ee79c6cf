"""The `kg` command. Each subcommand is a module with `add(subparsers)`; what it needs is imported when it runs.

Exit status: 0 for success, 1 where a result is wrong, 2 for what the user can set right.
"""

from __future__ import annotations

import argparse
import os
import sys
import warnings
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from typing import Final

import kg
from kg.cli import cache, devices, docs, doctor
from kg.cli.formatting import lines_of
from kg.errors import KgError

_COMMANDS: Final = {"devices": devices, "doctor": doctor, "cache": cache, "docs": docs}
#: Commands that libraries bring, and the extra of kg-core that each is in.
_LIBRARIES: Final = {
    "bench": "tune",
    "conformance": "conformance",
    "explain": "tune",
    "new-plugin": "conformance",
    "replay": "conformance",
    "tour": "tune",
    "tune": "tune",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status. kg's own errors become one message, not a traceback."""
    parser = make_parser(sys.argv[1:] if arguments is None else arguments)
    options = parser.parse_args(arguments)
    if options.command is None:
        parser.error("name a command: `kg --help` lists them, those of other packages too")
    try:
        with _plain_warnings():
            status: int = options.run(options)
        sys.stdout.flush()
        return status
    except BrokenPipeError:  # `kg docs NAME | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    except (KgError, OSError) as error:
        if options.traceback:
            raise
        print(f"kg {options.command}: {lines_of(_message(error))}", file=sys.stderr)
        return 2


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
    """The whole command line. Plugins are loaded where `arguments` name no command of core, or ask which there are."""
    parser = argparse.ArgumentParser(prog="kg", description="Kernels from graphs to machine code, on every device found.")
    parser.add_argument("--traceback", action="store_true", help="show where in kg an error was raised")
    parser.add_argument("--version", action="version", version=f"kg {kg.__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    for module in _COMMANDS.values():
        module.add(commands)
    named = next((a for a in arguments if not a.startswith("-")), None)
    if named not in commands.choices and (named or {"-h", "--help"} & {*arguments}):
        from kg.plugin.registry import add_commands

        add_commands(commands)
        if named in _LIBRARIES and named not in commands.choices:
            parser.error(f"{named} comes with a package of its own: pip install 'kg-core[{_LIBRARIES[named]}]'")
    return parser
