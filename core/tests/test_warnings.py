"""kg.errors.warn names the line that called kg, whatever that line's module is called."""

from __future__ import annotations

import os
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

import pytest

WARNS = "from kg.errors import warn\nwarn('x')\n"


def test_code_without_a_module_is_warned() -> None:
    with pytest.warns(UserWarning, match="^x$"):
        exec(WARNS, {})
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(UserWarning, match=r"^x$"):
            exec(WARNS, {"__name__": None})


@pytest.mark.parametrize("name", ["kg_mine", "calendar"])
def test_a_script_s_own_modules_are_no_part_of_kg_or_python(name: str, tmp_path: Path) -> None:
    (tmp_path / f"{name}.py").write_text(WARNS)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])}
    command = [sys.executable, "-c", f"import {name}"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120, env=environment)
    assert done.stderr.startswith(f"{tmp_path / name}.py:2: UserWarning: x\n")


def test_modules_of_kg_and_of_python_are_between() -> None:
    """Modules of a plugin and of the standard library, and compiled methods of records."""
    import kg_cpu
    from kg.records import dataclass

    class Warns:
        x: int

    exec("def check(self):\n from kg.errors import warn\n warn('x')", inner := {"__name__": "kg.inner"})
    Warns.__post_init__ = inner["check"]  # type: ignore[attr-defined]
    made: Any = dataclass(Warns)
    code = compile(WARNS, str(kg_cpu.__file__), "exec")
    library = compile("call()", os.__file__, "exec")
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        exec(code, {"__name__": "kg_cpu.inner"})
        exec(library, {"__name__": "contextlib", "call": lambda: exec(code, {"__name__": "kg_cpu"})})
        made(1)
    assert [Path(w.filename).name for w in seen] == [Path(__file__).name] * 3
