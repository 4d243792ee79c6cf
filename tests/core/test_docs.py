"""The pages that are made from the code say what the code does:
examples of passes run, pages are as the script makes them."""

from __future__ import annotations

import importlib.util
import re
import sys
from dataclasses import fields
from pathlib import Path
from types import ModuleType

import pytest
from golden.renderers import RENDERERS
from kg.ir.op import ALU
from kg.passes.linearize import linearize
from kg.passes.pipeline import PIPELINE, Step
from kg.rewrite.spec.stages import STAGES, verify
from kg.schedule.context import Context
from kg.schedule.opts import format_schedule, parse_schedule
from kg.settings import Settings
from kg.text.graphs import format_graph, parse_graph, parse_linear
from kg_conformance.proofs.coverage import core_proofs
from kg_conformance.proofs.prove import WORDS

ROOT = Path(__file__).parents[2]
TESTS = (
    *(ROOT / "tests", ROOT / "core" / "tests"),
    *(f for room in ("libraries", "plugins", "frontends") for f in ROOT.glob(f"{room}/*/tests")),
)


def _script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_docs", ROOT / "tools" / "make_docs.py")
    assert spec and spec.loader
    module = sys.modules["make_docs"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


make_docs = _script()
DESCRIBED = make_docs.described_passes()
EXAMPLES = [e for d in DESCRIBED for e in d.examples if not e.file]  # those of files are run by the file tests


def test_every_pass_has_an_example() -> None:
    assert [d.name for d in DESCRIBED if not d.examples] == []
    assert {s.name for s in make_docs.all_steps()} | {"linearize"} == {step for d in DESCRIBED for step in d.steps}


def test_no_example_is_overlooked() -> None:
    """Each line that starts an example is one that is run, or names a file."""
    rooms = (
        *(ROOT / "core/src/kg" / room for room in ("analysis", "passes", "schedule")),
        *ROOT.glob("plugins/*/src/*/passes"),
        *ROOT.glob("libraries/*/src/*/passes"),
    )
    files = [f for room in rooms for f in room.rglob("*.py")]
    lines = sum(line.startswith("Example of ") for f in files for line in f.open())
    assert lines == sum(len(d.examples) for d in DESCRIBED)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda e: e.name)
def test_example(example: object) -> None:
    assert isinstance(example, make_docs.Example)
    before = parse_graph(example.before)
    if example.name == "linearize":
        verify(before, "lowered")
        program = linearize(before)
        verify(program, "linear", "linearize")
        assert program == list(parse_linear(example.after))
        return
    steps = [s for s in make_docs.all_steps() if isinstance(s, Step)]
    step = next(s for s in steps if s.run.__name__.strip("_") == example.name)
    chosen = example.after.startswith("schedule ")
    context = Context(RENDERERS[example.renderer][0](), None if chosen else parse_schedule(example.schedule))
    verify(before, step.requires)
    result = step.run(before, context)
    verify(result, step.ensures, step.name, context.renderer)
    if chosen:
        assert result is before
        assert format_schedule(context.schedule or ()) == example.after.removeprefix("schedule ")
    else:
        after = parse_graph(example.after)
        assert format_graph(result) == format_graph(after), f"the docstring of {example.name} shows another result"
        assert result is after


def test_the_page_of_passes_is_fresh() -> None:
    assert make_docs.PASSES.read_text() == make_docs.passes_page(), "run python tools/make_docs.py"


def test_the_page_of_rules_is_fresh() -> None:
    assert all(p.holds for p in core_proofs())
    assert make_docs.RULES.read_text() == make_docs.rules_page.page(), "run python tools/make_docs.py"


def test_what_is_known_of_rules_is_told_alike() -> None:
    """Each of the three words is defined on the page of rules,
    and counted apart wherever they are counted."""
    whole, integers = make_docs.rules_page.rule_counts()
    assert whole in (ROOT / "README.md").read_text(), f"README.md does not say: {whole}"
    status = (ROOT / "docs" / "status.md").read_text()
    assert whole in status and integers in status, f"docs/status.md does not say: {whole}; {integers}"
    assert all(make_docs.RULES.read_text().count(f"- **{word}**:") == 1 for word in WORDS)


def test_the_page_of_contracts_is_fresh() -> None:
    assert make_docs.CONTRACTS.read_text() == make_docs.contracts_page.page(), "run python tools/make_docs.py"


def test_the_page_of_front_ends_is_fresh() -> None:
    assert make_docs.FRONTEND.read_text() == make_docs.frontend_page.page(), "run python tools/make_docs.py"


