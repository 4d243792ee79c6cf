"""Size: an integer that a traced function does not know yet.
Arithmetic on it gives such integers again, in one normal form."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from kg.frontend import Dim, Op, SizeError, UOp, Var, index
from kg.frontend import polynomial as normal_form

Polynomial = normal_form.Polynomial
Combine = Callable[[Polynomial, Polynomial], Polynomial]


class Size:
    """A size that is given when a function is called: any integer from least to greatest.

    `+ - * // %` give sizes, or integers where nothing is open. Comparisons give what holds for all values; where that is open they raise
    SizeError, as `int`, `range` and other uses as a number do.
    """

    __slots__ = ("_node", "_terms")

    def __init__(self, name: str, least: int, greatest: int) -> None:
        if not isinstance(name, str) or not name.isidentifier():
            raise ValueError(f"a size has a name that is a word, not a {type(name).__name__} that is none")
        for number in (least, greatest):
            if not isinstance(number, int) or isinstance(number, bool):
                raise TypeError(f"size {name}: least and greatest are integers, not {type(number).__name__}")
        if greatest >= 1 << 63:
            raise ValueError(f"size {name}: no size is 2**63 or more")
        if not 0 <= least < greatest:
            raise ValueError(f"size {name}: from {least} to {greatest} there are not several sizes of 0 or more")
        self._node = UOp(Op.DEFINE_VAR, index, (), Var(name, least, greatest))
        self._terms: Polynomial = {(self._node,): 1}

    # -- what it is

    @property
    def node(self) -> UOp:
        """The size as a node, in its normal form."""
        return self._node

    def __kg_dim__(self) -> UOp:
        """So that nodes take sizes where they take dims."""
        return self._node

    @property
    def least(self) -> int:
        return normal_form.bounds(self._terms)[0]

    @property
    def greatest(self) -> int:
        return normal_form.bounds(self._terms)[1]

    @property
    def is_name(self) -> bool:
        """Whether it is declared, not computed of others."""
        return self._node.op is Op.DEFINE_VAR

    def __repr__(self) -> str:
        return normal_form.describe(self._node)

    def __hash__(self) -> int:
        return hash(self._node)

    # -- arithmetic

    def __add__(self, other: object) -> int | Size:
        return _made(self, other, normal_form.plus)

    def __radd__(self, other: object) -> int | Size:
        return _made(other, self, normal_form.plus)

    def __sub__(self, other: object) -> int | Size:
        return _made(self, other, normal_form.minus)

    def __rsub__(self, other: object) -> int | Size:
        return _made(other, self, normal_form.minus)

    def __mul__(self, other: object) -> int | Size:
        return _made(self, other, normal_form.product)

    def __rmul__(self, other: object) -> int | Size:
        return _made(other, self, normal_form.product)

    def __floordiv__(self, other: object) -> int | Size:
        return _made(self, other, _quotient)

    def __rfloordiv__(self, other: object) -> int | Size:
        return _made(other, self, _quotient)

    def __mod__(self, other: object) -> int | Size:
        return _made(self, other, _remainder)

    def __rmod__(self, other: object) -> int | Size:
        return _made(other, self, _remainder)

    def __divmod__(self, other: object) -> tuple[int | Size, int | Size]:
        return self // other, self % other

    def __neg__(self) -> int | Size:
        return _from(normal_form.negative(self._terms))

    def __pos__(self) -> Size:
        return self

    def __abs__(self) -> int | Size:
        return self if self >= 0 else -self

    # -- comparisons, which hold for all values or for none

    def __lt__(self, other: object) -> bool:
        return _compared(self, other, "<")

    def __le__(self, other: object) -> bool:
        return _compared(self, other, "<=")

    def __gt__(self, other: object) -> bool:
        return _compared(self, other, ">")

    def __ge__(self, other: object) -> bool:
        return _compared(self, other, ">=")

    def __eq__(self, other: object) -> bool:
        return _compared(self, other, "==")

    def __ne__(self, other: object) -> bool:
        return _compared(self, other, "!=")

    def __bool__(self) -> bool:
        return self != 0

    # -- as a number, which it is not yet

    def __index__(self) -> int:
        raise self._refusal("an integer is needed (by int, range, or as an argument that must be one)")

    def __int__(self) -> int:
        raise self._refusal("an integer is needed")

    def __float__(self) -> float:
        raise self._refusal("a float is needed: beside an array it may stand as it is, and asarray makes one of it")

    def __truediv__(self, other: object) -> float:
        if isinstance(other, (int, float, Size)):
            raise self._refusal("it is divided with /: use //, or divide an array, which asarray makes of it")
        return NotImplemented

    def __rtruediv__(self, other: object) -> float:
        if isinstance(other, (int, float)):
            raise self._refusal("a number is divided by it: asarray makes an array of it, which can be a divisor")
        return NotImplemented

    def _refusal(self, why: str) -> SizeError:
        raise SizeError(
            f"{_introduced(self)}: {why}. Make the size static (leave it out of sizes), then each value is traced for itself"
        )


def _introduced(*sizes: object) -> str:
    """n is open here (1 to 4096)."""
    found = {u for s in sizes if isinstance(s, Size) for u in s.node.find(Op.DEFINE_VAR)}
    ranges = [f"{u.variable.name} ({u.variable.min} to {u.variable.max})" for u in sorted(found, key=lambda u: u.variable.name)]
    return f"{' and '.join(ranges)} {'is' if len(ranges) == 1 else 'are'} not known while a function is traced"


def _terms(x: object) -> Polynomial | None:
    if isinstance(x, Size):
        return x._terms
    if isinstance(x, int):
        return normal_form.constant(int(x))
    return normal_form.polynomial(x) if isinstance(x, UOp) and x.dtype is index else None


def _from(terms: Polynomial) -> int | Size:
    return size_of_dim(normal_form.dim_from(terms))


def _made(a: object, b: object, combine: Combine) -> int | Size:
    one, other = _terms(a), _terms(b)
    if one is None or other is None:
        return NotImplemented
    try:
        return _from(combine(one, other))
    except ZeroDivisionError:
        raise ZeroDivisionError(f"{a} is divided by {b}, which may be 0 or below: {_introduced(a, b)}") from None


def _quotient(a: Polynomial, b: Polynomial) -> Polynomial:
    found = normal_form.quotient(a, b)
    if found is None or not b:
        raise ZeroDivisionError
    return found


def _remainder(a: Polynomial, b: Polynomial) -> Polynomial:
    return normal_form.minus(a, normal_form.product(b, _quotient(a, b)))


def _compared(a: Size, b: object, sign: str) -> bool:
    other = _terms(b)
    if other is None:
        return NotImplemented
    low, high = normal_form.bounds(normal_form.minus(a._terms, other))
    yes, no = {
        "<": (high < 0, low >= 0),
        "<=": (high <= 0, low > 0),
        ">": (low > 0, high <= 0),
        ">=": (low >= 0, high < 0),
        "==": (low == high == 0, low > 0 or high < 0),
        "!=": (low > 0 or high < 0, low == high == 0),
    }[sign]
    if yes or no:
        return yes
    raise SizeError(
        f"whether {a} {sign} {b} is open: {_introduced(a, b)}. Declare a range that decides it, or make the size static (leave it out of sizes)"
    )


# -- between sizes and the dims of nodes


def size_of_dim(dim: Dim) -> int | Size:
    """A dim of a node's shape as people see it."""
    if isinstance(dim, int):
        return dim
    size = object.__new__(Size)
    size._node, size._terms = dim, normal_form.polynomial(dim)
    return size


