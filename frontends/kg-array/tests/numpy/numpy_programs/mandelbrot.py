"""The Mandelbrot set, as npbench has it: points that escape are taken out."""


def mandelbrot(np, xmin, xmax, ymin, ymax, xn, yn, maxiter, horizon=2.0):
    X = np.linspace(xmin, xmax, xn, dtype=np.float64)
    Y = np.linspace(ymin, ymax, yn, dtype=np.float64)
    C = X + Y[:, None] * 1j
    N = np.zeros(C.shape, dtype=np.int64)
    Z = np.zeros(C.shape, dtype=np.complex128)
    for n in range(maxiter):
        I = np.less(abs(Z), horizon)
        N[I] = n
        Z[I] = Z[I] ** 2 + C[I]
    N[N == maxiter - 1] = 0
    return Z, N


def run(np):
    Z, N = mandelbrot(np, -1.75, 0.25, -1.00, 1.00, 16, 12, 12)
    return N, np.where(np.abs(Z) < 2, Z, 0)
