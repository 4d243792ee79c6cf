"""Prices of European options by Black and Scholes, with the normal distribution by Abramowitz
and Stegun."""

#: In which the results are computed, though they are float64.
PRECISION = "float32"


def cdf(np, x):
    k = 1.0 / (1.0 + 0.2316419 * np.abs(x))
    poly = k * (0.319381530 + k * (-0.356563782 + k * (1.781477937 + k * (-1.821255978 + k * 1.330274429))))
    right = 1.0 - 1.0 / np.sqrt(2 * np.pi) * np.exp(-0.5 * x * x) * poly
    return np.where(x >= 0, right, 1.0 - right)


def run(np):
    S = np.linspace(80, 120, 21, dtype=np.float32)
    K = np.full_like(S, 100)
    T = np.array([0.25, 0.5, 1.0], dtype=np.float32)[:, None]
    r, sigma = 0.05, np.float32(0.2)
    d1 = (np.log(S / K) + (r + 0.5 * sigma**2) * T) / (sigma * np.sqrt(T))
    d2 = d1 - sigma * np.sqrt(T)
    call = S * cdf(np, d1) - K * np.exp(-r * T) * cdf(np, d2)
    put = call - S + K * np.exp(-r * T)
    return call, put
