"""The spectral norm of an infinite matrix, from the benchmarks game."""


def run(np):
    n = 30
    i, j = np.ogrid[:n, :n]
    A = 1.0 / ((i + j) * (i + j + 1) / 2 + i + 1)
    u = np.ones(n)
    for _ in range(5):
        v = A.T.dot(A.dot(u))
        u = A.T.dot(A.dot(v))
    return np.sqrt(np.vdot(u, v) / np.vdot(v, v)), np.linalg.norm(A, 2)
