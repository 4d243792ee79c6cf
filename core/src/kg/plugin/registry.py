"""Which devices, renderers and compilers there are, and opening one. Reads entry points; imports a plugin once, light."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextvars import copy_context
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice
from typing import Final, TypeVar, cast

import kg
from kg.compile.base import Compiler
from kg.device.base import Runtime
from kg.device.device import Device
from kg.device.plan import Plan
from kg.errors import DeviceUnavailable, KgError, UnknownDevice
from kg.ir.uop import UOp
from kg.locks import fork_safe_lock
from kg.plugin.api import Commands, DeviceSpec, PluginError, Probe, RendererSpec, Target, resolve
from kg.plugin.catalog import Registry, join
from kg.plugin.contributions import add_contributions, ask_safely, late_problems, listen_and_share, preferred_device
from kg.plugin.discover import Point, entry_points
from kg.plugin.manager import OWN, load_plugin, load_plugins
from kg.plugin.probing import remembered_failure, run_probe
from kg.render.base import Renderer
from kg.settings import settings

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class DeviceInfo:
    """One line of `kg devices`."""

    name: str
    plugin: str
    available: bool
    reason: str
    renderers: tuple[str, ...]
    arch: str = ""
    features: tuple[str, ...] = ()


_lock: Final = fork_safe_lock()
_found: dict[tuple[str, ...], Registry] = {}
_probes: dict[str, Probe] = {}
_runtimes: dict[tuple[str, int | None], Runtime] = {}
_opened: dict[tuple[Target, str, tuple[str, ...]], Device] = {}


def registry(*, fresh: bool = False) -> Registry:
    """Everything that is installed and not disabled. Found once per set of disabled plugins; `fresh` reads metadata anew."""
    disabled = settings().disable
    with _lock:
        if disabled not in _found:
            _found[disabled] = _discover(disabled, entry_points(fresh=fresh))
        return _found[disabled]


def devices() -> list[DeviceInfo]:
    """Every device with whether it may be used here, the one of greatest priority first."""
    known = registry()
    return [_describe(known, spec) for spec in known.by_priority()]


def failures() -> dict[str, str]:
    """The plugins that could not be used, wholly or in part, and why."""
    found = registry().failures
    for plugin in registry().plugins:
        said = [found.get(plugin.name, ""), *map(str, late_problems(plugin.name))]
        found |= {plugin.name: "; ".join(filter(None, said))} if any(said) else {}
    return found


def default_device() -> str:
    """KG_DEVICE, else what a plugin's kg_default_device says, else the usable device of the greatest priority."""
    chosen = settings().device
    if chosen:
        return chosen
    known = registry()
    asks = any(plugin.has_hook("kg_default_device") for plugin in known.plugins)
    usable = tuple(_usable(known)) if asks else tuple(islice(_usable(known), 1))
    if not usable:
        raise DeviceUnavailable("no device can be used here: `kg doctor` says why")
    return choose_default(known, usable) if asks else usable[0]


def choose_default(known: Registry, candidates: tuple[str, ...]) -> str:
    """The default of these usable devices, which are in order of priority."""
    if settings().device:
        return settings().device
    asked = [plugin for plugin in known.plugins if plugin.has_hook("kg_default_device")]
    answers = {ask_safely(plugin, partial(preferred_device, plugin, candidates), None) for plugin in asked}
    return next((name for name in candidates if name in answers), candidates[0])


def add_commands(subparsers: Commands) -> None:
    """Let every plugin add its `kg COMMAND`s."""
    for plugin in registry().plugins:
        ask_safely(plugin, partial(plugin.ask, "kg_commands", subparsers=subparsers), None)


def open_device(name: str | Target = "") -> Device:
    """The device of a Target string, opened once per process, or anew where it was lost; without a name the default one.

    Raises UnknownDevice, which lists what there is, and DeviceUnavailable with the reason.
    """
    given = name if isinstance(name, Target) else Target.parse(name or default_device())
    with _lock:
        target = registry().meant(given)
        # what a plugin builds may depend on the settings (the compiler, say), never silently on old ones
        key = (target, settings().codegen_key(), settings().disable)
        if key not in _opened or not _opened[key].runtime.alive:
            _opened[key] = _open(registry(), target)
        return _opened[key]


def open_renderer(name: str | Target) -> tuple[Renderer, Compiler | None]:
    """The renderer and compiler of a Target without opening the device: to compile for what is not here."""
    known = registry()
    target = known.meant(name if isinstance(name, Target) else Target.parse(name))
    return _renderer_and_compiler(known, _complete(known, known.device(target.device), target))


