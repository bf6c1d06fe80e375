import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ThreadError, threadOf } from './worker-thread.ts';

const module = new URL('./worker-thread.testdata.ts', import.meta.url);
const inThread = threadOf<typeof import('./worker-thread.testdata.ts')>(module, {
  timeoutMs: 4_000,
  megabytes: 32,
  idleMs: 100,
});

test('work is done in the order of asking, and what it throws arrives', async () => {
  assert.deepEqual(await Promise.all([1, 2, 3].map((n) => inThread('double', n))), [2, 4, 6]);
  await assert.rejects(inThread('fail'), { name: 'RangeError', message: 'చాలా పెద్దది' });
  assert.equal(await inThread('double', 4), 8);
});

test('what never ends, and what takes all memory, is ended; the work behind it is done', async () => {
  const [forever, tooMuch, after] = await Promise.allSettled([
    inThread('forever'),
    inThread('tooMuch'),
    inThread('double', 5),
  ]);
  assert.ok(forever.status === 'rejected' && forever.reason instanceof ThreadError, 'forever');
  assert.match(String(forever.reason), /more than 4 seconds/);
  assert.ok(tooMuch.status === 'rejected' && tooMuch.reason instanceof ThreadError, 'too much');
  assert.deepEqual(after, { status: 'fulfilled', value: 10 });
  await new Promise((resolve) => setTimeout(resolve, 300));
  assert.equal(await inThread('double', 6), 12, 'again after a rest');
});
