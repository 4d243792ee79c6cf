"""Writes docs/passes.md, docs/rules.md, docs/contracts.md and docs/frontend.md from what the code says: `python tools/make_docs.py [--check]`.

A pass is described by its docstring, with the examples in it, or the first case of a file test that it names. tests/core/test_docs.py
runs these examples, and fails where a page is not what this script makes.
"""

from __future__ import annotations

import argparse
import inspect
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass, is_dataclass
from pathlib import Path
from types import ModuleType

from kg import plugin
from kg.passes import linearize, pipeline, slots
from kg.passes.pipeline import Slot, Step
from kg.rewrite.rule import Rule
from kg.target.slots import TargetPass
from kg_conformance.proofs.coverage import core_proofs, counts
from kg_conformance.proofs.prove import WORDS, Proof, format_words
from kg_cpu.passes import EVERY, X86
from kg_cuda.passes import PASSES as CUDA

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(Path(__file__).parent))
import capability_table  # noqa: E402  scripts beside this one
import frontend_page  # noqa: E402
import question_table  # noqa: E402

#: The first pass of each phase.
PHASES = {
    "index_movement": "1 movement",
    "collapse_reductions": "2 optimize",
    "expand": "3 expand",
    "group_reduce": "4 locals",
    "split_long_sums": "5 lower",
}
#: The passes that packages of this repository have at slots.
ADDED: tuple[TargetPass, ...] = (*EVERY, *X86, *CUDA)
PASSES, RULES, CONTRACTS, FRONTEND = (ROOT / "docs" / name for name in ("passes.md", "rules.md", "contracts.md", "frontend.md"))
#: What a device implements or is given, in the order of the page.
CONTRACT_CLASSES = (
    *(
        plugin.Renderer,
        plugin.Compiler,
        plugin.Runtime,
        plugin.Program,
        plugin.Launch,
        plugin.Runner,
        plugin.Allocator,
        plugin.Block,
    ),
    *(
        plugin.HostAllocator,
        plugin.FlatAllocator,
        plugin.FlatMemory,
        plugin.ProgramInfo,
        plugin.ParamInfo,
        plugin.Var,
        plugin.Timed,
    ),
)
_FIELD = re.compile(r"    (?P<name>\w+): (?P<kind>.*?)(?: = (?P<default>.*?))?(?:  #: (?P<words>.*))?")
_EXAMPLE = re.compile(
    r"^Example of (?P<name>\w+)(?:, schedule (?P<schedule>.*?))?(?:, renderer (?P<renderer>\S+))?:"
    r"(?: (?P<file>tests/\S+\.kg)$|\n(?P<before>(?:    .*\n)+)becomes:\n(?P<after>(?:    .*(?:\n|\Z))+))",
    re.MULTILINE,
)


@dataclass(frozen=True)
class Example:
    """A graph before and after a pass, as text. `after` may be `schedule ...`, for the pass that chooses one."""

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
    """The functions of the pipeline in the order of their first steps, the slots together, and the linearizer."""
    steps: dict[str, list[Step | Slot]] = {}
    for step in all_steps():
        steps.setdefault("slots" if isinstance(step, Slot) else step.run.__name__.strip("_"), []).append(step)
    found = [_describe(name, runs) for name, runs in steps.items()]
    last = _examples(linearize.__doc__, "linearize")
    return [*found, Described("linearize", ("linearize",), "`lowered` → `linear`", _words(linearize.__doc__), last)]


def _module(step: Step | Slot) -> ModuleType:
    """The file of a step's pass: what the pipeline wraps, where the pass takes other arguments, is imported there under its own name."""
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
        "target alone needs: its own passes, here those of the packages of this repository, and what plugins add ([plugins.md](plugins.md)). This page is made by",
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
    return what[0].upper() + what[1:] if not what.startswith("a*b") else what


def _section(one: Described) -> list[str]:
    steps = "" if one.name == "slots" or one.steps == (one.name,) else f" · as {', '.join(f'`{s}`' for s in one.steps)}"
    words = one.words
    if one.name in ("collapse_reductions", "contract", "simplify_graph"):  # one file, three passes
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


