"""The report of a run: counts, the final line, JSON and Markdown of --kg-report."""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from kg_conformance import SUITE_LEVEL
from kg_conformance.capabilities import CAPABILITIES
from kg_conformance.run.cases import TIERS, Case
from kg_conformance.subject import Subject

FORMAT = 1
#: Always named, and named where there are any.
_ALWAYS = ("passed", "expected", "unclaimed", "failed")
_SOMETIMES = ("skipped", "newer", "unavailable", "left out")
#: How many capabilities that are not claimed the terminal names.
_NAMED = 8


def share_of(counts: Mapping[str, int]) -> float:
    """How much of the tests a profile claims, from their outcomes; 1 where there are none."""
    tests = sum(counts.values())
    return 1.0 - counts.get("unclaimed", 0) / tests if tests else 1.0


def share_text(counts: Mapping[str, int]) -> str:
    """`98 %`, rounded down: 100 % is all of it."""
    return f"{math.floor(share_of(counts) * 100 + 1e-9)} %"


@dataclass(frozen=True, slots=True)
class Report:
    """One run on one device. `problems` are those of the run itself, not of a test."""

    subject: Subject
    cases: Sequence[Case]
    problems: Sequence[str]
    seconds: float
    collected: bool  #: the whole suite was collected

    @property
    def complete(self) -> bool:
        """Whether the whole suite was collected, and no test left out."""
        return self.collected and not self.counts["left out"]

    @property
    def counts(self) -> Counter[str]:
        return Counter(str(c.outcome) for c in self.cases)

    @property
    def line(self) -> str:
        """`kg conformance REF: 1234 passed, 0 expected, 56 unclaimed, 0 failed: it claims 95 % of the suite`."""
        counts = self.counts
        failed = counts["failed"] + len(self.problems)
        shown = [*_ALWAYS, *(name for name in _SOMETIMES if counts[name])]
        of = "the suite" if self.complete else "what was chosen of the suite"
        said = ", ".join(f"{failed if n == 'failed' else counts[n]} {n}" for n in shown)
        return f"kg conformance {self.subject.name}: {said}: it claims {share_text(counts)} of {of}"

    @property
    def lacking(self) -> Counter[str]:
        """How many tests were left out for each capability that is not claimed; one may lack several."""
        return Counter(name for c in self.cases if c.outcome == "unclaimed" for name in c.lacking)

    @property
    def unclaimed_line(self) -> str:
        """What the claims leave out, most first; empty where they leave out nothing."""
        count, lacking = self.counts["unclaimed"], self.lacking.most_common()
        named = ", ".join(f"{name} {tests}" for name, tests in lacking[:_NAMED])
        more = f", and {len(lacking) - _NAMED} others" if len(lacking) > _NAMED else ""
        what = (
            f"{self.subject.name} claims {share_text(self.counts)}: {count} of {len(self.cases)} tests did not run, which need"
        )
        return f"{what} {named}{more}" if count else ""

    def write(self, directory: Path) -> None:
        """DEVICE.json and DEVICE.md."""
        directory.mkdir(parents=True, exist_ok=True)
        stem = self.subject.name.replace(":", "-")
        (directory / f"{stem}.json").write_text(json.dumps(self.as_json(), indent=1) + "\n")
        (directory / f"{stem}.md").write_text(self.as_markdown())

    def as_json(self) -> dict[str, object]:
        """Everything, for kg conformance --matrix and for other programs."""
        profile = self.subject.profile
        return {
            "format": FORMAT,
            "device": self.subject.name,
            "arch": self.subject.target.arch,
            "suite_level": SUITE_LEVEL,
            "profile_level": profile.level,
            "complete": self.complete,
            "seconds": round(self.seconds, 1),
            "counts": dict(self.counts),
            "claimed_share": round(share_of(self.counts), 4),
            "lacking": dict(self.lacking.most_common()),
            "problems": list(self.problems),
            "claims": sorted(self.subject.claimed),
            "bounds": [list(b) for b in profile.bounds],
            "expectations": [asdict(e) for e in profile.expectations],
            "tests": [
                {
                    "id": c.id,
                    "outcome": c.outcome,
                    **({"reason": c.reason} if c.reason else {}),
                    **({"note": c.note} if c.note else {}),
                    "needs": list(c.needs),
                    "seconds": round(c.seconds, 4),
                    **({"passes_unclaimed": True} if c.passes_unclaimed else {}),
                }
                for c in self.cases
            ],
        }

    def as_markdown(self) -> str:
        """For people: counts per tier, what failed, what is expected, what is not claimed."""
        lines = [f"# {self.subject.name}", "", self.line.partition(": ")[2] + ".", ""]
        lines += [*(f"- **{p}**" for p in self.problems), *([""] if self.problems else [])]
        columns = (*_ALWAYS, *_SOMETIMES)
        lines += [f"| tier | {' | '.join(columns)} |", "|---|" + "---:|" * len(columns)]
        for tier, name in TIERS.items():
            counts = Counter(str(c.outcome) for c in self.cases if c.tier == tier)
            lines.append(f"| {tier:02} {name} | {' | '.join(str(counts[c]) for c in columns)} |")
        for outcome, title in (("failed", "Failed"), ("expected", "Expected to fail"), ("newer", "Newer than the profile")):
            lines += _section(title, (c for c in self.cases if c.outcome == outcome))
        noted = [f"- `{c.id}`: {c.note}" for c in self.cases if c.note]
        lines += ["", "## Noted", "", *noted] if noted else []
        lacking = self.lacking
        unclaimed = [f"`{name}` ({lacking[name]})" for name in CAPABILITIES if name not in self.subject.claimed]
        left_out = (
            f"{self.counts['unclaimed']} of {len(self.cases)} tests need what is not claimed. In brackets, how many need it: "
        )
        lines += ["", "## Not claimed", "", f"{left_out}{', '.join(unclaimed)}." if unclaimed else "nothing."]
        audited = [c for c in self.cases if c.passes_unclaimed]
        if audited:
            lines += ["", "## Passes although not claimed", "", *(f"- `{c.id}` ({', '.join(c.lacking)})" for c in audited)]
        return "\n".join(lines) + "\n"


def _section(title: str, cases: Iterable[Case]) -> list[str]:
    rows = [f"- `{c.id}`: {c.reason.splitlines()[0] if c.reason else ''}" for c in cases]
    return ["", f"## {title}", "", *rows] if rows else []


def audit_lines(cases: Sequence[Case]) -> list[str]:
    """Capabilities all of whose tests pass though nobody claims them, then the single tests that do."""
    lines: list[str] = []
    lacking = sorted({n for c in cases for n in c.lacking})
    for name in lacking:
        tests = [c for c in cases if c.lacking == (name,)]
        passing = sum(c.passes_unclaimed for c in tests)
        if passing:
            hint = "claim it" if passing == len(tests) else "not yet"
            lines.append(f"{name}: {passing} of {len(tests)} tests that need only this pass ({hint})")
    return lines
