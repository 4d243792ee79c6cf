/* A libcuda.so.1 that hands every call to one function, which Python sets: what a test wants of the driver is written there.
   A function may be called with fewer arguments than it takes here: the rest is whatever lies there, and not looked at.
   LINKED(F) names further functions, with their versions: those that an extension is linked to (fake.py reads them from its symbols). */
#include <stddef.h>
#include <string.h>

typedef long long word;
typedef int (*receiver)(const char *name, const word *arguments);
static receiver receive;
static int unreceived = 3; /* not initialised */

/* NULL where Python ends: what is given back after that is given back. */
void kg_receive(receiver function) { receive = function, unreceived = 0; }

#define FUNCTIONS(F) \
  F(cuInit) F(cuDriverGetVersion) F(cuGetErrorName) F(cuGetErrorString) F(cuDeviceGetCount) F(cuDeviceGet) F(cuDeviceGetName) \
  F(cuDeviceTotalMem) F(cuDeviceGetAttribute) F(cuDevicePrimaryCtxRetain) F(cuDevicePrimaryCtxRelease) F(cuCtxPushCurrent) F(cuCtxPopCurrent) F(cuCtxGetCurrent) F(cuCtxSetCurrent) \
  F(cuMemAlloc) F(cuMemFree) F(cuMemcpyHtoDAsync) F(cuMemcpyDtoHAsync) F(cuMemcpyDtoDAsync) F(cuMemHostAlloc) F(cuMemFreeHost) \
  F(cuModuleLoadDataEx) F(cuModuleUnload) F(cuModuleGetFunction) F(cuLaunchKernel) F(cuStreamCreate) F(cuStreamDestroy) \
  F(cuStreamSynchronize) F(cuEventCreate) F(cuEventDestroy) F(cuEventRecord) F(cuEventSynchronize) F(cuEventElapsedTime) F(cuStreamWaitEvent) \
  F(cuMemsetD8Async) F(cuMemsetD16Async) F(cuMemsetD32Async) F(cuMemcpyPeerAsync) F(cuDeviceCanAccessPeer) F(cuCtxEnablePeerAccess) \
  F(cuGraphCreate) F(cuGraphDestroy) F(cuGraphAddKernelNode) F(cuGraphAddMemcpyNode) F(cuGraphAddMemsetNode) F(cuGraphInstantiateWithFlags) \
  F(cuCtxSynchronize) F(cuPointerGetAttribute) \
  F(cuGraphExecKernelNodeSetParams) F(cuGraphExecMemcpyNodeSetParams) F(cuGraphExecMemsetNodeSetParams) F(cuGraphNodeSetEnabled) F(cuGraphExecDestroy) F(cuGraphLaunch) F(cuFuncSetAttribute) \
  F(cuTensorMapEncodeTiled)

#define DEFINE(name) \
  int name(word a, word b, word c, word d, word e, word f, word g, word h, word i, word j, word k, word l) { \
    const word arguments[] = {a, b, c, d, e, f, g, h, i, j, k, l}; \
    return receive ? receive(#name, arguments) : unreceived; \
  }
FUNCTIONS(DEFINE)
#ifdef LINKED
LINKED(DEFINE)
#endif

/* By the name without a version, as cuda-bindings asks. */
int cuGetProcAddress_v2(const char *name, void **found, int version, unsigned long long flags, int *status) {
#define ENTRY(known) if (!strcmp(name, #known)) *found = (void *)known;
  *found = NULL;
  FUNCTIONS(ENTRY)
  if (!strcmp(name, "cuGetProcAddress")) *found = (void *)cuGetProcAddress_v2;
  if (status) *status = *found ? 0 : 1;
  return *found ? 0 : 500;
}
int cuGetProcAddress(const char *name, void **found, int version, unsigned long long flags) {
  return cuGetProcAddress_v2(name, found, version, flags, NULL);
}
