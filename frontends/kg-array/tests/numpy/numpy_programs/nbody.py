"""Bodies that attract each other: leapfrog, with energies."""


def get_acc(np, pos, mass, G, softening):
    x = pos[:, 0:1]
    y = pos[:, 1:2]
    z = pos[:, 2:3]
    dx = x.T - x
    dy = y.T - y
    dz = z.T - z
    inv_r3 = dx**2 + dy**2 + dz**2 + softening**2
    inv_r3[inv_r3 > 0] = inv_r3[inv_r3 > 0] ** (-1.5)
    ax = G * (dx * inv_r3) @ mass
    ay = G * (dy * inv_r3) @ mass
    az = G * (dz * inv_r3) @ mass
    return np.hstack((ax, ay, az))


def get_energy(np, pos, vel, mass, G):
    KE = 0.5 * np.sum(np.sum(mass * vel**2))
    x, y, z = pos[:, 0:1], pos[:, 1:2], pos[:, 2:3]
    dx, dy, dz = x.T - x, y.T - y, z.T - z
    inv_r = np.sqrt(dx**2 + dy**2 + dz**2)
    inv_r[inv_r > 0] = 1.0 / inv_r[inv_r > 0]
    PE = G * np.sum(np.sum(np.triu(-(mass * mass.T) * inv_r, 1)))
    return KE, PE


def run(np):
    N, Nt, dt = 9, 4, 0.05
    mass = 20.0 * np.ones((N, 1)) / N
    i = np.arange(N * 3)
    pos = np.sin(3.7 * i + 0.3).reshape(N, 3)
    vel = np.cos(2.3 * i).reshape(N, 3)
    vel -= np.mean(mass * vel, axis=0) / np.mean(mass)
    acc = get_acc(np, pos, mass, 1.0, 0.1)
    KE = np.ndarray(Nt + 1, dtype=np.float64)
    PE = np.ndarray(Nt + 1, dtype=np.float64)
    KE[0], PE[0] = get_energy(np, pos, vel, mass, 1.0)
    for i in range(Nt):
        vel += acc * dt / 2.0
        pos += vel * dt
        acc[:] = get_acc(np, pos, mass, 1.0, 0.1)
        vel += acc * dt / 2.0
        KE[i + 1], PE[i + 1] = get_energy(np, pos, vel, mass, 1.0)
    return KE, PE, pos
