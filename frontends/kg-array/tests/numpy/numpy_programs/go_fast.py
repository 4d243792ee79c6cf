"""The first example of numba's manual, and the arc distance of npbench."""


def go_fast(np, a):
    trace = 0.0
    for i in range(a.shape[0]):
        trace += np.tanh(a[i, i])
    return a + trace


def arc_distance(np, theta_1, phi_1, theta_2, phi_2):
    temp = np.sin((theta_2 - theta_1) / 2) ** 2 + np.cos(theta_1) * np.cos(theta_2) * np.sin((phi_2 - phi_1) / 2) ** 2
    return 2 * (np.arctan2(np.sqrt(temp), np.sqrt(1 - temp)))


def run(np):
    x = np.arange(36).reshape(6, 6)
    angles = np.linspace(0, np.pi / 2, 7)
    return go_fast(np, x), arc_distance(np, angles, -angles, angles[::-1], 0.3 * angles), np.degrees(angles)
