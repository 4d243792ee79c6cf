"""What `import kg_array` loads: nothing that only a kernel is made with."""

from __future__ import annotations

import os
import subprocess
import sys

CODE = """
import sys
import kg_array
print([m for m in sys.modules if m.startswith(("kg.passes.pipeline", "kg_schedules.heuristic", "kg_schedules.tilings", "kg_render.llvm", "llvmlite"))])
kg_array.realize(kg_array.jit(lambda x: x + 1.0)(kg_array.asarray([1.0], device="REF")))
print("kg.passes.pipeline" in sys.modules)
"""


def test_passes_and_schedules_are_loaded_with_the_first_kernel() -> None:
    done = subprocess.run(
        [sys.executable, "-c", CODE],
        env={**os.environ, "KG_NO_CACHE": "1"},
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split("\n")[:2] == ["[]", "True"]