def completed(target: Target) -> Target:
    """A Target with what its device's probe knows: the machine it stands for, and what that can do."""
    known = registry()
    return _complete(known, known.device(target.device), target)


def _open(known: Registry, target: Target) -> Device:
    spec = known.device(target.device)
    probe = probe_device(known, spec)
    if not probe.available:
        raise DeviceUnavailable(f"{spec.name}: {probe.reason}")
    complete = _complete(known, spec, target)
    chosen = _choose_renderer(known, complete)
    place = (spec.name, target.index)
    if place not in _runtimes or not _runtimes[place].alive:
        _runtimes[place] = _make_runtime(spec, complete)
    name = str(replace(complete, renderer=chosen.suffix))
    # made when first used, but under the settings of now: they are part of the key under which the device is kept
    now = copy_context()
    return Device(name, _runtimes[place], lambda: now.copy().run(_renderer_and_compiler, known, complete), _split)


def _split(ast: UOp, renderer: Renderer) -> Plan | None:
    """kg.graph's planner, which a warm process has no need to import."""
    from kg.graph import split

    return split(ast, renderer)


def _make_runtime(spec: DeviceSpec, target: Target) -> Runtime:
    """What `open` returns. kg's own errors pass; any other is a driver's, said with the device and a way on."""
    try:
        made = cast(Callable[[Target], object], resolve(spec.open))(target)
    except KgError:
        raise
    except Exception as error:
        text = f"{spec.name}: opening it failed: {type(error).__name__}: {error}. KG_DEVICE chooses another device"
        raise DeviceUnavailable(text) from error
    if not isinstance(made, Runtime):
        raise PluginError(f"{spec.name}: {spec.open} must return a Runtime, not {made!r}")
    return made


def _complete(known: Registry, spec: DeviceSpec, target: Target) -> Target:
    """The target with its device's own name and what the probe knows."""
    probe = probe_device(known, spec)
    arch, features = target.arch or probe.arch, target.features or probe.features
    return replace(target, device=spec.name, arch=arch, features=features)


def _choose_renderer(known: Registry, target: Target) -> RendererSpec:
    """The renderer that the target names, or its device's first."""
    spec = known.device(target.device)
    known.check_claims(f"{spec.name}:{target.renderer}")
    offered = known.renderers_of(spec)
    if not offered:
        raise DeviceUnavailable(f"{spec.name}: no installed package offers a renderer for it")
    for renderer in offered:
        if target.renderer in ("", renderer.suffix):
            return renderer
    there = ", ".join(f"{spec.name}:{r.suffix}" for r in offered)
    raise UnknownDevice(f"{spec.name} has no renderer {target.renderer!r}; there are {there}")


def _renderer_and_compiler(known: Registry, target: Target) -> tuple[Renderer, Compiler | None]:
    chosen = _choose_renderer(known, target)
    complete = replace(target, renderer=chosen.suffix)
    renderer = cast(Callable[[Target], Renderer], resolve(chosen.factory))(complete)
    add_contributions(known, renderer, chosen, complete)
    compilers = known.compilers_of(chosen.device, chosen.language)
    if not compilers:
        return renderer, None
    return renderer, cast(Callable[[Target], Compiler], resolve(compilers[0].factory))(complete)


def probe_device(known: Registry, spec: DeviceSpec) -> Probe:
    """The device's probe, asked once per process, in it. One that raises, or that took a process down, is a device not to be used."""
    if spec.name not in _probes:
        _probes[spec.name] = remembered_failure(known, spec) or run_probe(spec)
    return _probes[spec.name]


def _usable(known: Registry) -> Iterator[str]:
    """Devices that may be used here, the greatest priority first. Those not asked for are not probed."""
    return (spec.name for spec in known.by_priority() if probe_device(known, spec).available)


def _describe(known: Registry, spec: DeviceSpec) -> DeviceInfo:
    probe = probe_device(known, spec)
    offered = tuple(r.suffix for r in known.renderers_of(spec))
    return DeviceInfo(spec.name, known.owners[spec.name], probe.available, probe.reason, offered, probe.arch, probe.features)


def _discover(disabled: tuple[str, ...], points: Sequence[Point]) -> Registry:
    """Load every plugin, core's own first. One that fails is left out with its reason, unless failures are to raise."""
    strict = settings().strict_plugins
    own = load_plugin(Point(OWN, "kg.plugin.own", "kg-core", kg.__version__), strict=True)
    known = join([own, *load_plugins(points, disabled, strict=strict)])
    listen_and_share(known.plugins)
    if strict and (broken := [p for p in known.plugins if p.problems]):
        raise PluginError("; ".join(f"plugin {p.name}: {p.problems[0]}" for p in broken))
    return known
