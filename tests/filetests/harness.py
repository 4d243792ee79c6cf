"""Reads and runs filetests: IR text, a pass or a set of rules,
and the text that must come out. docs/ir.md shows one.

A file holds cases separated by lines `===`; in each, directives `# key: value`, the input, a line `---`, the expectation.
Directives hold for the cases after them too, but for those about the outcome (error, unchanged) and the case's name.
"""

from __future__ import annotations

import difflib
import re
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path

import kg.rules
from filetests.ruled import ruled
from golden.renderers import RENDERERS, WITH_CORES, WITH_SUBGROUPS
from kg.errors import KgError
from kg.ir.uop import UOp
from kg.passes.linearize import linearize
from kg.passes.pipeline import PIPELINE, Slot, Step, steps_for
from kg.passes.slots import added_at
from kg.rewrite.engine import rewrite
from kg.rewrite.rule import RuleSet
from kg.rewrite.spec.stages import STAGES, verify
from kg.runtime.devices.ref import RefRenderer
from kg.runtime.plan.data import LaunchStep
from kg.runtime.plan.text import format_plan
from kg.schedule.context import Context
from kg.schedule.opts import parse_schedule
from kg.target.renderer import Renderer
from kg.text.graphs import format_graph, format_linear, parse_graph
from kg_graph.multi_kernel.limits import Limits
from kg_graph.multi_kernel.multistep import split
from support.plan_text import parse_plan

WHAT = ("pass", "slot", "rules", "spec", "plan")
LASTING = (*WHAT, "renderer", "schedule", "sanitize")
OUTCOME = ("error", "unchanged", "case")
_LIMIT = re.compile(r"(\w+)\((\d+)\)")
_DIRECTIVE = re.compile(rf"#\s*({'|'.join(LASTING + OUTCOME)}):\s*(.*?)\s*")


class BadFileError(Exception):
    """A filetest that can't be run, or could never fail."""


