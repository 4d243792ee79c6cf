"""The registry of all plugins' records. Independent of the order of discovery."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import field, replace
from typing import TypeVar

from kg.errors import DeviceUnavailable, UnknownDevice
from kg.plugin.api import Check, CompilerSpec, DeviceSpec, PassSpec, Profile, RendererSpec, RuleSetSpec, Target
from kg.plugin.loading.manager import OWN, Plugin, Problem
from kg.records import dataclass
from kg.settings import settings
from kg.target.slots import SLOTS

_T = TypeVar("_T", DeviceSpec, RendererSpec)
_Say = Callable[[Plugin, Problem], None]


@dataclass(frozen=True, slots=True)
class Registry:
    """What was found. `owners`: device or renderer -> the plugin that brings it.

    `claims`: a name that several plugins bring -> these plugins; it belongs to none of them.
    """

    plugins: tuple[Plugin, ...] = ()
    devices: dict[str, DeviceSpec] = field(default_factory=dict[str, DeviceSpec])
    aliases: dict[str, str] = field(default_factory=dict[str, str])
    renderers: dict[str, RendererSpec] = field(default_factory=dict[str, RendererSpec])
    compilers: tuple[tuple[Plugin, CompilerSpec], ...] = ()
    rulesets: tuple[tuple[Plugin, RuleSetSpec], ...] = ()
    passes: tuple[tuple[Plugin, PassSpec], ...] = ()
    profiles: dict[str, Profile] = field(default_factory=dict[str, Profile])
    checks: tuple[tuple[Plugin, Check], ...] = ()
    owners: dict[str, str] = field(default_factory=dict[str, str])
    claims: dict[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    rivals: tuple[tuple[Plugin, DeviceSpec], ...] = ()  #: devices of these names

    @property
    def failures(self) -> dict[str, str]:
        """Plugin -> why it, or a part of it, was left out."""
        why: dict[str, str] = {}
        for plugin in self.plugins:
            said = ["disabled by KG_DISABLE"] if plugin.stage == "disabled" else [str(p) for p in plugin.problems]
            if said:
                why[plugin.name] = "; ".join(filter(None, [why.get(plugin.name, ""), *said]))
        return why

    @property
    def modules(self) -> tuple[str, ...]:
        return tuple(p.point.module for p in self.plugins if p.stage == "loaded" and p.name != OWN)

    def meant(self, target: Target) -> Target:
        """The target, where its two names together are an alias: of that device."""
        device = self.aliases.get(f"{target.device}:{target.renderer}")
        return target if device is None else replace(target, device=device, renderer="")

    def device(self, name: str) -> DeviceSpec:
        """The spec of a device, by name or alias. Raises UnknownDevice that lists what there is."""
        self.check_claims(name)
        known = self.devices.get(self.aliases.get(name, name))
        if known is not None:
            return known
        broken = "".join(f"\n  plugin {plugin} was left out: {why}" for plugin, why in self.failures.items())
        said = f"{name!r}, which KG_DEVICE names" if settings().device.partition(":")[0].upper() == name else repr(name)
        there = ", ".join(sorted(self.devices))
        raise UnknownDevice(f"no device {said}; there are {there}, of the packages that `kg doctor` lists{broken}")

    def check_claims(self, name: str) -> None:
        """Refuse a name that several plugins bring."""
        if name in self.claims:
            raise DeviceUnavailable(claimed_text(name, self.claims[name]))

    def owner(self, name: str) -> Plugin:
        """The plugin that brings this device or renderer."""
        return next(plugin for plugin in self.plugins if plugin.name == self.owners[name])

    def rivals_before(self, name: str) -> list[tuple[Plugin, DeviceSpec]]:
        """The claimed devices that go before this one where a default is chosen; all of them before none."""
        best = self.devices.get(name)
        ahead = sorted(self.rivals, key=lambda entry: (-entry[1].priority, entry[1].name, entry[0].name))
        return [(p, d) for p, d in ahead if best is None or (-d.priority, d.name) < (-best.priority, best.name)]

    def by_priority(self) -> list[DeviceSpec]:
        return sorted(self.devices.values(), key=lambda d: (-d.priority, d.name))

    def renderers_of(self, device: DeviceSpec) -> list[RendererSpec]:
        """The device's own renderers as it prefers them, then those that others add, by name."""
        mine = {r.suffix: r for r in self.renderers.values() if r.device == device.name}
        own = [mine.pop(suffix) for suffix in device.renderers if suffix in mine]
        return own + [mine[suffix] for suffix in sorted(mine)]

    def compilers_of(self, device: str, language: str) -> list[CompilerSpec]:
        """Those that make this language into what the device loads, best first."""
        return [c for _, c in self.compilers if c.accepts == language and device in c.devices]

    def rulesets_of(self, renderer: str) -> list[tuple[Plugin, RuleSetSpec]]:
        return [(plugin, spec) for plugin, spec in self.rulesets if spec.renderer == renderer]

    def passes_of(self, renderer: str) -> list[PassSpec]:
        return [spec for _, spec in self.passes if spec.renderer == renderer]

    def profile(self, name: str) -> Profile | None:
        """What is claimed for `DEVICE:RENDERER`, or for the device as a whole."""
        return self.profiles.get(name) or self.profiles.get(name.partition(":")[0])


