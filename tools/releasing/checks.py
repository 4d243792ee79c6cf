"""Checks of one wheel or sdist against the workspace that it was built from: metadata, contents.
Each gives the faults that it found, as lines.

Nothing is installed and nothing is fetched: tests/integration/packages/test_release.py runs them on archives with faults, test_wheels.py on built wheels.
"""

from __future__ import annotations

import os
import re
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

from packaging.metadata import InvalidMetadata, Metadata
from packaging.specifiers import SpecifierSet
from packaging.utils import parse_wheel_filename

from releasing.packages import ROOT, Package, current_version, packages, requirement_faults, tracked_files

#: The versions of CPython that packages say they support, and what they ask for.
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
REQUIRES_PYTHON = SpecifierSet(">=3.11")
LICENCE = "MIT"
CLASSIFIERS = {
    "Programming Language :: Python :: 3",
    "Typing :: Typed",
    *(f"Programming Language :: Python :: {v}" for v in PYTHONS),
}
#: What an sdist holds beside src/.
SDIST_FILES = {"CHANGELOG.md", "LICENSE", "PKG-INFO", "README.md", "pyproject.toml", ".gitignore"}
#: The suite that devices run is what this package is for.
SUITES = {"kg-conformance"}
_JUNK = re.compile(
    r"(^|/)(__pycache__|\.\w+_cache|\.hypothesis|\.venv[^/]*|[^/]*\.egg-info|\.DS_Store|uv\.lock|dist|build|kg-failures)(/|$)"
    r"|\.(py[cod]|so|dll|dylib|o|a|orig|rej|log|tmp|swp)$|~$"
)
#: Objects that a package is made with, and a test makes again.
_MADE = re.compile(r"(^|/)made/\w+\.o$")
_TEST = re.compile(r"(^|/)(tests?/|test_[^/]*\.py$|[^/]*_test\.py$|conftest\.py$)")
_LINK = re.compile(r"\]\((?!https://|#)([^)\s]+)\)")


def wheel_contents(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist() if not name.endswith("/")}


def wheel_faults(wheel: Path, package: Package, root: Path = ROOT) -> list[str]:
    version = current_version(root)
    contents = wheel_contents(wheel)
    home = f"{package.stem}-{version}.dist-info/"
    about = {name.removeprefix(home): data for name, data in contents.items() if name.startswith(home)}
    files = {name: data for name, data in contents.items() if not name.startswith(home)}
    return [
        *_tag_faults(wheel, package, version, about.get("WHEEL", b"").decode()),
        *metadata_faults(about.get("METADATA", b""), package, root),
        *_same_file("licenses/LICENSE", about.get("licenses/LICENSE"), root / "LICENSE"),
        *_module_faults(files, package, root),
        *junk_faults(contents, package),
    ]


def sdist_faults(sdist: Path, package: Package, root: Path = ROOT) -> list[str]:
    version = current_version(root)
    top = f"{package.stem}-{version}"
    if sdist.name != f"{top}.tar.gz":
        return [f"it is called {sdist.name}, not {top}.tar.gz"]
    with tarfile.open(sdist) as archive:
        members = archive.getmembers()
        odd = [m.name for m in members if not (m.isfile() or m.isdir()) or PurePosixPath(m.name).parts[0] != top]
        contents = {
            m.name.removeprefix(f"{top}/"): (archive.extractfile(m) or archive.fileobj).read()  # type: ignore[union-attr]
            for m in members
            if m.isfile()
        }
    files = {name.removeprefix("src/"): data for name, data in contents.items() if name.startswith("src/")}
    beside = contents.keys() - {f"src/{name}" for name in files}
    return [
        *(f"{name} is a link, or beside {top}/" for name in odd),
        *(f"{name} is missing" for name in sorted(SDIST_FILES - {".gitignore"} - beside)),
        *(f"{name} does not belong into an sdist" for name in sorted(beside - SDIST_FILES)),
        *metadata_faults(contents.get("PKG-INFO", b""), package, root),
        *_same_file("LICENSE", contents.get("LICENSE"), root / "LICENSE"),
        *changelog_faults(contents.get("CHANGELOG.md", b"").decode(), version),
        *_module_faults(files, package, root),
        *junk_faults(contents, package),
    ]


def _tag_faults(wheel: Path, package: Package, version: str, about: str) -> Iterator[str]:
    name, stated, _, tags = parse_wheel_filename(wheel.name)
    if (name, str(stated)) != (package.name, version):
        yield f"it is called {wheel.name}, and is of {package.name} {version}"
    if {str(tag) for tag in tags} != {"py3-none-any"} or "Root-Is-Purelib: true" not in about:
        yield "it is not a pure Python wheel, py3-none-any"