@dataclass
class Case:
    """One case. `line` is where its text starts in the file, `expected` None where there is no `---`."""

    file: Path
    number: int
    line: int
    text: str
    expected: str | None
    directives: dict[str, str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return self.directives.get("case", str(self.number)).replace(" ", "_")


def read_cases(file: Path) -> list[Case]:
    """The cases of a file, each checked to be able to fail. Raises BadFileError."""
    lasting: dict[str, str] = {}
    cases: list[Case] = []
    line = 1
    for number, block in enumerate(re.split(r"^===[ \t]*\n", file.read_text(), flags=re.MULTILINE), 1):
        text, *expected = re.split(r"^---[ \t]*\n", block, maxsplit=1, flags=re.MULTILINE)
        given: dict[str, str] = {}
        for comment in text.splitlines():
            if match := _DIRECTIVE.fullmatch(comment):
                given[match.group(1)] = match.group(2)
        if any(what in given for what in WHAT):
            lasting = {k: v for k, v in lasting.items() if k not in WHAT}
        lasting |= {k: v for k, v in given.items() if k in LASTING}
        outcome = {k: v for k, v in given.items() if k in OUTCOME}
        cases.append(Case(file, number, line, text, expected[0] if expected else None, lasting | outcome))
        line += block.count("\n") + 1
    for case in cases:
        _check(case)
    return cases


def _check(case: Case) -> None:
    """Refuses a case that says not what to run, or whose expectation could never fail."""
    where = f"{case.file.name}, case {case.number}"
    if not [line for line in case.text.splitlines() if line.strip() and not line.startswith("#")]:
        raise BadFileError(f"{where}: there is no input")
    if sum(what in case.directives for what in WHAT) != 1:
        raise BadFileError(f"{where}: one of {', '.join(f'# {what}: …' for what in WHAT)} is needed")
    if case.directives.get("error") == "" or case.directives.get("unchanged") == "":
        raise BadFileError(f"{where}: '# error:' and '# unchanged:' need words")
    outcomes = [k for k in ("error", "unchanged") if k in case.directives] + ["---"] * (case.expected is not None)
    if len(outcomes) > 1:
        raise BadFileError(f"{where}: {' and '.join(outcomes)} exclude each other")
    if "spec" in case.directives and "error" not in case.directives:
        raise BadFileError(f"{where}: a spec case needs '# error: words'")
    if case.expected is not None and not case.expected.strip():
        raise BadFileError(f"{where}: nothing stands after ---")


def run_case(case: Case, *, update: bool = False) -> None:
    """Raises AssertionError with a diff, or BadFileError.
    With `update` the expectation is rewritten instead."""
    error = case.directives.get("error")
    try:
        root = parse_graph("\n" * (case.line - 1) + case.text, str(case.file))
        result = _run(case, root)
    except KgError as caught:
        if error is None:
            raise
        assert error in str(caught), f"expected an error with {error!r}, got:\n{caught}"
        return
    assert error is None, f"expected an error with {error!r}, got:\n{result}"
    before = format_graph(root)
    if "unchanged" in case.directives:
        assert result == before, _diff(before, result, "nothing to change")
        return
    if update:
        _rewrite(case, result)
        return
    if case.expected is None:
        raise BadFileError(
            f"{case.file.name}, case {case.number}: no ---; run with --update-golden to write what comes out:\n{result}"
        )
    if result == before and case.directives.get("pass") != "linearize":  # an order may well be that of the text
        raise BadFileError(
            f"{case.file.name}, case {case.number}: nothing changes; say '# unchanged: why' instead of repeating it"
        )
    expected = case.expected.strip("\n") + "\n"
    assert result == expected, _diff(expected, result, "expected")


def _diff(expected: str, result: str, name: str) -> str:
    lines = difflib.unified_diff(expected.splitlines(), result.splitlines(), name, "came out", lineterm="", n=100)
    return "\n".join(lines) + "\nIf that is intended, run pytest with --update-golden."


def _run(case: Case, root: UOp) -> str:
    given = case.directives
    if "spec" in given:
        if given["spec"] not in STAGES:
            raise BadFileError(f"unknown stage {given['spec']!r}; there are {', '.join(STAGES)}")
        verify(root, given["spec"])
        return format_graph(root)
    if "rules" in given:
        return format_graph(rewrite(root, find_rules(given["rules"])))
    if "plan" in given:
        return _plan(case, root)
    return _run_passes(case, root)


def _run_passes(case: Case, root: UOp) -> str:
    context = _context(case)
    name = case.directives.get("pass", "")
    if name == "linearize":
        verify(root, "lowered", "the filetest's input")
        program = linearize(root)
        verify(program, "linear", name)
        return format_linear(program)
    for number, step in enumerate(_steps(case, context.renderer)):
        if number == 0:
            verify(root, step.requires, "the filetest's input")
        root = step.run(root, context)
        verify(root, step.ensures, step.title, context.renderer)
    return format_graph(root)


def _context(case: Case) -> Context:
    renderer = case.directives.get("renderer", "REF")
    makers = {**{known: maker for known, (maker, *_) in (RENDERERS | WITH_CORES | WITH_SUBGROUPS).items()}, "REF+rules": ruled}
    if renderer not in makers:
        raise BadFileError(f"unknown renderer {renderer!r}; there are {', '.join(makers)}")
    schedule = case.directives.get("schedule", "default")
    context = Context(makers[renderer](), None if schedule == "default" else parse_schedule(schedule))
    context.sanitize = case.directives.get("sanitize") == "on"
    return context


def _steps(case: Case, renderer: Renderer) -> list[Step]:
    """The pass of a case, one of the renderer's own included, or all that the renderer has at a slot."""
    if "slot" in case.directives:
        slots = {step.name: step for step in PIPELINE if isinstance(step, Slot)}
        slot = slots.get(case.directives["slot"])
        if slot is None:
            raise BadFileError(f"unknown slot {case.directives['slot']!r}; there are {', '.join(slots)}")
        return [slot.step(added) for added in added_at(slot.name, renderer)]
    name, steps = case.directives["pass"], list(steps_for(renderer))
    found = [step for step in steps if step.name == name]
    if not found:
        names = dict.fromkeys(step.name for step in steps)
        raise BadFileError(f"unknown pass {name!r}; there are {', '.join([*names, 'linearize'])}")
    return found[:1]


def _plan(case: Case, root: UOp) -> str:
    """The text of the plan; the graph itself where it is left whole.
    `workers(8) parts(4)`: limits in the place of a target's."""
    given = {name: int(value) for name, value in _LIMIT.findall(case.directives["plan"])}
    try:
        limits = Limits(**given)
    except TypeError as error:
        raise BadFileError(f"# plan: {case.directives['plan']}: {error}; there are {', '.join(Limits.__slots__)}") from None
    found = split(root, RefRenderer(), limits)
    if found is None:
        return format_graph(root)
    for step in found.steps:
        if isinstance(step, LaunchStep):
            verify(step.kernel, "ast")
    text = format_plan(found)
    assert parse_plan(text) == found, "the text of the plan does not read back"
    return text


def find_rules(name: str) -> RuleSet:
    """`symbolic`, `fast_math` … of kg.rules, or `FAMILY` for the rules of one module,
    `FAMILY.fast_math` for its others."""
    family, _, attribute = name.partition(".")
    found = getattr(kg.rules, name, None) if not attribute else None
    if not isinstance(found, RuleSet):
        try:
            found = getattr(import_module(f"kg.rules.algebra.{family}"), attribute or "rules", None)
        except ModuleNotFoundError:
            found = None
    if not isinstance(found, RuleSet):
        raise BadFileError(f"unknown rules {name!r}: neither a set in kg.rules nor a family of it")
    return found


def _rewrite(case: Case, result: str) -> None:
    blocks = re.split(r"^(===[ \t]*\n)", case.file.read_text(), flags=re.MULTILINE)
    last = 2 * (case.number - 1) == len(blocks) - 1
    text = case.text if case.text.endswith("\n") else f"{case.text}\n"
    blocks[2 * (case.number - 1)] = f"{text}---\n{result}" + ("" if last else "\n" * case.text.startswith("\n"))
    case.file.write_text("".join(blocks))