def join(plugins: Sequence[Plugin], prefer: Sequence[str] = ()) -> Registry:
    """One registry of all plugins, core's own among them.
    `prefer`: plugins or distributions that get what others claim, too."""
    plugins = _preferring(plugins, prefer)
    loaded = [p for p in plugins if p.stage == "loaded"]
    problems: dict[str, list[Problem]] = {}

    def say(plugin: Plugin, problem: Problem) -> None:
        problems.setdefault(plugin.name, []).append(problem)

    claims: dict[str, tuple[str, ...]] = {}
    owners: dict[str, str] = {}
    devices = _unique([(p, d) for p in loaded for d in p.devices], owners, claims, say)
    renderers = _unique([(p, r) for p in loaded for r in p.renderers], owners, claims, say)
    compilers = sorted(((p, c) for p in loaded for c in p.compilers), key=lambda x: (-x[1].priority, x[1].name, x[0].point))
    rulesets = sorted(((p, r) for p in loaded for r in p.rulesets), key=_slot_order)
    passes = sorted(((p, s) for p in loaded for s in p.passes), key=_slot_order)
    return Registry(
        devices=devices,
        aliases=_aliases(devices, owners, claims, {p.name: p for p in loaded}, say),
        renderers=renderers,
        compilers=tuple(compilers),
        rulesets=tuple(rulesets),
        passes=tuple(passes),
        profiles=_profiles(loaded, owners, claims, say),
        checks=tuple((p, c) for p in loaded for c in sorted(p.checks, key=lambda c: c.name)),
        owners=owners,
        claims=claims,
        rivals=tuple((p, d) for p in loaded for d in p.devices if d.name in claims),
        plugins=tuple(_with_problems(p, problems.get(p.name, [])) for p in plugins),
    )


def _preferring(plugins: Sequence[Plugin], prefer: Sequence[str]) -> list[Plugin]:
    """The plugins, without what a preferred one brings as well:
    devices, renderers, and what is for these alone."""
    chosen = [p for p in plugins if p.stage == "loaded" and {p.name, p.point.distribution} & {*prefer}]
    return [p if p.name == OWN else _without(p, [c for c in chosen if c is not p], kept=p in chosen) for p in plugins]


def _without(plugin: Plugin, preferred: Sequence[Plugin], *, kept: bool) -> Plugin:
    """The plugin without the names of others that are preferred. Two that both are stay rivals."""
    mine = {*(d.name for d in plugin.devices), *(r.name for r in plugin.renderers)}
    lost = {r.name for p in preferred for r in (*p.devices, *p.renderers)} & mine
    if kept or not lost:
        return plugin
    return replace(
        plugin,
        devices=tuple(d for d in plugin.devices if d.name not in lost),
        renderers=tuple(r for r in plugin.renderers if r.name not in lost and r.device not in lost),
        compilers=tuple(replace(c, devices=tuple(d for d in c.devices if d not in lost)) for c in plugin.compilers),
        rulesets=tuple(r for r in plugin.rulesets if not {r.renderer, r.renderer.partition(":")[0]} & lost),
        passes=tuple(s for s in plugin.passes if not {s.renderer, s.renderer.partition(":")[0]} & lost),
        profiles=tuple(r for r in plugin.profiles if not {r.device, r.device.partition(":")[0]} & lost),
        left=tuple(sorted(lost)),
    )


