"""What kg-metal calls of Apple's Metal, with its signatures,
from the metadata in a wheel of pyobjc-framework-Metal for macOS: the fake of its tests checks by them.

pip download --platform macosx_11_0_universal2 --only-binary=:all: --no-deps pyobjc-framework-Metal
python tools/metal_signatures.py pyobjc_framework_metal-*.whl
"""

from __future__ import annotations

import ast
import json
import sys
import types
import zipfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent / "plugins" / "kg-metal"
OUTPUT = ROOT / "tests" / "fake" / "Metal" / "signatures.json"
#: Of classes the metadata has what the Objective-C runtime describes wrongly (booleans); of properties that are integers only the type -> the setter.
PROPERTIES = {"MTLLanguageVersion": "setLanguageVersion:"}


def metadata(wheel: Path) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
    """The module's names, and selector -> what it registers."""
    found: dict[str, dict[str, Any]] = {}
    objc: Any = types.ModuleType("objc")
    objc.arch = "arm64"
    objc.registerMetaDataForSelector = lambda owner, selector, given: found.__setitem__(
        selector.decode(), {"owner": owner.decode(), **given}
    )
    objc.createStructType = lambda name, encoding, fields: {"encoding": encoding.decode(), "fields": fields}
    objc._updatingMetadata = objc.registerNewKeywordsFromSelector = lambda *_: None
    names: dict[str, Any] = {}
    sys.modules["objc"] = objc
    with zipfile.ZipFile(wheel) as file:
        exec(file.read("Metal/_metadata.py"), names)
    return names, found


def used() -> set[str]:
    """Every attribute that the package's sources ask for, and every name of Metal's that they have
    in quotes."""
    trees = [ast.parse(path.read_text()) for path in (ROOT / "src").rglob("*.py")]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    quoted = {n.value for n in nodes if isinstance(n, ast.Constant) and isinstance(n.value, str) and n.value.startswith("MTL")}
    return quoted | {node.attr for node in nodes if isinstance(node, ast.Attribute)}


def words(encoding: bytes | str) -> str:
    return encoding.decode() if isinstance(encoding, bytes) else encoding


def signature(given: dict[str, Any]) -> dict[str, object]:
    arguments = given.get("arguments", {})
    return {
        "result": words(given.get("retval", {}).get("type", b"v")),
        "arguments": [words(a.get("type", b"@")) for _, a in sorted(arguments.items())],
        "out": [n - 2 for n, a in sorted(arguments.items()) if a.get("type_modifier") == b"o"],
    }


def main(wheel: Path) -> None:
    names, selectors = metadata(wheel)
    asked = used()
    for type_, setter in PROPERTIES.items():
        assert names["misc"][type_].__supertype__ is int
        selectors[setter] = {"arguments": {2: {"type": b"Q"}}}
    enums = dict(item.split("@") for item in names["enums"].strip("$").split("$"))
    made = {
        "wheel": wheel.name,
        "selectors": {s: signature(g) for s, g in sorted(selectors.items()) if s.replace(":", "_") in asked},
        "constants": {name: int(enums[name]) for name in sorted(asked & enums.keys())},
        "functions": sorted(asked & names["functions"].keys()),
        "structs": {n: s["fields"] for n, s in sorted(names["misc"].items()) if isinstance(s, dict) and f"{n}Make" in asked},
    }
    OUTPUT.write_text(json.dumps(made, indent=1) + "\n")
    print(f"{OUTPUT}: {len(made['selectors'])} selectors, {len(made['constants'])} constants")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
