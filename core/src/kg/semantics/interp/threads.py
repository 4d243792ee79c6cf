"""The threads that the interpreter runs in lock step:
whole work-groups, who of them is active, how errors name them."""

from __future__ import annotations

from dataclasses import field

import numpy as np

from kg.records import dataclass
from kg.semantics.floats import Array

Size = tuple[int, int, int]


@dataclass(slots=True)
class Threads:
    """Groups [first_group, first_group + groups) of a launch, work-item by work-item,
    the first dimension running fastest."""

    global_size: Size
    local_size: Size
    first_group: int
    groups: int
    mask: Array | None = None  # (count,) of bool where not all are active
    items: int = field(init=False)
    count: int = field(init=False)
    numbers: Array = field(init=False)  # (count,): number of each thread in the whole launch
    rows: Array = field(init=False)  # (count,): the work-group of each, 0 being first_group
    epochs: Array = field(init=False)  # (groups,): barriers passed

    def __post_init__(self) -> None:
        self.items = self.local_size[0] * self.local_size[1] * self.local_size[2]
        self.count = self.groups * self.items
        self.numbers = np.arange(self.count, dtype=np.int64) + self.first_group * self.items
        self.rows = np.repeat(np.arange(self.groups, dtype=np.int64), self.items)
        self.epochs = np.zeros(self.groups, np.int64)

    def coordinate(self, dimension: int, *, of_group: bool) -> Array:
        """The work-group's or the work-item's number along a dimension, per thread."""
        size = self.global_size if of_group else self.local_size
        if size[dimension] == 1:
            return np.zeros(1, np.int64)
        flat = self.numbers // self.items if of_group else self.numbers % self.items
        for extent in size[:dimension]:
            flat = flat // extent
        return flat % size[dimension]

    def per_iteration(self, first: int, trips: int, total: int) -> Threads:
        """Each thread as `trips` threads, one for each iteration from `first` of a loop of `total`.
        All in one group."""
        result = Threads((1, 1, 1), (self.count * trips, 1, 1), 0, 1)
        result.numbers = (self.numbers[:, None] * total + np.arange(first, first + trips)).ravel()
        return result

    def narrow(self, condition: Array) -> Array:
        """The mask of the active threads for which a condition holds."""
        wanted = np.broadcast_to(condition, (self.count,))
        return wanted if self.mask is None else self.mask & wanted

    def describe(self, number: int) -> str:
        """A thread of the launch by its number."""
        group, item = divmod(number, self.items)
        return f"item {_unravel(item, self.local_size)} of group {_unravel(group, self.global_size)}"

    def describe_first(self, bad: Array) -> str:
        """The first thread marked in an array with one row per thread, or one for all of them."""
        active = np.ones(self.count, np.bool_) if self.mask is None else self.mask
        per_thread = bad.reshape(bad.shape[0], -1).any(axis=1) & active
        return self.describe(int(self.numbers[np.flatnonzero(per_thread)[0]]))


def _unravel(number: int, size: Size) -> Size:
    return number % size[0], number // size[0] % size[1], number // (size[0] * size[1])
