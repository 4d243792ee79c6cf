"""Loads bytes that are no valid program of a device, in a subprocess.

`python -m kg_conformance.subprocesses.foreign DEVICE` loads each kind.

Writes one line of JSON per kind as soon as it is known, [kind, the exception's classes, its message], so that a crash shows at which.
"""

from __future__ import annotations

import json
import random
import struct
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from kg.dtype import void
from kg.errors import LoadError
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.text.program import binary_of, linear_text, part_of, source_of

from kg_conformance import package
from kg_conformance.compiling import small_ast
from kg_conformance.subject import Subject

TIMEOUT_SECONDS: Final = 300
KINDS: Final = ("empty", "zeros", "random", "text", "foreign_elf", "first_byte", "quarter", "half", "but_one_line")


@dataclass(frozen=True, slots=True)
class Answer:
    """What `load` raised: the names of its class and of those above it, nothing where it took the bytes."""

    classes: tuple[str, ...]
    message: str


def answers(device: str) -> Mapping[str, Answer]:
    """kind -> what the device said, of those that it answered.
    Raises AssertionError where the process died, with the kind it died at."""
    command = [sys.executable, "-m", "kg_conformance.subprocesses.foreign", device]
    environment = package.environment()
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, env=environment, timeout=TIMEOUT_SECONDS, errors="replace"
    )
    lines = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("[")]
    found = {kind: Answer(tuple(classes), message) for kind, classes, message in lines}
    if done.returncode:
        said = f"the process ended with status {done.returncode}"
        kind = next((kind for kind in KINDS if kind not in found), KINDS[0])
        raise AssertionError(f"load of the bytes called {kind!r}: {said}\n{done.stderr[-2000:]}")
    return found


def changed(data: bytes, kind: str) -> bytes:
    """A program's bytes, or others in their place."""
    match kind:
        case "empty":
            return b""
        case "zeros":
            return bytes(len(data))
        case "random":
            return random.Random(1).randbytes(max(64, len(data)))
        case "text":
            return b"this is a program of nobody's\n" * 4
        case "foreign_elf":  # a header alone: 64 bits, little-endian, relocatable, for a machine that nobody has
            return struct.pack("<16sHHIQQQIHHHHHH", b"\x7fELF\2\1\1", 1, 0xFEED, 1, 0, 0, 64, 0, 64, 0, 0, 64, 1, 0)
        case "first_byte":
            return data[:1]
        case "quarter" | "half":
            return data[: len(data) // (4 if kind == "quarter" else 2)]
        case _:  # a text without its last line, a binary without its last bytes
            lines = data.rstrip(b"\0").rstrip().rpartition(b"\n")[0]
            return lines if data.isascii() else data[: len(data) - 16]


def foreign(program: UOp, kind: str) -> list[UOp]:
    """The PROGRAM with such bytes as its binary.
    Where it has none, as its source and as its ordered nodes: a runtime loads one of the two."""
    if part_of(program, Op.BINARY) is not None:
        return [_with(program, UOp(Op.BINARY, void, (), changed(binary_of(program), kind)))]
    texts = {Op.SOURCE: source_of(program), Op.LINEAR: linear_text(program)}
    return [_with(program, UOp(op, void, (), _text(text, kind))) for op, text in texts.items()]


def _with(program: UOp, part: UOp) -> UOp:
    return program.replace(src=tuple(part if s.op is part.op else s for s in program.src))


def _text(text: str, kind: str) -> str:
    return changed(text.encode(), kind).decode(errors="replace")


def main(name: str) -> None:
    subject = Subject(name)
    program = subject.compile(small_ast(subject))
    runtime = subject.device.runtime
    for kind in KINDS:
        line: tuple[object, ...] = (kind, (), "")
        for wrong in foreign(program, kind):
            try:
                runtime.load(wrong)
            except LoadError as error:
                line = (kind, _classes(error), str(error)[:500])
            except Exception as error:  # of whatever class: that is the answer
                line = (kind, _classes(error), str(error)[:500])
                break
        print(json.dumps(line), flush=True)
    runtime.load(program)  # the device can still be used


def _classes(error: Exception) -> list[str]:
    return [c.__name__ for c in type(error).__mro__]


if __name__ == "__main__":
    main(sys.argv[1])
