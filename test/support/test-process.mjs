import hooks from 'node:async_hooks';
import { appendFileSync } from 'node:fs';

/**
 * The test runner follows every promise, timer and socket by an async hook, to find which test an error belongs to that
 * nobody has caught. That takes a tenth of the time of all tests. Without it such an error still fails the file; its stack
 * is written here, and `test/support/reporter.mjs` repeats it in the summary.
 */
if (process.env.NODE_TEST_CONTEXT) {
  const { createHook } = hooks;
  const none = { enable: () => none, disable: () => none };
  hooks.createHook = () => none;
  const { before, beforeEach } = await import('node:test'); // takes the function over as it loads
  before((t) => forgetHooks(Object.getPrototypeOf(t)));
  hooks.createHook = createHook;
  // A process of tests, and the browser with it, does not outlive a runner that was killed.
  const runner = process.ppid;
  setInterval(() => process.ppid !== runner && process.exit(1), 1_000).unref();
  endWhatHangs(beforeEach);
  const { DINAM_TEST_SECONDS } = process.env; // `npm run test:all -- --record`
  if (DINAM_TEST_SECONDS)
    process.on('exit', () => appendFileSync(DINAM_TEST_SECONDS, `${process.argv[1]} ${process.uptime()}\n`));
  process.on('uncaughtExceptionMonitor', (error, origin) => console.error(`${origin}:`, error));
}

/**
 * Ends the process when no further test begins: the runner's own limit counts a whole process, and names no test. The tests
 * of `test:long` may take hours.
 */
function endWhatHangs(beforeEach) {
  if (process.env.DINAM_TEST_LONG) return;
  const mostMinutes = 10;
  let name = 'no test';
  let begun = Date.now();
  beforeEach((t) => {
    name = t.fullName;
    begun = Date.now();
  });
  setInterval(() => {
    if (Date.now() - begun < mostMinutes * 60_000) return;
    console.error(`nothing has begun for ${mostMinutes} minutes after: ${name}`);
    console.error(`open: ${process.getActiveResourcesInfo().join(' ')}`);
    process.exit(1);
  }, 1_000).unref();
}

/**
 * The runner keeps the hooks of each test until the process ends, and with them what their functions refer to: mostly a
 * whole program, 10 MB. A hook that has run is forgotten.
 */
function forgetHooks(context) {
  const { after } = context;
  context.after = function (given, options) {
    let hook = given;
    given = undefined;
    return after.call(
      this,
      (...args) => {
        const run = hook;
        hook = undefined;
        return run(...args);
      },
      options,
    );
  };
}
