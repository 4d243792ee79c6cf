"""What stands behind fake_cuda.c: a driver whose memory and kernels are the simulator's, which notes every call and fails when told to."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

from kg_cuda.sim import Memory, Module, SimulatorTrap, launch, parse

HERE = Path(__file__).parent
SUCCESS, INVALID_VALUE, OUT_OF_MEMORY, INVALID_IMAGE, INVALID_HANDLE, NOT_FOUND, ILLEGAL_ADDRESS = 0, 1, 2, 218, 400, 500, 700
INVALID_CONTEXT = 201
NAMES = {
    SUCCESS: ("CUDA_SUCCESS", "no error"),
    INVALID_VALUE: ("CUDA_ERROR_INVALID_VALUE", "invalid argument"),
    OUT_OF_MEMORY: ("CUDA_ERROR_OUT_OF_MEMORY", "out of memory"),
    100: ("CUDA_ERROR_NO_DEVICE", "no CUDA-capable device is detected"),
    INVALID_IMAGE: ("CUDA_ERROR_INVALID_PTX", "a PTX JIT compilation failed"),
    INVALID_HANDLE: ("CUDA_ERROR_INVALID_HANDLE", "invalid resource handle"),
    INVALID_CONTEXT: ("CUDA_ERROR_INVALID_CONTEXT", "invalid device context"),
    NOT_FOUND: ("CUDA_ERROR_NOT_FOUND", "named symbol not found"),
    701: ("CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES", "too many resources requested for launch"),
    ILLEGAL_ADDRESS: ("CUDA_ERROR_ILLEGAL_ADDRESS", "an illegal memory access was encountered"),
}
Sizes = tuple[int, int, int]
#: attributes of a device: CUDA's numbers
MULTIPROCESSORS, MAJOR, MINOR = 16, 75, 76
#: What needs a current context.
IN_CONTEXT = ("cuMem", "cuModule", "cuLaunch", "cuStream", "cuEvent", "cuGraph")
_RECEIVER = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_char_p, ctypes.POINTER(ctypes.c_longlong))


def build(folder: Path) -> Path | None:
    """The library; None where no C compiler is."""
    compiler = shutil.which("clang") or shutil.which("gcc") or shutil.which("cc")
    if compiler is None:
        return None
    made = folder / "libcuda.so.1"
    source = str(HERE / "fake_cuda.c")
    subprocess.run([compiler, "-shared", "-fPIC", "-Wl,-soname,libcuda.so.1", "-o", str(made), source], check=True)
    return made


class FakeDriver:
    """Install it before anything asks for CUDA: the process then has so many GPUs."""

    def __init__(self, devices: int = 1, capability: tuple[int, int] = (9, 0), capacity: int = 1 << 36) -> None:
        self.devices, self.capability, self.capacity = devices, capability, capacity
        self.calls: list[str] = []
        #: call -> error, from now on
        self.failing: dict[str, int] = {}
        self.memory = Memory()
        self.blocks: dict[int, int] = {}
        self.handles: dict[int, object] = {}
        self.contexts = 0
        #: contexts that are current, the last of all
        self.stack: list[int] = []
        self.poisoned = 0
        self._strings: dict[str, ctypes.Array[ctypes.c_char]] = {}

    def install(self, library: Path) -> None:
        self._library = ctypes.CDLL(str(library), mode=ctypes.RTLD_GLOBAL)
        self._receiver = _RECEIVER(self._receive)
        self._library.kg_receive(self._receiver)

    def _receive(self, name: bytes, arguments: ctypes.Array[ctypes.c_longlong]) -> int:
        text = name.decode()
        self.calls.append(text)
        if text in self.failing:
            return self.failing[text]
        if text.startswith(IN_CONTEXT) and not self.stack:
            return INVALID_CONTEXT
        if self.poisoned and text not in ("cuGetErrorName", "cuGetErrorString"):
            return self.poisoned
        method: Callable[..., int | None] | None = getattr(self, text, None)
        if method is None:
            return 801  # not supported
        count = method.__code__.co_argcount - 1
        try:
            return method(*(arguments[i] for i in range(count))) or SUCCESS
        except SimulatorTrap:
            self.poisoned = ILLEGAL_ADDRESS
            return SUCCESS  # a launch is begun: what it does wrong is told later

    def _handle(self, held: object) -> int:
        number = 0x1000 + 16 * len(self.calls)
        self.handles[number] = held
        return number

    def _text(self, text: str) -> int:
        return ctypes.addressof(self._strings.setdefault(text, ctypes.create_string_buffer(text.encode())))

    # -- the driver's functions; arguments are words, of which ints are the lower half

    def cuInit(self, flags: int) -> None:
        pass

    def cuDriverGetVersion(self, out: int) -> None:
        _int(out, 13000)

    def cuGetErrorName(self, code: int, out: int) -> None:
        _word(out, self._text(NAMES.get(code & 0xFFFFFFFF, ("CUDA_ERROR_UNKNOWN", ""))[0]))

    def cuGetErrorString(self, code: int, out: int) -> None:
        _word(out, self._text(NAMES.get(code & 0xFFFFFFFF, ("", "unknown error"))[1]))

    def cuDeviceGetCount(self, out: int) -> None:
        _int(out, self.devices)

    def cuDeviceGet(self, out: int, number: int) -> int | None:
        number &= 0xFFFFFFFF
        if number >= self.devices:
            return 101
        _int(out, number)
        return None

    def cuDeviceGetName(self, out: int, size: int, device: int) -> None:
        ctypes.memmove(out, b"Fake GPU\0", 9)

    def cuDeviceTotalMem(self, out: int, device: int) -> None:
        _word(out, self.capacity)

    def cuDeviceGetAttribute(self, out: int, attribute: int, device: int) -> None:
        known = {MAJOR: self.capability[0], MINOR: self.capability[1], MULTIPROCESSORS: 2}
        _int(out, known.get(attribute & 0xFFFFFFFF, 0))

    def cuDevicePrimaryCtxRetain(self, out: int, device: int) -> None:
        self.contexts += 1
        _word(out, 0xC0 + (device & 0xFFFFFFFF))

    def cuDevicePrimaryCtxRelease(self, device: int) -> None:
        self.contexts -= 1

    def cuCtxPushCurrent(self, context: int) -> None:
        self.stack.append(context)

    def cuCtxPopCurrent(self, out: int) -> int | None:
        if not self.stack:
            return INVALID_CONTEXT
        _word(out, self.stack.pop())
        return None

    def cuStreamCreate(self, out: int, flags: int) -> None:
        _word(out, self._handle("stream"))

    def cuStreamDestroy(self, stream: int) -> None:
        del self.handles[stream]

    def cuStreamSynchronize(self, stream: int) -> int | None:
        return None if stream in self.handles else INVALID_HANDLE

    def cuMemAlloc(self, out: int, size: int) -> int | None:
        if sum(self.blocks.values()) + size > self.capacity:
            return OUT_OF_MEMORY
        address = self.memory.alloc(size)
        self.blocks[address] = size
        _word(out, address)
        return None

    def cuMemFree(self, address: int) -> int | None:
        if address not in self.blocks:
            return INVALID_VALUE
        del self.blocks[address]
        self.memory.free(address)
        return None

    def cuMemcpyHtoDAsync(self, to: int, of: int, size: int, stream: int) -> int | None:
        if stream not in self.handles:
            return INVALID_HANDLE
        ctypes.memmove(self.memory.view(to, size).ctypes.data, of, size)
        self.memory.mark_written(to, size)
        return None

    def cuMemcpyDtoHAsync(self, to: int, of: int, size: int, stream: int) -> int | None:
        if stream not in self.handles:
            return INVALID_HANDLE
        ctypes.memmove(to, self.memory.view(of, size).ctypes.data, size)
        return None

    def cuMemcpyDtoDAsync(self, to: int, of: int, size: int, stream: int) -> None:
        self.memory.view(to, size)[...] = self.memory.view(of, size)
        self.memory.mark_written(to, size)

    def cuModuleLoadDataEx(self, out: int, image: int, count: int, options: int, values: int) -> int | None:
        text = ctypes.string_at(image).decode()
        try:
            module = parse(text)
        except Exception as error:
            log = f"{error}\0".encode()[: 1 << 14]
            ctypes.memmove(_read(values), log, len(log))
            return INVALID_IMAGE
        _word(out, self._handle(module))
        return None

    def cuModuleUnload(self, module: int) -> None:
        del self.handles[module]

    def cuModuleGetFunction(self, out: int, module: int, name: int) -> None:
        _word(out, self._handle((self.handles[module], ctypes.string_at(name).decode())))

    def cuLaunchKernel(
        self,
        function: int,
        gx: int,
        gy: int,
        gz: int,
        bx: int,
        by: int,
        bz: int,
        shared: int,
        stream: int,
        given: int,
        extra: int,
    ) -> int | None:
        if stream not in self.handles or function not in self.handles:
            return INVALID_HANDLE
        held = self.handles[function]
        assert isinstance(held, tuple) and isinstance(held[0], Module)
        sizes = [n & 0xFFFFFFFF for n in (gx, gy, gz, bx, by, bz)]
        assert given and not extra, "arguments by pointers"
        self.launched(held[0], held[1], tuple(sizes[:3]), tuple(sizes[3:]), given)  # type: ignore[arg-type]
        return None

    def launched(self, module: Module, name: str, grid: Sizes, block: Sizes, given: int) -> None:
        """A kernel runs, with the arguments that an array of pointers points to."""
        size = module.kernels[name].parameter_bytes
        pointers = (ctypes.c_longlong * (size // 8)).from_address(given)
        launch(module, name, grid, block, b"".join(ctypes.string_at(p, 8) for p in pointers), self.memory)


def _int(address: int, value: int) -> None:
    ctypes.c_int.from_address(address).value = value


def _word(address: int, value: int) -> None:
    ctypes.c_longlong.from_address(address).value = value


def _read(address: int) -> int:
    return ctypes.c_longlong.from_address(address).value
