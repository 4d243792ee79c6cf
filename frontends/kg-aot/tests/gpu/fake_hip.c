/* A libamdhip64 that hands every call to one function, which Python sets. Arguments are words, of which ints are the lower half. */
typedef long long word;
typedef int (*receiver)(const char *name, const word *arguments);
static receiver receive;

void kg_receive(receiver function) { receive = function; }

#define F(name) \
  int name(word a, word b, word c, word d, word e, word f, word g, word h, word i, word j, word k) { \
    const word arguments[] = {a, b, c, d, e, f, g, h, i, j, k}; \
    return receive ? receive(#name, arguments) : 3; \
  }
F(hipInit) F(hipSetDevice) F(hipStreamCreateWithFlags) F(hipStreamDestroy) F(hipStreamSynchronize) F(hipMalloc) F(hipFree)
F(hipMemcpyHtoDAsync) F(hipMemcpyDtoHAsync) F(hipMemcpyDtoDAsync) F(hipMemsetD8Async) F(hipMemsetD16Async) F(hipMemsetD32Async)
F(hipModuleLoadData) F(hipModuleUnload) F(hipModuleGetFunction) F(hipModuleLaunchKernel)
