import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RefusalDelay } from './refusal-delay.ts';

test('beyond the limit of its address a refusal waits from half a second to one and a half', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const refusals = new RefusalDelay(12, 1_000, () => 0);
  assert.equal(refusals.wait('203.0.113.7'), null);
  assert.equal(refusals.wait('203.0.113.7'), null);
  let ended = false;
  const waiting = refusals.wait('203.0.113.7')?.then(() => {
    ended = true;
  });
  assert.ok(waiting);
  assert.equal(refusals.wait('2001:db8::1'), null, 'another address');
  assert.deepEqual([refusals.held, refusals.delayed], [1, 1]);
  t.mock.timers.tick(499);
  await Promise.resolve();
  assert.equal(ended, false);
  t.mock.timers.tick(1_001);
  await waiting;
  assert.equal(refusals.held, 0);
});

test('refusals that came together do not end together', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const refusals = new RefusalDelay(1, 1_000, () => 0);
  for (let n = 0; n < 101; n++) refusals.wait('203.0.113.7');
  const held: number[] = [];
  for (let n = 0; n < 10; n++) {
    t.mock.timers.tick(150);
    held.push(refusals.held);
  }
  assert.ok(new Set(held).size >= 4, `they end over time: ${held}`);
  assert.equal(refusals.held, 0);
});

test('when the process stops nothing waits on; without a limit nothing waits at all', async () => {
  const refusals = new RefusalDelay(1, 1_000, () => 0);
  assert.equal(refusals.wait('203.0.113.7'), null);
  const waiting = refusals.wait('203.0.113.7');
  assert.ok(waiting);
  refusals.release();
  await waiting;
  assert.equal(refusals.held, 0);
  const unlimited = new RefusalDelay(0, 1_000);
  for (let n = 0; n < 500; n++) assert.equal(unlimited.wait('203.0.113.7'), null);
});

test('one address holds a quarter of its connections, all together a fixed number; further refusals are sent at once', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const refusals = new RefusalDelay(1, 1_000, () => 0);
  for (let n = 0; n < 251; n++) refusals.wait('203.0.113.7');
  assert.equal(refusals.held, 250);
  assert.equal(refusals.wait('203.0.113.7'), null);
  for (let n = 0; n < 1_000; n++) refusals.wait(`2001:db8:0:${(n % 500).toString(16)}::7`);
  assert.equal(refusals.held, 500, 'the addresses of a network hold as much as one');
  t.mock.timers.tick(1_500);
  assert.equal(refusals.held, 0);
  assert.ok(refusals.wait('203.0.113.7'), 'and then there is room');
  for (let n = 0; n < 10 * 251; n++) refusals.wait(`198.51.100.${n % 10}`);
  assert.equal(refusals.held, 2_000);
  assert.equal(refusals.wait('203.0.113.8'), null);
  assert.equal(refusals.wait('203.0.113.8'), null);
  refusals.release();
});
