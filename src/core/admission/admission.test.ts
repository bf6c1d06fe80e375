import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { Admission, turnMs } from './admission.ts';
import { AddressBuckets, TokenBuckets } from './token-bucket.ts';

/** Work that ends on request. */
function held<T>(value: T) {
  let end = (): void => {};
  let begun = false;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const work = async (): Promise<T> => {
    begun = true;
    await ended;
    return value;
  };
  return { work, end, begun: () => begun };
}

const unavailable = { name: 'Fault', code: 'unavailable', headers: { 'retry-after': '2' } };

test('so many run, some wait, the next is refused; a place is free again when one has ended or failed', async () => {
  const admission = new Admission({ width: 1, most: 1, timeoutMs: 60_000 });
  const [first, second] = [held('ఒకటి'), held('రెండు')];
  const running = admission.run(first.work);
  while (!first.begun()) await turn();
  const waiting = admission.run(second.work);
  await assert.rejects(
    admission.run(async () => 'మూడు'),
    unavailable,
  );
  assert.equal(second.begun(), false);
  assert.deepEqual([admission.running, admission.waiting], [1, 1]);
  first.end();
  second.end();
  assert.deepEqual(await Promise.all([running, waiting]), ['ఒకటి', 'రెండు']);
  await assert.rejects(
    admission.run(async () => {
      throw new RangeError('చెడ్డది');
    }),
    RangeError,
  );
  assert.equal(await admission.run(async () => 7), 7);
  assert.deepEqual([admission.running, admission.waiting], [0, 0]);
  assert.deepEqual(admission.counts, { admitted: 4, refused: 1, expired: 0 });
});

test('who waits longer than the time limit is refused and never begun; what runs is finished', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const admission = new Admission({ width: 1, most: 5, timeoutMs: 50 });
  const [first, second] = [held(1), held(2)];
  const running = admission.run(first.work);
  while (!first.begun()) await turn();
  const refused = assert.rejects(admission.run(second.work), unavailable);
  t.mock.timers.tick(51);
  await refused;
  first.end();
  assert.equal(await running, 1);
  await turn();
  assert.equal(second.begun(), false);
  assert.equal(admission.counts.expired, 1);
});

test('addresses take turns, and a full queue takes a place from the one that has most', async () => {
  const admission = new Admission({ width: 1, most: 4, timeoutMs: 60_000 });
  const order: string[] = [];
  const first = held(0);
  const running = admission.run(first.work, 'greedy');
  while (!first.begun()) await turn();
  const note = (who: string) => admission.run(async () => void order.push(who), who);
  const greedy = [1, 2, 3, 4].map(() => note('greedy'));
  const last = assert.rejects(greedy[3] as Promise<void>, unavailable);
  const others = [note('a'), assert.rejects(note('greedy'), unavailable)];
  await last;
  first.end();
  await Promise.all([running, ...greedy.slice(0, 3), ...others]);
  assert.deepEqual(order, ['greedy', 'a', 'greedy', 'greedy']);
});

test('networks take turns before their addresses do', async () => {
  const admission = new Admission({ width: 1, most: 6, timeoutMs: 60_000 });
  const order: string[] = [];
  const first = held(0);
  const running = admission.run(first.work, '2001:db8:1:0::/64');
  while (!first.begun()) await turn();
  const note = (who: string) => admission.run(async () => void order.push(who), who);
  const lines = [1, 2, 3, 4, 5, 6].map((n) => `2001:db8:1:${n}::/64`);
  const flood = [1, 1, 2, 3, 4, 5].map((n) => note(lines[n] as string));
  const evicted = assert.rejects(flood[1] as Promise<void>, unavailable);
  const newcomer = note('203.0.113.7');
  await assert.rejects(note(lines[5] as string), unavailable);
  await evicted;
  first.end();
  await Promise.all([running, newcomer, ...flood.filter((_, i) => i !== 1)]);
  assert.deepEqual(order, [lines[1], '203.0.113.7', lines[2], lines[3], lines[4], lines[5]]);
});

