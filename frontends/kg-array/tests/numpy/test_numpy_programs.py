"""Programs written for numpy run with kg_array.numpy in its place, and give numpy's shapes,
dtypes and values."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import kg_array.numpy
import numpy
import pytest

pytestmark = pytest.mark.part(7)

FOLDER = Path(__file__).parent / "numpy_programs"
PROGRAMS = sorted(path.stem for path in FOLDER.glob("*.py"))


def _program(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"numpy_program_{name}", FOLDER / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _results(found: object) -> list[object]:
    return list(found) if isinstance(found, tuple) else [found]


def test_there_are_programs_of_all_kinds() -> None:
    assert len(PROGRAMS) >= 20


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_gives_what_numpy_gives(name: str) -> None:
    program = _program(name)
    wanted, found = _results(program.run(numpy)), _results(program.run(kg_array.numpy))
    assert len(found) == len(wanted)
    for place, (a, b) in enumerate(zip(found, wanted, strict=True)):
        values, right = numpy.asarray(a), numpy.asarray(b)
        assert values.shape == right.shape, place
        assert values.dtype == right.dtype, place
        if right.dtype.kind in "fc":
            scale = max(1.0, float(numpy.abs(right[numpy.isfinite(right)]).max(initial=0.0)))
            digits = numpy.finfo(getattr(program, "PRECISION", right.dtype)).eps
            numpy.testing.assert_allclose(
                values, right, rtol=1e3 * digits, atol=1e3 * digits * scale, err_msg=f"result {place}"
            )
        else:
            numpy.testing.assert_array_equal(values, right, err_msg=f"result {place}")
