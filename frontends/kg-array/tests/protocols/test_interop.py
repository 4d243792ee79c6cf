"""Arrays of other libraries and ours in their hands: DLPack, numpy, pickle, copy."""

from __future__ import annotations

import builtins
import copy
import pickle

import kg_array as kg
import numpy as np
import pytest
from kg.errors import DeviceUnavailable
from kg.runtime.device import Device
from kg_array.array import Array
from kg_array.operands.dtypes import ALL

NATIVE = [d for d in ALL if d.name != "bfloat16"]


class Owner:
    """Somebody's tensor that speaks DLPack the way that PyTorch's did:
    no versions, no keywords but stream."""

    def __init__(self, values: np.ndarray) -> None:
        self.values = values

    def __dlpack__(self, stream: object = None) -> object:
        return self.values.__dlpack__()

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.values.__dlpack_device__()


class Elsewhere(Owner):
    """A tensor that is not on the host: it gives a copy to who asks for the host."""

    def __dlpack__(self, **options: object) -> object:  # type: ignore[override]
        assert options.get("dl_device") == (1, 0), "only a copy on the host can be had"
        return self.values.__dlpack__(max_version=(1, 0))

    def __dlpack_device__(self) -> tuple[int, int]:
        return (2, 0)


# -- out


@pytest.mark.parametrize("dtype", NATIVE)
@pytest.mark.parametrize("shape", [(), (3,), (2, 3), (0, 3)])
def test_numpy_sees_the_memory(device: Device, dtype: kg.dtypes.DType, shape: tuple[int, ...]) -> None:
    values = np.arange(np.prod(shape, dtype=int)).reshape(shape).astype(dtype.name)
    x = kg.asarray(values, device=device)
    seen = np.from_dlpack(x)
    assert seen.shape == shape
    assert seen.dtype == values.dtype
    np.testing.assert_array_equal(seen, values)
    if seen.size:
        assert seen.ctypes.data == np.from_dlpack(x).ctypes.data == x.__array__(copy=False).ctypes.data
        assert not seen.flags.writeable


def test_what_was_not_computed_is(device: Device) -> None:
    assert np.from_dlpack(kg.ones(3, device=device) + 1.0).tolist() == [2, 2, 2]


def test_exported_memory_outlives_the_array(device: Device) -> None:
    x = kg.asarray(np.arange(1000), device=device) + 0
    seen = np.from_dlpack(x)
    del x
    for _ in range(3):
        (kg.zeros(1000, dtype=kg.int64, device=device) + 7).realize()
    assert seen.tolist() == list(range(1000))


def test_copies_may_be_written(device: Device) -> None:
    x = kg.ones(3, device=device)
    mine = np.from_dlpack(x, copy=True)
    mine[:] = 5
    assert x.numpy().tolist() == [1, 1, 1]


def test_a_consumer_that_knows_no_read_only_gets_a_copy(device: Device) -> None:
    x = kg.ones(3, device=device)
    capsule = x.__dlpack__()
    assert '"dltensor"' in repr(capsule)
    assert '"dltensor_versioned"' in repr(x.__dlpack__(max_version=(1, 0)))
    taken = kg.from_dlpack(_Given(capsule, x.__dlpack_device__()), device=device)
    assert np.from_dlpack(taken).ctypes.data != np.from_dlpack(x).ctypes.data
    with pytest.raises(builtins.BufferError, match="read-only"):
        x.__dlpack__(copy=False)


class _Given:
    def __init__(self, capsule: object, device: tuple[int, int]) -> None:
        self.capsule, self.device = capsule, device

    def __dlpack__(self, **options: object) -> object:
        return self.capsule

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.device


def test_devices_and_streams(device: Device) -> None:
    x = kg.ones(3, device=device)
    assert x.__dlpack_device__() == (1, 0)
    assert np.from_dlpack(x, device="cpu").tolist() == [1, 1, 1]
    with pytest.raises(builtins.BufferError, match=r"\(2, 0\)"):
        x.__dlpack__(dl_device=(2, 0))
    with pytest.raises(ValueError, match="stream"):
        x.__dlpack__(stream=1)


def test_bfloat16_goes_round(device: Device) -> None:
    x = kg.asarray([1.0, 2.5, -3.0], dtype=kg.bfloat16, device=device)
    y = kg.from_dlpack(x, device=device)
    assert y.dtype is kg.bfloat16
    assert y.shape == (3,)
    assert y.numpy().tolist() == [1, 2.5, -3]


