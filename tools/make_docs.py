"""Writes docs/passes.md, docs/rules.md, docs/plugins/contracts.md and docs/frontends/frontend.md
from what the code says: `python tools/make_docs.py [--check]`.

A pass is described by its docstring, with the examples in it, or the first case of a file test that it names. tests/core/test_docs.py
runs these examples, and fails where a page is not what this script makes.
"""

from __future__ import annotations

import argparse
import inspect
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

from kg.passes import linearize, pipeline, slots
from kg.passes.pipeline import Slot, Step
from kg.target.slots import TargetPass
from kg_cpu.passes import EVERY, UNMASK_PREFIXES, X86
from kg_cuda.passes import PASSES as CUDA
from kg_schedules.passes import DIVIDE_BY_INVARIANTS, PREFETCH_OUTPUTS
from kg_tiles import OPTS

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(Path(__file__).parent))
from documenting import contracts_page, decisions_page, frontend_page, rules_page  # noqa: E402  scripts beside this one

#: The first pass of each phase.
PHASES = {
    "index_movement": "1 movement",
    "collapse_reductions": "2 optimize",
    "expand": "3 expand",
    "group_reduce": "4 locals",
    "split_long_sums": "5 lower",
}
#: The passes that packages of this repository have at slots.
_TILES = sorted(dict.fromkeys(p for kind in OPTS for p in kind.passes), key=lambda p: -p.priority)
ADDED: tuple[TargetPass, ...] = (*EVERY, *X86, UNMASK_PREFIXES, *CUDA, DIVIDE_BY_INVARIANTS, PREFETCH_OUTPUTS, *_TILES)
PASSES, RULES, CONTRACTS, FRONTEND, DECISIONS = (
    ROOT / "docs" / name for name in ("passes.md", "rules.md", "plugins/contracts.md", "frontends/frontend.md", "decisions.md")
)
_EXAMPLE = re.compile(
    r"^Example of (?P<name>\w+)(?:, schedule (?P<schedule>.*?))?(?:, renderer (?P<renderer>\S+))?:"
    r"(?: (?P<file>tests/\S+\.kg)$|\n(?P<before>(?:    .*\n)+)becomes:\n(?P<after>(?:    .*(?:\n|\Z))+))",
    re.MULTILINE,
)


@dataclass(frozen=True)
class Example:
    """A graph before and after a pass, as text.
    `after` may be `schedule ...`, for the pass that chooses one."""

    name: str
    before: str
    after: str
    schedule: str = ""
    renderer: str = "REF"
    file: str = ""

    @property
    def given(self) -> str:
        parts = [f"schedule `{self.schedule}`"] if self.schedule else []
        return ", ".join(parts + ([f"renderer {self.renderer}"] if self.renderer != "REF" else []))


@dataclass(frozen=True)
class Described:
    """One function of the pipeline: the steps that run it, its stages, its words and examples."""

    name: str
    steps: tuple[str, ...]
    stages: str
    words: str
    examples: tuple[Example, ...]


def all_steps() -> list[Step | Slot]:
    """The pipeline, with the passes of our packages after the slots where they go in."""
    found: list[Step | Slot] = []
    for step in pipeline.PIPELINE:
        found.append(step)
        if isinstance(step, Slot):
            found += [Step(p.name, slots.load_pass(p), step.stage, step.stage, p.package) for p in ADDED if p.slot == step.name]
    return found


def described_passes() -> list[Described]:
    """The functions of the pipeline in the order of their first steps, the slots together,
    and the linearizer."""
    steps: dict[str, list[Step | Slot]] = {}
    for step in all_steps():
        steps.setdefault("slots" if isinstance(step, Slot) else step.run.__name__.strip("_"), []).append(step)
    found = [_describe(name, runs) for name, runs in steps.items()]
    last = _examples(linearize.__doc__, "linearize")
    return [*found, Described("linearize", ("linearize",), "`lowered` → `linear`", _words(linearize.__doc__), last)]


def _module(step: Step | Slot) -> ModuleType:
    """The file of a step's pass: what the pipeline wraps, where the pass takes other arguments,
    is imported there under its own name."""
    if isinstance(step, Slot):
        return slots
    own = sys.modules[step.run.__module__]
    return own if own is not pipeline else sys.modules[getattr(pipeline, step.run.__name__.strip("_")).__module__]


def _describe(name: str, steps: list[Step | Slot]) -> Described:
    text, names = _module(steps[0]).__doc__, dict.fromkeys(s.name for s in steps)
    examples = [e for one in (names if name == "slots" else [name]) for e in _examples(text, one)]
    return Described(name, tuple(names), ", ".join(dict.fromkeys(map(_stages, steps))), _words(text), tuple(examples))


def _stages(step: Step | Slot) -> str:
    if isinstance(step, Slot) or step.requires == step.ensures:
        return f"`{step.stage if isinstance(step, Slot) else step.ensures}`"
    return f"`{step.requires}` → `{step.ensures}`"


def _words(text: str | None) -> str:
    """The docstring up to its examples: sketches, indented there, become blocks."""
    assert text
    plain = text[: text.index("\nExample of ")].rstrip() if "\nExample of " in text else text.rstrip()
    return re.sub(
        r"(?:^(?: {4}|-> ).*\n?)+", lambda m: f"```\n{m[0].rstrip()}\n```\n", plain + "\n", flags=re.MULTILINE
    ).rstrip()


def _examples(text: str | None, name: str) -> tuple[Example, ...]:
    return tuple(e for e in all_examples(text or "") if e.name == name)