def test_the_index_of_decisions_is_fresh() -> None:
    """Each page names its topic, and one that is replaced names later pages, which are there."""
    page = make_docs.decisions_page
    known = page.decisions()
    assert page.without_topic() == []
    assert all(one.file.name.startswith(f"{one.number:03}-") for one in known.values())
    wrong = [one.number for one in known.values() if not all(n in known and n > one.number for n in one.by)]
    unread = [one.number for one in known.values() if not one.by and re.search(r"^Replaced\b", one.file.read_text(), re.M)]
    assert (wrong, unread) == ([], []) and any(one.by for one in known.values())
    assert make_docs.DECISIONS.read_text() == page.page(), "run python tools/make_docs.py"


def test_a_decision_without_a_topic_is_told_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = make_docs.decisions_page
    for name, head in (
        ("001-none.md", ""),
        ("002-other.md", "Topic: Cookery\n\n"),
        ("003-one.md", f"Topic: {page.TOPICS[0]}\n\n"),
    ):
        (tmp_path / name).write_text(f"# {name[:3]}: {name[4:-3]}\n\n{head}**Context.** Why.\n")
    monkeypatch.setattr(page, "FOLDER", tmp_path)
    none, other = page.without_topic()
    assert none.startswith("docs/decisions/001-none.md names no topic: write `Topic: NAME` below the heading")
    assert other.startswith("docs/decisions/002-other.md names the topic 'Cookery'")
    assert page.page().split("## ")[1:] == [
        f"{page.TOPICS[0]}\n\n- [003](decisions/003-one.md) One\n\n",
        "Under no topic yet\n\n- [001](decisions/001-none.md) None\n- [002](decisions/002-other.md) Other\n",
    ]


@pytest.mark.parametrize("one", make_docs.contracts_page.CONTRACT_CLASSES, ids=lambda one: one.__name__)
def test_contracts_are_described(one: type) -> None:
    """Every field and method that a device's author meets says what it is."""
    silent = [
        name
        for name, words in (*make_docs.contracts_page.contract_fields(one), *make_docs.contracts_page.contract_methods(one))
        if not words
    ]
    assert one.__doc__ and not silent, f"{one.__name__}: {silent}"


def _table(page: str, head: str) -> list[list[str]]:
    """The rows of the table of a page with this head."""
    _, _, rest = (ROOT / "docs" / page).read_text().partition(head)
    assert rest, f"{page} has no table {head}"
    lines = rest.split("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in re.split(r"(?<!\\)\|", line.strip("|"))] for line in lines]


def test_every_stage_is_described() -> None:
    assert [row[0].strip("`") for row in _table("ir.md", "| stage |")] == list(STAGES)
    makers = {row[0].strip("`"): row[2].strip("`") for row in _table("ir.md", "| stage |")}
    first = {}
    for step in PIPELINE:
        if isinstance(step, Step) and step.requires != step.ensures:
            first[step.ensures] = step.name
    assert makers == {"graph": "front ends", "ast": "them", **first, "linear": "linearize"}


def test_the_contract_of_renderers_names_every_op() -> None:
    names = {name for row in _table("ir.md", "| node | src |") for name in re.findall(r"[A-Z_]{2,}", row[0])}
    assert names - {"ALU"} | {op.name for op in ALU} | {"SINK"} == {op.name for op in STAGES["linear"].nodes}


def test_semantics_names_tests_that_exist() -> None:
    written = {
        name for f in TESTS for file in f.rglob("test_*.py") for name in re.findall(r"^def (test_\w+)", file.read_text(), re.M)
    }
    assert set(re.findall(r"`(test_\w+)`", (ROOT / "docs" / "semantics.md").read_text())) <= written
    rows = [row[0] for row in _table("semantics.md", "| # | edge |")]
    assert [row[0] for row in _table("semantics.md", "| # | tests")] == rows


def test_status_names_tests_that_exist() -> None:
    named = re.findall(r"`((?:core|libraries|plugins|tests|test_)[\w/.*-]*)`", (ROOT / "docs" / "status.md").read_text())
    assert len(named) > 20
    assert [n for n in named if not list(ROOT.glob(n)) and not any(list(f.rglob(n)) for f in TESTS)] == []


def test_the_tour_lists_every_setting() -> None:
    listed = re.findall(r"^\| `(KG_\w+)` \| (.*) \|$", (ROOT / "docs" / "tour.md").read_text(), re.MULTILINE)
    assert listed == [(f.metadata["variable"], f.metadata["meaning"]) for f in fields(Settings)]
