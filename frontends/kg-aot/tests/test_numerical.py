"""NumericalFunction: how it is declared, called from Python, combined with transformations,
and what it refuses."""
# ruff: noqa: N803  names that people may use

from __future__ import annotations

import json
import keyword
import re
import shutil
import subprocess
from pathlib import Path

import kg_aot
import kg_array as xp
import numpy as np
import pytest
from cases import CASES
from kg import KgError
from kg_aot import f64, i32
from kg_aot.names import identifier


def test_odd_names(tmp_path: Path) -> None:
    """Names that are functions of C, types of the header, or text that ends comments and strings:
    what is written compiles, or is refused by name."""
    made = {
        "exp": kg_aot.function(
            lambda exp, size, IN1, WS: exp + size + IN1 + WS, name="exp", exp=(2,), size=(2,), IN1=(2,), WS=(2,)
        ),
        "quoted": kg_aot.function(
            lambda p: p['a"b'] + p["c\\"] + p["*/"], name='quoted"/*', p={'a"b': (2,), "c\\": (2,), "*/": (2,)}
        ),
        "slashes": kg_aot.function(_with_slashes, x=(2,)),
    }
    for folder, f in made.items():
        for language, compiler in (("c++", "g++"), ("c", "gcc")):
            if shutil.which(compiler) is None:
                pytest.skip("needs g++ and gcc: apt-get install g++")
            files = f.generate(tmp_path / language / folder, language=language)
            sources = [str(path) for path in files if path.suffix in (".cpp", ".c")]
            flags = [
                "-std=c++17" if language == "c++" else "-std=c99",
                "-Wall",
                "-Wextra",
                "-Wpedantic",
                "-Wconversion",
                "-Werror",
            ]
            program = tmp_path / language / folder / "test"
            done = subprocess.run(
                [compiler, *flags, *sources, "-o", str(program), "-lm"], capture_output=True, text=True, check=False
            )
            assert done.returncode == 0, done.stderr
            assert subprocess.run([str(program)], check=False, capture_output=True).returncode == 0
    header = (tmp_path / "c++" / "exp" / "exp_.hpp").read_text()
    assert "namespace exp_ {" in header and "using exp_t = IN0_t;" in header and "using size_t" not in header
    for name in ("...", "..", "a\nb", "\u00e9"):
        with pytest.raises(KgError, match="is no name for a function"):
            kg_aot.function(lambda x: x + 1.0, name=name, x=(2,)).generate(tmp_path / "none")
    with pytest.raises(KgError, match="returns no array"):
        kg_aot.function(lambda x: None, name="none", x=(2,)).generate(tmp_path / "none")


def _with_slashes(x):
    """Ends with a backslash \\
    */ and what /* begins, with ??/ and {{ braces }} \\"""
    return x + 1.0


def test_declared_by_keywords_annotations_and_as_a_decorator() -> None:
    def f(x: f64[3], n: i32[()], k=2.0):  # type: ignore[valid-type]
        return x * k + n

    made = kg_aot.function(f)
    assert made.specs == {"x": ("float64", (3,)), "n": ("int32", ())}
    assert kg_aot.function(f, x=(4,), dtype="float32").specs["x"] == ("float32", (4,))

    @kg_aot.function(x=(3,), p={"w": (2, 3), "b": [f64[2], 5]})
    def g(x, p):
        return p["w"] @ x

    assert g.name == "g" and g.specs["p"] == {"w": ("float32", (2, 3)), "b": [("float64", (2,)), ("float32", (5,))]}


def test_static_arguments_are_fixed() -> None:
    def f(x, power):
        return x**power

    made = kg_aot.function(f, x=(3,), static={"power": 3.0})
    np.testing.assert_allclose(np.asarray(made([1, 2, 3])), [1, 8, 27], rtol=1e-6)


def test_called_from_python() -> None:
    step = CASES["cart_pole"]
    found = step(np.array([0.1, 0.0, 0.2, 0.0]), 1.0)
    assert found.dtype == xp.float64 and found.shape == (4,)
    np.testing.assert_array_equal(np.asarray(step(x=[0.1, 0.0, 0.2, 0.0], u=1.0)), np.asarray(found))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (([1.0, 2.0],), r"pendulum: argument x is to have shape \(5,\), not \(2,\)"),
        ((), "takes x: x is missing"),
        (([0.0] * 5, 3), "takes 1 arguments, not 2"),
        ((xp.zeros(5, dtype=xp.float32),), "is to be float64, not"),
    ],
)
def test_wrong_calls(arguments: tuple[object, ...], said: str) -> None:
    with pytest.raises(kg_error(), match=said):
        CASES["plant.models.pendulum"](*arguments)


