"""Every public function is called with hostile arguments:
what comes out is a result, or an error of ours that is for people."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

from support.hostile_calls import CALLABLES, LEFT_OUT, OPEN

SEED, CALLS = 5, 5000
TESTS = Path(__file__).parents[1]
#: Bytes of addresses that the calls may take: what asks for more is to be refused, not to be killed.
MOST = 16 << 30
#: Seconds that all calls may take together: a hang, not a speed.
LIMIT = 500


def _bounded() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MOST, MOST))


def test_only_errors_for_people_come_out() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "support.hostile_calls", str(SEED), str(CALLS)],
        cwd=TESTS,
        capture_output=True,
        text=True,
        errors="backslashreplace",
        timeout=LIMIT,
        check=False,
        preexec_fn=_bounded,
        env={**os.environ, "PYTHONHASHSEED": "0"},
    )
    lines = done.stdout.splitlines()
    assert lines[-1:] == ["end"], f"the process ended in call {[x for x in lines if x[:1] == '?'][-1:]}: {done.stderr[-2000:]}"
    found: dict[str, list[str]] = defaultdict(list)
    for line in lines:
        if line.startswith("!"):
            found[line[1:].split("\t")[0]].append(line[1:])
    new = [line for name in sorted(found.keys() - OPEN.keys()) for line in found[name]]
    assert new == [], f"python -m support.hostile_calls {SEED} 100 FUNCTION, in tests/, makes the calls of one function again"
    assert sorted(OPEN.keys() - found.keys()) == [], "these no longer fail: take them off the list of open ones"


def test_what_is_listed_is_there() -> None:
    assert OPEN.keys() <= CALLABLES.keys()
    assert not OPEN.keys() & LEFT_OUT.keys()
    assert all(name.startswith("kg.") for name in OPEN), "of kg_array nothing is open"
