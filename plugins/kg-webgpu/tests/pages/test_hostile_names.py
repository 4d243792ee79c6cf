"""Names of kernels, launch variables, arguments and files in exported modules and pages:
whatever they are, no part of one runs."""

from __future__ import annotations

import itertools
import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import kg
import kg_array as ka
import numpy as np
import pytest
from browser import ORIGIN, chromium, files_of, module_run, needs_browser, opened
from kg_webgpu.browser.text import html_script, html_text, js_comment, js_key, js_member, js_template
from kg_webgpu.exporting import export

#: What a name that runs does: the tests look for it.
RUN = "globalThis.ran=1"
#: Names that end a comment, a string, a template, an element; that are code; or that objects and languages have a meaning for.
HOSTILE = (
    f"</title><script>{RUN}</script>",
    f"</SCRIPT ><img src=x onerror={RUN}>",
    "<!--<script>",
    f"*/{RUN}//",
    f"`+({RUN})+`",
    f"${{{RUN}}}",
    f'"+({RUN})+"',
    f"'+({RUN})+'",
    f"n+({RUN})",
    "a b",
    "a_b",
    "{{module}}",
    "{{check}}",
    "&amp;",
    "\\",
    "été 數 🎲",
    "class",
    "let",
    "loop",
    "zero",
    "groups0",
    "origin1",
    "__proto__",
    "constructor",
    "toString",
    "1",
)
#: Besides, what can't be printed, where a name is free: a page's title, keys of dicts.
UNPRINTABLE = (f"\u2028{RUN}//", f"\u2029{RUN}//", f"\n{RUN}//", f"\r{RUN}//", f"\0{RUN}", "\ud800", "\x1b[31m")
needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="parsing modules needs node (https://nodejs.org) on PATH")


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with chromium("--enable-unsafe-webgpu") as found:
        yield found


@pytest.fixture(autouse=True)
def on_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KG_DEVICE", "CPU:LLVM")


def kernel(name: str, *variables: str) -> kg.UOp:
    """n + 4 elements of x + 1 * first + 2 * second + ..., n being the first variable."""
    given = [kg.variable(v, 1, 40) for v in variables] or [kg.variable("n", 1, 40)]
    shape = (given[0] + 4,)
    value = kg.param(1, shape, kg.float32)
    for factor, v in enumerate(given, 1):
        value = value + (v * factor).cast(kg.float32).reshape(1).expand(*shape)
    return kg.sink(kg.param(0, shape, kg.float32).store(value), name=name)


def passes(page: Any) -> str:
    """Run the check of a page: what it says. Nothing of a name may have run."""
    page.click("#run")
    page.wait_for_selector("body[data-state]:not([data-state=running])", timeout=60_000)
    said: str = page.inner_text("#said")
    assert page.get_attribute("body", "data-state") == "passed", said
    assert page.evaluate("globalThis.ran") is None
    assert page.evaluate("document.querySelectorAll('script').length") == 1
    assert page.evaluate("document.querySelectorAll('img').length") == 0
    assert not page.errors
    return said


@needs_browser
def test_pages_of_kernels_and_variables(browser: Any, tmp_path: Path) -> None:
    for number, name in enumerate(HOSTILE):
        export(kernel(name, name, "n"), tmp_path / f"m{number}")
        page = opened(browser, files_of(tmp_path), f"m{number}.html")
        assert "data0: all 41 elements compared with Python, 0 differ" in passes(page)
        assert page.title() == page.inner_text("h1") == " ".join(name.split())
        rows: str = page.inner_text("#signature")
        assert name in rows


@needs_browser
def test_variables_whose_identifiers_would_be_the_same_are_told_apart(browser: Any, tmp_path: Path) -> None:
    export(kernel("sum", *HOSTILE), tmp_path / "all")
    passes(opened(browser, files_of(tmp_path), "all.html"))
    page = opened(browser, files_of(tmp_path))
    found = page.evaluate(
        """async ([module, names]) => {
          const { run } = await import(module);
          const variables = Object.fromEntries(names.map((name, at) => [name, at + 1]));
          return Array.from((await run({ data1: new Float32Array(5) }, variables)).data0);
        }""",
        [f"{ORIGIN}all.js", HOSTILE],
    )
    assert found == [sum(factor * factor for factor in range(1, len(HOSTILE) + 1))] * 5


@needs_browser
def test_pages_of_any_title(browser: Any, tmp_path: Path) -> None:
    for number, title in enumerate((*HOSTILE, *UNPRINTABLE)):
        export(kernel("plus"), tmp_path / f"t{number}", name=title)
        passes(opened(browser, files_of(tmp_path), f"t{number}.html"))


