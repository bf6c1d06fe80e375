import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finish, finishInSlices } from './steps.ts';

test('long work lets other work run before it has ended', async () => {
  let hasRun = false;
  setImmediate(() => {
    hasRun = true;
  });
  const end = performance.now() + 10_000;
  const steps = (function* () {
    while (!hasRun && performance.now() < end) yield;
    return hasRun;
  })();
  assert.equal(await finishInSlices(steps), true);
});

test('work is done at once where nobody waits meanwhile', () => {
  const steps = (function* () {
    yield;
    yield;
    return 'తెలుగు';
  })();
  assert.equal(finish(steps), 'తెలుగు');
});
