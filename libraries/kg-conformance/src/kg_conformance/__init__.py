"""The conformance suite: one set of tests that every device runs,
`kg conformance DEVICE` or `pytest --pyargs kg_conformance`."""

from typing import Final

#: Raised with every release of the suite that adds tests; a Profile states the level it was written for.
SUITE_LEVEL: Final = 2
