"""A device whose renderer makes machine code, without a compiler and with a pass of its own:
held to what kg-toy is held to, and run by the suite."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from integration.test_kg_toy import imports, lines_of_code
from kg import float32, int32, open_device, param, sink
from kg.cli import main
from kg.plugin import Op, UOp

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "tests" / "oot" / "kg-forth" / "src" / "kg_forth"
FILES = [path for path in sorted(PACKAGE.glob("*.py")) if not path.name.startswith("test_")]


def test_it_is_small() -> None:
    assert sum(lines_of_code(path.read_text()) for path in FILES) < 300


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_it_imports_only_kg_plugin(path: Path) -> None:
    from_kg = {module for module, _ in imports(path) if module.partition(".")[0] == "kg"}
    assert from_kg <= {"kg.plugin", "kg.plugin.passes"}


def test_the_machine_knows_nothing_of_kg() -> None:
    own = {module for name in ("machine.py", "isa.py") for module, _ in imports(PACKAGE / name)}
    assert not {m for m in own if m.partition(".")[0] == "kg"}


def kernel() -> UOp:
    a, b, c = (param(slot, (8,), int32) for slot in (1, 2, 3))
    return sink(param(0, (8,), int32).store(a * (b + (c ^ a))), name="three")


def test_the_code_is_the_binary_and_the_listing_the_source() -> None:
    device = open_device("FORTH")
    assert device.compiler is None
    program = device.compile(kernel())
    (source,) = [part.name for part in program.src if part.op is Op.SOURCE]
    (binary,) = [part.arg for part in program.src if part.op is Op.BINARY]
    assert source.startswith("\\ three\n") and binary.startswith(b"4th1")
    assert source.index("xor.int32") < source.index("add.int32") < source.index("mul.int32")
    arrays = [np.arange(8, dtype=np.int32) * n for n in (3, 5, 7)]
    a, b, c = arrays
    np.testing.assert_array_equal(device.run(kernel(), *arrays)[0], a * (b + (c ^ a)))


def test_its_pass_is_shown(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    from kg.text.graphs import format_graph

    file = tmp_path / "three.kg"
    file.write_text(format_graph(kernel()))
    assert main(["explain", str(file), "--device", "FORTH", "--stage", "stack_order"]) == 0
    assert "stack_order" in capsys.readouterr().out
    assert main(["explain", str(file), "--device", "FORTH", "--source"]) == 0
    assert "push.int32 8\nloop" in capsys.readouterr().out


def test_products_and_sums() -> None:
    a, b = param(1, (6, 5), float32), param(2, (5, 7), float32)
    wide = a.reshape(6, 1, 5).expand(6, 7, 5) * b.permute(1, 0).reshape(1, 7, 5).expand(6, 7, 5)
    ast = sink(param(0, (6, 7), float32).store(wide.sum(2).reshape(6, 7)), name="product")
    random = np.random.default_rng(0)
    x, y = random.integers(-9, 9, (6, 5)).astype(np.float32), random.integers(-9, 9, (5, 7)).astype(np.float32)
    np.testing.assert_array_equal(open_device("FORTH").run(ast, x, y)[0].reshape(6, 7), x @ y)


def test_a_kernel_without_elements() -> None:
    ast = sink(param(0, (0, 3), float32).store(-param(1, (0, 3), float32)), name="nothing")
    assert open_device("FORTH").run(ast, np.zeros((0, 3), np.float32))[0].size == 0


def test_the_suite(exhaustive: bool) -> None:
    """What a device that is brought up has to show first, and of caches a tenth, or all."""
    command = [sys.executable, "-m", "kg", "conformance", "FORTH", "--require-device"]
    tiers = [word for tier in ("00", "20", "30", "40", "70", "90") for word in ("--tier", tier)]
    command += [] if exhaustive else ["--tenth"]
    done = subprocess.run([*command, *tiers], cwd=ROOT, capture_output=True, text=True, timeout=280, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr
    assert " 0 failed" in done.stdout
