"""The engine under another instruction set than PTX:
waves with scalar registers and an EXEC mask (`waves`)."""

from __future__ import annotations

import threading

import numpy as np
import pytest
from kg.dtype import float16, float32
from kg.plugin import CoordinateTable, TensorCore
from kg_sim import Cycles, Memory, Rates, SimulatorTrap, cycles
from waves import execute

BOTH = pytest.mark.parametrize("width", [32, 64])
#: v1 is the address of the lane's word in an argument, for whole work-groups of `size`.
PLACE = "v_mov v1, s8\n v_mul v1, v1, {size}\n v_add v1, v1, v0\n v_lshl v1, v1, 2\n"


class Device:
    def __init__(self) -> None:
        self.memory = Memory()

    def put(self, values: np.ndarray) -> int:
        address = self.memory.alloc(values.nbytes)
        self.memory.view(address, values.nbytes)[:] = values.reshape(-1).view(np.uint8)
        self.memory.mark_written(address, values.nbytes)
        return address

    def get(self, address: int, count: int, dtype=np.uint32) -> np.ndarray:
        return self.memory.view(address, count * 4).view(dtype).copy()


def run(text: str, count: int = 256, *, groups: int = 1, size: int = 64, **options) -> np.ndarray:
    """Runs a kernel with s0 the address of `count` words, 0, 1, 2 …: what they are afterwards."""
    device = Device()
    address = device.put(np.arange(count, dtype=np.uint32))
    execute(PLACE.format(size=size) + text + "\ns_endpgm", device.memory, [address], groups=groups, size=size, **options)
    return device.get(address, count)


def trap(match: str, text: str, **options) -> None:
    with pytest.raises(SimulatorTrap, match=match) as caught:
        run(text, **options)
    assert "kernel kernel" in str(caught.value) and "WAVES: " in str(caught.value)


