import assert from 'node:assert/strict';
import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { examineInstallation } from '../../src/cli/doctor.ts';
import { readyDatabase, start } from '../support/helper.ts';

const modeOf = async (path: string): Promise<string> => ((await stat(path)).mode & 0o777).toString(8);

test('the folder and all that holds secrets is for its owner alone, also what an older release made', async (t) => {
  const env = await readyDatabase(t, 'sqlite');
  const folder = env.DATA_DIR as string;
  await mkdir(join(folder, 'backups'), { mode: 0o755 });
  const backup = join(folder, 'backups', 'dinam-20260101-000000.sqlite');
  await writeFile(backup, 'x', { mode: 0o644 });
  await chmod(folder, 0o755);
  await chmod(join(folder, 'dinam.sqlite'), 0o644);
  const found = (await examineInstallation(env)).find((f) => f.name === 'data folder');
  assert.equal(found?.level, 'warn', 'doctor names them');
  assert.match(found?.text ?? '', /dinam\.sqlite.*chmod/);

  const running = await start(t, 'sqlite', { WORKERS: '0' }, env);
  await running.tokenOf('owner');
  assert.equal(await modeOf(folder), '700');
  assert.equal(await modeOf(join(folder, 'backups')), '700');
  assert.equal(await modeOf(backup), '600');
  const names = (await readdir(folder)).filter((name) => name.startsWith('dinam.sqlite'));
  assert.ok(names.includes('dinam.sqlite-wal'), names.join());
  for (const name of names) assert.equal(await modeOf(join(folder, name)), '600', name);
});
