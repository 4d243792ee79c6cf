"""A function as a module of Python that needs no kg."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from pathlib import Path

import kg_aot
import kg_array as xp
import numpy as np
import pytest
from builds import WARNINGS, compilers
from cases import CASES
from kg import KgError

INCLUDE = Path(sysconfig.get_paths()["include"])
#: Runs in a Python of its own, which has neither kg nor the tests' path; numpy is there for arrays.
USER = """
import sys
assert not any(name.startswith("kg") for name in sys.modules)
import numpy as np, policy
assert policy.inputs[0] == ("x", "float32", (12,)) and policy.outputs == (("action", "float32", (3,)), ("hidden", "float32", (8,)))
assert len(policy.inputs) == 5 and policy.inputs[1][0].startswith("params.")
rng = np.random.default_rng(1)
given = [rng.standard_normal(shape).astype(np.float32) for _, _, shape in policy.inputs]
action, hidden = np.zeros(3, np.float32), np.zeros(8, np.float32)
policy.call(*given, action, hidden)
named = {name: value for (name, _, _), value in zip(policy.inputs, given)}
want = np.tanh(named["params.w"] @ named["x"] + named["params.b"])
np.testing.assert_allclose(hidden, want, rtol=1e-5)
np.testing.assert_allclose(action, named["params.out.0"] @ want + named["params.out.1"], rtol=1e-4, atol=1e-6)
def refused(error, said, *arguments):
    try:
        policy.call(*arguments)
    except error as found:
        assert said in str(found), found
    else:
        raise AssertionError(said)
refused(TypeError, "takes 5 arguments and 2 arrays for results, not 1", given[0])
refused(TypeError, "x is to be an array of float32, not of format 'd'", np.zeros(12), *given[1:], action, hidden)
refused(ValueError, "x has 44 bytes, not 48", np.zeros(11, np.float32), *given[1:], action, hidden)
frozen = action.copy()
frozen.flags.writeable = False
refused(ValueError, "read-only", *given, frozen, hidden)
refused(ValueError, "overlap", *given, hidden[:3], hidden)
refused(BufferError if sys.version_info < (3, 0) else ValueError, "contiguous", np.zeros(24, np.float32)[::2], *given[1:], action, hidden)
print("right")
"""


@pytest.mark.parametrize("language", ["c++", "c"])
def test_a_module_without_kg(tmp_path: Path, language: str) -> None:
    if not compilers(language) or not (INCLUDE / "Python.h").exists():
        pytest.skip("needs a compiler and Python's headers: apt-get install g++ clang python3-dev")
    CASES["policy"].generate(tmp_path, language=language, python=True)
    (tmp_path / "user.py").write_text(USER)
    for compiler in compilers(language):
        sources = [str(tmp_path / f"{stem}.{compiler.suffix}") for stem in ("policy", "policy_python")]
        flags = [compiler.standard, *WARNINGS, "-O1", "-shared", "-fPIC", f"-isystem{INCLUDE}"]
        subprocess.run([compiler.command, *flags, *sources, "-o", str(tmp_path / "policy.abi3.so"), "-lm"], check=True)
        done = subprocess.run([sys.executable, "user.py"], cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.stdout == "right\n", done.stderr


def test_a_wheel(tmp_path: Path) -> None:
    pytest.importorskip("setuptools", reason="needs setuptools: pip install setuptools")
    if not compilers("c++") or not (INCLUDE / "Python.h").exists():
        pytest.skip("needs a compiler and Python's headers: apt-get install g++ python3-dev")
    CASES["mapped_cart_pole"].generate(tmp_path, python=True)
    build = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    done = subprocess.run(build, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "mapped_cart_pole.abi3.so").exists()
    code = (
        "import numpy as np, mapped_cart_pole as m\n"
        "x, u, out = np.full((37, 4), 0.1), np.ones(37), np.zeros((37, 4))\n"
        "m.call(x, u, out)\n"
        "assert out.all() and (out == out[0]).all()\n"
    )
    subprocess.run([sys.executable, "-c", code], cwd=tmp_path, check=True)


def test_refused(tmp_path: Path) -> None:
    with pytest.raises(KgError, match="has open sizes: an extension of Python takes fixed ones"):
        CASES["open_rows"].generate(tmp_path, python=True)
    large = xp.asarray(np.arange(2000.0))
    f = kg_aot.function(lambda x: x * large, name="f", x=kg_aot.f64[2000])
    with pytest.raises(KgError, match="has its constants as text"):
        f.generate(tmp_path, python=True, constants="binary")
