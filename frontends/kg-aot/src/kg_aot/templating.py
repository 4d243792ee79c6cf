"""The templates of this package, by jinja2."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import jinja2


@cache
def _environment() -> jinja2.Environment:
    made = jinja2.Environment(
        loader=jinja2.PackageLoader("kg_aot"),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
    )
    made.filters |= {"comment": comment, "string": string}
    return made


def comment(text: str) -> str:
    """Part of a line of a comment, in C too: nothing in it begins, ends or goes on with another line."""
    shown = "".join(c if c.isprintable() else "?" for c in text)
    for ends in ("/*", "*/", "??"):
        shown = shown.replace(ends, " ".join(ends))
    return shown.rstrip("\\ ")


def string(text: str) -> str:
    """What stands between the quotes of a string literal."""
    escaped = (chr(b) if 32 <= b < 127 and chr(b) not in '"\\?' else f"\\{b:03o}" for b in text.encode())
    return "".join(escaped)


def rendered(template: str, context: Mapping[str, Any]) -> str:
    return _environment().get_template(template).render(context)
