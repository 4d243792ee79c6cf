"""What `kg explain` prints of a file's text: no escape of it reaches the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest
from kg.cli import main

EVIL = "\x1b[31mred\x07\u202e"


def test_errors_about_files_and_their_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / f"{EVIL}.kg"
    for text in (f"%0 = {EVIL}", f"%0 = const 1 : {EVIL}", f"{EVIL}", "%0 = const 1 : int32"):
        file.write_text(text)
        assert main(["explain", str(file)]) == 2
        said = capsys.readouterr().err
        assert said.replace("\n", "").isprintable() and "red" in said
    assert main(["explain", str(tmp_path / f"{EVIL}absent.kg")]) == 2
    assert capsys.readouterr().err.strip().isprintable()
