import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { filesOf } from '../../src/core/files/file-store.ts';
import { processOf } from '../../src/core/threads/child-process.ts';
import type * as worker from '../../src/media/worker.ts';
import { type Json, start } from '../support/helper.ts';
import { hostileFiles } from '../support/hostile-files.ts';
import { upload } from '../support/media.ts';
import { picture } from '../support/pictures.ts';
import { storedKeys } from '../support/stores.ts';

const limits = { imageBytes: 15_728_640, pixels: 16_000_000 };

function decoder(t: TestContext) {
  const module = new URL('../../src/media/worker.ts', import.meta.url);
  const ask = processOf<typeof worker>(module, { timeoutMs: 60_000, megabytes: 768 });
  t.after(ask.stop);
  return ask;
}

test('every hostile file is refused by name, within the limits of the process', async (t) => {
  const ask = decoder(t);
  const folder = await mkdtemp(join(tmpdir(), 'dinam-hostile-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const files = await hostileFiles();
  assert.ok(Object.keys(files).length >= 60, `${Object.keys(files).length} files`);
  const path = join(folder, 'file');
  for (const [name, { bytes, code }] of Object.entries(files)) {
    await writeFile(path, bytes);
    const found = await ask('inspect', path, limits);
    assert.deepEqual([name, found.ok, !found.ok && found.code], [name, false, code], JSON.stringify(found));
    assert.match((found as { message: string }).message, /^(is|has|contains|takes|needs) /, name);
  }
  assert.deepEqual(ask.counts, { timeout: 0, memory: 0, crash: 0 }, 'all in one process');
});

test('hostile files over HTTP: one answer names them all, and nothing is stored', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0', IMAGE_MAX_PIXELS: '16000000' });
  const files = Object.entries(await hostileFiles());
  for (let at = 0; at < files.length; at += 19) {
    const part = files.slice(at, at + 19);
    const given = Object.fromEntries(part.map(([name, { bytes }]) => [name, bytes]));
    const { status, body } = await upload(running, { ...given, 'good.png': await picture('png', 40, 30) });
    assert.equal(status, 400);
    assert.deepEqual(
      body.errors.map(({ field, code }: Json) => [field, code]),
      part.map(([, { code }], n) => [`files.${n}`, code]),
    );
  }
  const { data } = (await running.call('/api/admin/media', { token: await running.tokenOf('viewer') })).body;
  assert.deepEqual([data, await storedKeys(await filesOf(running.dinam.app))], [[], []]);
});
