// Rest: it kills a program that imports.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StoryImportReport } from '../../src/imports/report.ts';
import { RunLines } from '../../src/imports/runs/lines.ts';
import { beginImportRun, sweepImportRuns } from '../../src/workspace/import-runs.ts';
import { extent } from '../support/extent.ts';
import { type Json, onBoth, onSqlite, type Running, start } from '../support/helper.ts';
import { inherited, mainFile } from '../support/process.ts';
import { importer, storiesOf } from './scene.ts';
import { type Post, wxr } from './wxr.ts';

const frame = '<iframe src="https://tickets.example/embed/1"></iframe>';

const posts: Post[] = [
  { id: 1, title: 'గోదావరి వరద', content: `<p>నీరు</p>${frame}`, comments: 2, name: 'varada' },
  { id: 2, title: 'बाढ़', content: '<p>पानी</p><form><input></form>', name: 'baadh' },
  { id: 3, title: 'வெள்ளம்', content: '<p>நீர்</p>', name: 'vellam', status: 'trash' },
  { id: 4, title: 'বন্যা', content: '<p>জল</p>', name: 'bonya' },
];

async function listOf(running: Running, path: string): Promise<Json> {
  const reply = await running.call(path, { token: await running.tokenOf('owner') });
  assert.equal(reply.status, 200, reply.text);
  return reply.body;
}

onBoth('an owner reads what an import left out, with a link to each story', async (t, kind) => {
  const own = await importer(t, kind);
  const csv = await own.file('report.csv', '');
  await own.run(['wordpress', await own.file('a.xml', wxr(posts)), '--no-media', '--report', csv]);
  const running = await own.serve();
  const [run, ...others] = (await listOf(running, '/api/admin/imports')).data;
  assert.equal(others.length, 0);
  assert.deepEqual(
    [run.state, run.added, run.unchanged, run.refused, run.line_count, run.left_out],
    ['done', 3, 0, 1, 4, 0],
  );
  assert.match(run.source, /^wordpress https:/);
  assert.deepEqual(run.sums.map((sum: Json) => `${sum.level} ${sum.what} ${sum.rows} ${sum.count}`).toSorted(), [
    'changed frame 1 1',
    'incomplete comment 1 2',
    'incomplete form 1 1',
    'refused story 1 1',
  ]);
  const path = `/api/admin/imports/${run.id}`;
  assert.deepEqual((await listOf(running, path)).data, run);
  const { data, meta } = await listOf(running, `${path}/lines?limit=2`);
  assert.deepEqual([data.length, meta.total, meta.has_more], [2, 4, true]);
  const story = (await storiesOf(running)).get('గోదావరి వరద');
  const [line] = (await listOf(running, `${path}/lines?what=frame`)).data;
  assert.deepEqual(
    [line.news_id, line.level, line.external_id, line.title, line.count],
    [story.id, 'changed', '1', 'గోదావరి వరద', 1],
  );
  assert.match(line.reason, /tickets\.example/);
  const [refused] = (await listOf(running, `${path}/lines?level=refused`)).data;
  assert.deepEqual([refused.news_id, refused.title, refused.reason], [null, 'வெள்ளம்', 'it is in the trash']);

  const token = await running.tokenOf('owner');
  const file = await running.call(`${path}/report`, { token });
  assert.match(file.headers.get('content-type') ?? '', /^text\/csv/);
  assert.equal(file.text, (await readFile(csv, 'utf8')).replace('\uFEFF', ''), 'the file of the command line');
  const part = await running.call(`${path}/report?what=form`, { token });
  assert.deepEqual(part.text.match(/बाढ़|வெள்ளம்/g), ['बाढ़']);

  for (const address of [path, `${path}/lines`, `${path}/report`]) {
    assert.equal((await running.call(address)).status, 401);
    assert.equal((await running.call(address, { token: await running.tokenOf('contributor') })).status, 403);
    assert.equal((await running.call(address.replace(/\d+/, '99'), { token })).status, 404);
  }
  assert.equal((await running.call(`${path}/lines?what=nothing`, { token })).status, 400);

  const { db } = running.dinam.app;
  await db.write.deleteFrom('news').where('id', '=', story.id).execute();
  assert.equal((await listOf(running, `${path}/lines?what=frame`)).data[0].news_id, null, 'the story is gone');
});

