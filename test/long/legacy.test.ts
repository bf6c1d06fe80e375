import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { type Json, readyDatabase } from '../support/helper.ts';
import { serve } from '../support/process.ts';

const root = join(import.meta.dirname, '../..');

test('without src/legacy and its line in modules.ts the rest type-checks and serves /api/v1', async (t) => {
  const copy = await mkdtemp(join(tmpdir(), 'dinam-legacy-'));
  t.after(() => rm(copy, { recursive: true, force: true }));
  const isKept = (path: string): boolean => !/\.test\.ts$|\/src\/legacy$/.test(path);
  await cp(join(root, 'src'), join(copy, 'src'), { recursive: true, filter: isKept });
  await cp(join(root, 'package.json'), join(copy, 'package.json'));
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  const list = join(copy, 'src/modules.ts');
  const lines = (await readFile(list, 'utf8')).split('\n');
  const rest = lines.filter((line) => !/\blegacy\b/.test(line));
  assert.equal(lines.length - rest.length, 2, 'the import and the entry');
  await writeFile(list, rest.join('\n'));

  const { compilerOptions } = JSON.parse(await readFile(join(root, 'tsconfig.json'), 'utf8'));
  const whole = { ...compilerOptions, incremental: false, tsBuildInfoFile: undefined };
  await writeFile(join(copy, 'tsconfig.json'), JSON.stringify({ compilerOptions: whole, include: ['src'] }));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const checked = spawnSync(process.execPath, [tsc], { cwd: copy, encoding: 'utf8' });
  assert.equal(checked.status, 0, checked.stdout);

  const env = { ...(await readyDatabase(t, 'sqlite')), SAMPLE_CONTENT: 'true' };
  const { url } = await serve(t, env, 'serve', join(copy, 'src/main.ts'));
  const request = async (path: string) => {
    const response = await fetch(url + path);
    return { status: response.status, body: (await response.json()) as Json };
  };
  const news = await request('/api/v1/news?lang=te');
  assert.equal(news.status, 200);
  assert.ok(news.body.data.length > 0, 'the sample content');
  const day = await request('/api/v1/panchang/day?date=2026-11-20&lang=te');
  assert.deepEqual([day.status, day.body.data.date], [200, '2026-11-20']);
  assert.deepEqual((await request('/api/v1')).body.data.endpoints, []);
  for (const path of ['/api/news.php', '/api/v1/index.php', '/api/auth.php', '/api/v1/panchang_api.php'])
    assert.equal((await request(path)).status, 404, path);
});
