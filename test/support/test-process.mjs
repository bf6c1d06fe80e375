import hooks from 'node:async_hooks';

/**
 * The test runner follows every promise, timer and socket by an async hook, to tell which test an error belongs to that
 * nobody has caught. That takes a tenth of the time of all tests. Without it such an error still fails the file; its stack
 * is written here, and `test/support/reporter.mjs` repeats it in the summary.
 */
if (process.env.NODE_TEST_CONTEXT) {
  const { createHook } = hooks;
  const none = { enable: () => none, disable: () => none };
  hooks.createHook = () => none;
  await import('node:test'); // takes the function over as it loads
  hooks.createHook = createHook;
  // A process of tests, and the browser with it, does not outlive a runner that was killed.
  const runner = process.ppid;
  setInterval(() => process.ppid !== runner && process.exit(1), 1_000).unref();
  process.on('uncaughtExceptionMonitor', (error, origin) => console.error(`${origin}:`, error));
}