# -- in


@pytest.mark.parametrize("dtype", NATIVE)
def test_memory_is_shared(device: Device, dtype: kg.dtypes.DType) -> None:
    values = np.ones((2, 3), dtype.name)
    for owner in (values, Owner(values)):
        x = kg.from_dlpack(owner, device=device)
        assert x.dtype is dtype
        assert x.shape == (2, 3)
        assert np.from_dlpack(x).ctypes.data == values.ctypes.data
    values[0, 0] = 0
    assert x.numpy()[0, 0] == 0


def test_a_copy_shares_nothing(device: Device) -> None:
    values = np.ones(3)
    x = kg.from_dlpack(values, device=device, copy=True)
    values[:] = 2
    assert x.numpy().tolist() == [1, 1, 1]


def test_read_only_memory_is_read_and_never_written(device: Device) -> None:
    values = np.arange(4.0)
    values.flags.writeable = False
    x = kg.from_dlpack(values, device=device)
    assert np.from_dlpack(x).ctypes.data == values.ctypes.data
    x += 1.0
    assert x.numpy().tolist() == [1, 2, 3, 4]
    assert values.tolist() == [0, 1, 2, 3]


STRIDED = {
    "step": lambda a: a[::2],
    "transposed": lambda a: a.T,
    "backwards": lambda a: a[::-1],
    "repeated": lambda a: np.broadcast_to(a[:1], a.shape),
}


@pytest.mark.parametrize("stride", STRIDED)
def test_strides_are_copied(device: Device, stride: str) -> None:
    values = STRIDED[stride](np.arange(12.0).reshape(3, 4))
    for owner in (values, Owner(values)) if values.flags.writeable else (values,):
        np.testing.assert_array_equal(kg.from_dlpack(owner, device=device).numpy(), values)
        with pytest.raises(builtins.BufferError, match="contiguous"):
            kg.from_dlpack(owner, device=device, copy=False)


def test_big_memory_is_not_copied() -> None:
    values = np.zeros(1 << 26, np.uint8)
    x = kg.from_dlpack(values, device="CPU:LLVM", copy=False)
    assert np.from_dlpack(x).ctypes.data == values.ctypes.data
    assert x.size == 1 << 26


def test_memory_from_elsewhere_is_copied_when_asked(device: Device) -> None:
    owner = Elsewhere(np.arange(3.0))
    assert kg.from_dlpack(owner, device=device).numpy().tolist() == [0, 1, 2]
    with pytest.raises(builtins.BufferError, match="copy=False"):
        kg.from_dlpack(owner, device=device, copy=False)
    with pytest.raises(builtins.BufferError, match=r"\(2, 0\)"):
        kg.from_dlpack(owner)


def test_without_a_device_it_stays_where_it_is() -> None:
    x = kg.ones(3, device="REF")
    assert kg.from_dlpack(np.ones(3)).device is kg.default_device()
    assert kg.from_dlpack(x).numpy().tolist() == [1, 1, 1]
    with pytest.raises(TypeError, match="__dlpack__"):
        kg.from_dlpack([1, 2])  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="datetime64"):
        kg.from_dlpack(np.ones(3, "datetime64[s]"))


# -- numpy


def test_asarray_copies(device: Device) -> None:
    x = kg.asarray([1, 2, 3], device=device)
    values = np.asarray(x)
    values[0] = 9
    assert x.numpy().tolist() == [1, 2, 3]
    assert np.asarray(x, dtype=np.float32).dtype == np.float32
    assert np.array(x, copy=True).tolist() == [1, 2, 3]
    assert not np.asarray(x, copy=False).flags.writeable
    with pytest.raises(ValueError, match="copy"):
        np.asarray(x, dtype=np.float32, copy=False)
    with pytest.raises(ValueError, match="bfloat16"):
        np.asarray(kg.ones(2, dtype=kg.bfloat16, device=device), copy=False)


def test_numpy_arrays_are_operands(device: Device) -> None:
    x, values = kg.asarray([1.0, 2.0], device=device), np.array([[10.0], [20.0]], np.float32)
    for made in (values + x, x + values, np.add(values, x)):
        assert isinstance(made, Array)
        assert made.dtype is kg.float32
        assert made.device is device
        assert made.numpy().tolist() == [[11, 12], [21, 22]]
    assert (x - np.array([1.0, 1.0])).dtype is kg.float64
    assert (values - x).numpy().tolist() == [[9, 8], [19, 18]]


