"""The checks of tools/release.sh find each fault that a wheel, an sdist or a version may have:
on a small workspace made here, without a network."""

from __future__ import annotations

import io
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[3] / "tools"))
import release
from releasing import installs
from releasing.checks import CLASSIFIERS, differences, sdist_faults, wheel_faults
from releasing.packages import Package, move_versions, moved, packages, range_of, requirement_faults, version_faults

PROJECT = """[project]
name = "{name}"
version = "0.1.0"
dependencies = {dependencies}
"""
METADATA = "\n".join(
    [
        *(
            "Metadata-Version: 2.4",
            "Name: kg-one",
            "Version: 0.1.0",
            "Summary: one",
            "License-Expression: MIT",
            "License-File: LICENSE",
        ),
        *(f"Classifier: {name}" for name in sorted(CLASSIFIERS)),
        *("Classifier: Operating System :: POSIX :: Linux", "Requires-Python: >=3.11"),
        *("Requires-Dist: kg-core<0.2,>=0.1", "Requires-Dist: numpy>=1.26", "Description-Content-Type: text/markdown"),
        *("", "# kg-one", "", "One.", ""),
    ]
)
WHEEL = "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
CHANGELOG = "# Changes of kg-one\n\n## 0.1.0 (not released)\n\n- First.\n"
Contents = dict[str, str | None]


def _write(root: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)


