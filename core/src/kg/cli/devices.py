"""`kg devices`: every device and renderer found, whether it works here, and if not what to do."""

from __future__ import annotations

import argparse
import re

from kg.cli.formatting import Commands, lines_of, table
from kg.records import dataclass


@dataclass(frozen=True, slots=True)
class Line:
    """One renderer of a device. `reason` is empty where it can be used."""

    name: str
    plugin: str
    reason: str
    detail: str


def add(commands: Commands) -> None:
    parser = commands.add_parser("devices", help="list devices: which work here, and why others do not")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from kg.errors import DeviceUnavailable
    from kg.plugin.registry import default_name, failures, unmatched_settings

    found = device_lines()
    chosen, without = "", ""
    if any(not line.reason for line in found):
        try:
            chosen = default_name().upper()
        except DeviceUnavailable as error:
            without = str(error)
    default = next((line.name for line in found if chosen and not line.reason and f"{line.name}:".startswith(f"{chosen}:")), "")
    rows = [["DEVICE", "FROM", "STATE", "WHAT"]]
    for line in found:
        state = "missing" if line.reason else "default" if line.name == default else "ready"
        rows.append([line.name, line.plugin, state, line.reason or line.detail])
    print(table(rows))
    if without:
        print(lines_of(without))
    for plugin, why in failures().items():
        print(lines_of(f"plugin {plugin} was left out: {why} (kg doctor says more)"))
    for note in unmatched_settings():
        print(lines_of(note))
    return 0


def device_lines() -> list[Line]:
    """Every device with each of its renderers, the default one first."""
    from kg.plugin.registry import devices, registry
    from kg.plugin.trials.first_use import crashing_renderers
    from kg.settings import settings

    lines: list[Line] = []
    found, known = devices(), registry()
    new = [known.renderers[f"{info.name}:{suffix}"] for info in found if info.available for suffix in info.renderers]
    _ = crashing_renderers((known.owner(spec.name), spec) for spec in new)  # all at once: each by itself would take longer
    for info in found:
        names = [f"{info.name}:{suffix}" for suffix in info.renderers] or [info.name]
        lines += [Line(n, info.plugin, info.reason, "") if not info.available else _line(n, info.plugin) for n in names]
    wanted = settings().device.upper()
    return sorted(lines, key=lambda line: not (wanted and line.name.startswith(wanted)))


def _line(name: str, plugin: str) -> Line:
    """Make the renderer and compiler, without opening the device."""
    from kg.errors import DeviceUnavailable
    from kg.plugin.loading.manager import FAILURES
    from kg.plugin.registry import open_toolchain, registry
    from kg.plugin.trials.probing import run_probe

    spec = registry().renderers.get(name)
    if spec is not None and spec.probe and not (probe := run_probe(spec)).available:
        return Line(name, plugin, probe.reason, "")
    try:
        renderer, compiler = open_toolchain(name)
        key = "" if compiler is None else compiler.key()
    except DeviceUnavailable as error:
        return Line(name, plugin, str(error).removeprefix(f"{name}: "), "")
    except FAILURES as error:
        return Line(name, plugin, f"its renderer or compiler can't be made: {type(error).__name__}: {error}", "")
    known = [_machine(renderer.arch), _version(key.removeprefix(f"{renderer.language}:"))]
    return Line(name, plugin, "", ", ".join(filter(None, known)) or _MEANING.get(name.partition(":")[0], ""))


def _machine(arch: str) -> str:
    """Without the list of features."""
    return " ".join(word for word in arch.split() if not word.startswith(("+", "-")))


def _version(key: str) -> str:
    """What a compiler's key starts with, up to its version: `gcc 12.2.0`."""
    found = re.match(r".*?\d+(\.\d+)+", re.sub(r"\(.*?\)", "", key))
    return "" if found is None else " ".join(found[0].split())


_MEANING = {
    "REF": "the reference interpreter: slow, checks every access, right by definition",
    "NULL": "runs nothing, for measuring",
}
