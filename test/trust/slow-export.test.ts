import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { sql } from 'kysely';
import { start } from '../support/helper.ts';
import { inherited } from '../support/process.ts';

const main = join(import.meta.dirname, '../../src/main.ts');

test('an export whose reader stands still holds up no checkpoint of SQLite, and is whole in the end', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const folder = running.env.DATA_DIR as string;
  const child = spawn(process.execPath, [main, 'export'], {
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
