"""Writes the template of kg-conformance that `kg new-plugin` copies, from tests/oot/kg-toy:
the example that is tested. `--check` only looks."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from kg_conformance.new_plugin.command import SUFFIX

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "tests" / "oot" / "kg-toy"
TARGET = ROOT / "libraries" / "kg-conformance" / "src" / "kg_conformance" / "new_plugin" / "template"
#: In this order: later ones are parts of earlier ones.
WORDS = {"kg-toy": "@package@", "kg_toy": "@module@", "TOY": "@DEVICE@", "Toy": "@Class@", "toy": "@name@"}


def template() -> dict[str, str]:
    """Path below the template -> text."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=SOURCE,
        capture_output=True,
        text=True,
        check=True,
    )
    files = {p: (SOURCE / p).read_text(encoding="utf-8") for p in listed.stdout.split() if (SOURCE / p).exists()}
    return {rename(path) + SUFFIX: rename(text) for path, text in files.items()}


def rename(text: str) -> str:
    for word, placeholder in WORDS.items():
        text = text.replace(word, placeholder)
    return text


def present() -> dict[str, str]:
    return {str(p.relative_to(TARGET)): p.read_text(encoding="utf-8") for p in TARGET.rglob("*") if p.is_file()}


def main() -> int:
    wanted, found = template(), present()
    stale = sorted(p for p in wanted.keys() | found.keys() if wanted.get(p) != found.get(p))
    if "--check" in sys.argv[1:]:
        print("\n".join([*(f"stale: {p}" for p in stale), *(["run tools/write_template.py"] if stale else [])]))
        return int(bool(stale))
    for path in stale:
        if path in wanted:
            (TARGET / path).parent.mkdir(parents=True, exist_ok=True)
            (TARGET / path).write_text(wanted[path], encoding="utf-8")
        else:
            (TARGET / path).unlink()
    print(f"{len(stale)} files written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
