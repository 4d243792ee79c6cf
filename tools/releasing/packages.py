"""The packages that are published, their one version and the ranges between them:
read from the workspace, checked, moved.

The root pyproject.toml has the version. `tools/release.sh version` calls `move_versions`, tests/integration/test_repository.py `version_faults`.
"""

from __future__ import annotations

import re
import subprocess
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet

ROOT = Path(__file__).resolve().parents[2]
#: What stands beside `## 0.1.0` in a changelog until that version is published.
NOT_RELEASED = "(not released)"
_VERSION = re.compile(r"(?m)^((?:__)?version(?:__)? = )\"[^\"]*\"")
_RANGE = re.compile(r"\b(kg(?:-[a-z]+)*(?:\[[a-z]+\])?)>=[\d.]+,<[\d.]+")


@dataclass(frozen=True)
class Package:
    """A distribution of the workspace; `module` is empty where it has none of its own."""

    name: str
    folder: Path
    module: str

    @property
    def stem(self) -> str:
        """How the names of its files begin."""
        return self.name.replace("-", "_")

    @property
    def project(self) -> dict[str, object]:
        return tomllib.loads((self.folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]


@cache
def packages(root: Path = ROOT) -> tuple[Package, ...]:
    """All members of the workspace but those below tests/, which are never published."""
    workspace = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["uv"]["workspace"]
    folders = [folder for pattern in workspace["members"] for folder in sorted(root.glob(pattern))]
    return tuple(package_at(folder) for folder in folders if folder.relative_to(root).parts[0] != "tests")


def package_at(folder: Path) -> Package:
    name = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]["name"]
    modules = [path.parent.name for path in folder.glob("src/*/__init__.py")]
    return Package(name, folder, *(modules or [""]))


def current_version(root: Path = ROOT) -> str:
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]


def range_of(version: str) -> str:
    """What packages ask of each other: below 1.0 one minor version,
    then one major version from this minor one on."""
    major, minor, _ = map(int, version.split("."))
    return f">=0.{minor},<0.{minor + 1}" if major == 0 else f">={major}.{minor},<{major + 1}"


def moved(text: str, version: str, *, own: bool) -> str:
    """The text of a file at `version`: its ranges of kg's packages and,
    where the file is of one of them (`own`), its version."""
    if own:
        text = _VERSION.sub(rf'\g<1>"{version}"', text)
    return _RANGE.sub(rf"\g<1>{range_of(version)}", text)


def versioned_files(root: Path = ROOT) -> Iterator[tuple[Path, bool]]:
    """Every file that names the version or a range, and whether it is of a package that moves
    with the others. Devices below tests/oot and the template of `kg new-plugin` stand for those of third parties: they have a
    version of their own, and ask for kg-core."""
    yield root / "pyproject.toml", True
    for package in packages(root):
        yield package.folder / "pyproject.toml", True
        if package.module:
            yield package.folder / "src" / package.module / "__init__.py", True
    for pattern in ("tests/oot/*/pyproject.toml", "libraries/*/src/**/pyproject.toml.template", "docs/**/*.md", "README.md"):
        yield from ((file, False) for file in sorted(root.glob(pattern)))


def move_versions(version: str, root: Path = ROOT) -> list[Path]:
    """Moves all packages, and gives each changelog a section to be filled.
    Returns the files that were changed."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise ValueError(f"{version} is no version of the form 0.2.0")
    wanted = {file: moved(file.read_text(encoding="utf-8"), version, own=own) for file, own in versioned_files(root)}
    wanted |= {file: with_section(file.read_text(encoding="utf-8"), version) for file in changelogs(root)}
    changed = [file for file, text in wanted.items() if file.read_text(encoding="utf-8") != text]
    for file in changed:
        file.write_text(wanted[file], encoding="utf-8")
    return changed


def changelogs(root: Path = ROOT) -> list[Path]:
    return [root / "CHANGELOG.md", *(package.folder / "CHANGELOG.md" for package in packages(root))]


def with_section(changelog: str, version: str) -> str:
    if re.search(rf"(?m)^## {re.escape(version)}\b", changelog):
        return changelog
    return re.sub(r"(?m)^## ", f"## {version} {NOT_RELEASED}\n\n## ", changelog, count=1)


def version_faults(root: Path = ROOT) -> list[str]:
    """What is not at the version of the root pyproject.toml."""
    version = current_version(root)
    faults = [
        f"{file.relative_to(root)} is not at {version}: tools/release.sh version {version}"
        for file, own in versioned_files(root)
        if moved(text := file.read_text(encoding="utf-8"), version, own=own) != text
    ]
    return faults + [f"{p.name}: {fault}" for p in packages(root) for fault in _project_faults(p, version, root)]


def _project_faults(package: Package, version: str, root: Path) -> Iterator[str]:
    project = package.project
    if project.get("version") != version:
        yield f"its pyproject.toml has version {project.get('version')}, the root {version}"
    extras = project.get("optional-dependencies", {})
    assert isinstance(extras, dict)
    asked = [*project.get("dependencies", []), *(each for extra in extras.values() for each in extra)]  # type: ignore[misc]
    yield from requirement_faults(asked, version, {p.name for p in packages(root)})


def requirement_faults(requirements: list[str], version: str, ours: set[str]) -> Iterator[str]:
    """Packages of kg are asked for by the one range, others from a version on that is known to do."""
    for requirement in map(Requirement, requirements):
        if requirement.name in ours:
            if requirement.specifier != SpecifierSet(range_of(version)):
                yield f"asks for {requirement}, where packages of this version ask for {requirement.name}{range_of(version)}"
        elif not any(part.operator in {">=", "==", "~="} for part in requirement.specifier):
            yield f"asks for {requirement} from no version on"


def tracked_files(root: Path = ROOT) -> frozenset[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=root, capture_output=True, text=True, check=True).stdout
    return frozenset(root / name for name in listed.split("\0") if name)