def kg_error() -> type[Exception]:
    return KgError


def test_trees_are_checked_by_their_names() -> None:
    with pytest.raises(kg_error(), match="argument params is to be a dict with w, b, out"):
        CASES["policy"](np.zeros(12), {"w": 1})


def test_transformed_and_within_each_other() -> None:
    @kg_aot.function(x=(3,))
    def square(x):
        return xp.sum(x * x)

    np.testing.assert_allclose(np.asarray(xp.grad(square)(xp.asarray([1.0, 2.0, 3.0]))), [2, 4, 6])
    np.testing.assert_allclose(np.asarray(xp.vmap(square)(xp.ones((4, 3)))), [3, 3, 3, 3])
    np.testing.assert_allclose(np.asarray(xp.hessian(square)(xp.ones(3))), 2 * np.eye(3))

    @kg_aot.function(x=(3,))
    def outer(x):
        return xp.grad(square)(x) + square(x)

    np.testing.assert_allclose(np.asarray(outer([1, 2, 3])), [16, 18, 20])
    assert float(xp.jit(lambda x: square(x) + 1.0)(xp.ones(3))) == 4.0


def test_the_same_bytes_each_time(tmp_path: Path) -> None:
    for name in ("first", "second"):
        CASES["policy"].generate(tmp_path / name)
    again = kg_aot.function(CASES["policy"].fn, x=(12,), params={"w": (8, 12), "b": (8,), "out": [(3, 8), (3,)]})
    again.generate(tmp_path / "third")
    names = sorted(p.name for p in (tmp_path / "first").iterdir())
    assert len(names) == 7
    for name in names:
        texts = {(tmp_path / folder / name).read_bytes() for folder in ("first", "second", "third")}
        assert len(texts) == 1, name


def test_kernels_are_public() -> None:
    kernels = CASES["softmax"].kernels
    assert [k.global_size for k in kernels] == [None] * len(kernels)
    (one,) = kernels
    assert one.ins == (1,) and one.outs == (0,) and one.globals == (0, 1) and f"void {one.name}(" in one.src
    assert one.ast.op.name == "SINK"


def test_names_in_the_header(tmp_path: Path) -> None:
    CASES["plant.models.pendulum"].generate(tmp_path / "a")
    header = (tmp_path / "a" / "pendulum.hpp").read_text()
    assert "namespace plant::models::pendulum {" in header and "using x_t = IN0_t;" in header
    CASES["words"].generate(tmp_path / "b")
    header = (tmp_path / "b" / "words.hpp").read_text()
    for name in ("n2nd_t = OUT0_t", "class_t = OUT1_t", "with_dash_t = OUT2_t"):
        assert f"using {name};" in header


def of_arguments(names: list[str]) -> kg_aot.NumericalFunction:
    """A function of arguments with these names."""
    exec(f"def f({', '.join(names)}): return {names[0]} + 1.0", made := {})
    return kg_aot.function(made["f"], name="f", **dict.fromkeys(names, (4,)))


def syntax(path: Path) -> None:
    """The compiler's view of a source or a header."""
    compiler, *flags = ("gcc", "-x", "c", "-std=c99") if path.suffix in (".c", ".h") else ("g++", "-x", "c++", "-std=c++17")
    if shutil.which(compiler) is None:
        pytest.skip("needs g++ and gcc: apt-get install g++")
    command = [compiler, *flags, "-fsyntax-only", "-Wall", "-Wextra", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    "how", [{"language": "c++"}, {"language": "c"}, {"target": "opencl"}, {"target": "cuda"}, {"target": "hip"}], ids=str
)
def test_arguments_may_have_any_name_of_the_header(how: dict[str, str], tmp_path: Path) -> None:
    """Every word of the generated header, and what an alias would make of one, as an argument."""
    plain = of_arguments(["x", "shared_one"])
    header = plain.map(2, shared=["shared_one"]).generate(tmp_path / "plain", **how)[0]
    assert header.suffix in (".hpp", ".h")
    words = {*re.findall(r"[A-Za-z]\w*", header.read_text())} | {"IN9_t", "OUT0_t", "OUT1_t"}
    words |= {w.removesuffix("_t") for w in words}
    words -= {w for w in words if re.fullmatch("f_(map_)?(ws|executor|[A-Z0-9_]+)", w)}
    words -= {*keyword.kwlist, "static", "name", "dtype"}  # of Python, and of kg_aot.function
    names = [*{identifier(w): w for w in sorted(words)}.values()]
    assert len(names) > 90
    for of_these in (of_arguments(names), of_arguments(names).map(2)):
        for path in of_these.generate(tmp_path / type(of_these).__name__, **how):
            if path.name == header.name or (path.name in ("f.cpp", "f.c") and "language" in how):
                syntax(path)


