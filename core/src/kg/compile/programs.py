"""Kernel AST -> PROGRAM through the program cache:
in a warm process nothing is rewritten and no compiler is imported."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable

from kg.cache.entries import digest_of
from kg.compile.fingerprint import edited_since, source_fingerprint
from kg.compile.program_cache import ProgramCache
from kg.compile.tuning import tuner
from kg.errors import KgError
from kg.events import measured
from kg.garbage import infrequent_collection
from kg.ir.digest import graph_digest
from kg.ir.uop import UOp
from kg.schedule.opts import Opt, format_schedule
from kg.settings import STARTED, settings
from kg.target.compiler import Compiler
from kg.target.renderer import Renderer

#: Finds a schedule for a kernel on the device that is to run it, or None where it can't.
Search = Callable[[UOp], tuple[Opt, ...] | None]
_cache = ProgramCache()


@infrequent_collection()
def compile_program(
    ast: UOp,
    renderer: Renderer,
    compiler: Compiler | None,
    schedule: tuple[Opt, ...] | None = None,
    *,
    whole: bool = False,
    search: Search | None = None,
) -> UOp:
    """The PROGRAM of an AST, from the cache where the same sources made it for the same target,
    settings and schedule.

    Without a schedule it is the one that was tuned for this kernel and target, unless that is refused now, else what `search` finds, else the
    default.
    `whole` has the entry say that this program is the AST's entire plan, for whom asks for that next (kg.runtime.plan.cached).

    KG_CHECK=1 asks for every pass to be verified, so that the passes must run; KG_RECORD for every kernel that is compiled.
    """
    chosen = tuner().find(ast, renderer, compiler) if schedule is None else None
    if chosen is not None:
        try:
            return _compiled(ast, renderer, compiler, chosen, whole=whole)
        except KgError as error:
            made = _compiled(ast, renderer, compiler, None, whole=whole)  # raises what is not the schedule's fault
            tuner().refuse(ast, renderer, compiler, error)
            if search is None or settings().tuning()[0] != "search":
                return made
    if schedule is None and search is not None and settings().tuning()[0] == "search":
        schedule = search(ast)
    return _compiled(ast, renderer, compiler, schedule, whole=whole)


def _compiled(ast: UOp, renderer: Renderer, compiler: Compiler | None, schedule: tuple[Opt, ...] | None, *, whole: bool) -> UOp:
    """The program of a schedule, or of the default one."""
    key = None if settings().check or settings().record else program_key(ast, renderer, compiler, schedule)
    with measured("program", ast.kernel.name, f"{renderer.device}:{renderer.suffix}") as event:
        found = None if key is None else _cache.get(key)
        event.hit = found is not None
        if found is not None:
            if whole and key is not None:
                _cache.put(key, found, whole=True)
            return found
        from kg.compile.program import to_program

        made = to_program(ast, renderer, compiler, schedule)
        if key is not None:
            made = _cache.put(key, made, whole=whole)
    return made


def program_key(ast: UOp, renderer: Renderer, compiler: Compiler | None, schedule: tuple[Opt, ...] | None) -> str | None:
    """Everything that shapes a program.
    None where classes have no source files to fingerprint, or those were edited since."""
    version = optimizer_version(renderer, compiler)
    if version is None:
        return None
    return digest_of(
        graph_digest(ast),
        settings().codegen_key(),
        # the default schedule follows from the AST, the renderer and core's sources, which are in the key
        "default" if schedule is None else f"schedule {format_schedule(schedule)}",
        renderer.fingerprint(),
        "" if compiler is None else compiler.key(),
        version,
    )


def optimizer_version(renderer: Renderer, compiler: Compiler | None) -> str | None:
    """The hash of the sources that passes, schedules and this target's code come from.
    None as for `program_key`."""
    packages = _packages(renderer, compiler, added=renderer.added_packages())
    if packages is None or edited_since(STARTED, packages):
        return None
    return source_fingerprint(packages)


def _packages(*objects: object, added: list[str]) -> tuple[str, ...] | None:
    """The packages whose code is in these objects' classes, with kg's and those that add to them."""
    found = {"kg", *added}
    for thing in objects:
        if thing is not None:
            found |= {cls.__module__.partition(".")[0] for cls in type(thing).__mro__} - {"builtins"}
    return tuple(sorted(found)) if all(map(_has_source, found)) else None


def _has_source(package: str) -> bool:
    module = sys.modules.get(package)
    if package == "__main__" or (module is not None and getattr(module, "__spec__", None) is None):
        return False
    spec = importlib.util.find_spec(package)
    return spec is not None and (bool(spec.submodule_search_locations) or spec.has_location)
