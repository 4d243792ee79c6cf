// What a kernel in MSL, translated by kg_metal.host.translate, needs to be C++: types, checked pointers, the functions that kg's renderer uses.
// No header of C++ is included: a kernel compiles in some 50 ms.
#pragma once

typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;
typedef __SIZE_TYPE__ size_t;

// -- what the machine (machine.cpp) gives

extern "C" {
struct host_position { uint group[3], item[3], place; };
struct host_argument { void *address; ulong nbytes; };
struct host_call { const host_argument *arguments; uint grid[3], block[3]; };
typedef void (*host_item)(const host_call &, const host_position &);

int host_launch(host_item item, const host_call *call, int meets, ulong shared);
void host_out_of_bounds(const void *address, ulong nbytes, const void *begin, const void *end, int number) __attribute__((cold, noreturn));
void host_barrier(int line);
ulong host_exchange(ulong bits, uint lane, int line);
uint host_lane();
struct host_step { float a[2], b[2], c[2]; };
void host_multiply(host_step *step, int line);
uint host_element(uint number);
unsigned char *host_threadgroup_memory();
}

#define INFINITY __builtin_inff()
#define NAN __builtin_nanf("")

template <class To, class From> inline To host_bits(const From &a) {
  static_assert(sizeof(To) == sizeof(From), "as_type: the sizes differ");
  To r;
  __builtin_memcpy((void *)&r, (const void *)&a, sizeof r);
  return r;
}

// -- half: rounded to nearest even after each operation, subnormals kept, converted by a cast alone

struct half {
  ushort bits;
  half() = default;
  explicit half(float x) {
    const uint u = host_bits<uint>(x), sign = u >> 16 & 0x8000, m = u & 0x7fffffff;
    uint r;
    if (m > 0x7f800000) r = 0x7e00 | (m >> 13 & 0x3ff);
    else if (m >= 0x477ff000) r = 0x7c00;
    else if (m >= 0x38800000) r = (m - 0x38000000 + 0xfff + (m >> 13 & 1)) >> 13;
    else if (m < 0x33000000) r = 0;
    else {
      const uint shift = 126 - (m >> 23), whole = (m & 0x7fffff) | 0x800000, kept = whole >> shift;
      const uint rest = whole & ((1u << shift) - 1), middle = 1u << (shift - 1);
      r = kept + (rest > middle || (rest == middle && (kept & 1)));
    }
    bits = sign | r;
  }
  explicit operator float() const {
    const uint sign = (uint)(bits & 0x8000) << 16, e = bits >> 10 & 31, m = bits & 0x3ff;
    if (e == 31) return host_bits<float>(sign | 0x7f800000 | m << 13);
    if (e == 0) return (sign ? -1.0f : 1.0f) * ((float)m * 0x1p-24f);
    return host_bits<float>(sign | (e + 112) << 23 | m << 13);
  }
};
inline half operator""h(long double x) { return half((float)x); }
inline half operator+(half a, half b) { return half((float)a + (float)b); }
inline half operator-(half a, half b) { return half((float)a - (float)b); }
inline half operator*(half a, half b) { return half((float)a * (float)b); }
inline half operator-(half a) { return host_bits<half>((ushort)(a.bits ^ 0x8000)); }
inline bool operator<(half a, half b) { return (float)a < (float)b; }
inline bool operator>(half a, half b) { return (float)a > (float)b; }
inline bool operator<=(half a, half b) { return (float)a <= (float)b; }
inline bool operator>=(half a, half b) { return (float)a >= (float)b; }
inline bool operator==(half a, half b) { return (float)a == (float)b; }
inline bool operator!=(half a, half b) { return (float)a != (float)b; }

// -- bfloat: for matrices alone, converted by a cast

struct bfloat {
  ushort bits;
  bfloat() = default;
  explicit bfloat(float x) {
    const uint u = host_bits<uint>(x);
    bits = (u & 0x7fffffff) > 0x7f800000 ? u >> 16 | 0x40 : (u + 0x7fff + (u >> 16 & 1)) >> 16;
  }
  explicit operator float() const { return host_bits<float>((uint)bits << 16); }
};

// -- vectors, and as they lie in memory without padding