test('a network has a few times what an address has, and leaves no buckets beyond that', () => {
  const buckets = new AddressBuckets(60, 10, () => 0);
  const line = (n: number): string => `2001:db8:1:${n.toString(16)}::/64`;
  for (let n = 0; n < 8; n++) assert.equal(buckets.take(line(n), 10), null);
  assert.ok(buckets.take(line(0), 1), 'the address');
  for (let n = 8; n < 200; n++) assert.ok(buckets.take(line(n), 1), 'the network');
  assert.equal(buckets.addresses.size, 8);
  assert.equal(buckets.take('2001:db8:2:1::/64', 10), null, 'another network');
  assert.equal(buckets.take('203.0.113.7', 10), null);
});

/** For each of ten works the turn of the event loop in which it ran. */
async function turnsOf(work: () => void): Promise<number[]> {
  const admission = new Admission({ width: 4, most: 50, timeoutMs: 60_000 });
  let turns = 0;
  let counting = true;
  const count = (): void => {
    turns++;
    if (counting) setImmediate(count);
  };
  setImmediate(count);
  const seen: number[] = [];
  const run = async (): Promise<void> => {
    seen.push(turns);
    work();
  };
  await Promise.all(Array.from({ length: 10 }, () => admission.run(run)));
  counting = false;
  return seen;
}

test('between two works that take long the event loop has its turn', async () => {
  const seen = await turnsOf(() => {
    for (const began = performance.now(); performance.now() - began <= turnMs; );
  });
  assert.equal(new Set(seen).size, 10, 'no two begin in one turn');
});

test('works that take little share turns', async () => {
  // Should the machine stop this process in the middle of a turn, that one ends early: it is tried again.
  for (let tries = 0; tries < 50; tries++) if (new Set(await turnsOf(() => {})).size < 10) return;
  assert.fail('each had a turn of its own');
});

test('of the tasks that wait the next begins when the one before has ended, or waits for the system', async () => {
  const admission = new Admission({ width: 4, most: 50, timeoutMs: 60_000 });
  const first = held(0);
  const running = admission.run(first.work);
  const others = Array.from({ length: 3 }, () => held(0));
  const waitsForSystem = others.map(({ work }) => admission.run(work));
  let now = 0;
  let most = 0;
  const inMicrotasks = async (): Promise<void> => {
    most = Math.max(most, ++now);
    for (let i = 0; i < 20; i++) await null;
    now--;
  };
  const waiting = Array.from({ length: 9 }, () => admission.run(inMicrotasks));
  for (const one of others) one.end();
  await Promise.all([...waiting, ...waitsForSystem]);
  first.end();
  await running;
  assert.equal(most, 1);
});

test('a place that is taken by hand is given back', async () => {
  const admission = new Admission({ width: 1, most: 1, timeoutMs: 60_000 });
  const release = admission.acquire();
  assert.ok(!(release instanceof Promise));
  const turn = admission.acquire();
  assert.throws(() => admission.acquire(), /too much to do/);
  release();
  (await turn)();
  assert.deepEqual([admission.running, admission.waiting], [0, 0]);
});

test('a bucket gives its tokens, refills with time, and says how long that takes', () => {
  let now = 0;
  const buckets = new TokenBuckets(60, 10, 100, () => now);
  assert.equal(buckets.take('192.0.2.1', 5), null);
  assert.equal(buckets.take('192.0.2.1', 5), null);
  assert.deepEqual(buckets.take('192.0.2.1', 1), { limit: 60, remaining: 0, reset: 1, exceeded: true });
  assert.equal(buckets.take('192.0.2.2', 10), null, 'another has its own');
  now = 3_000;
  assert.deepEqual(buckets.take('192.0.2.1', 5), { limit: 60, remaining: 3, reset: 2, exceeded: true });
  assert.equal(buckets.take('192.0.2.1', 3), null, 'what is refused costs nothing');
  now = 1e9;
  assert.equal(buckets.take('192.0.2.1', 10), null);
  assert.ok(buckets.take('192.0.2.1', 1), 'never more than it holds');
});

test('buckets are bounded: the least recently used address is dropped', () => {
  const buckets = new TokenBuckets(1, 1, 3, () => 0);
  for (const key of ['a', 'b', 'c', 'a', 'd']) buckets.take(key, 1);
  assert.equal(buckets.size, 3);
  assert.ok(buckets.take('a', 1), 'used lately, and is still empty');
  assert.equal(buckets.take('b', 1), null);
});
