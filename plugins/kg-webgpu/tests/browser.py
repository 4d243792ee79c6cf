"""A headless Chromium with WebGPU on a software adapter,
and pages in it that are served from memory on localhost, by https."""

from __future__ import annotations

import atexit
import base64
import functools
import importlib.util
import json
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import pytest

CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
HOST = "localhost"  # a secure context, which WebGPU asks for
ORIGIN = f"https://{HOST}/"
_KINDS = {".js": "text/javascript", ".html": "text/html", ".bin": "application/octet-stream"}


@functools.cache
def missing() -> str:
    """What is not here, with what brings it; empty where all is."""
    lacks: list[str] = []
    if not any(map(shutil.which, CHROMIUM)):
        lacks.append("a Chromium (Debian: apt-get install chromium-headless-shell)")
    if importlib.util.find_spec("playwright") is None:
        lacks.append("playwright (pip install playwright)")
    return " and ".join(lacks)


needs_browser = pytest.mark.skipif(bool(missing()), reason=f"tests in a browser need {missing()}")


@contextmanager
def chromium(*flags: str) -> Iterator[Any]:
    """A browser; `flags` beside those that let it run as root."""
    path = next(filter(None, map(shutil.which, CHROMIUM)))
    browser = _playwright().chromium.launch(executable_path=path, args=["--no-sandbox", *flags])
    try:
        yield browser
    finally:
        browser.close()


@functools.cache
def _playwright() -> Any:
    """What drives browsers; a process has one."""
    from playwright.sync_api import sync_playwright

    driver = sync_playwright().start()
    atexit.register(driver.stop)
    return driver


def opened(browser: Any, files: Mapping[str, str | bytes], start: str = "", origin: str = ORIGIN) -> Any:
    """A page whose origin has these files. Errors of its scripts fail the test that closes it."""
    page = browser.new_context(ignore_https_errors=True).new_page()
    page.errors = []
    page.on("pageerror", lambda error: page.errors.append(str(error)))

    def answer(route: Any) -> None:
        name = route.request.url.removeprefix(origin)
        if name in files:
            route.fulfill(body=files[name], content_type=_KINDS[Path(name).suffix])
        else:
            route.fulfill(status=200 if not name else 404, body="<!doctype html>", content_type="text/html")

    page.route("**/*", answer)
    page.goto(origin + start)
    return page


def files_of(folder: Path) -> dict[str, bytes]:
    """The files of a folder, as a page's origin has them."""
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def module_run(
    page: Any, module: str, inputs: Mapping[str, np.ndarray[Any, Any]], variables: Mapping[str, int] | None = None
) -> Any:
    """`run` of a module in the page: results by name, as arrays of the types that JavaScript has."""
    given = {n: [_array_type(x), base64.b64encode(np.ascontiguousarray(x).tobytes()).decode()] for n, x in inputs.items()}
    found = page.evaluate(
        """async ([module, given, variables]) => {
          const { run } = await import(module);
          const bytes = (text) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0)).buffer;
          const inputs = Object.fromEntries(Object.entries(given).map(([n, [type, text]]) => [n, new globalThis[type](bytes(text))]));
          const results = await run(inputs, variables);
          const text = (x) => btoa(Array.from(new Uint8Array(x.buffer), (c) => String.fromCharCode(c)).join(""));
          return Object.fromEntries(Object.entries(results).map(([n, x]) => [n, [x.constructor.name, text(x)]]));
        }""",
        [ORIGIN + module, given, dict(variables or {})],
    )
    return {n: np.frombuffer(base64.b64decode(text), _DTYPES[type_]) for n, (type_, text) in found.items()}


_DTYPES = {
    **{f"{kind}{bits}Array": f"{kind.lower()}{bits}" for kind in ("Int", "Uint") for bits in (8, 16, 32)},
    **{"Float32Array": "float32", "BigInt64Array": "int64", "BigUint64Array": "uint64"},
}


def _array_type(values: np.ndarray[Any, Any]) -> str:
    name = "uint8" if values.dtype == bool else "uint16" if values.dtype == np.float16 else values.dtype.name
    return next(type_ for type_, dtype in _DTYPES.items() if dtype == name)


def refused(page: Any, module: str, inputs: str, variables: str = "undefined") -> str:
    """The kind and message of the error of a module's `run`, whose arguments are JavaScript."""
    said: str = page.evaluate(
        f"""async () => {{
          const {{ run }} = await import({json.dumps(ORIGIN + module)});
          try {{ await run({inputs}, {variables}); }} catch (error) {{ return `${{error.constructor.name}}: ${{error.message}}`; }}
          return "no error";
        }}"""
    )
    return said


SHADER_ERRORS = """async (sources) => {
  const device = await (await navigator.gpu.requestAdapter()).requestDevice();
  const found = {};
  for (const [name, code] of Object.entries(sources)) {
    device.pushErrorScope("validation");
    const module = device.createShaderModule({ code });
    const { messages } = await module.getCompilationInfo();
    const said = messages.map((m) => `${m.type} in line ${m.lineNum}: ${m.message}: ${code.split("\\n")[m.lineNum - 1]}`);
    device.createComputePipeline({ layout: "auto", compute: { module, entryPoint: "main" } });
    const error = await device.popErrorScope();
    if (said.length || error) found[name] = [...said, error?.message ?? ""].join("; ");
  }
  return found;
}"""


def shader_errors(page: Any, sources: Mapping[str, str]) -> dict[str, str]:
    """What the browser's compiler has to say of shaders: those of which it says something."""
    found: dict[str, str] = page.evaluate(SHADER_ERRORS, dict(sources))
    return found
