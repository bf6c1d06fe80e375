// Rest: it packs tars.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { freeBytes } from '../../src/core/files/local.ts';
import { checkRoom } from '../../src/core/upgrade/unpack.ts';

/** A release that is installed, and the tar of the next one. */
function installed(t: TestContext, migrations: string[]): { base: string; tar: string } {
  const base = mkdtempSync(join(tmpdir(), 'dinam-room-'));
  t.after(() => rmSync(base, { recursive: true, force: true }));
  const release = (folder: string, version: string, names: string[]): void => {
    mkdirSync(join(folder, `dinam-${version}`), { recursive: true });
    const said = { version, build: '0123abcd, 2026-12-01', arch: process.arch, migrations: names };
    writeFileSync(join(folder, `dinam-${version}/release.json`), JSON.stringify(said));
  };
  release(base, '1.0.0', ['001-core']);
  const tar = join(base, 'విడుదల.tar.gz');
  release(join(base, 'tars'), '1.1.0', ['001-core', ...migrations]);
  execFileSync('tar', ['-czf', tar, 'dinam-1.1.0'], { cwd: join(base, 'tars') });
  return { base, tar };
}

const refused = /The disk of \S+ has \d+ MB free; the upgrade needs \d+ MB\. Nothing was changed\./;

test('a disk without room for the release and the backup is found out before anything is changed', async (t) => {
  const { base, tar } = installed(t, []);
  await assert.rejects(checkRoom(tar, base, { folder: base, bytes: 1e15 }), refused);
  await checkRoom(tar, base, { folder: base, bytes: 1_000 });
  await checkRoom(tar, base, { folder: base, bytes: 0 });
});

test('a release that migrates needs room for the way back as well', async (t) => {
  const most = Math.floor((await freeBytes(tmpdir())) * 0.6);
  const [plain, migrating] = [installed(t, []), installed(t, ['900-later'])];
  await checkRoom(plain.tar, plain.base, { folder: plain.base, bytes: most });
  await assert.rejects(checkRoom(migrating.tar, migrating.base, { folder: migrating.base, bytes: most }), refused);
});

test('the log of the database counts too', async (t) => {
  const { base, tar } = installed(t, []);
  const most = Math.floor((await freeBytes(base)) * 0.6);
  const log = join(base, 'dinam.sqlite-wal');
  writeFileSync(log, '');
  truncateSync(log, most); // takes no room itself
  await assert.rejects(checkRoom(tar, base, { folder: base, bytes: most }), refused);
});