def all_examples(text: str) -> list[Example]:
    """The examples in a docstring, those in files included."""
    found: list[Example] = []
    for match in _EXAMPLE.finditer(text):
        if match["file"]:
            found.append(_from_file(match["name"], match["file"]))
        else:
            before, after = (re.sub(r"^    ", "", match[part], flags=re.MULTILINE).strip() for part in ("before", "after"))
            renderer = match["renderer"] or "REF"
            found.append(Example(match["name"], before, after, match["schedule"] or "", renderer))
    return found


def _from_file(name: str, file: str) -> Example:
    """The first case of a file test, whose suite runs it."""
    before, after = (ROOT / file).read_text().split("\n===", 1)[0].split("\n---\n", 1)
    given = dict(re.findall(r"^# (\w+): *(.*)$", before, re.MULTILINE))
    of = given.get("pass") or given["slot"]
    assert of == name, f"{file} is of {of}, not {name}"
    graph = "\n".join(line for line in before.splitlines() if not line.startswith("#"))
    schedule = "" if given.get("schedule", "default") == "default" else given["schedule"]
    return Example(name, graph.strip(), after.strip(), schedule, given.get("renderer", "REF"), file)


def passes_page() -> str:
    """docs/passes.md."""
    passes = described_passes()
    lines = [
        "# The passes",
        "",
        "The pipeline is [pipeline.py](../core/src/kg/passes/pipeline.py): this list, in this order, then `render` and `compile`. At its [slots](#slots) go in what one",
        "target alone needs: its own passes, here those of the packages of this repository, and what plugins add ([plugins.md](plugins/plugins.md)). This page is made by",
        "`python tools/make_docs.py` from it and from the docstrings of the passes; their examples are run by `tests/core/test_docs.py` or are file tests.",
        "[ir.md](ir.md) describes the stages; `kg explain FILE.kg --stage PASS --rules` shows what a pass does to a kernel of yours.",
        "",
        "| phase | pass | enters | leaves | what it does |",
        "|---|---|---|---|---|",
    ]
    names = {step: d for d in passes for step in d.steps}
    lines += [_row_of(step, names[step.name]) for step in all_steps()]
    lines.append(f"| | [linearize](#linearize) | `lowered` | `linear` | {passes[-1].words.splitlines()[0]} |")
    for one in passes:
        lines += _section(one)
    return "\n".join(lines) + "\n"


def _row_of(step: Step | Slot, described: Described) -> str:
    first = described.words.split("\n\n")[0].replace("\n", " ")
    if isinstance(step, Slot):
        return f"|  | slot [{step.name}](#slots) | `{step.stage}` | `{step.stage}` | {first} |"
    phase = "where named" if step.package == "kg" else f"in {step.package}" if step.package else PHASES.get(step.name, "")
    return f"| {phase} | [{step.name}](#{described.name}) | `{step.requires}` | `{step.ensures}` | {_what(step, first)} |"


def _what(step: Step, first: str) -> str:
    """The first line of the file, or of the function where one file holds several passes."""
    if step.run.__module__.endswith(".simplify"):
        first = (inspect.getdoc(step.run) or first).split("\n\n")[0].replace("\n", " ")
    what = re.sub(r"^Phase \d(?:, [^:]*)?: ", "", first)
    return what[0].upper() + what[1:]


def _section(one: Described) -> list[str]:
    steps = "" if one.name == "slots" or one.steps == (one.name,) else f" · as {', '.join(f'`{s}`' for s in one.steps)}"
    words = one.words
    if one.name in ("collapse_reductions", "form_fused_multiply_adds", "simplify_graph"):  # one file, three passes
        function = next(s.run for s in pipeline.PIPELINE if isinstance(s, Step) and s.name in one.steps)
        words = (inspect.getdoc(function) or "").split("\n\n")[0]
    lines = ["", f"## {one.name}", "", f"{one.stages} · {_link(one)}{steps}", "", words]
    for example in one.examples:
        given = [*([f"slot `{example.name}`"] if one.name == "slots" else []), *([example.given] if example.given else [])]
        of = f" ({', '.join(given)})" if given else ""
        where = f", from `{example.file}` of the repository" if example.file else ""
        lines += ["", f"Before{of}{where}:", "```", example.before, "```", "After:", "```", example.after, "```"]
    return lines


def _link(one: Described) -> str:
    step = next((s for s in all_steps() if s.name in one.steps), None)
    file = Path((_module(step) if step else linearize).__file__ or "")
    place = file.relative_to(ROOT).as_posix()
    return f"[{file.name}](../{place})" if place.startswith("core/") else f"`{place}` of the repository"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; 1 where a page is not as it should be")
    check = parser.parse_args().check
    stale = 0
    for page, text in (
        (PASSES, passes_page()),
        (RULES, rules_page.page()),
        (CONTRACTS, contracts_page.page()),
        (FRONTEND, frontend_page.page()),
        (DECISIONS, decisions_page.page()),
    ):
        if page.exists() and page.read_text() == text:
            continue
        stale += 1
        if not check:
            page.write_text(text)
        print(f"{page.relative_to(ROOT)} {'is not what tools/make_docs.py makes: run it' if check else 'written'}")
    wrong = decisions_page.without_topic()
    print("".join(f"{line}\n" for line in wrong), end="", file=sys.stderr)
    return 1 if wrong or (check and stale) else 0


if __name__ == "__main__":
    sys.exit(main())
