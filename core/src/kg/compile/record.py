"""The record that `kg replay` compares: each kernel compiled under KG_RECORD=DIR, as a JSON file."""

from __future__ import annotations

import json
from dataclasses import asdict, fields
from pathlib import Path
from typing import Final

from kg.cache.entries import digest_of
from kg.cache.private import write_file
from kg.errors import printable, warn_once
from kg.ir.uop import UOp
from kg.records import dataclass
from kg.schedule.opts import Opt, format_schedule
from kg.settings import Settings, settings
from kg.target.renderer import Renderer

FORMAT: Final = 1


@dataclass(frozen=True, slots=True)
class Recorded:
    """A kernel and what became of it.
    `schedule` is None for the default one; `settings` are those that change code."""

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
    """Keep a kernel that was just rendered.
    The same one twice is one file, whichever process it comes from."""
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
            write_file(path, json.dumps({"format": FORMAT, **asdict(kept)}, indent=1).encode())
    except (OSError, ValueError, RuntimeError) as error:  # ValueError: no path at all; RuntimeError: ~ of nobody
        reason = error.strerror if isinstance(error, OSError) else error
        warn_once(f"kernels are not recorded: KG_RECORD={printable(settings().record)} can't be written ({reason})")


def code_settings(now: Settings) -> dict[str, str | int | bool]:
    return {f.name: getattr(now, f.name) for f in fields(Settings) if f.metadata["code"]}
