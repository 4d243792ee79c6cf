"""`kg docs [PAGE]`: the pages of the documentation, which come with kg-core, as text."""

from __future__ import annotations

import argparse
import re
from difflib import get_close_matches
from pathlib import Path
from typing import Final

import kg
from kg.cli.formatting import Commands, table
from kg.errors import KgError

PACKAGE: Final = Path(kg.__file__).parent
DOCS: Final = PACKAGE / "docs"


class DocsError(KgError):
    """A page that there is not."""


def add(commands: Commands) -> None:
    parser = commands.add_parser("docs", help="read the documentation: which pages there are, or one of them")
    parser.add_argument("page", nargs="?", default="", metavar="PAGE", help="its name, e.g. ir, glossary or decisions/002")
    parser.add_argument("--where", action="store_true", help="only say in which folder the pages are, with examples of kernels")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    if options.where:
        print(DOCS)
    elif options.page:
        print(text_of(options.page))
    else:
        print(table([[name, title(file)] for name, file in pages().items() if not name.startswith("decisions/")]))
        print("\nkg docs PAGE shows one; decisions/NUMBER why something is as it is.")
    return 0


def pages() -> dict[str, Path]:
    """name -> file: `ir`, `devices/cuda`, `decisions/002-index-is-a-mathematical-integer`;
    those in no folder first."""
    files = sorted(DOCS.rglob("*.md"), key=lambda file: (file.parent, file))
    return {file.relative_to(DOCS).with_suffix("").as_posix(): file for file in files}


def title(file: Path) -> str:
    return file.read_text(encoding="utf-8").partition("\n")[0].lstrip("# ")


def text_of(page: str) -> str:
    """A page.
    What it links to in kg's sources is named as it is installed here. Raises DocsError with the names that are near."""
    known = pages()
    name = page.removeprefix("docs/").removesuffix(".md")
    ends, starts = f"/{name}", (f"{name}-", f"decisions/{name.rpartition('/')[2]:0>3}-")
    found = [other for other in known if other == name or other.endswith(ends) or other.startswith(starts)]
    if not found:
        near = get_close_matches(name, known, 3, 0.4)
        raise DocsError(
            f"there is no page {page!r}. {'Did you mean ' + ', '.join(near) + '?' if near else '`kg docs` lists them.'}"
        )
    return re.sub(r"(\.\./)+core/src/kg/", f"{PACKAGE}/", known[found[0]].read_text(encoding="utf-8")).rstrip()
