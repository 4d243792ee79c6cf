"""Marks of tests that need NVIDIA's compilers."""

from __future__ import annotations

import pytest
from kg.plugin import DeviceUnavailable
from kg_cuda.nvrtc import library
from kg_cuda.toolkit import tool


def _has_nvrtc() -> bool:
    try:
        library()
    except DeviceUnavailable:
        return False
    return True


needs_nvrtc = pytest.mark.skipif(not _has_nvrtc(), reason='nvrtc: pip install "kg-cuda[nvrtc]"')
needs_ptxas = pytest.mark.skipif(tool("ptxas") is None, reason="ptxas: pip install nvidia-cuda-nvcc")
