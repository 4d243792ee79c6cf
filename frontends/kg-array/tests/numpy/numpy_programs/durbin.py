"""Durbin's recursion, and a forward substitution."""


def run(np):
    n = 10
    r = np.fromfunction(lambda i: n + 1 - i, (n,), dtype=np.float64)
    y = np.empty_like(r)
    alpha = -r[0]
    beta = 1.0
    y[0] = -r[0]
    for k in range(1, r.shape[0]):
        beta *= 1.0 - alpha * alpha
        alpha = -(r[k] + np.dot(np.flip(r[:k]), y[:k])) / beta
        y[:k] += alpha * np.flip(y[:k])
        y[k] = alpha
    L = np.tril(np.add.outer(r, r)) / n
    x = np.zeros(n)
    for i in range(x.shape[0]):
        x[i] = (r[i] - L[i, :i] @ x[:i]) / L[i, i]
    return y, x
