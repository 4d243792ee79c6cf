"""Writes docs/passes.md from the pipeline's table and the docstrings of the passes: `uv run python tools/write_pass_docs.py [--check]`."""

from __future__ import annotations

import argparse
import inspect
import sys
from pathlib import Path

from kg.passes import pipeline
from kg.passes.pipeline import PIPELINE, Step

FILE = Path(__file__).parents[1] / "docs" / "passes.md"
PHASES = {
    "index_movement": "1 Movement",
    "collapse_reductions": "2 Optimize",
    "expand": "3 Expand",
    "group_reduce": "4 Locals",
    "split_long_sums": "5 Lower",
}
HEAD = """# The passes

The pipeline is [pipeline.py](../core/src/kg/passes/pipeline.py): this list, in this order, then `linearize`, `render`, `compile`. This page is
written by `tools/write_pass_docs.py` from the docstrings. [ir.md](ir.md) describes the stages that passes enter and leave;
`kg explain FILE.kg --stage PASS --rules` shows what one does to a kernel.
"""


def page() -> str:
    parts = [HEAD]
    for step in PIPELINE:
        if step.name in PHASES:
            parts.append(f"## {PHASES[step.name]}\n")
        parts.append(_entry(step))
    return "\n".join(parts)


def _entry(step: Step) -> str:
    function = step.run
    module = inspect.getmodule(function)
    assert module is not None
    if module is pipeline:  # adapts another function's parameters
        named = [name for name in sys.modules if f"kg.passes.{step.name}".startswith(name)]
        module = sys.modules[max(named, key=len)]
    what = _one_line(inspect.getdoc(function))
    stages = f"`{step.requires}`" if step.requires == step.ensures else f"`{step.requires}` → `{step.ensures}`"
    file = Path(inspect.getfile(module)).name
    lines = [f"### {step.name}", "", f"{stages} · [{file}](../core/src/kg/passes/{file})", ""]
    if step.name == file.removesuffix(".py"):  # the file is this pass, else one of several
        lines += [_as_text(inspect.getdoc(module) or ""), ""]
        return "\n".join(lines + ([what, ""] if what else []))
    return "\n".join([*lines, what or _as_text((inspect.getdoc(module) or "").split("\n\n")[0]), ""])


def _one_line(text: str | None) -> str:
    return _as_text(text) if text else ""


def _as_text(text: str) -> str:
    """A docstring as Markdown: what is indented, or holds an arrow between two graphs, is code."""
    blocks = [_block(b) for b in text.split("\n\n")]
    return "\n\n".join(blocks)


def _block(block: str) -> str:
    lines = block.split("\n")
    if any(line.startswith(("    ", "->")) for line in lines) or all("->" in line for line in lines):
        return "```\n" + inspect.cleandoc("\n" + block) + "\n```"
    return block


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="say whether the page is up to date, write nothing")
    if not parser.parse_args().check:
        FILE.write_text(page())
        return 0
    fresh = FILE.exists() and FILE.read_text() == page()
    print("docs/passes.md is up to date" if fresh else "docs/passes.md is old: run python tools/write_pass_docs.py")
    return 0 if fresh else 1


if __name__ == "__main__":
    sys.exit(main())
