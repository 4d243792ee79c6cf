"""Escapes user text (titles, names) in generated pages and modules."""

from __future__ import annotations

import html
import json
import re
from typing import Final

from kg.plugin import printable

#: What a browser acts on within the text of a script element, in any case of letters.
_IN_SCRIPT: Final = re.compile(r"<(?=/script|!--|script)", re.IGNORECASE)
_WORD: Final = re.compile(r"[A-Za-z_$][\w$]*", re.ASCII)


def html_text(text: str) -> str:
    """Text of an element, or of an attribute within quotes."""
    return html.escape(printable(text))


def html_script(module: str) -> str:
    """A module within a script element: what would end the element stands as an escape, of strings,
    templates and comments alike."""
    return _IN_SCRIPT.sub(r"\\x3c", module)


def js_string(value: object) -> str:
    """A string, or anything of JSON, as JavaScript: ASCII only, so that no character ends a line."""
    return json.dumps(value)


def js_comment(text: str) -> str:
    """Text of a comment of either kind: it stays within one line, and does not end the comment."""
    return printable(text).replace("*/", "*\\/")


def js_template(text: str) -> str:
    """Text within backquotes."""
    return text.replace("\\", "\\\\").replace("`", "\\`").replace("${", "\\${")


def js_key(name: str) -> str:
    """The name of a property, as an object's literal or a type of TypeScript has it.
    Reserved words may stand there."""
    return name if _WORD.fullmatch(name) else js_string(name)


def js_member(owner: str, name: str) -> str:
    """A property of an object: `v.n`, or `v["a b"]` of a name that is no identifier."""
    return f"{owner}.{name}" if _WORD.fullmatch(name) else f"{owner}[{js_string(name)}]"
