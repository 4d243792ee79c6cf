"""Reads pytest's JUnit files: fails where a device or a test that CI stands for did not run,
or `--all`, where any did not. `--counts` prints the totals only."""

from __future__ import annotations

import argparse
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path

#: Parts of test ids, each of which must have passed and never have been skipped.
DEVICES = ("REF", "CPU:LLVM", "CPU:C")
TESTS = (
    "test_sources_do_not_depend_on_the_process",
    "test_the_tour_runs_without_a_compiler",
    "test_a_program_runs",
    "test_the_dask_example_runs",
    "test_the_page_runs_by_a_click_and_is_seen_to_pass",
    "test_a_known_set_of_buffers_makes_nothing",
    "test_memory_of_the_host_is_used_where_it_lies",
    "test_nothing_is_reported",
    "test_cmake_builds_installs_and_is_found",
)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("results", type=Path, nargs="+")
    parser.add_argument("--counts", action="store_true")
    parser.add_argument("--all", action="store_true")
    options = parser.parse_args()
    absent = [path.name for path in options.results if not path.exists()]
    if absent:
        print(f"there are no test results, {', '.join(absent)}: pytest did not get to its end")
        return 1
    suites = [suite for path in options.results for suite in ET.parse(path).getroot().iter("testsuite")]
    cases = [
        (f"{case.get('classname')}::{case.get('name')}", outcome(case)) for suite in suites for case in suite.iter("testcase")
    ]
    if options.counts:
        print(counts(Counter(kind for _, kind in cases), sum(float(suite.get("time", "0")) for suite in suites)))
        return 0
    if options.all:
        idle = [name for name, kind in cases if kind != "passed"]
        print("\n".join(f"{name} did not pass" for name in idle) or f"all {len(cases)} tests passed")
        return 1 if idle or not cases else 0
    problems = [p for word in (*DEVICES, *TESTS) for p in missing(word, cases)]
    print("\n".join(problems) or f"ran: {', '.join((*DEVICES, *TESTS))}")
    return 1 if problems else 0


def outcome(case: ET.Element) -> str:
    for kind in ("failure", "error", "skipped"):
        found = case.find(kind)
        if found is not None:
            expected = found.get("type") == "pytest.xfail"
            return "xfailed" if expected else {"failure": "failed", "error": "errors"}.get(kind, kind)
    return "passed"


def missing(word: str, cases: list[tuple[str, str]]) -> list[str]:
    """Why a device (a whole part of a test's parameters) or a test did not count."""
    if word in TESTS:
        found = [kind for name, kind in cases if name.partition("[")[0].endswith(f"::{word}")]
    else:
        found = [kind for name, kind in cases if word in name.partition("[")[2].rstrip("]").split("-")]
    if "skipped" in found:
        return [f"{word}: {found.count('skipped')} of its {len(found)} tests were skipped"]
    return [] if "passed" in found else [f"{word}: none of its {len(found)} tests passed"]


def counts(kinds: Counter[str], seconds: float) -> str:
    order = ("failed", "errors", "passed", "skipped", "xfailed")
    shown = ", ".join(f"{kinds[kind]} {kind}" for kind in order if kinds[kind])
    return f"=== {shown or 'no tests ran'} in {seconds:.2f}s ==="


if __name__ == "__main__":
    sys.exit(main())
