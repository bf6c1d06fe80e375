import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { emptyDatabase } from './helper.ts';

async function olderNode(): Promise<string | null> {
  for (const folder of (process.env.PATH ?? '').split(':')) {
    if (folder.includes('node_modules')) continue;
    const path = join(folder, 'node');
    const version = await promisify(execFile)(path, ['--version']).then(
      (r) => r.stdout,
      () => '',
    );
    const major = Number(version.match(/^v(\d+)/)?.[1] ?? 99);
    if (major >= 20 && major < 24) return path;
  }
  return null;
}

test('the command line exports, imports and tells what went wrong, from an older Node too', async (t) => {
  const older = await olderNode();
  t.diagnostic(older ? `started by ${older}` : 'there is no Node 20 to 23 on PATH: started by the current one alone');
  const bin = join(import.meta.dirname, '..', 'bin', 'dinam.mjs');
  const node = older ?? process.execPath;
  const env: Record<string, string | undefined> = { PATH: process.env.PATH, ...(await emptyDatabase(t, 'sqlite')) };
  const copy = { PATH: process.env.PATH, ...(await emptyDatabase(t, 'postgres')) };
  const folder = env.DATA_DIR as string;
  const dinam = (args: string[], at: Record<string, string | undefined> = env) =>
    promisify(execFile)(node, [bin, ...args], { env: at, maxBuffer: 1e8 }).then(
      (r) => ({ ...r, code: 0 }),
      (e: { code: number; stdout: string; stderr: string }) => e,
    );
  assert.equal((await dinam(['export'])).code, 1, 'there is no database yet');
  assert.equal((await dinam(['seed'])).code, 0);
  const out = await dinam(['export']);
  assert.equal(out.code, 0, out.stderr);
  const file = join(folder, 'all.jsonl.gz');
  assert.equal((await dinam(['export', file])).code, 0);
  assert.equal(gunzipSync(await readFile(file)).toString(), out.stdout);
  assert.deepEqual(
    (await readdir(folder)).filter((name) => name.includes('part')),
    [],
  );
  const done = await dinam(['import', file], copy);
  assert.equal(done.code, 0, done.stderr);
  assert.match(done.stdout, /^\d+ rows are in the database \(PostgreSQL\)\.\n$/);
  assert.equal((await dinam(['export'], copy)).stdout, out.stdout);
  const again = await dinam(['import', file], copy);
  assert.equal(again.code, 1);
  assert.match(again.stderr, /^The database is not empty \(rows: .*news 16/);
  assert.equal((await dinam(['import', '--force', file], copy)).code, 0);
  assert.match((await dinam(['import', join(folder, 'none')])).stderr, /cannot be read: ENOENT/);
  const nowhere = await dinam(['export', join(folder, 'none', 'x.jsonl')]);
  assert.equal(nowhere.code, 1);
  assert.match(nowhere.stderr, /cannot be written/);
  assert.equal((await dinam(['exprot'])).code, 2);
  const help = await dinam(['--help']);
  assert.equal(help.code, 0);
  for (const name of 'serve work migrate seed user config openapi export import backup restore doctor'.split(' '))
    assert.match(help.stdout, new RegExp(`^  ${name} .*\\w`, 'm'), name);
  assert.match((await dinam(['help', 'restore'])).stdout, /^Usage: dinam restore \[options\] <file>[\s\S]*--force/);
});
