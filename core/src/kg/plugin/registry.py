"""Which devices, renderers and compilers there are, and opening one. Reads entry points; imports a plugin once, light."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable
from contextvars import copy_context
from dataclasses import dataclass, field, replace
from typing import Final, TypeVar, cast

from kg.compile.base import Compiler
from kg.device.base import Runtime
from kg.device.device import Device
from kg.errors import DeviceUnavailable, UnknownDevice
from kg.locks import fork_safe_lock
from kg.plugin.api import KG_API, CompilerSpec, DeviceSpec, PluginError, Probe, RendererSpec, Target, resolve
from kg.plugin.discover import entry_points
from kg.render.base import Renderer
from kg.settings import settings

_T = TypeVar("_T")
_OWN = (
    DeviceSpec("REF", "kg.device.ref:open_runtime", renderers=("TEXT",), priority=-10),
    DeviceSpec("NULL", "kg.device.null:open_runtime", renderers=("TEXT",), priority=-20),
)
_OWN_RENDERERS = (
    RendererSpec("REF:TEXT", "kg.device.ref:make_renderer", "kg"),
    RendererSpec("NULL:TEXT", "kg.device.null:make_renderer", "kg"),
)


@dataclass(frozen=True, slots=True)
class Registry:
    """What was found. `failures`: plugin -> why it was left out. `owners`: device or renderer -> the plugin that brings it.

    `claims`: a name that several plugins bring -> these plugins; it belongs to none of them.
    """

    devices: dict[str, DeviceSpec] = field(default_factory=dict[str, DeviceSpec])
    renderers: dict[str, RendererSpec] = field(default_factory=dict[str, RendererSpec])
    compilers: tuple[CompilerSpec, ...] = ()
    failures: dict[str, str] = field(default_factory=dict[str, str])
    owners: dict[str, str] = field(default_factory=dict[str, str])
    claims: dict[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    modules: tuple[str, ...] = ()

    def device(self, name: str) -> DeviceSpec:
        """The spec of a device, by name or alias. Raises UnknownDevice that lists what there is."""
        self.check_claims(name)
        for spec in self.devices.values():
            if name in (spec.name, *spec.aliases):
                return spec
        broken = "".join(f"\n  plugin {plugin} was left out: {why}" for plugin, why in self.failures.items())
        raise UnknownDevice(f"no device {name!r}; there are {', '.join(sorted(self.devices))}{broken}")

    def check_claims(self, name: str) -> None:
        """Refuse a name that several plugins bring."""
        if name in self.claims:
            plugins = self.claims[name]
            way = f"disable all but one, e.g. with KG_DISABLE={','.join(plugins[1:])}"
            raise DeviceUnavailable(f"{name} is claimed by the plugins {' and '.join(plugins)}: {way}")

    def renderers_of(self, device: DeviceSpec) -> list[RendererSpec]:
        """The device's own renderers as it prefers them, then those that others add, by name."""
        mine = {r.suffix: r for r in self.renderers.values() if r.device == device.name}
        own = [mine.pop(suffix) for suffix in device.renderers if suffix in mine]
        return own + [mine[suffix] for suffix in sorted(mine)]

    def compilers_of(self, device: str, language: str) -> list[CompilerSpec]:
        fitting = [c for c in self.compilers if c.accepts == language and device in c.devices]
        return sorted(fitting, key=lambda c: (-c.priority, c.name))


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
_opened: dict[tuple[str, str], Device] = {}


def registry() -> Registry:
    """Everything that is installed and not disabled. Found once per set of disabled plugins."""
    disabled = settings().disable
    with _lock:
        if disabled not in _found:
            _found[disabled] = _discover(disabled)
        return _found[disabled]


def devices() -> list[DeviceInfo]:
    """Every device with whether it may be used here, the default one first."""
    known = registry()
    ordered = sorted(known.devices.values(), key=lambda d: (-d.priority, d.name))
    return [_describe(known, spec) for spec in ordered]


def failures() -> dict[str, str]:
    """The plugins that could not be used, and why."""
    return dict(registry().failures)


def default_device() -> str:
    """KG_DEVICE, else the usable device of the greatest priority."""
    chosen = settings().device
    if chosen:
        return chosen
    return next(d.name for d in devices() if d.available)


def open_device(name: str | Target = "") -> Device:
    """The device of a Target string, opened once per process; without a name the default one.

    Raises UnknownDevice, which lists what there is, and DeviceUnavailable with the reason.
    """
    target = name if isinstance(name, Target) else Target.parse(name or default_device())
    with _lock:
        # what a plugin builds may depend on the settings (the compiler, say), never silently on old ones
        key = (str(target), settings().codegen_key())
        if key not in _opened:
            _opened[key] = _open(registry(), target)
        return _opened[key]


def open_renderer(name: str | Target) -> tuple[Renderer, Compiler | None]:
    """The renderer and compiler of a Target without opening the device: to compile for what is not here."""
    target = name if isinstance(name, Target) else Target.parse(name)
    known = registry()
    return _renderer_and_compiler(known, _complete(known.device(target.device), target))


