"""The example pages: written as a reader would, then clicked and drawn on in a browser."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from browser import chromium, files_of, needs_browser, opened

EXAMPLE = Path(__file__).parents[2] / "examples" / "browser_pages.py"
pytestmark = needs_browser


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("pages")
    sizes = ("--matrix", "128", "--plate", "64", "--steps", "1500")
    command = (sys.executable, str(EXAMPLE), "--output", str(made), *sizes)
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ | {"KG_DEVICE": "CPU"})
    assert not done.returncode, done.stderr
    return made


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with chromium("--enable-unsafe-webgpu") as found:
        yield found


@pytest.mark.parametrize("name", ["matmul", "digits", "heat"])
def test_a_page_checks_itself_and_says_that_it_did(browser: Any, folder: Path, name: str):
    page = opened(browser, files_of(folder), f"{name}.html")
    page.click("#run")
    page.wait_for_selector("body[data-state=passed]", timeout=60_000)
    said = page.inner_text("#said")
    assert said.startswith("As in Python.\n") and " 0 differ" in said
    assert ("GFLOP/s" in said) == (name == "matmul")
    assert page.screenshot(path=folder / f"{name}.png").startswith(b"\x89PNG")
    assert not page.errors


@pytest.mark.parametrize("digit", [3, 7])
def test_a_digit_that_is_drawn_is_read(browser: Any, folder: Path, digit: int):
    page = opened(browser, files_of(folder), "digits.html")
    box = page.locator("#paper").bounding_box()
    square = box["width"] / 12
    for row, points in enumerate(_font()[digit].split()):
        for column, point in enumerate(points):
            if point == "1":
                page.mouse.move(box["x"] + (column + 3.5) * square, box["y"] + (row + 2.5) * square)
                page.mouse.down()
                page.mouse.up()
    page.wait_for_function(f"document.getElementById('answer').textContent === '{digit}'", timeout=30_000)
    page.screenshot(path=folder / f"drawn{digit}.png")
    page.click("#clear")
    assert page.inner_text("#answer") == "?"
    assert not page.errors


def test_heat_that_is_drawn_spreads(browser: Any, folder: Path):
    page = opened(browser, files_of(folder), "heat.html")
    box = page.locator("#plate").bounding_box()
    shade = (
        "(() => { const d = plate.getContext('2d').getImageData(0, 0, 64, 64).data; return d.reduce((n, x) => n + x, 0); })()"
    )
    before = page.evaluate(shade)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.9)
    page.mouse.down()
    drawn = page.evaluate(shade)
    page.mouse.up()
    assert drawn > before
    page.click("#play")
    page.wait_for_function("document.getElementById('rate').textContent.includes('pictures a second')", timeout=60_000)
    page.click("#play")
    assert page.evaluate(shade) != drawn
    page.screenshot(path=folder / "heating.png")
    assert not page.errors


def _font() -> tuple[str, ...]:
    """The digits that the network was trained on."""
    file = EXAMPLE.parents[3] / "frontends" / "kg-array" / "examples" / "digits.py"
    spec = importlib.util.spec_from_file_location("digits_example", file)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.FONT
