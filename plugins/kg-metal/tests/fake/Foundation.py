"""Of Apple's Foundation what kg-metal asks for."""

from __future__ import annotations


class NSURL:
    def __init__(self, path: str) -> None:
        self.path = path

    @classmethod
    def fileURLWithPath_(cls, path: str) -> NSURL:
        return cls(path)