@pytest.mark.parametrize("number", [np.float32(2), np.float64(2), np.int64(2), 2])
def test_numpy_numbers_are_weak(device: Device, number: object) -> None:
    x = kg.asarray([1.0, 2.0], device=device)
    for made in (x * number, number * x):  # type: ignore[operator]
        assert isinstance(made, Array)
        assert made.dtype is kg.float32
        assert made.numpy().tolist() == [2, 4]


def test_numpy_arrays_take_results_in_place(device: Device) -> None:
    values = np.array([1.0, 2.0], np.float32)
    kept = values
    values += kg.asarray([10.0, 20.0], device=device)
    assert values is kept
    assert values.tolist() == [11, 22]
    whole = np.array([1, 2])
    with pytest.raises(TypeError):
        whole += kg.asarray([10.0, 20.0], device=device)


def test_what_numpy_asks_and_is_not_there(device: Device) -> None:
    x = kg.ones(3, device=device)
    with pytest.raises(TypeError, match="frexp"):
        np.frexp(x)
    with pytest.raises(TypeError, match="add"):
        np.add(x, x, where=np.array([True, False, True]))
    with pytest.raises(TypeError):
        x + "text"  # type: ignore[operator]
    with pytest.raises(TypeError):
        x + np.array(["text"])


# -- pickle and copy


@pytest.mark.parametrize("dtype", ALL)
@pytest.mark.parametrize("protocol", [2, 4, 5])
def test_pickles(device: Device, dtype: kg.dtypes.DType, protocol: int) -> None:
    x = kg.asarray([[0, 1, 2]], device=device)
    x = kg.asarray(x.numpy(), dtype=dtype, device=device)
    y = pickle.loads(pickle.dumps(x, protocol))
    assert (y.dtype, y.shape, y.device.name) == (dtype, (1, 3), device.name)
    assert y.numpy().tobytes() == x.numpy().tobytes()


def test_pickles_hold_bytes_and_names_only(device: Device) -> None:
    import pickletools

    text = pickle.dumps(kg.ones(3, device=device) + 1.0)
    named = [arg for op, arg, _ in pickletools.genops(text) if op.name in ("SHORT_BINUNICODE", "BINUNICODE", "GLOBAL")]
    assert named[:2] == ["kg_array.protocols.interop", "restored"]
    assert set(named[2:]) <= {
        "float32",
        device.name,
        "kg_array.protocols.interop",
        "restored",
        "builtins",
        "bytearray",
        "numpy",
    }


def test_big_pickles_go_out_of_band(device: Device) -> None:
    x = kg.asarray(np.arange(1000), device=device)
    apart: list[pickle.PickleBuffer] = []
    text = pickle.dumps(x, 5, buffer_callback=apart.append)
    assert len(text) < 300
    assert [b.raw().nbytes for b in apart] == [8000]
    assert pickle.loads(text, buffers=apart).numpy().tolist() == list(range(1000))


def test_a_pickle_of_a_device_that_is_not_here(device: Device) -> None:
    restore, (data, dtype, shape, _) = kg.ones(3, device=device).__reduce_ex__(4)
    with pytest.raises(DeviceUnavailable, match=r"an array on ABSENT was pickled.*to_device"):
        restore(data, dtype, shape, "ABSENT")  # type: ignore[operator]


def test_copies_are_apart(device: Device) -> None:
    x = kg.asarray([1.0, 2.0], device=device)
    for y in (copy.copy(x), copy.deepcopy(x)):
        assert y.numpy().tolist() == [1, 2]
        y.__iadd__(1.0)  # type: ignore[attr-defined]
        assert x.numpy().tolist() == [1, 2]
    values = np.ones(3)
    shared = kg.from_dlpack(values, device=device)
    apart = copy.deepcopy(shared)
    values[:] = 2
    assert apart.numpy().tolist() == [1, 1, 1]


# -- forms that other libraries have


