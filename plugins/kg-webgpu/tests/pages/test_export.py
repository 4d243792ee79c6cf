"""Exported modules in a browser: what they compute against Python, what they refuse,
and what they say where there is no WebGPU."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import kg
import kg_array as ka
import numpy as np
import pytest
from browser import ORIGIN, chromium, files_of, module_run, needs_browser, opened, refused
from kg.compile.programs import compile_program
from kg.runtime.plan.data import Category, CopyStep, FillStep, LaunchStep, Plan, PlanBuffer
from kg_array import Size
from kg_graph.exporting import Argument, NamedPlan
from kg_webgpu.exporting import browser_renderer, export

pytestmark = needs_browser
Folder = Path


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with chromium("--enable-unsafe-webgpu") as found:
        yield found


@pytest.fixture(autouse=True)
def on_the_processor() -> Iterator[None]:
    ka.set_default_device("CPU")
    yield
    ka.set_default_device(None)


def random(*shape: int, seed: int = 0) -> np.ndarray[Any, Any]:
    return np.random.default_rng(seed).normal(size=shape).astype(np.float32)


def there(browser: Any, folder: Folder, function: Any, **arrays: np.ndarray[Any, Any]) -> dict[str, np.ndarray[Any, Any]]:
    """A jitted function, exported for these arrays and run on them in the browser."""
    export(function, folder / "module", {n: (x.dtype.name, x.shape) for n, x in arrays.items()}, check=arrays)
    page = opened(browser, files_of(folder))
    found = module_run(page, "module.js", arrays)
    assert not page.errors
    return found


# -- what is computed


def test_a_network_with_its_weights(browser: Any, tmp_path: Folder):
    first, second = ka.asarray(random(20, 30, seed=1)), ka.asarray(random(30, 10, seed=2))

    @ka.jit
    def network(x: ka.Array, scale: ka.Array) -> dict[str, ka.Array]:
        hidden = ka.relu(x @ first)
        return {"likelihood": ka.softmax(hidden @ second * scale, axis=1), "hidden": hidden}

    x, scale = random(5, 20), np.array(0.5, np.float32)
    found = there(browser, tmp_path, network, x=x, scale=scale)
    expected = network(ka.asarray(x), ka.asarray(scale))
    assert set(found) == {"likelihood", "hidden"}
    for name, value in expected.items():
        np.testing.assert_allclose(found[name].reshape(value.shape), value.numpy(), rtol=1e-5, atol=1e-6)


def test_a_step_of_training_that_reads_more_arrays_than_a_browser_binds(browser: Any, tmp_path: Folder):
    @ka.jit
    def step(x: ka.Array, y: ka.Array, w: ka.Array, b: ka.Array, v: ka.Array, c: ka.Array) -> dict[str, ka.Array]:
        weights = {"w": w, "b": b, "v": v, "c": c}

        def loss(p: dict[str, ka.Array]) -> ka.Array:
            return ka.mean((ka.tanh(x @ p["w"] + p["b"]) @ p["v"] + p["c"] - y) ** 2)

        value, slopes = ka.value_and_grad(loss)(weights)
        return {"loss": value} | {name: weights[name] - 0.1 * slopes[name] for name in weights}

    shapes = {"x": (16, 8), "y": (16, 3), "w": (8, 32), "b": (32,), "v": (32, 3), "c": (3,)}
    arrays = {name: random(*shape, seed=n) for n, (name, shape) in enumerate(shapes.items())}
    found = there(browser, tmp_path, step, **arrays)
    for name, value in step(**{n: ka.asarray(x) for n, x in arrays.items()}).items():
        np.testing.assert_allclose(found[name].reshape(value.shape), value.numpy(), rtol=1e-4, atol=1e-5)


def test_the_page_runs_by_a_click_and_is_seen_to_pass(browser: Any, tmp_path: Folder):
    weights = ka.asarray(random(16, 8))

    @ka.jit
    def layer(x: ka.Array) -> ka.Array:
        return ka.tanh(x @ weights)

    export(layer, tmp_path / "layer", {"x": ("float32", (4, 16))}, name="One layer")
    page = opened(browser, files_of(tmp_path), "layer.html")
    assert page.inner_text("#said") == "Not run yet."
    page.click("#run")
    page.wait_for_selector("body[data-state=passed]", timeout=60_000)
    assert "result: all 32 elements compared with Python, 0 differ" in page.inner_text("#said")
    picture = page.screenshot(path=tmp_path / "layer.png")
    assert picture.startswith(b"\x89PNG") and len(picture) > 5_000


def test_a_page_that_differs_from_python_says_so(browser: Any, tmp_path: Folder):
    @ka.jit
    def twice(x: ka.Array) -> ka.Array:
        return x * 2

    export(twice, tmp_path / "twice", {"x": ("float32", (40,))})
    page_file = tmp_path / "twice.html"
    text = page_file.read_text()
    shader = "2.0f"  # the only number in it
    assert text.count(shader) == 1
    page_file.write_text(text.replace(shader, "2.5f"))
    page = opened(browser, files_of(tmp_path), "twice.html")
    page.click("#run")
    page.wait_for_selector("body[data-state=failed]", timeout=60_000)
    assert "Not as in Python!\nresult: all 40 elements compared with Python, 40 differ" in page.inner_text("#said")


def test_dtypes_go_there_and_back(browser: Any, tmp_path: Folder):
    random_bytes = np.random.default_rng(3)
    arrays = {
        name: random_bytes.integers(np.iinfo(name).min, np.iinfo(name).max, 33, name, endpoint=True)
        for name in ("int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64")
    }

    @ka.jit
    def all_of_them(**given: ka.Array) -> dict[str, ka.Array]:
        return {n: x * x + x for n, x in given.items()} | {"large": given["int64"] > 0}

    found = there(browser, tmp_path, all_of_them, **arrays)
    with np.errstate(over="ignore"):
        for name, x in arrays.items():
            assert found[name].dtype == x.dtype
            np.testing.assert_array_equal(found[name], x * x + x)
    np.testing.assert_array_equal(found["large"], arrays["int64"] > 0)


def test_halves_are_their_bits(browser: Any, tmp_path: Folder):
    @ka.jit
    def thirds(x: ka.Array) -> ka.Array:
        return x / 3

    x = random(50).astype(np.float16)
    found = there(browser, tmp_path, thirds, x=x)["result"]
    assert found.dtype == np.uint16
    np.testing.assert_array_equal(found.view(np.float16), thirds(ka.asarray(x)).numpy())
    page = opened(browser, files_of(tmp_path))
    if page.evaluate("'Float16Array' in globalThis"):
        code = f"import('{ORIGIN}module.js').then(({{ run }}) => run({{ x: new Float16Array(50).fill(6) }})).then((r) => r.result[7])"
        assert np.uint16(page.evaluate(code)).view(np.float16) == 2


def test_complex_numbers_are_pairs(browser: Any, tmp_path: Folder):
    @ka.jit
    def turned(z: ka.Array) -> ka.Array:
        return z * z + 1j

    z = (random(9) + 1j * random(9, seed=1)).astype(np.complex64)
    export(turned, tmp_path / "turned", {"z": ("complex64", (9,))})
    page = opened(browser, files_of(tmp_path), "turned.html")
    page.click("#run")
    page.wait_for_selector("body[data-state=passed]", timeout=60_000)
    found = module_run(page, "turned.js", {"z": z.view(np.float32)})["result"]
    np.testing.assert_allclose(found.view(np.complex64), z * z + 1j, rtol=1e-5, atol=1e-6)


def test_a_loop_of_a_fixed_number_of_steps(browser: Any, tmp_path: Folder):
    @ka.jit
    def spread(u: ka.Array) -> ka.Array:
        return ka.fori_loop(0, 21, lambda i, u: ka.pad(u[1:-1] + 0.1 * (u[2:] - 2 * u[1:-1] + u[:-2]), 1), u)

    u = random(1000)
    np.testing.assert_allclose(there(browser, tmp_path, spread, u=u)["result"], spread(ka.asarray(u)).numpy(), atol=1e-5)


def test_a_loop_that_ends_when_its_values_say_so(browser: Any, tmp_path: Folder):
    @ka.jit
    def halvings(n: ka.Array) -> tuple[ka.Array, ka.Array]:
        return ka.while_loop(lambda s: s[0] > 1, lambda s: (s[0] // 2, s[1] + 1), (n, ka.asarray(0, dtype=ka.int32)), most=99)

    found = there(browser, tmp_path, halvings, n=np.array(1000, np.int32))
    assert found["result0"].tolist() == [1]
    assert found["result1"].tolist() == [9]


@pytest.mark.parametrize("dtype", ["float32", "int16", "int8"])
def test_a_loop_over_rows_that_begin_where_no_binding_can(browser: Any, tmp_path: Folder, dtype: str):
    @ka.jit
    def running(x: ka.Array) -> tuple[ka.Array, ka.Array]:
        start = ka.zeros(7, dtype=dtype)
        return ka.scan(lambda c, row: (row - c, ka.flip(c)), start, x)

    x = (random(33, 7) * 50).astype(dtype)
    found = there(browser, tmp_path, running, x=x)
    last, rows = running(ka.asarray(x))
    np.testing.assert_allclose(found["result0"], last.numpy(), rtol=1e-5)
    np.testing.assert_allclose(found["result1"].reshape(33, 7), rows.numpy(), rtol=1e-5)


def test_a_long_sum_in_steps(browser: Any, tmp_path: Folder):
    @ka.jit
    def facts(x: ka.Array) -> tuple[ka.Array, ka.Array, ka.Array]:
        return ka.sum(x), ka.argmax(x), ka.cumulative_sum(x)

    x = np.random.default_rng(1).integers(-9, 9, 100_000).astype(np.float32)
    found = there(browser, tmp_path, facts, x=x)
    assert found["result0"][0] == x.sum()
    assert found["result1"][0] == x.argmax()
    np.testing.assert_array_equal(found["result2"], np.cumsum(x, dtype=np.float64))


def test_sizes_that_are_given_with_a_call(browser: Any, tmp_path: Folder):
    n = Size("n", 1, 3000)
    function = ka.jit(lambda x, y: (x + y, ka.sum(x * y)), sizes={"x": {0: n}, "y": {0: n}})
    export(function, tmp_path / "sized", {"x": ("float32", (5,)), "y": ("float32", (5,))})
    page = opened(browser, files_of(tmp_path))
    for count in (1, 2999, 64):
        x, y = random(count), random(count, seed=1)
        found = module_run(page, "sized.js", {"x": x, "y": y}, {"n": count})
        np.testing.assert_array_equal(found["result0"], x + y)
        np.testing.assert_allclose(found["result1"], [x @ y], rtol=1e-4, atol=1e-4)
    for variables, wanted in {
        "{}": "variable n is undefined; it must be an integer from 1 to 3000",
        "{ n: 4000 }": "variable n is 4000; it goes from 1 to 3000",
        "{ n: 3, m: 1 }": "there is no variable m; there are: n",
    }.items():
        said = refused(page, "sized.js", "{ x: new Float32Array(3), y: new Float32Array(3) }", variables)
        assert said.startswith("InputError: ") and said.endswith(wanted)
    assert "input y has 4 elements; it must be a Float32Array of 3" in refused(
        page, "sized.js", "{ x: new Float32Array(3), y: new Float32Array(4) }", "{ n: 3 }"
    )


def test_more_groups_than_one_dimension_takes(browser: Any, tmp_path: Folder):
    count = 65_536 * 3 + 1
    x = kg.param(1, (count, 1), kg.uint8)
    kernel = kg.sink(kg.param(0, (count, 1), kg.uint8).store(x + 1), name="many")
    export(kernel, tmp_path / "many")
    page = opened(browser, files_of(tmp_path))
    given = np.arange(count).astype(np.uint8)
    np.testing.assert_array_equal(module_run(page, "many.js", {"data1": given})["data0"], given + np.uint8(1))


def test_an_argument_that_is_read_and_written(browser: Any, tmp_path: Folder):
    x = kg.param(0, (100,), kg.float32)
    export(kg.sink(x.store(x * 2.0), name="doubled"), tmp_path / "doubled")
    page = opened(browser, files_of(tmp_path))
    given = random(100)
    for _ in range(2):
        np.testing.assert_array_equal(module_run(page, "doubled.js", {"data0": given})["data0"], given * 2)


def test_weights_in_a_file_beside(browser: Any, tmp_path: Folder):
    table = ka.asarray(random(300))

    @ka.jit
    def looked_up(at: ka.Array) -> ka.Array:
        return ka.take(table, at)

    at = np.array([7, 299, 0], np.int32)
    files = export(looked_up, tmp_path / "module", {"at": ("int32", (3,))}, check={"at": at}, weights_beside=True)
    assert [f.name for f in files] == ["module.js", "module.d.ts", "module.html", "module.bin"]
    there_are = files_of(tmp_path)
    page = opened(browser, there_are)
    np.testing.assert_array_equal(module_run(page, "module.js", {"at": at})["result"], table.numpy()[at])
    del there_are["module.bin"]
    said = refused(opened(browser, there_are), "module.js", "{ at: new Int32Array(3) }")
    assert said == f"Error: looked_up: the weights were not found at {ORIGIN}module.bin: 404"


def test_fills_copies_and_steps_that_are_left_out(browser: Any, tmp_path: Folder):
    """A plan by hand: fill with 3, copy within what lies between the steps, and for small n add the input,
    else subtract it."""
    n = kg.variable("n", 1, 100)

    def kernel(sign: float) -> kg.UOp:
        out, x, kept = (kg.param(slot, (n,), kg.float32) for slot in range(3))
        ast = kg.sink(out.store(kept + x * sign), name="plus" if sign > 0 else "minus")
        return compile_program(ast, browser_renderer(), None)

    buffers = (
        PlanBuffer(Category.OUTPUT, kg.float32, n, 0),
        PlanBuffer(Category.INPUT, kg.float32, n, 1),
        PlanBuffer(Category.INTERMEDIATE, kg.float32, n),
        PlanBuffer(Category.INTERMEDIATE, kg.float32, n),
    )
    small = n <= 50
    steps = (
        FillStep(2, 3.0),
        FillStep(0, 0),
        CopyStep(3, 2),
        LaunchStep(kernel(1.0), (0, 1, 3), small),
        LaunchStep(kernel(-1.0), (0, 1, 3), n.const_like(50) < n),
    )
    plan = Plan("by_hand", (n.variable,), buffers, steps)
    x, out = (Argument(name, kg.float32, (n,), slot) for name, slot in (("x", 1), ("out", 0)))

    def reference(arrays: Any, variables: Any) -> Any:
        return {"out": 3 + arrays["x"] * (1 if variables["n"] <= 50 else -1)}

    export(NamedPlan(plan, (x,), (out,), (n.variable,), {}, reference), tmp_path / "hand")
    page = opened(browser, files_of(tmp_path), "hand.html")
    page.click("#run")
    page.wait_for_selector("body[data-state=passed]", timeout=60_000)
    for count in (50, 51):
        given = random(count)
        found = module_run(page, "hand.js", {"x": given}, {"n": count})["out"]
        np.testing.assert_array_equal(found, reference({"x": given}, {"n": count})["out"].astype(np.float32))


def test_launches_with_values_of_their_own(browser: Any, tmp_path: Folder):
    """A loop of Python over positions is one shader, told where at each launch."""

    @ka.jit
    def columns(x: ka.Array) -> ka.Array:
        for k in range(40):
            x[:, k + 1] = x[:, k] * 0.5 + x[:, k + 1]
        return x

    x = random(64, 64)
    (found,) = there(browser, tmp_path, columns, x=x).values()
    assert '["number", 12]' in (tmp_path / "module.js").read_text()
    np.testing.assert_allclose(found.reshape(x.shape), columns(ka.asarray(x)).numpy(), rtol=1e-6)


# -- trees of arrays


def test_trees_of_arrays(browser: Any, tmp_path: Folder):
    """Dicts, lists and tuples, in each other, as arguments and results."""

    @ka.jit
    def layers(params: Any, x: ka.Array, pair: Any) -> dict[str, Any]:
        for layer in params["layers"]:
            x = x @ layer["w"] + layer["b"]
        return {"y": x * pair[0], "parts": [x[0], (x[1], ka.sum(x) + pair[1])]}

    first = {"w": ("float32", (4, 5)), "b": ("float32", (5,))}
    second = {"w": ("float32", (5, 3)), "b": ("float32", ())}
    inputs = {"params": {"layers": [first, second]}, "x": ("float32", (2, 4)), "pair": (("float32", ()), ("float32", ()))}
    export(layers, tmp_path / "layers", inputs)
    page = opened(browser, files_of(tmp_path), "layers.html")
    page.click("#run")
    page.wait_for_selector("body[data-state=passed]", timeout=60_000)
    first_, second_ = "{ w: f(20, 1), b: f(5, 2) }", "{ w: f(15, 0.5), b: 3 }"
    given = f"{{ params: {{ layers: [{first_}, {second_}] }}, x: f(8, 1), pair: [2, 100] }}"
    code = f"""async () => {{
      const f = (n, x) => new Float32Array(n).fill(x);
      const {{ run, signature }} = await import("{ORIGIN}layers.js");
      const r = await run({given});
      const parts = [r.parts[0], ...r.parts[1]].map((x) => Array.from(x));
      return [Array.from(r.y), parts, Array.isArray(r.parts), Object.keys(r), signature.inputs.map((x) => x.path.join())];
    }}"""
    y, parts, listed, keys, paths = page.evaluate(code)
    row = (4 * 1 + 2) * 0.5 * 5 + 3
    assert y == [2 * row] * 6 and parts == [[row] * 3, [row] * 3, [6 * row + 100]] and listed
    assert sorted(keys) == ["parts", "y"]
    assert paths == [
        "params,layers,0,w",
        "params,layers,0,b",
        "params,layers,1,w",
        "params,layers,1,b",
        "x",
        "pair,0",
        "pair,1",
    ]
    layer = "{ w: new Float32Array(20), b: new Float32Array(5) }"
    rest = "x: new Float32Array(8), pair: [1, 2]"
    for wrong, wanted in {
        f"{{ {rest} }}": "input params is missing: it is one object with layers",
        f"{{ params: 3, {rest} }}": "input params is no tree: it must be one object with layers",
        f"{{ params: {{ layers: [{layer}] }}, {rest} }}": "input params.layers.1 is missing: it is one object with w, b",
        f"{{ params: {{ layers: [{layer}, {layer}, 3] }}, {rest} }}": "input params.layers has no 2; it has: 0, 1",
        f"{{ params: {{ layers: [{layer}, {layer}], z: 1 }}, {rest} }}": "input params has no z; it has: layers",
        f"{{ params: {{ layers: [{layer}, {layer}] }}, {rest} }}": "input params.layers.1.w has 20 elements; it must be a"
        " Float32Array of 15 elements (float32, 5 x 3)",
    }.items():
        assert refused(page, "layers.js", wrong) == f"InputError: layers: {wanted}"


# -- what is refused, and said


def test_wrong_input_is_named(browser: Any, tmp_path: Folder):
    @ka.jit
    def weighted(x: ka.Array, on: ka.Array, rate: ka.Array) -> ka.Array:
        return ka.where(on, x, -x) * rate

    export(weighted, tmp_path / "w", {"x": ("float32", (2, 3)), "on": ("bool", (3,)), "rate": ("float32", ())})
    page = opened(browser, files_of(tmp_path))
    x, on = "x: new Float32Array(6)", "on: new Uint8Array(3)"
    floats = "a Float32Array of 6 elements (float32, 2 x 3)"
    for inputs, wanted in {
        f"{{ {on}, rate: 1 }}": f"input x is missing: it is {floats}",
        f"{{ x: [1, 2, 3, 4, 5, 6], {on}, rate: 1 }}": f"input x is an Array; it must be {floats}",
        f"{{ x: new Float64Array(6), {on}, rate: 1 }}": f"input x is a Float64Array; it must be {floats}",
        f"{{ x: new Float32Array(7), {on}, rate: 1 }}": f"input x has 7 elements; it must be {floats}",
        f"{{ {x}, on: new Uint8Array([0, 2, 1]), rate: 1 }}": "input on is of bools: 0 and 1",
        f"{{ {x}, {on}, rate: '1' }}": "input rate is a String; it must be a Float32Array of 1 elements (float32, one number)",
        f"{{ {x}, {on}, rate: 1, z: 3 }}": "there is no input z; there are: x, on, rate",
        "new Float32Array(6)": "run takes one object with x, on, rate",
    }.items():
        assert refused(page, "w.js", inputs) == f"InputError: weighted: {wanted}"
    assert refused(page, "w.js", f"{{ {x}, {on}, rate: 2 }}") == "no error"
    assert refused(page, "w.js", f"{{ {x}, {on}, rate: 2 }}", "{ n: 1 }").endswith("there is no variable n; there are: none")


def test_a_lost_device_is_told_and_run_opens_another(browser: Any, tmp_path: Folder):
    export(ka.jit(lambda x: x + 1), tmp_path / "plus", {"x": ("float32", (4,))})
    page = opened(browser, files_of(tmp_path))
    said = page.evaluate(
        f"""async () => {{
          const {{ load, run, DeviceLost }} = await import("{ORIGIN}plus.js");
          const program = await load();
          const first = await program.run({{ x: new Float32Array([1, 2, 3, 4]) }});
          program.close();
          await program.device.lost;
          let error;
          try {{ await program.run({{ x: new Float32Array(4) }}); }} catch (found) {{ error = found; }}
          const again = await run({{ x: new Float32Array([5, 6, 7, 8]) }});
          return [Array.from(first.result), error instanceof DeviceLost, error.message, Array.from(again.result)];
        }}"""
    )
    assert said[0] == [2, 3, 4, 5] and said[3] == [6, 7, 8, 9]
    assert said[1] and "the GPU device is gone (" in said[2] and "Load the module's program again" in said[2]


def test_calls_at_once_take_their_turns(browser: Any, tmp_path: Folder):
    export(ka.jit(lambda x: x * x), tmp_path / "square", {"x": ("float32", (4,))})
    page = opened(browser, files_of(tmp_path))
    found = page.evaluate(
        f"""async () => {{
          const {{ run }} = await import("{ORIGIN}square.js");
          const all = await Promise.all([...Array(20).keys()].map((n) => run({{ x: new Float32Array(4).fill(n) }})));
          return all.map(({{ result }}) => result[3]);
        }}"""
    )
    assert found == [n * n for n in range(20)]


def test_without_webgpu_the_page_says_what_to_do(tmp_path: Folder):
    export(ka.jit(lambda x: x + 1), tmp_path / "plus", {"x": ("float32", (4,))})
    with chromium("--disable-features=WebGPU", "--disable-blink-features=WebGPU") as browser:
        for origin, wanted in {
            ORIGIN: (
                "This browser has no WebGPU. Use a current Chrome",
                "This browser finds no GPU for WebGPU: allow hardware",
            ),
            "http://example.test/": ("WebGPU is only there for secure pages: open this one by https://",),
        }.items():
            page = opened(browser, files_of(tmp_path), "plus.html", origin)
            page.click("#run")
            page.wait_for_selector("body[data-state=unavailable]", timeout=60_000)
            assert page.inner_text("#said").startswith(wanted)
