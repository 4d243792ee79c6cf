"""PageRank by powers, and a Markov chain's stationary distribution."""


def run(np):
    links = np.array([[0, 1, 1, 0, 0], [0, 0, 1, 1, 0], [1, 0, 0, 0, 1], [0, 0, 1, 0, 1], [1, 1, 0, 0, 0]])
    M = (links / links.sum(axis=1, keepdims=True)).T
    n = M.shape[1]
    d = 0.85
    v = np.full(n, 1 / n)
    M_hat = d * M + (1 - d) / n
    for i in range(100):
        last, v = v, M_hat @ v
        if np.linalg.norm(v - last, 1) < 1e-10:
            break
    P = np.linalg.matrix_power(M_hat, 64)
    return v, P[:, 0], np.argsort(-v), i