VALUES = np.arange(12, dtype=np.float32).reshape(3, 4)
FORMS = {
    "big-endian": VALUES.astype(">f4"), "big-endian integers": VALUES.astype(">i8"), "big-endian halves": VALUES.astype(">f2"),
    "big-endian complex": (VALUES + 1j).astype(">c8"), "a big-endian number": np.array(2.5, ">f8"), "by columns": np.asfortranarray(VALUES),
    "backwards": VALUES[::-1, ::-1], "each second": np.arange(24, dtype=np.float32).reshape(3, 8)[:, ::2], "turned": VALUES.reshape(4, 3).T,
    "one row three times": np.broadcast_to(np.float32([1, 2, 3, 4]), (3, 4)), "a view backwards": (VALUES > 3)[::-1],
    "not aligned": np.frombuffer(b"0" + VALUES.tobytes(), np.uint8)[1:].view(np.float32).reshape(3, 4),
}  # fmt: skip


@pytest.mark.parametrize("values", FORMS.values(), ids=FORMS)
def test_numpys_arrays_of_any_form(device: Device, values: np.ndarray) -> None:
    seen = np.asarray(values)
    taken = kg.asarray(values, device=device)
    np.testing.assert_array_equal(taken.numpy(), seen)
    np.testing.assert_array_equal(kg.from_dlpack(values, device=device).numpy(), seen)
    with pytest.raises(BufferError, match=r"bytes in another order|C-contiguous"):
        kg.asarray(values, device=device, copy=False)
    zeros = kg.zeros((3, 4), dtype=taken.dtype, device=device)
    if taken.dtype is not kg.bool:
        np.testing.assert_array_equal((zeros + values).numpy(), np.broadcast_to(seen, (3, 4)))
    zeros[...] = values
    np.testing.assert_array_equal(zeros.numpy(), np.broadcast_to(seen, (3, 4)))


def test_read_only_arrays_are_read(device: Device) -> None:
    values = VALUES.copy()
    values.flags.writeable = False
    np.testing.assert_array_equal((kg.asarray(values, device=device) * 2.0).numpy(), values * 2)
    np.testing.assert_array_equal((kg.from_dlpack(values, device=device) * 2.0).numpy(), values * 2)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"max_version": 1}, "__dlpack__: max_version is two integers"), ({"max_version": "1.0"}, "__dlpack__: max_version"),
        ({"max_version": (1,)}, "__dlpack__: max_version"), ({"max_version": ("a", "b")}, "__dlpack__: each of max_version"),
        ({"dl_device": 1}, "__dlpack__: dl_device is two integers"), ({"dl_device": "cpu"}, "__dlpack__: dl_device"),
        ({"dl_device": (1.5, 0)}, "__dlpack__: each of dl_device"), ({"copy": "no"}, "__dlpack__: copy is True, False or None"),
    ],
)  # fmt: skip
def test_wrong_options_of_an_export(device: Device, options: dict[str, object], said: str) -> None:
    with pytest.raises(TypeError, match=said):
        kg.ones(3, device=device).__dlpack__(**options)  # type: ignore[arg-type]


def test_other_options_of_an_export(device: Device) -> None:
    x = kg.ones(3, device=device)
    for options, name in (
        ({"max_version": (2, 5)}, "dltensor_versioned"),
        ({"max_version": (0, 8)}, "dltensor"),
        ({"dl_device": (1, 0)}, "dltensor"),
    ):
        assert f'"{name}"' in str(x.__dlpack__(**options))  # type: ignore[arg-type]
    with pytest.raises(BufferError, match=r"to DLPack device \(1, 0\), not \(2, 0\)"):
        x.__dlpack__(dl_device=(2, 0))
    for call in (kg.asarray, kg.from_dlpack):
        with pytest.raises(TypeError, match=f"{call.__name__}: copy is True, False or None"):
            call(VALUES, copy="no")  # type: ignore[call-overload, operator]


def test_memory_of_the_default_device_is_taken_without_a_look_at_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Opening every device takes seconds, and asking which there are longer than the rest of the call."""
    place = kg.asarray([0.0]).device.runtime.allocator.dlpack_device
    if place != (1, 0):
        pytest.skip("the default device does not use the host's memory")

    def looked() -> None:
        raise AssertionError("all devices were asked for")

    monkeypatch.setattr("kg.devices", looked)
    assert kg.from_dlpack(np.arange(3.0)).numpy().tolist() == [0.0, 1.0, 2.0]
    assert kg.from_dlpack(kg.asarray([1.0, 2.0])).numpy().tolist() == [1.0, 2.0]
