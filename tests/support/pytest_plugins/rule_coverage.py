"""The report of rule coverage at the end of a test run:
what is known of each rule, and how often the tests fired it.

A run of all tests fails when a rule never fired. The tests that prove rules don't count: they are made to fire each. The table is written to
`.pytest_cache/d/rules/coverage.txt`, and printed under `--rule-coverage`.
"""

from __future__ import annotations

from collections.abc import Generator

import pytest

PROOFS = "test_prove.py"
_ALL = ("keyword", "markexpr", "lf", "failedfirst", "maxfail", "deselect", "ignore", "ignore_glob", "stepwise", "collectonly")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rule-coverage",
        action="store_true",
        help="print every rule, what is known of it (proved, proved at 8 bits, sampled) and how often it fired",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(RuleCoverage(config), "rule-coverage")


class RuleCoverage:
    """Leaves out what proofs fire, looks at the counts at the end."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.dead: list[str] = []

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        from kg.rewrite.engine import fired

        before = dict(fired) if item.path.name == PROOFS else None
        try:
            return (yield)
        finally:
            if before is not None:
                fired.clear()
                fired.update(before)

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        from kg.rewrite.engine import fired
        from kg_conformance.proofs.coverage import never_fired

        told: dict[str, object] | None = getattr(self.config, "workeroutput", None)
        if told is not None:  # one process of several (pytest -n): what it counted is looked at by the one that started them
            told["fired"] = dict(fired)
        elif fired and _is_whole_run(session):
            self.dead = [str(r) for r in never_fired(fired)]
            if self.dead and session.exitstatus == pytest.ExitCode.OK:
                session.exitstatus = pytest.ExitCode.TESTS_FAILED

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: object) -> None:
        """Adds what one of several processes counted, which ends."""
        from kg.rewrite.engine import fired

        told: dict[str, dict[str, int]] = getattr(node, "workeroutput", {})
        for rule, count in told.get("fired", {}).items():
            fired[rule] = fired.get(rule, 0) + count

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        from kg.rewrite.engine import fired
        from kg_conformance.proofs.coverage import core_proofs, core_rules, format_coverage, format_summary, never_fired

        shown = self.config.getoption("--rule-coverage")
        proved = core_proofs.cache_info().currsize
        if self.dead:
            terminalreporter.section("rules that no test fired", red=True)
            terminalreporter.write_line(f"Remove them, or write a file test in tests/filetests/rules: {', '.join(self.dead)}")
        if not shown and not (proved and fired):
            return
        table = format_coverage(core_proofs(), fired)
        where = _keep(self.config, table)
        terminalreporter.section("rules")
        if shown:
            terminalreporter.write_line(table)
        total, idle = len(core_rules()), len(never_fired(fired))
        terminalreporter.write_line(f"{format_summary(core_proofs())}\nfired by these tests: {total - idle} of {total}{where}")


def _is_whole_run(session: pytest.Session) -> bool:
    """Whether nothing was left out: no paths, no selection, no early end."""
    config = session.config
    chosen = any(config.getoption(name, None) for name in _ALL) or session.shouldstop or session.shouldfail
    return config.args_source is pytest.Config.ArgsSource.TESTPATHS and not chosen


def _keep(config: pytest.Config, table: str) -> str:
    """Writes the table to pytest's cache; says where."""
    cache = getattr(config, "cache", None)  # none under -p no:cacheprovider
    if cache is None:
        return ""
    file = cache.mkdir("rules") / "coverage.txt"
    file.write_text(table + "\n")
    return f"; each in {file.relative_to(config.rootpath)}"
