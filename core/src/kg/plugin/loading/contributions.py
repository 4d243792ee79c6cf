"""What plugins add to devices: rules, passes, matrix units, schedules, caches, event listeners.

A hook that fails here is a problem of its plugin, said once; kg goes on without its answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from typing import TYPE_CHECKING, TypeVar, cast

from kg.cache.shared import SharedCache, use_shared_caches
from kg.compile.tuning import Tuner, use_tuner
from kg.errors import PluginError, warn
from kg.events import Event, Listener, set_listeners
from kg.ir.layouts.tensorcore import TensorCore
from kg.ir.uop import UOp
from kg.plugin.api import RendererSpec, RuleSetSpec, Target
from kg.plugin.loading.catalog import Registry
from kg.plugin.loading.manager import FAILURES, Plugin, Problem, as_problem, tensor_cores_of
from kg.references import resolve
from kg.schedule.opts import Opt
from kg.settings import settings
from kg.target.opts import OptKind
from kg.target.renderer import Renderer, Scheduler
from kg.target.slots import TargetPass, TargetRules

if TYPE_CHECKING:
    from kg.rewrite.rule import RuleSet

_T = TypeVar("_T")
_Named = TypeVar("_Named", OptKind, TensorCore)
_late: dict[str, list[Problem]] = {}  # of plugins, met after loading


def late_problems(plugin: str) -> list[Problem]:
    """What was met of a plugin after it was loaded."""
    return list(_late.get(plugin, ()))


def ask_safely(plugin: Plugin, question: Callable[[], _T], otherwise: _T) -> _T:
    """What a plugin answers; where it fails, that is said and kept as its problem, and others go on."""
    try:
        return question()
    except FAILURES as error:
        if settings().strict_plugins:
            raise
        problem = as_problem(error, plugin.point)
        if problem not in _late.setdefault(plugin.name, []):
            _late[plugin.name].append(problem)
            warn(f"plugin {plugin.name}: {problem}")
        return otherwise


def add_contributions(known: Registry, renderer: Renderer, chosen: RendererSpec, target: Target) -> None:
    """Rule sets, passes, matrix units and schedulers that plugins have for this target."""
    renderer.target_rules = tuple(
        TargetRules(spec.name, plugin.name, spec.slot, plugin.package, partial(_load_rules, spec), spec.priority)
        for plugin, spec in known.rulesets_of(chosen.name)
    )
    passes = (TargetPass(spec.name, spec.slot, spec.pass_, spec.priority) for spec in known.passes_of(chosen.name))
    renderer.passes += tuple(added for added in passes if added not in renderer.passes)
    for plugin in known.plugins:
        renderer.opts += ask_safely(plugin, partial(_further_opts, plugin, renderer), ())
    renderer.schedulers = tuple(
        Scheduler(plugin.name, plugin.package, partial(_schedule_safely, plugin))
        for plugin in known.plugins
        if plugin.has_hook("kg_schedule")
    )
    renderer.planners = tuple(plugin.package for plugin in known.plugins if plugin.has_hook("kg_planner"))
    for plugin in known.plugins:
        renderer.tensor_cores += ask_safely(plugin, partial(_further_cores, plugin, target, renderer), ())


@cache
def _load_rules(spec: RuleSetSpec) -> RuleSet:
    """The RuleSet, or what a function () -> RuleSet makes, made once.
    Raises PluginError for anything else."""
    from kg.rewrite.rule import RuleSet

    found = resolve(spec.rules)
    if not isinstance(found, RuleSet) and callable(found):
        try:
            found = cast(Callable[[], object], found)()
        except Exception as error:
            raise PluginError(f"rule set {spec.name}: {spec.rules}() failed: {type(error).__name__}: {error}") from error
    if not isinstance(found, RuleSet):
        raise PluginError(f"rule set {spec.name}: {spec.rules} must be a RuleSet, or return one, not {found!r}")
    return found


def _further_opts(plugin: Plugin, renderer: Renderer) -> tuple[OptKind, ...]:
    """The kinds of Opt that a plugin adds."""
    return _further("kg_opts() has an Opt", renderer.opts, plugin.opts, lambda kind: kind.package)


def _further_cores(plugin: Plugin, target: Target, renderer: Renderer) -> tuple[TensorCore, ...]:
    """The matrix units that a plugin adds."""
    owner, added = f"{renderer.device}:{renderer.suffix}", tensor_cores_of(plugin, target)
    return _further("kg_tensor_cores() has a matrix unit", renderer.tensor_cores, added, lambda _: owner)


def _further(what: str, had: Sequence[_Named], added: Sequence[_Named], owner: Callable[[_Named], str]) -> tuple[_Named, ...]:
    """Those that are not there yet. Schedules name them, so that no two may have one name."""
    known = {one.name: one for one in had}
    for one in added:
        if (other := known.setdefault(one.name, one)) != one:
            raise PluginError(f"{what} {one.name}, and {owner(other)} has another of that name: rename one")
    return tuple(known.values())[len(had) :]


def preferred_device(plugin: Plugin, candidates: tuple[str, ...]) -> object:
    """The device that a plugin would have as default."""
    answer = plugin.ask("kg_default_device", candidates=candidates)
    if answer is not None and answer not in candidates:
        raise PluginError(f"kg_default_device() chose {answer!r}, which is none of {', '.join(candidates)}")
    return answer


def listen_and_share(plugins: Sequence[Plugin]) -> None:
    """Tell these plugins of events, and use their caches and their tuner, of which there is one."""
    listeners: list[Listener] = [partial(_tell, plugin) for plugin in plugins if plugin.has_hook("kg_event")]
    set_listeners(listeners)
    asked = [(plugin, ask_safely(plugin, partial(_cache_of, plugin), None)) for plugin in plugins]
    tuners = (ask_safely(plugin, partial(_tuner_of, plugin), None) for plugin in plugins)
    use_tuner(next((found for found in tuners if found is not None), Tuner()))
    use_shared_caches([_SafeCache(plugin, cache) for plugin, cache in asked if cache is not None])


class _SafeCache:
    """A plugin's cache, whose failures are misses."""

    def __init__(self, plugin: Plugin, cache: SharedCache) -> None:
        self._plugin, self._cache = plugin, cache

    def get(self, kind: str, digest: str) -> bytes | None:
        return ask_safely(self._plugin, partial(self._cache.get, kind, digest), None)

    def put(self, kind: str, digest: str, data: bytes) -> object:
        return ask_safely(self._plugin, partial(self._cache.put, kind, digest, data), None)