def _with_problems(plugin: Plugin, problems: list[Problem]) -> Plugin:
    for problem in problems if plugin.stage == "loaded" else []:
        plugin = plugin.with_problem(problem)
    return plugin


def _slot_order(entry: tuple[Plugin, RuleSetSpec] | tuple[Plugin, PassSpec]) -> tuple[int, int, str, str]:
    plugin, spec = entry
    return SLOTS.index(spec.slot), -spec.priority, plugin.point.distribution, spec.name


def _unique(
    brought: list[tuple[Plugin, _T]], owners: dict[str, str], claims: dict[str, tuple[str, ...]], say: _Say
) -> dict[str, _T]:
    """name -> spec. A name that two plugins bring is left out, but for core's own, which core keeps."""
    by_name: dict[str, list[tuple[Plugin, _T]]] = {}
    for plugin, spec in brought:
        by_name.setdefault(spec.name, []).append((plugin, spec))
    found: dict[str, _T] = {}
    for name, entries in by_name.items():
        rivals = {plugin.name: plugin for plugin, _ in entries}
        if len(rivals) > 1 and OWN not in rivals:
            claims[name] = tuple(sorted(rivals))
            for plugin in rivals.values():
                say(plugin, Problem(claimed_text(name, claims[name])))
            continue
        first, spec = next((e for e in entries if e[0].name == OWN), entries[0])
        for plugin in rivals.values():
            if plugin is not first:
                say(
                    plugin, Problem(f"{name} is kg's own name; the rest of the plugin is used", "its maker must choose another")
                )
        if len(rivals) == 1 and len(entries) > 1:
            say(first, Problem(f"{name} is there {len(entries)} times; the first is used", "its maker must keep one"))
        owners[name], found[name] = first.name, spec
    return found


def _aliases(
    devices: dict[str, DeviceSpec],
    owners: dict[str, str],
    claims: dict[str, tuple[str, ...]],
    plugins: dict[str, Plugin],
    say: _Say,
) -> dict[str, str]:
    """alias -> device. A device's name goes before an alias; an alias of two plugins is of neither."""
    wanted: dict[str, list[str]] = {}
    for spec in devices.values():
        for alias in spec.aliases:
            plugin = plugins[owners[spec.name]]
            if alias in devices or alias in claims:
                say(plugin, Problem(f"alias {alias} of {spec.name} is the name of a device of {owners.get(alias, 'others')}"))
            else:
                wanted.setdefault(alias, []).append(spec.name)
    for alias, names in wanted.items():
        if len(names) > 1:
            claims[alias] = tuple(sorted({owners[name] for name in names}))
            for name in names:
                say(plugins[owners[name]], Problem(claimed_text(alias, claims[alias])))
    return {alias: names[0] for alias, names in wanted.items() if len(names) == 1}


def _profiles(
    loaded: Sequence[Plugin], owners: dict[str, str], claims: dict[str, tuple[str, ...]], say: _Say
) -> dict[str, Profile]:
    """device or renderer -> profile, from the plugin that brings it: nobody claims for another."""
    found: dict[str, Profile] = {}
    for plugin in loaded:
        for profile in plugin.profiles:
            owner = owners.get(profile.device)
            if owner == plugin.name and profile.device not in found:
                found[profile.device] = profile
            elif owner == plugin.name:
                say(plugin, Problem(f"there are two profiles for {profile.device}; the first is used"))
            elif profile.device not in claims:
                of = f"belongs to {owner}" if owner else "is no device or renderer of it"
                say(plugin, Problem(f"its profile for {profile.device} is left out: {profile.device} {of}"))
    return found


def claimed_text(name: str, plugins: Sequence[str]) -> str:
    if len(plugins) == 1:
        return f"{name} is claimed twice by the plugin {plugins[0]}"
    way = f"choose one with KG_PREFER={plugins[0]}, or disable all but one, e.g. with KG_DISABLE={','.join(plugins[1:])}"
    return f"{name} is claimed by the plugins {' and '.join(plugins)}: {way}"
