// Rest: a program writes until its disk is full.

import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { readyDatabase } from '../support/helper.ts';
import { formOf } from '../support/media.ts';
import { mp4, picture } from '../support/pictures.ts';
import { login, mainFile, serve } from '../support/process.ts';

const password = 'ఒక-మంచి-రహస్యం-2026';

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

test('no room in the middle of an upload: 503 says so, nothing is half stored, and smaller files are taken', async (t) => {
  const ready = await readyDatabase(t, 'sqlite');
  const env = { ...ready, ADMIN_PASSWORD: password, WORKERS: '0' } as Record<string, string>;
  const { url, lines, child, ended } = await serve(t, env, 'serve', mainFile, 48_000);
  const authorization = `Bearer ${await login(url, 'admin', password)}`;
  const send = async (files: Record<string, Buffer>) => {
    const answer = await fetch(`${url}/api/admin/media`, {
      method: 'POST',
      body: formOf(files),
      headers: { authorization },
    });
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> };
  };
  const small = await picture('png', 60, 40);
  const full = await send({ 'వరద.png': small, 'film.mp4': mp4(60_000_000) });
  assert.deepEqual(
    [full.status, full.body.code, full.body.detail],
    [503, 'unavailable', 'The disk is full: the file was not stored.'],
    lines.join('\n'),
  );
  assert.ok(Number(full.headers.get('retry-after')) > 0);
  assert.deepEqual(await filesBelow(join(env.DATA_DIR as string, 'files')), [], 'not even the first of the two');
  const listed = await fetch(`${url}/api/admin/media`, { headers: { authorization } });
  assert.deepEqual(((await listed.json()) as { data: unknown[] }).data, []);
  assert.equal((await send({ 'వరద.png': small })).status, 201);
  assert.equal((await filesBelow(join(env.DATA_DIR as string, 'files'))).length, 1);
  child.kill('SIGTERM');
  assert.equal(await ended, 0);
});
