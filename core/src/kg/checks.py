"""Validation of names and integers that users give to graphs, schedules and device names."""

from __future__ import annotations

import operator
from typing import Final

#: What sizes, bounds and indices may be: 64 bits.
LEAST: Final = -(1 << 63)
GREATEST: Final = (1 << 63) - 1
#: Python converts no more than some thousand digits; a float64 has 309 before the point.
_DIGITS: Final = 400
_LENGTH: Final = 80


def shown(value: object) -> str:
    """A value within a message: of bounded length, whatever its own text is and whether it has one."""
    if isinstance(value, int) and value.bit_length() > 256:
        return f"an integer of {value.bit_length():,} bits"
    try:
        text = repr(value)
    except Exception:  # it holds an integer that is too long to print, is too deep, or its __repr__ fails
        return f"a {type(value).__name__}"
    short = text if len(text) <= _LENGTH else f"{text[: _LENGTH - 4]} ..."
    return short.encode("utf-8", "backslashreplace").decode()


def check_name(name: object, what: str) -> None:
    """Refuse what is no name: it is a str, not empty, and printable (`str.isprintable`),
    since it stands in sources, messages and files."""
    if not isinstance(name, str):
        raise TypeError(f"the name of {what} is a str, not {shown(name)}")
    if not name or not name.isprintable():
        raise ValueError(f"the name of {what} must be printable and not empty, not {shown(name)}")


def whole_number(value: object, what: str, least: int = LEAST, greatest: int = GREATEST) -> int:
    """The value as an int. Raises TypeError where it is no integer, ValueError where it is out of range."""
    if isinstance(value, bool) or not hasattr(type(value), "__index__"):
        raise TypeError(f"{what} is an integer, not {shown(value)}")
    try:
        number = operator.index(value)  # pyright: ignore[reportArgumentType]
    except TypeError:  # an array of several, say
        raise TypeError(f"{what} is an integer, not {shown(value)}") from None
    if not least <= number <= greatest:
        raise ValueError(f"{what} is from {least} to {greatest}, not {shown(number)}")
    return number


def parse_integer(digits: str) -> int:
    """The integer that decimal digits with or without a sign say.
    Raises ValueError where they are too many."""
    if len(digits) > _DIGITS:
        raise ValueError(f"an integer of {len(digits):,} digits, more than any dtype holds")
    return int(digits)


def parse_float(text: str) -> float:
    """The float of a decimal number. Raises ValueError where it is greater than every float64."""
    number = float(text)
    if number in (float("inf"), float("-inf")) and not text.lstrip("+-").startswith("inf"):
        raise ValueError(f"{shown(text)} is greater than any float64: write inf")
    return number
