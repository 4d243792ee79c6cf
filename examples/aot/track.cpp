// A Kalman filter follows a point at constant speed from noisy positions: its speed is found, and its doubt shrinks.
#include <kalman.hpp>

#include <cmath>
#include <cstdint>
#include <cstdio>

int main() {
  kalman::Array<double, 6> mean{}, mean_after;
  kalman::Array<double, 6, 6> cov{}, cov_after;
  for (int i = 0; i < 6; ++i) cov(i, i) = 10;
  kalman::Array<double, 3> z;
  kalman::WS_t ws = kalman::init_ws();
  const double speed[3] = {1.0, -0.5, 0.25};
  std::uint32_t seed = 1;
  for (int step = 1; step <= 300; ++step) {
    for (int i = 0; i < 3; ++i) {
      seed = seed * 1664525u + 1013904223u;
      z(i) = speed[i] * 0.1 * step + 0.4 * (static_cast<double>(seed >> 8) / 16777216.0 - 0.5);
    }
    kalman::call(mean, cov, z, cov_after, mean_after, ws);
    mean = mean_after;
    cov = cov_after;
  }
  std::printf("speed %.3f %.3f %.3f, variance %.4f\n", mean(3), mean(4), mean(5), cov(3, 3));
  for (int i = 0; i < 3; ++i)
    if (!(std::fabs(mean(3 + i) - speed[i]) < 0.3)) return 1;
  return cov(3, 3) > 0 && cov(3, 3) < 1 ? 0 : 2;
}
