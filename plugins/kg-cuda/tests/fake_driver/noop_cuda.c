/* A libcuda.so.1 of one sm_90 that does nothing, and does it at once: what is left of a launch is what the host pays before the driver begins.
   Memory is addresses alone; pinned memory is the host's, as it is written to. */
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

typedef long long word;

#define HANDLES(F) \
  F(cuDevicePrimaryCtxRetain) F(cuStreamCreate) F(cuEventCreate) F(cuModuleLoadDataEx) F(cuModuleGetFunction) F(cuGraphCreate) \
  F(cuGraphAddKernelNode) F(cuGraphAddMemcpyNode) F(cuGraphAddMemsetNode) F(cuGraphInstantiateWithFlags) F(cuCtxPopCurrent)

#define NOTHING(F) \
  F(cuInit) F(cuDevicePrimaryCtxRelease) F(cuCtxPushCurrent) F(cuMemFree) F(cuMemcpyHtoDAsync) F(cuMemcpyDtoHAsync) F(cuMemcpyDtoDAsync) \
  F(cuMemsetD8Async) F(cuMemsetD16Async) F(cuMemsetD32Async) F(cuModuleUnload) F(cuLaunchKernel) F(cuFuncSetAttribute) F(cuStreamDestroy) \
  F(cuStreamSynchronize) F(cuStreamWaitEvent) F(cuEventDestroy) F(cuEventRecord) F(cuEventSynchronize) F(cuEventElapsedTime) \
  F(cuGraphDestroy) F(cuGraphExecKernelNodeSetParams) F(cuGraphExecMemcpyNodeSetParams) F(cuGraphExecMemsetNodeSetParams) \
  F(cuGraphNodeSetEnabled) F(cuGraphExecDestroy) F(cuGraphLaunch) \
  F(cuTensorMapEncodeTiled)

#define ANSWERS(F) \
  F(cuDriverGetVersion) F(cuGetErrorName) F(cuGetErrorString) F(cuDeviceGetCount) F(cuDeviceGet) F(cuDeviceGetName) F(cuDeviceTotalMem) \
  F(cuDeviceGetAttribute) F(cuMemAlloc) F(cuMemHostAlloc) F(cuMemFreeHost)

static word handle = 0x1000, top = 1ll << 40;

#define DEFINE_HANDLE(name) \
  int name(word *out) { *out = handle += 16; return 0; }
#define DEFINE_NOTHING(name) \
  int name(void) { return 0; }
HANDLES(DEFINE_HANDLE)
NOTHING(DEFINE_NOTHING)

int cuDriverGetVersion(int *out) { *out = 13000; return 0; }
int cuGetErrorName(int code, const char **out) { *out = "CUDA_ERROR_UNKNOWN"; return 0; }
int cuGetErrorString(int code, const char **out) { *out = ""; return 0; }
int cuDeviceGetCount(int *out) { *out = 1; return 0; }
int cuDeviceGet(int *out, int number) { *out = number; return number ? 101 : 0; }
int cuDeviceGetName(char *out, int size, int device) { strncpy(out, "No GPU", size); return 0; }
int cuDeviceTotalMem(size_t *out, int device) { *out = 80ull << 30; return 0; }
int cuDeviceGetAttribute(int *out, int attribute, int device) {
  *out = attribute == 75 ? 9 : attribute == 16 ? 132 : 0; /* major, multiprocessors */
  return 0;
}
int cuMemAlloc(word *out, size_t size) { *out = top; top += (word)((size + 511) / 512 * 512); return 0; }
int cuMemHostAlloc(void **out, size_t size, unsigned flags) { *out = malloc(size); return *out ? 0 : 2; }
int cuMemFreeHost(void *address) { free(address); return 0; }

/* By the name without a version, as cuda-bindings asks. */
int cuGetProcAddress_v2(const char *name, void **found, int version, unsigned long long flags, int *status) {
#define ENTRY(known) if (!strcmp(name, #known)) *found = (void *)known;
  *found = NULL;
  HANDLES(ENTRY)
  NOTHING(ENTRY)
  ANSWERS(ENTRY)
  if (!strcmp(name, "cuGetProcAddress")) *found = (void *)cuGetProcAddress_v2;
  if (status) *status = *found ? 0 : 1;
  return *found ? 0 : 500;
}
int cuGetProcAddress(const char *name, void **found, int version, unsigned long long flags) {
  return cuGetProcAddress_v2(name, found, version, flags, NULL);
}
