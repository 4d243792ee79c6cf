// What generated code uses of metal-cpp, for machines without Metal: nothing runs before its command buffer is committed, and then it runs as kg-metal's host does.
#pragma once
#include <Foundation/Foundation.hpp>

#include <cstdlib>
#include <cstring>
#include <functional>
#include <string>
#include <utility>
#include <vector>

extern "C" int kg_metal(const char *name, const long long *words);  // of the test: hands calls to Python

namespace MTL {

using ResourceOptions = NS::UInteger;
constexpr ResourceOptions ResourceStorageModeShared = 0;

struct Size {
  NS::UInteger width, height, depth;
  static Size Make(NS::UInteger w, NS::UInteger h, NS::UInteger d) { return {w, h, d}; }
};

class Buffer : public NS::Object {
 public:
  NS::UInteger bytes;
  char *memory;
  explicit Buffer(NS::UInteger n) : bytes(n), memory(static_cast<char *>(std::malloc(n + 1))) { std::memset(memory, 0xA5, n); }
  ~Buffer() { std::free(memory); }
  void *contents() { return memory; }
  NS::UInteger length() const { return bytes; }
};

struct CompileOptions : NS::Object {
  bool fast = true;
  static CompileOptions *alloc() { return new CompileOptions; }
  CompileOptions *init() { return this; }
  void setFastMathEnabled(bool given) { fast = given; }
};

class Function : public NS::Object {
 public:
  long long kernel = 0;
};

class Library : public NS::Object {
 public:
  std::string source;
  Function *newFunction(const NS::String *name) {
    const long long words[] = {reinterpret_cast<long long>(source.c_str()), reinterpret_cast<long long>(name->text.c_str())};
    const int kernel = kg_metal("function", words);
    if (kernel < 0) return nullptr;
    Function *made = new Function;
    made->kernel = kernel;
    return made;
  }
};

class ComputePipelineState : public NS::Object {
 public:
  long long kernel = 0;
};

class ComputeCommandEncoder : public NS::Object {
 public:
  struct Bound {
    Buffer *buffer;
    NS::UInteger offset;
    std::string bytes;
  };
  std::vector<std::function<void()>> commands;
  std::vector<Bound> bound = std::vector<Bound>(31);
  long long kernel = -1;
  bool ended = false;

  void setComputePipelineState(const ComputePipelineState *state) { kernel = state->kernel; }
  void setBuffer(const Buffer *buffer, NS::UInteger offset, NS::UInteger index) {
    bound[index] = {const_cast<Buffer *>(buffer), offset, {}};
    for (NS::UInteger n = index + 1; n < bound.size(); ++n) bound[n] = {nullptr, 0, {}};  // what a kernel takes is set in order, by each dispatch
  }
  void setBytes(const void *bytes, NS::UInteger n, NS::UInteger index) {
    bound[index] = {nullptr, 0, std::string(static_cast<const char *>(bytes), n)};
  }
  void dispatchThreadgroups(Size grid, Size group) {
    commands.push_back([kernel = kernel, given = bound, grid, group] {
      std::vector<long long> words = {kernel, static_cast<long long>(grid.width), static_cast<long long>(grid.height), static_cast<long long>(grid.depth),
          static_cast<long long>(group.width), static_cast<long long>(group.height), static_cast<long long>(group.depth), 0};
      for (const Bound &b : given) {
        if (!b.buffer && b.bytes.empty()) continue;
        const char *at = b.buffer ? b.buffer->memory + b.offset : b.bytes.data();
        words.push_back(reinterpret_cast<long long>(at));
        words.push_back(static_cast<long long>(b.buffer ? b.buffer->bytes - b.offset : b.bytes.size()));
        ++words[7];
      }
      kg_metal("dispatch", words.data());
    });
  }
  void endEncoding() { ended = true; }
};

class CommandBuffer : public NS::Object {
 public:
  ComputeCommandEncoder *encoder = nullptr;
  ComputeCommandEncoder *computeCommandEncoder() { return encoder = NS::AutoreleasePool::add(new ComputeCommandEncoder); }
  void commit() {
    if (encoder && !encoder->ended) std::abort();
    if (encoder)
      for (const auto &command : encoder->commands) command();
  }
  void waitUntilCompleted() {}
};

class Device;

class CommandQueue : public NS::Object {
 public:
  Device *owner = nullptr;
  Device *device() const { return owner; }
  CommandBuffer *commandBuffer() { return NS::AutoreleasePool::add(new CommandBuffer); }
};

class Device : public NS::Object {
 public:
  CommandQueue *newCommandQueue() {
    CommandQueue *made = new CommandQueue;
    made->owner = this;
    return made;
  }
  Buffer *newBuffer(NS::UInteger nbytes, ResourceOptions) { return new Buffer(nbytes); }
  Library *newLibrary(const NS::String *source, const CompileOptions *options, NS::Error **) {
    if (options->fast) return nullptr;
    Library *made = new Library;
    made->source = source->text;
    return made;
  }
  ComputePipelineState *newComputePipelineState(const Function *function, NS::Error **) {
    ComputePipelineState *made = new ComputePipelineState;
    made->kernel = function->kernel;
    return made;
  }
};

inline Device *CreateSystemDefaultDevice() {
  const long long words[] = {reinterpret_cast<long long>(&NS::objects())};
  kg_metal("objects", words);
  return new Device;
}

}  // namespace MTL
