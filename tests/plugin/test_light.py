"""What finding plugins costs: no plugin is loaded by `import kg`, no driver by listing devices,
no metadata read twice."""

from __future__ import annotations

import os
from pathlib import Path

from support.distributions import WELL_BEHAVED, Place, device

SEEN = "; import sys, json; print(json.dumps(sorted(m for m in sys.modules if m.startswith(('kg_', 'importlib_metadata', 'llvmlite'))))) "
RECORDS = "from kg.plugin.registry import registry; registry()"


def place_with_driver(tmp_path: Path) -> Place:
    """A plugin whose records, probe and driver are three modules."""
    place = Place(tmp_path)
    place.add("kg-good", WELL_BEHAVED)
    place.add(
        "kg-three",
        device("THREE")
        .replace('"kg.runtime.devices.null:open_runtime"', '"kg_driver:opens"')
        .replace("kg_three:p", "kg_probe:p"),
    )
    (place.site / "kg_probe.py").write_text("from kg.plugin import Probe\ndef probe(): return Probe(True)\n")
    (place.site / "kg_driver.py").write_text("from kg.runtime.devices.null import open_runtime as opens\n")
    return place


def test_nothing_is_imported_before_it_is_used(tmp_path: Path) -> None:
    place = place_with_driver(tmp_path)

    def modules(code: str) -> list[str]:
        done = place.python("-c", code + SEEN)
        assert done.returncode == 0, done.stderr
        return [m for m in ("kg_good", "kg_three", "kg_probe", "kg_driver") if f'"{m}"' in done.stdout]

    assert modules("import kg") == []
    assert modules("import kg.plugin") == []
    assert modules(RECORDS) == ["kg_good", "kg_three"]
    assert modules("import kg; kg.devices()") == ["kg_good", "kg_three", "kg_probe"]
    assert modules("import kg; kg.open_device('REF')") == ["kg_good", "kg_three"]
    assert modules("import kg; kg.open_device('THREE')") == ["kg_good", "kg_three", "kg_probe", "kg_driver"]


def test_a_default_is_found_without_asking_devices_below_it(tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.add("kg-good", WELL_BEHAVED)
    place.add("kg-low", device("LOW", probe="raise SystemExit(5)").replace("priority=200", "priority=1"))
    done = place.python(
        "-c", "import kg, sys; kg.open_device(); from kg.plugin import registry; print(*(name for _, name in registry._probes))"
    )
    assert done.stdout.split() == ["GOOD"]


def test_a_warm_process_reads_no_metadata(tmp_path: Path) -> None:
    place = place_with_driver(tmp_path)
    assert "importlib_metadata" in place.python("-c", RECORDS + SEEN).stdout
    warm = place.python("-c", RECORDS + SEEN).stdout
    assert "importlib_metadata" not in warm and "kg_good" in warm and "llvmlite" not in warm


def test_hooks_are_not_asked_by_a_launch(tmp_path: Path) -> None:
    code = """
import kg, numpy as np, pluggy
device = kg.open_device("REF")
kernel = kg.sink(kg.param(0, (8,), kg.float32).store(kg.param(1, (8,), kg.float32) + 1.0), name="plus")
device.run(kernel, np.ones(8, np.float32))
def refuse(*a, **k): raise AssertionError("a hook was asked")
pluggy.HookCaller.__call__ = refuse
print(device.run(kernel, np.ones(8, np.float32))[0][0], kg.open_device("REF") is device)
"""
    assert place_with_driver(tmp_path).python("-c", code).stdout.split() == ["2.0", "True"]


def test_a_distribution_hides_later_ones_of_its_name(tmp_path: Path) -> None:
    """As an import does: what is first on sys.path counts, with its plugins or without."""
    place = Place(tmp_path)
    place.add("kg-good", WELL_BEHAVED, version="1.0")
    earlier = Place(tmp_path / "earlier")
    earlier.add("kg-good", WELL_BEHAVED, version="2.0")
    paths = f"{earlier.site}{os.pathsep}{place.site}"
    code = "from kg.plugin.loading.discover import entry_points; print([p.source for p in entry_points(fresh=True) if p.name == 'good'])"
    assert place.python("-c", code).stdout.strip() == "['kg-good 1.0']"
    assert place.python("-c", code, PYTHONPATH=paths).stdout.strip() == "['kg-good 2.0']"
    (earlier.site / "kg_good-2.0.dist-info" / "entry_points.txt").unlink()
    assert place.python("-c", code, PYTHONPATH=paths).stdout.strip() == "[]"
