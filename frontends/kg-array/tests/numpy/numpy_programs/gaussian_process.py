"""Gaussian process regression by a Cholesky factor."""


def kernel(np, a, b, length=0.5):
    sqdist = np.sum(a**2, 1).reshape(-1, 1) + np.sum(b**2, 1) - 2 * np.dot(a, b.T)
    return np.exp(-0.5 * sqdist / length**2)


def run(np):
    X = np.linspace(-2, 2, 9).reshape(-1, 1)
    y = np.sin(2 * X).ravel()
    Xs = np.linspace(-2.5, 2.5, 15)[:, None]
    K = kernel(np, X, X) + 1e-2 * np.eye(len(X))
    L = np.linalg.cholesky(K)
    alpha = np.linalg.solve(L.T, np.linalg.solve(L, y))
    Ks = kernel(np, X, Xs)
    mu = Ks.T.dot(alpha)
    v = np.linalg.solve(L, Ks)
    s2 = np.diag(kernel(np, Xs, Xs)) - np.sum(v**2, axis=0)
    lml = -0.5 * y.dot(alpha) - np.log(np.diagonal(L)).sum() - len(X) / 2 * np.log(2 * np.pi)
    sign, logdet = np.linalg.slogdet(K)
    return mu, np.sqrt(np.maximum(s2, 0)), lml, sign * logdet
