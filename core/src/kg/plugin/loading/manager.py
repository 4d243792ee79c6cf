"""Loads one plugin: import, KG_API, hooks, records. Failures are recorded per plugin, not raised.

Each plugin has a pluggy manager of its own, so that what one does to its hooks no other can notice. See
docs/decisions/010-plugins-are-loaded-one-by-one.md.
"""

from __future__ import annotations

import importlib
import inspect
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field, replace
from functools import reduce
from types import ModuleType
from typing import Final, Literal, TypeVar, cast

import pluggy

from kg.errors import PluginError
from kg.ir.layouts.tensorcore import TensorCore
from kg.plugin import hookspecs
from kg.plugin.api import KG_API, Check, CompilerSpec, DeviceSpec, PassSpec, Profile, RendererSpec, RuleSetSpec, Target
from kg.plugin.loading.discover import Point
from kg.plugin.loading.validate import check_record
from kg.plugin.markers import PROJECT
from kg.records import dataclass
from kg.target.opts import OptKind

_T = TypeVar("_T")
OWN: Final = "kg"  #: the name under which core's own records stand
PluginStage = Literal["disabled", "found", "loaded"]
#: What importing or asking a plugin may raise; SystemExit because a module that exits must not take the host along.
FAILURES: Final = (Exception, SystemExit)


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong with a plugin or a device, and what to do about it."""

    reason: str
    remedy: str = ""
    fatal: bool = False  #: it would have taken the process down

    def __str__(self) -> str:
        return f"{self.reason}: {self.remedy}" if self.remedy else self.reason


@dataclass(frozen=True, slots=True)
class Plugin:
    """How far one installed plugin came, what it brings, and what is wrong with it."""

    point: Point
    stage: PluginStage = "found"
    api: int | None = None
    problems: tuple[Problem, ...] = ()
    devices: tuple[DeviceSpec, ...] = ()
    renderers: tuple[RendererSpec, ...] = ()
    compilers: tuple[CompilerSpec, ...] = ()
    rulesets: tuple[RuleSetSpec, ...] = ()
    passes: tuple[PassSpec, ...] = ()
    profiles: tuple[Profile, ...] = ()
    checks: tuple[Check, ...] = ()
    opts: tuple[OptKind, ...] = ()
    left: tuple[str, ...] = ()  #: names that KG_PREFER gives to another plugin
    hooks: pluggy.PluginManager | None = field(default=None, repr=False, compare=False)

    @property
    def name(self) -> str:
        return self.point.name

    @property
    def package(self) -> str:
        """The top-level package, whose sources are part of the keys of what it helps to make."""
        return self.point.module.partition(":")[0].partition(".")[0]

    def has_hook(self, hook: str) -> bool:
        return self.hooks is not None and bool(_caller(self.hooks, hook).get_hookimpls())

    def ask(self, hook: str, **arguments: object) -> object:
        """What the plugin's hook returns; None where it has none. Raises what the hook raises."""
        if not self.has_hook(hook) or self.hooks is None:
            return None
        answers = cast("list[object]", _caller(self.hooks, hook)(**arguments))
        return answers[0] if answers else None

    def with_problem(self, problem: Problem) -> Plugin:
        return replace(self, problems=(*self.problems, problem))


def _none_crashes(points: Sequence[Point]) -> Mapping[Point, Problem]:
    del points
    return {}


def load_plugins(
    points: Sequence[Point],
    disabled: Iterable[str],
    *,
    strict: bool = False,
    try_out: Callable[[Sequence[Point]], Mapping[Point, Problem]] = _none_crashes,
) -> list[Plugin]:
    """Every plugin, as far as it comes, by name and distribution.
    Under `strict` the first failure is raised.

    Disabled are those whose own name or whose distribution is named. `try_out` says which of those that are to be
    imported would take this process down: they are not.
    """
    off = set(disabled)
    wanted = [p for p in points if not off & {p.name, p.distribution}]
    plugins = [Plugin(p, "disabled") for p in points if p not in wanted]
    names = Counter(p.name for p in wanted)
    crashing = try_out([p for p in wanted if names[p.name] == 1 and p.name != OWN])
    for point in wanted:
        rivals = [p for p in wanted if p.name == point.name]
        problem = crashing.get(point)
        if point.name == OWN:
            problem = Problem(f"{OWN} is the name of core's own plugin", f"{point.distribution} must name its plugin otherwise")
        elif len(rivals) > 1:
            problem = _shared_name(point, rivals)
        if problem is not None and strict and point.name != OWN:
            raise PluginError(f"plugin {point.name}: {problem}")
        plugins.append(load_plugin(point, strict=strict) if problem is None else Plugin(point, problems=(problem,)))
    return sorted(plugins, key=lambda p: p.point)


