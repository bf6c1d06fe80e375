import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type * as work from '../../../test/support/work-in-process.ts';
import { ProcessError, processOf } from './child-process.ts';

function child(t: TestContext, timeoutMs = 60_000) {
  const module = new URL('../../../test/support/work-in-process.ts', import.meta.url);
  const run = processOf<typeof work>(module, { timeoutMs, megabytes: 300 });
  t.after(run.stop);
  return run;
}

test('calls are answered in order, errors come as they were thrown, and the process goes on', async (t) => {
  const run = child(t);
  assert.deepEqual(await Promise.all([run('add', 1, 2), run('add', 3, 4)]), [3, 7]);
  const pid = run.pid();
  await assert.rejects(run('fails'), { name: 'RangeError', message: 'wrong' });
  assert.equal(await run('add', 5, 6), 11);
  assert.equal(run.pid(), pid);
});

test('callers take turns: many calls of one hold up none of another', async (t) => {
  const run = child(t);
  const order: string[] = [];
  const call = (who: string) => run.as(who, 'add', 1, 1).then(() => void order.push(who));
  await Promise.all(['రాము', 'రాము', 'రాము', 'రాము', 'சீதா', 'رضا', 'சீதா'].map(call));
  assert.deepEqual(order, ['రాము', 'రాము', 'சீதா', 'رضا', 'రాము', 'சீதா', 'రాము']);
});

test('it gets no secret of the environment', async (t) => {
  process.env.JWT_SECRET_OF_TEST = 'x';
  t.after(() => delete process.env.JWT_SECRET_OF_TEST);
  const names = await child(t)('environment');
  assert.ok(names.includes('MALLOC_ARENA_MAX') && !names.includes('JWT_SECRET_OF_TEST'));
});

test('work that never ends, crashes or takes too much memory ends its process; the next call gets another', async (t) => {
  const short = child(t, 500);
  await assert.rejects(short('spins'), { name: 'ProcessError', reason: 'timeout' });
  const run = child(t);
  // Node aborts as well when its heap is full.
  for (const call of [() => run('crashes'), () => run('fills', 2_000)]) {
    const next = [call(), run('add', 1, 1)] as const;
    await assert.rejects(next[0], { name: 'ProcessError', reason: 'memory' });
    assert.equal(await next[1], 2);
  }
  assert.deepEqual([short.counts.timeout, run.counts.memory], [1, 2]);
});

test('stopped, it answers what waits with an error', async (t) => {
  const run = child(t);
  const calls = [run('spins'), run('add', 1, 2)];
  run.stop();
  for (const call of calls) await assert.rejects(call, ProcessError);
});
