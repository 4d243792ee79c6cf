"""The registry: devices by name, renderers and compilers joined to them,
one plugin's failure hurting no other."""

import importlib
import os
import shutil
import subprocess
import sys
import types
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from kg.cache.entries import answers
from kg.compile.tuning import Tuner, tuner
from kg.errors import DeviceUnavailable, KgError, PluginError, UnknownDevice
from kg.plugin import hookimpl
from kg.plugin import registry as module
from kg.plugin.api import KG_API, CompilerSpec, DeviceSpec, Probe, RendererSpec, Target
from kg.plugin.loading import contributions, discover
from kg.plugin.loading.discover import Point
from kg.plugin.registry import default_device, default_name, devices, failures, open_device, open_toolchain
from kg.references import resolve
from kg.runtime.devices.null import NullRenderer, NullRuntime
from kg.settings import override, settings
from kg.target.compiler import Compiler


@pytest.mark.parametrize(
    ("text", "target"),
    [
        ("CPU", Target("CPU")),
        ("cpu:llvm", Target("CPU", None, "LLVM")),
        ("CUDA:0:PTX", Target("CUDA", 0, "PTX")),
        ("CUDA:1", Target("CUDA", 1)),
        ("OPENCL:@pocl", Target("OPENCL", word="POCL")),
        ("OPENCL:@intel:C", Target("OPENCL", renderer="C", word="INTEL")),
    ],
)
def test_targets_parse_and_print(text: str, target: Target):
    assert Target.parse(text) == target
    assert str(target) == text.upper() and Target.parse(str(target)) == target


def test_a_device_without_names_says_so() -> None:
    with pytest.raises(DeviceUnavailable, match="REF:@WORD: what REF has is known by numbers"):
        open_device("REF:@word")


@pytest.mark.parametrize(
    "text", ["", ":", "CPU:", "CPU:LLVM:0", "C PU", "CPU:A:B", "0:CPU", "CUDA:-1", "CPU:@", "CPU:@a b", "CPU:0:@A"]
)
def test_bad_targets_say_the_form(text: str):
    with pytest.raises(DeviceUnavailable, match="NAME:NUMBER:RENDERER"):
        Target.parse(text)


def test_references_resolve_or_say_why():
    assert resolve("kg.plugin.api:Target.parse") == Target.parse
    for bad in ("kg.plugin.api", "kg.nothing:x", "kg.plugin.api:nothing", ":x"):
        with pytest.raises(PluginError, match="reference"):
            resolve(bad)


# -- plugins made for the tests

POINTS: list[Point] = []


class ToyCompiler(Compiler):
    def key(self) -> str:
        return "toy"


def make_plugin(name: str, **members: object) -> None:
    plugin = types.ModuleType(f"kg_test_{name}")
    marked = {n: hookimpl(m) if n.startswith("kg_") and isinstance(m, types.FunctionType) else m for n, m in members.items()}
    plugin.__dict__.update({"KG_API": KG_API, **marked})
    sys.modules[plugin.__name__] = plugin
    POINTS.append(Point(name, plugin.__name__, f"dist-{name}", "1"))


def toy_device(name: str = "TOY", **more: object) -> DeviceSpec:
    return DeviceSpec(name, "kg_test_toy:open_runtime", **more)  # pyright: ignore[reportArgumentType]


def toy(**changes: object) -> None:
    members: dict[str, object] = {
        "kg_devices": lambda: [toy_device(probe="kg_test_toy:probe", renderers=("B", "A"), priority=99, aliases=("TY",))],
        "kg_renderers": lambda: [RendererSpec(f"TOY:{x}", "kg_test_toy:make", "toy") for x in "CAB"],
        "kg_compilers": lambda: [
            CompilerSpec("low", "kg_test_toy:compiler", "toy", ("TOY",)),
            CompilerSpec("high", "kg_test_toy:compiler", "toy", ("TOY",), priority=1),
            CompilerSpec("other", "kg_test_toy:compiler", "toy", ("CPU",), priority=9),
        ],
        "probe": lambda: Probe(True, arch="t1", features=("x",)),
        "open_runtime": lambda target: NullRuntime(),
        "make": toy_renderer,
        "compiler": lambda target: ToyCompiler(),
    }
    make_plugin("toy", **{**members, **changes})


def toy_renderer(target: Target) -> NullRenderer:
    renderer = NullRenderer()
    renderer.suffix, renderer.arch = target.renderer or "B", target.arch
    return renderer


