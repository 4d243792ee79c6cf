"""`kg webgpu export` and what it refuses, without a browser."""

from __future__ import annotations

import math
from pathlib import Path

import kg
import kg_array as ka
import pytest
from kg.cli import main
from kg.compile.programs import compile_program
from kg.errors import KgError, UnsupportedError
from kg.runtime.plan.cached import compiled
from kg.runtime.sizes import SIZE_OPS
from kg.text.graphs import format_graph
from kg_graph.exporting import Argument, NamedPlan
from kg_webgpu.browser.check import sample
from kg_webgpu.browser.sizes import TEMPLATES, size_text
from kg_webgpu.browser.types import interface, tree_of, type_text
from kg_webgpu.commands import parse_input
from kg_webgpu.exporting import browser_renderer, export
from support.plan_text import parse_plan

SCRIPT = """
import kg_array as ka
table = ka.arange(6, dtype=ka.float32)

@ka.jit
def scaled(x, rate):
    return {"y": x * rate + table, "total": ka.sum(x)}

def plain(x):
    return x

@ka.jit
def wrong(x):
    return x * missing
"""


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("KG_DEVICE", "CPU")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "made.py").write_text(SCRIPT)
    (tmp_path / "broken.py").write_text("\nraise ValueError('no weights')\n")
    return "made.py"