template <class T, int N> struct host_packed;
template <class T> struct host_vec2 {
  T x, y;
  host_vec2() = default;
  explicit host_vec2(T a) : x(a), y(a) {}
  host_vec2(T a, T b) : x(a), y(b) {}
  explicit host_vec2(const host_packed<T, 2> &p) : x(p.v[0]), y(p.v[1]) {}
};
template <class T> struct host_vec3 {
  T x, y, z;
  host_vec3() = default;
  explicit host_vec3(T a) : x(a), y(a), z(a) {}
  host_vec3(T a, T b, T c) : x(a), y(b), z(c) {}
  host_vec3(host_vec2<T> a, T b) : x(a.x), y(a.y), z(b) {}
  explicit host_vec3(const host_packed<T, 3> &p) : x(p.v[0]), y(p.v[1]), z(p.v[2]) {}
  host_vec3(T a, host_vec2<T> b) : x(a), y(b.x), z(b.y) {}
};
template <class T> struct host_vec4 {
  T x, y, z, w;
  host_vec4() = default;
  explicit host_vec4(T a) : x(a), y(a), z(a), w(a) {}
  host_vec4(T a, T b, T c, T d) : x(a), y(b), z(c), w(d) {}
  host_vec4(host_vec2<T> a, T b, T c) : x(a.x), y(a.y), z(b), w(c) {}
  host_vec4(T a, host_vec2<T> b, T c) : x(a), y(b.x), z(b.y), w(c) {}
  host_vec4(T a, T b, host_vec2<T> c) : x(a), y(b), z(c.x), w(c.y) {}
  host_vec4(host_vec3<T> a, T b) : x(a.x), y(a.y), z(a.z), w(b) {}
  host_vec4(T a, host_vec3<T> b) : x(a), y(b.x), z(b.y), w(b.z) {}
  host_vec4(host_vec2<T> a, host_vec2<T> b) : x(a.x), y(a.y), z(b.x), w(b.y) {}
  explicit host_vec4(const host_packed<T, 4> &p) : x(p.v[0]), y(p.v[1]), z(p.v[2]), w(p.v[3]) {}
};
template <class T, int N> struct host_packed {
  T v[N];
  host_packed() = default;
  explicit host_packed(host_vec2<T> a) : v{a.x, a.y} { static_assert(N == 2, "lanes"); }
  explicit host_packed(host_vec3<T> a) : v{a.x, a.y, a.z} { static_assert(N == 3, "lanes"); }
  explicit host_packed(host_vec4<T> a) : v{a.x, a.y, a.z, a.w} { static_assert(N == 4, "lanes"); }
};
#define KG_VECTORS(T) \
  typedef host_vec2<T> T##2; \
  typedef host_vec3<T> T##3; \
  typedef host_vec4<T> T##4; \
  typedef host_packed<T, 2> packed_##T##2; \
  typedef host_packed<T, 3> packed_##T##3; \
  typedef host_packed<T, 4> packed_##T##4;
KG_VECTORS(char) KG_VECTORS(uchar) KG_VECTORS(short) KG_VECTORS(ushort) KG_VECTORS(int) KG_VECTORS(uint)
KG_VECTORS(long) KG_VECTORS(ulong) KG_VECTORS(half) KG_VECTORS(float)

// -- pointers: each address space is a type of its own, and what lies beyond the memory that it came from is not touched

struct host_device; struct host_constant; struct host_threadgroup; struct host_thread;
template <class T> struct host_plain { typedef T type; };
template <class T> struct host_plain<const T> { typedef T type; };

template <class Space, class T> struct host_pointer;
template <class Space, class T> struct host_reference {
  T *at;
  const char *begin, *end;
  int number;
  typedef typename host_plain<T>::type value;
  void check() const {
    if (__builtin_expect((const char *)at < begin || (const char *)(at + 1) > end, 0)) host_out_of_bounds(at, sizeof(T), begin, end, number);
  }
  operator value() const { check(); return *at; }
  const host_reference &operator=(value x) const { check(); *at = x; return *this; }
  const host_reference &operator=(const host_reference &other) const { return *this = (value)other; }
  host_pointer<Space, T> operator&() const { return {at, begin, end, number}; }
};
template <class Space, class T> struct host_pointer {
  T *at;
  const char *begin, *end;
  int number;
  host_pointer() = default;
  host_pointer(T *a, const char *b, const char *e, int n) : at(a), begin(b), end(e), number(n) {}
  template <class U> explicit host_pointer(const host_pointer<Space, U> &o) : at((T *)o.at), begin(o.begin), end(o.end), number(o.number) {}
  host_pointer(const host_pointer<Space, typename host_plain<T>::type> &o) : at(o.at), begin(o.begin), end(o.end), number(o.number) {}
  host_reference<Space, T> operator[](long i) const { return {at + i, begin, end, number}; }
  host_reference<Space, T> operator*() const { return {at, begin, end, number}; }
  host_pointer operator+(long i) const { return {at + i, begin, end, number}; }
};
template <class Space, class T> inline host_pointer<Space, T> host_over(const void *begin, ulong nbytes, int number) {
  return {(T *)begin, (const char *)begin, (const char *)begin + nbytes, number};
}
template <class T, int N> struct host_private { // an array of a work-item: it begins as garbage
  T v[N];
  host_private() { __builtin_memset((void *)v, 0xff, sizeof v); }
  operator host_pointer<host_thread, T>() { return host_over<host_thread, T>(v, sizeof v, -2); }
  host_reference<host_thread, T> operator[](long i) { return host_over<host_thread, T>(v, sizeof v, -2)[i]; }
};
template <class T> inline host_pointer<host_threadgroup, T> host_shared(ulong offset, ulong count) {
  return host_over<host_threadgroup, T>(host_threadgroup_memory() + offset, count * sizeof(T), -1);
}

// -- the library

