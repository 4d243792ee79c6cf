"""Covariances and correlations by hand and by numpy's functions, in float32 and float64."""


def run(np):
    N, M = 14, 5
    data = np.fromfunction(lambda i, j: (i * j) / M + np.sin(i + j), (N, M), dtype=np.float64)
    mean = np.mean(data, axis=0)
    stddev = np.std(data, axis=0)
    stddev[stddev <= 0.1] = 1.0
    centred = (data - mean) / (np.sqrt(N) * stddev)
    corr = np.eye(M, dtype=data.dtype)
    for i in range(M - 1):
        corr[i + 1 : M, i] = corr[i, i + 1 : M] = centred[:, i] @ centred[:, i + 1 : M]
    single = data.astype(np.float32)
    return (
        corr,
        np.corrcoef(data.T),
        np.cov(data, rowvar=False, ddof=0),
        np.var(single, axis=0),
        single.std(ddof=1),
        np.median(data, axis=0),
    )
