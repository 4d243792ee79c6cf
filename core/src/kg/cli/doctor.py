"""`kg doctor`: every plugin and device, how far each comes, why not further, what to do.
Status 1 where something is broken."""

from __future__ import annotations

import argparse
import json
import platform
from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Literal

from kg.cli.formatting import Commands, table
from kg.errors import KgError
from kg.records import dataclass
from kg.settings import MOST_SECONDS

if TYPE_CHECKING:
    from kg.plugin.api import DeviceSpec, Finding, PassSpec, RuleSetSpec
    from kg.plugin.loading.catalog import Registry
    from kg.plugin.loading.manager import Plugin
    from kg.plugin.trials.probing import Visit

State = Literal["ok", "missing", "disabled", "broken"]
FORMAT = 1  #: of the JSON; a greater one may lack what this one has


@dataclass(frozen=True, slots=True)
class Line:
    """One plugin, device, renderer, compiler, rule set, pass or check. `plugin` brings it."""

    name: str
    plugin: str
    state: State
    stage: str = ""
    reason: str = ""
    remedy: str = ""
    detail: str = ""
    distribution: str = ""
    version: str = ""
    api: int | None = None

    @property
    def text(self) -> str:
        """The last column."""
        said = ": ".join(filter(None, [self.reason or self.detail, self.remedy]))
        return f"{self.state}: {said}" if self.state in ("missing", "broken") else said


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """All that doctor says."""

    plugins: list[Line]
    devices: list[Line]
    renderers: list[Line]
    compilers: list[Line]
    rulesets: list[Line]
    passes: list[Line]
    checks: list[Line]
    default: str
    notes: list[str]

    @property
    def broken(self) -> list[Line]:
        groups = (self.plugins, self.devices, self.renderers, self.compilers, self.rulesets, self.passes, self.checks)
        return [line for group in groups for line in group if line.state == "broken"]


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "doctor", help="what is installed: which plugins and devices work, and what to do about others"
    )
    parser.add_argument("--json", action="store_true", help="for programs; its format has a number")
    parser.add_argument("--fresh", action="store_true", help="read all metadata again, try again what crashed or hung before")
    parser.add_argument("--timeout", type=float, default=20.0, metavar="SECONDS", help="for each device (default: 20)")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    if not 1 <= options.timeout <= MOST_SECONDS:  # what takes longer is remembered as hung, and left out by later programs
        raise KgError(f"--timeout takes 1 to {MOST_SECONDS} seconds")
    found = diagnose(fresh=options.fresh, timeout=options.timeout)
    print(as_json(found) if options.json else as_text(found))
    return 1 if found.broken else 0


def diagnose(*, fresh: bool = False, timeout: float = 20.0) -> Diagnosis:
    """Visit everything that is installed. Nothing is probed in this process."""
    from kg.plugin.loading.contributions import late_problems
    from kg.plugin.registry import registry, unmatched_settings
    from kg.plugin.trials.first_use import visit
    from kg.plugin.trials.probing import run_checks

    known = registry(fresh=fresh, timeout=timeout)
    visits = visit(known, list(known.devices), timeout=timeout, fresh=fresh)
    found = run_checks([check for _, check in known.checks], timeout=timeout)
    return Diagnosis(
        [_plugin(plugin, [*plugin.problems, *late_problems(plugin.name)]) for plugin in known.plugins],
        [_device(spec.name, known.owners[spec.name], visits[spec.name]) for spec in known.by_priority()],
        _renderers(known, visits),
        [Line(c.name, p.name, "ok", detail=f"{c.accepts} for {', '.join(c.devices)}") for p, c in known.compilers],
        [_at_slot(known, plugin, spec) for plugin, spec in known.rulesets],
        [_at_slot(known, plugin, spec) for plugin, spec in known.passes],
        [_check(p, finding) for (p, _), findings in zip(known.checks, found, strict=True) for finding in findings],
        _default(known, visits, timeout),
        unmatched_settings(),
    )


def _default(known: Registry, visits: dict[str, Visit], timeout: float) -> str:
    """The default device, or why there is none.
    Devices that several plugins claim are probed, elsewhere too, where they go before it."""
    from kg.errors import DeviceUnavailable
    from kg.plugin.registry import choose_default
    from kg.plugin.trials.probing import run_jobs

    def usable(plugin: Plugin, spec: DeviceSpec) -> bool:
        del plugin
        return not spec.probe or run_jobs([{"probe": spec.probe}], timeout)[0][0].available

    candidates = tuple(spec.name for spec in known.by_priority() if visits[spec.name].usable)  # as a program chooses
    try:
        return choose_default(known, candidates, usable)
    except DeviceUnavailable as error:
        return f"none: {error}"


