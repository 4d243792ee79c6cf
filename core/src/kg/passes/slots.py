"""Runs rule sets and passes of a target at a slot of the pipeline: the renderer's, then plugins'.

    fdiv %x (const 4.0)   ->   mul %x (const 0.25)      for a target whose plugin says so

The greatest priority goes first; of one priority rule sets go before passes, and what the renderer has by itself before
what plugins add to it, which is in the order of their distributions and names. Rules that take `ctx` are given the renderer.

Example of scheduled: tests/filetests/slots/scheduled.kg
Example of expanded: tests/filetests/slots/expanded.kg
Example of unfused: tests/filetests/slots/unfused.kg
Example of looped: tests/filetests/slots/looped.kg
Example of typed: tests/filetests/slots/typed.kg
Example of lowered: tests/filetests/slots/lowered.kg
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import cast

from kg.checks import shown
from kg.errors import KgError, PluginError
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.records import dataclass
from kg.references import resolve
from kg.rewrite.engine import rewrite
from kg.rewrite.rule import RuleSet
from kg.schedule.context import Context, Pass
from kg.target.renderer import Renderer
from kg.target.slots import TargetPass


@dataclass(frozen=True, slots=True)
class Added:
    """A rule set or a pass of a target, ready to run. `package` says whose it is."""

    name: str
    package: str
    priority: int
    run: Pass


def added_at(slot: str, renderer: Renderer) -> list[Added]:
    """What this renderer has at a slot, in the order in which it runs."""
    own = renderer.extra_matcher if slot == "typed" else None
    package = type(renderer).__module__.partition(".")[0]
    found = [] if own is None else [Added("extra_matcher", package, 0, partial(_apply, lambda: own))]
    found += [Added(r.name, r.package, r.priority, partial(_apply, r.load)) for r in renderer.target_rules if r.slot == slot]
    passes = dict.fromkeys(
        [*renderer.passes, *(p for kind in renderer.opts for p in kind.passes)]
    )  # kinds of Opt may share one
    found += [Added(p.name, p.package, p.priority, partial(_run, p)) for p in passes if p.slot == slot]
    return sorted(found, key=lambda added: -added.priority)  # stable: else as they are here


def _apply(load: Callable[[], RuleSet], sink: UOp, context: Context) -> UOp:
    new = rewrite(sink, load(), ctx=context.renderer, trace=context.trace)
    return new if new.op is Op.SINK else UOp(Op.SINK, sink.dtype, (), sink.arg)


def _run(added: TargetPass, sink: UOp, context: Context) -> UOp:
    found = load_pass(added)
    try:
        new = cast("object", found(sink, context))
    except KgError:
        raise
    except Exception as error:
        raise PluginError(f"{_title(added)} failed: {type(error).__name__}: {error}") from error
    if not isinstance(new, UOp) or new.op is not Op.SINK:
        raise PluginError(f"{_title(added)} must return the SINK of the new graph, not {shown(new)}")
    return new


@cache
def load_pass(added: TargetPass) -> Pass:
    """The function of a pass. Raises PluginError where its reference names none."""
    try:
        found = resolve(added.pass_)
    except PluginError as error:
        raise PluginError(f"{_title(added)}: {error}") from error
    if not callable(found):
        raise PluginError(f"{_title(added)}: {added.pass_} must be a function (sink, context) -> sink, not {shown(found)}")
    return cast("Pass", found)


def _title(added: TargetPass) -> str:
    return f"pass {added.name} of {added.package}"
