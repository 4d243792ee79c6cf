"""Runs tests that nvcc made of generated .cu files:
their PTX, kept beside them, on the simulator: python run_cudart.py LIBCUDART TEST.so..."""

from __future__ import annotations

import ctypes
import sys
from pathlib import Path

from fake_driver.fake import FakeDriver
from running import Words, install, numbers, run_all

driver = FakeDriver(capability=(9, 0))
driver.cuCtxPushCurrent(0xC0)
#: the host's function of a kernel -> its name, and then the driver's function
names: dict[int, str] = {}
functions: dict[int, int] = {}
modules: list[int] = []
_MEMCPY = {1: driver.cuMemcpyHtoDAsync, 2: driver.cuMemcpyDtoHAsync, 3: driver.cuMemcpyDtoDAsync}


def handle(make: object, *arguments: object) -> int:
    out = ctypes.c_uint64()
    assert not make(ctypes.addressof(out), *arguments)  # type: ignore[operator]
    return out.value


def receive(name: str, words: Words) -> int | None:
    driver.calls.append(name)  # by which the driver numbers its handles
    match name:
        case "register":
            names[words[0]] = ctypes.string_at(words[1]).decode()
        case "launch":
            host, *sizes = words[0], *numbers(words, 7)[1:]
            if host not in functions:
                symbol = ctypes.create_string_buffer(names[host].encode())
                functions[host] = handle(driver.cuModuleGetFunction, modules[-1], ctypes.addressof(symbol))
            return driver.cuLaunchKernel(functions[host], *sizes, words[7], words[8], words[9], 0)
        case "cudaMalloc":
            return driver.cuMemAlloc(words[0], words[1])
        case "cudaFree":
            return driver.cuMemFree(words[0])
        case "cudaMemcpyAsync":
            return _MEMCPY[words[3] & 0xFFFFFFFF](words[0], words[1], words[2], words[4])
        case "cudaStreamCreate":
            return driver.cuStreamCreate(words[0], 1)
        case "cudaStreamDestroy":
            return driver.cuStreamDestroy(words[0])
        case "cudaStreamSynchronize":
            return driver.cuStreamSynchronize(words[0])
    return None


calls = install(sys.argv[1], receive)
for program in sys.argv[2:]:
    (text,) = Path(program).parent.glob("*.ptx")
    image = ctypes.create_string_buffer(text.read_bytes())
    driver.calls.append("load")
    modules.append(handle(driver.cuModuleLoadDataEx, ctypes.addressof(image), 0, 0, 0))
    names.clear()
    functions.clear()
    run_all([program], calls, lambda: "")