def statement(one: Rule) -> list[str]:
    """The comment above a rule in its file: its algebra, an equation per line with the words that go with it."""
    source, _ = inspect.findsource(one.build)
    at = one.build.__code__.co_firstlineno - 1
    found: list[str] = []
    while at > 0 and source[at - 1].startswith("#"):
        at -= 1
        found.insert(0, source[at].strip("# \n"))
    return re.sub(r"\n(?!.*->)", " ", "\n".join(found)).splitlines()


#: The head of docs/rules.md, with the three words.
_RULES_HEAD = """# The rules

Made by `python tools/make_docs.py` from the rules, their comments and their proofs. How to write one:
[core/src/kg/rules/README.md](../core/src/kg/rules/README.md).

Every rule holds on all that it was tried on; how much that is, one of three words says:
- **proved**: both sides are equal for every value of the operands, at every dtype that the pattern takes: integers of 8 to 64 bits, signed and
  unsigned, as bit-vectors of that width; `index` as mathematical integers of the 64-bit range; bool. By z3. Where the rule matches a
  constant that its pattern does not fix, and that is no bool, it is not called so.
- **proved at 8 bits**: the same at 8 bits only, with every constant that the rule may match: int8, uint8, bool, and `index` from -128 to 127.
  By trying all. At the other widths it is sampled.
- **sampled**: tried on graphs drawn from the pattern, some dozen for each kind of dtype, with constants, bounds and shapes of index expressions
  from a list of edges. In most of them z3 shows both sides equal for all values of the variables, else edge values and random ones are computed,
  floats bit for bit. So are all floats, and all rules that look into their operands, at bounds or terms: what they do for one graph says
  nothing of another. Rules of lanes, memory and loops are run before and after on the examples of `kg_conformance/proofs/points.py`.

A proof is of scalars: an op on a vector is that of each lane. It is of operands that the rule only builds with, which its source is searched for
(`kg_conformance/proofs/operands.py`), and so of any graph in their place. "Unknown" from z3 is no proof. A rule that applies to several kinds of
operands has the word of the weakest; its row says which part has which. *licensed*: changes float results, and so is applied only to
kernels with `fast_math`.

`python -m kg_conformance.proofs.prove` proves all anew; `pytest --rule-coverage` prints them with how often the tests fired each. A run of all tests
fails when a rule is refuted or never fired."""


def rules_page() -> str:
    """docs/rules.md. Which word a rule has may vary with the version of z3, where it can't tell."""
    proofs = core_proofs()
    lines = [
        *_RULES_HEAD.splitlines(),
        "",
        f"| | {' | '.join(WORDS)} | licensed |",
        "|---|---|---|---|---|",
        *[
            f"| {sum(found.values())} {_PARTS[part]} | {' | '.join(str(found.get(word, 0)) for word in (*WORDS, 'licensed'))} |"
            for part, found in counts(proofs).items()
        ],
    ]
    families = dict.fromkeys(p.rule.family for p in proofs)
    for family in families:
        lines += ["", f"## {family}", "", "| rule | | known |", "|---|---|---|"]
        lines += [_row(p) for p in proofs if p.rule.family == family]
    return "\n".join(lines) + "\n"


_PARTS = {
    "rules": "rules, by their weakest part",
    "integers": "on integers, bool or index: that part",
    "floats": "on floats: that part",
    "lanes, memory, loops": "on lanes, memory or loops: that part",
}


def rule_counts() -> tuple[str, str]:
    """What README.md and docs/status.md say of the rules, and docs/status.md of those on integers."""
    found = counts(core_proofs())
    whole, integers = (", ".join(f"{n} {word}" for word, n in found[part].items() if n) for part in ("rules", "integers"))
    return f"{sum(found['rules'].values())} rules: {whole}", f"{sum(found['integers'].values())} on integers: {integers}"


def _row(proof: Proof) -> str:
    words = "; ".join(_as_code(line) for line in statement(proof.rule)) or "likewise"
    return f"| {proof.rule.name} | {words} | {format_words(proof)} |"


def _as_code(line: str) -> str:
    """`# algebra      words` with the algebra as code."""
    algebra, _, words = re.sub(r"(\S)  -> +", r"\1 -> ", line).partition("   ")
    shown = f"`{algebra}`" if "->" in algebra else algebra
    words = words.strip().replace("*", r"\*")
    return f"{shown} {words}".strip().replace("|", r"\|")


