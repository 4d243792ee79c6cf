"""Empty environments outside the workspace, with wheels of what is here: kg as a stranger has it.
What releases are tried in (tools/releasing)."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3] / "tools"))
from releasing.installs import make_environment, run, uv
from releasing.packages import ROOT, Package, package_at, packages

__all__ = ["PACKAGES", "ROOT", "build_wheels", "make_environment", "run", "uv"]

#: All that are published, and the device of a third party.
PACKAGES: dict[str, Package] = {package.name: package for package in (*packages(), package_at(ROOT / "tests/oot/kg-toy"))}


def build_wheels(folder: Path, *names: str) -> list[Path]:
    for name in names:
        run(uv(), "build", "--wheel", "--quiet", "--out-dir", folder, PACKAGES[name].folder)
    return sorted(folder.glob("*.whl"))
