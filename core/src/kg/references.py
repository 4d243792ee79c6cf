"""References "module:attribute" in records, resolved by an import on use."""

from __future__ import annotations

import importlib

from kg.errors import PluginError


def resolve(reference: str) -> object:
    """What a "module:attr" reference names. Raises PluginError that shows it."""
    module, _, attribute = reference.partition(":")
    if not module or not attribute:
        raise PluginError(f"reference {reference!r} is not of the form module:attribute")
    try:
        found: object = importlib.import_module(module)
        for part in attribute.split("."):
            found = getattr(found, part)
    except (ImportError, AttributeError) as error:
        raise PluginError(f"reference {reference!r} can't be resolved: {error}") from error
    return found
