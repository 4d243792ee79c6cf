"""GPU APIs of generated host code, and the names in which their templates differ (`gpu/*.j2`)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kg.plugin import KgError, Renderer


@dataclass(frozen=True, slots=True)
class Api:
    """One way to launch kernels. `declared`: the types of the header, which agree with the vendor's own."""

    name: str  #: for people
    primitives: str  #: the template that defines memory, copies and launches
    queue: str  #: the type of what commands go into
    memory: str  #: the type of an allocation
    declared: tuple[str, ...]
    is_handle: bool  #: yes or no: memory is an object with a first element; else an address of the device's
    where: str  #: what `Buffer` points to
    waits: str  #: how somebody waits for a call's end
    sdk: str  #: the vendor's header
    links: tuple[str, ...]  #: lines of CMakeLists.txt that find the library and name it for `target_link_libraries`
    library: str  #: for pkg-config
    suffix: str = "cpp"
    embeds: str = "source"  #: of a kernel: its text, the compiler's `binary`, or `inline` as code of the file
    words: dict[str, str] = field(
        default_factory=dict[str, str]
    )  #: names of the driver's functions where two APIs differ in nothing else


_DRIVER: Final = {
    "cuda": {
        "error": "CUresult",
        "stream": "CUstream",
        "pointer": "CUdeviceptr",
        "module": "CUmodule",
        "kernel": "CUfunction",
        "host": "const void *",
        "alloc": "cuMemAlloc_v2",
        "free": "cuMemFree_v2",
        "load": "cuModuleLoadDataEx",
        "unload": "cuModuleUnload",
        "function": "cuModuleGetFunction",
        "launch": "cuLaunchKernel",
        "upload": "cuMemcpyHtoDAsync_v2",
        "download": "cuMemcpyDtoHAsync_v2",
        "between": "cuMemcpyDtoDAsync_v2",
        "fill8": "cuMemsetD8Async",
        "fill16": "cuMemsetD16Async",
        "fill32": "cuMemsetD32Async",
        "wait": "cuStreamSynchronize",
    },
    "hip": {
        "error": "hipError_t",
        "stream": "hipStream_t",
        "pointer": "hipDeviceptr_t",
        "module": "hipModule_t",
        "kernel": "hipFunction_t",
        "host": "void *",
        "alloc": "hipMalloc",
        "free": "hipFree",
        "load": "hipModuleLoadData",
        "unload": "hipModuleUnload",
        "function": "hipModuleGetFunction",
        "launch": "hipModuleLaunchKernel",
        "upload": "hipMemcpyHtoDAsync",
        "download": "hipMemcpyDtoHAsync",
        "between": "hipMemcpyDtoDAsync",
        "fill8": "hipMemsetD8Async",
        "fill16": "hipMemsetD16Async",
        "fill32": "hipMemsetD32Async",
        "wait": "hipStreamSynchronize",
    },
}
_ADDRESS: Final = "memory of the device: its elements are not to be read by the host"

CUDA_DRIVER: Final = Api(
    "CUDA driver API",
    "driver.j2",
    "CUstream",
    "unsigned long long",
    ("struct CUstream_st;", "typedef struct CUstream_st *CUstream;"),
    False,
    _ADDRESS,
    "cuStreamSynchronize",
    "cuda.h",
    ("find_package(CUDAToolkit REQUIRED)", "CUDA::cuda_driver"),
    "cuda",
    words=_DRIVER["cuda"],
)
CUDA_RUNTIME: Final = Api(
    "CUDA runtime API",
    "cuda_runtime.j2",
    "cudaStream_t",
    "void *",
    ("struct CUstream_st;", "typedef struct CUstream_st *cudaStream_t;"),
    False,
    _ADDRESS,
    "cudaStreamSynchronize",
    "cuda_runtime.h",
    ("find_package(CUDAToolkit REQUIRED)", "CUDA::cudart"),
    "cudart",
    suffix="cu",
    embeds="inline",
)
HIP: Final = Api(
    "HIP",
    "driver.j2",
    "hipStream_t",
    "void *",
    ("struct ihipStream_t;", "typedef struct ihipStream_t *hipStream_t;"),
    False,
    _ADDRESS,
    "hipStreamSynchronize",
    "hip/hip_runtime_api.h",
    ("find_package(hip REQUIRED)", "hip::host"),
    "amdhip64",
    embeds="binary",
    words=_DRIVER["hip"],
)
OPENCL: Final = Api(
    "OpenCL",
    "opencl.j2",
    "cl_command_queue",
    "cl_mem",
    (
        "struct _cl_command_queue;",
        "struct _cl_mem;",
        "typedef struct _cl_command_queue *cl_command_queue;",
        "typedef struct _cl_mem *cl_mem;",
    ),
    True,
    "a buffer object of the queue's context, and the number of its first element in it",
    "clFinish",
    "CL/cl.h",
    ("find_package(OpenCL REQUIRED)", "OpenCL::OpenCL"),
    "OpenCL",
)
METAL: Final = Api(
    "Metal through metal-cpp",
    "metal.j2",
    "MTL::CommandQueue *",
    "MTL::Buffer *",
    ("namespace MTL {", "class Buffer;", "class CommandQueue;", "}  // namespace MTL"),
    True,
    "an MTL::Buffer of the queue's device, and the number of its first element in it",
    "a later command buffer of the queue, waitUntilCompleted()",
    "Metal/Metal.hpp",
    (
        "find_library(METAL_FRAMEWORK Metal REQUIRED)\nfind_library(FOUNDATION_FRAMEWORK Foundation REQUIRED)",
        '"${METAL_FRAMEWORK};${FOUNDATION_FRAMEWORK}"',
    ),
    "",
)

#: (language of the renderer, its device) -> the API; a device of "" is any.
_APIS: Final = {
    ("ptx", ""): CUDA_DRIVER,
    ("cuda-c", ""): CUDA_RUNTIME,
    ("llvm", "AMD"): HIP,
    ("hip-c", "AMD"): HIP,
    ("opencl-c", ""): OPENCL,
    ("msl", ""): METAL,
}
#: Short words for targets, beside DEVICE and DEVICE:RENDERER.
ALIASES: Final = {"cuda": "CUDA:PTX", "cu": "CUDA:C", "hip": "AMD:LLVM", "opencl": "OPENCL:C", "metal": "METAL:MSL"}


def api_of(renderer: Renderer, target: str) -> Api:
    """The API that launches what a renderer writes. Raises KgError where there is none."""
    found = _APIS.get((renderer.language, "")) or _APIS.get((renderer.language, renderer.device))
    if found is None:
        raise KgError(
            f"there is no host code for {target}, whose kernels are {renderer.language or 'machine code'}: it is written for"
            f" {', '.join(ALIASES)}, and for processors without a target"
        )
    return found
