"""What the README shows works when it is pasted, and its two commands are the ones that exist."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text()


EXAMPLES = re.findall(r"^```python\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


def printed(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    assert len(code.strip().splitlines()) <= 20
    return done.stdout


def test_the_kernel_runs() -> None:
    output = printed(EXAMPLES[0])
    error = re.search(r"greatest error: (\S+)", output)
    assert error and float(error[1]) < 1e-6
    assert "sink softmax" in output


def test_the_arrays_run() -> None:
    _, code = EXAMPLES
    output = printed(code)
    loss = re.search(r"\] ?[^\n]* (\d\.\d+)\n", output)
    assert loss and float(loss[1]) < 0.25, output
    assert "kernel" in output


def test_links_lead_somewhere() -> None:
    pages = [ROOT / "README.md", *ROOT.glob("*/README.md"), *ROOT.glob("*/*/README.md"), *ROOT.glob("docs/**/*.md")]
    broken = [
        f"{page.relative_to(ROOT)}: {target}"
        for page in pages
        if ".venv" not in page.parts
        for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", page.read_text())
        if "://" not in target and not (page.parent / target).exists()
    ]
    assert not broken


def test_the_commands_are_those_of_ci() -> None:
    assert "python -m pip install uv && uv run kg tour\nuv run pytest\n" in README
    assert "uv run pytest" in (ROOT / ".ci" / "run").read_text()
