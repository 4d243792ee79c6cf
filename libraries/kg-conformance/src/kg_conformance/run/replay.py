"""`kg replay DIR`: recompiles recorded kernels with this tree and diffs their sources."""

from __future__ import annotations

import argparse
import difflib
import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, cast

from kg.cli.formatting import lines_of
from kg.errors import KgError, printable
from kg.plugin.api import Commands

if TYPE_CHECKING:
    from kg.compile.record import Recorded
    from kg.target.renderer import Renderer


class RecordError(KgError):
    """A file that is no recorded kernel, or a directory without any."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """`verdict`: same, changed, failed, passed over, or unreadable (then there is no kernel).
    `detail` is a diff, or why."""

    kernel: Recorded | None
    verdict: str
    detail: str = ""


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "replay",
        help="compile the kernels of an earlier run again, and show which sources changed",
        description="Record with KG_RECORD=DIR in the environment of any run, e.g. of the tests; replay under another tree.",
    )
    parser.add_argument("directory", metavar="DIR", help="what KG_RECORD named")
    parser.add_argument("--device", default="", help="only kernels of this target, e.g. CPU:LLVM")
    parser.add_argument("--diffs", type=int, default=10, metavar="N", help="show so many diffs (default 10)")
    parser.add_argument(
        "--reverse", action="store_true", help="what was recorded is the newer: diffs lead from this tree to it"
    )
    parser.add_argument("--strict", action="store_true", help="exit with 1 where a source changed or a kernel failed")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    counts: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    for outcome in replay(options.directory, options.device, reverse=options.reverse):
        counts[outcome.verdict] += 1
        kernel = outcome.kernel
        if outcome.verdict == "passed over":
            reasons[outcome.detail] += 1
        elif kernel is None:
            print(printable(outcome.detail), file=sys.stderr)
        elif outcome.verdict != "same" and counts["changed"] + counts["failed"] <= options.diffs:
            schedule = "the default schedule" if kernel.schedule is None else f"schedule {kernel.schedule!r}"
            print(printable(f"=== {kernel.name} for {kernel.target}, {schedule}: {outcome.verdict}"))
            print(lines_of(outcome.detail), end="\n\n")
    for reason, count in sorted(reasons.items()):
        print(f"passed over {count}: {printable(reason)}")
    total = sum(counts.values())
    print(f"{total} kernels: {counts['same']} same, {counts['changed']} changed, {counts['failed']} failed", end="")
    print("".join(f", {counts[verdict]} {verdict}" for verdict in ("passed over", "unreadable") if counts[verdict]))
    if counts["unreadable"]:
        return 2
    return int(options.strict and bool(counts["changed"] or counts["failed"]))


def replay(directory: str, device: str = "", *, reverse: bool = False) -> Iterator[Outcome]:
    """What becomes of each recorded kernel now.
    A file that is none is said to be so, and the rest goes on."""
    for kernel in recorded(directory):
        if isinstance(kernel, RecordError):
            yield Outcome(None, "unreadable", str(kernel))
        elif not device or device.upper() in (kernel.target, kernel.target.partition(":")[0]):
            yield _again(kernel, reverse)


def _again(kernel: Recorded, reverse: bool) -> Outcome:
    renderer = _renderer(kernel.target)
    if isinstance(renderer, str):
        return Outcome(kernel, "passed over", renderer)
    kind = f"{type(renderer).__module__}:{type(renderer).__qualname__}"
    if kind != kernel.renderer:
        return Outcome(kernel, "passed over", f"{kernel.target} was rendered by {kernel.renderer}, which no target opens")
    if renderer.arch != kernel.arch:
        return Outcome(kernel, "passed over", f"{kernel.target} was recorded for another machine: {kernel.arch}")
    try:
        source = _compile(kernel, renderer)
    except Exception as error:  # whatever it is, it is what the person wants to see of this kernel; the others go on
        return Outcome(kernel, "failed", f"{type(error).__name__}: {error}")
    if source == kernel.source:
        return Outcome(kernel, "same")
    return Outcome(kernel, "changed", _diff(source, kernel.source) if reverse else _diff(kernel.source, source))


@cache
def _renderer(target: str) -> Renderer | str:
    """The renderer of a target, or why there is none here."""
    from kg.errors import KgError
    from kg.plugin.registry import open_toolchain

    try:
        return open_toolchain(target)[0]
    except KgError as error:
        return str(error).partition("\n")[0]


def _compile(kernel: Recorded, renderer: Renderer) -> str:
    from kg.compile.program import to_program
    from kg.schedule.opts import parse_schedule
    from kg.settings import override
    from kg.text.graphs import parse_graph
    from kg.text.program import written_of

    schedule = None if kernel.schedule is None else parse_schedule(kernel.schedule)
    with override(**kernel.settings, record=""):  # pyright: ignore[reportArgumentType]  fields of Settings, by name
        program = to_program(parse_graph(kernel.ast, kernel.name), renderer, None, schedule)
    return written_of(program)


def _diff(before: str, after: str) -> str:
    lines = difflib.unified_diff(before.splitlines(), after.splitlines(), "before", "after", lineterm="", n=2)
    return "\n".join(lines)


# -- reading


def recorded(directory: str) -> Iterator[Recorded | RecordError]:
    """Every kernel kept in a directory, in an order that depends on the kernels alone.
    For a file that is none, why."""
    paths = sorted(Path(directory).glob("*.json"))
    if not paths:
        raise RecordError(f"{directory} holds no recorded kernels: run something with KG_RECORD={directory} first")
    for path in paths:
        try:
            yield _read(path)
        except RecordError as error:
            yield error


def _read(path: Path) -> Recorded:
    from kg.compile.record import FORMAT, Recorded
    from kg.schedule.opts import parse_schedule
    from kg.text.graphs import parse_graph

    try:
        if path.exists() and not path.is_file():  # reading a pipe would wait for ever
            raise TypeError("it is no file")
        found = cast("object", json.loads(path.read_bytes()))
        if not isinstance(found, dict) or "format" not in found:
            raise TypeError("it holds no object of JSON with a format")
        found = cast("dict[str, object]", found)
        if found.pop("format") != FORMAT:
            raise RecordError(f"{path} was recorded by another version of kg: record again")
        _check_types(found)
        made = Recorded(**found)  # pyright: ignore[reportArgumentType]  what is missing or too much is a TypeError
        _ = parse_graph(made.ast, made.name), parse_schedule(made.schedule or "")
        return made
    except RecordError:
        raise
    except Exception as error:  # whatever malformed text causes
        raise RecordError(f"{path} is no recorded kernel: {error}") from error


def _check_types(found: dict[str, object]) -> None:
    """Raises TypeError for a field of another type than kg.compile.record writes."""
    from kg.compile.record import code_settings
    from kg.settings import Settings

    known = {name: type(value) for name, value in code_settings(Settings()).items()}
    for name, value in found.items():
        if name == "settings":
            given = cast("dict[str, object]", value)
            wrong = [key for key, setting in given.items() if type(setting) is not known.get(key)]
            if wrong:
                raise TypeError(f"there is no setting {wrong[0]!r} of that type")
        elif not isinstance(value, str) and not (name == "schedule" and value is None):
            raise TypeError(f"{name} is no text")
