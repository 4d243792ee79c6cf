"""A run of the suite in pytest: selection by claims, expected failures, outcomes, exit status."""

from __future__ import annotations

import time
from collections.abc import Generator, Sequence
from pathlib import Path
from typing import Final, cast

import pytest
from kg.errors import DeviceUnavailable, KgError
from kg.locks import cached_property
from kg.plugin.registry import registry
from kg.plugin.trials import first_use, probing

from kg_conformance import fixtures
from kg_conformance.run import baseline, crash
from kg_conformance.run.cases import DEVICE_TIER, TIERS_FOLDER, Case, active_expectations, in_tenth, make_case, unmatched
from kg_conformance.run.plugin_tests import OwnTests
from kg_conformance.run.report import Report, audit_lines, share_of
from kg_conformance.subject import Subject

#: A profile that claims less than this much of the suite has passed little of it, whatever it passed.
_LITTLE: Final = 0.5
_ADVICE: Final = "say what it needs with @requires, or list it as an Expect of the profile"


class Suite:
    """The hooks of a run with --kg-device."""

    def __init__(self, config: pytest.Config, subject: Subject) -> None:
        self.config, self.subject = config, subject
        self.cases: dict[str, Case] = {}
        self.partial = False
        self.problems: list[str] = []
        self.started = time.monotonic()
        self._reasons: dict[bool, str] = {}

    @staticmethod
    def configured(config: pytest.Config) -> Suite:
        """The suite of this command line, with its fixtures registered."""
        if config.getoption("numprocesses", None):
            raise pytest.UsageError("kg_conformance counts its tests in one process: leave -n away")
        try:
            subject = Subject(str(config.getoption("--kg-device")))
        except KgError as error:
            raise pytest.UsageError(f"--kg-device: {error}") from error
        config.stash[fixtures.SUBJECT] = subject
        config.pluginmanager.register(fixtures, "kg-conformance-fixtures")
        return Suite(config, subject)

    # -- what is there

    def pytest_pycollect_makemodule(self, module_path: Path, parent: pytest.Collector) -> pytest.Module | None:
        if module_path == TIERS_FOLDER / "test_90_own.py":
            return OwnTests.from_parent(parent, path=module_path)  # pyright: ignore[reportUnknownMemberType] -- pytest leaves it untyped
        return None

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        active = active_expectations(self.subject)
        if self._option("--kg-crash-child"):
            active = []
        self.cases = {item.nodeid: make_case(item, self.subject, active) for item in items}
        items.sort(key=lambda item: self.cases[item.nodeid].tier)  # stable: in the order of bring-up
        modules = {*TIERS_FOLDER.rglob("test_*.py")}
        self.partial = self.partial or not modules <= {item.path for item in items}
        self.partial = self.partial or any("::" in argument for argument in self.config.args)
        if self._option("--kg-tenth"):
            for case in self.cases.values():
                case.outcome = "" if in_tenth(case) else "left out"
            items[:] = [item for item in items if not self.cases[item.nodeid].outcome]

    def pytest_deselected(self, items: Sequence[pytest.Item]) -> None:
        self.partial = self.partial or bool(items)

    # -- what runs

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        case = self.cases[item.nodeid]
        if case.lacking and not self._option("--kg-audit"):
            case.outcome, case.reason = "unclaimed", f"unclaimed: {', '.join(case.lacking)}"
            pytest.skip(case.reason)
        reason = self.reason_unavailable(case.tier)
        if reason:
            case.outcome, case.reason = "unavailable", reason
            pytest.skip(f"not available: {reason}")

    @pytest.hookimpl(tryfirst=True)
    def pytest_pyfunc_call(self, pyfuncitem: pytest.Function) -> bool | None:
        case = self.cases[pyfuncitem.nodeid]
        if case.expect is None or case.expect.kind != "crash":
            return None
        crash.run_elsewhere(pyfuncitem, self.subject.name)
        return True

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        case = self.cases[item.nodeid]
        case.seconds += report.duration
        case.note = next((str(value) for key, value in report.user_properties if key == "kg_note"), case.note)
        if case.outcome not in ("unclaimed", "unavailable"):
            self._judge(case, report, call)
        return report

    def _judge(self, case: Case, report: pytest.TestReport, call: pytest.CallInfo[None]) -> None:
        """The outcome of a test from one of its phases, which is also what pytest is told."""
        error = call.excinfo.value if call.excinfo else None
        if hasattr(report, "wasxfail"):
            del report.wasxfail
            self._fail(case, report, f"it is marked xfail: {_ADVICE}")
        elif report.skipped:
            self._judge_skip(case, report, str(error))
        elif case.lacking:
            self._judge_unclaimed(case, report)
        elif case.expect is not None:
            self._judge_expected(case, report, error)
        elif report.failed:
            self._judge_failure(case, report, error)
        elif report.when == "call":
            case.outcome = "passed"

    def _judge_skip(self, case: Case, report: pytest.TestReport, reason: str) -> None:
        if case.may_skip:
            case.outcome, case.reason = "skipped", reason
        elif case.lacking:
            case.outcome, case.reason = "unclaimed", f"unclaimed: {', '.join(case.lacking)}"
        else:
            self._fail(case, report, f"it skipped itself ({reason}): {_ADVICE}")

    def _judge_unclaimed(self, case: Case, report: pytest.TestReport) -> None:
        """Under --kg-audit these run, and nothing that they do is a failure."""
        if report.when == "call":
            case.passes_unclaimed = report.passed
        if report.failed:
            case.passes_unclaimed = False
            self._set_aside(report, "unclaimed")
        if report.when == "teardown":
            case.outcome, case.reason = "unclaimed", f"unclaimed: {', '.join(case.lacking)}"

    def _judge_expected(self, case: Case, report: pytest.TestReport, error: BaseException | None) -> None:
        expect = case.expect
        assert expect is not None
        said = f"{expect.kind}: {expect.reason}"
        if report.failed:
            names = [c.__name__ for c in type(error).__mro__]
            if expect.kind == "crash" and not isinstance(error, crash.Crashed):
                self._fail(
                    case, report, f"it is expected to crash ({said}), but only fails: use another kind\n{report.longrepr}"
                )
            elif expect.raises and expect.kind != "crash" and expect.raises not in names:
                wrong = f"it is expected to raise {expect.raises} ({said}), but raised {names[0]}"
                self._fail(case, report, f"{wrong}\n{report.longrepr}")
            else:
                case.outcome, case.reason = "expected", said
                self._set_aside(report, said)
        elif report.when == "call":
            self._fail(case, report, f"it passes, but is expected to fail ({said}): remove Expect({expect.test!r})")

    def _judge_failure(self, case: Case, report: pytest.TestReport, error: BaseException | None) -> None:
        if case.since > self.subject.profile.level and not self._option("--kg-strict-level"):
            case.outcome = "newer"
            case.reason = f"of level {case.since}, the profile is of {self.subject.profile.level}: {_first_line(error)}"
            self._set_aside(report, case.reason)
        else:
            case.outcome, case.reason = "failed", _first_line(error)

    def _fail(self, case: Case, report: pytest.TestReport, why: str) -> None:
        case.outcome, case.reason = "failed", why.splitlines()[0]
        report.outcome, report.longrepr = "failed", f"{case.id}: {why}"

    def _set_aside(self, report: pytest.TestReport, why: str) -> None:
        """Tell pytest that this failure is none."""
        report.outcome = "skipped"
        report.wasxfail = why

    # -- what it comes to

    @cached_property
    def visit(self) -> probing.Visit:
        """The device probed and opened in another process first:
        one that crashes or hangs is a reason, not the end of this run."""
        name = self.subject.target.device
        return first_use.visit(registry(), [name])[name]

    def reason_unavailable(self, tier: int) -> str:
        """Why tests of a tier can't run here: the renderer or compiler, from the runtime's tier on the device,
        in any a broken probe."""
        if self.visit.broken:
            return f"{self.subject.target.device} is broken: {_said(self.visit)}"
        needs_device = tier >= DEVICE_TIER
        if tier >= 20 and needs_device not in self._reasons:
            self._reasons[needs_device] = self._try(needs_device)
        return self._reasons[needs_device] if tier >= 20 else ""

    def _try(self, needs_device: bool) -> str:
        if needs_device and not self.visit.available:
            return _said(self.visit)
        try:
            renderer = self.subject.device.renderer if needs_device else self.subject.renderer
            renderer.fingerprint()
        except DeviceUnavailable as error:
            return str(error)
        except Exception:  # a broken plugin: its tests say where
            return ""
        return ""

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self._option("--kg-crash-child") or self.config.option.collectonly:
            return
        self.problems += self._find_problems()
        if self._option("--kg-pins"):
            file = Path(str(self._option("--kg-pins")))
            if self._option("--kg-update-pins"):
                baseline.update(self.report, file)
            else:
                self.problems += baseline.compare(self.report, file)
        if self._option("--kg-report"):
            self.report.write(Path(str(self._option("--kg-report"))))
        if self.problems and session.exitstatus in (0, pytest.ExitCode.NO_TESTS_COLLECTED):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def _find_problems(self) -> list[str]:
        cases = list(self.cases.values())
        problems = [] if self.partial else unmatched(self.subject, cases)
        if any(c.outcome == "unavailable" for c in cases) and self.visit.broken:
            return [*problems, self.reason_unavailable(0)]
        if self._option("--kg-require-device"):
            reasons = {c.reason for c in cases if c.outcome == "unavailable"}
            problems += [f"{self.subject.name} is required, but not available: {reason}" for reason in sorted(reasons)]
            if not reasons and not self.ran:
                problems.append(f"{self.subject.name} is required, but nothing ran on it")
        return problems

    @property
    def ran(self) -> int:
        """How many tests ran on the device; of a part of the suite that has no such tests, how many ran."""
        done = ("passed", "expected", "failed", "newer")
        on_device = [c for c in self.cases.values() if c.tier >= DEVICE_TIER] or list(self.cases.values())
        return sum(c.outcome in done for c in on_device)

    @property
    def report(self) -> Report:
        seconds = time.monotonic() - self.started
        return Report(self.subject, list(self.cases.values()), self.problems, seconds, not self.partial)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self._option("--kg-crash-child") or self.config.option.collectonly:
            return
        write = terminalreporter.write_line
        if self._option("--kg-audit"):
            terminalreporter.section("passes although unclaimed")
            for line in audit_lines(list(self.cases.values())) or ["nothing"]:
                write(line)
        for case in self.cases.values():
            if case.outcome in ("newer", "skipped"):
                write(f"{case.outcome}: {case.id}: {case.reason}")
        unclaimed = self.report.unclaimed_line
        if unclaimed:
            little = share_of(self.report.counts) < _LITTLE
            write(f"{'LITTLE IS CLAIMED' if little else 'unclaimed'}: {unclaimed}", red=little, bold=little)
        reasons = sorted({c.reason for c in self.cases.values() if c.outcome == "unavailable"})
        for reason in reasons:
            write(f"NOT RUN on {self.subject.name}: {reason}", red=True, bold=True)
        if not self.ran and not reasons:
            write(f"NOTHING RAN on {self.subject.name}", red=True, bold=True)
        for problem in self.problems:
            write(f"FAILED {problem}", red=True, bold=True)

    @pytest.hookimpl(trylast=True)
    def pytest_unconfigure(self, config: pytest.Config) -> None:
        """The last line, after pytest's own."""
        terminal = cast("pytest.TerminalReporter | None", config.pluginmanager.get_plugin("terminalreporter"))
        if terminal is not None and self.cases and not config.option.collectonly and not self._option("--kg-crash-child"):
            terminal.write_line(self.report.line)

    def _option(self, name: str) -> object:
        return cast(object, self.config.getoption(name))


def _first_line(error: BaseException | None) -> str:
    text = str(error).splitlines()
    return f"{type(error).__name__}: {text[0] if text else ''}"[:300]


def _said(visit: probing.Visit) -> str:
    """What a visit says, with what to do."""
    return ": ".join(filter(None, [visit.reason, visit.remedy]))