def _tell(plugin: Plugin, event: Event) -> None:
    ask_safely(plugin, partial(plugin.ask, "kg_event", event=event), None)


def _cache_of(plugin: Plugin) -> SharedCache | None:
    found = plugin.ask("kg_compile_cache")
    if found is not None and not all(callable(getattr(found, name, None)) for name in ("get", "put")):
        raise PluginError(f"kg_compile_cache() must return a cache with get and put, not {found!r}")
    return cast("SharedCache | None", found)


def _tuner_of(plugin: Plugin) -> Tuner | None:
    found = plugin.ask("kg_tuner")
    if found is not None and not isinstance(found, Tuner):
        raise PluginError(f"kg_tuner() must return a Tuner, not {found!r}")
    return found


def _schedule_safely(plugin: Plugin, kernel: UOp, renderer: Renderer) -> tuple[Opt, ...] | None:
    return ask_safely(plugin, partial(_schedule, plugin, kernel, renderer), None)


def _schedule(plugin: Plugin, kernel: UOp, renderer: Renderer) -> tuple[Opt, ...] | None:
    answer = plugin.ask("kg_schedule", kernel=kernel, renderer=renderer)
    if answer is None:
        return None
    opts = tuple(cast("Iterable[object]", answer)) if isinstance(answer, Iterable) else (answer,)
    wrong = [opt for opt in opts if not isinstance(opt, Opt)]
    if wrong:
        raise PluginError(f"kg_schedule() must return Opts, not {wrong[0]!r}")
    return cast("tuple[Opt, ...]", opts)
