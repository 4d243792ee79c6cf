"""The templates of this package, by jinja2."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import jinja2


@cache
def _environment() -> jinja2.Environment:
    return jinja2.Environment(
        loader=jinja2.PackageLoader("kg_aot"),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
    )


def rendered(template: str, context: Mapping[str, Any]) -> str:
    return _environment().get_template(template).render(context)
