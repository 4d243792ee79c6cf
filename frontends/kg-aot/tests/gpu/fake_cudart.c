/* A libcudart that hands every call to one function, which Python sets: what nvcc's host code asks for, and what generated code calls. */
#include <stddef.h>

typedef long long word;
typedef int (*receiver)(const char *name, const word *arguments);
typedef struct {
  unsigned x, y, z;
} dim3;
static receiver receive;
static struct {
  dim3 grid, block;
  size_t shared;
  void *stream;
} pushed;

void kg_receive(receiver function) { receive = function; }

#define F(name) \
  int name(word a, word b, word c, word d, word e) { \
    const word arguments[] = {a, b, c, d, e}; \
    return receive ? receive(#name, arguments) : 3; \
  }
F(cudaSetDevice) F(cudaStreamCreate) F(cudaStreamDestroy) F(cudaStreamSynchronize) F(cudaMalloc) F(cudaFree) F(cudaMemcpyAsync) F(cudaFuncSetAttribute)
F(cudaGetLastError)

void **__cudaRegisterFatBinary(void *image) {
  static void *held;
  held = image;
  return &held;
}
void __cudaRegisterFatBinaryEnd(void **image) { (void)image; }
void __cudaUnregisterFatBinary(void **image) { (void)image; }
void __cudaRegisterFunction(void **image, const char *host, char *device, const char *name, int limit, void *t, void *b, void *bd, void *gd, int *w) {
  const word arguments[] = {(word)host, (word)name};
  (void)image, (void)device, (void)limit, (void)t, (void)b, (void)bd, (void)gd, (void)w;
  receive("register", arguments);
}
unsigned __cudaPushCallConfiguration(dim3 grid, dim3 block, size_t shared, void *stream) {
  pushed.grid = grid, pushed.block = block, pushed.shared = shared, pushed.stream = stream;
  return 0;
}
int __cudaPopCallConfiguration(dim3 *grid, dim3 *block, size_t *shared, void **stream) {
  *grid = pushed.grid, *block = pushed.block, *shared = pushed.shared, *stream = pushed.stream;
  return 0;
}
int __cudaGetKernel(const void **kernel, const void *host) {
  *kernel = host;
  return 0;
}
static int launch(const void *host, dim3 grid, dim3 block, void **given, size_t shared, void *stream) {
  const word arguments[] = {(word)host, grid.x, grid.y, grid.z, block.x, block.y, block.z, (word)shared, (word)stream, (word)given};
  return receive("launch", arguments);
}
int __cudaLaunchKernel(const void *kernel, dim3 grid, dim3 block, void **given, size_t shared, void *stream) {
  return launch(kernel, grid, block, given, shared, stream);
}
int cudaLaunchKernel(const void *host, dim3 grid, dim3 block, void **given, size_t shared, void *stream) {
  return launch(host, grid, block, given, shared, stream);
}
