"""Remote compilation of candidates: jobs and replies are text and bytes, for any executor.

`compile_job` is what runs there. A worker whose sources or target differ from the asker's says so, rather than send code for
another machine.
"""

from __future__ import annotations

import importlib
import json
from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Final, cast

from kg.cache.entries import digest_of
from kg.compile.program_cache import dump_program, load_program
from kg.compile.programs import optimizer_version
from kg.errors import KgError
from kg.ir.uop import UOp
from kg.schedule.opts import format_schedule, parse_schedule
from kg.settings import Changes, override, settings
from kg.target.compiler import Compiler
from kg.target.renderer import Renderer

from kg_tune.space import Schedule

Opener = Callable[[str], tuple[Renderer, Compiler | None]]
#: What makes the tools of a target from its name; named as text, since it stands above this layer.
REGISTRY: Final = "kg.plugin.registry:open_toolchain"
_PROGRAM, _ERROR = b"P", b"E"


@dataclass(frozen=True, slots=True)
class Toolchain:
    """By what name others open the tools that this process uses,
    and how they tell that theirs are the same."""

    target: str
    identity: str
    opener: str = REGISTRY
    workers: int = 0  #: those that programs are made for, which KG_THREADS may limit; 0: none, or as many as there are

    @staticmethod
    def of(target: str, renderer: Renderer, compiler: Compiler | None, opener: str = REGISTRY) -> Toolchain:
        return Toolchain(target, identity_of(renderer, compiler), opener, renderer.workers.count)


def identity_of(renderer: Renderer, compiler: Compiler | None) -> str:
    """What shapes programs besides the kernel, its schedule and the settings:
    the target, and the sources of kg and plugins."""
    version = optimizer_version(renderer, compiler)
    if version is None:
        raise KgError(
            "sources of kg or a plugin were edited since this process began, others would compile with new ones: start anew"
        )
    return digest_of(renderer.fingerprint(), "" if compiler is None else compiler.key(), version)


def make_job(ast_text: str, schedule: Schedule, tools: Toolchain) -> str:
    """One candidate as text."""
    now = settings()
    code = {f.name: getattr(now, f.name) for f in fields(now) if f.metadata["code"]}
    known = {
        "target": tools.target,
        "opener": tools.opener,
        "identity": tools.identity,
        "workers": tools.workers,
        "settings": code,
    }
    return json.dumps({**known, "schedule": format_schedule(schedule), "ast": ast_text})


def compile_job(job: str) -> bytes:
    """The reply to a job: a program, or what went wrong. Runs in any process that can import kg."""
    try:
        return _PROGRAM + _compile(cast("dict[str, object]", json.loads(job)))
    except KgError as error:
        return _ERROR + f"{type(error).__name__}: {error}".encode()


def read_reply(reply: bytes) -> UOp | str:
    """The PROGRAM, or why there is none."""
    if reply[:1] == _PROGRAM:
        return load_program(reply[1:])
    return reply[1:].decode(errors="replace")


def _compile(job: dict[str, object]) -> bytes:
    from kg.compile.program import to_program
    from kg.text.graphs import parse_graph

    changes = cast(Changes, {**cast("dict[str, object]", job["settings"]), "no_cache": True, "record": ""})
    with override(**changes):
        renderer, compiler = _opener(str(job["opener"]))(str(job["target"]))
        renderer = renderer.for_workers(cast("int", job["workers"]))
        if identity_of(renderer, compiler) != job["identity"]:
            raise KgError(
                f"the worker's {job['target']} is not the same as that of the process that searches: give its executor machines "
                "of one kind, with one version of kg and its plugins"
            )
        ast = parse_graph(str(job["ast"]), "job")
        return dump_program(to_program(ast, renderer, compiler, parse_schedule(str(job["schedule"]))))


def _opener(reference: str) -> Opener:
    module, _, name = reference.partition(":")
    return cast(Opener, getattr(importlib.import_module(module), name))
