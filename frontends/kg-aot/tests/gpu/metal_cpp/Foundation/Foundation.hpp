// What generated code uses of metal-cpp's Foundation, for machines without Metal: the same names and types, objects counted as there.
#pragma once
#include <cstddef>
#include <string>

namespace NS {

using UInteger = unsigned long;
enum StringEncoding : UInteger { UTF8StringEncoding = 4 };

// How many objects there are: none when all is given back.
inline long &objects() {
  static long count = 0;
  return count;
}

struct Object {
  long references = 1;
  Object() { ++objects(); }
  virtual ~Object() { --objects(); }
  void release() {
    if (--references == 0) delete this;
  }
};

struct AutoreleasePool : Object {
  Object *held[4096];
  std::size_t count = 0;
  AutoreleasePool *before = nullptr;

  static AutoreleasePool *&current() {
    static AutoreleasePool *now = nullptr;
    return now;
  }
  static AutoreleasePool *alloc() { return new AutoreleasePool; }
  AutoreleasePool *init() {
    before = current();
    return current() = this;
  }
  ~AutoreleasePool() {
    current() = before;
    while (count) held[--count]->release();
  }
  // What is returned without `new` in its name belongs to the pool.
  template <class T>
  static T *add(T *object) {
    current()->held[current()->count++] = object;
    return object;
  }
};

struct String : Object {
  std::string text;
  static String *string(const char *text, StringEncoding) {
    String *made = AutoreleasePool::add(new String);
    made->text = text;
    return made;
  }
};

struct Error : Object {};

}  // namespace NS
