"""The registry of devices, renderers and compilers, and opening one. Imports each plugin once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextvars import copy_context
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import Final, TypeVar, cast

import kg
from kg.checks import shown
from kg.errors import DeviceUnavailable, KgError, PluginError, UnknownDevice, printable, warn_once
from kg.ir.uop import UOp
from kg.locks import fork_safe_lock
from kg.plugin.api import Commands, DeviceSpec, Probe, RendererSpec, Target
from kg.plugin.loading.catalog import Registry, claimed_text, join
from kg.plugin.loading.contributions import add_contributions, ask_safely, late_problems, listen_and_share, preferred_device
from kg.plugin.loading.discover import Point, entry_points
from kg.plugin.loading.manager import FAILURES, OWN, Plugin, Problem, load_plugin, load_plugins
from kg.plugin.trials.first_use import crash_of_opening, crashing_plugins, crashing_probes, crashing_renderers, is_new
from kg.plugin.trials.probing import TIMEOUT, run_probe
from kg.records import dataclass
from kg.references import resolve
from kg.runtime.contracts import Runtime
from kg.runtime.device import Device
from kg.runtime.plan.data import Plan
from kg.settings import settings
from kg.target.compiler import Compiler
from kg.target.renderer import Renderer

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


_OTHER: Final = "KG_DEVICE chooses another device"
_INTERPRETED: Final = (
    "kernels run on REF, the reference interpreter, thousands of times slower than compiled. Install the package of a device, e.g. CPU:"
    " pip install 'kg-cpu[llvm]'; `kg doctor` says why one that is installed can't be used. KG_DEVICE=REF chooses the interpreter"
)
_lock: Final = fork_safe_lock()
_found: dict[tuple[tuple[str, ...], tuple[str, ...]], Registry] = {}
_in_use: Registry | None = None  #: Whose plugins hear of events, and whose tuner and caches are used.
#: By plugin and device: what is disabled or preferred decides which of two plugins a device is from.
_probes: dict[tuple[Point, str], Probe] = {}
_runtimes: dict[tuple[Point, str, int | None, str], Runtime] = {}
_opened: dict[tuple[Target, str, tuple[str, ...], tuple[str, ...]], Device] = {}
_crashed: dict[str, str] = {}  # devices whose probes would take this process down, and what is said of them


def registry(*, fresh: bool = False, timeout: float = TIMEOUT, opens: str | None = None) -> Registry:
    """Everything that is installed and not disabled. Found once per set of disabled and preferred plugins.

    `fresh` reads metadata anew, and tries again what took a process down. `timeout`: seconds for each plugin that is new. `opens`: the device that will be opened
    next (empty: the default one): the process that tries new plugins tries it, too.
    """
    chosen = (settings().disable, settings().prefer)
    global _in_use  # noqa: PLW0603
    with _lock:
        if chosen not in _found:
            try_out = partial(crashing_plugins, fresh=fresh, timeout=timeout, opens=opens)
            _found[chosen] = _discover(entry_points(fresh=fresh), try_out)
        known = _found[chosen]
        if known is not _in_use:
            _in_use = known
            listen_and_share(known.plugins)
        return known


def devices() -> list[DeviceInfo]:
    """Every device with whether it may be used here, the one of greatest priority first."""
    known = registry()
    _ask_probes([(known.owner(spec.name), spec) for spec in known.devices.values()])
    return [_describe(known, spec) for spec in known.by_priority()]


def failures() -> dict[str, str]:
    """The plugins that could not be used, wholly or in part, and why."""
    found = registry().failures
    for plugin in registry().plugins:
        said = [found.get(plugin.name, ""), *map(str, late_problems(plugin.name))]
        found |= {plugin.name: "; ".join(filter(None, said))} if any(said) else {}
    return found


def unmatched_settings() -> list[str]:
    """What KG_DISABLE and KG_PREFER name that is not here: a slip, or meant for another machine."""
    now, plugins = settings(), registry().plugins
    there = {name for plugin in plugins for name in (plugin.name, plugin.point.distribution)}
    names = ", ".join(sorted(plugin.name for plugin in plugins if plugin.name != OWN))
    return [
        f"{variable} names {shown(name)}, which is neither a plugin nor a distribution that is installed; there are {names}"
        for variable, given in (("KG_DISABLE", now.disable), ("KG_PREFER", now.prefer))
        for name in given
        if name not in there
    ]


def default_name() -> str:
    """KG_DEVICE, else what a plugin's kg_default_device says,
    else the usable device of the greatest priority."""
    chosen = settings().device
    if chosen:
        return chosen
    known = registry()
    asks = any(plugin.has_hook("kg_default_device") for plugin in known.plugins)
    usable = tuple(_usable(known)) if asks else tuple(islice(_usable(known), 1))
    return choose_default(known, usable, lambda plugin, spec: _probe(plugin, spec).available)


def default_device() -> Device:
    """The device that is used where none is named, open."""
    return open_device()


def choose_default(known: Registry, candidates: tuple[str, ...], usable: Callable[[Plugin, DeviceSpec], bool]) -> str:
    """The default of these usable devices, which are in order of priority.

    Raises DeviceUnavailable where there is none, or where it would be one that several plugins claim, of which one is `usable`.
    """
    if settings().device:
        return settings().device
    asked = [plugin for plugin in known.plugins if candidates and plugin.has_hook("kg_default_device")]
    answers = {ask_safely(plugin, partial(preferred_device, plugin, candidates), None) for plugin in asked}
    chosen = next((name for name in candidates if name in answers), "")
    if chosen:
        return chosen
    best = candidates[0] if candidates else ""
    claimed = next((spec.name for plugin, spec in known.rivals_before(best) if usable(plugin, spec)), "")
    if claimed:
        raise DeviceUnavailable(
            f"there is no default device: {claimed_text(claimed, known.claims[claimed])}. KG_DEVICE names another"
        )
    if not best:
        raise DeviceUnavailable("no device can be used here: `kg doctor` says why")
    return best


def add_commands(subparsers: Commands) -> None:
    """Let every plugin add its `kg COMMAND`s."""
    for plugin in registry().plugins:
        ask_safely(plugin, partial(plugin.ask, "kg_commands", subparsers=subparsers), None)


def open_device(name: str | Target = "") -> Device:
    """The device of a Target string, opened once per process, or anew where it was lost.
    Without a name the default one.

    Raises UnknownDevice, which lists what there is, and DeviceUnavailable with the reason.
    """
    known = registry(opens=str(name))
    given = name if isinstance(name, Target) else Target.parse(name or default_name())
    with _lock:
        target = known.meant(given)
        # what a plugin builds may depend on the settings (the compiler, say), never silently on old ones
        key = (target, settings().codegen_key(), settings().disable, settings().prefer)
        if not name or key not in _opened:
            _warn_of_crashes(known)
        if not name and target.device == "REF" and not settings().device:
            warn_once(_INTERPRETED)
        if key not in _opened or not _opened[key].runtime.alive:
            _opened[key] = _open(known, target)
        return _opened[key]


def open_toolchain(name: str | Target) -> tuple[Renderer, Compiler | None]:
    """The renderer and compiler of a Target without opening the device:
    to compile for what is not here, as exporters do.

    The compiler is None where none is needed: the renderer makes code by `asm`, or the runtime takes what it renders. Raises UnknownDevice,
    which lists what there is, and DeviceUnavailable where no package offers a renderer or making one fails.
    """
    known = registry()
    target = known.meant(name if isinstance(name, Target) else Target.parse(name))
    return _renderer_and_compiler(known, _complete(known, known.device(target.device), target))


def completed(target: Target) -> Target:
    """A Target with what its device's probe knows: the machine it stands for, and what that can do."""
    known = registry()
    return _complete(known, known.device(target.device), target)


