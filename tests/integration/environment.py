"""Empty environments outside the workspace, with wheels of what is here: kg as a stranger has it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
WHEELS = {
    "kg-core": "core",
    "kg-schedules": "libraries/kg-schedules",
    "kg-graph": "libraries/kg-graph",
    "kg-tune": "libraries/kg-tune",
    "kg-conformance": "libraries/kg-conformance",
    "kg-cpu": "plugins/kg-cpu",
    "kg-webgpu": "plugins/kg-webgpu",
    "kg-cuda": "plugins/kg-cuda",
    "kg-array": "frontends/kg-array",
    "kg-toy": "tests/oot/kg-toy",
}


def uv() -> str:
    """`uv run` names itself in UV."""
    found = os.environ.get("UV") or shutil.which("uv")
    assert found, "uv is needed to build wheels: python -m pip install uv"
    return found


def run(
    *command: str | Path,
    cwd: str | Path | None = None,
    env: dict[str, str] | None = None,
    timeout: float = 240,
    status: int = 0,
) -> str:
    done = subprocess.run([*map(str, command)], capture_output=True, text=True, check=False, timeout=timeout, cwd=cwd, env=env)
    assert done.returncode == status, f"{command}: {done.returncode}\n{done.stdout[-8000:]}\n{done.stderr[-4000:]}"
    return done.stdout


def build_wheels(folder: Path, *packages: str) -> list[Path]:
    for package in packages:
        run(uv(), "build", "--wheel", "--quiet", "--out-dir", folder, ROOT / WHEELS[package])
    return sorted(folder.glob("*.whl"))


def make_environment(home: Path, *requirements: str | Path) -> tuple[Path, dict[str, str]]:
    """The commands of an empty environment with these, and what processes there see: no other program at all."""
    run(uv(), "venv", "--quiet", "--python", sys.executable, home / "venv")
    run(uv(), "pip", "install", "--quiet", "--python", home / "venv", *requirements, cwd=home)
    commands = home / "venv" / ("Scripts" if os.name == "nt" else "bin")
    kept = {name: os.environ[name] for name in ("SYSTEMROOT", "TMPDIR") if name in os.environ}
    return commands, {"PATH": str(commands), "HOME": str(home), **kept}
