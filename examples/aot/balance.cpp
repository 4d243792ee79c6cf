// Model predictive control: the controller is asked for a force each 50 ms, from 17 degrees off upright, and no force is above 15 N.
#include <cart_pole.hpp>
#include <controller.hpp>

#include <chrono>
#include <cmath>
#include <cstdio>

int main() {
  cart_pole::Array<double, 4> state{{0.5, 0.0, 0.3, 0.0}}, next;
  controller::Array<double, 20> forces{}, better;
  double force = 0, most = 0, slowest = 0;
  cart_pole::WS_t plant = cart_pole::init_ws();
  controller::WS_t workspace = controller::init_ws();
  for (int step = 0; step < 120; ++step) {
    const auto begin = std::chrono::steady_clock::now();
    controller::call(controller::x0_t{state.values}, forces, {&force}, better, workspace);
    const std::chrono::duration<double, std::micro> took = std::chrono::steady_clock::now() - begin;
    slowest = std::fmax(slowest, took.count());
    most = std::fmax(most, std::fabs(force));
    cart_pole::call(state, {&force}, next, plant);
    state = next;
    for (std::size_t k = 0; k + 1 < 20; ++k) forces.values[k] = better.values[k + 1];
    forces.values[19] = better.values[19];
    if (step % 20 == 0) std::printf("%4.1f s: cart %6.3f m, pole %6.3f rad, force %6.2f N\n", step * 0.05, state(0), state(2), force);
  }
  std::printf("greatest force %.2f N, slowest call %.0f us\n", most, slowest);
  const bool upright = std::fabs(state(2)) < 0.02 && std::fabs(state(0)) < 0.1 && std::fabs(state(3)) < 0.1;
  return upright && most <= 15.0 + 1e-9 && most > 1.0 ? 0 : 1;
}
