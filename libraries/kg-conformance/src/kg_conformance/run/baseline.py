"""The reviewed baseline: claims of our devices and counts of test outcomes, which CI compares.

Claiming less turns tests from failed to unclaimed; here that is a difference, and so it can't turn anything green.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Final, cast

from kg_conformance.run.cases import Case
from kg_conformance.run.report import Report

_COUNTS: Final = ("passed", "expected", "unclaimed")


def compare(report: Report, file: Path) -> list[str]:
    """How the run differs from what was reviewed; nothing where it does not."""
    if not report.collected:
        return ["pins are for the whole suite: give no part of it but --kg-tenth together with --kg-pins"]
    name, pinned = report.subject.name, _read(file).get(report.subject.name)
    if pinned is None:
        return [f"{file.name} has no pins for {name}: run with --kg-update-pins and review them"]
    problems: list[str] = []
    lost = sorted(set(cast("list[str]", pinned["claims"])) - report.subject.claimed)
    if lost:
        problems.append(f"{name} no longer claims {', '.join(lost)}, which was reviewed")
    now = _counts(report)
    for what in _COUNTS:
        if now[what] != pinned[what]:
            way = "review the difference, then run with --kg-update-pins"
            problems.append(f"{name}: {now[what]} {what}, {file.name} says {pinned[what]}: {way}")
    return problems


def update(report: Report, file: Path) -> None:
    """Write the claims and counts of this run over what was reviewed for the device."""
    pins = _read(file)
    pins[report.subject.name] = {**_counts(report), "claims": sorted(report.subject.claimed)}
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(dict(sorted(pins.items())), indent=1) + "\n")


def _counts(report: Report) -> dict[str, object]:
    """A test that may skip itself, on a machine without the memory for it,
    is counted where it would be with it, and so is one that is left out."""
    counts = report.counts + Counter(_if_right(case) for case in report.cases if case.outcome == "left out")
    return {"passed": counts["passed"] + counts["skipped"], "expected": counts["expected"], "unclaimed": counts["unclaimed"]}


def _if_right(case: Case) -> str:
    return "unclaimed" if case.lacking else "expected" if case.expect is not None else "passed"


def _read(file: Path) -> dict[str, dict[str, object]]:
    return cast("dict[str, dict[str, object]]", json.loads(file.read_text())) if file.exists() else {}
