"""The machinery of the suite, on devices of a plugin that is made for each test:
what its runs say, and how they end."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from kg.dtype import STORABLE, DType, float32
from kg.plugin import Expect, Profile
from kg_conformance.capabilities import ClaimError, claimed
from kg_conformance.kernels.alu import cast_case, op_case, ops_of
from kg_conformance.run.baseline import compare, update
from kg_conformance.run.cases import Case, in_tenth, unmatched
from kg_conformance.run.globs import ConditionError, holds, matches
from kg_conformance.run.matrix import ReportError, matrix, read_reports
from kg_conformance.run.report import Report
from kg_conformance.subject import Subject
from support.distributions import OTHERS

PLUGIN = """
from kg.plugin import DeviceSpec, Expect, Probe, Profile, RendererSpec, hookimpl
KG_API = 1

@hookimpl
def kg_devices():
    return [DeviceSpec("FAKE", "kg.runtime.devices.ref:open_runtime", "fake_plugin:probe", renderers=("TEXT",))]

@hookimpl
def kg_renderers():
    return [RendererSpec("FAKE:TEXT", "kg.runtime.devices.ref:make_renderer", "kg")]

@hookimpl
def kg_profiles():
    return [Profile("FAKE", ("-compiler",), expectations=tuple([{expectations}]), tests=("fake_tests",))]

def probe():
    return Probe({available}, "its driver is not installed: install it", arch="model 7", features=("slow",))
"""
#: Without the plugin that imports hypothesis at the end of every run.
PYTEST = [sys.executable, "-m", "pytest", "-p", "no:hypothesispytest"]
TESTS = """
import os
import pytest
from kg_conformance.requires import may_skip, requires, since

def test_good(subject): assert subject.claims("memory")
"""


def fake(tmp_path: Path, tests: str, plugin: str) -> None:
    """Lay the plugin and its own tests where `suite` finds them."""
    (tmp_path / "fake_plugin.py").write_text(plugin)
    (tmp_path / "fake_tests.py").write_text(TESTS + tests)
    info = tmp_path / "fake_plugin-1.0.dist-info"
    info.mkdir(exist_ok=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: fake-plugin\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[kg.plugins]\nfake = fake_plugin\n")


def suite(tmp_path: Path, tier: str, *arguments: str) -> tuple[str, int]:
    """A run of a tier on FAKE, beside which there is no device but core's own.
    What it printed, and its status."""
    environment = {k: v for k, v in os.environ.items() if k != "PYTEST_ADDOPTS"}
    environment |= {"PYTHONPATH": os.pathsep.join([str(tmp_path), *filter(None, sys.path)])}
    environment |= {"KG_CACHE_DIR": str(tmp_path / "cache"), "KG_DISABLE": f"cpu,{OTHERS}"}
    command = [*PYTEST, "-p", "no:cacheprovider", "--pyargs", f"kg_conformance.tiers.test_{tier}", "--kg-device=FAKE"]
    done = subprocess.run([*command, *arguments], capture_output=True, text=True, check=False, env=environment, cwd=tmp_path)
    return done.stdout + done.stderr, done.returncode


def run(tmp_path: Path, tests: str, *arguments: str, expectations: str = "", available: bool = True) -> tuple[str, int]:
    """A run of tier 90 with these tests."""
    fake(tmp_path, tests, PLUGIN.format(expectations=expectations, available=available))
    return suite(tmp_path, "90_own", *arguments)


def counts(output: str) -> dict[str, int]:
    """The numbers of the last line."""
    line = output.strip().splitlines()[-1]
    assert line.startswith("kg conformance FAKE:TEXT: "), output
    return {name: int(number) for number, name in re.findall(r"(\d+) (\w+)", line)}


def test_a_profile_that_claims_little_says_so(tmp_path: Path):
    """Green, and nothing was tested: the share of the suite that is claimed is in the last line and
    in both reports."""
    tests = "".join(f'@requires("dtype.float64", "local")\ndef test_{n}(): pass\n' for n in range(9))
    output, status = run(tmp_path, tests, f"--kg-report={tmp_path}")
    assert status == 0 and counts(output)["unclaimed"] == 9, output
    assert output.strip().splitlines()[-1].endswith(" 0 failed: it claims 18 % of what was chosen of the suite"), output
    assert "LITTLE IS CLAIMED: FAKE:TEXT claims 18 %: 9 of 11 tests did not run, which need dtype.float64 9, local 9" in output
    report = json.loads((tmp_path / "FAKE-TEXT.json").read_text())
    assert report["claimed_share"] == round(2 / 11, 4) and report["lacking"] == {"dtype.float64": 9, "local": 9}
    page = (tmp_path / "FAKE-TEXT.md").read_text()
    assert "0 failed: it claims 18 % of" in page and "`dtype.float64` (9)" in page and "9 of 11 tests need" in page


def test_most_of_the_suite_claimed_is_said_without_alarm(tmp_path: Path):
    output, _ = run(tmp_path, '@requires("dtype.float64")\ndef test_one(): pass\n')
    assert "LITTLE" not in output and "unclaimed: FAKE:TEXT claims 66 %: 1 of 3 tests did not run" in output


def test_outcomes(tmp_path: Path):
    output, status = run(
        tmp_path,
        """
