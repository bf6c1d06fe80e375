import assert from 'node:assert/strict';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Json, onBoth, password, type Running, start } from '../support/helper.ts';

const system = '/api/admin/system';

async function until<T>(look: () => Promise<T>, isDone: (seen: T) => boolean): Promise<T> {
  for (let tries = 0; ; tries++) {
    const seen = await look();
    if (isDone(seen)) return seen;
    assert.ok(tries < 600, JSON.stringify(seen));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const backupsOf = async (running: Running, token: string): Promise<Json> =>
  (await running.call(system, { token })).body.data.backups;

onBoth('an owner sees the state of the server, and nobody else does', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const token = await running.tokenOf('owner');
  await running.call('/api/v1/news?lang=te');
  await running.call('/api/v1/news?lang=te');
  const { app } = running.dinam;
  const job = {
    kind: 'sweep',
    payload: '{}',
    lane: 'main',
    attempts: 0,
    max_attempts: 8,
    created_at: '2026-11-20T06:00:00.000Z',
  };
  const due = { ...job, run_at: '2026-11-20T06:00:00.000Z' };
  await app.db.write
    .insertInto('jobs')
    .values([
      { ...due, state: 'queued' },
      { ...due, state: 'dead', last_error: 'చెడిపోయింది' },
      { ...job, state: 'queued', run_at: '2099-01-01T00:00:00.000Z' },
    ])
    .execute();
  const { status, body, text } = await running.call(system, { token });
  assert.equal(status, 200, text);
  const { data } = body;
  const level = (name: string) => data.findings.find((one: Json) => one.name === name)?.level;
  assert.deepEqual([level('database'), level('migrations'), level('data folder')], ['ok', 'ok', 'ok'], text);
  assert.equal(level(kind === 'sqlite' ? 'integrity' : 'encoding'), 'ok', text);
  assert.equal(level('jobs'), 'warn', 'the dead job');
  assert.match(data.versions.database, kind === 'sqlite' ? /^SQLite 3\./ : /^PostgreSQL \d/);
  assert.equal(data.versions.node, process.versions.node);
  const main = data.queues.find((one: Json) => one.queue === 'main');
  assert.deepEqual([main.dead, main.running], [1, 0]);
  assert.ok(main.waiting >= 1 && main.planned >= 1, text);
  assert.ok(data.cache.hits >= 1 && data.cache.misses >= 1, text);
  assert.ok(data.disk_free_bytes > 0);
  assert.deepEqual([data.backups.list, data.backups.is_running, data.backups.error], [[], false, null]);
  // Who asks soon after gets the same look at the server.
  assert.equal((await running.call(system, { token })).body.data.checked_at, data.checked_at);
  for (const role of ['chief', 'editor', 'viewer'] as const) {
    const other = await running.tokenOf(role);
    for (const [path, method] of [
      [system, 'GET'],
      ['/api/admin/backups', 'POST'],
      ['/api/admin/backups/x/download', 'POST'],
    ] as const)
      assert.equal((await running.call(path, { token: other, method })).status, 403, `${role} ${path}`);
  }
});

onBoth(
  'a backup is made by a job, one at a time, kept within bounds and downloaded with the password',
  async (t, kind) => {
    const running = await start(t, kind, { WORKERS: '1' });
    const token = await running.tokenOf('owner');
    const json = { title: 'బ్యాకప్‌లో ఉండే వార్త', lang: 'te', content: '<p>నేడు</p>' };
    await running.call('/api/admin/news', { token, json });
    const ask = () => running.call('/api/admin/backups', { method: 'POST', token });
    const [first, second] = await Promise.all([ask(), ask()]);
    assert.deepEqual([first.status, second.status].sort(), [202, 409], first.text + second.text);
    const { list } = await until(
      () => backupsOf(running, token),
      (seen) => seen.list.length === 1 && !seen.is_running,
    );
    const [{ name, bytes }] = list;
    assert.match(name, kind === 'sqlite' ? /^dinam-\d{8}-\d{6}-desk\.sqlite$/ : /^dinam-\d{8}-\d{6}-desk\.jsonl\.gz$/);

    const path = `/api/admin/backups/${name}/download`;
    const post = (json: object, of = path) => running.call(of, { method: 'POST', token, json });
    assert.equal((await post({})).body.code, 'reauthentication_required');
    const wrong = await post({ current_password: 'తప్పు-పాస్‌వర్డ్-123' });
    assert.deepEqual([wrong.status, wrong.body.errors[0].field], [400, 'current_password']);
    for (const other of [
      'dinam.sqlite',
      '..%2Fdinam.sqlite',
      'dinam-20200101-000000.sqlite',
      encodeURIComponent(`../backups/${name}`),
    ])
      assert.equal(
        (await post({ current_password: password }, `/api/admin/backups/${other}/download`)).status,
        404,
        other,
      );
    const answer = await fetch(running.url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ current_password: password }),
    });
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('content-disposition'), `attachment; filename="${name}"`);
    assert.equal(answer.headers.get('cache-control'), 'no-store');
    const file = Buffer.from(await answer.arrayBuffer());
    assert.equal(file.length, bytes);
    const text = kind === 'sqlite' ? file.toString() : gunzipSync(file).toString();
    assert.ok(text.startsWith(kind === 'sqlite' ? 'SQLite format 3\0' : '{"format":"dinam-export"'));
    assert.ok(text.includes('బ్యాకప్‌లో ఉండే వార్త'));
    const lines = (await running.call('/api/admin/audit?resource=system', { token })).body.data;
    assert.deepEqual(lines.map(({ action, resource_id }: Json) => `${action} ${resource_id}`).sort(), [
      'backup ',
      `backup_made ${name}`,
      `download ${name}`,
    ]);

    // Those of the command line are not counted, and stay.
    const folder = join(running.env.DATA_DIR as string, 'backups');
    const extension = name.slice(name.indexOf('.'));
    for (let day = 1; day <= 7; day++)
      await writeFile(join(folder, `dinam-2020010${day}-000000-desk${extension}`), 'పాత');
    await writeFile(join(folder, `dinam-20190101-000000${extension}`), 'పాత');
    running.clock.ms += 60_000;
    const fresh = await running.tokenOf('owner');
    assert.equal((await running.call('/api/admin/backups', { method: 'POST', token: fresh })).status, 202);
    await until(
      () => backupsOf(running, fresh),
      (seen) => !seen.is_running && seen.list.length === 6,
    );
    const names = (await readdir(folder)).filter((one) => one.endsWith(extension));
    assert.equal(names.filter((one) => one.includes('-desk')).length, 5);
    assert.ok(names.includes(`dinam-20190101-000000${extension}`) && names.includes(name));
  },
);