def _plugin(plugin: Plugin, problems: Sequence[object]) -> Line:
    from kg.plugin.loading.manager import Problem

    found = [p for p in problems if isinstance(p, Problem)]
    state: State = "disabled" if plugin.stage == "disabled" else "broken" if found else "ok"
    brings = [("device", plugin.devices), ("renderer", plugin.renderers), ("compiler", plugin.compilers)]
    brings += [("rule set", plugin.rulesets), ("pass", plugin.passes), ("Opt", plugin.opts), ("profile", plugin.profiles)]
    counts = [_count(len(records), what) for what, records in brings if records]
    left = [f"{', '.join(plugin.left)} left to others by KG_PREFER"] if plugin.left else []
    return Line(
        plugin.name,
        plugin.name,
        state,
        plugin.stage,
        "; ".join(p.reason for p in found) or ("by KG_DISABLE" if state == "disabled" else ""),
        "; ".join(dict.fromkeys(p.remedy for p in found if p.remedy)),
        ", ".join([*counts, *left]),
        plugin.point.distribution,
        plugin.point.version,
        plugin.api,
    )


def _count(number: int, what: str) -> str:
    ending = "" if number == 1 else "es" if what.endswith("s") else "s"
    return f"{number} {what}{ending}"


def _at_slot(known: Registry, plugin: Plugin, spec: RuleSetSpec | PassSpec) -> Line:
    """A rule set or a pass, which may be for a renderer of a package that is not installed here."""
    detail = f"{spec.renderer}, slot {spec.slot}, priority {spec.priority}"
    if spec.renderer in known.renderers:
        return Line(spec.name, plugin.name, "ok", detail=detail)
    return Line(spec.name, plugin.name, "missing", reason=f"the renderer {spec.renderer} is not installed", detail=detail)


def _device(name: str, plugin: str, visit: Visit) -> Line:
    state: State = "broken" if visit.broken else "ok" if visit.available else "missing"
    what = ", ".join(filter(None, [visit.arch, " ".join(visit.features)]))
    return Line(name, plugin, state, visit.stage, visit.reason, visit.remedy, what)


def _check(plugin: Plugin, found: Finding) -> Line:
    reason, detail = ("", found.text) if found.state == "ok" else (found.text, "")
    return Line(found.name, plugin.name, found.state, reason=reason, remedy=found.remedy, detail=detail)


def _renderers(known: Registry, visits: dict[str, Visit]) -> list[Line]:
    """Those of devices that open are made by the visit, with their compilers."""
    lines: list[Line] = []
    for spec in known.by_priority():
        visit = visits[spec.name]
        for renderer in known.renderers_of(spec):
            reason = visit.tools.get(renderer.suffix, "")
            state: State = "broken" if renderer.suffix in visit.broken_tools else "missing" if reason else "ok"
            compilers = [c.name for c in known.compilers_of(spec.name, renderer.language)]
            detail = f"{renderer.language}{', compiled by ' if compilers else ''}{' or '.join(compilers)}"
            lines.append(Line(renderer.name, known.owners[renderer.name], state, reason=reason, detail=detail))
    shown = {line.name for line in lines}
    for name in sorted(set(known.renderers) - shown):
        lines.append(Line(name, known.owners[name], "missing", reason="its device is not installed"))
    return lines


def as_json(found: Diagnosis) -> str:
    import kg
    from kg.plugin.api import KG_API

    versions = {"format": FORMAT, "kg": kg.__version__, "kg_api": KG_API, "python": platform.python_version()}
    return json.dumps({**versions, "broken": len(found.broken), **asdict(found)}, indent=1)


def as_text(found: Diagnosis) -> str:
    import kg
    from kg.errors import printable
    from kg.plugin.api import KG_API

    parts = [
        f"kg {kg.__version__}, KG_API {KG_API}, Python {platform.python_version()}; default device: {printable(found.default)}"
    ]
    rows = [["PLUGIN", "FROM", "API", "STAGE", "WHAT"]]
    for p in found.plugins:
        rows.append([p.name, f"{p.distribution} {p.version}".strip(), "-" if p.api is None else str(p.api), p.stage, p.text])
    parts.append(table(rows))
    parts.append(table([["DEVICE", "PLUGIN", "STAGE", "WHAT"], *([d.name, d.plugin, d.stage, d.text] for d in found.devices)]))
    groups = [("RENDERER", found.renderers), ("COMPILER", found.compilers), ("RULES", found.rulesets), ("PASS", found.passes)]
    groups.append(("CHECK", found.checks))
    parts += [
        table([[title, "PLUGIN", "WHAT"], *([x.name, x.plugin, x.text] for x in lines)]) for title, lines in groups if lines
    ]
    parts += [printable(note) for note in found.notes]
    count = len(found.broken)
    parts.append(
        f"{count} broken: {', '.join(printable(line.name) for line in found.broken)}" if count else "nothing is broken"
    )
    return "\n\n".join(parts)
