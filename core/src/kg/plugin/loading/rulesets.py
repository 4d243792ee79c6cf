"""The rules behind a RuleSetSpec, imported when a kernel is first rewritten for their renderer."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, cast

from kg.errors import PluginError
from kg.plugin.api import RuleSetSpec
from kg.references import resolve

if TYPE_CHECKING:
    from kg.rewrite.rule import RuleSet


@cache
def load_rules(spec: RuleSetSpec) -> RuleSet:
    """The RuleSet, or what a function () -> RuleSet makes, made once. Raises PluginError for anything else."""
    from kg.rewrite.rule import RuleSet

    found = resolve(spec.rules)
    if not isinstance(found, RuleSet) and callable(found):
        try:
            found = cast(Callable[[], object], found)()
        except Exception as error:
            raise PluginError(f"rule set {spec.name}: {spec.rules}() failed: {type(error).__name__}: {error}") from error
    if not isinstance(found, RuleSet):
        raise PluginError(f"rule set {spec.name}: {spec.rules} must be a RuleSet, or return one, not {found!r}")
    return found
