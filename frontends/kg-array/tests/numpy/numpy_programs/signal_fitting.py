"""A curve smoothed, interpolated, differentiated, integrated and fitted by a polynomial."""


def run(np):
    x = np.linspace(0, 2 * np.pi, 41)
    y = np.sin(x) + 0.1 * x
    smooth = np.convolve(y, np.ones(5) / 5, mode="same")
    dense = np.interp(np.linspace(-0.5, 7, 30), x, y)
    slope = np.gradient(y, x)
    area = np.trapezoid(y, x)
    coefficients = np.polyfit(x, y, 5)
    residual = y - np.polyval(coefficients, x)
    lags = np.correlate(y - y.mean(), y - y.mean(), mode="full")
    peaks = np.flatnonzero((y[1:-1] > y[:-2]) & (y[1:-1] > y[2:])) + 1
    A = np.vstack([x, np.ones(len(x))]).T
    m, c = np.linalg.lstsq(A, y, rcond=None)[0]
    crossings = np.where(np.diff(np.sign(y - 0.5)))[0]
    return smooth, dense, slope, area, coefficients, residual, lags, peaks, m, c, crossings, np.diff(y, n=2), np.cumsum(y)
