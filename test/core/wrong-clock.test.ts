// Rest: it starts programs.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from '../../src/app.ts';
import { isoTime } from '../../src/core/clock.ts';
import { readConfig } from '../../src/core/config/config.ts';
import { sharedNow } from '../../src/core/jobs/shared-clock.ts';
import { freePort } from '../../src/core/process/free-port.ts';
import { checkClock } from '../../src/system/database-checks.ts';
import { type Json, onPostgres, readyDatabase, start } from '../support/helper.ts';
import { inherited, mainFile, until } from '../support/process.ts';
import { enqueue } from './storage-scene.ts';

const minute = 60_000;

/** A process whose clock is five minutes ahead. */
async function aheadServer(t: TestContext, env: Record<string, string>): Promise<{ url: string; lines: Json[] }> {
  const file = join(env.DATA_DIR as string, 'ahead.mjs');
  await writeFile(
    file,
    `const Real = Date;
    globalThis.Date = class extends Real {
      constructor(...given) { super(...(given.length ? given : [Real.now() + ${5 * minute}])); }
      static now() { return Real.now() + ${5 * minute}; }
    };`,
  );
  const port = await freePort('127.0.0.1');
  const child = spawn(process.execPath, ['--import', file, mainFile, 'serve'], {
    cwd: env.DATA_DIR,
    env: { ...inherited, ...env, PORT: `${port}`, WORKERS: '2', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  t.after(() => child.kill('SIGKILL'));
  const lines: Json[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.startsWith('{')) lines.push(JSON.parse(line));
  });
  await until(async () => lines.some(({ msg }) => /is ready at/.test(msg)), Boolean);
  return { url: `http://127.0.0.1:${port}`, lines };
}

onPostgres('a machine whose clock is ahead shows nothing early, runs no jobs, and says so', async (t) => {
  const running = await start(t, 'postgres', { WORKERS: '0' });
  running.clock.ms = Date.now();
  const { app } = running.dinam;
  const published_at = isoTime(Date.now() + 2 * minute);
  const token = await running.tokenOf('chief');
  const json = { title: 'రేపటి వార్త', lang: 'te', content: '<p>ఆగండి.</p>' };
  const added = await running.call('/api/admin/news', { token, json });
  assert.equal(added.status, 201, added.text);
  const { id } = added.body.data;
  const planned = await running.call(`/api/admin/news/${id}/publish`, { token, json: { published_at } });
  assert.equal(planned.body.data?.status, 'scheduled', planned.text);
  const { url, lines } = await aheadServer(t, running.env);
  const off = lines.find(({ msg }) => /clock of this machine is 300\.\d s ahead .*no jobs run here/.test(msg));
  assert.equal(off?.level, 'error');
  const ready = (await (await fetch(`${url}/health/ready`)).json()) as Json;
  assert.deepEqual([ready.status, /^300\.\d s ahead/.test(ready.clock)], ['ok', true]);
  const [, apart] = /^dinam_clock_apart_seconds (\S+)$/m.exec(await (await fetch(`${url}/metrics`)).text()) ?? [];
  assert.equal(Math.round(Number(apart)), 300);
  // As a job of this time, and one that was due before it: neither is taken.
  await enqueue(app, { kind: 'news.due' });
  await sleep(1_500); // three looks of its workers
  const jobs = await app.db.write.selectFrom('jobs').select(['state', 'attempts']).execute();
  assert.ok(jobs.length > 0 && jobs.every(({ state, attempts }) => state === 'queued' && attempts === 0));
  for (const path of [`/api/v1/news/${id}`, '/api/v1/news?lang=te'])
    assert.doesNotMatch(await (await fetch(url + path)).text(), /రేపటి/, path);
  assert.equal((await fetch(`${url}/api/v1/news/${id}`)).status, 404);
});

onPostgres('a clock that is set while the program runs changes no time, and jobs run once it is right', async (t) => {
  const dinam = await build(readConfig({ ...(await readyDatabase(t, 'postgres')), WORKERS: '0' }), {
    now: () => Date.now(),
  });
  t.after(() => dinam.close());
  const { app } = dinam;
  const real = Date.now;
  const hasRun = async (): Promise<boolean> =>
    (await app.db.write.selectFrom('jobs').select('state').execute()).every(({ state }) => state === 'done');
  await enqueue(app, { kind: 'news.due' });
  for (const by of [5 * minute, -5 * minute]) {
    t.mock.method(Date, 'now', () => real() + by);
    assert.ok(Math.abs(app.now() - real()) < 10_000, 'as on the database');
    assert.ok(Math.abs((await sharedNow(app)) - real()) < 10_000);
    assert.equal((await checkClock(app.db, app.now)).level, 'fail');
    await dinam.workers.drain();
    assert.equal(await hasRun(), false);
    t.mock.restoreAll();
  }
  assert.equal((await checkClock(app.db, app.now)).level, 'ok');
  await dinam.workers.drain();
  assert.equal(await hasRun(), true);
});
