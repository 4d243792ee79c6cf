"""One test of the suite on a device: stable id, requirements, expectation, outcome."""

from __future__ import annotations

import platform
import re
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, cast
from zlib import crc32

import pytest
from kg.plugin import registry
from kg.plugin.api import Expect

from kg_conformance.capabilities import known
from kg_conformance.run.globs import holds, matches
from kg_conformance.subject import Subject

#: `newer`: failed, but the profile was written for an older level. `unavailable`: the device can't be used here. `left out`: not of the tenth that runs.
Outcome = Literal["passed", "expected", "unclaimed", "failed", "skipped", "newer", "unavailable", "left out", ""]
TIERS: Final[dict[int, str]] = {
    0: "package",
    10: "rules",
    20: "render",
    30: "compile",
    40: "runtime",
    50: "alu",
    60: "kernels",
    70: "cache",
    80: "fuzz",
    90: "own",
}
#: The first tier that needs the device itself; those before need its renderer and compiler at most.
DEVICE_TIER: Final = 40
#: Those of whose tests a tenth may stand for all.
SAMPLED_TIERS: Final = (50, 60, 70, 80)
#: What every test of these tiers needs, so that none forgets to say it.
_TIER_NEEDS: Final[dict[int, tuple[str, ...]]] = dict.fromkeys((50, 60, 80), ("memory", "results"))
TIERS_FOLDER: Final = Path(__file__).parents[1] / "tiers"
_STEM: Final = re.compile(r"test_(\d\d)_\w+")


@dataclass(slots=True)
class Case:
    """One test.
    `lacking`: the capabilities it needs that are not claimed. `expect`: how it is known to fail."""

    id: str
    tier: int
    needs: tuple[str, ...]
    lacking: tuple[str, ...]
    since: int
    may_skip: bool
    expect: Expect | None
    outcome: Outcome = ""
    reason: str = ""
    seconds: float = 0.0
    passes_unclaimed: bool = False
    note: str = ""  #: what the test says of itself, by record_property("kg_note", ...): how much there was to test


def in_tenth(case: Case) -> bool:
    """Whether a run of a tenth has this test: by its id alone, so that all devices run the same ones,
    and every run."""
    return case.tier not in SAMPLED_TIERS or crc32(case.id.encode()) % 10 == 0


def test_id(path: Path, nodeid: str) -> str:
    """`20_render::test_name[parameters]`: the same wherever the suite is installed.
    A plugin's own tests are `90_own::FILE::...`."""
    rest = nodeid.partition("::")[2]
    stem = path.stem.removeprefix("test_")
    return f"{stem}::{rest}" if path.is_relative_to(TIERS_FOLDER) else f"90_own::{stem}::{rest}"


def make_case(item: pytest.Item, subject: Subject, active: Sequence[Expect]) -> Case:
    """What a collected test is on this device."""
    stem = _STEM.fullmatch(item.path.stem) if item.path.is_relative_to(TIERS_FOLDER) else None
    tier = int(stem[1]) if stem else 90
    marked = [str(n) for m in item.iter_markers("kg_requires") for n in m.args]
    needs = tuple(dict.fromkeys(known(n) for n in (*_TIER_NEEDS.get(tier, ()), *marked)))
    since = max((cast(int, m.args[0]) for m in item.iter_markers("kg_since")), default=1)
    name = test_id(item.path, item.nodeid)
    return Case(
        *(name, tier, needs, tuple(n for n in needs if not subject.claims(n)), since),
        item.get_closest_marker("kg_may_skip") is not None,
        next((e for e in active if matches(e.test, name)), None),
    )


def names_of(subject: Subject) -> Mapping[str, str | tuple[str, ...]]:
    """What the condition of an Expect may ask for.
    `arch` and `features` are what the probe says: which GPU it is, say."""
    target = subject.target if subject.is_given else registry.completed(subject.target)
    return {
        "device": target.device,
        "renderer": target.renderer,
        "arch": target.arch,
        "features": target.features,
        "platform": sys.platform,
        "machine": platform.machine().lower(),
        "python": platform.python_version(),
    }


def active_expectations(subject: Subject) -> list[Expect]:
    """The expectations whose condition holds here."""
    expected = subject.profile.expectations
    # the device is asked only where a condition may name what it says: a probe that crashes is met in another process first
    if not any(e.when.strip() for e in expected):
        return list(expected)
    names = names_of(subject)
    return [e for e in expected if holds(e.when, names)]


def unmatched(subject: Subject, cases: Sequence[Case]) -> list[str]:
    """The expectations that name no test, or only tests that are not claimed and so never run:
    they hide nothing, but mislead."""
    problems: list[str] = []
    for expect in subject.profile.expectations:
        found = [c for c in cases if matches(expect.test, c.id)]
        if not found:
            problems.append(f"Expect({expect.test!r}) names no test of the suite: correct it or remove it")
        elif all(c.lacking for c in found):
            problems.append(f"Expect({expect.test!r}) names only tests that are not claimed: remove it")
    return problems