def metadata_faults(text: bytes, package: Package, root: Path = ROOT) -> list[str]:
    try:
        metadata = Metadata.from_email(text)
    except (ExceptionGroup, InvalidMetadata) as error:
        parts = error.exceptions if isinstance(error, ExceptionGroup) else (error,)
        return [f"metadata: {part}" for part in parts]
    return [f"metadata: {fault}" for fault in _metadata_faults(metadata, package, root)]


def _metadata_faults(metadata: Metadata, package: Package, root: Path) -> Iterator[str]:
    version = current_version(root)
    if (metadata.name, str(metadata.version)) != (package.name, version):
        yield f"it is of {metadata.name} {metadata.version}, not of {package.name} {version}"
    if not (metadata.summary or "").strip():
        yield "no description"
    if metadata.license_expression != LICENCE or metadata.license_files != ["LICENSE"]:
        yield f"licence {metadata.license_expression} with files {metadata.license_files}, not {LICENCE} with LICENSE"
    if metadata.requires_python != REQUIRES_PYTHON:
        yield f"Requires-Python is {metadata.requires_python}, not {REQUIRES_PYTHON}"
    stated = set(metadata.classifiers or ())
    yield from (f"the classifier {name} is missing" for name in sorted(CLASSIFIERS - stated))
    yield from (
        f"the classifier {name}" for name in sorted(stated - CLASSIFIERS) if not name.startswith("Operating System :: ")
    )
    yield from (
        f"the URL of {label} is {url}" for label, url in (metadata.project_urls or {}).items() if not url.startswith("https://")
    )
    yield from requirement_faults([str(r) for r in metadata.requires_dist or ()], version, {p.name for p in packages(root)})
    yield from _readme_faults(metadata)


def _readme_faults(metadata: Metadata) -> Iterator[str]:
    readme = (metadata.description or "").strip()
    if not readme.startswith("# ") or "\n" not in readme or metadata.description_content_type != "text/markdown":
        yield "no README in Markdown, with a title and text below it"
    yield from (f"the README links to {link}, which an index does not show" for link in _LINK.findall(readme))


def changelog_faults(text: str, version: str) -> list[str]:
    """A section of this version, with something in it."""
    section = re.search(rf"(?ms)^## {re.escape(version)}\b[^\n]*\n(.*?)(?=^## |\Z)", text)
    if section is None:
        return [f"CHANGELOG.md has no section {version}"]
    return [] if section[1].strip() else [f"CHANGELOG.md says nothing of {version}"]


def _module_faults(files: dict[str, bytes], package: Package, root: Path) -> Iterator[str]:
    """The package's module, whole, as git has it: nothing beside it, nothing that was left in the folder."""
    wanted = module_files(package, root)
    if package.module and f"{package.module}/py.typed" not in files:
        yield f"{package.module}/py.typed is missing"
    yield from (f"{name} is missing" for name in sorted(wanted.keys() - files.keys()))
    yield from (f"{name} is not in git" for name in sorted(files.keys() - wanted.keys()))
    for name in sorted(files.keys() & wanted.keys()):
        yield from _same_file(name, files[name], wanted[name])


def module_files(package: Package, root: Path = ROOT) -> dict[str, Path]:
    """What git has below src/, through links (kg/docs is one): name in a wheel -> file."""
    tracked = tracked_files(root)
    source = package.folder / "src"
    found = (Path(folder) / name for folder, _, names in os.walk(source, followlinks=True) for name in names)
    return {file.relative_to(source).as_posix(): file for file in found if file.resolve() in tracked}


def _same_file(name: str, data: bytes | None, file: Path) -> Iterator[str]:
    if data is None:
        yield f"{name} is missing"
    elif data != file.read_bytes():
        yield f"{name} is not what {file.name} in the repository says"


def junk_faults(contents: dict[str, bytes], package: Package) -> Iterator[str]:
    kept = {name for name in contents if _MADE.search(name)}
    yield from (f"{name} is generated" for name in sorted(contents) if _JUNK.search(name) and name not in kept)
    if package.name not in SUITES:
        yield from (f"{name} is a test" for name in sorted(contents) if _TEST.search(name))


def differences(one: Path, other: Path) -> list[str]:
    """Two wheels that should hold the same: that of the tree, and that of the sdist."""
    left, right = wheel_contents(one), wheel_contents(other)
    return [
        f"{name} differs between the wheel of the sdist and that of the tree"
        for name in sorted({*left, *right})
        if left.get(name) != right.get(name)
    ]
