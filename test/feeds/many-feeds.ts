import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { perMinute, perMinuteOfHost } from '../../src/feeds/fetch/stagger.ts';
import { item, rssOf } from '../support/feed-server.ts';
import { type Kind, type Running, start } from '../support/helper.ts';

export const path = '/api/admin/feeds/refresh';
export const runs = '/api/admin/feed-runs';

/** What the program does in a minute. */
export async function aMinute({ dinam, clock }: Running): Promise<void> {
  await dinam.workers.drain();
  clock.ms += 60_000;
}

/** Servers on ports of their own, which count how many requests each has at a time. */
async function manyServers(t: TestContext, n: number) {
  const counts = { atOnce: 0, mostAtOnce: 0, mostOfOne: 0, served: new Map<string, number>() };
  const urls: string[] = [];
  for (let s = 0; s < n; s++) {
    let own = 0;
    const server = createServer((request, response) => {
      const address = `${s}${request.url}`;
      counts.served.set(address, (counts.served.get(address) ?? 0) + 1);
      counts.mostOfOne = Math.max(counts.mostOfOne, ++own);
      counts.mostAtOnce = Math.max(counts.mostAtOnce, ++counts.atOnce);
      setTimeout(() => {
        own--;
        counts.atOnce--;
        response.end(rssOf([item(`g${address}`, `செய்தி ${address}`)]));
      }, 3);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    t.after(() => {
      server.closeAllConnections();
      server.close();
    });
    urls.push(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }
  return { urls, counts };
}

/** So many feeds come as one list, and are then refreshed by one click: how fast, and how many at a time. */
export async function takeIn(t: TestContext, kind: Kind, n: number): Promise<void> {
  const { urls, counts } = await manyServers(t, 40);
  const running = await start(t, kind, {
    FETCH_ALLOW: '127.0.0.1',
    WORKERS: '0',
    FEED_WORKERS: '8',
    REQUEST_TIMEOUT_MS: '120000',
  });
  const { call, tokenOf, dinam, clock } = running;
  const token = await tokenOf('editor');
  const lines = Array.from({ length: n }, (_, i) => `<outline xmlUrl="${urls[i % 40]}/${i}" text="செய்தி ${i}"/>`);
  const opml = `<opml version="2.0"><body>${lines.join('')}</body></opml>`;
  const imported = await call('/api/admin/feeds/opml?lang=ta', {
    token,
    body: opml,
    headers: { 'content-type': 'text/x-opml' },
  });
  assert.equal(imported.status, 200, imported.text);
  assert.equal(imported.body.data.added, n);
  const now = new Date(clock.ms).toISOString();
  const due = await dinam.app.db.write.selectFrom('feeds').select('id').where('next_fetch_at', '<=', now).execute();
  assert.equal(due.length, 40, 'one of each server at once');

  /** Minute by minute until all have been asked; gives the minutes. */
  const watch = async (): Promise<number> => {
    for (let minute = 0; ; minute++) {
      counts.served.clear();
      await aMinute(running);
      if (counts.served.size === 0 && minute > 0) return minute;
      assert.ok(counts.served.size <= perMinute + perMinuteOfHost, `${counts.served.size} in a minute`);
      const ofHost = Map.groupBy(counts.served.keys(), (address) => address.split('/')[0]);
      for (const own of ofHost.values()) assert.ok(own.length <= 2 * perMinuteOfHost, `${own.length} of one server`);
      assert.ok([...counts.served.values()].every((n) => n === 1));
    }
  };
  const minutes = await watch();
  const least = Math.ceil(n / perMinute);
  assert.ok(minutes >= least - 1 && minutes <= least + 2, `${minutes} minutes`);
  const feeds = await dinam.app.db.write.selectFrom('feeds').select(['fetch_count', 'next_fetch_at']).execute();
  assert.ok(feeds.every((feed) => feed.fetch_count === 1));
  assert.ok(counts.mostOfOne <= 2, `${counts.mostOfOne} at a time of one server`);
  assert.ok(counts.mostAtOnce <= 8, `${counts.mostAtOnce} at a time`);

  const run = (await call(path, { token, json: { all: true } })).body.data;
  assert.equal(run.total, n);
  const steps: number[] = [];
  for (let minute = 0; minute < 8; minute++) {
    counts.served.clear();
    await aMinute(running);
    assert.ok(counts.served.size <= perMinute + perMinuteOfHost, `${counts.served.size} in a minute`);
    steps.push((await call(`${runs}/${run.id}`, { token })).body.data.done);
  }
  assert.equal(steps.at(-1), n, String(steps));
  assert.ok(steps.filter((done) => done > 0 && done < n).length >= least - 2, `step by step: ${steps}`);
  assert.ok(counts.mostOfOne <= 2 && counts.mostAtOnce <= 8);
  assert.ok(clock.ms > 0);
}
