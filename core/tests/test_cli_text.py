"""What commands print of other people's text: no escape of it reaches the terminal."""

from __future__ import annotations

from kg.cli.formatting import lines_of, table
from kg.errors import printable

EVIL = "\x1b[31mred\x07\u202e"


def test_text_is_escaped_and_keeps_its_lines() -> None:
    assert printable(f"a{EVIL}é🎲\n\ud800\\") == "a\\x1b[31mred\\x07\\u202eé🎲\\n\\ud800\\"
    assert lines_of("a\n\tb\x1b") == "a\n\tb\\x1b"
    assert table([["A", "B"], [EVIL, "x"]]).split("\n")[1] == "\\x1b[31mred\\x07\\u202e  x"
