"""PTX text in pieces: comments gone, each token with the line it begins on."""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass

from kg_cuda.sim.errors import PtxError
from kg_cuda.sim.text.syntax import Number

COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.S)
#: Directives that a line end closes; they say nothing about what runs.
DEBUGGING = re.compile(r"^[ \t]*\.(?:loc|file)\b[^\n]*", re.M)
TOKEN = re.compile(
    r"""\s*(?:
    (?P<name>[%$_A-Za-z](?:[\w$.]|::)*)
  | (?P<number>0[fF][0-9a-fA-F]{8} | 0[dD][0-9a-fA-F]{16} | 0[xX][0-9a-fA-F]+U? | 0[bB][01]+U? | \d+\.\d*(?:[eE][-+]?\d+)? | \d+U?)
  | (?P<directive>\.[A-Za-z_]\w*)
  | (?P<string>"(?:[^"\\]|\\.)*")
  | (?P<mark>[-+,;:{}()\[\]<>@!|=*&])
  )""",
    re.X,
)


def _blank(found: re.Match[str]) -> str:
    return " " + "\n" * found.group().count("\n")


@dataclass(slots=True)
class Tokens:
    """The tokens of a text and where reading stands."""

    text: str
    clean: str
    words: list[str]
    kinds: list[str]
    starts: list[int]
    lines: list[int]
    at: int = 0

    @property
    def word(self) -> str:
        return self.words[self.at]

    @property
    def kind(self) -> str:
        return self.kinds[self.at]

    @property
    def line(self) -> int:
        return self.line_of(self.starts[self.at])

    def line_of(self, start: int) -> int:
        return bisect_right(self.lines, start)

    def take(self) -> str:
        word = self.words[self.at]
        if self.kinds[self.at] == "end":
            raise self.fail("the text ends too early")
        self.at += 1
        return word

    def accept(self, word: str) -> bool:
        if self.words[self.at] == word and self.kinds[self.at] != "string":
            self.at += 1
            return True
        return False

    def expect(self, word: str) -> None:
        if not self.accept(word):
            raise self.fail(f"expected {word!r}, found {self.word!r}")

    def name(self, what: str) -> str:
        if self.kind != "name":
            raise self.fail(f"expected {what}, found {self.word!r}")
        return self.take()

    def integer(self) -> int:
        sign = -1 if self.accept("-") else 1
        if self.kind != "number":
            raise self.fail(f"expected an integer, found {self.word!r}")
        value = number(self.take()).value
        if not isinstance(value, int):
            raise self.fail(f"expected an integer, found {self.words[self.at - 1]!r}")
        return sign * value

    def source_line(self, line: int) -> str:
        lines = self.text.split("\n")
        return lines[line - 1].strip() if 0 < line <= len(lines) else ""

    def fail(self, message: str) -> PtxError:
        line = self.line
        return PtxError(message, line, self.source_line(line))


def tokenize(text: str) -> Tokens:
    """The tokens of `text`."""
    clean = DEBUGGING.sub("", COMMENT.sub(_blank, text))
    words: list[str] = []
    kinds: list[str] = []
    starts: list[int] = []
    at, end = 0, len(clean.rstrip())
    lines = [0, *(m.end() for m in re.finditer("\n", clean))]
    match = TOKEN.match
    while at < end:
        found = match(clean, at)
        if found is None:
            at += len(clean[at:]) - len(clean[at:].lstrip())
            line = bisect_right(lines, at)
            raise PtxError(f"{clean[at]!r} is not PTX", line, text.split("\n")[line - 1].strip())
        kind = found.lastgroup or ""
        words.append(found[kind])
        kinds.append(kind)
        starts.append(found.start(kind))
        at = found.end()
    words.append("")
    kinds.append("end")
    starts.append(max(end - 1, 0))
    return Tokens(text, clean, words, kinds, starts, lines)


def number(word: str) -> Number:
    """The immediate that a word writes."""
    if word[:2] in ("0f", "0F"):
        return Number(int(word[2:], 16), 32)
    if word[:2] in ("0d", "0D"):
        return Number(int(word[2:], 16), 64)
    if "." in word:
        return Number(float(word))
    word = word.rstrip("U")
    if word[:2] in ("0x", "0X"):
        return Number(int(word, 16))
    if word[:2] in ("0b", "0B"):
        return Number(int(word, 2))
    return Number(int(word, 8) if len(word) > 1 and word[0] == "0" else int(word))
