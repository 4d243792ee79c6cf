"""A plan for browsers: one ES module without dependencies, its types, and a page that checks itself.

export(function, "out/blur.js", {"image": ("float32", (256, 256))})     # of kg_array.jit
export(read_kernel("matmul.kg"), "out/matmul.js")
"""

from __future__ import annotations

import base64
import os
import re
from importlib.resources import files
from pathlib import Path
from typing import Final
from urllib.parse import quote

from kg.plugin import KgError, Op, UOp
from kg_graph.exporting import Inputs, NamedPlan, described, of_function, of_kernel, path_name

from kg_webgpu.browser.check import Arrays, check_text
from kg_webgpu.browser.plan import BrowserPlan
from kg_webgpu.browser.text import html_script, html_text, js_comment, js_key, js_string
from kg_webgpu.browser.types import interface, typedefs
from kg_webgpu.wgsl.renderer import Limits, WGSLRenderer

#: What a page may differ from Python: browsers round some float operations otherwise, and flush what is nearly 0.
TOLERANCE: Final = 1e-4
#: The launch variable of a page's check, where its range has it.
_USUAL: Final = 37


def export(
    source: object,
    path: str | Path,
    inputs: Inputs | None = None,
    *,
    name: str = "",
    weights_beside: bool = False,
    page: str | Path | None = None,
    check: Arrays | None = None,
    tolerance: float = TOLERANCE,
) -> list[Path]:
    """Write a kernel AST, or a jitted function for inputs of these dtypes and shapes (or dicts,
    lists and tuples of such), as PATH.js, PATH.d.ts and PATH.html. A plan of PROGRAMs for `browser_renderer()` that has names
    will do too.

    `weights_beside`: weights go into PATH.bin, which the module fetches; else they are in it. `page`: a template for the page, with
    `{{title}}`, `{{module}}` and `{{check}}` in it. `check`: inputs of the page's check; others are made. Returns the files.
    """
    path = Path(path)
    if path.suffix not in ("", ".js"):
        raise KgError(f"{path}: the name of a module ends in .js")
    path = path.with_suffix(".js")
    named = _named(source, inputs or {})
    variables = _example(named, inputs or {})
    plan = BrowserPlan(named, browser_renderer())
    text = plan.text()
    title = name or named.plan.name
    beside = path.with_suffix(".bin") if weights_beside and plan.weights else None
    module = _module(title, named, text, bytes(plan.weights), beside)
    inlined = module if beside is None else _module(title, named, text, bytes(plan.weights), None)  # a file can't fetch another
    template = _resource("page.html") if page is None else Path(page).read_text(encoding="utf-8")
    checks = f"{check_text(named, check or {}, variables, tolerance)}\n{_resource('check.js')}"
    path.parent.mkdir(parents=True, exist_ok=True)
    written = {path: module, path.with_suffix(".d.ts"): _declarations(title, named)}
    written[path.with_suffix(".html")] = _page(template, title, inlined, checks)
    for file, content in written.items():
        file.write_text(content, encoding="utf-8")
    if beside is not None:
        beside.write_bytes(plan.weights)
    return [*written, *([] if beside is None else [beside])]


def browser_renderer() -> WGSLRenderer:
    """The renderer for every browser: the limits that WebGPU promises, no optional features."""
    return WGSLRenderer(Limits(), "browser")


def _named(source: object, inputs: Inputs) -> NamedPlan:
    if isinstance(source, NamedPlan):
        return source
    if not isinstance(source, UOp):
        return of_function(source, inputs, browser_renderer(), None)
    if source.op is not Op.SINK:
        raise KgError(f"a kernel AST is a SINK, not a {source.op.name}")
    if inputs:
        raise KgError(f"a kernel AST says itself what it takes: leave out {', '.join(inputs)}")
    return of_kernel(source, browser_renderer(), None)


def _example(named: NamedPlan, inputs: Inputs) -> dict[str, int]:
    """Launch variables for the page: those of the shapes that were given, else any of their range."""
    found = {v.name: max(v.min, min(v.max, _USUAL)) for v in named.variables}
    shapes = {path_name(path): shape for path, (_, shape) in described(inputs).items()}
    for argument in named.inputs:
        for dim, given in zip(argument.shape, shapes.get(argument.name, ()), strict=False):
            if isinstance(dim, UOp) and dim.op is Op.DEFINE_VAR:
                found[dim.variable.name] = given
    return found


# -- the texts


def _resource(name: str) -> str:
    return (files("kg_webgpu") / "browser" / name).read_text(encoding="utf-8")


def _module(title: str, named: NamedPlan, plan: str, weights: bytes, beside: Path | None) -> str:
    if beside is None:
        where = f'Uint8Array.from(atob("{base64.b64encode(weights).decode()}"), (c) => c.charCodeAt(0))'
    else:
        url = f"./{quote(os.fsencode(beside.name))}"
        where = f"fetched(new URL({js_string(url)}, import.meta.url))"
    head = [
        f"// {js_comment(title)}, made by kg webgpu export: run(inputs) computes it with WebGPU. No dependencies.",
        *typedefs(named),
        f"const PLAN = {plan};",
        f"const weightBytes = async () => {where};",
    ]
    if beside is not None:
        head += [
            "async function fetched(url) {",
            "  const answer = await fetch(url);",
            "  if (!answer.ok) throw new Error(`${PLAN.name}: the weights were not found at ${url}: ${answer.status}`);",
            "  return new Uint8Array(await answer.arrayBuffer());",
            "}",
        ]
    return "\n".join([*head, "", _resource("signature.js"), _resource("player.js")])


def _page(template: str, title: str, module: str, checks: str) -> str:
    for wanted in ("{{module}}", "{{check}}"):
        if wanted not in template:
            raise KgError(f"the template of the page has no {wanted}")
    texts = {"{{title}}": html_text(title), "{{module}}": html_script(module), "{{check}}": html_script(checks)}
    return re.sub("|".join(map(re.escape, texts)), lambda found: texts[found[0]], template)


def _declarations(title: str, named: NamedPlan) -> str:
    """The module's types, for TypeScript."""
    optional = "" if named.variables else "?"
    return "\n".join(
        [
            f"// The types of {js_comment(title)}.",
            *interface("Inputs", named.inputs, given=True),
            *interface("Outputs", named.outputs, given=False),
            "export interface Variables {",
            *(line for v in named.variables for line in (f"  /** {v.min} to {v.max} */", f"  {js_key(v.name)}: number;")),
            "}",
            _resource("module.d.ts").replace("variables:", f"variables{optional}:"),
        ]
    )
