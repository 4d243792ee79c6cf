"""Empty environments outside the workspace, for each CPython of this machine, with what was built:
kg as a stranger has it."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from packaging.metadata import Metadata
from packaging.utils import canonicalize_name

from releasing.checks import wheel_contents

#: Prints the version of a CPython with the GIL, from 3.11 on; nothing of another.
_VERSION = """
import sys, sysconfig
if sys.implementation.name == "cpython" and sys.version_info >= (3, 11) and not sysconfig.get_config_var("Py_GIL_DISABLED"):
    print(*sys.version_info[:3])
"""


class CommandFailed(Exception):
    """A command that ended otherwise than it had to, with what it said."""


def uv() -> str:
    """`uv run` names itself in UV."""
    found = os.environ.get("UV") or shutil.which("uv")
    if not found:
        raise CommandFailed("uv is needed to build wheels: python -m pip install uv")
    return found


def run(
    *command: str | Path,
    cwd: str | Path | None = None,
    env: dict[str, str] | None = None,
    timeout: float = 240,
    status: int = 0,
) -> str:
    done = subprocess.run([*map(str, command)], capture_output=True, text=True, check=False, timeout=timeout, cwd=cwd, env=env)
    if done.returncode != status:
        raise CommandFailed(f"{command}: {done.returncode}\n{done.stdout[-8000:]}\n{done.stderr[-4000:]}")
    return done.stdout


def make_environment(home: Path, *requirements: str | Path, python: str | Path = sys.executable) -> tuple[Path, dict[str, str]]:
    """The commands of an empty environment with these, and what processes there see:
    no other program at all."""
    run(uv(), "venv", "--quiet", "--python", python, home / "venv")
    add_to_environment(home, *requirements)
    return environment_of(home)


def add_to_environment(home: Path, *requirements: str | Path) -> None:
    run(uv(), "pip", "install", "--quiet", "--python", home / "venv", *requirements, cwd=home)


def environment_of(home: Path) -> tuple[Path, dict[str, str]]:
    commands = home / "venv" / ("Scripts" if os.name == "nt" else "bin")
    kept = {name: os.environ[name] for name in ("SYSTEMROOT", "TMPDIR") if name in os.environ}
    return commands, {"PATH": str(commands), "HOME": str(home), **kept}


def with_dependencies(name: str, wheels: dict[str, Path]) -> list[Path]:
    """The wheel of a package and of what it depends on among those that were built, by their metadata.
    They are installed by their paths, so that no index can put a package of the same name in their place; what is not ours
    comes from the index."""
    found: dict[str, Path] = {}
    pending = [name]
    while pending:
        name = pending.pop()
        if name in wheels and name not in found:
            found[name] = wheels[name]
            pending += _dependencies(wheels[name])
    return sorted(found.values())


def _dependencies(wheel: Path) -> Iterator[str]:
    (text,) = (data for name, data in wheel_contents(wheel).items() if name.endswith(".dist-info/METADATA"))
    for requirement in Metadata.from_email(text).requires_dist or ():
        if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
            yield canonicalize_name(requirement.name)


def interpreters() -> dict[str, Path]:
    """Minor version -> the newest CPython of it that uv, pyenv or the path has."""
    found: dict[str, tuple[tuple[int, ...], Path]] = {}
    for candidate in {path.resolve() for path in _candidates()}:
        version = version_of(candidate)
        minor = ".".join(map(str, version[:2]))
        if version and version > found.get(minor, ((), candidate))[0]:
            found[minor] = version, candidate
    return {minor: path for minor, (_, path) in sorted(found.items(), key=lambda item: item[1][0])}


def _candidates() -> Iterator[Path]:
    yield Path(sys.executable).resolve()
    listed = run(uv(), "python", "list", "--only-installed", "--output-format", "json")
    yield from (Path(each["path"]) for each in json.loads(listed))
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    yield from (path for path in pyenv.glob("versions/3.*/bin/python3") if path.exists())


def version_of(python: Path) -> tuple[int, ...]:
    """Empty where it is no CPython that kg runs on, or does not start."""
    try:
        done = subprocess.run([str(python), "-c", _VERSION], capture_output=True, text=True, check=False, timeout=60)
    except OSError:
        return ()
    return tuple(map(int, done.stdout.split())) if not done.returncode else ()


def find_interpreter(wanted: str, known: dict[str, Path]) -> Path:
    """`3.12`, or the path of one."""
    if wanted in known:
        return known[wanted]
    if not re.fullmatch(r"[\d.]+", wanted) and version_of(Path(wanted)):
        return Path(wanted).absolute()
    raise CommandFailed(f"{wanted} is no CPython from 3.11 on that was found here: {', '.join(known)}")
