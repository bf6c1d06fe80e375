import hooks from 'node:async_hooks';

/**
 * The test runner follows every promise, timer and socket by an async hook, to tell which test an error belongs to that
 * nobody has caught. That takes a tenth of the time of all tests. Without it such an error still fails the file, and is
 * reported with its stack.
 */
if (process.env.NODE_TEST_CONTEXT) {
  const { createHook } = hooks;
  const none = { enable: () => none, disable: () => none };
  hooks.createHook = () => none;
  await import('node:test'); // takes the function over as it loads
  hooks.createHook = createHook;
}
