"""Of which steps a Fourier transform of some size is made: one kernel each."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

#: The greatest prime that is a step: its work per element grows as it does, that of larger ones is done by convolution.
MOST_PRIME: Final = 31
#: Elements that one step takes together, of even sizes and of odd ones: more would not stay in registers.
MOST_EVEN: Final = 16
MOST_ODD: Final = 15
#: Odd parts of the sizes to which a convolution is filled up.
_FILLED: Final = (1, 3, 5, 9, 15)


@lru_cache(maxsize=1024)
def radices(size: int) -> tuple[int, ...]:
    """The sizes of the steps, of which `size` is the product; none where a prime is too large.

    Powers of two come first: after them neighbours in memory fill vectors.
    """
    if size <= MOST_EVEN:
        return (size,)
    twos, rest = 0, size
    while rest % 2 == 0:
        twos, rest = twos + 1, rest // 2
    odd = _grouped(_primes(rest))
    if odd and max(odd) > MOST_PRIME:
        return ()
    if odd and 0 < twos < 3 and 2**twos * min(odd) <= MOST_EVEN:
        at = odd.index(min(odd))
        return (odd[at] << twos, *odd[:at], *odd[at + 1 :])
    return (*_powers(twos), *odd)


def _powers(twos: int) -> list[int]:
    """2**twos in as few steps of as even sizes as there can be, the largest first."""
    most = MOST_EVEN.bit_length() - 1
    count = -(-twos // most)
    return [1 << (twos // count + (i < twos % count)) for i in range(count)]


def _primes(size: int) -> list[int]:
    found: list[int] = []
    prime = 3
    while prime * prime <= size:
        while size % prime == 0:
            found.append(prime)
            size //= prime
        prime += 2
    return [*found, size] if size > 1 else found


def _grouped(primes: list[int]) -> list[int]:
    """Small primes multiplied with each other, two by two where that is one step's size."""
    left, groups = sorted(primes), list[int]()
    while left:
        largest = left.pop()
        partner = next((p for p in reversed(left) if largest * p <= MOST_ODD), 0)
        if partner:
            left.remove(partner)
        groups.append(largest * max(1, partner))
    return sorted(groups, reverse=True)


@lru_cache(maxsize=1024)
def filled(least: int) -> int:
    """The least size of at least that many elements whose transform is quick."""
    return min(odd << max(3, (-(-least // odd) - 1).bit_length()) for odd in _FILLED)