onBoth('nothing is left of a backup that did not come to its end', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '1' });
  const token = await running.tokenOf('owner');
  const folder = join(running.env.DATA_DIR as string, 'backups');
  const ask = () => running.call('/api/admin/backups', { method: 'POST', token });
  const extension = kind === 'sqlite' ? 'sqlite' : 'jsonl.gz';
  await mkdir(folder);
  const dead = 4_194_305; // no process has so high a number
  const left = [process.pid, dead].map((pid) => `dinam-20200101-000000-desk.${extension}.part-${pid}`);
  const kept = [`dinam-20200101-000000-desk.${extension}.part-${process.ppid}`, `తేదీ.${extension}.part-${dead}`];
  for (const name of [...left, ...kept]) await writeFile(join(folder, name), 'సగం');
  // The database is copied; then the files cannot be, since a file is where their folder should be.
  const [date, time] = new Date(running.clock.ms).toISOString().replace(/[-:]/g, '').split(/[T.]/);
  await writeFile(join(folder, `dinam-${date}-${time}-desk.${extension}.files`), '');
  assert.equal((await ask()).status, 202);
  const failed = await until(
    () => backupsOf(running, token),
    (seen) => seen.error !== null,
  );
  assert.deepEqual(failed.list, [], 'a backup without its files is none');
  assert.deepEqual((await readdir(folder)).sort(), kept.sort());
  assert.equal((await ask()).status, 202);
  await until(
    () => backupsOf(running, token),
    (seen) => seen.list.length === 1 && !seen.is_running,
  );
});

onBoth('a backup that fails says why, and another one makes up for it', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '1' });
  const token = await running.tokenOf('owner');
  const folder = join(running.env.DATA_DIR as string, 'backups');
  await writeFile(folder, ''); // a file where the folder should be
  assert.equal((await running.call('/api/admin/backups', { method: 'POST', token })).status, 202);
  const failed = await until(
    () => backupsOf(running, token),
    (seen) => seen.error !== null,
  );
  assert.match(failed.error, /EEXIST|ENOTDIR/);
  assert.equal(failed.is_running, false);
  await rm(folder);
  running.clock.ms += 2_000;
  assert.equal((await running.call('/api/admin/backups', { method: 'POST', token })).status, 202);
  await until(
    () => backupsOf(running, token),
    (seen) => seen.list.length === 1 && seen.error === null,
  );
});