def _open(known: Registry, target: Target) -> Device:
    spec = known.device(target.device)
    probe = _probe(spec)
    if not probe.available:
        raise DeviceUnavailable(f"{spec.name}: {probe.reason}")
    complete = _complete(spec, target)
    chosen = _choose_renderer(known, complete)
    place = (spec.name, target.index)
    if place not in _runtimes:
        make = cast(Callable[[Target], Runtime], resolve(spec.open))
        _runtimes[place] = make(complete)
    name = str(replace(complete, renderer=chosen.suffix))
    # made when first used, but under the settings of now: they are part of the key under which the device is kept
    now = copy_context()
    return Device(name, _runtimes[place], lambda: now.copy().run(_renderer_and_compiler, known, complete))


def _complete(spec: DeviceSpec, target: Target) -> Target:
    """The target with its device's own name and what the probe knows."""
    probe = _probe(spec)
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
    renderer = cast(Callable[[Target], Renderer], resolve(chosen.factory))(target)
    compilers = known.compilers_of(chosen.device, chosen.language)
    if not compilers:
        return renderer, None
    return renderer, cast(Callable[[Target], Compiler], resolve(compilers[0].factory))(target)


def _probe(spec: DeviceSpec) -> Probe:
    """The device's probe, asked once. One that raises is a device that can't be used."""
    if spec.name not in _probes:
        try:
            _probes[spec.name] = cast(Callable[[], Probe], resolve(spec.probe))() if spec.probe else Probe(True)
        except Exception as error:
            _probes[spec.name] = Probe(False, f"its probe failed: {type(error).__name__}: {error}")
    return _probes[spec.name]


def _describe(known: Registry, spec: DeviceSpec) -> DeviceInfo:
    probe = _probe(spec)
    offered = tuple(r.suffix for r in known.renderers_of(spec))
    return DeviceInfo(spec.name, known.owners[spec.name], probe.available, probe.reason, offered, probe.arch, probe.features)


@dataclass(frozen=True, slots=True)
class _Plugin:
    """What one plugin brings."""

    name: str
    devices: list[DeviceSpec]
    renderers: list[RendererSpec]
    compilers: list[CompilerSpec]


def _discover(disabled: tuple[str, ...]) -> Registry:
    """Load every plugin's records. One that fails is left out with its reason, unless failures are to raise."""
    failed: dict[str, str] = {}
    loaded: list[_Plugin] = [_Plugin("kg", list(_OWN), list(_OWN_RENDERERS), [])]
    modules: list[str] = []
    for name, module in entry_points():
        if name in disabled:
            failed[name] = "disabled by KG_DISABLE"
            continue
        try:
            loaded.append(_load(name, module))
            modules.append(module)
        except Exception as error:
            if settings().strict_plugins:
                raise
            failed[name] = f"{type(error).__name__}: {error}"
    return _join(loaded, failed, tuple(modules))


def _join(loaded: list[_Plugin], failed: dict[str, str], modules: tuple[str, ...]) -> Registry:
    """One registry of all plugins. A name that two of them bring is left out, but for core's own, which core keeps."""
    brought: dict[str, list[str]] = {}
    for plugin in loaded:
        for spec in (*plugin.devices, *plugin.renderers):
            if brought.get(spec.name) == ["kg"]:
                failed[plugin.name] = f"{spec.name} is kg's own name; the rest of the plugin is used"
            else:
                brought.setdefault(spec.name, []).append(plugin.name)
    owners = {name: plugins[0] for name, plugins in brought.items() if len(plugins) == 1}
    return Registry(
        {d.name: d for plugin in loaded for d in plugin.devices if owners.get(d.name) == plugin.name},
        {r.name: r for plugin in loaded for r in plugin.renderers if owners.get(r.name) == plugin.name},
        tuple(c for plugin in loaded for c in plugin.compilers),
        failed,
        owners,
        {name: tuple(plugins) for name, plugins in brought.items() if len(plugins) > 1},
        modules,
    )


def _load(name: str, module: str) -> _Plugin:
    """Import a plugin, which must be light, and ask for its records."""
    plugin = importlib.import_module(module)
    api = getattr(plugin, "KG_API", None)
    if api != KG_API:
        raise PluginError(f"{module} is made for KG_API {api}, this kg has {KG_API}: install versions that fit")
    return _Plugin(
        name,
        _records(plugin, "kg_devices", DeviceSpec),
        _records(plugin, "kg_renderers", RendererSpec),
        _records(plugin, "kg_compilers", CompilerSpec),
    )


def _records(plugin: object, hook: str, kind: type[_T]) -> list[_T]:
    """What a hook returns, each of the right type; nothing where the plugin has no such hook."""
    function = cast("Callable[[], Iterable[object]] | None", getattr(plugin, hook, None))
    if function is None:
        return []
    records = list(function())
    for record in records:
        if not isinstance(record, kind):
            raise PluginError(f"{hook}() must return {kind.__name__} records, not {record!r}")
    return cast("list[_T]", records)