def test_a_function_of_a_file(script: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    arguments = ("--input", "x:float32:4x6", "--input", "rate:float32:")
    assert main(["webgpu", "export", f"{script}:scaled", *arguments, "-o", "out/s.js"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in said] == ["out/s.js", "out/s.d.ts", "out/s.html"]
    types = (tmp_path / "out/s.d.ts").read_text()
    assert "export interface Inputs {\n  /** float32, 4 x 6 */\n  x: Float32Array;\n  /** float32, one number */" in types
    assert "  rate: Float32Array | number;" in types
    assert (
        "export interface Outputs {\n  /** float32, one number */\n  total: Float32Array;\n  /** float32, 4 x 6 */\n  y: Float32Array;\n}"
        in types
    )
    assert "run(inputs: Inputs, variables?: Variables)" in types
    module = (tmp_path / "out/s.js").read_text()
    assert " * @property {Float32Array} x float32, 4 x 6\n * @property {Float32Array | number} rate" in module
    assert "import(" not in module and not any(line.startswith("import") for line in module.splitlines())


def test_a_kernel_as_text(script: str, tmp_path: Path):
    n = kg.variable("n", 1, 100)
    x = kg.param(1, (n, 3), kg.int32)
    (tmp_path / "k.kg").write_text(format_graph(kg.sink(kg.param(0, (n, 3), kg.int32).store(x + 1), name="plus")))
    assert main(["webgpu", "export", "k.kg"]) == 0
    assert "  /** int32, n x 3 */\n  data1: Int32Array;" in (tmp_path / "k.d.ts").read_text()
    assert "run(inputs: Inputs, variables: Variables)" in (tmp_path / "k.d.ts").read_text()
    assert "shape: [(v) => v.n, 3]" in (tmp_path / "k.js").read_text()


@pytest.mark.parametrize(
    ("arguments", "wanted"),
    [
        (["made.py:scaled", "--input", "x:float32:4x"], "--input x:float32:4x: it must be NAME:DTYPE:SHAPE"),
        (["made.py:scaled", "--input", "z:float32:4"], "scaled has no argument z: it takes x, rate"),
        (["made.py:scaled", "--input", "x:float32:6"], "scaled takes x, rate: what is rate?"),
        (["made.py:scaled", "--input", "x:real:6"], "scaled: argument x: unknown dtype 'real'"),
        (["made.py:plain", "--input", "x:float32:6"], "plain can't be traced: give a function that is jitted"),
        (["made.py:nothing"], "made.py has no nothing"),
        (["absent.py:f"], "there is no file absent.py"),
        (["absent_module:f"], "absent_module can't be imported"),
        (["absent.kg"], "absent.kg: No such file or directory"),
        (["made.py"], "name a function of it: made.py:FUNCTION"),
        (["made.py:scaled", "--input", "x:float32:6", "--input", "x:float32:7"], "--input x is given twice"),
        (["made.py:wrong", "--input", "x:float32:6"], "made.py:14: NameError: name 'missing' is not defined"),
        (["broken.py:f"], "broken.py:2: ValueError: no weights"),
        (["made.py:wrong", "--input", "x:float32:6", "-o", "model.txt"], "model.txt: the name of a module ends in .js"),
        (["made.py:scaled", "--input", "x:float32:6", "--input", "rate:float64:"], "float64"),
        (["made.py:scaled", "--input", "x:float32:6", "--input", "x.w:float32:6"], "--input x.w: x is an array already"),
        (["made.py:scaled", "--input", "x.w:float32:6", "--input", "x:float32:6"], "--input x: others are within it"),
        (["made.py:scaled", "--input", "x..w:float32:6"], "--input x..w:float32:6: it must be NAME:DTYPE:SHAPE"),
        (["made.py:scaled", "--input", "x:float32:0x6", "--input", "rate:float32:"], "y has no elements"),
    ],
)
def test_bad_arguments(script: str, capsys: pytest.CaptureFixture[str], arguments: list[str], wanted: str):
    assert main(["webgpu", "export", *arguments]) == 2
    said = capsys.readouterr().err
    assert said.startswith("kg webgpu: ") and wanted in said


def test_a_kernel_of_more_arrays_than_a_browser_binds(tmp_path: Path):
    total = kg.param(1, (8,), kg.float32)
    for slot in range(2, 10):
        total = total + kg.param(slot, (8,), kg.float32)
    with pytest.raises(UnsupportedError, match=r"sum needs 10 buffers, and WEBGPU:WGSL binds 8 at most \(arguments.most\)"):
        export(kg.sink(kg.param(0, (8,), kg.float32).store(total), name="sum"), tmp_path / "m")


def test_a_kernel_takes_no_inputs_and_a_check_has_their_shapes(tmp_path: Path):
    x = kg.param(1, (3,), kg.float32)
    kernel = kg.sink(kg.param(0, (3,), kg.float32).store(x + 1.0), name="plus")
    with pytest.raises(KgError, match="a kernel AST says itself what it takes: leave out x"):
        export(kernel, tmp_path / "m", {"x": ("float32", (3,))})
    with pytest.raises(KgError, match=r"plus: the check's data1 has shape \(2,\), not \(3,\)"):
        export(kernel, tmp_path / "m", check={"data1": sample(kg.float32, 2, 1)})


TREES = """
import kg_array as ka

@ka.jit
def layers(params, x):
    for layer in params["layers"]:
        x = x @ layer["w"] + layer["b"]
    return {"y": x, "parts": [x[0], (x[1], ka.sum(x))], "a b": x[0, 0]}
"""
TREE_TYPES = """export interface Inputs {
  params: {
    layers: [
      {
        /** float32, 2 x 3 */
        w: Float32Array;
        /** float32, one number */
        b: Float32Array | number;
      },
    ];
  };
  /** float32, 4 x 2 */
  x: Float32Array;
}
export interface Outputs {
  /** float32, one number */
  "a b": Float32Array;
  parts: [
    /** float32, 3 */
    Float32Array,
    [
      /** float32, 3 */
      Float32Array,
      /** float32, one number */
      Float32Array,
    ],
  ];
  /** float32, 4 x 3 */
  y: Float32Array;
}
"""


def test_trees_of_arguments_and_results(script: str, tmp_path: Path):
    (tmp_path / "trees.py").write_text(TREES)
    names = ("params.layers.0.w:float32:2x3", "params.layers.0.b:float32:", "x:float32:4x2")
    arguments = [word for name in names for word in ("--input", name)]
    assert main(["webgpu", "export", "trees.py:layers", *arguments]) == 0
    assert TREE_TYPES in (tmp_path / "layers.d.ts").read_text()
    module = (tmp_path / "layers.js").read_text()
    assert " * @property {{layers: [{w: Float32Array, b: Float32Array | number}]}} params\n" in module
    assert 'name: "params.layers.0.w", path: ["params", "layers", 0, "w"]' in module
    assert 'name: "parts.1.0", path: ["parts", 1, 0]' in module


def test_a_list_of_which_not_all_is_read():
    x = Argument("p.2", kg.float32, (3,), 0, ("p", 2))
    assert type_text(tree_of([x]), given=True) == "{p: [unknown, unknown, Float32Array]}"
    lines = interface("Inputs", [x], given=True)
    assert [line.strip() for line in lines[2:5]] == ["unknown,", "unknown,", "/** float32, 3 */"]


@pytest.mark.parametrize("wrong", [3, "float32", ("float32",), {"a": None}])
def test_inputs_of_another_form(wrong: object, tmp_path: Path):
    with pytest.raises(KgError, match=r"it must be a dtype and a shape, as \('float32', \(2, 3\)\), or a tree of such"):
        export(ka.jit(lambda x: x), tmp_path / "m", {"x": wrong})


#: A loop that copies row after row, and one whose kernel reads a row and writes another of one buffer.
ROWS = """
plan rows
  buffer 0 output 0 uint8 15
  buffer 1 input 1 uint8 3
  buffer 2 part uint8 3
  loop 5 part 2 of 0 from 0 by 1 {
    copy 2 1
  }
"""
PIECES = """
plan pieces
  buffer 0 output 0 float32 20
  buffer 1 part float32 4
  buffer 2 part float32 4
  fill 0 0.0
  loop 4 part 1 of 0 from 1 by 1 part 2 of 0 from 0 by 1 {
    launch 1 2 {
      %0 = param 0 [4] : float32
      %1 = param 1 [4] : float32
      %2 = const 1.0 : float32
      %3 = reshape [1] %2 : float32
      %4 = expand [4] %3 : float32
      %5 = add %1 %4 : float32
      %6 = store %0 %5
      %7 = sink more %6
    }
  }
"""


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (ROWS, "rows: a loop copies pieces of 3 uint8, and WebGPU copies four bytes at a time: make them as long"),
        (PIECES, "more writes one piece of a buffer and uses another: WebGPU takes them for one"),
    ],
)
def test_loops_that_a_browser_can_not_play(text: str, said: str, tmp_path: Path):
    renderer = browser_renderer()
    plan = compiled(parse_plan(text), lambda kernel: compile_program(kernel, renderer, None))
    given = [b for b in plan.buffers if b.is_given]
    out, *inputs = (Argument(f"data{b.slot}", b.dtype, (b.size,), b.slot) for b in given)
    named = NamedPlan(plan, tuple(inputs), (out,), (), {}, lambda arrays, _: arrays)
    with pytest.raises(UnsupportedError, match=said):
        export(named, tmp_path / "m")
    assert not list(tmp_path.iterdir())