@requires("dtype.float64")
def test_unclaimed(): raise AssertionError("must not run")
def test_known(): raise NotImplementedError("later")
@since(2)
def test_newer(): assert False
@may_skip("little memory")
def test_skips(): pytest.skip("no memory")
""",
        expectations='Expect("90_own::fake_tests::test_known", "notyet", "not done", raises="NotImplementedError")',
    )
    assert status == 0, output
    assert counts(output) == {"passed": 2, "expected": 1, "unclaimed": 1, "failed": 0, "skipped": 1, "newer": 1}
    assert "newer: 90_own::fake_tests::test_newer" in output and "skipped: 90_own::fake_tests::test_skips: no memory" in output


#: Tests that fail a run: the body of each, what is expected of it, and what is said. `BAD` is its own name.
FAILURES = {
    "bad": ("assert False", "", "AssertionError"),
    "passes": ("pass", 'Expect("*::BAD", "never", "can not")', "it passes, but is expected to fail (never: can not)"),
    "raises_another": (
        "raise ValueError",
        'Expect("*::BAD", "never", "no", raises="KeyError")',
        "it is expected to raise KeyError (never: no), but raised ValueError",
    ),
    "elsewhere": ("assert False", """Expect("*::BAD", "never", "no", when="device == 'OTHER'")""", "AssertionError"),
    "skips": ("pytest.skip('not today')", "", "it skipped itself (not today)"),
    "marked": ("assert False", "", "it is marked xfail"),
    "no_crash": ("assert False", 'Expect("*::BAD", "crash", "dies")', "it is expected to crash (crash: dies), but only fails"),
    "no_crash_passes": ("pass", 'Expect("*::BAD", "crash", "dies")', "it passes, but is expected to fail (crash: dies)"),
    "of_another_model": ("assert False", """Expect("*::BAD", "never", "no", when="arch == 'model 8'")""", "AssertionError"),
}


def test_failures(tmp_path: Path):
    """Each is counted, and named with why; beside them what is expected on this machine is as expected."""
    marks = {"marked": "@pytest.mark.xfail\n"}
    tests = "".join(f"{marks.get(name, '')}def test_{name}(): {body}\n" for name, (body, _, _) in FAILURES.items())
    expectations = [text.replace("BAD", f"test_{name}") for name, (_, text, _) in FAILURES.items() if text]
    for name, when in {"here": "arch == 'model 7'", "slow_here": "'model' in arch and 'slow' in features"}.items():
        tests += f"def test_{name}(): assert False\n"
        expectations.append(f'Expect("*::test_{name}", "never", "broken there", when="{when}")')
    output, status = run(tmp_path, tests, f"--kg-report={tmp_path}", expectations=", ".join(expectations))
    report = {test["id"]: test for test in json.loads((tmp_path / "FAKE-TEXT.json").read_text())["tests"]}
    assert status == 1 and counts(output)["failed"] == len(FAILURES) and counts(output)["expected"] == 2, output
    for name, (_, _, says) in FAILURES.items():
        test = report[f"90_own::fake_tests::test_{name}"]
        assert test["outcome"] == "failed" and says in test["reason"], test
        assert f"test_{name}" in output, output
    assert {report[f"90_own::fake_tests::test_{name}"]["outcome"] for name in ("here", "slow_here")} == {"expected"}


@pytest.mark.parametrize(
    ("body", "expectations"),
    [("pass", 'Expect("*::test_bad", "never", "can not")'), ("pytest.skip('not today')", "")],
)
def test_one_failure_that_pytest_does_not_see_fails_the_run(tmp_path: Path, body: str, expectations: str):
    output, status = run(tmp_path, f"def test_bad(): {body}", expectations=expectations)
    assert status == 1 and counts(output)["failed"] == 1, output


def test_crash_is_survived(tmp_path: Path):
    expectations = (
        'Expect("*::test_dies", "crash", "the driver aborts"), Expect("*::test_raises", "notimpl", "x", raises="LookupError")'
    )
    output, status = run(tmp_path, "def test_dies(): os.abort()\ndef test_raises(): raise KeyError", expectations=expectations)
    assert status == 0, output
    assert counts(output) == {"passed": 2, "expected": 2, "unclaimed": 0, "failed": 0}


def test_level_may_be_strict(tmp_path: Path):
    output, status = run(tmp_path, "@since(2)\ndef test_newer(): assert False", "--kg-strict-level")
    assert status == 1 and counts(output)["failed"] == 1


def test_audit(tmp_path: Path):
    tests = '@requires("dtype.float64")\ndef test_one(): pass\n@requires("dtype.int8")\ndef test_two(): assert False'
    output, status = run(tmp_path, tests, "--kg-audit")
    assert status == 0, output
    assert "dtype.float64: 1 of 1 tests that need only this pass (claim it)" in output and "dtype.int8:" not in output
    assert counts(output)["unclaimed"] == 2


def test_unavailable_device(tmp_path: Path):
    output, status = run(tmp_path, "", available=False)
    assert status == 0 and "NOT RUN on FAKE:TEXT" in output and "its driver is not installed" in output
    assert counts(output)["unavailable"] == 2 and counts(output)["passed"] == 0
    output, status = run(tmp_path, "", "--kg-require-device", available=False)
    assert status == 1 and "is required, but not available" in output and counts(output)["failed"] == 1


def test_probe_that_crashes(tmp_path: Path):
    """It takes down a process of its own.
    The run goes on to say so, and fails even where the device is not required."""
    plugin = PLUGIN.format(expectations="", available=True)
    fake(tmp_path, "", plugin.replace("return Probe(", "import os; os.abort(); return Probe("))
    output, status = suite(tmp_path, "00_package")
    assert status == 1 and "FAILED FAKE is broken" in output, output
    assert counts(output)["passed"] == 0


def test_nothing_ran(tmp_path: Path):
    output, status = run(tmp_path, "", "--kg-require-device", "-k", "no_such_test")
    assert status == 1 and "is required, but nothing ran on it" in output


def test_missing_own_tests(tmp_path: Path):
    fake(tmp_path, "", PLUGIN.format(expectations="", available=True).replace("fake_tests", "no_such_tests"))
    output, status = suite(tmp_path, "90_own")
    assert status != 0 and "no_such_tests" in output


def test_expect_that_names_nothing():
    expectations = (Expect("50_alu::gone", "never", "x"), Expect("*[a]", "never", "x"), Expect("*[b]", "never", "x"))
    subject = Subject("REF", Profile("REF", (), expectations=expectations))
    cases = [Case(f"50_alu::t[{p}]", 50, (), lacking, 1, False, None) for p, lacking in (("a", ()), ("b", ("dtype.int8",)))]
    assert [re.search(r"Expect\('(.*?)'\) (names \w+)", p)[0] for p in unmatched(subject, cases)] == [  # type: ignore[index]
        "Expect('50_alu::gone') names no",
        "Expect('*[b]') names only",
    ]


def test_report_and_pins(tmp_path: Path):
    """A complete run is needed for pins: one of a part is refused, of whatever is claimed."""
    pins = tmp_path / "pins.json"
    output, status = run(tmp_path, "", f"--kg-report={tmp_path}", f"--kg-pins={pins}")
    assert status == 1 and "pins are for the whole suite" in output
    assert "did not run" not in output
    assert output.strip().splitlines()[-1].endswith("it claims 100 % of what was chosen of the suite")
    report = json.loads((tmp_path / "FAKE-TEXT.json").read_text())
    assert report["device"] == "FAKE:TEXT" and not report["complete"] and report["counts"]["passed"] == 2
    assert "| 90 own | 2 |" in (tmp_path / "FAKE-TEXT.md").read_text()
    with pytest.raises(ReportError, match="no report of a whole run"):
        read_reports([tmp_path])


def test_a_tenth_is_pinned_as_the_whole(tmp_path: Path):
    """What is left out counts as it would where it is right.
    A test that is lost, or comes out otherwise, is a difference."""
    subject = Subject("REF", Profile("REF", ()))
    expect = Expect("*", "never", "x")

    def report(left_out: bool) -> Report:
        cases = [
            *(Case(f"50_alu::sum[{n}]", 50, (), (), 1, False, None, "passed") for n in range(200)),
            *(Case(f"60_kernels::row[{n}]", 60, (), ("scan",), 1, False, None, "unclaimed") for n in range(100)),
            *(Case(f"80_fuzz::any[{n}]", 80, (), (), 1, False, expect, "expected") for n in range(100)),
            *(Case(f"40_memory::copy[{n}]", 40, (), (), 1, False, None, "passed") for n in range(10)),
        ]
        for case in cases:
            case.outcome = "left out" if left_out and not in_tenth(case) else case.outcome
        return Report(subject, cases, [], 1.0, True)

    whole, tenth = report(False), report(True)
    ran = [c for c in tenth.cases if c.outcome != "left out"]
    assert sum(c.tier == 40 for c in ran) == 10 and 20 <= len(ran) - 10 <= 60
    assert whole.complete and not tenth.complete
    update(whole, tmp_path / "pins.json")
    assert compare(tenth, tmp_path / "pins.json") == []
    lost = replace(tenth, cases=tenth.cases[1:])
    assert "209 passed, pins.json says 210" in compare(lost, tmp_path / "pins.json")[0]
    ran[-1].outcome = "failed"
    assert "209 passed, pins.json says 210" in compare(tenth, tmp_path / "pins.json")[0]


def test_matrix():
    tests = [
        {"id": "a", "outcome": "passed", "needs": ["op.ADD", "dtype.int32"]},
        {"id": "b", "outcome": "expected", "needs": ["op.ADD", "dtype.int8"]},
    ]
    expectations = [{"test": "b", "kind": "never", "reason": "no bytes", "issue": "#7"}]
    report = {"device": "X:Y", "counts": {"passed": 1, "expected": 1}, "tests": tests, "expectations": expectations}
    text = matrix([{**report, "claims": ["op.ADD", "dtype.int32", "dtype.int8", "scan"]}])
    for row in (
        "| `int32` | yes |",
        "| `ADD` | part |",
        "| `int8` | not run |",
        "| `int16` |  |",
        "- X:Y: `b` (never): no bytes (#7)",
    ):
        assert row in text, row
    assert "| `scan`: running sums and the like | no test |" in text


def test_no_device_is_refused():
    command = [*PYTEST, "--pyargs", "kg_conformance"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode and "give --kg-device=NAME" in done.stdout


def test_plugin_is_light():
    """Loading the pytest plugin, as every pytest of whoever has kg installed does,
    imports nothing else of kg and no library."""
    script = (
        "import sys, pytest; before = set(sys.modules); import kg_conformance.pytest_options;"
        "print(*sorted(set(sys.modules) - before), sep='\\n')"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["kg_conformance", "kg_conformance.pytest_options"]


def test_a_run_without_device_stays_light(tmp_path: Path):
    (tmp_path / "test_x.py").write_text(
        "import sys\n"
        "def test_x():\n"
        "    assert 'kg_conformance.pytest_options' in sys.modules\n"
        "    assert not [m for m in sys.modules if m in ('numpy', 'kg_cpu', 'kg.plugin', 'kg_conformance.run.session')]\n"
    )
    command = [*PYTEST, "-q", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 0, done.stdout


def test_claims():
    assert "op.ADD" in claimed(Profile("X", ())) and "dtype.int8" not in claimed(Profile("X", ()))
    dropped = claimed(Profile("X", ("-op.*", "op.ADD", "dtype.int*")))
    assert {n for n in dropped if n.startswith("op.")} == {"op.ADD"} and "dtype.int8" in dropped
    with pytest.raises(ClaimError, match=r"claims 'dtype.int7'"):
        claimed(Profile("X", ("dtype.int7",)))


def test_globs_and_conditions():
    assert matches("a[*]", "a[b-c]") and not matches("a[b]", "ab") and matches("*::t?", "x::t1") and not matches("t", "tt")
    names: dict[str, str | tuple[str, ...]] = {"arch": "sm_80", "features": ("bf16", "fp8")}
    for condition in (
        "",
        "arch == 'sm_80'",
        "'bf16' in features and not arch != 'sm_80'",
        "arch in ('a', 'sm_80') or arch == 'x'",
    ):
        assert holds(condition, names), condition
    for condition in ("arch != 'sm_80'", "'x' in features", "not 'fp8' in features", "arch not in ('sm_80',)"):
        assert not holds(condition, names), condition
    for condition in ("cpu == 'x'", "arch ==", "__import__('os')", "arch.upper() == 'X'", "arch == 'a' and nothing == 'b'"):
        with pytest.raises(ConditionError, match="can't be read"):
            holds(condition, names)


@pytest.mark.parametrize("lanes", [2, 4, 8, 16, 32, 64])
@pytest.mark.parametrize("dtype", STORABLE, ids=str)
def test_every_edge_value_meets_every_lane(dtype: DType, lanes: int) -> None:
    """In vectors as wide as 512 bits: an op that is wrong in one lane alone is seen."""
    if lanes * max(8, dtype.bits) > 512:
        pytest.skip(f"{lanes} of {dtype} are more than 512 bits")
    cases = [op_case(op, dtype, lanes=lanes) for op in ops_of(dtype)]
    for case in [*cases, cast_case(dtype, float32, lanes)]:
        assert case.size % 2, "no tail"
        for column in case.operands:
            _, number = np.unique(column.view(f"u{column.itemsize}"), return_inverse=True)
            met = np.zeros((number.max() + 1, lanes), np.bool_)
            met[number, np.arange(column.size) % lanes] = True
            assert met.all(), f"{case.op.name}: {met.mean():.0%} of values and lanes"
