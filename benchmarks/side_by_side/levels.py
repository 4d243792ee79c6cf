"""Environment variables that keep kg and its peers to a level of x86-64,
so that a lesser processor is measured on a better one.

Every library has a name of its own for it, and reads it when it is loaded: they are set before a peer's process starts.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping

#: x86-64-v3 is AVX2 with FMA; a peer that has no word for a level can't be kept to it.
LEVELS = ("x86-64-v3",)
#: What makes everybody use one core.
ONE_CORE = ("KG_THREADS", "OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")
#: What the environment may say of kernels to take: by itself a library takes the best ones.
_CHOICES_OF_KERNELS = ("OPENBLAS_CORETYPE", "OPENBLAS_L2_SIZE")
_AVX2 = {
    "KGCPU_LEVEL": "x86-64-v3",
    "ATEN_CPU_CAPABILITY": "avx2",  # PyTorch's own kernels, and the vectors of its inductor
    "TORCHINDUCTOR_CPP_MARCH": "x86-64-v3",  # what its C++ compiler makes of the rest
    "ONEDNN_MAX_CPU_ISA": "AVX2",  # in PyTorch and JAX
    "MKL_ENABLE_INSTRUCTIONS": "AVX2",
    "FBGEMM_ENABLE_INSTRUCTIONS": "AVX2",  # its products of int8
    "OPENBLAS_CORETYPE": "Haswell",  # in numpy
    "NUMBA_CPU_NAME": "haswell",
    "NUMBA_CPU_FEATURES": "",  # beyond those of that processor; unset they are the host's
    "HL_JIT_TARGET": "x86-64-linux-avx-avx2-f16c-fma-sse41-jit",
}
#: JAX's own code, and without the library that does its products by the matrix units of the processor whatever it is told.
_XLA = "--xla_cpu_max_isa=AVX2 --xla_cpu_experimental_ynn_fusion_type="


def limits(level: str | None, environment: Mapping[str, str], sets_of_numpy: Iterable[str]) -> dict[str, str]:
    """The environment for a level.
    Without one, that in which each library takes the best kernels that it has."""
    free = {name: value for name, value in environment.items() if name not in _CHOICES_OF_KERNELS}
    if level is None:
        return free
    beyond = [name for name in sets_of_numpy if name.startswith(("AVX512", "X86_V4"))]
    return {
        **free,
        **_AVX2,
        "XLA_FLAGS": f"{environment.get('XLA_FLAGS', '')} {_XLA}".strip(),
        "NPY_DISABLE_CPU_FEATURES": " ".join(beyond),
    }


def dispatched() -> list[str]:
    """The sets of features that numpy chooses among as it is loaded."""
    from numpy._core._multiarray_umath import __cpu_dispatch__  # type: ignore[attr-defined]

    return list(__cpu_dispatch__)


def keep_to(level: str | None) -> None:
    """This process, as far as it has loaded nothing yet, and those that it starts."""
    wanted = limits(level, os.environ, dispatched())
    os.environ.clear()
    os.environ.update(wanted)
