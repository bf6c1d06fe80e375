// Rest: it backs up and restores, and starts programs for that.

import assert from 'node:assert/strict';
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readConfig } from '../../src/core/config/config.ts';
import { filesOf, openFiles } from '../../src/core/files/file-store.ts';
import { originalKey } from '../../src/core/files/key.ts';
import { commandLine } from '../support/command-lines.ts';
import { bareDatabase, onBoth, start, test } from '../support/helper.ts';
import { uploaded } from '../support/media.ts';
import { mp3, picture } from '../support/pictures.ts';
import { s3Server, storedKeys } from '../support/stores.ts';

/** Runs a command; gives its status and what it prints. */
async function run(env: Record<string, string>, ...line: string[]): Promise<{ status: number | null; text: string }> {
  const { status, out, err } = await commandLine(line, env);
  return { status, text: out + err };
}

onBoth('a backup has the files, and a restore brings them back', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const { app } = running.dinam;
  await uploaded(running, 'a.png', await picture('png', 60, 40));
  await uploaded(running, 'a.mp3', mp3());
  const before = await storedKeys(await filesOf(app));
  const backup = join(running.env.DATA_DIR as string, kind === 'sqlite' ? 'b.sqlite' : 'b.jsonl.gz');
  const made = await run(running.env, 'backup', backup);
  assert.equal(made.status, 0, made.text);
  assert.match(made.text, new RegExp(`\\.files ${before.length} files`));
  const other = await bareDatabase(t, kind);
  const restored = await run(other, 'restore', backup);
  assert.equal(restored.status, 0, restored.text);
  const there = await openFiles(readConfig(other));
  assert.deepEqual(await storedKeys(there), before);
  assert.match((await run(other, 'doctor')).text, new RegExp(`files.*${before.length} in `));
  const [lost = ''] = before;
  await rm(join(there.place, lost));
  const ill = await run(other, 'doctor');
  assert.match(ill.text, new RegExp(`files.*1 are missing in .*: ${lost}`));
  // A file of which no row knows; one that is younger may belong to an upload that is under way.
  const orphan = originalKey('0'.repeat(64), 'png');
  await mkdir(dirname(join(there.place, orphan)), { recursive: true });
  await writeFile(join(there.place, orphan), 'x');
  assert.doesNotMatch((await run(other, 'doctor')).text, /belong to no row/);
  const longAgo = Date.now() / 1_000 - 7_200;
  await utimes(join(there.place, orphan), longAgo, longAgo);
  assert.match((await run(other, 'doctor')).text, new RegExp(`1 belong to no row and will be removed: ${orphan}`));
});

test('files move from the disk to a bucket by way of a folder', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  await uploaded(running, 'a.png', await picture('png', 60, 40));
  const before = await storedKeys(await filesOf(running.dinam.app));
  const folder = join(running.env.DATA_DIR as string, 'copy');
  const out = await run(running.env, 'files', 'copy-to', folder);
  assert.deepEqual([out.status, out.text.trim()], [0, `${folder} has ${before.length} files.`]);
  const { env } = await s3Server(t);
  const into = await run({ ...running.env, ...env }, 'files', 'copy-from', folder);
  assert.deepEqual([into.status, into.text.trim()], [0, `${before.length} files were stored.`]);
  const bucket = await openFiles(readConfig({ ...running.env, ...env }));
  t.after(() => bucket.close());
  assert.deepEqual(await storedKeys(bucket), before);
  assert.match((await run({ ...running.env, ...env }, 'files', 'copy-from', folder)).text, /^0 files/);
});
