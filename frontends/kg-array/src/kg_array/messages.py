"""What was given, as messages of errors show it."""

from __future__ import annotations

from typing import Final

#: Characters of what was given that a message shows.
_MOST_TEXT: Final = 120


def described(given: object) -> str:
    """What was given, for a message: short, and whatever its own text is."""
    try:
        text = repr(given)
    except Exception:  # a long integer, or an object whose __repr__ fails
        return f"an object of {type(given).__name__}"
    return (text if len(text) <= _MOST_TEXT else f"{text[:_MOST_TEXT]}...").encode("utf-8", "backslashreplace").decode()
