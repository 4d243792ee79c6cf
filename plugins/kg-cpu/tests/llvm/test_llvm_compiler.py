"""The LLVM compiler's contract: errors, keys, disassembly, no import before it is needed;
and the host's description."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from kg.compile.program import to_program
from kg.dtype import float16, float32, float64
from kg.errors import CompileError, DeviceUnavailable
from kg.ir.build import param, sink
from kg.ir.op import Op
from kg.schedule.opts import parse_schedule
from kg_cpu import host
from kg_cpu.llvm import compiler as llvm_compiler
from kg_cpu.llvm.compiler import LLVMCompiler
from kg_cpu.llvm.renderer import CPULLVMRenderer
from kg_cpu.objects import disassembler

SOURCE = """target triple = "x86_64-unknown-linux-gnu"

define i32 @answer() #0 {
  ret i32 42
}
attributes #0 = { nounwind "target-cpu"="x86-64" }
"""


def test_compiles_and_disassembles() -> None:
    binary = LLVMCompiler().compile(SOURCE)
    assert binary[:4] == b"\x7fELF"
    assert LLVMCompiler().compile(SOURCE) == binary
    text = LLVMCompiler().disassemble(binary)
    assert "$0x2a" in text
    assert "ret" in text


def test_disassembles_without_objdump(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("iced_x86")
    monkeypatch.setattr(disassembler.shutil, "which", lambda _: None)
    assert "$0x2A,%eax" in LLVMCompiler().disassemble(LLVMCompiler().compile(SOURCE))


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("ret i32 42", "ret i32 %nothing", "undefined value"),
        ("ret i32 42", "ret float 1.0", "result type"),
        ("x86_64-unknown-linux-gnu", "zx80-unknown-linux-gnu", "zx80"),
        ('target triple = "x86_64-unknown-linux-gnu"', "", "triple"),
    ],
)
def test_refusals_name_the_reason(old: str, new: str, says: str) -> None:
    with pytest.raises(CompileError, match=says) as caught:
        LLVMCompiler().compile(SOURCE.replace(old, new))
    assert "define i32 @answer" in caught.value.source
    assert "kg_cpu.llvm.compiler" in caught.value.command


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"x86-64"', '"pentium-of-tomorrow"'),
        ("ret i32 42", "%x = call <16 x float> @llvm.x86.avx512.rcp14.ps.512(<16 x float> zeroinitializer, "
         "<16 x float> zeroinitializer, i16 -1)\n  %y = extractelement <16 x float> %x, i64 0\n  %z = bitcast float %y to i32\n  ret i32 %z"),
    ],
)  # fmt: skip
def test_what_aborts_llvm_is_an_error(old: str, new: str) -> None:
    """Tried in another process: this one lives on."""
    with pytest.raises(CompileError):
        LLVMCompiler().compile(SOURCE.replace(old, new))


@pytest.mark.parametrize("level", ["x86-64", "x86-64-v2", "x86-64-v3", "x86-64-v4"])
@pytest.mark.parametrize("lanes", [1, 4, 8, 16])
def test_what_the_renderer_writes_needs_no_other_process(level: str, lanes: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process takes ten times as long as the kernel.
    The same code for a processor that lacks its instructions is tried in one."""
    tried: list[str] = []
    monkeypatch.setattr(llvm_compiler, "_try_elsewhere", lambda source, level: tried.append(source))
    monkeypatch.setattr(llvm_compiler, "_emit", lambda source, level: b"")
    renderer = CPULLVMRenderer(host.baseline("x86_64", level))
    kernel = sink(param(0, (64,), float32).store((param(1, (64,), float32)).exp()), name="exponentials")
    program = to_program(kernel, renderer, None, parse_schedule(f"VECTOR(o0, {lanes})" if lanes > 1 else ""))
    source = next(u.name for u in program.src if u.op is Op.SOURCE)
    LLVMCompiler().compile(source)
    assert tried == []
    if level == "x86-64-v4":
        assert "avx512" in source
        for other in (source.replace('"target-cpu"="x86-64-v4"', '"target-cpu"="x86-64-v3"'), _without(source, "avx512f")):
            assert other != source
            LLVMCompiler().compile(other)
            assert tried.pop() == other


def _without(source: str, feature: str) -> str:
    return source.replace('"target-cpu"', f'"target-features"="-{feature}" "target-cpu"')


def test_many_threads_compile_at_once() -> None:
    sources = [SOURCE.replace("42", str(n)) for n in range(40)]
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(LLVMCompiler().compile, sources))
    assert found == [LLVMCompiler().compile(source) for source in sources]


def test_command_line(tmp_path: Path) -> None:
    (tmp_path / "kernel.ll").write_text(SOURCE)
    command = [sys.executable, "-m", "kg_cpu.llvm.compiler", "kernel.ll", "-o", "kernel.o"]
    subprocess.run(command, cwd=tmp_path, check=True, timeout=60)
    assert (tmp_path / "kernel.o").read_bytes() == LLVMCompiler().compile(SOURCE)


def test_key_and_host_need_no_llvmlite() -> None:
    code = (
        "import sys; from kg_cpu.llvm.compiler import LLVMCompiler; from kg_cpu.llvm.renderer import CPULLVMRenderer;"
        "print(LLVMCompiler().key()); print(CPULLVMRenderer().fingerprint()); assert 'llvmlite' not in sys.modules"
    )
    first, second = (
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60) for _ in "ab"
    )
    assert first.stdout == second.stdout
    assert "llvmlite 0." in first.stdout
    assert LLVMCompiler(1).key() != LLVMCompiler(2).key()


