"""One run of the suite in pytest: which tests are claimed, which may fail, what came of each, and the status at the end."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from kg.conformance import fixtures
from kg.conformance.subject import Subject
from kg.errors import DeviceUnavailable

_HERE: Final = Path(__file__).parent


class Suite:
    """The hooks of a run with --kg-device."""

    def __init__(self, subject: Subject) -> None:
        self._subject = subject

    @staticmethod
    def configured(config: pytest.Config) -> Suite:
        try:
            subject = Subject(str(config.getoption("--kg-device")))
        except DeviceUnavailable as error:
            raise pytest.UsageError(f"--kg-device: {error}") from error
        config.stash[fixtures.SUBJECT] = subject
        config.pluginmanager.register(fixtures, "kg-conformance-fixtures")
        return Suite(subject)

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        names = [n for m in item.iter_markers("kg_requires") for n in m.args]
        lacking = [n for n in names if not self._subject.claims(n)]
        if lacking:
            pytest.skip(f"unclaimed: {', '.join(lacking)}")