template <class To, class From> inline To as_type(const From &a) { return host_bits<To>(a); }
inline float fma(float a, float b, float c) { return __builtin_fmaf(a, b, c); }
inline float fabs(float a) { return __builtin_fabsf(a); }
inline half fabs(half a) { return host_bits<half>((ushort)(a.bits & 0x7fff)); }
inline float trunc(float a) { return __builtin_truncf(a); }
inline float rint(float a) { return __builtin_rintf(a); }
// of an integer Metal's compiler would not know which to take
#define KG_NO_INTEGERS(F) float F(int) = delete; float F(uint) = delete; float F(long) = delete; float F(ulong) = delete;
KG_NO_INTEGERS(fabs) KG_NO_INTEGERS(trunc) KG_NO_INTEGERS(rint)
float fma(int, int, int) = delete;
namespace precise { inline float sqrt(float a) { return __builtin_sqrtf(a); } }

enum class mem_flags { mem_none = 0, mem_device = 1, mem_threadgroup = 2 };
inline mem_flags operator|(mem_flags a, mem_flags b) { return (mem_flags)((int)a | (int)b); }
inline void threadgroup_barrier(mem_flags, int line = __builtin_LINE()) { host_barrier(line); }
template <class T> struct host_is_bool { static const bool value = false; };
template <> struct host_is_bool<bool> { static const bool value = true; };
template <class T> inline T host_from_lane(T a, uint lane, int line) {
  static_assert(!host_is_bool<T>::value, "SIMD-groups exchange no bool");
  static_assert(sizeof(T) <= 4, "SIMD-groups exchange no 64-bit values");
  uint word = 0;
  __builtin_memcpy(&word, &a, sizeof a);
  word = (uint)host_exchange(word, lane, line);
  __builtin_memcpy(&a, &word, sizeof a);
  return a;
}
template <class T> inline T simd_shuffle(T a, ushort lane, int line = __builtin_LINE()) {
  static_assert(sizeof(T) < 8, "simd_shuffle: of 64 bits there is none");
  return host_from_lane(a, lane, line);
}
template <class T> inline T simd_shuffle_xor(T a, ushort mask, int line = __builtin_LINE()) { return host_from_lane(a, host_lane() ^ mask, line); }

// -- matrices of a SIMD-group: where an element is changes with each launch (host_element), so that nobody counts on it

template <class T> struct host_matrix {
  T v[2];
  host_matrix() { __builtin_memset((void *)v, 0xff, sizeof v); }
  T *thread_elements() { return v; }
};
typedef host_matrix<half> simdgroup_half8x8;
typedef host_matrix<float> simdgroup_float8x8;
typedef host_matrix<bfloat> simdgroup_bfloat8x8;
template <class Space> struct host_has_matrices { static const bool value = false; };
template <> struct host_has_matrices<host_device> { static const bool value = true; };
template <> struct host_has_matrices<host_threadgroup> { static const bool value = true; };
template <class A, class B> struct host_same { static const bool value = false; };
template <class A> struct host_same<A, A> { static const bool value = true; };

inline long host_element_at(uint number, ulong stride, ulong2 origin, bool transposed) {
  const uint element = host_element(number);
  const ulong row = element / 8, column = element % 8;
  return (long)(transposed ? (origin.x + column) * stride + origin.y + row : (origin.y + row) * stride + origin.x + column);
}
template <class T, class Space, class U>
inline void simdgroup_load(host_matrix<T> &m, const host_pointer<Space, U> &p, ulong stride = 8, ulong2 origin = ulong2(0), bool transposed = false,
                           int line = __builtin_LINE()) {
  static_assert(host_has_matrices<Space>::value, "simdgroup_load: from device and threadgroup memory");
  static_assert(host_same<typename host_plain<U>::type, T>::value, "simdgroup_load: the types of elements differ");
  for (uint n = 0; n < 2; n++) m.v[n] = p[host_element_at(n, stride, origin, transposed)];
  host_exchange(0, 0, line);
}
template <class T, class Space>
inline void simdgroup_store(host_matrix<T> m, const host_pointer<Space, T> &p, ulong stride = 8, ulong2 origin = ulong2(0), bool transposed = false,
                            int line = __builtin_LINE()) {
  static_assert(host_has_matrices<Space>::value, "simdgroup_store: to device and threadgroup memory");
  for (uint n = 0; n < 2; n++) p[host_element_at(n, stride, origin, transposed)] = m.v[n];
  host_exchange(0, 0, line);
}
template <class D, class A, class B, class C>
inline void simdgroup_multiply_accumulate(host_matrix<D> &d, host_matrix<A> a, host_matrix<B> b, host_matrix<C> c, int line = __builtin_LINE()) {
  host_step step;
  for (uint n = 0; n < 2; n++) step.a[n] = (float)a.v[n], step.b[n] = (float)b.v[n], step.c[n] = (float)c.v[n];
  host_multiply(&step, line);
  for (uint n = 0; n < 2; n++) d.v[n] = D(step.c[n]);
}