def load_plugin(point: Point, *, strict: bool = False) -> Plugin:
    """Import a plugin, which must be light, check it, and collect its records."""
    plugin = import_plugin(point, strict=strict)
    return plugin if plugin.hooks is None else _collect(plugin, strict=strict)


def import_plugin(point: Point, *, strict: bool = False) -> Plugin:
    """A plugin whose hooks may be asked, where its module could be imported and is well formed."""
    plugin = Plugin(point)
    try:
        module = _import(point)
        plugin = replace(plugin, api=_api(module, point))
        return replace(plugin, hooks=_hooks(module, point), stage="loaded")
    except FAILURES as error:
        if strict:
            raise
        return plugin.with_problem(as_problem(error, point))


def _import(point: Point) -> object:
    module, _, attribute = point.module.partition(":")
    return reduce(getattr, filter(None, attribute.split(".")), importlib.import_module(module))


def _api(module: object, point: Point) -> int:
    """The KG_API that a plugin was written for, which must be this one."""
    api = cast("object", getattr(module, "KG_API", None))
    if api is None:
        raise PluginError(f"{point.module} does not say which KG_API it is written for: it must set KG_API = {KG_API}")
    if not isinstance(api, int) or isinstance(api, bool):
        raise PluginError(f"{point.module}.KG_API is {api!r}: it must be a number, now {KG_API}")
    if api != KG_API:
        newer = "kg-core" if api > KG_API else point.distribution or point.name
        raise PluginError(f"{point.module} is made for KG_API {api}, this kg has {KG_API}: install a newer {newer}")
    return api


class _Manager(pluggy.PluginManager):
    """A manager that looks at what is marked: most names of a module are what it imports,
    and pluggy looks hard at each."""

    def parse_hookimpl_opts(self, plugin: object, name: str) -> pluggy.HookimplOpts | None:
        return super().parse_hookimpl_opts(plugin, name) if _is_marked(plugin, name, "impl") else None

    def parse_hookspec_opts(self, module_or_class: ModuleType | type, name: str) -> pluggy.HookspecOpts | None:
        return super().parse_hookspec_opts(module_or_class, name) if _is_marked(module_or_class, name, "spec") else None


def _is_marked(module: object, name: str, what: str) -> bool:
    """Whether a name of a module may be a hook; those of other objects may all be."""
    if not isinstance(module, ModuleType) or name not in vars(module):
        return True
    return getattr(vars(module)[name], f"{PROJECT}_{what}", None) is not None


def _hooks(module: object, point: Point) -> pluggy.PluginManager:
    """A manager with this plugin alone, its hooks verified: names, signatures, markers."""
    manager = _Manager(PROJECT)
    manager.add_hookspecs(hookspecs)
    _refuse_unmarked(manager, module)
    try:
        manager.register(module, point.name)
    except pluggy.PluginValidationError as error:
        raise PluginError(_signature_text(manager, module, error)) from error
    for caller in manager.get_hookcallers(module) or ():
        for implementation in caller.get_hookimpls():
            if not caller.has_spec() and not implementation.optionalhook:
                raise PluginError(f"{caller.name} is no hook of kg{_nearest(caller.name)}")
            if implementation.wrapper or implementation.hookwrapper:
                raise PluginError(f"{caller.name} is a wrapper: hooks of kg are asked per plugin, there is nothing to wrap")
    return manager


def _refuse_unmarked(manager: pluggy.PluginManager, module: object) -> None:
    """A function that is called like a hook and lacks the marker would never be asked."""
    for name in dir(module):
        if name.startswith("kg_") and inspect.isroutine(member := getattr(module, name)):
            similar = _similar(name, 0.8) if manager.parse_hookimpl_opts(module, name) is None else []
            if similar:
                what = f"is not marked: write @hookimpl above {member.__name__}" if name in similar else "is no hook of kg"
                raise PluginError(f"{name} {what}{'' if name in similar else _nearest(name)}")