def contracts_page() -> str:
    """docs/contracts.md."""
    lines = [
        "# The contracts of renderers and runtimes",
        "",
        "What a package for a device implements, and what it is given: every signature, with what the method must do, who calls it, and what it may",
        "raise. [write-a-plugin.md](write-a-plugin.md) leads through it. All of it comes from `kg.plugin`. This page is made by `python tools/make_docs.py`",
        "from the code, and `tests/core/test_docs.py` fails where the two differ.",
        "",
        "## What `Renderer.supports(op, dtype, lanes)` is asked",
        "",
        "`dtype` is a scalar, which may be one that `supported_dtypes` lacks. `lanes` is as many as the value has; where the answer is no, core asks for",
        "the powers of two below, the widest first, down to 1, and splits the value into those. The answer for 1 alone makes scalars of a vector. Every op and",
        "access that reaches the renderer was asked about as it stands there, so that only what was accepted is rendered. Answers may be remembered: they",
        "follow from the fields of the renderer alone.",
        "",
        question_table.as_markdown(),
        "",
        capability_table.as_markdown(capability_table.capabilities(contract_fields)),
    ]
    for one in CONTRACT_CLASSES:
        made = (
            [f"`{one.__name__}{_signature(one.__init__).removesuffix(' -> None')}`", ""]
            if "__init__" in vars(one) and not is_dataclass(one)
            else []
        )
        lines += ["", f"## {one.__name__}", "", *made, inspect.cleandoc(one.__doc__ or ""), "", *_members(one)]
    return "\n".join(lines) + "\n"


def _members(one: type) -> list[str]:
    """A table of fields with their comments, and one of methods with their signatures and docstrings."""
    fields = [f"| `{name}` | {words} |" for name, words in contract_fields(one)]
    methods = [f"| `{name}` | {words} |" for name, words in contract_methods(one)]
    head = ["|---|---|"]
    return [
        *(["| field | |", *head, *fields] if fields else []),
        *([""] if fields and methods else []),
        *(["| method | |", *head, *methods] if methods else []),
    ]


def contract_fields(one: type) -> list[tuple[str, str]]:
    """(a field with type and default, its comment), of those that the class itself declares."""
    source = inspect.getsource(one).partition("    def ")[0]
    found: list[tuple[str, str]] = []
    comment: list[str] = []
    for line in source.splitlines():
        field = _FIELD.fullmatch(line)
        if line.startswith("    #:"):
            comment.append(line.removeprefix("    #:").strip())
        elif field and not field["name"].startswith("_"):
            kind = re.sub(r"^ClassVar\[(.*)\]$", r"\1", field["kind"])
            default = f" = {field['default']}" if field["default"] is not None else ""
            found.append(
                (_cell(f"{field['name']}: {kind}{default}"), _cell(" ".join([*comment, field["words"] or ""]).strip()))
            )
            comment = []
    return found


def contract_methods(one: type) -> list[tuple[str, str]]:
    """(a method with its signature, its docstring), of those that the class itself defines for others."""
    found: list[tuple[str, str]] = []
    for name, member in vars(one).items():
        function = member.fget if isinstance(member, property) else member
        inherited = any(name in vars(base) for base in one.__mro__[1:-1])
        if (
            not inspect.isfunction(function)
            or (name.startswith("_") and name != "__call__")
            or (inherited and not function.__doc__)
        ):
            continue
        signature = _signature(function)
        shown = f"{name}: {signature.partition(' -> ')[2]}" if isinstance(member, property) else name + signature
        found.append((_cell(shown), _cell(" ".join(inspect.cleandoc(function.__doc__ or "").split()))))
    return found


def _signature(function: Callable[..., object]) -> str:
    return str(inspect.signature(function)).replace("'", "").replace("(self, ", "(").replace("(self)", "()")


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; 1 where a page is not as it should be")
    check = parser.parse_args().check
    stale = 0
    for page, text in (
        (PASSES, passes_page()),
        (RULES, rules_page()),
        (CONTRACTS, contracts_page()),
        (FRONTEND, frontend_page.page()),
    ):
        if page.exists() and page.read_text() == text:
            continue
        stale += 1
        if not check:
            page.write_text(text)
        print(f"{page.relative_to(ROOT)} {'is not what tools/make_docs.py makes: run it' if check else 'written'}")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