@needs_browser
def test_keys_of_trees(browser: Any, tmp_path: Path) -> None:
    """Arguments and results within dicts, under keys that objects of JavaScript have already."""
    keys = [k for k in (*HOSTILE, *UNPRINTABLE) if "." not in k]

    @ka.jit
    def each(x: dict[str, ka.Array]) -> dict[str, dict[str, ka.Array]]:
        return {key: {"polluted": value * (at + 2.0)} for at, (key, value) in enumerate(x.items())}

    export(each, tmp_path / "tree", {"x": dict.fromkeys(keys, ("float32", (3,)))}, name="Trees")
    page = opened(browser, files_of(tmp_path), "tree.html")
    passes(page)
    assert page.evaluate("({}).polluted === undefined && Object.polluted === undefined")


@needs_browser
def test_files_of_any_name(browser: Any, tmp_path: Path) -> None:
    weights = ka.asarray(np.arange(4, dtype=np.float32))

    @ka.jit
    def plus(x: ka.Array) -> ka.Array:
        return x + weights

    name = "a:b ?c#d%20 ';é`${x}"
    *_, beside = export(plus, tmp_path / f"{name}.js", {"x": ("float32", (4,))}, weights_beside=True)
    assert beside.name == f"{name}.bin"
    module = (tmp_path / f"{name}.js").read_bytes()
    files = {"m.js": module, "a%3Ab%20%3Fc%23d%2520%20%27%3B%C3%A9%60%24%7Bx%7D.bin": beside.read_bytes()}
    page = opened(browser, files)
    found = module_run(page, "m.js", {"x": np.ones(4, np.float32)})
    np.testing.assert_array_equal(found["result"], [1, 2, 3, 4])


@needs_node
def test_modules_parse_and_run_no_name(tmp_path: Path) -> None:
    """Every module is imported where there is no WebGPU: its signature has the names as they are."""
    titles = (*HOSTILE, *UNPRINTABLE)
    for number, title in enumerate(titles):
        name = title if title.isprintable() else "plus"
        export(kernel(name, *HOSTILE), tmp_path / f"m{number}.mjs.js", name=title)
        (tmp_path / f"m{number}.mjs.js").rename(tmp_path / f"m{number}.mjs")
    code = f"""
      const found = [];
      for (let n = 0; n < {len(titles)}; n++) {{
        const {{ signature }} = await import(`./m${{n}}.mjs`);
        found.push([signature.name, signature.variables.map((v) => v.name), signature.inputs[0].shape({{ {json.dumps(HOSTILE[0])}: 3 }})]);
      }}
      console.log(JSON.stringify({{ found, ran: globalThis.ran ?? null }}));
    """
    done = subprocess.run(
        ["node", "--input-type=module", "-e", code], cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout)
    assert said["ran"] is None
    for title, (name, variables, shape) in zip(titles, said["found"], strict=True):
        assert name == (title if title.isprintable() else "plus")
        assert sorted(variables) == sorted(HOSTILE)
        assert shape == [7]


def test_a_template_is_filled_once(tmp_path: Path) -> None:
    template = tmp_path / "page.html"
    template.write_text("{{title}}|{{other}}|{{title}}<script>{{module}}{{check}}</script>")
    export(kernel("{{check}}"), tmp_path / "m", name="{{module}}{{title}}", page=template)
    assert (tmp_path / "m.html").read_text().startswith("{{module}}{{title}}|{{other}}|{{module}}{{title}}<script>// ")


def test_types_keep_to_lines_and_comments(tmp_path: Path) -> None:
    export(kernel("k", *HOSTILE), tmp_path / "m", name="*/ x\ny")
    types = (tmp_path / "m.d.ts").read_text()
    assert types.startswith("// The types of *\\/ x\\ny.\n")
    for name in HOSTILE:
        assert f"  {js_key(name)}: number;" in types
    without = re.sub(r"/\*.*?\*/|//.*", "", re.sub(r'"(?:[^"\\]|\\.)*"', '""', types), flags=re.DOTALL)
    assert RUN not in without


def test_text_of_each_language() -> None:
    assert html_text('<a b="&">\n') == "&lt;a b=&quot;&amp;&quot;&gt;\\n"
    assert js_comment("a*/b\u2028c**//") == "a*\\/b\\u2028c**\\//"
    assert [js_key(k) for k in ("a", "class", "é", "a b", '"')] == ["a", "class", '"\\u00e9"', '"a b"', '"\\""']
    assert [js_member("v", k) for k in ("n", "a b", "1")] == ["v.n", 'v["a b"]', 'v["1"]']
    assert js_template("`${a}\\") == "\\`\\${a}\\\\"
    parts = ("</script", "</SCRIPT", "<!--", "<script", "<SCRIPT")
    for one, two in itertools.product(parts, repeat=2):
        assert not re.search("<(/script|!--|script)", html_script(one + two), re.IGNORECASE)
    assert html_script("a < b, array<f32>") == "a < b, array<f32>"
