// Rest: it starts a program for most commands.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { commandLine } from '../support/command-lines.ts';
import { emptyDatabase, onPostgres, readyDatabase } from '../support/helper.ts';
import { inherited } from '../support/process.ts';

/** A `node` of the machine that is older than the one that the program needs. */
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

onPostgres('the command line exports, imports and tells what went wrong, from an older Node too', async (t) => {
  const older = await olderNode();
  t.diagnostic(older ? `started by ${older}` : 'there is no Node 20 to 23 on PATH: started by the current one alone');
  const bin = join(import.meta.dirname, '../../bin/dinam.mjs');
  const node = older ?? process.execPath;
  const none = await emptyDatabase(t, 'sqlite');
  const env = await readyDatabase(t, 'sqlite');
  const copy = await emptyDatabase(t, 'postgres');
  const folder = env.DATA_DIR as string;
  // What another Node passes on, output and exit code, is seen twice; a start of both costs as much as ten commands.
  const started = (args: string[]) =>
    promisify(execFile)(node, [bin, ...args], { env: { ...inherited, ...env }, maxBuffer: 1e8 }).then(
      (r) => ({ ...r, code: 0 }),
      (e: { code: number; stdout: string; stderr: string }) => e,
    );
  assert.equal((await commandLine(['export'], none)).status, 1, 'there is no database yet');
  assert.equal((await commandLine(['seed'], env)).status, 0);
  const out = await started(['export']);
  assert.equal(out.code, 0, out.stderr);
  const file = join(folder, 'all.jsonl.gz');
  assert.equal((await commandLine(['export', file], env)).status, 0);
  assert.equal(gunzipSync(await readFile(file)).toString(), out.stdout);
  assert.deepEqual(
    (await readdir(folder)).filter((name) => name.includes('part')),
    [],
  );
  const done = await commandLine(['import', file], copy);
  assert.equal(done.status, 0, done.err);
  assert.match(done.out, /^\d+ rows are in the database \(PostgreSQL\)\.\n$/);
  assert.equal((await commandLine(['export'], copy)).out, out.stdout);
  const again = await commandLine(['import', file], copy);
  assert.equal(again.status, 1);
  assert.match(again.err, /^The database is not empty \(rows: .*news 16/);
  assert.equal((await commandLine(['import', '--force', file], copy)).status, 0);
  assert.match((await commandLine(['import', join(folder, 'none')], env)).err, /cannot be read: ENOENT/);
  const nowhere = await commandLine(['export', join(folder, 'none', 'x.jsonl')], env);
  assert.equal(nowhere.status, 1);
  assert.match(nowhere.err, /cannot be written/);
  assert.equal((await started(['exprot'])).code, 2);
  const help = await commandLine(['--help'], env);
  assert.equal(help.status, 0);
  for (const name of 'serve work migrate seed user config openapi export import backup restore doctor'.split(' '))
    assert.match(help.out, new RegExp(`^  ${name} .*\\w`, 'm'), name);
  assert.match(
    (await commandLine(['help', 'restore'], env)).out,
    /^Usage: dinam restore \[options\] <file>[\s\S]*--force/,
  );
});
