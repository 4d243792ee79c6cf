"""What adding a device takes: kg-toy counted, and held to what a package of a stranger may use."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "tests" / "oot" / "kg-toy" / "src" / "kg_toy"
FILES = [path for path in sorted(PACKAGE.glob("*.py")) if not path.name.startswith("test_")]
SPACE = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}


def lines_of_code(text: str) -> int:
    """Lines that hold code: no blank ones, comments or docstrings."""
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    lines = {n for t in tokens if t.type not in SPACE for n in range(t.start[0], t.end[0] + 1)}
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.Module, ast.FunctionDef, ast.ClassDef)) and ast.get_docstring(node):
            lines -= set(range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1))
    return len(lines)


def imports(path: Path) -> list[tuple[str, str]]:
    """(module, name) of all that a file imports, wherever it does."""
    found: list[tuple[str, str]] = []
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found += [(alias.name, "") for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found += [(node.module or "", alias.name) for alias in node.names]
    return found


def test_adding_a_device(capsys: pytest.CaptureFixture[str]) -> None:
    counted = {path.name: lines_of_code(path.read_text()) for path in FILES}
    names = sorted({name for path in FILES for module, name in imports(path) if module.partition(".")[0] == "kg"})
    with capsys.disabled():
        print(f"\nadding a device: {sum(counted.values())} lines of code ({', '.join(f'{n} {c}' for n, c in counted.items())})")
        print(f"names imported from kg: {len(names)} ({', '.join(names)})")
    assert sum(counted.values()) < 300
    assert len(names) <= 40


@pytest.mark.parametrize("path", [*FILES, PACKAGE / "test_machine.py"], ids=lambda path: path.name)
def test_it_imports_only_kg_plugin(path: Path) -> None:
    from_kg = {module for module, _ in imports(path) if module.partition(".")[0] == "kg"}
    assert from_kg <= {"kg.plugin"}


def test_the_simulator_knows_nothing_of_kg() -> None:
    own = {module for name in ("simulator.py", "isa.py") for module, _ in imports(PACKAGE / name)}
    assert not {m for m in own if m.partition(".")[0] == "kg"}
    assert own & {"kg_toy.isa"} == {m for m in own if m.startswith("kg_toy")}


def test_it_has_32_registers() -> None:
    from kg_toy.assembler import ToyAssembler
    from kg_toy.isa import REGISTERS

    assert REGISTERS == 32
    with pytest.raises(Exception, match="r32 is no register"):
        ToyAssembler().compile("put 0, r32")


def test_registers_run_out_and_values_go_to_the_frame() -> None:
    import numpy as np
    from kg import float32, open_device, param, sink

    xs = [param(slot, (4,), float32) for slot in range(1, 46)]
    total = xs[0]
    for x in xs[1:]:
        total = total + x
    product = xs[0]
    for x in xs[1:]:
        product = product * (x - total)
    ast_ = sink(param(0, (4,), float32).store(product), name="pressure")
    device = open_device("TOY")
    source = next(part.name for part in device.compile(ast_).src if part.op.name == "SOURCE")
    assert re.search(r"^get r2[89]|^get r30", source, re.MULTILINE)
    arrays = [np.full(4, 1 + slot % 3 / 1024, np.float32) for slot in range(45)]
    (found,) = device.run(ast_, *arrays)
    (expected,) = open_device("REF").run(ast_, *arrays)
    np.testing.assert_array_equal(found, expected)
