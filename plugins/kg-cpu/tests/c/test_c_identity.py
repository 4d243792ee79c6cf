"""A compiler's version is asked once, unless what is run may be something in front of a compiler."""

from pathlib import Path

import pytest
from kg_cpu.c import compiler as c_compiler
from kg_render import tools
from kg_render.tools import is_compiler_itself


def test_scripts_and_caches_are_not_compilers_themselves(tmp_path: Path):
    for name, text, itself in (("gcc-12", b"\x7fELF", True), ("gcc", b"#!/bin/sh\n", False), ("ccache", b"\x7fELF", False)):
        (tmp_path / name).write_bytes(text)
        assert is_compiler_itself(tmp_path / name) is itself


def test_a_wrapper_is_asked_every_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    wrapper = tmp_path / "cc"
    wrapper.write_text("#!/bin/sh\necho 'one 1.0'\n")
    wrapper.chmod(0o755)
    monkeypatch.setattr(tools, "cached_answer", lambda what, find_out: pytest.fail("a wrapper's answer was kept"))
    found = c_compiler._identify((str(wrapper),))
    assert found is not None and found.version == "one 1.0"
