"""`kg aot`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

FUNCTION = """
import kg_aot, kg_array as xp

@kg_aot.function(x=(3,))
def double(x):
    return x + x

plain = 3
"""


def kg(*arguments: object, cwd: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "kg", "aot", *map(str, arguments)]
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=120, check=False)


def test_writes_a_folder(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(FUNCTION)
    done = kg("mine.py:double", "--language", "c", "-o", "out", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert {p.name for p in (tmp_path / "out").iterdir()} > {"double_.h", "double_.c", "test_double_.c", "CMakeLists.txt"}
    assert done.stdout.count(" bytes") == 6
    assert kg("mine:double", cwd=tmp_path).returncode == 0 and (tmp_path / "double" / "double_.hpp").exists()


def test_wrong_names(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(FUNCTION)
    for source, said in {
        "mine.py:plain": "plain in mine.py is a int, not a function that kg_aot.function made",
        "mine.py:absent": "absent in mine.py is nothing",
        "nowhere:f": "nowhere was not found",
        "mine.py": "mine.py is no MODULE:FUNCTION",
    }.items():
        done = kg(source, cwd=tmp_path)
        assert done.returncode and said in done.stderr and "Traceback" not in done.stderr
