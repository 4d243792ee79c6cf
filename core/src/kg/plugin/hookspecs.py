"""Specifications of all plugin hooks. None is called by a launch.

Those that return records are called once, to build the registry.

The first seven are frozen by KG_API 1. A provisional one may change with a minor version.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from kg.plugin.api import Check, CompilerSpec, DeviceSpec, PassSpec, Profile, RendererSpec, RuleSetSpec, Target
from kg.plugin.markers import hookspec

if TYPE_CHECKING:
    from kg.cache.shared import SharedCache
    from kg.compile.tuning import Tuner
    from kg.events import Event
    from kg.ir.layouts.tensorcore import TensorCore
    from kg.ir.uop import UOp
    from kg.plugin.api import Commands
    from kg.runtime.plan.data import Plan
    from kg.schedule.opts import Opt
    from kg.target.opts import OptKind
    from kg.target.renderer import Renderer

FROZEN: Final = ("kg_devices", "kg_renderers", "kg_compilers", "kg_tensor_cores", "kg_rulesets", "kg_passes", "kg_profiles")
PROVISIONAL: Final = (
    "kg_checks",
    "kg_default_device",
    "kg_commands",
    "kg_opts",
    "kg_schedule",
    "kg_planner",
    "kg_tuner",
    "kg_compile_cache",
    "kg_event",
)
HOOKS: Final = (*FROZEN, *PROVISIONAL)


@hookspec
def kg_devices() -> Iterable[DeviceSpec]:
    """The devices that this package brings."""
    return ()


@hookspec
def kg_renderers() -> Iterable[RendererSpec]:
    """Renderers, for its own devices or those of any other package."""
    return ()


@hookspec
def kg_compilers() -> Iterable[CompilerSpec]:
    """Compilers, each of one language, for the devices that load what it makes."""
    return ()


@hookspec
def kg_tensor_cores(target: Target) -> Iterable[TensorCore]:
    """The matrix units of a target, by its arch and features; nothing for targets that it does not know."""
    del target
    return ()


@hookspec
def kg_rulesets() -> Iterable[RuleSetSpec]:
    """Rewrite rules, each set for one renderer at one slot of the pipeline."""
    return ()


@hookspec
def kg_passes() -> Iterable[PassSpec]:
    """Passes, each for one renderer at one slot of the pipeline."""
    return ()


@hookspec
def kg_profiles() -> Iterable[Profile]:
    """What its devices and renderers claim before the conformance suite."""
    return ()


@hookspec
def kg_checks() -> Iterable[Check]:
    """Provisional. Lines for `kg doctor`."""
    return ()


@hookspec
def kg_default_device(candidates: tuple[str, ...]) -> str | None:
    """Provisional.
    Which of the usable devices, the one of greatest priority first, people here mean; None: no opinion."""
    del candidates


@hookspec
def kg_commands(subparsers: Commands) -> None:
    """Provisional.
    Adds `kg COMMAND`s: each parser sets `run` to a function of the parsed options that returns the status."""
    del subparsers


@hookspec
def kg_opts() -> Iterable[OptKind]:
    """Provisional. Kinds of Opt that schedules of every renderer may use."""
    return ()


@hookspec
def kg_schedule(kernel: UOp, renderer: Renderer) -> tuple[Opt, ...] | None:
    """Provisional.
    The schedule of a kernel (at stage `ranges`) that comes without one, for any renderer; None: no opinion.

    The answer depends on nothing but the arguments and the plugin's sources: programs are kept under these.
    """
    del kernel, renderer


@hookspec
def kg_planner(kernel: UOp, renderer: Renderer) -> Plan | None:
    """Provisional.
    A kernel AST as a Plan of several kernels that use the machine better; None: it stays whole.

    The answer depends on nothing but the arguments and the plugin's sources: plans are kept under these.
    """
    del kernel, renderer


@hookspec
def kg_tuner() -> Tuner | None:
    """Provisional. What knows tuned schedules and searches for new ones. The first one is used."""


@hookspec
def kg_compile_cache() -> SharedCache | None:
    """Provisional.
    A cache that several machines share: asked after memory and disk, told of what was made."""


@hookspec
def kg_event(event: Event) -> None:
    """Provisional. What kg did: passes, programs, compiles, each with its time and whether a cache had it."""
    del event
