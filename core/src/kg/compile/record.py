"""What `kg replay` compares: every kernel that is compiled under KG_RECORD=DIR, as a file of JSON that stands for itself."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Final, cast

from kg.cache.entries import digest_of
from kg.cache.private import write_file
from kg.errors import KgError, printable, warn_once
from kg.ir.uop import UOp
from kg.schedule.opts import Opt, format_schedule, parse_schedule
from kg.settings import Settings, settings
from kg.target.renderer import Renderer

_FORMAT: Final = 1


class RecordError(KgError):
    """A file that is no recorded kernel, or a directory without any."""


@dataclass(frozen=True, slots=True)
class Recorded:
    """A kernel and what became of it. `schedule` is None for the default one; `settings` are those that change code."""

    name: str
    target: str
    renderer: str  #: the class, since tests make renderers that no target opens
    arch: str
    schedule: str | None
    settings: dict[str, str | int | bool]
    ast: str
    source_hash: str
    source: str


def record(ast: UOp, renderer: Renderer, schedule: tuple[Opt, ...] | None, source: str) -> None:
    """Keep a kernel that was just rendered. The same one twice is one file, whichever process it comes from."""
    from kg.text.graphs import format_graph

    kind = type(renderer)
    kept = Recorded(
        name=ast.kernel.name,
        target=f"{renderer.device}:{renderer.suffix}",
        renderer=f"{kind.__module__}:{kind.__qualname__}",
        arch=renderer.arch,
        schedule=None if schedule is None else format_schedule(schedule),
        settings=code_settings(settings()),
        ast=format_graph(ast),
        source_hash=digest_of(source),
        source=source,
    )
    facts = {k: v for k, v in asdict(kept).items() if k not in ("source", "source_hash")}
    try:
        path = Path(settings().record).expanduser() / f"{digest_of(json.dumps(facts, sort_keys=True))}.json"
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            write_file(path, json.dumps({"format": _FORMAT, **asdict(kept)}, indent=1).encode())
    except (OSError, ValueError, RuntimeError) as error:  # ValueError: no path at all; RuntimeError: ~ of nobody
        reason = error.strerror if isinstance(error, OSError) else error
        warn_once(f"kernels are not recorded: KG_RECORD={printable(settings().record)} can't be written ({reason})")


def code_settings(now: Settings) -> dict[str, str | int | bool]:
    return {f.name: getattr(now, f.name) for f in fields(Settings) if f.metadata["code"]}


def recorded(directory: str) -> Iterator[Recorded | RecordError]:
    """Every kernel kept in a directory, in an order that depends on the kernels alone; for a file that is none, why."""
    paths = sorted(Path(directory).glob("*.json"))
    if not paths:
        raise RecordError(f"{directory} holds no recorded kernels: run something with KG_RECORD={directory} first")
    for path in paths:
        try:
            yield _read(path)
        except RecordError as error:
            yield error


def _read(path: Path) -> Recorded:
    from kg.text.graphs import parse_graph

    try:
        if path.exists() and not path.is_file():  # reading a pipe would wait for ever
            raise TypeError("it is no file")
        found = cast("object", json.loads(path.read_bytes()))
        if not isinstance(found, dict) or "format" not in found:
            raise TypeError("it holds no object of JSON with a format")
        found = cast("dict[str, object]", found)
        if found.pop("format") != _FORMAT:
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
    """Raises TypeError for a field of another type than `record` writes."""
    known = {name: type(value) for name, value in code_settings(Settings()).items()}
    for name, value in found.items():
        if name == "settings":
            given = cast("dict[str, object]", value)
            wrong = [key for key, setting in given.items() if type(setting) is not known.get(key)]
            if wrong:
                raise TypeError(f"there is no setting {wrong[0]!r} of that type")
        elif not isinstance(value, str) and not (name == "schedule" and value is None):
            raise TypeError(f"{name} is no text")
