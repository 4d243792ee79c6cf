"""Tier 90: the plugin's own tests.
They are collected beneath this file, from the modules that the profile names."""

from kg_conformance.run.plugin_tests import find_module
from kg_conformance.subject import Subject


def test_modules_are_there_and_hold_tests(subject: Subject):
    """What a profile names exists, and is more than a name."""
    for module in subject.profile.tests:
        source = find_module(module, subject.profile.device).read_text()
        assert "def test_" in source, f"{module}, which the profile names, has no tests"