def test_inputs_are_parsed():
    assert parse_input("x:float32:256x256") == ("x", ("float32", (256, 256)))
    assert parse_input("rate:int8:") == ("rate", ("int8", ()))


def test_sizes_as_javascript():
    n, m = kg.variable("n", 1, 1 << 20), kg.variable("m", 0, 7)
    assert size_text(12) == "12"
    assert size_text(n) == "(v) => v.n"
    assert size_text(n * 4 + m) == "(v) => ((v.n * 4) + v.m)"
    assert size_text((n + 3) // 4) == "(v) => floordiv((v.n + 3), 4)"
    assert TEMPLATES.keys() == SIZE_OPS.keys()
    large = kg.variable("k", 0, 1 << 40)
    with pytest.raises(UnsupportedError, match=r"JavaScript's numbers are exact up to 2\^53"):
        size_text(large * large)
    with pytest.raises(UnsupportedError, match="a size takes AND of more than 32 bits"):
        size_text(large & 3)


@pytest.mark.parametrize("dtype", [kg.float32, kg.int8, kg.uint16, kg.int64, kg.bool_])
def test_samples_are_of_their_dtype_and_vary(dtype: kg.UOp):
    found = sample(dtype, 1000, 3)
    assert len(set(found.tolist())) == 2 if dtype is kg.bool_ else len(set(found.tolist())) > 150
    assert all(map(math.isfinite, found.tolist()))
