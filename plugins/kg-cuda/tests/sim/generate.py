"""Compiles kernels/*.cu to the PTX beside them. Needs nvrtc and CUDA's headers, no driver:

uv run --with nvidia-cuda-nvrtc==13.0.88 --with nvidia-cuda-runtime==13.0.88 --with nvidia-cuda-crt==13.0.88 \
    python plugins/kg-cuda/tests/sim/generate.py
"""

from __future__ import annotations

import ctypes
import importlib.util
from pathlib import Path

KERNELS = Path(__file__).parent / "kernels"
#: What the files are for, where that is not sm_80 and newer.
ARCHES = {"hopper": "90a"}


def toolkit() -> Path | None:
    """Where pip put nvrtc 13.0; None where it did not."""
    if importlib.util.find_spec("nvidia") is None:
        return None
    spec = importlib.util.find_spec("nvidia.cu13")
    for place in spec.submodule_search_locations or () if spec else ():
        if (Path(place) / "lib" / "libnvrtc.so.13").exists() and (Path(place) / "lib" / "libnvrtc-builtins.so.13.0").exists():
            return Path(place)
    return None


def compile_ptx(source: Path, root: Path) -> str:
    """The PTX that nvrtc makes of a file."""
    ctypes.CDLL(str(root / "lib" / "libnvrtc-builtins.so.13.0"), ctypes.RTLD_GLOBAL)
    nvrtc = ctypes.CDLL(str(root / "lib" / "libnvrtc.so.13"))
    program, size = ctypes.c_void_p(), ctypes.c_size_t()
    nvrtc.nvrtcCreateProgram(ctypes.byref(program), source.read_bytes(), source.name.encode(), 0, None, None)
    options = [b"--gpu-architecture=compute_" + ARCHES.get(source.stem, "80").encode(), b"-I" + str(root / "include").encode()]
    failed = nvrtc.nvrtcCompileProgram(program, len(options), (ctypes.c_char_p * len(options))(*options))
    if failed:
        nvrtc.nvrtcGetProgramLogSize(program, ctypes.byref(size))
        log = ctypes.create_string_buffer(size.value)
        nvrtc.nvrtcGetProgramLog(program, log)
        raise RuntimeError(log.value.decode())
    nvrtc.nvrtcGetPTXSize(program, ctypes.byref(size))
    text = ctypes.create_string_buffer(size.value)
    nvrtc.nvrtcGetPTX(program, text)
    nvrtc.nvrtcDestroyProgram(ctypes.byref(program))
    return text.value.decode()


def main() -> None:
    root = toolkit()
    if root is None:
        raise SystemExit("nvrtc 13.0 is not installed; see the head of this file")
    for source in sorted(KERNELS.glob("*.cu")):
        source.with_suffix(".ptx").write_text(compile_ptx(source, root))


if __name__ == "__main__":
    main()
