"""The card of macOS over the fake of Apple's Metal:
order, lifetimes, errors by the kernel's name, memory that runs out, the GPU's clock."""

from __future__ import annotations

import gc
import os
import platform
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from host_support import msl
from kg.plugin import CompileError, DeviceUnavailable, LaunchError, LoadError, OutOfMemoryError
from kg_gpu import Kernel, words_of
from kg_metal.card.metal import MetalCard
from kg_metal.probe import probe
from kg_metal.toolchain.compilers import SystemCompiler, XcodeCompiler, compiler, xcode
from kg_metal.toolchain.image import IMAGES, LIBRARY

FAKE = Path(__file__).parent / "fake"
ADD = msl("a[place] = a[place] + 1.0f;")


@pytest.fixture
def card(framework: ModuleType) -> MetalCard:
    return MetalCard()


def filled(card: MetalCard, values: np.ndarray) -> int:
    address = card.alloc(values.nbytes)
    card.write(address, values.view(np.uint8))
    return address


def taken(card: MetalCard, address: int, count: int = 64) -> list[float]:
    data = np.empty(4 * count, np.uint8)
    card.read(data, address)
    return data.view(np.float32).tolist()


def beginning(card: MetalCard, address: int, source: str = ADD, items: int = 64) -> Any:
    function = card.function(card.load(IMAGES.sealed(source.encode()), "add"), "kg_f")
    words = words_of(1)
    words[0] = address
    return card.launcher(Kernel("add", function, (items, 1, 1), 1), words)


def zeros(count: int = 64) -> np.ndarray:
    return np.zeros(count, np.float32)


# -- order


def test_what_is_asked_for_happens_in_order(card: MetalCard) -> None:
    """Launches, copies, fills and the host's writes, none of which is done when the call returns."""
    a, b = filled(card, zeros()), card.alloc(256)
    begin = beginning(card, a)
    begin(1, 1, 1)
    begin(1, 1, 1)
    card.copy(b, a, 256)
    begin(1, 1, 1)
    card.fill(b + 8, b"\xff\xff\xff\xff", 2)
    card.write(a, np.full(64, 7, np.float32).view(np.uint8))
    begin(1, 1, 1)
    assert taken(card, a) == [8.0] * 64
    found = taken(card, b)
    assert found[:2] == [2.0, 2.0] and np.isnan(found[2:4]).all() and found[4:] == [2.0] * 60


