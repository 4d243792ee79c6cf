"""KG_ASSEMBLE=1: what is simulated goes through ptxas, too."""

from __future__ import annotations

import pytest
from cuda_tools import needs_nvrtc, needs_ptxas
from kg.plugin import CompileError
from kg.settings import override
from kg_cuda.card.simulator import SimCard
from kg_cuda.toolchain import toolkit
from kg_cuda.toolchain.compilers import PTXText
from kg_cuda.toolchain.nvrtc import NVRTC

#: sm_75 has no such copies. The simulator runs them on any.
TEXT = """.version 7.0
.target sm_75
.address_size 64
.visible .entry k(.param .u64 a) {
  .reg .b64 %d<2>; .shared .align 16 .b8 s[16];
  ld.param.u64 %d1, [a]; cp.async.ca.shared.global [s], [%d1], 16; ret; }
"""


@needs_ptxas
def test_what_ptxas_refuses_is_refused():
    with override(assemble=True), pytest.raises(CompileError, match="ptxas failed with status") as caught:
        SimCard().load(TEXT.encode(), "k")
    assert "sm_80" in caught.value.log
    with override(assemble=True), pytest.raises(CompileError, match="ptxas failed with status"):
        PTXText().compile(TEXT)
    with override(assemble=True):
        SimCard().load(TEXT.replace("sm_75", "sm_80").encode(), "k")


def test_ptxas_is_not_asked_unless_wanted():
    SimCard().load(TEXT.encode(), "k")
    PTXText().compile(TEXT)


def test_each_text_is_asked_about_once(monkeypatch):
    asked: list[tuple[str, str]] = []
    monkeypatch.setattr(toolkit, "assemble", lambda source, arch: asked.append((source, arch)))
    monkeypatch.setattr(toolkit, "_accepted", set())
    text = TEXT.replace("sm_75", "sm_90a")
    with override(assemble=True):
        PTXText().compile(text)
        SimCard().load(text.encode(), "k")
    assert asked == [(text, "sm_90a")]


@needs_nvrtc
def test_what_nvrtc_makes_is_asked_about(monkeypatch):
    asked: list[str] = []
    monkeypatch.setattr(toolkit, "assemble", lambda source, arch: asked.append(arch))
    with override(assemble=True):
        NVRTC("sm_90").compile('extern "C" __global__ void of_its_own() {}')
    assert asked == ["sm_90"]
