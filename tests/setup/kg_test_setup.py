"""A plugin of pytest: what the tests of this workspace need is installed when they are first run,
by dependency groups of pyproject.toml.

`uv run kg tour` installs what it needs itself and no more; `uv run pytest` brings the rest, and CUDA's compilers only where tests of kg-cuda run.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, distribution
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import pytest

#: Group -> modules, or distributions, by which it is seen to be installed: its last ones.
GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "test": ("hypothesis", "z3", "kg_cuda", "kg_toy", "einops"),
    "cuda": ("nvidia-cuda-nvcc", "nvidia-cuda-nvrtc"),
}
NEEDS_CUDA: Final = Path("plugins", "kg-cuda")


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config: pytest.Config, args: list[str]) -> None:
    """Before conftest.py is read, which imports what may be missing."""
    root = early_config.rootpath
    if not (root / "tests" / "setup" / Path(__file__).name).exists() or os.environ.get("PYTEST_XDIST_WORKER"):
        return
    missing = [group for group in wanted(root, early_config.known_args_namespace.file_or_dir) if not is_installed(group)]
    if missing:
        capture = early_config.pluginmanager.getplugin("capturemanager")
        if capture is not None:
            capture.suspend_global_capture(in_=True)
        install(root, missing)
        os.execv(sys.executable, [sys.executable, "-m", "pytest", *early_config.invocation_params.args])


def wanted(root: Path, places: list[str]) -> list[str]:
    """The groups that tests in these places need; none given are all."""
    cuda = (root / NEEDS_CUDA).resolve()
    found = [Path(place.partition("::")[0]).resolve() for place in places] or [root.resolve()]
    touched = any(place == cuda or cuda in place.parents or place in cuda.parents for place in found)
    return ["test", "cuda"] if touched and sys.platform == "linux" else ["test"]


def is_installed(group: str) -> bool:
    return all(find_spec(name) is not None if name.isidentifier() else _has_distribution(name) for name in GROUPS[group])


def install(root: Path, groups: list[str]) -> None:
    """Adds these groups to the environment, and takes nothing away from it."""
    uv = os.environ.get("UV") or shutil.which("uv")
    command = ["sync", "--inexact", *(word for group in groups for word in ("--group", group))]
    if uv is None:
        raise pytest.UsageError(
            f"the tests need more than is installed, and there is no uv to bring it: uv {' '.join(command)}"
        )
    print(f"installing what the tests need, once: uv {' '.join(command)}", file=sys.stderr, flush=True)
    if subprocess.run([uv, *command], cwd=root, check=False).returncode:
        raise pytest.UsageError(f"uv {' '.join(command)} failed, see above: the tests can't run without it")


def _has_distribution(name: str) -> bool:
    try:
        distribution(name)
    except PackageNotFoundError:
        return False
    return True