@pytest.fixture(scope="module")
def workspace(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A core, a library, and a device below tests/, in git."""
    root = tmp_path_factory.mktemp("workspace")
    toy = PROJECT.format(name="kg-toy", dependencies='["kg-core>=0.1,<0.2"]')
    files = {
        "pyproject.toml": PROJECT.format(name="kg-workspace", dependencies="[]")
        + '[tool.uv.workspace]\nmembers = ["core", "libraries/*", "tests/oot/*"]\n',
        "LICENSE": "MIT\n",
        "README.md": "# kg\n",
        "CHANGELOG.md": CHANGELOG,
        "docs/plugins/plugins.md": "Depend on `kg-core>=0.1,<0.2`.\n",
        "core/pyproject.toml": PROJECT.format(name="kg-core", dependencies='["numpy>=1.26"]'),
        "core/src/kg/__init__.py": '__version__ = "0.1.0"\n',
        "core/CHANGELOG.md": CHANGELOG,
        "libraries/kg-one/pyproject.toml": PROJECT.format(name="kg-one", dependencies='["kg-core>=0.1,<0.2", "numpy>=1.26"]'),
        "libraries/kg-one/src/kg_one/__init__.py": '"""One."""\n',
        "libraries/kg-one/src/kg_one/py.typed": "",
        "libraries/kg-one/CHANGELOG.md": CHANGELOG,
        "tests/oot/kg-toy/pyproject.toml": toy,
    }
    _write(root, files)
    subprocess.run(["git", "init", "--quiet"], cwd=root, check=True)
    subprocess.run(["git", "add", "--all"], cwd=root, check=True)
    return root


@pytest.fixture(scope="module")
def one(workspace: Path) -> Package:
    return next(package for package in packages(workspace) if package.name == "kg-one")


def _module() -> dict[str, str]:
    return {"kg_one/__init__.py": '"""One."""\n', "kg_one/py.typed": ""}


def make_wheel(folder: Path, changes: Contents, name: str = "kg_one-0.1.0-py3-none-any.whl") -> Path:
    """A right wheel of kg-one but for these: a name that begins with `dist-info/` stands for that folder;
    None leaves a file out."""
    home = "kg_one-0.1.0.dist-info/"
    contents: Contents = {**_module(), home + "METADATA": METADATA, home + "WHEEL": WHEEL, home + "licenses/LICENSE": "MIT\n"}
    contents |= {key.replace("dist-info/", home): text for key, text in changes.items()}
    with zipfile.ZipFile(folder / name, "w") as archive:
        for key, text in contents.items():
            if text is not None:
                archive.writestr(key, text)
    return folder / name


def make_sdist(folder: Path, changes: Contents, name: str = "kg_one-0.1.0.tar.gz") -> Path:
    contents: Contents = {f"src/{key}": text for key, text in _module().items()}
    contents |= {
        "PKG-INFO": METADATA,
        "LICENSE": "MIT\n",
        "README.md": "# kg-one\n",
        "pyproject.toml": "",
        "CHANGELOG.md": CHANGELOG,
    } | changes
    with tarfile.open(folder / name, "w:gz") as archive:
        for key, text in contents.items():
            if text is not None:
                member = tarfile.TarInfo(f"kg_one-0.1.0/{key}")
                member.size = len(text.encode())
                archive.addfile(member, io.BytesIO(text.encode()))
    return folder / name


def metadata(old: str, new: str) -> str:
    assert old in METADATA
    return METADATA.replace(old, new)


def test_right_archives_have_no_faults(tmp_path: Path, workspace: Path, one: Package) -> None:
    assert wheel_faults(make_wheel(tmp_path, {}), one, workspace) == []
    assert sdist_faults(make_sdist(tmp_path, {}), one, workspace) == []


METADATA_FAULTS: list[tuple[str, str, str]] = [
    ("Name: kg-one", "Name: kg-two", "it is of kg-two 0.1.0, not of kg-one 0.1.0"),
    ("Version: 0.1.0", "Version: 0.1.1", "it is of kg-one 0.1.1, not of kg-one 0.1.0"),
    ("Version: 0.1.0", "Version: first", "'first' is invalid for 'version'"),
    ("Summary: one\n", "", "no description"),
    ("License-Expression: MIT\n", "", "licence None with files ['LICENSE'], not MIT with LICENSE"),
    ("License-File: LICENSE\n", "", "licence MIT with files None, not MIT with LICENSE"),
    ("Requires-Python: >=3.11", "Requires-Python: >=3.9", "Requires-Python is >=3.9, not >=3.11"),
    ("Classifier: Typing :: Typed\n", "", "the classifier Typing :: Typed is missing"),
    (
        "Classifier: Typing :: Typed\n",
        "Classifier: Typing :: Typed\nClassifier: Private :: Do Not Upload\n",
        "the classifier Private :: Do Not Upload",
    ),
    ("kg-core<0.2,>=0.1", "kg-core<0.3,>=0.1", "where packages of this version ask for kg-core>=0.1,<0.2"),
    ("kg-core<0.2,>=0.1", "kg-core", "where packages of this version ask for kg-core>=0.1,<0.2"),
    ("numpy>=1.26", "numpy", "asks for numpy from no version on"),
    ("# kg-one\n\nOne.\n", "", "no README in Markdown"),
    ("text/markdown", "text/plain", "no README in Markdown"),
    ("One.", "See [the tour](docs/tour.md).", "the README links to docs/tour.md"),
    ("Summary: one\n", "Summary: one\nProject-URL: Source, http://example.org\n", "the URL of Source is http://example.org"),
]


@pytest.mark.parametrize(
    ("old", "new", "fault"), METADATA_FAULTS, ids=[f"{n}-{case[2][:30]}" for n, case in enumerate(METADATA_FAULTS)]
)
def test_faults_of_metadata(old: str, new: str, fault: str, tmp_path: Path, workspace: Path, one: Package) -> None:
    text = metadata(old, new)
    for found in (
        wheel_faults(make_wheel(tmp_path, {"dist-info/METADATA": text}), one, workspace),
        sdist_faults(make_sdist(tmp_path, {"PKG-INFO": text}), one, workspace),
    ):
        assert len(found) == 1 and fault in found[0], found


@pytest.mark.parametrize(
    ("changes", "faults"),
    [
        ({"tests/test_one.py": ""}, ["tests/test_one.py is not in git", "tests/test_one.py is a test"]),
        ({"kg_one/conftest.py": ""}, ["kg_one/conftest.py is not in git", "kg_one/conftest.py is a test"]),
        ({"kg_one/left.py": ""}, ["kg_one/left.py is not in git"]),
        ({"kg_two/__init__.py": ""}, ["kg_two/__init__.py is not in git"]),
        ({"kg_one/__pycache__/a.cpython-311.pyc": ""}, ["is not in git", "is generated"]),
        ({"kg_one/native.so": ""}, ["kg_one/native.so is not in git", "kg_one/native.so is generated"]),
        ({"kg_one/__init__.py": '"""Two."""\n'}, ["kg_one/__init__.py is not what __init__.py in the repository says"]),
        ({"kg_one/__init__.py": None}, ["kg_one/__init__.py is missing"]),
        ({"kg_one/py.typed": None}, ["kg_one/py.typed is missing", "kg_one/py.typed is missing"]),
        ({"dist-info/licenses/LICENSE": None}, ["licenses/LICENSE is missing"]),
        ({"dist-info/licenses/LICENSE": "GPL\n"}, ["licenses/LICENSE is not what LICENSE in the repository says"]),
        ({"dist-info/WHEEL": WHEEL.replace("true", "false")}, ["it is not a pure Python wheel, py3-none-any"]),
        ({"dist-info/METADATA": None}, ["metadata: "]),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else "",
)
def test_faults_of_a_wheel(changes: Contents, faults: list[str], tmp_path: Path, workspace: Path, one: Package) -> None:
    found = wheel_faults(make_wheel(tmp_path, changes), one, workspace)
    assert found and all(any(fault in line for line in found) for fault in faults), found
    assert len(found) == len(faults) or "METADATA" in next(iter(changes)), found


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("kg_one-0.1.0-cp311-cp311-linux_x86_64.whl", "it is not a pure Python wheel, py3-none-any"),
        ("kg_one-0.1.1-py3-none-any.whl", "it is called kg_one-0.1.1-py3-none-any.whl, and is of kg-one 0.1.0"),
    ],
)
def test_faults_of_a_wheels_name(name: str, fault: str, tmp_path: Path, workspace: Path, one: Package) -> None:
    assert wheel_faults(make_wheel(tmp_path, {}, name), one, workspace) == [fault]


@pytest.mark.parametrize(
    ("changes", "faults"),
    [
        ({"tests/test_one.py": ""}, ["tests/test_one.py does not belong into an sdist", "tests/test_one.py is a test"]),
        ({".pytest_cache/README.md": ""}, ["does not belong into an sdist", "is generated"]),
        ({"uv.lock": ""}, ["uv.lock does not belong into an sdist", "uv.lock is generated"]),
        ({"src/kg_one.egg-info/PKG-INFO": ""}, ["is not in git", "is generated"]),
        ({"src/kg_one/left.py": ""}, ["kg_one/left.py is not in git"]),
        ({"LICENSE": None}, ["LICENSE is missing", "LICENSE is missing"]),
        ({"CHANGELOG.md": None}, ["CHANGELOG.md is missing", "CHANGELOG.md has no section 0.1.0"]),
        ({"CHANGELOG.md": "# Changes\n\n## 0.0.9\n\n- Before.\n"}, ["CHANGELOG.md has no section 0.1.0"]),
        (
            {"CHANGELOG.md": "# Changes\n\n## 0.1.0 (not released)\n\n## 0.0.9\n\n- Before.\n"},
            ["CHANGELOG.md says nothing of 0.1.0"],
        ),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else "",
)
def test_faults_of_an_sdist(changes: Contents, faults: list[str], tmp_path: Path, workspace: Path, one: Package) -> None:
    found = sdist_faults(make_sdist(tmp_path, changes), one, workspace)
    assert len(found) == len(faults) and all(any(fault in line for line in found) for fault in faults), found


def test_a_link_in_an_sdist_is_a_fault(tmp_path: Path, workspace: Path, one: Package) -> None:
    sdist = make_sdist(tmp_path, {})
    with tarfile.open(sdist, "w:gz") as archive:
        link = tarfile.TarInfo("kg_one-0.1.0/src/kg_one/elsewhere")
        link.type, link.linkname = tarfile.SYMTYPE, "../../.."
        archive.addfile(link)
    assert "kg_one-0.1.0/src/kg_one/elsewhere is a link, or beside kg_one-0.1.0/" in sdist_faults(sdist, one, workspace)
    assert sdist_faults(make_sdist(tmp_path, {}, "kg_one-0.1.0.zip"), one, workspace) == [
        "it is called kg_one-0.1.0.zip, not kg_one-0.1.0.tar.gz"
    ]


def test_wheels_of_sdist_and_tree_are_compared(tmp_path: Path) -> None:
    (tmp_path / "tree").mkdir()
    tree = make_wheel(tmp_path / "tree", {"kg_one/__init__.py": "other", "kg_one/more.py": ""})
    assert [line.split()[0] for line in differences(make_wheel(tmp_path, {}), tree)] == ["kg_one/__init__.py", "kg_one/more.py"]
    assert differences(tree, tree) == []


def test_versions_move_together(workspace: Path, tmp_path: Path) -> None:
    for file in (f for f in workspace.rglob("*") if f.is_file() and ".git" not in f.parts):
        _write(tmp_path, {str(file.relative_to(workspace)): file.read_text()})
    template = "libraries/kg-one/src/kg_one/template/pyproject.toml.template"
    toy = (tmp_path / "tests/oot/kg-toy/pyproject.toml").read_text()
    _write(tmp_path, {template: toy.replace("kg-toy", "@package@")})
    assert version_faults(tmp_path) == []
    changed = {str(file.relative_to(tmp_path)) for file in move_versions("0.2.0", tmp_path)}
    assert version_faults(tmp_path) == []
    assert changed == {
        *(
            "pyproject.toml",
            "core/pyproject.toml",
            "core/src/kg/__init__.py",
            "libraries/kg-one/pyproject.toml",
            "tests/oot/kg-toy/pyproject.toml",
        ),
        *(template, "docs/plugins/plugins.md"),
        *("CHANGELOG.md", "core/CHANGELOG.md", "libraries/kg-one/CHANGELOG.md"),
    }
    assert (tmp_path / "core/src/kg/__init__.py").read_text() == '__version__ = "0.2.0"\n'
    assert (tmp_path / "docs/plugins/plugins.md").read_text() == "Depend on `kg-core>=0.2,<0.3`.\n"
    toy = (tmp_path / "tests/oot/kg-toy/pyproject.toml").read_text()
    assert 'version = "0.1.0"' in toy and '"kg-core>=0.2,<0.3"' in toy, "a third party has a version of its own"
    assert "## 0.2.0 (not released)\n\n## 0.1.0 (not released)\n\n- First.\n" in (tmp_path / "core/CHANGELOG.md").read_text()
    assert move_versions("0.2.0", tmp_path) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("core/src/kg/__init__.py", "0.1.0", "0.1.1", "core/src/kg/__init__.py is not at 0.1.0"),
        ("libraries/kg-one/pyproject.toml", '"0.1.0"', '"0.2.0"', "libraries/kg-one/pyproject.toml is not at 0.1.0"),
        ("libraries/kg-one/pyproject.toml", "<0.2", "<0.3", "libraries/kg-one/pyproject.toml is not at 0.1.0"),
        (
            "libraries/kg-one/pyproject.toml",
            "kg-core>=0.1,<0.2",
            "kg-core",
            "kg-one: asks for kg-core, where packages of this version",
        ),
        ("tests/oot/kg-toy/pyproject.toml", "<0.2", "<0.9", "tests/oot/kg-toy/pyproject.toml is not at 0.1.0"),
    ],
)
def test_what_did_not_move_is_found(file: str, old: str, new: str, fault: str, workspace: Path, tmp_path: Path) -> None:
    for source in (f for f in workspace.rglob("*") if f.is_file() and ".git" not in f.parts):
        _write(tmp_path, {str(source.relative_to(workspace)): source.read_text()})
    (tmp_path / file).write_text((tmp_path / file).read_text().replace(old, new))
    assert any(fault in line for line in version_faults(tmp_path))


def test_ranges() -> None:
    assert range_of("0.1.0") == ">=0.1,<0.2" and range_of("0.9.3") == ">=0.9,<0.10"
    assert range_of("1.4.0") == ">=1.4,<2" and range_of("12.0.1") == ">=12.0,<13"
    assert (
        moved('x = ["kg-tune[progress]>=0.1,<0.2", "numpy>=1.26,<3"]', "1.0.0", own=False)
        == 'x = ["kg-tune[progress]>=1.0,<2", "numpy>=1.26,<3"]'
    )
    assert list(requirement_faults(["kg-core>=0.1,<0.2; extra == 'x'", "other~=1.0"], "0.1.0", {"kg-core"})) == []
    with pytest.raises(ValueError, match="no version of the form"):
        move_versions("0.2")


def test_what_is_installed_follows_from_metadata(tmp_path: Path) -> None:
    """By paths: a package of the same name on an index takes no part.
    An extra of a package is not what it depends on."""
    wheels = {"kg-one": make_wheel(tmp_path, {})}
    core = metadata("Name: kg-one", "Name: kg-core").replace("kg-core<0.2,>=0.1", 'kg-tune>=0.1; extra == "tune"')
    wheels["kg-core"] = make_wheel(tmp_path, {"dist-info/METADATA": core}, "kg_core-0.1.0-py3-none-any.whl")
    wheels["kg-tune"] = tmp_path / "never read"
    assert installs.with_dependencies("kg-one", wheels) == sorted([wheels["kg-one"], wheels["kg-core"]])


def test_interpreters_that_are_none_are_refused(tmp_path: Path) -> None:
    this = Path(sys.executable)
    assert installs.version_of(this) == sys.version_info[:3]
    assert installs.version_of(tmp_path / "no-python") == ()
    assert installs.find_interpreter("3.12", {"3.12": this}) == this and installs.find_interpreter(str(this), {}) == this
    with pytest.raises(installs.CommandFailed, match=r"3\.99 is no CPython"):
        installs.find_interpreter("3.99", {"3.12": this})


def test_each_failure_is_a_line_and_none_ends_the_run(capsys: pytest.CaptureFixture[str]) -> None:
    report = release.Report()
    assert report.check("right", list) and not report.failed
    assert not report.check("wrong", lambda: ["one fault", "another"])
    assert not report.check("broken", lambda: installs.run(sys.executable, "-c", "raise SystemExit(3)").splitlines())
    report.note("Python 3.99", "not tried")
    assert report.failed and [line.rsplit("  ", 1)[1] for line in report.table().splitlines()] == [
        "ok",
        "FAILED (2)",
        "FAILED (1)",
        "not tried",
    ]
    shown = capsys.readouterr().out
    assert "wrong\n    one fault\n    another\n" in shown and "raise SystemExit(3)" in shown


def test_interpreters_that_were_left_out_are_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert release.left_out(["3.11.7", "3.13.0"]) == ["3.12", "3.14"] and release.left_out(["3.1.4"]) == list(release.PYTHONS)
    this = Path(sys.executable)
    monkeypatch.setattr(release, "interpreters", lambda: {"3.12": this})
    assert list(release.chosen([])) == list(release.chosen(["3.12"])) == [".".join(map(str, sys.version_info[:3]))]
    monkeypatch.setattr(sys, "argv", ["release.py", "--python", "3.99"])
    assert release.main() == 2 and "3.99 is no CPython from 3.11 on that was found here: 3.12" in capsys.readouterr().err