@pytest.fixture(autouse=True)
def only_test_plugins(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    POINTS.clear()
    monkeypatch.setattr(module, "entry_points", lambda fresh=False: sorted(POINTS))
    for table in ("_found", "_probes", "_runtimes", "_opened"):
        monkeypatch.setattr(module, table, {})
    monkeypatch.setattr(contributions, "_late", {})
    yield
    for name in [n for n in sys.modules if n.startswith("kg_test_")]:
        del sys.modules[name]


def test_own_devices_are_always_there():
    assert [d.name for d in devices()] == ["REF", "NULL"] and default_name() == "REF"
    assert open_device("REF") is open_device("ref")


def test_who_is_asked_is_of_the_registry_in_use():
    """Of tuned schedules, shared caches and events, too when other plugins were in use meanwhile."""

    class Mine(Tuner):
        pass

    make_plugin("tuned", kg_tuner=lambda: Mine())  # noqa: PLW0108  only functions are hooks
    module.registry()
    assert isinstance(tuner(), Mine)
    with override(disable=("tuned",)):
        module.registry()
        assert not isinstance(tuner(), Mine)
    module.registry()
    assert isinstance(tuner(), Mine)


def test_device_joins_its_renderers_and_compilers():
    toy()
    device = open_device("TOY")
    assert device.name == "TOY:B" and device.renderer.arch == "t1" and isinstance(device.compiler, ToyCompiler)
    assert open_device("TOY:C").renderer.suffix == "C"
    assert open_device("TY:A").name == "TOY:A"
    assert open_device("TOY:A").runtime is device.runtime
    assert module.registry().compilers_of("TOY", "toy")[0].name == "high"
    info = devices()[0]
    assert (info.name, info.plugin, info.renderers, info.arch, info.features) == ("TOY", "toy", ("B", "A", "C"), "t1", ("x",))
    assert default_name() == "TOY"
    with override(device="NULL"):
        assert open_device().name == "NULL:TEXT"


def test_unknown_names_list_what_there_is():
    toy()
    with pytest.raises(UnknownDevice, match=r"no device 'FOO'; there are NULL, REF, TOY"):
        open_device("FOO")
    with pytest.raises(UnknownDevice, match=r"TOY has no renderer 'Z'; there are TOY:B, TOY:A, TOY:C"):
        open_device("TOY:Z")


def test_the_interpreter_is_no_silent_fallback(monkeypatch: pytest.MonkeyPatch) -> None:
    toy(probe=lambda: Probe(False, "no libtoy.so: install toy"))
    monkeypatch.setattr("kg.errors._warned", set())
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with override(device="REF"):
            assert default_device() is open_device("REF")
    with pytest.warns(UserWarning, match=r"kernels run on REF, .*pip install 'kg-cpu\[llvm\]'.*KG_DEVICE=REF") as said:
        assert default_device() is open_device("REF")
    assert [w.filename for w in said] == [__file__]


def test_unavailable_device_gives_its_reason_but_can_be_rendered_for():
    toy(probe=lambda: Probe(False, "no libtoy.so: install toy"))
    with pytest.raises(DeviceUnavailable, match=r"TOY: no libtoy\.so: install toy"):
        open_device("TOY")
    assert default_name() == "REF"
    renderer, compiler = open_toolchain("TOY:A")
    assert renderer.suffix == "A" and compiler is not None


def test_the_tools_of_any_target_come_without_its_device():
    toy(open_runtime=lambda target: pytest.fail("the device was opened"))
    renderer, compiler = open_toolchain(Target("TOY", arch="t9"))
    assert renderer.suffix == "B" and renderer.arch == "t9" and isinstance(compiler, ToyCompiler)
    assert open_toolchain("REF")[1] is None and open_toolchain("NULL")[1] is None
    with pytest.raises(UnknownDevice, match=r"no device 'FOO'; there are NULL, REF, TOY"):
        open_toolchain("FOO")
    with pytest.raises(UnknownDevice, match=r"TOY has no renderer 'Z'; there are TOY:B, TOY:A, TOY:C"):
        open_toolchain("TOY:Z")


def test_the_doors_open_tools():
    import kg.frontend
    import kg.plugin

    assert kg.frontend.open_toolchain is kg.plugin.open_toolchain is open_toolchain


def test_probe_that_raises_is_a_device_that_cannot_be_used():
    def crash() -> Probe:
        raise OSError("driver said no")

    toy(probe=crash)
    with pytest.raises(DeviceUnavailable, match="its probe failed: OSError: driver said no"):
        open_device("TOY")


def test_one_broken_plugin_hurts_no_other():
    POINTS.append(Point("absent", "kg_test_absent", "dist-absent", "1"))
    make_plugin("old", KG_API=0)
    make_plugin("none", KG_API=None)
    make_plugin("wrong", kg_devices=lambda: ["TOY2"])
    make_plugin("raising", kg_devices=lambda: 1 / 0)
    toy()
    assert [d.name for d in devices()] == ["TOY", "REF", "NULL"]
    found = failures()
    assert set(found) == {"absent", "old", "none", "wrong", "raising"}
    assert "KG_API 0" in found["old"] and "must return DeviceSpec" in found["wrong"] and "ZeroDivisionError" in found["raising"]
    with pytest.raises(UnknownDevice, match="plugin absent was left out: ModuleNotFoundError"):
        open_device("TOY2")


def test_strict_raises_at_once():
    POINTS.append(Point("absent", "kg_test_absent", "dist-absent", "1"))
    with override(strict_plugins=True), pytest.raises(ModuleNotFoundError):
        devices()


def test_two_claims_of_one_name_open_neither():
    toy()
    make_plugin("second", kg_devices=lambda: [toy_device()])
    with pytest.raises(DeviceUnavailable, match=r"TOY is claimed by the plugins second and toy: .*KG_DISABLE=toy"):
        open_device("TOY")
    with override(disable=("second",)):
        assert open_device("TOY").name == "TOY:B"
        assert failures()["second"] == "disabled by KG_DISABLE"


def test_core_keeps_its_own_names():
    make_plugin("greedy", kg_devices=lambda: [toy_device("REF")])
    assert open_device("REF").name == "REF:TEXT"
    assert "REF is kg's own name" in failures()["greedy"]


def test_a_renderer_of_another_package_joins():
    toy()
    make_plugin("extra", kg_renderers=lambda: [RendererSpec("TOY:X", "kg_test_toy:make", "toy")])
    assert open_device("TOY:X").renderer.suffix == "X"


def test_broken_reference_is_an_error_of_kg():
    toy(kg_renderers=lambda: [RendererSpec("TOY:A", "kg_test_toy:absent", "toy")])
    device = open_device("TOY")
    with pytest.raises(KgError, match="kg_test_toy:absent"):
        _ = device.renderer


def test_tools_are_made_when_used_under_the_settings_of_opening():
    seen: list[str] = []

    def make(target: Target) -> NullRenderer:
        seen.append(settings().cc)
        return toy_renderer(target)

    toy(make=make)
    with override(cc="first"):
        device = open_device("TOY")
    with override(cc="second"):
        assert open_device("TOY") is not device
        assert seen == []
        assert device.renderer is device.renderer
    assert seen == ["first"]


def test_installed_plugins_are_remembered_until_a_folder_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    discover._read_metadata()  # imports what it needs while sys.path is whole
    place = tmp_path / "site"
    metadata = place / "toy-1.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: toy\nVersion: 1\n")
    (metadata / "entry_points.txt").write_text("[kg.plugins]\ntoy = kg_toy\n")
    monkeypatch.setattr(sys, "path", [str(place)])
    reads: list[int] = []
    real = discover._read_metadata
    monkeypatch.setattr(discover, "_read_metadata", lambda: reads.append(1) or real())
    with override(cache_dir=str(tmp_path / "cache"), no_cache=False):
        for _ in range(3):
            assert discover.entry_points() == [discover.Point("toy", "kg_toy", "toy", "1")]
        assert len(reads) == 1
        (entry,) = (tmp_path / "cache" / "answer").rglob("*/*")
        entry.write_text("{]")
        answers.forget()
        assert discover.entry_points() == [discover.Point("toy", "kg_toy", "toy", "1")]
        shutil.rmtree(metadata)
        os.utime(place, ns=(1, 1))
        importlib.invalidate_caches()
        assert discover.entry_points() == []
        assert len(reads) == 3


def test_import_kg_loads_no_plugin():
    script = "import sys, kg; print(sorted(m for m in sys.modules if m.startswith(('kg_', 'llvmlite', 'numpy', 'ctypes'))))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
