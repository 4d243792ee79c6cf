// A policy, called for each state of a batch by threads of this program's own would be `policy.map(n)`: see docs/frontends/aot.md. Here one state after another.
#include <policy.hpp>

#include <cmath>
#include <cstdio>

int main() {
  policy::Array<float, 12> x;
  policy::Array<float, 4> action, again;
  policy::WS_t ws = policy::init_ws();
  float change = 0;
  for (int step = 0; step < 100; ++step) {
    for (int i = 0; i < 12; ++i) x(i) = std::sin(0.1f * static_cast<float>(step) + static_cast<float>(i));
    policy::call(x, action, ws);
    policy::call(x, again, ws);
    for (int i = 0; i < 4; ++i) {
      if (!(action(i) == again(i)) || !(std::fabs(action(i)) < 20)) return 1;
      change += std::fabs(action(i));
    }
  }
  std::printf("actions of %.3f on average\n", static_cast<double>(change) / 400);
  return change > 1 ? 0 : 2;
}
