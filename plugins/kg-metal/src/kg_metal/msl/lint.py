"""What Metal's compiler refuses, or may take otherwise than C++, and the host would accept: found in the text of a kernel."""

from __future__ import annotations


def check(source: str) -> None:
    """Raises CompileError."""
