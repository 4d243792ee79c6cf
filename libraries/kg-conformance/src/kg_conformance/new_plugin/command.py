"""`kg new-plugin NAME`: a package for a device, complete and working,
to change file by file into one's own."""

from __future__ import annotations

import argparse
import re
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from kg.errors import KgError
from kg.plugin.api import Commands

_NAME: Final = re.compile(r"kg-([a-z][a-z0-9]*(?:-[a-z0-9]+)*)")
_RULE: Final = "a plugin is called kg- and a name of small letters and digits in words joined by hyphens, e.g. kg-mychip"
#: Every file of the template has this after its name, so that no tool takes it for Python.
SUFFIX: Final = ".template"


class NewPluginError(KgError):
    """A name or place that a new package can't have."""


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "new-plugin",
        help="start a package for a device of your own",
        description="Writes a package that installs and passes the conformance suite: a device with a simulator of its own.",
    )
    parser.add_argument("name", metavar="NAME", help="of the package, e.g. kg-mychip: the device will be MYCHIP")
    parser.add_argument("--directory", default="", metavar="DIR", help="where to write it (default: ./NAME)")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    names = names_of(options.name)
    target = Path(options.directory or options.name)
    _refuse_taken(names["DEVICE"])
    written = write(names, target)
    print(f"{len(written)} files in {target}: the device {names['DEVICE']}. Next:")
    print(f"  pip install -e '{target}[test]'\n  kg doctor\n  kg conformance {names['DEVICE']} --require-device")
    return 0


def names_of(package: str) -> dict[str, str]:
    """What a package name makes of each name in the template. Raises NewPluginError with the rule."""
    found = _NAME.fullmatch(package)
    if found is None:
        raise NewPluginError(f"{package!r} can't be the name: {_RULE}")
    words = found[1].split("-")
    device = "_".join(words).upper()
    if device in ("CORE", "CONFORMANCE", "PLUGIN"):
        raise NewPluginError(f"{package} is a name of kg's own: choose another")
    return {
        "package": package,
        "module": package.replace("-", "_"),
        "DEVICE": device,
        "Class": "".join(word.capitalize() for word in words),
        "name": found[1],
    }


def write(names: dict[str, str], target: Path) -> list[Path]:
    """Write the package. An existing directory is never written to."""
    if target.exists():
        raise NewPluginError(f"{target} exists: choose another place with --directory, or remove it")
    template = resources.files("kg_conformance.new_plugin") / "template"
    files = dict(_files(template, ""))
    written: list[Path] = []
    for place, text in sorted(files.items()):
        path = target / fill(place, names)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(fill(text, names), encoding="utf-8")
        written.append(path)
    return written


def fill(text: str, names: dict[str, str]) -> str:
    """The text with `@DEVICE@` and the like as they are called here."""
    for word, name in names.items():
        text = text.replace(f"@{word}@", name)
    return text


def _files(folder: Traversable, place: str) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for entry in folder.iterdir():
        if entry.is_dir():
            found += _files(entry, f"{place}{entry.name}/")
        elif entry.name.endswith(SUFFIX):
            found.append((place + entry.name.removesuffix(SUFFIX), entry.read_text(encoding="utf-8")))
    return found


def _refuse_taken(device: str) -> None:
    """Two packages that bring one device name exclude each other, so none is written that would."""
    from kg.plugin.registry import registry

    known = registry()
    taken = {name for spec in known.devices.values() for name in (spec.name, *spec.aliases)}
    if device in taken:
        owner = known.owners.get(device, "another plugin")
        raise NewPluginError(f"there is a device {device} already, from {owner}: choose another name")
