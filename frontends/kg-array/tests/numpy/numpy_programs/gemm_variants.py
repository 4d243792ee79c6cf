"""Products of matrices as Polybench has them: gemm, 2mm, atax, bicg, mvt, gesummv, gemver, syrk, trmm."""


def run(np):
    n = 8
    alpha, beta = np.float64(1.5), np.float64(1.2)
    A = np.fromfunction(lambda i, j: ((i * j + 1) % n) / n, (n, n), dtype=np.float64)
    B = np.fromfunction(lambda i, j: (i * (j + 1) % n) / n, (n, n), dtype=np.float64)
    C = np.fromfunction(lambda i, j: (i * (j + 2) % n) / n, (n, n), dtype=np.float64)
    D = C.copy()
    x, y = np.arange(n) / n, 1 + np.arange(n) / n
    C[:] = alpha * A @ B + beta * C
    D[:] = alpha * A @ B @ C + beta * D
    atax = (A @ x) @ A
    bicg = x @ A, A @ y
    u = np.outer(x, y)
    A += u + np.multiply.outer(y, x)
    gemver = x + beta * y @ A
    syrk = np.zeros((n, n))
    for i in range(n):
        syrk[i, : i + 1] *= beta
        for k in range(n):
            syrk[i, : i + 1] += alpha * A[i, k] * A[: i + 1, k]
    for i in range(n):
        for j in range(n):
            B[i, j] += np.dot(A[i + 1 :, i], B[i + 1 :, j])
    B *= alpha
    return C, D, atax, *bicg, gemver, syrk, B
