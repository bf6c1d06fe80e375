import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { Type } from 'typebox';
import { cachedRead } from '../../src/core/api/cached-read.ts';
import { type Read, read } from '../../src/core/api/read.ts';
import { ReadGate } from '../../src/http/read/gate.ts';
import { start } from '../support/helper.ts';
import { addNews, atOnce } from './admission-scene.ts';

/** A gate of a program, and reads of light effort that end when the test says so. */
async function scene(t: TestContext, env: Record<string, string>) {
  const { app } = (await start(t, 'sqlite', { WORKERS: '0', READS_PER_MINUTE: '0', ...env })).dinam;
  const gate = new ReadGate(app, { drowning: () => false, stop() {} });
  const parts = { query: Type.Object({}), reply: Type.String(), summary: '', topics: () => [] };
  let made = 0;
  const readOf = (run: () => Promise<unknown>, more: Partial<Read> = {}): Read =>
    read({
      ...parts,
      name: `test.${++made}`,
      normalise: (_, q) => q,
      run: async () => ({ data: await run() }),
      ...more,
    } as Parameters<typeof read>[0]);
  const held = () => {
    let end = (_: string): void => {};
    const ended = new Promise<string>((resolve) => {
      end = resolve;
    });
    t.after(() => end('వాన'));
    return { read: readOf(() => ended), end: () => end('వాన') };
  };
  const ask = async (one: Read, ip: string): Promise<string> => {
    const arrival = gate.arrival(cachedRead(one, {}), ip);
    try {
      const turn = gate.admit(arrival);
      const release = turn instanceof Promise ? await turn : turn;
      return JSON.parse((await gate.answer(arrival, release)).body.toString()).data;
    } catch (error) {
      return (error as { code: string }).code;
    }
  };
  /** Takes all places of light reads. */
  const fill = (n = 8) => {
    const all = Array.from({ length: n }, held);
    for (const [i, one] of all.entries()) void ask(one.read, `198.51.100.${i}`);
    return all;
  };
  return { gate, light: gate.admissions.light, readOf, held, ask, fill };
}

test('readers that join an answer which takes too long take no place of others', async (t) => {
  const { light, readOf, held, ask } = await scene(t, { READ_TIMEOUT_MS: '300' });
  const slow = held();
  const replies = await Promise.all(Array.from({ length: 20 }, (_, i) => ask(slow.read, `192.0.2.${i}`)));
  assert.deepEqual([...new Set(replies)], ['unavailable']);
  assert.deepEqual([light.running, light.waiting], [1, 0]);
  assert.equal(
    await ask(
      readOf(async () => 'ఎండ'),
      '203.0.113.7',
    ),
    'ఎండ',
  );
  slow.end();
});

test('when a request that waits is refused, one of those that joined it waits in its place', async (t) => {
  const { light, readOf, ask, fill } = await scene(t, { READ_TIMEOUT_MS: '2000', READ_QUEUE: '4' });
  const places = fill();
  const greedy = '8.8.8.8';
  for (let i = 0; i < 3; i++)
    void ask(
      readOf(async () => 'గాలి'),
      greedy,
    );
  const popular = readOf(async () => 'వరద');
  const replies = [ask(popular, greedy), ...Array.from({ length: 29 }, (_, i) => ask(popular, `192.0.2.${i}`))];
  void ask(
    readOf(async () => 'చలి'),
    '203.0.113.7',
  ); // it takes a place of the greedy one
  await wait(50);
  assert.equal(light.waiting, 4);
  for (const { end } of places) end();
  const answers = await Promise.all(replies);
  assert.deepEqual(
    [answers.filter((reply) => reply === 'వరద').length, answers.filter((reply) => reply === 'unavailable').length],
    [29, 1],
  );
});

test('the time of a request begins once: all of its waits together have an end', async (t) => {
  const { light, held, ask, fill } = await scene(t, { READ_TIMEOUT_MS: '400' });
  const places = fill();
  const slow = held();
  const own = ask(slow.read, '192.0.2.1');
  let joined = '';
  void ask(slow.read, '192.0.2.2').then((reply) => {
    joined = reply;
  });
  await wait(250);
  for (const { end } of places) end();
  assert.equal(await own, 'unavailable');
  await wait(100); // a time of its own would have 250 ms left
  assert.equal(joined, 'unavailable');
  assert.equal(light.running, 1);
});

test('a read that fails gives its place back, wherever it fails', async (t) => {
  const { light, readOf, ask } = await scene(t, {});
  const broken = readOf(async () => 'x', {
    rare: () => {
      throw new TypeError('చెడ్డది');
    },
  });
  for (let i = 0; i < 9; i++) await ask(broken, `192.0.2.${i}`);
  assert.equal(light.running, 0);
  assert.equal(
    await ask(
      readOf(async () => 'ఎండ'),
      '203.0.113.7',
    ),
    'ఎండ',
  );
});

test('where a request is refused because of overload, an answer from before a change is sent', async (t) => {
  const running = await start(t, 'sqlite', { READ_QUEUE: '1', WORKERS: '0', READS_PER_MINUTE: '0' });
  await addNews(running, 30);
  const path = (limit: number): string => `/api/v1/news?lang=te&sort=-views&limit=${limit}`;
  assert.equal((await running.call(path(41))).status, 200);
  await addNews(running, 1);
  const replies = await atOnce(running, [...Array.from({ length: 30 }, (_, i) => path(i + 42)), path(41)]);
  assert.ok(replies.some(({ status }) => status === 503));
  assert.equal(replies.at(-1)?.status, 200);
  assert.ok(running.dinam.app.cache.counts.stale > 0);
});
