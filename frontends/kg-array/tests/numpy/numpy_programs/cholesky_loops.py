"""Cholesky, LU and Gram-Schmidt by loops over elements, as Polybench has them."""


def cholesky(np, A):
    A[0, 0] = np.sqrt(A[0, 0])
    for i in range(1, A.shape[0]):
        for j in range(i):
            A[i, j] -= np.dot(A[i, :j], A[j, :j])
            A[i, j] /= A[j, j]
        A[i, i] -= np.dot(A[i, :i], A[i, :i])
        A[i, i] = np.sqrt(A[i, i])


def lu(np, A):
    N = A.shape[0]
    for i in range(N):
        for j in range(i):
            A[i, j] -= A[i, :j] @ A[:j, j]
            A[i, j] /= A[j, j]
        for j in range(i, N):
            A[i, j] -= A[i, :i] @ A[:i, j]


def gramschmidt(np, A):
    Q = np.zeros_like(A)
    R = np.zeros((A.shape[1], A.shape[1]), dtype=A.dtype)
    for k in range(A.shape[1]):
        nrm = np.dot(A[:, k], A[:, k])
        R[k, k] = np.sqrt(nrm)
        Q[:, k] = A[:, k] / R[k, k]
        for j in range(k + 1, A.shape[1]):
            R[k, j] = np.dot(Q[:, k], A[:, j])
            A[:, j] -= Q[:, k] * R[k, j]
    return Q, R


def run(np):
    n = 6
    A = np.empty((n, n), dtype=np.float64)
    for i in range(n):
        A[i, : i + 1] = np.fromfunction(lambda j: (-j % n) / n + 1, (i + 1,), dtype=np.float64)
        A[i, i + 1 :] = 0.0
        A[i, i] = 1.0
    A[:] = A @ np.transpose(A)
    B, C = A.copy(), A.copy() + np.eye(n)
    cholesky(np, A)
    lu(np, B)
    Q, R = gramschmidt(np, C)
    return np.tril(A), B, Q, R
