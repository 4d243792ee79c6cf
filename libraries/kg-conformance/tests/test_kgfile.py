"""`kg conformance --replay` on files that are none: named with their line, and no traceback."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from kg import float32, param, sink
from kg.cli import main
from kg_conformance.kgfile import KgFile, KgFileError, read

AST = sink(param(0, (2,), float32).store(param(1, (2,), float32) * 2.0), name="twice")
TEXT = KgFile(AST, {1: np.array([1, 2], np.float32)}, schedule=()).text("REF")
ARRAY = next(line for line in TEXT.splitlines() if line.startswith("# array 1"))
WRONG = [
    "# array 1: float99 [2] = 0000803f00000040",
    "# array 1: object [2] = 0000803f00000040",
    "# array 1: str [2] = 0000803f00000040",
    "# array 1: float32 [2] = 0000803f0000004",
    "# array 1: float32 [2] = 0000803f000000",
    "# array 1: float32 [2] = ",
    "# array 1: float32 [3] = 0000803f00000040",
    f"# array 1: float32 [{'9' * 5000}] = 0000803f00000040",
    f"# array {'9' * 5000}: float32 [2] = 0000803f00000040",
    "# array 1: float32 [2] = zz",
    f"# variable n: {'9' * 5000}",
    "# variable n: many",
    "# tolerance: much",
    "# tolerance: nan",
    "# tolerance: -1",
    "# schedule: NOTHING(o0",
]


def test_what_was_written_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    (tmp_path / "right.kg").write_text(TEXT)
    assert main(["conformance", "REF", "--replay", str(tmp_path / "right.kg")]) == 0
    assert "twice on REF is right" in capsys.readouterr().out


@pytest.mark.parametrize("line", WRONG)
def test_a_line_that_is_wrong_is_named(line: str):
    number = TEXT.splitlines().index(ARRAY) + 1
    with pytest.raises(KgFileError, match=f"^file.kg:{number}: "):
        read(TEXT.replace(ARRAY, line), "file.kg")


@pytest.mark.parametrize(
    "content",
    [b"", b"\xff\xfe", b"# array 1: float32 [2] = zz", TEXT.replace(ARRAY, "").encode(), b"%0 = nonsense", b"\0"]
    + [
        TEXT.replace(ARRAY, f"# array 1: {kind} [2] = {hex}").encode()
        for kind, hex in (("int64", "00" * 16), ("float32", "00" * 4))
    ]
    + [TEXT.replace(ARRAY, "# array 1: float32 [4] = " + "00" * 16).encode()],
)
def test_a_malformed_file_ends_with_its_name_on_every_device(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    file = tmp_path / "wrong\x1b[2J.kg"
    file.write_bytes(content)
    assert main(["conformance", "REF", "--replay", str(file)]) != 0
    assert main(["conformance", "REF", "NULL", "--replay", str(file)]) != 0
    said = capsys.readouterr()
    assert (said.out + said.err).count("wrong\\x1b[2J.kg") >= 3 and "\x1b" not in said.out + said.err
