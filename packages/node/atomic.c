/*
 * libatomic.so.1 with the only function of it that Node 26 calls. Debian, Ubuntu and others install that library only with
 * a compiler. Built by build.sh; node.sh lets Node find it where the system has none.
 *
 * The function is part of the C ABI of atomic operations: when `*object` equals `*expected` it becomes `*desired` and the
 * answer is true, else `*expected` becomes `*object` and the answer is false. V8 calls it for 8 bytes and reads the same
 * bytes by plain instructions, so it must be one instruction (or loop of them) of the processor, never a lock. Other sizes
 * would need a lock that all functions of the library share: a Node that wants one does not load this library, as its
 * functions are missing here, or is stopped.
 */
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

bool compare_exchange(size_t size, void *object, void *expected, void *desired, int success, int failure)
    __asm__("__atomic_compare_exchange");

/* The strongest memory order is right for every order that is asked for. */
#define OF_SIZE(type)                                                                                              \
  if (size == sizeof(type))                                                                                        \
    return __atomic_compare_exchange_n((type *)object, (type *)expected, *(type *)desired, false, __ATOMIC_SEQ_CST, \
                                       __ATOMIC_SEQ_CST)

bool compare_exchange(size_t size, void *object, void *expected, void *desired, int success, int failure) {
  (void)success;
  (void)failure;
  OF_SIZE(uint64_t);
  OF_SIZE(uint32_t);
  OF_SIZE(uint16_t);
  OF_SIZE(uint8_t);
  __builtin_trap();
}
