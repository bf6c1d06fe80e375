import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { test } from 'node:test';
import { lowerThreadPool } from './priority.ts';
import { ThreadError, threadOf } from './worker-thread.ts';

const module = new URL('../../../test/support/work-in-thread.ts', import.meta.url);
const longestMs = 3_600_000;
const inThread = threadOf<typeof import('../../../test/support/work-in-thread.ts')>(module, {
  timeoutMs: 1_000,
  longestMs, // a busy machine gives the thread little time
  megabytes: 32,
  idleMs: 100,
});

test('work is done in the order of the calls, and what it throws arrives', async () => {
  assert.deepEqual(await Promise.all([1, 2, 3].map((n) => inThread('double', n))), [2, 4, 6]);
  await assert.rejects(inThread('fail'), { name: 'RangeError', message: 'చాలా పెద్దది' });
  assert.equal(await inThread('double', 4), 8);
});

test('calls of the function that goes first are done before others that wait', async () => {
  const call = threadOf<typeof import('../../../test/support/work-in-thread.ts')>(module, {
    timeoutMs: 4_000,
    megabytes: 32,
    idleMs: 100,
    first: 'fail',
  });
  const done: string[] = [];
  const note = (name: string) => () => void done.push(name);
  const calls = [1, 2, 3].map((n) => call('double', n).then(note(`double ${n}`)));
  await Promise.all([...calls, call('fail').catch(note('fail'))]);
  assert.deepEqual(done, ['double 1', 'fail', 'double 2', 'double 3']);
});

test('what never ends, and what takes all memory, is ended; the work behind it is done', async () => {
  const [forever, tooMuch, after] = await Promise.allSettled([
    inThread('forever'),
    inThread('tooMuch'),
    inThread('double', 5),
  ]);
  assert.ok(forever.status === 'rejected' && forever.reason instanceof ThreadError, 'forever');
  assert.match(String(forever.reason), /more than 1 seconds/);
  assert.ok(tooMuch.status === 'rejected' && tooMuch.reason instanceof ThreadError, 'too much');
  assert.deepEqual(after, { status: 'fulfilled', value: 10 });
  await new Promise((resolve) => setTimeout(resolve, 300));
  assert.equal(await inThread('double', 6), 12, 'again after a rest');
});

test('the time of a call is what its thread spent on it: who waits for a busy machine is not ended, but at last', async () => {
  type Work = typeof import('../../../test/support/work-in-thread.ts');
  const hasty = threadOf<Work>(module, { timeoutMs: 150, longestMs, megabytes: 32 });
  for (const again of [1, 2]) assert.equal(await hasty('rest', 500), 'timed-out', `${again}`);
  await assert.rejects(hasty('backtrack'), (error) => error instanceof ThreadError && !error.isByClock);
  await assert.rejects(hasty('backtrack'), /more than 0.15 seconds/);
  assert.equal(await hasty('rest', 500), 'timed-out');
  const atLast = threadOf<Work>(module, { timeoutMs: 150, megabytes: 32 });
  await assert.rejects(atLast('rest', 3_600_000), /more than 1.8 seconds/);
  atLast.stop();
  hasty.stop();
});

test('background threads have a lower priority than the main thread', {
  skip: process.platform !== 'linux' && 'only Linux has a priority for each thread',
}, async () => {
  assert.ok((await inThread('priority')) > getPriority());
  await lowerThreadPool();
  const pool = readdirSync('/proc/self/task').filter((id) =>
    readFileSync(`/proc/self/task/${id}/comm`, 'utf8').startsWith('libuv-worker'),
  );
  assert.ok(pool.length > 0);
  for (const id of pool) assert.ok(getPriority(Number(id)) > getPriority());
});
