// Rest: it starts programs.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { sql } from 'kysely';
import { start } from '../support/helper.ts';
import { inherited, mainFile } from '../support/process.ts';

test('an export whose reader stands still holds up no checkpoint of SQLite, and is whole in the end', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const folder = running.env.DATA_DIR as string;
  const child = spawn(process.execPath, [mainFile, 'export'], {
    env: { ...inherited, ...running.env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  t.after(() => child.kill('SIGKILL'));
  const exited = once(child, 'exit');
  await once(child.stdout, 'readable'); // and no more of it is read
  const token = await running.tokenOf('editor');
  const reply = await running.call('/api/news.php', { token, json: { title: 'ఎగుమతి తర్వాత' } });
  assert.equal(reply.status, 201, reply.text);
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(running.dinam.app.db.write);
  assert.equal(rows[0]?.busy, 0, 'nobody reads what was before the write');
  const chunks: Buffer[] = [];
  for await (const chunk of child.stdout) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  assert.match(text, /\n\{"end":\d+,"sha256":"[0-9a-f]{64}"\}\n$/);
  assert.doesNotMatch(text, /ఎగుమతి తర్వాత/, 'it is of the moment at which it began');
  assert.deepEqual(await exited, [0, null]);
  assert.deepEqual(
    (await readdir(folder)).filter((name) => name.startsWith('export-')),
    [],
  );
});

test('an export that is cut off leaves no copy of the database behind', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const folder = running.env.DATA_DIR as string;
  // A process that has ended: its number is nobody's.
  const dead = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(dead, 'exit');
  await mkdir(join(folder, `export-${dead.pid}-abcdef`));
  await writeFile(join(folder, `export-${dead.pid}-abcdef`, 'dinam.sqlite'), 'పాత ప్రతి');
  const child = spawn(process.execPath, [mainFile, 'export'], {
    env: { ...inherited, ...running.env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  t.after(() => child.kill('SIGKILL'));
  const exited = once(child, 'exit');
  await once(child.stdout, 'readable');
  child.stdout.destroy(); // as `| head` does
  await exited;
  assert.deepEqual(
    (await readdir(folder)).filter((name) => name.startsWith('export-')),
    [],
  );
});