def _nearest(name: str) -> str:
    near = _similar(name, 0.6)
    return f"; did you mean {near[0]}?" if near else f"; there are {', '.join(hookspecs.HOOKS)}"


def _similar(name: str, least: float) -> list[str]:
    """The hook of the most similar name, if any is similar enough."""
    import difflib  # only where something is wrong

    return difflib.get_close_matches(name, hookspecs.HOOKS, 1, least)


def _signature_text(manager: pluggy.PluginManager, module: object, error: Exception) -> str:
    """Which hook has the wrong parameters, and which it may have."""
    for name in dir(module):
        options = manager.parse_hookimpl_opts(module, name)
        hook = (options or {}).get("specname") or name
        if options is None or hook not in hookspecs.HOOKS:
            continue
        allowed = list(inspect.signature(getattr(hookspecs, hook)).parameters)
        given = inspect.signature(getattr(module, name)).parameters.values()
        wrong = [p.name for p in given if p.default is p.empty and p.name not in allowed]
        if wrong:
            return f"{hook} takes ({', '.join(allowed)}), not the parameter{'s' * (len(wrong) > 1)} {', '.join(wrong)}"
    return " ".join(str(error).split())


def _collect(plugin: Plugin, *, strict: bool) -> Plugin:
    """Ask every hook that returns records.
    One that raises, or returns something else, hides nothing of the others."""
    problems: list[Problem] = []

    def records(hook: str, kind: type[_T]) -> tuple[_T, ...]:
        try:
            return _records(plugin.ask(hook), hook, kind)
        except FAILURES as error:
            if strict:
                raise
            problems.append(as_problem(error, plugin.point, f"{hook}() failed: "))
            return ()

    made = replace(
        plugin,
        devices=records("kg_devices", DeviceSpec),
        renderers=records("kg_renderers", RendererSpec),
        compilers=records("kg_compilers", CompilerSpec),
        rulesets=records("kg_rulesets", RuleSetSpec),
        passes=records("kg_passes", PassSpec),
        profiles=records("kg_profiles", Profile),
        checks=records("kg_checks", Check),
        opts=records("kg_opts", OptKind),
    )
    return replace(made, problems=tuple(problems))


def _records(answer: object, hook: str, kind: type[_T]) -> tuple[_T, ...]:
    """What a hook returned, each of the right type and well formed."""
    if answer is None:
        return ()
    if not isinstance(answer, Iterable):
        raise PluginError(f"{hook}() must return {kind.__name__} records, not {answer!r}")
    found = tuple(cast("Iterable[object]", answer))
    for record in found:
        if not isinstance(record, kind):
            raise PluginError(f"{hook}() must return {kind.__name__} records, not {record!r}")
        check_record(record)
    return cast("tuple[_T, ...]", found)


def tensor_cores_of(plugin: Plugin, target: Target) -> tuple[TensorCore, ...]:
    """The matrix units that a plugin knows of a target."""
    return _records(plugin.ask("kg_tensor_cores", target=target), "kg_tensor_cores", TensorCore)


def _caller(manager: pluggy.PluginManager, hook: str) -> pluggy.HookCaller:
    return cast("Callable[[object, str], pluggy.HookCaller]", getattr)(manager.hook, hook)


def as_problem(error: BaseException, point: Point, prefix: str = "") -> Problem:
    source = point.distribution or point.name
    if isinstance(error, PluginError):
        return Problem(f"{prefix}{error}", f"tell whoever makes {source}, or disable it with KG_DISABLE={point.name}")
    text = f"{prefix}{type(error).__name__}: {error}"
    if isinstance(error, ImportError):
        return Problem(text, f"install {source} again with all that it needs, or disable it with KG_DISABLE={point.name}")
    return Problem(text, f"KG_STRICT_PLUGINS=1 shows where; KG_DISABLE={point.name} leaves it out")


def _shared_name(point: Point, rivals: list[Point]) -> Problem:
    sources = " and ".join(sorted(p.source for p in rivals))
    others = sorted(p.distribution or p.module for p in rivals if p != point)
    if len({p.distribution for p in rivals}) == 1:
        return Problem(
            f"{sources} name two plugins {point.name!r}, neither is loaded", f"install {rivals[0].distribution} again"
        )
    return Problem(
        f"{sources} both name their plugin {point.name!r}, neither is loaded",
        f"uninstall one, or disable it with KG_DISABLE={','.join(others)}",
    )