def test_what_stays_is_said_once(card: MetalCard, framework: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a pipeline, a buffer and launch values the encoder is told what differs from the dispatch before."""
    told: list[str] = []
    for name in ("setComputePipelineState_", "setBuffer_offset_atIndex_", "setBytes_length_atIndex_"):
        plain = getattr(framework.ComputeEncoder, name)
        monkeypatch.setattr(
            framework.ComputeEncoder, name, lambda *a, plain=plain, name=name: (told.append(name), plain(*a))[1]
        )
    a, b = filled(card, zeros()), filled(card, zeros())
    source = msl("a[place] = a[place] + b[0];", ("device float *", "device float *"))
    words = words_of(2)
    begin = card.launcher(
        Kernel("add", card.function(card.load(IMAGES.sealed(source.encode()), "add"), "kg_f"), (64, 1, 1), 2), words
    )
    one = filled(card, np.ones(64, np.float32))
    for first in (a, a, b, a):
        words[0], words[1] = first, one
        begin(1, 1, 1)
    assert told == ["setComputePipelineState_", *["setBuffer_offset_atIndex_"] * 4]
    assert taken(card, a) == [3.0] * 64 and taken(card, b) == [1.0] * 64
    begin(1, 1, 1)  # of another encoder, which knows nothing
    assert len(told) == 8 and taken(card, a) == [4.0] * 64


def test_what_is_written_may_change_at_once(card: MetalCard) -> None:
    a, data = filled(card, zeros()), np.full(64, 3, np.float32)
    begin = beginning(card, a)
    begin(1, 1, 1)
    card.write(a, data.view(np.uint8))
    data[:] = 9
    assert taken(card, a) == [3.0] * 64


@pytest.mark.parametrize(("at", "nbytes"), [(1, 7), (4, 3), (2, 4)])
def test_bytes_that_are_no_words(card: MetalCard, at: int, nbytes: int) -> None:
    """The blit encoder moves words: other bytes are the host's to move, in the same order."""
    a, b = filled(card, zeros()), filled(card, zeros())
    beginning(card, a)(1, 1, 1)
    card.copy(b + at, a, nbytes)
    card.fill(b + 64 + at, b"\x05", nbytes)
    card.write(b + 128 + at, np.full(nbytes, 6, np.uint8))
    found = np.empty(256, np.uint8)
    card.read(found, b)
    wanted = np.zeros(256, np.uint8)
    wanted[at : at + nbytes] = np.ones(2, np.float32).view(np.uint8)[:nbytes]
    wanted[64 + at : 64 + at + nbytes], wanted[128 + at : 128 + at + nbytes] = 5, 6
    assert np.array_equal(found, wanted)


def test_many_launches_go_in_many_command_buffers(card: MetalCard) -> None:
    """Some are committed before anybody waits, and never more than the queue takes."""
    a = filled(card, zeros())
    begin = beginning(card, a)
    for _ in range(5000):
        begin(1, 1, 1)
    assert len(card._commands._committed) == 64
    assert taken(card, a) == [5000.0] * 64


def test_memory_that_is_freed_lives_until_it_was_used(card: MetalCard) -> None:
    a, b = filled(card, zeros()), card.alloc(256)
    begin = beginning(card, a)
    begin(1, 1, 1)
    card.copy(b, a, 256)
    card.free(a)
    gc.collect()
    assert taken(card, b) == [1.0] * 64
    with pytest.raises(KeyError):
        begin(1, 1, 1)


def test_the_gpus_clock(card: MetalCard) -> None:
    a = filled(card, zeros())
    begin = beginning(card, a)
    first = card.stamp()
    begin(1, 1, 1)
    second = card.stamp()
    card.synchronize()
    assert 0 < card.seconds(first, second) < 10


# -- errors


def test_a_launch_that_fails_is_named(card: MetalCard) -> None:
    a = filled(card, zeros())
    begin = beginning(card, a, msl("a[place + 1] = 1.0f;"))
    begin(1, 1, 1)
    with pytest.raises(LaunchError, match=r"a launch of add failed on METAL: kg_f: access of 4 bytes at byte 256"):
        card.synchronize()
    assert not card.dead
    card.synchronize()


def test_a_gpu_that_is_gone(card: MetalCard, framework: Any) -> None:
    a = filled(card, zeros())
    begin = beginning(card, a)
    framework._DEVICES[0]._fails = framework.MTLCommandBufferErrorDeviceRemoved
    begin(1, 1, 1)
    with pytest.raises(LaunchError, match="start a new process"):
        card.synchronize()
    assert card.dead
    with pytest.raises(LaunchError, match="start a new process"):
        begin(1, 1, 1)


def test_no_memory_left_in_a_launch(card: MetalCard, framework: Any) -> None:
    a = filled(card, zeros())
    framework._DEVICES[0]._fails = framework.MTLCommandBufferErrorOutOfMemory
    beginning(card, a)(1, 1, 1)
    with pytest.raises(OutOfMemoryError, match="add"):
        card.synchronize()


def test_no_memory_left(card: MetalCard, framework: Any) -> None:
    with pytest.raises(OutOfMemoryError, match="maxBufferLength"):
        card.alloc(1 << 40)
    framework._DEVICES[0]._refuses = 1
    with pytest.raises(OutOfMemoryError, match=r"1,000 bytes: Apple M1 .* are in use"):
        card.alloc(1000)


def test_more_work_items_than_the_kernel_has_registers_for(card: MetalCard) -> None:
    a = filled(card, zeros())
    with pytest.raises(LaunchError, match=r"64 work-items of a work-group; Apple M1 .* runs 32 of this kernel"):
        beginning(card, a, msl("a[place] = 1.0f;", items=32))


@pytest.mark.parametrize(
    ("binary", "said"),
    [(b"", "no whole program"), (IMAGES.sealed(b"int x"), "does not take"), (IMAGES.sealed(b"x", LIBRARY), "does not take")],
)
def test_what_is_no_program(card: MetalCard, binary: bytes, said: str) -> None:
    with pytest.raises(LoadError, match=f"add: .*{said}"):
        card.load(binary, "add")


def test_a_library_of_xcodes(card: MetalCard) -> None:
    """Of the fake: the source."""
    a = filled(card, zeros())
    function = card.function(card.load(IMAGES.sealed(ADD.encode(), LIBRARY), "add"), "kg_f")
    words = words_of(1)
    words[0] = a
    card.launcher(Kernel("add", function, (64, 1, 1), 1), words)(1, 1, 1)
    assert taken(card, a) == [1.0] * 64


def test_a_kernel_that_is_not_there(card: MetalCard) -> None:
    with pytest.raises(LoadError, match="there are: kg_f"):
        card.function(card.load(IMAGES.sealed(ADD.encode()), "add"), "kg_g")


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_a_forked_process_is_told(card: MetalCard) -> None:
    begin = beginning(card, filled(card, zeros()))
    child = os.fork()
    if not child:
        try:
            begin(1, 1, 1)
        except LaunchError as error:
            os._exit(0 if "forked" in str(error) and card.dead else 2)
        os._exit(1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    begin(1, 1, 1)
    card.synchronize()


# -- the compiler, and the device that is there


def test_the_systems_compiler(framework: ModuleType) -> None:
    compiler = SystemCompiler("apple7")
    assert IMAGES.opened(compiler.compile(ADD), "add")[1] == ADD.encode()
    with pytest.raises(CompileError, match="a word of MSL"):
        compiler.compile(msl("const float half = 1.0f;"))
    with pytest.raises(CompileError) as caught:
        compiler.compile(msl("a[place] = nothing;"))
    assert "nothing" in caught.value.log and "apple7" in compiler.key()


def test_gpus_of_the_system(framework: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (probe().available, probe().arch) == (True, "apple7")
    assert MetalCard(1).facts.name == "Apple M1 (fake)"
    with pytest.raises(DeviceUnavailable, match="METAL:2: there is no such GPU; there are 2"):
        MetalCard(2)
    monkeypatch.setattr(framework._DEVICES[0], "_family", "none")
    assert "no GPU of Apple's own" in probe().reason
    monkeypatch.setattr(framework, "_DEVICES", [])
    assert "the system has no GPU" in probe().reason


def test_without_pyobjc(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "Metal", None)
    assert "pip install pyobjc-framework-Metal" in probe().reason


# -- the fake


def test_the_fake_sees_what_metal_does_not_allow(framework: Any) -> None:
    device = framework._DEVICES[0]
    queue = device.newCommandQueue()
    with pytest.raises(framework.Misuse, match="pool"):
        queue.commandBuffer()
    with sys.modules["objc"].autorelease_pool():
        misused(framework, device, queue.commandBuffer())


def misused(framework: Any, device: Any, commands: Any) -> None:
    encoder = commands.computeCommandEncoder()
    buffer = device.newBufferWithLength_options_(16, 0)
    library, _ = device.newLibraryWithSource_options_error_(ADD, options(framework), None)
    pipeline, _ = device.newComputePipelineStateWithFunction_error_(library.newFunctionWithName_("kg_f"), None)
    size = framework.MTLSizeMake

    def refused(call: Any, *arguments: object) -> None:
        with pytest.raises(framework.Misuse):
            call(*arguments)

    refused(commands.blitCommandEncoder)  # one encoder at a time
    refused(commands.commit)  # before its end
    refused(commands.waitUntilCompleted)
    refused(encoder.dispatchThreadgroups_threadsPerThreadgroup_, size(1, 1, 1), size(1, 1, 1))  # without a pipeline
    encoder.setComputePipelineState_(pipeline)
    refused(encoder.dispatchThreadgroups_threadsPerThreadgroup_, (1, 1, 1), (1, 1, 1))  # no MTLSize
    refused(encoder.dispatchThreadgroups_threadsPerThreadgroup_, size(1, 1, 1), size(65, 1, 1))
    refused(encoder.setBuffer_offset_atIndex_, buffer, 0, 31)
    refused(encoder.setBuffer_offset_atIndex_, buffer, 17, 0)
    refused(encoder.setBuffer_offset_atIndex_, buffer, 0)
    refused(encoder.setBuffer_offset_atIndex_, buffer, -1, 0)
    refused(encoder.setBytes_length_atIndex_, b"", 0, 0)
    refused(encoder.setBytes_length_atIndex_, bytes(5000), 5000, 0)
    encoder.endEncoding()
    refused(encoder.endEncoding)
    blits = commands.blitCommandEncoder()
    refused(blits.fillBuffer_range_value_, buffer, (0, 16), 255)  # a char
    refused(blits.fillBuffer_range_value_, buffer, (0, 20), 0)
    refused(blits.copyFromBuffer_sourceOffset_toBuffer_destinationOffset_size_, buffer, 0, buffer, 2, 4)
    blits.endEncoding()
    commands.commit()
    refused(commands.commit)
    refused(commands.computeCommandEncoder)
    refused(commands.GPUEndTime)
    fast, unsaid = options(framework), framework.MTLCompileOptions.alloc().init()
    fast.setFastMathEnabled_(True)
    unsaid.setFastMathEnabled_(False)  # of the language's version nothing
    for wrong in (fast, unsaid):
        refused(device.newLibraryWithSource_options_error_, ADD, wrong, None)


def options(framework: Any) -> Any:
    made = framework.MTLCompileOptions.alloc().init()
    made.setFastMathEnabled_(False)
    made.setLanguageVersion_(framework.MTLLanguageVersion3_0)
    return made


def test_a_selector_that_pyobjc_does_not_know(framework: Any) -> None:
    with pytest.raises(framework.Misuse, match=r"dispatchEverything: is not in the metadata"):

        class Wrong(framework.Object):
            def dispatchEverything_(self, x: int) -> None: ...


def test_the_suite_on_the_fake() -> None:
    """Tier 40 whole, and kernels under schedules that use work-groups."""
    paths = os.pathsep.join(filter(None, (str(FAKE), os.environ.get("PYTHONPATH"))))
    command = [sys.executable, "-m", "kg", "conformance", "METAL", "--require-device"]
    for tier in (["--tier", "40"], ["--tier", "60", "--tenth"]):
        done = subprocess.run(
            [*command, *tier], capture_output=True, text=True, env={**os.environ, "PYTHONPATH": paths}, check=False
        )
        assert done.returncode == 0 and " 0 failed" in done.stdout, done.stdout[-4000:] + done.stderr[-2000:]


@pytest.mark.parametrize(
    ("version", "standard"),
    [("12.7", "macos-metal2.4"), ("13.6.1", "metal3.0"), ("14.0", "metal3.1"), ("26.1", "metal3.1"), ("", "macos-metal2.4")],
)
def test_the_language_is_the_systems(framework: Any, monkeypatch: pytest.MonkeyPatch, version: str, standard: str) -> None:
    """Both compilers are told the version; matrix units of bfloat16 are of MSL 3.1."""
    monkeypatch.setattr(platform, "mac_ver", lambda: (version, ("", "", ""), ""))
    monkeypatch.setattr("kg_metal.toolchain.compilers.xcode", lambda: ("xcrun", "metal"))
    monkeypatch.setattr("kg_metal.toolchain.compilers.version_of", lambda *command: "Apple metal")
    bfloat, narrow = standard == "metal3.1", msl("simdgroup_bfloat8x8 m;\nsimdgroup_load(m, a);", ("device bfloat *",), 32)
    assert probe().features == (("bfloat",) if bfloat else ())
    assert f" -std={standard} " in XcodeCompiler("apple7").key() and SystemCompiler("apple7").key().endswith(f":{standard}")
    if bfloat:
        assert IMAGES.opened(SystemCompiler("apple7").compile(narrow), "narrow")[1] == narrow.encode()
    else:
        with pytest.raises(CompileError, match="unknown type name 'bfloat'"):
            SystemCompiler("apple7").compile(narrow)


@pytest.mark.parametrize(
    ("says", "there"), [("echo Apple metal version 32023", True), ("echo no toolchain >&2; exit 1", False)]
)
def test_xcodes_compiler_has_to_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, says: str, there: bool) -> None:
    """Xcode 26 has a `metal` that says what to download and fails: the system compiles then."""
    xcrun = tmp_path / "xcrun"
    xcrun.write_text(f"#!/bin/sh\n{says}\n")
    xcrun.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    xcode.cache_clear()
    try:
        assert type(compiler("apple7")) is (XcodeCompiler if there else SystemCompiler)
        if not there:
            with pytest.raises(DeviceUnavailable, match="downloadComponent"):
                xcode()
    finally:
        xcode.cache_clear()
