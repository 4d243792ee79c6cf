"""numpy.random, over kg_array's counters: numpy's names, other numbers.
A seed gives the same numbers on every device, but not those of numpy."""

from __future__ import annotations

import math
from typing import Any

import numpy

import kg_array as ka
from kg_array import random as own
from kg_array.array import Array
from kg_array.numpy.dtypes import FLOAT, asked, cast, kg_dtype
from kg_array.numpy.ndarrays.array import array_of, ndarray, operand, result


def _size(size: Any, *parameters: object) -> tuple[int, ...]:
    """The shape that is asked for, or that of the parameters."""
    if size is None:
        return numpy.broadcast_shapes(*[getattr(operand(p), "shape", ()) for p in parameters])
    return tuple([int(d) for d in size]) if isinstance(size, (tuple, list)) else (int(size),)


def _given(parameter: object) -> Any:
    """A number, or an array of floats."""
    x = operand(parameter)
    return cast(x, FLOAT) if isinstance(x, Array) else float(x)  # type: ignore[arg-type]


class Generator:
    """What `default_rng` gives: draws one after another."""

    def __init__(self, seed: Any = None) -> None:
        entropy = int(numpy.random.SeedSequence().entropy) % 2**63 if seed is None else seed  # type: ignore[arg-type]
        self._generator = own.Generator(int(entropy) if not isinstance(entropy, own.Generator) else entropy.key())

    def spawn(self, n_children: int) -> list[Generator]:
        """Generators whose draws have nothing to do with each other."""
        made = [Generator(0) for _ in range(n_children)]
        for one in made:
            one._generator = self._generator.spawn()
        return made

    def _unit(self, shape: tuple[int, ...], dtype: Any = float) -> Array:
        return self._generator.uniform(shape, dtype=kg_dtype(asked(dtype)))

    def random(self, size: Any = None, dtype: Any = float, out: Any = None) -> Any:
        """Of [0, 1)."""
        return result(self._unit(_size(size), dtype))

    def uniform(self, low: Any = 0.0, high: Any = 1.0, size: Any = None) -> Any:
        """Of [low, high)."""
        a, b = _given(low), _given(high)
        return result(self._unit(_size(size, low, high)) * (b - a) + a)

    def standard_normal(self, size: Any = None, dtype: Any = float, out: Any = None) -> Any:
        return result(self._generator.normal(_size(size), dtype=kg_dtype(asked(dtype))))

    def normal(self, loc: Any = 0.0, scale: Any = 1.0, size: Any = None) -> Any:
        """Of the normal distribution."""
        return result(self._generator.normal(_size(size, loc, scale), dtype=ka.float64) * _given(scale) + _given(loc))

    def lognormal(self, mean: Any = 0.0, sigma: Any = 1.0, size: Any = None) -> Any:
        return result(ka.exp(array_of(self.normal(mean, sigma, size))))

    def standard_exponential(self, size: Any = None) -> Any:
        return result(-ka.log1p(-self._unit(_size(size))))

    def exponential(self, scale: Any = 1.0, size: Any = None) -> Any:
        return result(-ka.log1p(-self._unit(_size(size, scale))) * _given(scale))

    def laplace(self, loc: Any = 0.0, scale: Any = 1.0, size: Any = None) -> Any:
        unit = self._unit(_size(size, loc, scale)) - 0.5
        return result(-ka.sign(unit) * ka.log1p(-2.0 * ka.abs(unit)) * _given(scale) + _given(loc))

    def logistic(self, loc: Any = 0.0, scale: Any = 1.0, size: Any = None) -> Any:
        unit = self._unit(_size(size, loc, scale))
        return result((ka.log(unit) - ka.log1p(-unit)) * _given(scale) + _given(loc))

    def gumbel(self, loc: Any = 0.0, scale: Any = 1.0, size: Any = None) -> Any:
        unit = self._unit(_size(size, loc, scale))
        return result(-ka.log(-ka.log1p(-unit)) * _given(scale) + _given(loc))

    def rayleigh(self, scale: Any = 1.0, size: Any = None) -> Any:
        return result(ka.sqrt(-2.0 * ka.log1p(-self._unit(_size(size, scale)))) * _given(scale))

    def weibull(self, a: float, size: Any = None) -> Any:
        return result(ka.pow(-ka.log1p(-self._unit(_size(size))), 1.0 / float(a)))

    def standard_cauchy(self, size: Any = None) -> Any:
        return result(ka.tan((self._unit(_size(size)) - 0.5) * math.pi))

    def binomial(self, n: int, p: float, size: Any = None) -> Any:
        """How many of n come true."""
        drawn = self._generator.bernoulli((int(n), *_size(size)), p=float(p))
        return result(ka.sum(ka.astype(drawn, ka.int64), axis=0))

    def integers(self, low: int, high: int | None = None, size: Any = None, dtype: Any = int, endpoint: bool = False) -> Any:
        """Integers of [low, high), or with the end."""
        first, last = (0, low) if high is None else (low, high)
        kind = asked(dtype)
        drawn = self._generator.integers(_size(size), int(first), int(last) + bool(endpoint), dtype=ka.int64)
        return result(cast(drawn, kind))

    def permutation(self, x: Any, axis: int = 0) -> Any:
        """In random order."""
        return result(self._generator.permutation(int(x) if isinstance(x, (int, numpy.integer)) else array_of(x), axis=axis))

    def permuted(self, x: Any, axis: int | None = None) -> Any:
        """Each row in a random order of its own."""
        values = array_of(x)
        if axis is None:
            return result(ka.reshape(self._generator.permutation(ka.reshape(values, (-1,))), values.shape))
        order = ka.argsort(self._unit(values.shape), axis=axis)
        return result(ka.take_along_axis(values, order, axis=axis))

    def shuffle(self, x: Any, axis: int = 0) -> None:
        """The elements of an array, or of a list, in random order, in place."""
        if isinstance(x, ndarray):
            x.write(self._generator.permutation(x.array, axis=axis))
        else:
            x[:] = [x[int(i)] for i in self._generator.permutation(len(x)).numpy()]

    def choice(self, a: Any, size: Any = None, replace: bool = True, p: Any = None, axis: int = 0, shuffle: bool = True) -> Any:
        """Some of the elements, or of the integers below a."""
        values = ka.arange(int(a)) if isinstance(a, (int, numpy.integer)) else array_of(a)
        n, shape = values.shape[axis], _size(size)
        count = math.prod(shape)
        if p is not None:
            chances = array_of(p, FLOAT)
            if replace:
                total = ka.cumulative_sum(chances)
                at = ka.clip(ka.searchsorted(total / total[-1], self._unit((count,)), side="right"), 0, n - 1)
            else:  # the greatest of log p plus Gumbel's numbers (Efraimidis and Spirakis)
                at = ka.argsort(-(ka.log(chances) - ka.log(-ka.log1p(-self._unit((n,))))))[:count]
        elif replace:
            at = self._generator.integers((count,), 0, n)
        else:
            if count > n:
                raise ValueError(f"choice: {count} of {n} elements can't be drawn without putting them back")
            at = self._generator.permutation(n)[:count]
        return result(ka.take(values, ka.reshape(at, shape), axis=axis))

    def multivariate_normal(self, mean: Any, cov: Any, size: Any = None) -> Any:
        """Vectors of the normal distribution with these covariances."""
        centre, spread = array_of(mean, FLOAT), array_of(cov, FLOAT)
        values, vectors = ka.linalg.eigh(spread)
        drawn = self._generator.normal((*_size(size), centre.shape[0]), dtype=ka.float64)
        return result(ka.matmul(drawn * ka.sqrt(ka.maximum(values, 0.0)), ka.matrix_transpose(vectors)) + centre)

    def __getattr__(self, name: str) -> Any:
        raise _absent(name)


def _absent(name: str) -> AttributeError:
    return AttributeError(
        f"kg_array.numpy.random has no {name!r}: draw with numpy on the host, np.asarray(numpy.random.default_rng(seed).{name}(...))",
        name=name,
    )


class RandomState(Generator):
    """The older names of the same."""

    def seed(self, seed: Any = None) -> None:
        """Begin anew."""
        self._generator = Generator(seed)._generator

    def rand(self, *shape: int) -> Any:
        return self.random(shape or None)

    def randn(self, *shape: int) -> Any:
        return self.standard_normal(shape or None)

    def randint(self, low: int, high: int | None = None, size: Any = None, dtype: Any = int) -> Any:
        return self.integers(low, high, size, dtype)

    def random_sample(self, size: Any = None) -> Any:
        return self.random(size)

    ranf = sample = random_sample


def default_rng(seed: Any = None) -> Generator:
    """A generator of this seed."""
    return seed if isinstance(seed, Generator) else Generator(seed)


_state = RandomState(None)


def __getattr__(name: str) -> Any:
    """The functions of the module are methods of one RandomState, as numpy's are."""
    if name.startswith("_"):
        raise AttributeError(name)
    return getattr(_state, name)
