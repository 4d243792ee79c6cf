"""Principal components by the covariance matrix and by singular values."""


def run(np):
    i = np.arange(40, dtype=float)
    X = np.vstack([np.sin(i), np.cos(1.3 * i) * 2 + np.sin(i), 0.1 * i, np.sin(i) * np.cos(i)]).T
    mean = np.mean(X, axis=0)
    centred = X - mean
    C = np.cov(centred, rowvar=False)
    values, vectors = np.linalg.eigh(C)
    order = np.argsort(values)[::-1]
    values, vectors = values[order], vectors[:, order]
    vectors = vectors * np.sign(vectors[np.argmax(np.abs(vectors), axis=0), range(vectors.shape[1])])
    scores = np.dot(centred, vectors[:, :2])
    U, S, Vt = np.linalg.svd(centred, full_matrices=False)
    return values, scores, S**2 / (X.shape[0] - 1), values / values.sum()
