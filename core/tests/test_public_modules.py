"""The public modules of core: each name that front ends,
libraries and plugins may import is listed once, exists, and is documented."""

from __future__ import annotations

import ast
import importlib
import subprocess
import sys
from pathlib import Path

import kg.frontend
import kg.plugin
import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = (
    "frontends/kg-aot",
    "frontends/kg-array",
    "libraries/kg-gpu",
    "libraries/kg-graph",
    "libraries/kg-schedules",
    "libraries/kg-render",
    "libraries/kg-lowering",
    "libraries/kg-sim",
    "plugins/kg-cpu",
    "plugins/kg-cuda",
    "plugins/kg-isa",
    "plugins/kg-nir",
    "plugins/kg-opencl",
    "plugins/kg-amd",
    "plugins/kg-metal",
    "plugins/kg-webgpu",
)
ALLOWED = {"kg", "kg.frontend", "kg.records"}


def typed_names(module: Path) -> dict[str, str]:
    """name -> module, of the imports that type checkers see."""
    (block,) = [node for node in ast.parse(module.read_text()).body if isinstance(node, ast.If)]
    return {alias.name: str(node.module) for node in block.body if isinstance(node, ast.ImportFrom) for alias in node.names}


def test_type_checkers_and_programs_see_the_same_names() -> None:
    assert typed_names(Path(kg.frontend.__file__)) == kg.frontend._NAMES
    assert {*typed_names(Path(kg.__file__))} == {*kg._NAMES}


@pytest.mark.whole
@pytest.mark.parametrize("name", dir(kg.frontend))
def test_every_name_is_there(name: str) -> None:
    module = importlib.import_module(kg.frontend._NAMES[name])
    given = getattr(kg.frontend, name)
    assert given is getattr(module, name, given)


def test_a_name_that_is_not_there() -> None:
    with pytest.raises(AttributeError, match=r"kg\.frontend has no 'nothing'; docs/frontends/frontend\.md lists"):
        _ = kg.frontend.nothing


def test_the_door_imports_nothing_by_itself() -> None:
    script = "import sys; before = set(sys.modules); import kg.frontend; print(*(m for m in set(sys.modules) - before if m[:2] == 'kg'))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert sorted(done.stdout.split()) == ["kg", "kg.frontend"]


@pytest.mark.whole
@pytest.mark.parametrize("package", PACKAGES)
def test_packages_import_doors_alone(package: str) -> None:
    """Lazy and type-only imports included, which import-linter leaves out."""
    found = {
        f"{path.relative_to(ROOT)}:{node.lineno} {node.module}"
        for path in (ROOT / package / "src").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.ImportFrom) and str(node.module).split(".")[0] == "kg" and not is_door(str(node.module))
    }
    assert not found


def is_door(module: str) -> bool:
    if module in ALLOWED:
        return True
    parts = module.split(".")
    return parts[:2] == ["kg", "plugin"] and (len(parts) == 2 or parts[2] in PUBLIC_MODULES)


#: Modules of kg.plugin that are for plugins; the others find and open them.
PUBLIC_MODULES = ("markers", "plans", "rules", "strategy", "passes", "opts", "rendering", "lowering")
