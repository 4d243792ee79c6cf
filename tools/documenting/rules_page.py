"""docs/rules.md: every rewrite rule with its algebra and what is known
of it. make_docs.py writes the page."""

from __future__ import annotations

import inspect
import re

from kg.rewrite.rule import Rule
from kg_conformance.proofs.coverage import core_proofs, counts
from kg_conformance.proofs.prove import WORDS, Proof, format_words


def statement(one: Rule) -> list[str]:
    """The comment above a rule in its file: its algebra, an equation per line with the words that go
    with it."""
    source, _ = inspect.findsource(one.build)
    at = one.build.__code__.co_firstlineno - 1
    found: list[str] = []
    while at > 0 and source[at - 1].startswith("#"):
        at -= 1
        found.insert(0, source[at].strip("# \n"))
    return re.sub(r"\n(?!.*->)", " ", "\n".join(found)).splitlines()


#: The head of docs/rules.md, with the three words.
_RULES_HEAD = """# The rules

Made by `python tools/make_docs.py` from the rules, their comments and their proofs. How to write one:
[core/src/kg/rules/README.md](../core/src/kg/rules/README.md).

Every rule holds on all that it was tried on; how much that is, one of three words says:
- **proved**: both sides are equal for every value of the operands, at every dtype that the pattern takes: integers of 8 to 64 bits, signed and
  unsigned, as bit-vectors of that width; `index` as mathematical integers of the 64-bit range; bool. By z3. Where the rule matches a
  constant that its pattern does not fix, and that is no bool, it is not called so.
- **proved at 8 bits**: the same at 8 bits only, with every constant that the rule may match: int8, uint8, bool, and `index` from -128 to 127.
  By trying all. At the other widths it is sampled.
- **sampled**: tried on graphs drawn from the pattern, some dozen for each kind of dtype, with constants, bounds and shapes of index expressions
  from a list of edges. In most of them z3 shows both sides equal for all values of the variables, else edge values and random ones are computed,
  floats bit for bit. So are all floats, and all rules that look into their operands, at bounds or terms: what they do for one graph says
  nothing of another. Rules of lanes, memory and loops are run before and after on the examples of `kg_conformance/proofs/points.py`.

A proof is of scalars: an op on a vector is that of each lane. It is of operands that the rule only builds with, which its source is searched for
(`kg_conformance/proofs/operands.py`), and so of any graph in their place. "Unknown" from z3 is no proof. A rule that applies to several kinds of
operands has the word of the weakest; its row says which part has which. *licensed*: changes float results, and so is applied only to
kernels with `fast_math`.

`python -m kg_conformance.proofs.prove` proves all anew; `pytest --rule-coverage` prints them with how often the tests fired each. A run of all tests
fails when a rule is refuted or never fired."""


def page() -> str:
    """docs/rules.md. Which word a rule has may vary with the version of z3, where it can't tell."""
    proofs = core_proofs()
    lines = [
        *_RULES_HEAD.splitlines(),
        "",
        f"| | {' | '.join(WORDS)} | licensed |",
        "|---|---|---|---|---|",
        *[
            f"| {sum(found.values())} {_PARTS[part]} | {' | '.join(str(found.get(word, 0)) for word in (*WORDS, 'licensed'))} |"
            for part, found in counts(proofs).items()
        ],
    ]
    families = dict.fromkeys(p.rule.family for p in proofs)
    for family in families:
        lines += ["", f"## {family}", "", "| rule | | known |", "|---|---|---|"]
        lines += [_row(p) for p in proofs if p.rule.family == family]
    return "\n".join(lines) + "\n"


_PARTS = {
    "rules": "rules, by their weakest part",
    "integers": "on integers, bool or index: that part",
    "floats": "on floats: that part",
    "lanes, memory, loops": "on lanes, memory or loops: that part",
}


def rule_counts() -> tuple[str, str]:
    """What README.md and docs/status.md say of the rules, and docs/status.md of those on integers."""
    found = counts(core_proofs())
    whole, integers = (", ".join(f"{n} {word}" for word, n in found[part].items() if n) for part in ("rules", "integers"))
    return f"{sum(found['rules'].values())} rules: {whole}", f"{sum(found['integers'].values())} on integers: {integers}"


def _row(proof: Proof) -> str:
    words = "; ".join(_as_code(line) for line in statement(proof.rule)) or "likewise"
    return f"| {proof.rule.name} | {words} | {format_words(proof)} |"


def _as_code(line: str) -> str:
    """`# algebra      words` with the algebra as code."""
    algebra, _, words = re.sub(r"(\S)  -> +", r"\1 -> ", line).partition("   ")
    shown = f"`{algebra}`" if "->" in algebra else algebra
    words = words.strip().replace("*", r"\*")
    return f"{shown} {words}".strip().replace("|", r"\|")
