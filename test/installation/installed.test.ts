import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { findInstallation, isVersion } from '../../src/core/upgrade/installed.ts';
import { switchTo } from '../../src/core/upgrade/switch.ts';
import { type AppVersion, compareAppVersions, parseAppVersion } from '../../src/text/version/app-version.ts';

function folderOf(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'dinam-installed-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function release(folder: string, version: string): string {
  const path = join(folder, `dinam-${version}`);
  mkdirSync(path, { recursive: true });
  const said = { version, build: '0123abcd, 2026-12-01', arch: process.arch, migrations: ['001-core'] };
  writeFileSync(join(path, 'release.json'), JSON.stringify(said));
  return path;
}

test('the folder of the service is a link to a release beside it, also where the unit ends it by a slash', async (t) => {
  const opt = folderOf(t);
  release(opt, '1.0.0');
  const link = join(opt, 'dinam');
  for (const target of ['dinam-1.0.0', join(opt, 'dinam-1.0.0')]) {
    symlinkSync(target, link);
    for (const given of [link, `${link}/`, `${link}//`]) {
      const found = findInstallation(given);
      assert.deepEqual([found.link, found.base, found.current.version], [link, opt, '1.0.0'], given);
      await switchTo(found, found.current);
      assert.equal(findInstallation(given).current.folder, join(opt, 'dinam-1.0.0'), 'there and back');
    }
    rmSync(link);
  }
  assert.throws(() => findInstallation('/'), /^Fault: This Dinam was not installed from a tar: \/ is not a link/);
});

test('a link that leads elsewhere, or to a link, is refused: the way back would lead to nothing', (t) => {
  const opt = folderOf(t);
  const elsewhere = release(join(opt, 'విడుదలలు'), '1.0.0');
  const link = join(opt, 'dinam');
  symlinkSync(elsewhere, link);
  assert.throws(
    () => findInstallation(link),
    /^Fault: \S+\/dinam leads to \S+\/dinam-1\.0\.0: it must lead to the folder of a release in \S+, and not by another link\.$/,
  );
  rmSync(link);
  symlinkSync(elsewhere, join(opt, 'current'));
  symlinkSync('current', link);
  assert.throws(() => findInstallation(link), /leads to \S+\/current: it must lead to the folder of a release/);
  rmSync(join(opt, 'current'));
  assert.throws(() => findInstallation(link), /leads to \S+\/current: it must lead to the folder of a release/);
});

test('versions of releases are those whose order is known', () => {
  const inOrder = [
    '1.0.0-alpha',
    '1.0.0-alpha.1',
    '1.0.0-beta.2',
    '1.0.0-beta.11',
    '1.0.0-rc.1',
    '1.0.0',
    '1.0.1-rc.1',
    '1.0.1',
    '1.1.0',
    '1.10.0',
  ];
  for (const version of inOrder) assert.ok(isVersion(version), version);
  const versions = inOrder.map((version) => parseAppVersion(version) as AppVersion);
  for (const [i, version] of versions.entries())
    for (const [k, other] of versions.entries())
      assert.equal(Math.sign(compareAppVersions(version, other)), Math.sign(i - k), `${inOrder[i]} ${inOrder[k]}`);
  // Two of these would be the same, or none the higher one.
  for (const version of [
    '1.0.0-hotfix.1',
    '1.0.0-1',
    '1.0.0-rc.1.hotfix',
    '1.0.0-RC.1',
    '1.0',
    '1.0.0+2',
    '౧.౦.౦',
    '../etc',
  ])
    assert.ok(!isVersion(version), version);
});
