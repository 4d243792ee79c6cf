"""tools/build_pycuda.sh as far as it goes without building:
which folder it names, and when it refuses to."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest
from with_pycuda import BUILDER

pytestmark = pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash")


def where(cache: Path) -> subprocess.CompletedProcess[str]:
    given = {**os.environ, "PYTHON": sys.executable, "XDG_CACHE_HOME": str(cache)}
    return subprocess.run(["bash", str(BUILDER), "--where"], capture_output=True, text=True, env=given, timeout=60, check=False)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where it would be, from what is said of one that is not there."""
    asked = where(tmp_path)
    assert asked.returncode == 1 and not asked.stdout and f"PYTHON={sys.executable} tools/build_pycuda.sh" in asked.stderr
    return Path(asked.stderr.partition("PyCUDA is not in ")[2].partition(": ")[0])


def test_what_was_built_is_named(tmp_path: Path, folder: Path) -> None:
    assert folder.parent == tmp_path / "kg-build" and sysconfig.get_config_var("SOABI") in folder.name
    folder.mkdir(parents=True)
    folder.chmod(0o700)
    folder.parent.chmod(0o700)
    asked = where(tmp_path)
    assert asked.returncode == 0 and asked.stdout == f"{folder}\n" and not asked.stderr


@pytest.mark.parametrize("mode", [0o770, 0o707])
@pytest.mark.parametrize("which", ["folder", "cache"])
def test_what_others_may_write_to_is_refused(mode: int, which: str, tmp_path: Path, folder: Path) -> None:
    """The tests import it."""
    folder.mkdir(parents=True)
    for path in (folder, folder.parent):
        path.chmod(0o700)
    (folder if which == "folder" else folder.parent).chmod(mode)
    asked = where(tmp_path)
    assert asked.returncode == 1 and not asked.stdout and f"remove {folder}, and build it again" in asked.stderr


def test_a_link_is_refused(tmp_path: Path, folder: Path) -> None:
    """Whose it is is not known."""
    (tmp_path / "other").mkdir(mode=0o700)
    folder.parent.mkdir(mode=0o700)
    folder.symlink_to(tmp_path / "other")
    assert "remove" in where(tmp_path).stderr