def test_sizes_may_have_any_name_of_the_header(tmp_path: Path) -> None:
    for size in ("all", "arguments", "Arguments", "IN0_t", "OUT0_t", "ws", "Executor"):
        f = kg_aot.function(lambda x, w: xp.sum(x, axis=0) + w, name="f", x=(xp.Size(size, 1, 40), 3), w=(3,))
        f.generate(tmp_path, overwrite=True)
        syntax(tmp_path / "f.cpp")


@pytest.mark.parametrize("name", ["f_ws", "f_executor", "f_VERSION", "f_IN0_SIZE"])
def test_types_and_macros_of_the_header_in_c_are_refused(name: str, tmp_path: Path) -> None:
    f = of_arguments([name])
    with pytest.raises(KgError, match=f"{name} is of the header in C"):
        f.generate(tmp_path / "c", language="c")
    f.generate(tmp_path / "c++")
    syntax(tmp_path / "c++" / "f.cpp")


def test_names_that_become_one_are_refused(tmp_path: Path) -> None:
    f = kg_aot.function(lambda x: {"a-b": x, "a.b": x + 1}, name="f", x=(3,))
    with pytest.raises(kg_error(), match=r"'a-b' and 'a\.b' are both a_b in C\+\+: rename one"):
        f.generate(tmp_path)


def test_results_named_as_arguments(tmp_path: Path) -> None:
    f = kg_aot.function(lambda x: {"x": x + 1.0}, name="f", x=(3,))
    f.generate(tmp_path)
    assert "void call(IN0_t x, OUT0_t out_x, WS_t &ws)" in (tmp_path / "f.hpp").read_text()
    g = kg_aot.function(lambda x, out_x: {"x": x + out_x}, name="g", x=(3,), out_x=(3,))
    with pytest.raises(kg_error(), match="array out_x and array x are both out_x in C"):
        g.generate(tmp_path / "g")


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: kg_aot.function(lambda x: x, x=(3,)), "a lambda has no name"),
        (lambda: kg_aot.function("x: float32[3]"), "takes a function, not str; shapes are given by name, as x="),
        (lambda: kg_aot.function(lambda x: x, name="f"), r"what is the shape of x\? Give it as x=\(3,\)"),
        (lambda: kg_aot.function(lambda *x: x, name="f"), "has no fixed number of arrays"),
        (lambda: kg_aot.function(lambda x: x, name="f", x=(3,), y=(2,)), "has no argument y: it takes x"),
        (lambda: kg_aot.function(lambda x: x, name="f", x="float"), "give a shape, as"),
        (lambda: kg_aot.function(lambda x: x, name="f", x=(-1,)), "an axis of -1 elements"),
        (lambda: kg_aot.function(lambda x: x, name="f", x=(3,), dtype="int32"), "dtype is float32 or float64"),
        (lambda: kg_aot.function(lambda x: x, name="f", x=kg_aot.Spec("floaty", (3,))), "unknown dtype 'floaty'"),
        (lambda: kg_aot.function(lambda x: x, name="f", x=(3,)).named("rust"), r"one of c\+\+, c"),
        (lambda: kg_aot.function(lambda x: x, name="f", x=(3,)).named(level="z80"), "one of scalar, portable"),
    ],
)
def test_wrong_declarations(call, said: str) -> None:
    with pytest.raises(kg_error(), match=said):
        call()


def test_folders_of_others_are_left_alone(tmp_path: Path) -> None:
    f = CASES["one_number"]
    (tmp_path / "theirs").mkdir()
    (tmp_path / "theirs" / "one_number.cpp").write_text("int x;")
    with pytest.raises(kg_error(), match=r"one_number\.cpp was not generated by kg-aot"):
        f.generate(tmp_path / "theirs")
    f.generate(tmp_path / "ours")
    (tmp_path / "ours" / "notes.txt").write_text("mine")
    f.generate(tmp_path / "ours")
    with pytest.raises(kg_error(), match="holds one_number: give softmax a folder of its own"):
        CASES["softmax"].generate(tmp_path / "ours")
    (tmp_path / "ours" / "one_number.hpp").write_text("changed")
    with pytest.raises(kg_error(), match="was changed since it was generated"):
        f.generate(tmp_path / "ours")
    f.generate(tmp_path / "ours", overwrite=True)
    assert (tmp_path / "ours" / "notes.txt").read_text() == "mine"
    assert json.loads((tmp_path / "ours" / ".kg-aot.json").read_text())["function"] == "one_number"
    (tmp_path / "ours" / ".kg-aot.json").write_text("{")
    with pytest.raises(kg_error(), match="can't be read"):
        f.generate(tmp_path / "ours")
    with pytest.raises(kg_error(), match="is a file: give a folder"):
        f.generate(tmp_path / "ours" / "notes.txt")