@BOTH
def test_lanes_diverge_by_exec_and_waves_by_branches(width: int) -> None:
    """Odd lanes are doubled, those of work-group 1 not.
    Every lane counts to its own number in a loop that ends when EXEC is empty."""
    text = """
        v_and v2, v0, 1
        v_cmp_eq v2, 1
        s_and_saveexec s2, vcc
        s_cmp_eq s8, 1
        s_cbranch_scc1 skip
        global_load v3, v1, s0
        s_waitcnt 0
        v_add v3, v3, v3
        global_store v1, v3, s0
      skip:
        s_mov exec, s2
        v_mov v4, 0
        v_mov v5, 0
      again:
        v_cmp_lt v4, v0
        s_and_saveexec s4, vcc
        s_cbranch_execz done
        v_add v4, v4, 1
        v_add v5, v5, v4
        s_branch again
      done:
        s_mov exec, s2
        v_add v1, v1, 768
        global_store v1, v5, s0"""
    found = run(text, 384, groups=2, size=96, width=width)
    first, n = np.arange(96), np.arange(96)
    assert found[:96].tolist() == np.where(first % 2, 2 * first, first).tolist()
    assert found[96:192].tolist() == list(range(96, 192))
    assert found[192:].tolist() == 2 * (n * (n + 1) // 2).tolist()


@BOTH
def test_scalars_are_each_waves_own(width: int) -> None:
    """A loop whose length a wave reads from its first lane."""
    text = """
        v_readlane s1, v0, 0
        s_mov s2, 0
        s_mov s3, 0
      again:
        s_cmp_ge s2, s1
        s_cbranch_scc1 done
        s_add s2, s2, 1
        s_add s3, s3, 2
        s_branch again
      done:
        v_mov v2, s3
        global_store v1, v2, s0"""
    assert run(text, 192, size=192, width=width).tolist() == [2 * (n // width * width) for n in range(192)]


@BOTH
def test_shared_memory_and_a_barrier(width: int) -> None:
    """A work-group's words in reverse order."""
    text = """
        v_lshl v2, v0, 2
        global_load v3, v1, s0
        s_waitcnt 0
        ds_write v2, v3
        {between}
        v_sub v4, 508, v2
        ds_read v5, v4
        s_waitcnt 0
        global_store v1, v5, s0"""
    found = run(text.format(between="s_barrier"), 256, groups=2, size=128, shared=512, width=width)
    assert found.tolist() == [*range(127, -1, -1), *range(255, 127, -1)]
    trap(
        "data race: lane .* of work-group 0 reads what lane",
        text.format(between=""),
        groups=2,
        size=128,
        shared=512,
        width=width,
    )


def test_a_wave_runs_in_lockstep() -> None:
    """Lanes of one wave need no barrier; two that write one word in one instruction race."""
    text = "v_lshl v2, v0, 2\n ds_write v2, v0\n v_xor v2, v2, 4\n ds_read v3, v2\n s_waitcnt 0\n global_store v1, v3, s0"
    assert run(text, 64, shared=256)[:4].tolist() == [1, 0, 3, 2]
    trap("in the same instruction", "v_and v2, v0, 4\n ds_write v2, v0", shared=256)


class Halfway(Memory):
    """Calls `between`, once, when a launch looks for its second place."""

    between = None
    looked = 0

    def find(self, address: int, nbytes: int):
        if self.between is not None:
            self.looked += 1
            if self.looked == 2:
                between, self.between = self.between, None
                between()
        return super().find(address, nbytes)


def test_launches_of_threads_come_one_after_another() -> None:
    """A launch that another thread begins amid this one waits:
    its end would make this one forget who touched what, and miss a race."""
    device = Device()
    device.memory = memory = Halfway()
    first, second = (device.put(np.arange(64, dtype=np.uint32)) for _ in range(2))
    seven = PLACE.format(size=64) + "v_mov v2, 7\n global_store v1, v2, s0\n s_endpgm"
    thread = threading.Thread(target=execute, args=(seven, memory, [second]))

    def begin() -> None:
        thread.start()
        thread.join(0.5)  # without the lock it ends

    memory.between = begin
    mirrored = (
        PLACE.format(size=64)
        + """
        v_mov v2, 5
        global_store v1, v2, s0
        v_sub v1, 252, v1
        global_store v1, v2, s0
        s_endpgm"""
    )
    with pytest.raises(SimulatorTrap, match="data race"):
        execute(mirrored, memory, [first], width=32)
    thread.join(60)
    assert device.get(second, 64).tolist() == [7] * 64


def test_atomics_and_permutes() -> None:
    text = "v_cmp_eq v0, 0\n s_and_saveexec s2, vcc\n v_mov v2, 0\n ds_write v2, v2\n s_mov exec, s2\n s_barrier\n"
    text += "v_mov v2, 0\n ds_add v2, v0\n s_barrier\n ds_read v3, v2\n s_waitcnt 0\n global_store v1, v3, s0"
    assert run(text, 128, size=128, shared=4).tolist() == [127 * 64] * 128
    text = "v_cmp_lt v0, 48\n s_and_saveexec s2, vcc\n v_xor v2, v0, 63\n v_bpermute v3, v2, v0\n global_store v1, v3, s0"
    assert run(text, 64).tolist() == [*[0] * 16, *range(47, 15, -1), *range(48, 64)]


def test_what_is_wrong_is_caught() -> None:
    trap("out of range", "v_add v1, v1, 1024\n global_load v2, v1, s0")
    trap("no multiple of the access's 4 bytes", "v_add v1, v1, 2\n global_load v2, v1, s0", count=128)
    trap("shared memory at 0x0 is read, and was never written", "v_lshl v2, v0, 2\n ds_read v3, v2", shared=256)
    trap("shared address 0x100 is out of range", "v_lshl v2, v0, 2\n v_add v2, v2, 256\n ds_write v2, v0", shared=256)
    trap("register v9 is read before any lane wrote it", "v_add v2, v9, v0")
    trap("register v2 is read before its load was waited for", "global_load v2, v1, s0\n v_add v3, v2, v2")
    trap("a register of the wave is read before it was written", "v_mov v2, s11")
    trap("out of its budget", "again:\n s_branch again")
    with pytest.raises(SimulatorTrap, match="never written"):
        memory = Memory()
        execute("v_lshl v1, v0, 2\n global_load v2, v1, s0\n s_endpgm", memory, [memory.alloc(256)])


def test_waits_are_counted() -> None:
    """s_waitcnt 1 leaves the younger of two loads under way."""
    two = "global_load v2, v1, s0\n global_load v3, v1, s0\n s_waitcnt 1\n v_add v4, v2, v2\n"
    assert run(two + "global_store v1, v4, s0", 64).tolist() == list(range(0, 128, 2))
    trap("register v3 is read before its load", two + "v_add v4, v3, v3")


def test_a_wave_that_ended_is_not_awaited() -> None:
    text = """
        v_readlane s1, v0, 0
        s_cmp_eq s1, 0
        s_cbranch_scc1 over
        v_lshl v2, v0, 2
        ds_write v2, v0
        s_barrier
        global_store v1, v2, s0
      over:"""
    assert run(text, 128, size=128, shared=512).tolist() == [*range(64), *range(256, 512, 4)]


UNIT = TensorCore(
    "v_wmma_16x16x16", (16, 16, 16), 32, (float16, float16), float32,
    CoordinateTable(tuple(tuple((lane % 16, k) for k in range(16)) for lane in range(32))),  # both half-waves hold all of A and of B
    CoordinateTable(tuple(tuple((k, lane % 16) for k in range(16)) for lane in range(32))),
    CoordinateTable(tuple(tuple((2 * i + lane // 16, lane % 16) for i in range(8)) for lane in range(32))),
)  # fmt: skip


def test_a_matrix_unit_from_its_record() -> None:
    """RDNA 3's layout, by two ways of writing it: the record's, and addresses that the kernel computes."""
    assert not UNIT.check()
    rng, device = np.random.default_rng(3), Device()
    a, b, c = rng.standard_normal((16, 16)), rng.standard_normal((16, 16)), rng.standard_normal((16, 16))
    half = [device.put(x.astype(np.float16)) for x in (a, b.T)]
    sums = device.put(c.astype(np.float32))
    lines = ["v_and v1, v0, 15", "v_lshl v2, v1, 5"]  # row or column, and where its 16 elements begin
    for i in range(8):
        lines += [f"v_add v3, v2, {4 * i}", f"global_load v{16 + i}, v3, s0", f"global_load v{24 + i}, v3, s1"]
    for i in range(8):
        lines += ["v_lshr v3, v0, 4", f"v_add v3, v3, {2 * i}", "v_lshl v3, v3, 4", "v_add v3, v3, v1", "v_lshl v3, v3, 2"]
        lines += [f"v_mov v{40 + i}, v3", f"global_load v{32 + i}, v3, s2"]
    lines += ["s_waitcnt 0", "v_wmma_16x16x16 v32, v16, v24, v32"]
    lines += [f"global_store v{40 + i}, v{32 + i}, s2" for i in range(8)]
    execute("\n".join([*lines, "s_endpgm"]), device.memory, [*half, sums], size=32, width=32, units=[UNIT])
    wide = [x.astype(np.float16).astype(np.float64) for x in (a, b)]
    expected = (c.astype(np.float32) + wide[0] @ wide[1]).astype(np.float32)
    assert device.get(sums, 256, np.float32).tolist() == expected.reshape(-1).tolist()
    lines.insert(len(lines) - 9, "v_mov v17, v0")  # A's elements 2 and 3, which lanes 0 and 16 both hold
    with pytest.raises(SimulatorTrap, match="lanes that hold the same element of a matrix give it different values"):
        execute("\n".join([*lines, "s_endpgm"]), device.memory, [*half, sums], size=32, width=32, units=[UNIT])


TRANSPOSE = """
        v_and v2, v0, 31
        v_lshr v3, v0, 5
        v_mul v4, v3, {row}
        v_add v4, v4, v2
        v_lshl v4, v4, 2
        global_load v5, v1, s0
        s_waitcnt 0
        ds_write v4, v5
        s_barrier
        v_mul v4, v2, {row}
        v_add v4, v4, v3
        v_lshl v4, v4, 2
        ds_read v5, v4
        s_waitcnt 0
        global_store v1, v5, s0
        s_endpgm"""


@pytest.mark.parametrize(("row", "passes"), [(32, 32), (33, 1), (34, 2), (40, 8)])
def test_traffic_of_a_transpose(row: int, passes: int) -> None:
    """32 x 32 words through shared memory: columns of rows of 32 words lie in one bank,
    of 33 words in all of them."""
    device = Device()
    address = device.put(np.arange(1024, dtype=np.uint32))
    text = PLACE.format(size=1024) + TRANSPOSE.format(row=row)
    found = execute(text, device.memory, [address], size=1024, width=32, shared=32 * row * 4, count=True)
    assert device.get(address, 1024).reshape(32, 32).tolist() == np.arange(1024).reshape(32, 32).T.tolist()
    traffic = found.traffic
    assert traffic is not None
    stores, loads = traffic.shared_stores, traffic.shared_loads
    assert (stores.instructions, stores.bytes, stores.transactions, stores.least) == (32, 4096, 32, 32)
    assert (loads.instructions, loads.bytes, loads.transactions, loads.least) == (32, 4096, 32 * passes, 32)
    assert traffic.conflicts == 32 * (passes - 1)
    for accesses in (traffic.global_loads, traffic.global_stores):
        assert (accesses.instructions, accesses.bytes, accesses.transactions, accesses.extra) == (32, 4096, 64, 0)
    assert traffic.global_bytes == 8192
    assert found.issued["ds_read"] == found.issued["s_barrier"] == 32 and found.issued["v_lshl"] == 96
    rates = Rates(lambda kind: 2.0 if kind == "v_mul" else 1.0, passes=1, bytes=16)
    counted = cycles(found.issued, traffic, rates)
    assert counted == Cycles(sum(found.issued.values()) + found.issued["v_mul"], 32 + 32 * passes, 8192 / 16)
    assert counted.least == max(counted.issue, counted.shared, counted.memory)


def test_traffic_of_accesses_that_do_not_coalesce() -> None:
    """Each lane a transaction of its own.
    All lanes one word: one transaction for each wave; without `count` there is none."""
    device = Device()
    address = device.put(np.zeros(64 * 32, np.uint32))
    strided = "v_lshl v1, v0, 7\n global_load v2, v1, s0\n s_endpgm"
    found = execute(strided, device.memory, [address], width=32, count=True).traffic
    assert found is not None
    assert (found.global_loads.transactions, found.global_loads.least) == (64, 4)
    same = "v_mov v1, 0\n global_load v2, v1, s0\n s_endpgm"
    found = execute(same, device.memory, [address], width=32, count=True).traffic
    assert found is not None
    assert (found.global_loads.instructions, found.global_loads.transactions, found.global_loads.extra) == (2, 2, 0)
    assert execute(same, device.memory, [address], width=32).traffic is None
