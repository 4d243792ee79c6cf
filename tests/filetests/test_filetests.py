"""Runs every case of every .kg file here, and tries the runner itself on files that must be refused."""

from __future__ import annotations

from pathlib import Path

import kg.rules.algebra
import pytest
from filetests.harness import BadFileError, Case, find_rules, read_cases, run_case
from golden.renderers import RENDERERS
from kg.errors import ParseError
from kg.passes.pipeline import PASSES
from kg.target.slots import SLOTS

HERE = Path(__file__).parent
FILES = sorted(HERE.rglob("*.kg"))


def _parameters() -> list[object]:
    """One per case; a file that can't be read is one that fails."""
    found: list[object] = []
    for file in FILES:
        name = str(file.relative_to(HERE))
        try:
            found += [pytest.param(case, id=f"{name}:{case.name}") for case in read_cases(file)]
        except BadFileError as error:
            found.append(pytest.param(error, id=name))
    return found


@pytest.mark.whole
@pytest.mark.parametrize("case", _parameters())
def test_file(case: Case | BadFileError, update_golden: bool) -> None:
    if isinstance(case, BadFileError):
        raise case
    run_case(case, update=update_golden)


def test_there_are_files() -> None:
    assert FILES


# -- the runner itself

ADD_ZERO = "%0 = define_var x 0 9 : int32\n%1 = const 0 : int32\n%2 = add %0 %1 : int32\n"
X = "%0 = define_var x 0 9 : int32\n"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "there is no input"),
        ("# rules: symbolic\n---\n" + X, "there is no input"),
        (ADD_ZERO + "---\n" + X, "is needed"),
        ("# rules: symbolic\n# pass: expand\n" + ADD_ZERO + "---\n" + X, "is needed"),
        ("# rules: symbolic\n" + ADD_ZERO + "---\n\n", "nothing stands after ---"),
        ("# rules: symbolic\n# error:\n" + ADD_ZERO, "need words"),
        ("# rules: symbolic\n# error: x\n" + ADD_ZERO + "---\n" + X, "error and --- exclude each other"),
        ("# spec: ast\n" + ADD_ZERO + "---\n" + X, "needs '# error: words'"),
        ("# rules: symbolic\n" + ADD_ZERO, "no ---; run with --update-golden"),
        ("# rules: symbolic\n" + X + "---\n" + X, "say '# unchanged: why'"),
        ("# plan: worker(4)\n" + ADD_ZERO + "---\n" + X, "there are workers, reduce_work"),
        ("# rules: symbolik\n" + ADD_ZERO + "---\n" + X, "unknown rules 'symbolik'"),
        ("# pass: expnd\n" + ADD_ZERO + "---\n" + X, "unknown pass 'expnd'"),
        ("# spec: asd\n# error: x\n" + ADD_ZERO, "unknown stage 'asd'"),
        ("# pass: expand\n# renderer: GPU\n" + ADD_ZERO + "---\n" + X, "unknown renderer 'GPU'"),
    ],
)
def test_bad_files_are_refused(tmp_path: Path, text: str, words: str) -> None:
    file = tmp_path / "bad.kg"
    file.write_text(text)
    with pytest.raises(BadFileError, match=words.replace("?", r"\?")):
        for case in read_cases(file):
            run_case(case)


def test_a_wrong_expectation_fails_with_a_diff(tmp_path: Path) -> None:
    file = tmp_path / "wrong.kg"
    file.write_text("# rules: symbolic\n" + ADD_ZERO + "---\n%0 = const 0 : int32\n")
    with pytest.raises(AssertionError, match=r"-%0 = const 0 : int32\n\+%0 = define_var x 0 9 : int32"):
        run_case(read_cases(file)[0])
    file.write_text("# rules: symbolic\n# error: overflow\n" + ADD_ZERO)
    with pytest.raises(AssertionError, match="expected an error with 'overflow'"):
        run_case(read_cases(file)[0])
    file.write_text("# rules: symbolic\n# unchanged: no rule\n" + ADD_ZERO)
    with pytest.raises(AssertionError, match="nothing to change"):
        run_case(read_cases(file)[0])


def test_errors_of_the_text_name_the_line_of_the_file(tmp_path: Path) -> None:
    file = tmp_path / "text.kg"
    file.write_text("# rules: symbolic\n" + ADD_ZERO + "---\n" + X + "===\n%0 = cons 1 : int32\n---\n" + X)
    with pytest.raises(ParseError, match=r"text.kg:8:6: unknown op 'cons'"):
        run_case(read_cases(file)[1])


def test_update_rewrites_only_its_own_case(tmp_path: Path) -> None:
    file = tmp_path / "update.kg"
    first, second = "# rules: symbolic\n" + ADD_ZERO, "# case: named\n" + ADD_ZERO.replace("x 0 9", "y 1 2")
    file.write_text(first + "===\n" + second + "---\n%0 = const 1 : int32\n")
    for case in read_cases(file):
        run_case(case, update=True)
    assert file.read_text() == first + "---\n" + X + "===\n" + second + "---\n" + X.replace("x 0 9", "y 1 2")
    for case in read_cases(file):
        run_case(case)
    assert find_rules("symbolic").name == "symbolic"


def test_every_pass_and_family_has_files() -> None:
    """But for the pass that only chooses, and leaves the graph as it is."""
    tried = {file.stem for file in FILES}
    families = {file.stem for file in Path(kg.rules.algebra.__path__[0]).glob("*.py")} - {"__init__", "affine"}
    made = [make() for make, _ in RENDERERS.values()]
    added = {p.name for renderer in made for p in (*renderer.passes, *(p for kind in renderer.opts for p in kind.passes))}
    assert {*PASSES, *added, *SLOTS, "linearize", *families} - {"choose_schedule"} <= tried