def sizes_of_shape(shape: Iterable[Dim]) -> tuple[int | Size, ...]:
    """The sizes of a shape as users see them: numbers, and `Size` for those that are given at launch."""
    return tuple([d if type(d) is int else size_of_dim(d) for d in shape])


def least_of(a: int | Size, b: int | Size) -> int | Size:
    """min(a, b), also where which one it is is open."""
    return _made(a, b, normal_form.smaller)


def greatest_of(a: int | Size, b: int | Size) -> int | Size:
    """max(a, b), also where which one it is is open."""
    return _made(a, b, normal_form.greater)


def exact_quotient(a: int | Size, b: int | Size) -> int | Size | None:
    """a / b where b divides a whatever is given; else None."""
    one, other = _terms(a), _terms(b)
    found = normal_form.divided(one, other) if one is not None and other else None
    return None if found is None else _from(found)


def least_value(size: int | Size) -> int:
    """The least number that a size can be."""
    return size if isinstance(size, int) else size.least


def greatest_value(size: int | Size) -> int:
    """The greatest number that a size can be."""
    return size if isinstance(size, int) else size.greatest


def is_same(a: object, b: object) -> bool:
    """Whether two sizes are equal whatever is given: no question to a size that is open."""
    one, other = _terms(a), _terms(b)
    return one is not None and one == other
