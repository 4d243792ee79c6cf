"""Rows that are not about arrays: the time of a whole process to its first result,
and of one call on 16 elements."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from kg.semantics.floats import Array
from kg_tune.bench import expected
from kg_tune.bench.workload import relative_error
from side_by_side.compare import OURS, Outcome
from side_by_side.remote import search_path

ARRAYS = {
    "gelu": "numpy.linspace(-4, 4, 1 << 24, dtype='f4').reshape(4096, 4096), *numpy.linspace(-1, 2, 8192, dtype='f4').reshape(2, 4096)",
    "attention": "*numpy.sin(numpy.arange(3 << 19, dtype='f4')).reshape(3, 8, 1024, 64),",
}
#: What is run between `import numpy`, `arrays` and the use of `result`: the shortest way to one jitted kernel.
SCRIPTS = {
    (OURS, "gelu"): """
import kg
from kg_tune.bench.memory_bound import gelu
(result,) = kg.open_device("CPU").run(gelu(4096, 4096).ast, *arrays)
""",
    (OURS, "attention"): """
import kg
from kg_tune.bench.compute_bound import attention
(result,) = kg.open_device("CPU").run(attention(8, 1024, 64).ast, *arrays)
""",
    ("jax", "gelu"): """
import jax
import jax.numpy as jnp
jax.config.update("jax_compilation_cache_dir", {cache!r})
jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)
@jax.jit
def gelu(x, w, b):
    y = x * w + b
    return y / (1 + jnp.exp(-1.5957691216057308 * (y + 0.044715 * y * y * y)))
result = numpy.asarray(gelu(*arrays))
""",
    ("jax", "attention"): """
import jax
import jax.numpy as jnp
jax.config.update("jax_compilation_cache_dir", {cache!r})
jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)
@jax.jit
def attention(q, k, v):
    scores = jnp.einsum("hid,hjd->hij", q, k) * q.shape[2] ** -0.5
    return jnp.einsum("hij,hjd->hid", jax.nn.softmax(scores, axis=2), v)
result = numpy.asarray(attention(*arrays))
""",
    ("torch_compile", "gelu"): """
import os
os.environ["TORCHINDUCTOR_CACHE_DIR"] = {cache!r}
import torch
@torch.compile
def gelu(x, w, b):
    y = x * w + b
    return y / (1 + torch.exp(-1.5957691216057308 * (y + 0.044715 * y * y * y)))
result = gelu(*map(torch.from_numpy, arrays)).numpy()
""",
    ("torch_compile", "attention"): """
import os
os.environ["TORCHINDUCTOR_CACHE_DIR"] = {cache!r}
import torch
attention = torch.compile(torch.nn.functional.scaled_dot_product_attention)
result = attention(*(torch.from_numpy(a)[None] for a in arrays)).numpy()
""",
}

CALLS = {
    OURS: """
import kg
n = 16
a, b, out = (kg.param(i, (n,), kg.float32) for i in (1, 2, 0))
device = kg.open_device("CPU")
launch = device.bind(kg.sink(out.store(a + b), name="add"), [device.empty(n, kg.float32), *(device.buffer(numpy.ones(n, "f4")) for _ in "ab")])
call = launch.call
""",
    "numba": """
import numba
@numba.njit
def add(out, a, b):
    for i in range(a.size):
        out[i] = a[i] + b[i]
out, a, b = (numpy.ones(16, "f4") for _ in range(3))
call = lambda: add(out, a, b)
""",
    "jax": """
import jax
f = jax.jit(lambda a, b: a + b)
a, b = (jax.numpy.ones(16) for _ in range(2))
call = lambda: f(a, b).block_until_ready()
""",
    "torch": """
import torch
out, a, b = (torch.ones(16) for _ in range(3))
call = lambda: torch.add(a, b, out=out)
""",
    "numpy": """
out, a, b = (numpy.ones(16, "f4") for _ in range(3))
call = lambda: numpy.add(a, b, out)
""",
}
_TIMED = """
import json, timeit
print(json.dumps([t / 100_000 for t in timeit.repeat("call()", globals=dict(call=call), repeat=7, number=100_000)]))
"""


def first_results(name: str, peers: Sequence[str], rounds: int) -> dict[str, list[Outcome]]:
    """Seconds of whole processes: `cold` with empty caches, `warm` when the same has run before."""
    found: dict[str, list[Outcome]] = {"cold": [], "warm": []}
    wanted = _wanted(name)
    with tempfile.TemporaryDirectory() as folder:
        contenders = [n for n in (OURS, *peers) if (n, name) in SCRIPTS]
        outcomes = {(n, state): Outcome(n, 0) for n in contenders for state in found}
        for number in range(rounds):
            for contender in contenders:
                cache = Path(folder) / f"{contender}{number}"
                cache.mkdir()
                for state in found:
                    outcome = outcomes[contender, state]
                    if not outcome.problem:
                        _one_process(contender, name, cache, wanted, outcome)
        for (_, state), outcome in outcomes.items():
            found[state].append(outcome)
    return found


def one_call(peers: Sequence[str]) -> list[Outcome]:
    """Seconds of one call on 16 elements, a loop of Python's included."""
    outcomes: list[Outcome] = []
    for contender in (n for n in (OURS, *peers) if n in CALLS):
        outcome = Outcome(contender, 1)
        done = _python(f"import numpy\n{CALLS[contender]}\ncall()\n{_TIMED}", {})
        if done.returncode:
            outcome.problem = _last_line(done.stderr)
        else:
            outcome.rounds.append(json.loads(done.stdout))
        outcomes.append(outcome)
    return outcomes


def _one_process(contender: str, name: str, cache: Path, wanted: Array, outcome: Outcome) -> None:
    script = SCRIPTS[contender, name].format(cache=str(cache))
    kept = cache / "sample.npy"
    text = f"import numpy\narrays = ({ARRAYS[name]})\n{script}\nnumpy.save({str(kept)!r}, result.reshape(-1)[::4097])"
    start = time.perf_counter()
    done = _python(text, {"KG_CACHE_DIR": str(cache), "KG_CHECK": "0"})
    taken = time.perf_counter() - start
    if done.returncode:
        outcome.problem = _last_line(done.stderr)
        return
    outcome.error = relative_error(np.load(kept), wanted)
    if outcome.error > 1e-5:
        outcome.problem = f"wrong: error {outcome.error:.1e}"
    outcome.rounds.append([taken])


def _wanted(name: str) -> Array:
    arrays = eval(f"({ARRAYS[name]})", {"numpy": np})  # our own text, above
    return expected.in_float64(getattr(expected, name))(*arrays).reshape(-1)[::4097]


def _python(text: str, variables: dict[str, str]) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, **variables, "PYTHONPATH": search_path()}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    return subprocess.run([sys.executable, "-c", text], env=environment, capture_output=True, text=True, check=False)


def _last_line(text: str) -> str:
    return (text.strip().splitlines() or ["no message"])[-1]
