"""An operation that fails when it is computed names the lines that asked for it."""

from __future__ import annotations

import gc
import re
from pathlib import Path

import kg_array as kg
import pytest
from kg.errors import OutOfBounds
from kg.ir.build import const
from kg.settings import override
from kg_array.array import Array
from kg_array.operands import origins


def _line(marked: str) -> int:
    return next(i for i, text in enumerate(Path(__file__).read_text().splitlines(), 1) if text.endswith(f"# {marked}"))


def test_a_failure_names_function_line_and_text() -> None:
    x = kg.asarray([1.0, 2.0], device="REF")  # made
    outside = Array(x.node.gather(const(5, kg.int64).reshape(1)), x.device)
    y = kg.sum(outside + 1.0)  # used
    z = y * 2.0  # last
    with override(sanitize=True), pytest.raises(OutOfBounds) as caught:
        z.realize()
    (note,) = caught.value.__notes__
    told = note.splitlines()
    assert told[0] == "while computing arrays made at"
    here = "test_a_failure_names_function_line_and_text"
    assert re.sub("an operator", "__mul__", told[1]) == f"  {__file__}:{_line('last')}, __mul__ in {here}: z = y * 2.0  # last"
    assert any(f"{__file__}:{_line('used')}, sum in {here}" in line for line in told)
    assert not any(f"{__file__}:{_line('made')}" in line for line in told)  # numbers in memory are not computed
    assert not any("kg_array/" in line.split(",")[0] for line in told)


def test_long_graphs_name_the_last_lines() -> None:
    x = kg.asarray([1.0, 2.0], device="REF")
    y = Array(x.node.gather(const(5, kg.int64).reshape(1)), x.device)
    code = "\n".join(f"y = y + {i}.0" for i in range(30))
    scope = {"y": y}
    exec(compile(code, "<thirty lines>", "exec"), scope)
    with override(sanitize=True), pytest.raises(OutOfBounds) as caught:
        scope["y"].realize()
    (note,) = caught.value.__notes__
    assert re.sub("an operator", "__add__", note.splitlines()[1]) == "  <thirty lines>:30, __add__ in <module>"
    assert note.splitlines()[-1].startswith("  and ")
    assert len(note.splitlines()) == 10


def test_what_works_is_not_annotated_and_what_is_gone_is_forgotten() -> None:
    gc.collect()
    before = len(origins._origins)
    x = kg.asarray([1.5, 2.5]) * 3.25 - 17.125
    assert len(origins._origins) > before
    x.realize()
    del x
    gc.collect()
    assert len(origins._origins) <= before


def test_files_of_others_that_are_remembered_are_bounded() -> None:
    x = kg.asarray([1.0, 2.0])
    for number in range(origins._MOST_FILES + 5):
        exec(compile("x + 1.0", f"<cell {number}>", "eval"), {"x": x})
    assert len(origins._theirs) <= origins._MOST_FILES