def _open(known: Registry, target: Target) -> Device:
    spec, trial = known.device(target.device), trial_of(known, target)
    if is_new(known, spec):
        _ = crash_of_opening(known, trial)
    probe = probe_device(known, spec)
    if not probe.available:
        raise DeviceUnavailable(f"{spec.name}: {probe.reason}")
    complete = _complete(known, spec, target)
    chosen = _choose_renderer(known, complete)
    place = (known.owner(spec.name).point, spec.name, target.index, target.word)
    if place not in _runtimes or not _runtimes[place].alive:
        if crash := crash_of_opening(known, trial):
            raise DeviceUnavailable(f"{spec.name}: {crash}. {_OTHER}")
        _runtimes[place] = _made(spec.name, "opening it", spec.open, complete, Runtime)
    name = str(replace(complete, renderer=chosen.suffix))
    # made when first used, but under the settings of now: they are part of the key under which the device is kept
    now = copy_context()
    return Device(name, _runtimes[place], lambda: now.copy().run(_renderer_and_compiler, known, complete), split)


def trial_of(known: Registry, target: Target) -> Target:
    """What is opened, and which renderer made, in the place of a target where it is tried."""
    spec = known.device(target.device)
    first = next((renderer.suffix for renderer in known.renderers_of(spec)), "")
    return replace(target, device=spec.name, renderer=target.renderer or first)


def asked(known: Registry) -> list[tuple[DeviceSpec, Probe]]:
    """The probes that were asked in this process, with what they said."""
    places = {(known.owner(spec.name).point, spec.name): spec for spec in known.devices.values()}
    return [(places[at], probe) for at, probe in _probes.items() if at in places and places[at].probe]


def split(ast: UOp, renderer: Renderer) -> Plan | None:
    """The plan that the first plugin with an opinion makes of a kernel (`kg_planner`); None:
    it stays whole."""
    for plugin in registry().plugins:
        plan = plugin.ask("kg_planner", kernel=ast, renderer=renderer)
        if plan is not None:
            if not isinstance(plan, Plan):
                raise PluginError(f"kg_planner() of plugin {plugin.name} must return a Plan, not {shown(plan)}")
            return plan
    return None


