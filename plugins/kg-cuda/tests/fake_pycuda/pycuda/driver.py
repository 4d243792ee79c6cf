"""The driver's interface. What is asked for is done at once, in the order of the calls."""

import struct
import weakref

import numpy as np
from kg_cuda.sim import Memory, SimulatorTrap, launch, parse

calls = []
failing = {}  #: call -> error
devices, capability, capacity = 1, (9, 0), 1 << 36
stack = []  #: contexts, the current one last
live = {}  #: address -> size
modules = []
_memory = Memory()


class Error(Exception):
    pass


class MemoryError(Error):
    pass


class LogicError(Error):
    pass


class LaunchError(Error):
    pass


def _call(name, *, context=True):
    calls.append(name)
    if name in failing:
        raise failing[name]
    if context and not stack:
        raise LogicError(f"{name} failed: invalid device context")


def init(flags=0):
    _call("cuInit", context=False)


def get_driver_version():
    return 13000


class device_attribute:
    MULTIPROCESSOR_COUNT = 16


class function_attribute:
    MAX_DYNAMIC_SHARED_SIZE_BYTES = 8


class Context:
    def __init__(self, device, handle):
        self.device, self.handle = device, handle

    @staticmethod
    def get_current():
        return stack[-1] if stack else None

    @staticmethod
    def get_device():
        return stack[-1].device

    def push(self):
        _call("cuCtxPushCurrent", context=False)
        stack.append(self)

    @staticmethod
    def pop():
        _call("cuCtxPopCurrent")
        stack.pop()

    @staticmethod
    def synchronize():
        _call("cuCtxSynchronize")


_primary = {}


class Device:
    def __init__(self, number):
        self.number = number

    def __eq__(self, other):
        return self.number == other.number

    __hash__ = None

    @staticmethod
    def count():
        _call("cuDeviceGetCount", context=False)
        return devices

    def name(self):
        return "Fake GPU"

    def compute_capability(self):
        return capability

    def total_memory(self):
        return capacity

    def get_attribute(self, attribute):
        assert attribute == device_attribute.MULTIPROCESSOR_COUNT
        return 2

    def make_context(self, flags=0):
        made = Context(self, 0xA0 + self.number)
        made.push()
        return made

    def retain_primary_context(self):
        _call("cuDevicePrimaryCtxRetain", context=False)
        return _primary.setdefault(self.number, Context(self, 0xC0 + self.number))


class Stream:
    def __init__(self, flags=0):
        _call("cuStreamCreate")
        self.flags, self.handle = flags, 0x5000

    def synchronize(self):
        _call("cuStreamSynchronize")


class Event:
    clock = 0

    def record(self, stream=None):
        _call("cuEventRecord")
        Event.clock += 1
        self.time = Event.clock
        return self

    def time_since(self, other):
        return float(self.time - other.time)


class DeviceAllocation:
    def __init__(self, address):
        self.address = address

    def __int__(self):
        return self.address

    def free(self):
        _call("cuMemFree")
        del live[self.address]
        _memory.free(self.address)


class PointerHolderBase:
    def __int__(self):
        return self.get_pointer()


def mem_alloc(size):
    _call("cuMemAlloc")
    if sum(live.values()) + size > capacity:
        raise MemoryError("cuMemAlloc failed: out of memory")
    address = _memory.alloc(size)
    live[address] = size
    return DeviceAllocation(address)


def mem_get_address_range(address):
    _call("cuMemGetAddressRange")
    for first, size in live.items():
        if first <= address < first + size:
            return first, size
    raise LogicError("cuMemGetAddressRange failed: named symbol not found")


def memcpy_htod_async(dest, src, stream=None):
    _call("cuMemcpyHtoDAsync")
    data = np.ascontiguousarray(src).reshape(-1).view(np.uint8)
    _memory.view(dest, data.size)[...] = data
    _memory.mark_written(dest, data.size)


def memcpy_dtoh_async(dest, src, stream=None):
    _call("cuMemcpyDtoHAsync")
    flat = dest.reshape(-1).view(np.uint8)
    flat[...] = _memory.view(src, flat.size)


def memcpy_dtod_async(dest, src, size, stream=None):
    _call("cuMemcpyDtoDAsync")
    _memory.view(dest, size)[...] = _memory.view(src, size)
    _memory.mark_written(dest, size)


def _fill(name, width):
    def fill(dest, data, size, stream=None):
        _call(name)
        raw = np.frombuffer(data.to_bytes(width, "little") * size, np.uint8)
        _memory.view(dest, raw.size)[...] = raw
        _memory.mark_written(dest, raw.size)

    return fill


memset_d8_async, memset_d16_async, memset_d32_async = (_fill(f"cuMemsetD{8 * w}Async", w) for w in (1, 2, 4))


class Module:
    def __init__(self, parsed):
        modules.append(weakref.ref(self, modules.remove))
        self.parsed = parsed

    def get_function(self, name):
        _call("cuModuleGetFunction")
        return Function(self, name)


def module_from_buffer(buffer, options=(), message_handler=None):
    _call("cuModuleLoadDataEx")
    try:
        parsed, log = parse(buffer.decode().rstrip("\0")), ""
    except Exception as error:
        parsed, log = None, str(error)
    message_handler(parsed is not None, "", log)
    if parsed is None:
        raise LogicError(f"cuModuleLoadDataEx failed: a PTX JIT compilation failed - {log}")
    return Module(parsed)


class Function:
    def __init__(self, module, name):
        self.module, self.name, self.shared = module, name, 0

    def set_attribute(self, attribute, value):
        _call("cuFuncSetAttribute")
        assert attribute == function_attribute.MAX_DYNAMIC_SHARED_SIZE_BYTES
        self.shared = value

    def prepare(self, arg_types, texrefs=None):
        self.format = "".join(arg_types)
        return self

    def prepared_async_call(self, grid, block, stream, *args, shared_size=0):
        _call("cuLaunchKernel")
        assert isinstance(block, tuple) and isinstance(stream, Stream)
        words = struct.pack("<" + self.format, *args)
        try:
            launch(self.module.parsed, self.name, grid, block, words, _memory, dynamic_shared=shared_size)
        except SimulatorTrap:
            failing["cuStreamSynchronize"] = LogicError("cuStreamSynchronize failed: an illegal memory access was encountered")
