// The machine of METAL:HOST: work-groups one after another, the work-items of one as fibers that switch where they meet.
// A work-item that does wrong stops the launch; what it did is said by host_error.

typedef unsigned int uint;
typedef unsigned long ulong;
extern "C" {
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>

struct host_position { uint group[3], item[3], place; };
struct host_argument { void *address; ulong nbytes; };
struct host_call { const host_argument *arguments; uint grid[3], block[3]; };
typedef void (*host_item)(const host_call &, const host_position &);
}

namespace {
const uint MOST = 1024, WIDTH = 32;
const ulong STACK = 256 << 10, SHARED = 32 << 10;
const uint SIDE = 8;  // of a matrix
enum State { READY, BARRIER, EXCHANGE, MULTIPLY, DONE };
struct Step { float a[2], b[2], c[2]; };  // what a work-item has of three matrices
struct Fiber {
  void *stack, *top;  // its memory, and where it stands
  State state;
  int line;
  ulong bits;
  uint lane;
  host_position at;
};
Fiber fibers[MOST];
void *scheduler;
Fiber *current;
const host_call *call;
host_item item;
bool failed, plain;
char message[512];
alignas(16) unsigned char memory[SHARED];
ulong launches;
unsigned char elements[SIDE * SIDE];  // of a matrix: those that each work-item has, two by two

// -- switching

extern "C" void host_switch(void **from, void *to);
#if defined(__x86_64__)
asm(".text\n.globl host_switch\nhost_switch:\n"
    "push %rbp\npush %rbx\npush %r12\npush %r13\npush %r14\npush %r15\n"
    "mov %rsp, (%rdi)\nmov %rsi, %rsp\n"
    "pop %r15\npop %r14\npop %r13\npop %r12\npop %rbx\npop %rbp\nret\n");
const ulong FRAME = 7;      // words that the first switch takes, the return address last
const ulong RETURN = 6;
uint flush() { uint old = __builtin_ia32_stmxcsr(); __builtin_ia32_ldmxcsr(old | 0x8040); return old; }
void restore(uint old) { __builtin_ia32_ldmxcsr(old); }
#elif defined(__aarch64__)
asm(".text\n.globl host_switch\n.globl _host_switch\nhost_switch:\n_host_switch:\n"
    "sub sp, sp, #160\n"
    "stp x19, x20, [sp]\nstp x21, x22, [sp, #16]\nstp x23, x24, [sp, #32]\nstp x25, x26, [sp, #48]\nstp x27, x28, [sp, #64]\n"
    "stp x29, x30, [sp, #80]\nstp d8, d9, [sp, #96]\nstp d10, d11, [sp, #112]\nstp d12, d13, [sp, #128]\nstp d14, d15, [sp, #144]\n"
    "mov x9, sp\nstr x9, [x0]\nmov sp, x1\n"
    "ldp x19, x20, [sp]\nldp x21, x22, [sp, #16]\nldp x23, x24, [sp, #32]\nldp x25, x26, [sp, #48]\nldp x27, x28, [sp, #64]\n"
    "ldp x29, x30, [sp, #80]\nldp d8, d9, [sp, #96]\nldp d10, d11, [sp, #112]\nldp d12, d13, [sp, #128]\nldp d14, d15, [sp, #144]\n"
    "add sp, sp, #160\nret\n");
const ulong FRAME = 20;
const ulong RETURN = 11;
ulong flush() { ulong old; asm volatile("mrs %0, fpcr" : "=r"(old)); asm volatile("msr fpcr, %0" ::"r"(old | 1ul << 24)); return old; }
void restore(ulong old) { asm volatile("msr fpcr, %0" ::"r"(old)); }
#else
#error "METAL:HOST switches stacks on x86-64 and AArch64 alone"
#endif

void leave() { host_switch(&current->top, scheduler); }

void place_of(host_position &at, uint place) {
  at.place = place;
  at.item[0] = place % call->block[0];
  at.item[1] = place / call->block[0] % call->block[1];
  at.item[2] = place / call->block[0] / call->block[1];
}

uint count() { return call->block[0] * call->block[1] * call->block[2]; }

void body() {
  if (plain) {
    for (uint n = 0; n < count(); n++) {
      place_of(current->at, n);
      item(*call, current->at);
    }
  } else {
    item(*call, current->at);
  }
  current->state = DONE;
  current->line = 0;
  leave();
  __builtin_unreachable();
}

bool prepare(Fiber &f) {
  if (!f.stack) {
    f.stack = mmap(nullptr, STACK, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (f.stack == MAP_FAILED) {
      f.stack = nullptr;
      return false;
    }
  }
  void **top = (void **)((char *)f.stack + STACK) - 3 - FRAME;  // so that the body begins as a function does, with the stack aligned
  memset(top, 0, FRAME * sizeof *top);
  top[RETURN] = (void *)body;
  f.top = top;
  f.state = READY;
  return true;
}

void run(Fiber &f) {
  current = &f;
  host_switch(&scheduler, f.top);
}

// -- errors

void fail(const char *what) {
  if (failed) return;
  failed = true;
  snprintf(message, sizeof message, "%s", what);
}

void fail_of(const Fiber &f, const char *what) {
  const host_position &at = f.at;
  char text[400];
  snprintf(text, sizeof text, "%s: work-item (%u, %u, %u) of work-group (%u, %u, %u)", what, at.item[0], at.item[1], at.item[2], at.group[0],
           at.group[1], at.group[2]);
  fail(text);
}

// -- a work-group

const char *word(State state) { return state == BARRIER ? "waits at a barrier" : state == EXCHANGE ? "exchanges in its SIMD-group" : state == MULTIPLY ? "multiplies matrices with its SIMD-group" : "has ended"; }

bool together(uint first, uint stop, State state) {  // whether all of these stand at one place
  for (uint n = first; n < stop; n++) {
    if (fibers[n].state == state && fibers[n].line == fibers[first].line) continue;
    if (fibers[first].state != fibers[n].state || fibers[first].line != fibers[n].line) {
      char text[160];
      snprintf(text, sizeof text, "one work-item %s (line %d) while another %s (line %d)", word(fibers[first].state), fibers[first].line,
               word(fibers[n].state), fibers[n].line);
      fail_of(fibers[n], text);
    }
    return false;
  }
  return true;
}

void multiply(uint first) {  // the matrices of a SIMD-group: sums in order, each rounded
  float a[SIDE * SIDE], b[SIDE * SIDE];
  for (uint n = 0; n < SIDE * SIDE; n++) {
    const Step &step = *(const Step *)fibers[first + n / 2].bits;
    a[elements[n]] = step.a[n % 2], b[elements[n]] = step.b[n % 2];
  }
  for (uint n = 0; n < SIDE * SIDE; n++) {
    float &c = ((Step *)fibers[first + n / 2].bits)->c[n % 2];
    const uint row = elements[n] / SIDE, column = elements[n] % SIDE;
    for (uint k = 0; k < SIDE; k++) c = c + a[row * SIDE + k] * b[k * SIDE + column];
  }
}

void shuffle() {  // the elements of matrices, otherwise at each launch
  ulong random = launches * 0x9e3779b97f4a7c15ul + 1;
  for (uint n = 0; n < SIDE * SIDE; n++) elements[n] = n;
  for (uint n = SIDE * SIDE - 1; n; n--) {
    random = random * 6364136223846793005ul + 1442695040888963407ul;
    const uint other = (random >> 33) % (n + 1);
    const unsigned char kept = elements[n];
    elements[n] = elements[other], elements[other] = kept;
  }
}

bool exchanged(uint items) {  // whether a SIMD-group went on
  bool any = false;
  for (uint first = 0; first < items && !failed; first += WIDTH) {
    const uint stop = first + WIDTH < items ? first + WIDTH : items;
    State waits = READY;
    for (uint n = first; n < stop; n++)
      if (fibers[n].state == EXCHANGE || fibers[n].state == MULTIPLY) waits = fibers[n].state;
    if (waits == READY || !together(first, stop, waits)) continue;
    any = true;
    if (waits == MULTIPLY) {
      if (stop - first < WIDTH) fail_of(fibers[first], "a SIMD-group of less than 32 work-items multiplies matrices");
      else multiply(first);
      for (uint n = first; n < stop; n++) fibers[n].state = READY;
      continue;
    }
    ulong found[WIDTH];
    for (uint n = first; n < stop; n++) found[n - first] = first + fibers[n].lane < stop && fibers[n].lane < WIDTH ? fibers[first + fibers[n].lane].bits : ~0ul;
    for (uint n = first; n < stop; n++) fibers[n].bits = found[n - first], fibers[n].state = READY;
  }
  return any;
}

void run_group(bool backwards) {
  const uint items = count();
  while (!failed) {
    for (uint k = 0; k < items && !failed; k++) {
      Fiber &f = fibers[backwards ? items - 1 - k : k];
      if (f.state == READY) run(f);
    }
    if (failed || exchanged(items) || failed) continue;
    if (fibers[0].state == DONE && together(0, items, DONE)) return;
    if (failed || !together(0, items, BARRIER)) {
      fail_of(fibers[0], "a SIMD-group's work-items don't all exchange");  // not reached where `together` said more
      return;
    }
    for (uint n = 0; n < items; n++) fibers[n].state = READY;
  }
}
}  // namespace

extern "C" {
void host_barrier(int line) {
  current->state = BARRIER;
  current->line = line;
  leave();
}

ulong host_exchange(ulong bits, uint lane, int line) {
  Fiber &self = *current;
  self.bits = bits, self.lane = lane, self.line = line, self.state = EXCHANGE;
  leave();
  return self.bits;
}

void host_multiply(Step *step, int line) {
  current->bits = (ulong)step, current->line = line, current->state = MULTIPLY;
  leave();
}

uint host_element(uint number) { return elements[current->at.place % WIDTH * 2 + number]; }

uint host_lane() { return current->at.place % WIDTH; }

unsigned char *host_threadgroup_memory() { return memory; }

void host_out_of_bounds(const void *address, ulong nbytes, const void *begin, const void *end, int number) {
  char text[200], what[40];
  snprintf(what, sizeof what, number < 0 ? number == -1 ? "threadgroup memory" : "memory of a work-item" : "buffer %d", number);
  snprintf(text, sizeof text, "access of %lu bytes at byte %ld of %s, which has %ld", nbytes, (long)((const char *)address - (const char *)begin), what,
           (long)((const char *)end - (const char *)begin));
  fail_of(*current, text);
  current->state = DONE;
  leave();
  __builtin_unreachable();
}

const char *host_error() { return message; }

// All work-groups. `meets`: work-items wait for each other somewhere. 0 where all went well.
int host_launch(host_item given, const host_call *with, int meets, ulong shared) {
  item = given, call = with, failed = false, plain = !meets;
  const uint items = count();
  if (!items || items > MOST || shared > SHARED) {
    fail("more work-items or threadgroup memory than there may be");
    return 1;
  }
  shuffle();
  const auto before = flush();
  const uint *grid = call->grid;
  for (uint z = 0; z < grid[2] && !failed; z++)
    for (uint y = 0; y < grid[1] && !failed; y++)
      for (uint x = 0; x < grid[0] && !failed; x++) {
        memset(memory, 0xff, shared);
        const uint started = plain ? 1 : items;
        for (uint n = 0; n < started && !failed; n++) {
          Fiber &f = fibers[n];
          if (!prepare(f)) fail("no memory for the stacks of work-items");
          f.at = {{x, y, z}, {0, 0, 0}, 0};
          place_of(f.at, n);
        }
        if (failed) break;
        if (plain) run(fibers[0]);
        else run_group((x + y + z + launches) & 1);
      }
  launches++;
  restore(before);
  return failed;
}
}