def test_host_is_described() -> None:
    own = host.host()
    assert own.cores >= 1
    assert list(own.cache_sizes) == sorted(own.cache_sizes)
    assert list(own.features) == sorted(own.features)
    assert {own.cpu, own.tune} <= host.KNOWN_CPUS | {""}


def test_a_guest_does_not_count_on_a_cache_that_a_hundred_processors_share() -> None:
    mib = 1 << 20
    assert host.alone_with({3: 480 * mib, 1: 48 << 10, 2: 2 * mib}, 2) == (48 << 10, 2 * mib, 64 * mib)
    assert host.alone_with({1: 48 << 10, 2: 2 * mib, 3: 480 * mib}, 120)[2] == 480 * mib
    assert host.alone_with({1: 32 << 10, 2: mib, 3: 32 * mib}, 2)[2] == 32 * mib
    assert host.alone_with({1: 128 << 10, 2: 64 * mib}, 1) == (128 << 10, 64 * mib)


@pytest.mark.parametrize(
    ("flags", "cpu", "bits"),
    [
        ("", "x86-64", 128),
        ("cx16 popcnt lahf_lm pni sse4_1 sse4_2 ssse3 avx", "x86-64-v2", 128),
        (
            "cx16 popcnt lahf_lm pni sse4_1 sse4_2 ssse3 avx avx2 bmi1 bmi2 f16c fma abm movbe avx512f avx512cd",
            "x86-64-v3",
            256,
        ),
    ],
)
def test_levels_of_x86(flags: str, cpu: str, bits: int) -> None:
    found = host._x86({"flags": flags, "vendor_id": "GenuineIntel", "cpu family": "6", "model": "60"})
    assert (found.cpu, found.vector_bits, found.tune) == (cpu, bits, "haswell")
    assert "avx512f" not in found.features


def test_a_machine_is_limited_to_a_level() -> None:
    own = host.Host("x86_64", "linux", "x86-64-v4", ("avx512vnni",), "znver5", 512, (48 << 10, 1 << 20), 2)
    less = host.limited(own, "x86-64-v3")
    assert less == host.Host("x86_64", "linux", "x86-64-v3", (), "znver5", 256, (48 << 10, 1 << 20), 2)
    assert CPULLVMRenderer(less).registers.vector == 16
    for machine, level, says in ((less, "x86-64-v4", "x86-64-v3, x86-64-v2, x86-64,"), (own, "avx2", "Take one of x86-64-v4")):
        with pytest.raises(DeviceUnavailable, match=says):
            host.limited(machine, level)
    with pytest.raises(DeviceUnavailable, match="It is no x86-64"):
        host.limited(host.baseline("aarch64"), "x86-64-v3")


def test_the_level_is_taken_from_the_environment() -> None:
    if host.host().architecture != "x86_64":
        pytest.skip("levels are of x86-64")
    code = "from kg_cpu.host import host; print(host().cpu, host().vector_bits, host().features)"
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
        env=os.environ | {host.LEVEL: "x86-64"},
    )
    assert done.stdout.split() == ["x86-64", "128", "()"]


def test_a_machine_without_an_instruction_declines_the_op() -> None:
    least, better = (CPULLVMRenderer(host.baseline("x86_64", level)) for level in ("x86-64", "x86-64-v3"))
    for op in (Op.TRUNC, Op.ROUND):
        assert not least.supports(op, next(d for d in better.supported_dtypes if d.name == "float32"), 1)
    assert float16 not in least.supported_dtypes
    assert float16 in better.supported_dtypes


def test_fields_for_core() -> None:
    renderer = CPULLVMRenderer(host.baseline("x86_64", "x86-64-v4"))
    assert (renderer.vectors.alu, renderer.registers.vector, renderer.vectors.masked) == (512, 32, True)
    assert "x86-64-v4" in renderer.fingerprint()
    assert renderer.supports(Op.EXP2, float32, 16)  # VREDUCEPS and VSCALEFPS
    lesser = CPULLVMRenderer(host.baseline("x86_64", "x86-64-v3"))
    assert lesser.supports(Op.EXP2, float32, 8)  # VPERMPS
    assert not lesser.supports(Op.LOG2, float32, 8)
    assert not CPULLVMRenderer(host.baseline("x86_64", "x86-64-v2")).supports(Op.EXP2, float32, 4)
    assert all(renderer.supports(Op.LOG2, dtype, 8) for dtype in (float32, float64))  # VGETEXP and VGETMANT
    for op in (Op.SIN, Op.POW, Op.FLOORDIV, Op.FLOORMOD, Op.WMMA):
        assert op not in renderer.supported_ops


def test_long_sources_are_compiled_without_optimization(monkeypatch: pytest.MonkeyPatch) -> None:
    levels: list[int] = []
    emit = llvm_compiler._emit
    monkeypatch.setattr(llvm_compiler, "_emit", lambda source, level: (levels.append(level), emit(source, level))[1])
    monkeypatch.setattr(llvm_compiler, "LONG_SOURCE", SOURCE.count("\n"))
    compiler = LLVMCompiler()
    for source in (SOURCE, SOURCE + "\n"):
        assert compiler.compile(source)[:4] == b"\x7fELF"
    assert levels == [2, 0]
    assert f"0 past {SOURCE.count(chr(10))} lines" in compiler.key()
