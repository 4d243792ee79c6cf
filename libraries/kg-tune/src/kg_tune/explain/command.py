"""`kg explain FILE.kg`: what the pipeline does to one kernel, pass by pass, down to the machine code."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from kg.cli.docs import DOCS
from kg.errors import KgError
from kg.ir.uop import UOp
from kg.plugin.api import Commands

if TYPE_CHECKING:
    from kg.schedule.opts import Opt
    from kg.target.compiler import Compiler
    from kg.target.renderer import Renderer


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "explain",
        help="show a kernel after every pass, its source and its machine code",
        description="Shows the graph before and after each pass that changed it, the ordered program and the source. A kernel"
        " that becomes several is shown as its plan, then each of them; with --schedule it is left whole.",
    )
    parser.add_argument("file", help="a kernel AST as text, - for standard input, or the name of an example: `kg docs --where`")
    parser.add_argument("--device", default="", help="for which device and renderer, e.g. CPU:LLVM (default: as `kg devices`)")
    parser.add_argument("--schedule", help='instead of the default one, e.g. "UPCAST(o0, 4) VECTOR(o1, 16)"')
    parser.add_argument(
        "--stage",
        action="append",
        help="only this pass, or plan, ast, linear, source, asm, passes (a summary), all; may be repeated",
    )
    parser.add_argument("--rules", action="store_true", help="which rules fired in each pass, how often, and where first")
    parser.add_argument("--source", action="store_true", help="show the source (on its own: nothing else)")
    parser.add_argument("--asm", action="store_true", help="compile, and show the machine code (on its own: nothing else)")
    parser.add_argument(
        "--emulate",
        action="store_true",
        help="run the ordered program on random arguments by the reference interpreter, and compare with the oracle: for"
        " targets that can't run here; neither source nor device takes part (on its own: nothing else)",
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from kg.plugin.registry import default_name, open_toolchain
    from kg.schedule.opts import parse_schedule

    from kg_tune.explain.stages import Wanted, explain_plan

    ast = read_kernel(options.file)
    stages: list[str] = list(options.stage or [])
    stages += ["source"] if options.source else []
    stages += ["asm"] if options.asm else []
    schedule = None if options.schedule is None else parse_schedule(options.schedule)
    renderer, compiler = open_toolchain(options.device or default_name())
    if stages or not options.emulate:
        wanted = Wanted.of(stages or ["all"], renderer, rules=options.rules)
        for text in explain_plan(ast, renderer, compiler, schedule, wanted):
            print(text)
    return _emulate(ast, renderer, compiler, schedule) if options.emulate else 0


def _emulate(ast: UOp, renderer: Renderer, compiler: Compiler | None, schedule: tuple[Opt, ...] | None) -> int:
    from kg_tune.explain.emulate import SAID, emulate_plan

    found = list(emulate_plan(ast, renderer, compiler, schedule, seed=1))
    print(f"== emulated for {renderer.device}:{renderer.suffix}\n" + "\n".join(line for _, line in found) + f"\n{SAID}")
    return 0 if all(right for right, _ in found) else 1


def read_kernel(name: str) -> UOp:
    """The kernel AST in a file, or the example of this name. Raises KgError that says what is expected."""
    from kg.text.graphs import parse_kernel

    examples = {file.stem: file for file in sorted((DOCS / "examples").glob("*.kg"))}
    file = examples[name] if name in examples and not Path(name).exists() else Path(name)
    try:
        text = sys.stdin.read() if name == "-" else file.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise KgError(f"{name} is neither a file nor an example; there are {', '.join(examples)}") from error
    except UnicodeDecodeError as error:
        raise KgError(f"{name} is no text: {error}") from error
    return parse_kernel(text, "<stdin>" if name == "-" else name)
