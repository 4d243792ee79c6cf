"""The browser's compiler, which is stricter than wgpu's,
takes every kernel that is kept as a golden file."""

from __future__ import annotations

from pathlib import Path

import kg
from browser import chromium, needs_browser, opened, shader_errors
from kg.compile.programs import compile_program
from kg.plugin import linear_uops
from kg_webgpu.exporting import browser_renderer
from kg_webgpu.wgsl.writer import WGSLWriter

GOLDEN = Path(__file__).parents[4] / "tests" / "golden" / "WEBGPU-WGSL"
pytestmark = needs_browser


def test_golden_kernels_are_taken_without_a_warning():
    sources = {file.stem: file.read_text() for file in sorted(GOLDEN.glob("*.wgsl"))}
    assert len(sources) > 20
    with chromium("--enable-unsafe-webgpu") as browser:
        page = opened(browser, {})
        assert shader_errors(page, sources) == {}
        assert "unresolved value 'missing'" in shader_errors(page, {"wrong": "fn main() { let a = missing; }"})["wrong"]


def test_a_shift_in_the_bound_of_a_loop_ends_no_template():
    """`r0 < (n + 511i) >> 9u` is a name with template arguments, to the letter of WGSL."""
    n = kg.variable("n", 1, 4096)
    x = kg.param(1, (n,), kg.float32)
    kernel = kg.sink(kg.param(0, (1,), kg.float32).store(x.sum(0).reshape(1)), name="total")
    program = compile_program(kernel, browser_renderer(), None, whole=True)
    source = WGSLWriter(browser_renderer(), linear_uops(program)).source()
    assert " < ((n + " in source and " >> " in source
    with chromium("--enable-unsafe-webgpu") as browser:
        assert shader_errors(opened(browser, {}), {"total": source}) == {}
