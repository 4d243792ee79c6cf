"""Sources for other processors, compiled by ziglang (clang with the libraries of its targets)
and run in QEMU: AArch64 with an operating system, and a Cortex-M4 without."""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from builds import WARNINGS
from cases import CASES

ZIG = [sys.executable, "-m", "ziglang"]
NEEDS = "needs ziglang and QEMU: pip install ziglang; apt-get install qemu-user qemu-system-arm"


def _need(program: str) -> None:
    if find_spec("ziglang") is None or shutil.which(program) is None:
        pytest.skip(NEEDS)


def _run(*command: object) -> str:
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, timeout=600, check=False)
    said = done.stdout + done.stderr  # semihosting writes to the latter
    assert done.returncode == 0, f"{' '.join(map(str, command))}\n{said}"
    return said


@pytest.mark.parametrize(
    ("case", "level"), [("kalman", "portable"), ("kalman", "armv8-a"), ("convolution", "armv8-a"), ("half", "armv8-a")]
)
def test_aarch64(case: str, level: str, tmp_path: Path) -> None:
    _need("qemu-aarch64")
    CASES[case].generate(tmp_path, level=level)
    sources = [tmp_path / f"{case}.cpp", tmp_path / f"test_{case}.cpp"]
    _run(*ZIG, "c++", "-target", "aarch64-linux-musl", "-std=c++17", "-O2", *WARNINGS, *sources, "-o", tmp_path / "test")
    said = _run("qemu-aarch64", tmp_path / "test")
    assert "values, greatest error" in said and said.count(" 0 wrong") == said.count("\n")


#: Where it begins, and what is called by semihosting: text, and the end.
BARE = """
#include <stdint.h>
extern unsigned stack_end;
int main(void);
static void call_host(int what, const void *with) {
  register int r0 __asm__("r0") = what;
  register const void *r1 __asm__("r1") = with;
  __asm__ volatile("bkpt 0xAB" ::"r"(r0), "r"(r1) : "memory");
}
static void put(const char *text) { call_host(4, text); }
void reset(void) {
  *(volatile uint32_t *)0xE000ED88 |= 0xFu << 20; /* the unit for floats */
  call_host(0x18, main() == 0 ? (void *)0x20026 : (void *)0x20023);
  for (;;) {
  }
}
__attribute__((section(".vectors"), used)) void *const vectors[] = {&stack_end, (void *)reset};
"""
HOST = "#include <stdio.h>\nstatic void put(const char *text) { fputs(text, stdout); }\n"
#: One step, whose results are printed bit by bit.
STEP = """
#include <string.h>
#include "kalman.h"
static unsigned char memory[kalman_WS_SIZE + 1] __attribute__((aligned(kalman_WS_ALIGNMENT)));
static void print(const double *x, int count) {
  for (int i = 0; i < count; i++) {
    uint64_t bits;
    char text[18];
    __builtin_memcpy(&bits, x + i, 8);
    for (int k = 0; k < 16; k++) text[k] = "0123456789abcdef"[bits >> (60 - 4 * k) & 15];
    text[16] = '\\n';
    text[17] = 0;
    put(text);
  }
}
int main(void) {
  const double mean[4] = {0.1, 0.2, -0.3, 0.4}, z[2] = {0.5, -0.25};
  double cov[16] = {0}, out0[4], out1[16];
  kalman_ws ws = {memory};
  for (int i = 0; i < 4; i++) cov[5 * i] = 1.0 + i;
  kalman_call(mean, cov, z, out0, out1, &ws);
  print(out0, 4);
  print(out1, 16);
  return 0;
}
"""
SECTIONS = """
ENTRY(reset)
SECTIONS {
  . = 0; .text : { KEEP(*(.vectors)) *(.text*) *(.rodata*) } .ARM.exidx : { *(.ARM.exidx*) }
  . = 0x20000000; .data : { *(.data*) } .bss : { *(.bss*) *(COMMON) } stack_end = 0x20010000;
}
"""


def test_cortex_m4_gives_the_bits_of_the_host(tmp_path: Path) -> None:
    _need("qemu-system-arm")
    CASES["kalman"].generate(tmp_path, language="c", level="scalar")
    (tmp_path / "bare.c").write_text(BARE + STEP.replace("#include <string.h>", ""))
    (tmp_path / "host.c").write_text(HOST + STEP)
    (tmp_path / "sections.ld").write_text(SECTIONS)
    flags = ["-std=c11", "-O2", "-I", tmp_path, tmp_path / "kalman.c"]
    target = ["-target", "thumb-freestanding-eabi", "-mcpu=cortex_m4", "-ffreestanding", "-T", tmp_path / "sections.ld"]
    _run(*ZIG, "cc", *target, *flags, tmp_path / "bare.c", "-o", tmp_path / "bare")
    _run(*ZIG, "cc", "-DKG_AOT_OWN_MATH", *flags, tmp_path / "host.c", "-o", tmp_path / "host")
    board = ["-M", "mps2-an386", "-nographic", "-semihosting-config", "enable=on,target=native", "-kernel", tmp_path / "bare"]
    wanted = _run(tmp_path / "host")
    assert wanted.count("\n") == 20
    assert _run("qemu-system-arm", *board) == wanted
