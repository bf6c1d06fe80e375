import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RefusalDelay } from './refusal-delay.ts';

test('beyond the limit of its address a refusal waits a second', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const refusals = new RefusalDelay(12, () => 0);
  assert.equal(refusals.wait('203.0.113.7'), null);
  assert.equal(refusals.wait('203.0.113.7'), null);
  let ended = false;
  const waiting = refusals.wait('203.0.113.7')?.then(() => {
    ended = true;
  });
  assert.ok(waiting);
  assert.equal(refusals.wait('2001:db8::1'), null, 'another address');
  assert.deepEqual([refusals.held, refusals.delayed], [1, 1]);
  t.mock.timers.tick(999);
  await Promise.resolve();
  assert.equal(ended, false);
  t.mock.timers.tick(1);
  await waiting;
  assert.equal(refusals.held, 0);
});

test('when the process stops nothing waits on; without a limit nothing waits at all', async () => {
  const refusals = new RefusalDelay(1, () => 0);
  assert.equal(refusals.wait('203.0.113.7'), null);
  const waiting = refusals.wait('203.0.113.7');
  assert.ok(waiting);
  refusals.release();
  await waiting;
  assert.equal(refusals.held, 0);
  const unlimited = new RefusalDelay(0);
  for (let n = 0; n < 500; n++) assert.equal(unlimited.wait('203.0.113.7'), null);
});

test('so many are held, and the next is sent at once', () => {
  const refusals = new RefusalDelay(1, () => 0);
  for (let n = 0; n < 2_001; n++) refusals.wait('203.0.113.7');
  assert.equal(refusals.held, 2_000);
  assert.equal(refusals.wait('203.0.113.7'), null);
  refusals.release();
});
