"""Builds all packages, checks wheels and sdists, installs them in empty environments
and tries them there. Run by tools/release.sh.

Everything that was tried is a line of the table at the end; one that failed makes the exit status 1. Nothing is ever uploaded.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from releasing.checks import PYTHONS, differences, sdist_faults, wheel_faults
from releasing.installs import (
    CommandFailed,
    add_to_environment,
    environment_of,
    find_interpreter,
    interpreters,
    make_environment,
    run,
    uv,
    version_of,
    with_dependencies,
)
from releasing.packages import ROOT, Package, current_version, move_versions, packages, range_of, version_faults

#: The tiers of the suite that are run after an installation: packaging and rendering, on the interpreter that every machine has.
CONFORMANCE = ("conformance", "REF", "--tier", "00", "--tier", "20", "--require-device")
#: What the meta-package installs for people to import.
META = ["kg", "kg_cpu", "kg_array"]
_IMPORT = """
import importlib, importlib.metadata, pathlib, sys
name, version, *modules = sys.argv[1:]
assert importlib.metadata.version(name) == version, importlib.metadata.version(name)
for module in modules:
    assert pathlib.Path(importlib.import_module(module).__file__).is_relative_to(sys.prefix), module
"""


@dataclass
class Report:
    """What was tried, and how it went."""

    lines: list[tuple[str, str, float]] = field(default_factory=list)
    failed: bool = False

    def check(self, name: str, action: Callable[[], list[str]]) -> bool:
        """A line of the table. The action returns what is wrong, or raises it."""
        start = time.monotonic()
        try:
            faults = action()
        except (CommandFailed, subprocess.TimeoutExpired) as error:
            faults = [str(error)]
        self.lines.append((name, f"FAILED ({len(faults)})" if faults else "ok", time.monotonic() - start))
        self.failed |= bool(faults)
        print(f"{self.lines[-1][1]:11} {name}", *faults, sep="\n    ", flush=True)
        return not faults

    def note(self, name: str, words: str) -> None:
        self.lines.append((name, words, 0.0))

    def table(self) -> str:
        width = max(len(name) for name, _, _ in self.lines)
        return "\n".join(f"{name:{width}}  {seconds:6.1f} s  {result}" for name, result, seconds in self.lines)


def built(package: Package, folder: Path) -> tuple[Path, Path]:
    """Where the wheel and the sdist of a package are."""
    version = current_version()
    return folder / f"{package.stem}-{version}-py3-none-any.whl", folder / f"{package.stem}-{version}.tar.gz"


def build(folder: Path, report: Report) -> None:
    """The sdist of each package, and the wheel out of that; nothing else of kg may be in the folder."""
    for old in (*folder.glob("kg*.whl"), *folder.glob("kg*.tar.gz")):
        old.unlink()
    for package in packages():
        report.check(f"build {package.name}", lambda p=package: _build(p, folder))
    wanted = {file for package in packages() for file in built(package, folder)}
    found = {*folder.glob("*.whl"), *folder.glob("*.tar.gz")}
    report.check("files in the folder", lambda: [f"{file.name} is missing, or too much" for file in sorted(wanted ^ found)])


def _build(package: Package, folder: Path, *options: str) -> list[str]:
    run(uv(), "build", "--quiet", *options, "--out-dir", folder, package.folder)
    return []


def check_archives(folder: Path, report: Report) -> None:
    for package in packages():
        wheel, sdist = built(package, folder)
        if not (wheel.exists() and sdist.exists()):
            continue  # the line "files in the folder" has failed
        report.check(f"wheel {package.name}", lambda w=wheel, p=package: wheel_faults(w, p))
        report.check(f"sdist {package.name}", lambda s=sdist, p=package: sdist_faults(s, p))
        report.check(f"wheel of the sdist {package.name}", lambda w=wheel, p=package: _tree_differences(w, p))


def _tree_differences(wheel: Path, package: Package) -> list[str]:
    with tempfile.TemporaryDirectory(prefix="kg-release-") as folder:
        _build(package, Path(folder), "--wheel")
        return differences(wheel, Path(folder) / wheel.name)


def try_installed(wheels: dict[str, Path], label: str, python: Path, report: Report) -> None:
    """Each package alone, the meta-package, all together: as a stranger with this interpreter would."""
    for package in packages():
        report.check(f"{label}, {package.name} alone: import", lambda p=package: _alone(p, wheels, python))
    suite = with_dependencies("kg-conformance", wheels)
    _used(f"{label}, kg", with_dependencies("kg", wheels), suite, python, report)
    _used(f"{label}, all", list(wheels.values()), suite, python, report)


def _alone(package: Package, wheels: dict[str, Path], python: Path) -> list[str]:
    modules = [package.module] if package.module else META
    with tempfile.TemporaryDirectory(prefix="kg-release-") as folder:
        commands, environment = make_environment(Path(folder), *with_dependencies(package.name, wheels), python=python)
        run(commands / "python", "-I", "-c", _IMPORT, package.name, current_version(), *modules, env=environment, cwd=folder)
    return []


def _used(label: str, installed: list[Path], suite: list[Path], python: Path, report: Report) -> None:
    """The doctor and the tour in an environment with these, then a part of the suite,
    for which its package is added."""
    with tempfile.TemporaryDirectory(prefix="kg-release-") as folder:
        home = Path(folder)
        if not report.check(f"{label}: install", lambda: _install(home, installed, python)):
            return
        report.check(f"{label}: kg doctor", lambda: _kg(home, "doctor", shows="nothing is broken"))
        report.check(f"{label}: kg tour", lambda: _kg(home, "tour", shows="CPU:LLVM", never=("WRONG", "FAILED")))
        if report.check(f"{label}: add kg-conformance", lambda: _add(home, suite)):
            report.check(f"{label}: kg {' '.join(CONFORMANCE)}", lambda: _kg(home, *CONFORMANCE, shows=" 0 failed"))


def _install(home: Path, requirements: list[Path], python: Path) -> list[str]:
    make_environment(home, *requirements, python=python)
    return []


def _add(home: Path, requirements: list[Path]) -> list[str]:
    add_to_environment(home, *requirements)
    return []


def _kg(home: Path, *words: str, shows: str, never: tuple[str, ...] = ()) -> list[str]:
    commands, environment = environment_of(home)
    output = run(commands / "kg", *words, env=environment, cwd=home, timeout=900)
    missing = [] if shows in output else [f"it does not say {shows!r}: {output[-2000:]}"]
    return missing + [f"it says {word}: {output[-2000:]}" for word in never if word in output]


def chosen(wanted: list[str]) -> dict[str, Path]:
    """Version -> interpreter, of those that were asked for, or all."""
    known = interpreters()
    pythons = [find_interpreter(each, known) for each in wanted] or list(known.values())
    return {".".join(map(str, version_of(python))): python for python in pythons}


def left_out(versions: Iterable[str]) -> list[str]:
    """What packages are for, and is not among these."""
    return [minor for minor in PYTHONS if not any(version.startswith(f"{minor}.") for version in versions)]


def release(options: argparse.Namespace) -> int:
    folder, report = options.out.resolve(), Report()
    try:
        pythons = chosen(options.python) if options.install else {}
    except CommandFailed as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    folder.mkdir(parents=True, exist_ok=True)
    report.check("versions and ranges", version_faults)
    if not options.dirty:
        report.check("all is committed", lambda: run("git", "status", "--porcelain", cwd=ROOT).splitlines())
    build(folder, report)
    check_archives(folder, report)
    wheels = {package.name: built(package, folder)[0] for package in packages()}
    if all(wheel.exists() for wheel in wheels.values()):
        for version, python in pythons.items():
            try_installed(wheels, f"Python {version}", python, report)
    for minor in left_out(pythons):
        report.note(
            f"Python {minor}", "not tried" if options.python or not options.install else "not tried: there is none here"
        )
    print(f"\nkg {current_version()}: {folder}\n{report.table()}")
    return int(report.failed)


def version(options: argparse.Namespace) -> int:
    if options.to:
        try:
            changed = move_versions(options.to)
        except ValueError as error:
            print(f"error: {error}", file=sys.stderr)
            return 2
        print(*(f"changed {file.relative_to(ROOT)}" for file in changed), sep="\n")
    faults = version_faults()
    print(*faults, f"kg {current_version()}: packages ask each other for {range_of(current_version())}", sep="\n")
    return int(bool(faults))


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="tools/release.sh", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.set_defaults(action=release)
    parser.add_argument(
        "--python",
        action="append",
        default=[],
        metavar="3.12",
        help="a version or a path (repeatable; default: all that are found)",
    )
    parser.add_argument(
        "--out", type=Path, default=ROOT / "dist", metavar="DIR", help="where wheels and sdists go (default: dist/)"
    )
    parser.add_argument(
        "--no-install", dest="install", action="store_false", help="build and look at what was built, install nothing"
    )
    parser.add_argument("--dirty", action="store_true", help="also with changes that are not committed")
    commands = parser.add_subparsers()
    moving = commands.add_parser("version", help="show the version, or move all packages to another")
    moving.add_argument("to", nargs="?", metavar="0.2.0")
    moving.set_defaults(action=version)
    options = parser.parse_args()
    return options.action(options)


if __name__ == "__main__":
    sys.exit(main())
