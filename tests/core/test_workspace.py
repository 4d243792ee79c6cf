"""Every package of the workspace is tested, typed and kept to its layer:
pyproject.toml names each in four lists."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
CONFIG = tomllib.loads((ROOT / "pyproject.toml").read_text())
PACKAGES = sorted(
    p.parent for folder in ("libraries", "plugins", "frontends") for p in (ROOT / folder).glob("*/pyproject.toml")
)


def test_packages_are_found() -> None:
    assert len(PACKAGES) > 12


@pytest.mark.parametrize("package", PACKAGES, ids=lambda p: p.name)
def test_a_package_is_in_every_list(package: Path) -> None:
    tool, place, module = CONFIG["tool"], package.relative_to(ROOT).as_posix(), package.name.replace("-", "_")
    assert f"{place}/tests" in tool["pytest"]["ini_options"]["testpaths"]
    assert f"{place}/src" in tool["pyright"]["include"]
    assert module in tool["importlinter"]["root_packages"]
    contracts = {c["name"]: c for c in tool["importlinter"]["contracts"]}
    assert module in contracts["Core knows neither libraries nor plugins"]["forbidden_modules"]
    if place.startswith("plugins/"):
        assert module in contracts["Plugins, and the libraries that they stand on, import only kg.plugin"]["source_modules"], (
            "a plugin imports kg.plugin alone"
        )


@pytest.mark.parametrize("package", PACKAGES, ids=lambda p: p.name)
def test_a_package_declares_what_it_imports(package: Path) -> None:
    """Of the workspace; also what another of its dependencies brings today."""
    project = tomllib.loads((package / "pyproject.toml").read_text())["project"]
    extras = project.get("optional-dependencies", {}).values()
    declared = {Requirement(line).name for line in [*project["dependencies"], *(line for extra in extras for line in extra)]}
    trees = [ast.parse(path.read_text()) for path in (package / "src").rglob("*.py")]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    modules = [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom) and not node.level]
    modules += [name.name for node in nodes if isinstance(node, ast.Import) for name in node.names]
    imported = {module.partition(".")[0].replace("_", "-") for module in modules if module.startswith("kg_")}
    assert imported - {package.name} <= declared