def _made(name: str, what: str, reference: str, target: Target, kind: type[_T]) -> _T:
    """What a plugin's function makes. kg's own errors pass; any other is a driver's,
    said with the device and a way on."""
    try:
        made = cast(Callable[[Target], object], resolve(reference))(target)
    except KgError:
        raise
    except FAILURES as error:
        raise DeviceUnavailable(f"{name}: {what} failed: {type(error).__name__}: {error}. {_OTHER}") from error
    if not isinstance(made, kind):
        raise PluginError(f"{name}: {reference} must return a {kind.__name__}, not {shown(made)}")
    return made


def _complete(known: Registry, spec: DeviceSpec, target: Target) -> Target:
    """The target with its device's own name and what the probe knows."""
    if target.word and not spec.by_name:
        raise DeviceUnavailable(f"{target}: what {spec.name} has is known by numbers, as in {spec.name}:0, not by names")
    probe = probe_device(known, spec)
    arch, features = target.arch or probe.arch, target.features or probe.features
    return replace(target, device=spec.name, arch=arch, features=features)


def _choose_renderer(known: Registry, target: Target) -> RendererSpec:
    """The renderer that the target names, or the first of its device that can be used here."""
    spec = known.device(target.device)
    known.check_claims(f"{spec.name}:{target.renderer}")
    offered = known.renderers_of(spec)
    if not offered:
        raise DeviceUnavailable(f"{spec.name}: no installed package offers a renderer for it")
    for renderer in offered:
        if target.renderer == renderer.suffix:
            return renderer
    if not target.renderer:
        reasons: list[str] = []
        for renderer in offered:
            probe = run_probe(renderer)
            if probe.available:
                return renderer
            reasons.append(f"{renderer.name}: {probe.reason}")
        raise DeviceUnavailable(f"{spec.name}: none of its renderers can be used here. {'; '.join(reasons)}")
    there = ", ".join(f"{spec.name}:{r.suffix}" for r in offered)
    raise UnknownDevice(f"{spec.name} has no renderer {target.renderer!r}; there are {there}")


def _renderer_and_compiler(known: Registry, target: Target) -> tuple[Renderer, Compiler | None]:
    chosen = _choose_renderer(known, target)
    if crash := crashing_renderers([(known.owner(chosen.name), chosen)]).get(chosen.name):
        raise DeviceUnavailable(f"{chosen.name}: {crash}. {_OTHER}")
    complete = replace(target, renderer=chosen.suffix)
    renderer = _made(chosen.name, "making its renderer", chosen.factory, complete, Renderer)
    add_contributions(known, renderer, chosen, complete)
    compilers = known.compilers_of(chosen.device, chosen.language)
    if not compilers:
        return renderer, None
    return renderer, _made(chosen.name, "making its compiler", compilers[0].factory, complete, Compiler)


def probe_device(known: Registry, spec: DeviceSpec) -> Probe:
    """The device's probe, asked once per process.
    One that raises, or that takes a process down, is a device not to be used."""
    return _probe(known.owner(spec.name), spec)


def _probe(plugin: Plugin, spec: DeviceSpec) -> Probe:
    _ask_probes([(plugin, spec)])
    return _probes[plugin.point, spec.name]


def _ask_probes(entries: Sequence[tuple[Plugin, DeviceSpec]]) -> None:
    """Ask probes in this process, but for those that would take it down."""
    new = [(plugin, spec) for plugin, spec in entries if (plugin.point, spec.name) not in _probes]
    crashing = crashing_probes(new)
    for plugin, spec in new:
        reason = crashing.get((plugin.point, spec.name))
        _probes[plugin.point, spec.name] = run_probe(spec) if reason is None else Probe(False, reason)
        if reason is not None:
            _crashed[spec.name] = f"device {spec.name} can't be used: {reason}"


def _usable(known: Registry) -> Iterator[str]:
    """Devices that may be used here, the greatest priority first. Those not asked for are not probed."""
    return (spec.name for spec in known.by_priority() if probe_device(known, spec).available)


def _warn_of_crashes(known: Registry) -> None:
    """Say once what was left out because it takes processes down:
    its device is not there, and another may be used."""
    fatal = {
        p.name: f"plugin {p.name} is left out: {problem}" for p in known.plugins for problem in p.problems if problem.fatal
    }
    for text in [*fatal.values(), *_crashed.values()]:
        warn_once(printable(text))


def _describe(known: Registry, spec: DeviceSpec) -> DeviceInfo:
    probe = probe_device(known, spec)
    offered = tuple(r.suffix for r in known.renderers_of(spec))
    return DeviceInfo(spec.name, known.owners[spec.name], probe.available, probe.reason, offered, probe.arch, probe.features)


def _discover(points: Sequence[Point], try_out: Callable[[Sequence[Point]], Mapping[Point, Problem]]) -> Registry:
    """Load every plugin, core's own first.
    One that fails is left out with its reason, unless failures are to raise."""
    now = settings()
    strict = now.strict_plugins
    own = load_plugin(Point(OWN, "kg.plugin.builtin", "kg-core", kg.__version__), strict=True)
    known = join([own, *load_plugins(points, now.disable, strict=strict, try_out=try_out)], now.prefer)
    if strict and (broken := [p for p in known.plugins if p.problems]):
        raise PluginError("; ".join(f"plugin {p.name}: {p.problems[0]}" for p in broken))
    return known