onSqlite('of an import that was killed the report stays, and says that it was interrupted', async (t, kind) => {
  const waiting = createServer(() => {});
  t.after(() => {
    waiting.closeAllConnections();
    waiting.close();
  });
  await new Promise<void>((resolve) => waiting.listen(0, '127.0.0.1', resolve));
  const site = `http://127.0.0.1:${(waiting.address() as AddressInfo).port}`;
  const own = await importer(t, kind);
  const many = Array.from(
    { length: 21 },
    (_, n): Post => ({
      id: n + 1,
      title: `వార్త ${n}`,
      content: `<p>నీరు</p>${n < 20 ? frame : `<img src="${site}/a.jpg">`}`,
    }),
  );
  const file = await own.file('a.xml', wxr(many, { site }));
  const child = spawn(process.execPath, [mainFile, 'import', 'wordpress', file], {
    cwd: own.env.DATA_DIR,
    env: { ...inherited, ...own.env },
    stdio: 'ignore',
  });
  t.after(() => child.kill('SIGKILL'));
  await once(waiting, 'request');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const running = await own.serve();
  const { db } = running.dinam.app;
  const seen = async () => (await listOf(running, '/api/admin/imports')).data[0];
  const run = await seen();
  assert.deepEqual([run.state, run.line_count, run.finished_at], ['running', 20, null]);
  assert.equal((await listOf(running, `/api/admin/imports/${run.id}/lines?what=frame`)).meta.total, 20);
  await db.write.updateTable('import_runs').set({ updated_at: '2026-01-01T00:00:00.000Z' }).execute();
  assert.equal((await seen()).state, 'interrupted');
});

onSqlite('a report is bounded, counts what it does not keep, and is removed in time', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const { app } = running.dinam;
  const report = new StoryImportReport();
  const run = await beginImportRun(app, 'wordpress https://vaarta.example', () => ({ ...report.stories }));
  const lines = new RunLines(app, run.id, report);
  report.keep = (row) => lines.put(row);
  const count = extent(50_010, 17_010);
  for (let n = 1; n <= count; n++) {
    const reason = 'ட'.repeat(n === 1 ? 5_000 : 1_010);
    await report.note({ line: n, id: `\0${n}`, title: 'سیلاب' }, { what: 'tag', count: 2, reason });
  }
  await lines.flush();
  await run.end();
  const [first] = (await listOf(running, '/api/admin/imports')).data;
  assert.ok(first.line_count > 10_000 && first.line_count <= 50_000, String(first.line_count));
  assert.equal(first.line_count + first.left_out, count);
  assert.ok(first.left_out > 0);
  assert.deepEqual(first.sums, [{ level: 'incomplete', what: 'tag', rows: count, count: 2 * count }]);
  const [line] = (await listOf(running, `/api/admin/imports/${run.id}/lines?limit=1`)).data;
  assert.deepEqual([line.external_id, line.title, line.reason.length], ['1', 'سیلاب', 1_000]);

  const { db } = app;
  const rows = async () =>
    Number(
      (
        await db.write
          .selectFrom('import_lines')
          .select((e) => e.fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    );
  for (let n = 0; n < 19; n++) await (await beginImportRun(app, `csv ${n}`, () => ({ ...report.stories }))).end();
  await sweepImportRuns(app);
  assert.ok((await rows()) > 0, 'twenty are kept');
  await (await beginImportRun(app, 'వార్త', () => ({ ...report.stories }))).end();
  await db.write
    .updateTable('import_runs')
    .set({ updated_at: '2020-01-01T00:00:00.000Z' })
    .where('source', '=', 'csv 3')
    .execute();
  await sweepImportRuns(app);
  const sources = (await listOf(running, '/api/admin/imports?limit=50')).data.map((one: Json) => one.source);
  assert.equal(sources.length, 19, 'neither the old one nor the one before the last twenty');
  assert.ok(!sources.includes('csv 3') && !sources.some((one: string) => one.startsWith('wordpress')));
  assert.equal(await rows(), 0);
});