def test_constants_above_a_size_are_refused(tmp_path: Path) -> None:
    table = xp.asarray(np.random.default_rng(0).standard_normal(1000, np.float32))
    f = kg_aot.function(lambda x: x + xp.sum(table * x[0]), name="f", x=(3,))
    with pytest.raises(kg_error(), match="its constants take 4,000 bytes, and a source may have 100"):
        f.generate(tmp_path, constant_limit=100)


def test_nothing_to_compute_is_refused(tmp_path: Path) -> None:
    f = kg_aot.function(lambda x: x[:0], name="f", x=(3,))
    with pytest.raises(kg_error(), match="no elements"):
        f.generate(tmp_path)


def test_alignment_of_the_workspace(tmp_path: Path) -> None:
    f = CASES["distances"]
    f.generate(tmp_path, alignment=64)
    assert "static constexpr std::size_t alignment = 64;" in (tmp_path / "distances.hpp").read_text()
    with pytest.raises(kg_error(), match="a power of two from 16 on, not to 24"):
        f.generate(tmp_path, alignment=24)


def test_values_of_the_test_may_be_given(tmp_path: Path) -> None:
    f = CASES["one_number"]
    f.generate(tmp_path, check={"x": 7.0})
    text = (tmp_path / "test_one_number.cpp").read_text()
    assert "7.0f" in text and "15.0f" in text
    with pytest.raises(kg_error(), match="has no argument y"):
        f.generate(tmp_path, check={"y": 7.0})
    with pytest.raises(kg_error(), match=r"check: x has shape \(2,\), not \(\)"):
        f.generate(tmp_path, check={"x": [1.0, 2.0]})


def test_sparse_derivatives(tmp_path: Path) -> None:
    @kg_aot.function(x=f64[6], p=f64[5])
    def residual(x, p):
        return x[1:] * p - x[:-1] ** 2.0

    jacobian = residual.sparse_jacobian("x", value=True)
    assert jacobian.name == "residual_jacobian" and jacobian.pattern.shape == (5, 6) and jacobian.pattern.seeds == 0
    assert residual.sparse_jacobian("x", mode="forward").pattern.seeds == 2
    x, p = np.arange(1.0, 7.0), np.arange(2.0, 7.0)
    found = jacobian(x, p)
    dense = np.zeros((5, 6))
    dense[jacobian.pattern.rows, jacobian.pattern.columns] = np.asarray(found["values"])
    np.testing.assert_allclose(dense, np.asarray(xp.jacobian(residual.fn)(xp.asarray(x), xp.asarray(p))))
    np.testing.assert_allclose(np.asarray(found["value"]), np.asarray(residual(x, p)))
    by_both = residual.sparse_jacobian(["x", "p"])
    assert by_both.pattern.shape == (5, 11) and len(by_both.pattern.rows) == 15
    jacobian.generate(tmp_path, check={"x": x, "p": p})
    header = (tmp_path / "residual_jacobian.hpp").read_text()
    assert "rows = 5, columns = 6, nonzeros = 10;" in header and "0, 2, 4, 6, 8, 10," in header
    with pytest.raises(kg_error(), match="residual has no argument y"):
        residual.sparse_jacobian("y")


def test_compressed_columns_name_the_values() -> None:
    pattern = CASES["sparse_jacobian_of_a_chain"].pattern  # type: ignore[attr-defined]
    order = pattern.by_column
    assert np.all(np.diff(pattern.columns[order]) >= 0)
    for column, (begin, end) in enumerate(zip(pattern.column_starts[:-1], pattern.column_starts[1:], strict=True)):
        assert np.all(pattern.columns[order[begin:end]] == column)


def test_loops_stay_loops(tmp_path: Path) -> None:
    CASES["repeated"].generate(tmp_path)
    source = (tmp_path / "repeated.cpp").read_text()
    assert source.count("for (int64_t i1 = 0; i1 < 50; i1++)") == 1 and source.count("static void k") <= 4
