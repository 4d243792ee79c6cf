"""A shader that Mesa ends its process over: an error, remembered, and the next shader compiles."""

from __future__ import annotations

import os
import signal
from typing import Any

import pytest
from kg.errors import CompileError, DeviceUnavailable
from kg_nir.process import requests as process
from kg_nir.process.requests import ask
from kg_nir.shader.calls import Calls


def request(calls: Calls) -> dict[str, Any]:
    words = {"do": "build", "target": "llvmpipe", "name": calls.name, "registers": calls.registers, "calls": calls.calls}
    return {**words, "work_group": calls.work_group, "shared": calls.shared}


def good(name: str) -> Calls:
    calls = Calls(name)
    calls.store("global", calls.constant(32, 5), calls.do("argument", 64, 0), 32)
    return calls


def wrong(name: str) -> Calls:
    """Adds 32 bits to 64: Mesa's validation aborts."""
    calls = Calls(name)
    calls.alu("iadd", calls.constant(32, 1), calls.constant(64, 1))
    return calls


def test_what_ends_mesa_is_an_error_with_its_words(mesa: None) -> None:
    with pytest.raises(CompileError, match="ended by signal 6 over wrong") as caught:
        ask("nir", request(wrong("wrong")))
    assert "NIR validation failed" in caught.value.log or "Assertion" in caught.value.log
    with pytest.raises(CompileError, match="before: ended by signal 6"):
        ask("nir", request(wrong("wrong")))
    assert "store_global" in ask("nir", request(good("after")))[0]["text"]


def test_what_is_refused_is_an_error_and_the_worker_goes_on(mesa: None) -> None:
    calls = Calls("unknown")
    calls.alu("no_such_op", calls.constant(32, 1))
    before = process._processes["nir"].child.pid
    with pytest.raises(CompileError, match="refused unknown") as caught:
        ask("nir", request(calls))
    assert "nir_op_no_such_op" in caught.value.log
    assert process._processes["nir"].child.pid == before


def test_a_worker_that_was_killed_is_started_again(mesa: None) -> None:
    ask("nir", request(good("one")))
    os.kill(process._processes["nir"].child.pid, signal.SIGKILL)
    with pytest.raises(CompileError, match="signal 9"):
        ask("nir", request(good("two")))
    assert ask("nir", request(good("three")))[1]


def test_a_forked_child_has_a_worker_of_its_own(mesa: None) -> None:
    ask("nir", request(good("parent")))
    child = os.fork()
    if not child:
        try:
            os._exit(0 if ask("nir", request(good("child")))[1] else 1)
        finally:
            os._exit(2)
    assert os.waitpid(child, 0)[1] == 0
    assert ask("nir", request(good("parent again")))[1]


def test_a_worker_that_can_not_start_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "_processes", {})
    monkeypatch.setenv("PYTHONPATH", "/nowhere")
    monkeypatch.setattr(process.sys, "executable", "/bin/false")
    with pytest.raises(DeviceUnavailable, match="ended with 1"):
        ask("nir", request(good("never")))
