"""The pytest plugin of the suite (entry point pytest11): options only.
What does the work is imported when --kg-device is given."""

from __future__ import annotations

import pytest

_MARKERS = (
    "kg_requires(*names): capabilities of kg_conformance.capabilities that a test needs",
    "kg_since(level): the level of the conformance suite that added a test",
    "kg_may_skip(why): a conformance test that may skip itself",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("kg", "conformance of kg devices")
    group.addoption("--kg-device", metavar="DEVICE", help="run kg_conformance on this device, e.g. CPU:LLVM")
    group.addoption("--kg-tenth", action="store_true", help="of tiers 50 to 80 a tenth of the tests, the same in every run")
    group.addoption("--kg-require-device", action="store_true", help="fail where the device can't be used or nothing ran on it")
    group.addoption("--kg-audit", action="store_true", help="run unclaimed tests too, and list those that pass")
    group.addoption("--kg-report", metavar="DIR", help="write DEVICE.json and DEVICE.md there")
    group.addoption("--kg-strict-level", action="store_true", help="tests newer than the profile's level fail, too")
    group.addoption("--kg-pins", metavar="FILE", help="compare claims and counts with those reviewed in this file")
    group.addoption("--kg-update-pins", action="store_true", help="write the counts of this run to the file of --kg-pins")
    group.addoption("--kg-crash-child", action="store_true", help="(the suite's own: this process runs a test that may crash)")


def pytest_configure(config: pytest.Config) -> None:
    for marker in _MARKERS:
        config.addinivalue_line("markers", marker)
    if config.getoption("--kg-device"):
        from kg_conformance.run.session import Suite

        config.pluginmanager.register(Suite.configured(config), "kg-conformance-suite")
