import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { goBack, rollback } from '../../src/core/upgrade/back.ts';
import { readRelease } from '../../src/core/upgrade/installed.ts';
import { systemd } from '../../src/core/upgrade/service.ts';
import type { Setting } from '../../src/core/upgrade/setting.ts';
import { readRecord, writeRecord } from '../../src/core/upgrade/switch.ts';
import { upgrade } from '../../src/core/upgrade/upgrade.ts';
import { type FakeServer, fakeServer } from './fake-scene.ts';

const newer = ['001-core', '900-later'];
/** Migrates, takes a story, and is not ready for long. */
const notReady = (s: FakeServer): string => `printf 'migrated by 1.1.0\\nకొత్త వార్త\\n' >>${s.data}`;

const up = (s: FakeServer, { file, sha256 }: { file: string; sha256: string }): Promise<void> =>
  upgrade(s.setting, file, '/', sha256);

async function messageOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => assert.fail('it succeeded'),
    (error: Error) => error,
  );
  return error.message;
}

/** The server after an upgrade to 1.1.0, which has migrated. */
async function upgraded(s: FakeServer): Promise<Setting> {
  await up(s, s.tar('1.1.0', newer));
  const { installation } = s.setting;
  return { ...s.setting, installation: { ...installation, current: readRelease(join(s.opt, 'dinam-1.1.0')) } };
}

test('what a release wrote before it failed is kept, and named, when the data of before come back', async (t) => {
  const s = await fakeServer(t);
  s.instead('1.1.0', 'start', notReady(s));
  const message = await messageOf(up(s, s.tar('1.1.0', newer)));
  assert.equal(readFileSync(s.data, 'utf8'), 'వార్తలు\n');
  const [, kept = ''] = /What 1\.1\.0 wrote from then to \d{4}-\S+Z is in (\S+) alone/.exec(message) ?? [];
  assert.match(readFileSync(kept, 'utf8'), /కొత్త వార్త/);
  assert.match(message, /The data are those of \S+\/0-1\.0\.0\.sqlite, of \d{4}-\S+Z/);
  assert.equal(s.linked(), 'dinam-1.0.0');
  assert.equal(s.calls().at(-1), '1.0.0 start');
});

test('without a copy of what the failed release wrote nothing is restored over it', async (t) => {
  const s = await fakeServer(t);
  s.instead('1.1.0', 'start', notReady(s));
  s.instead('1.1.0', 'backup', 'echo "no room" >&2; exit 1');
  const { file, sha256 } = s.tar('1.1.0', newer);
  const message = await messageOf(
    upgrade({ ...s.setting, env: { ...s.setting.env, DATABASE_URL: 'postgres://127.0.0.1/dinam' } }, file, '/', sha256),
  );
  assert.match(message, /what it has written since \d{4}-\S+Z could not be kept: .*no room.*`dinam rollback --force`/);
  assert.match(readFileSync(s.data, 'utf8'), /కొత్త వార్త/);
  assert.ok(readRecord(readRelease(join(s.opt, 'dinam-1.1.0'))), 'the way back that it names is there');
  assert.equal(s.linked(), 'dinam-1.1.0');

  rmSync(join(s.opt, '../on-1.1.0-backup'));
  const { installation } = s.setting;
  await rollback(
    { ...s.setting, installation: { ...installation, current: readRelease(join(s.opt, 'dinam-1.1.0')) } },
    true,
  );
  assert.equal(readFileSync(s.data, 'utf8'), 'వార్తలు\n');
});

test('a file of SQLite is copied by the older release where the one that failed cannot', async (t) => {
  const s = await fakeServer(t);
  s.instead('1.1.0', 'start', notReady(s));
  s.instead('1.1.0', 'backup', 'exit 1');
  assert.match(await messageOf(up(s, s.tar('1.1.0', newer))), /is in \S+\/1-1\.0\.0\.sqlite alone/);
});

test('nothing is restored under a service that cannot be stopped', async (t) => {
  const s = await fakeServer(t);
  s.instead('1.1.0', 'start', `${notReady(s)}; echo 'exit 5' >${join(s.opt, '../on-service-stop')}`);
  const message = await messageOf(up(s, s.tar('1.1.0', newer)));
  assert.match(message, /could not be stopped, so that nothing was taken back: .*status 5.*`dinam rollback`/);
  assert.match(readFileSync(s.data, 'utf8'), /కొత్త వార్త/);
  assert.ok(!s.calls().some((line) => line.includes('restore')));
});

for (const way of ['rollback', 'upgrade'] as const)
  test(`no release is started on what a restore that failed has left: ${way}`, async (t) => {
    const s = await fakeServer(t);
    s.instead('1.0.0', 'restore', `: >${s.data}; echo "the disk is full" >&2; exit 1`);
    if (way === 'upgrade') s.instead('1.1.0', 'start', notReady(s));
    const work = way === 'upgrade' ? up(s, s.tar('1.1.0', newer)) : upgraded(s).then((one) => rollback(one, true));
    const message = await messageOf(work);
    assert.match(message, /the disk is full/);
    assert.match(message, /The service is stopped, and the database may be empty/);
    assert.match(message, /`dinam restore --force \S+\/0-1\.0\.0\.sqlite` \(with 1\.0\.0\), then `\S+\/service start`/);
    const [, kept = ''] = /What 1\.1\.0 had is in (\S+)\.$/.exec(message) ?? [];
    assert.match(readFileSync(kept, 'utf8'), /migrated by 1\.1\.0/);
    assert.match(s.calls().at(-1) as string, /^1\.0\.0 restore --force /);
    assert.equal(s.linked(), 'dinam-1.0.0', 'the command that it names is of the release that reads the file');
  });

test('an interruption during the backup ends the upgrade before the switch', async (t) => {
  const s = await fakeServer(t);
  const isOver = (): boolean => s.told.some((line) => line.startsWith('backup'));
  const { file, sha256 } = s.tar('1.1.0', newer);
  assert.match(
    await messageOf(upgrade({ ...s.setting, isOver }, file, '/', sha256)),
    /^Interrupted before the switch: nothing was changed/,
  );
  assert.equal(s.linked(), 'dinam-1.0.0');
  assert.equal(readFileSync(s.data, 'utf8'), 'వార్తలు\n');
  assert.equal(s.calls().at(-1), '1.0.0 start');
});

test('the record of the way back is there before the release starts: a killed upgrade can be taken back', async (t) => {
  const s = await fakeServer(t);
  const record = join(s.opt, 'dinam-1.1.0/upgraded.json');
  s.instead('1.1.0', 'start', `cp ${record} ${record}.seen; ${notReady(s)}; echo 1.1.0 >${join(s.opt, '../runs')}`);
  await upgraded(s);
  const seen = JSON.parse(readFileSync(`${record}.seen`, 'utf8'));
  assert.ok(s.calls().includes('1.0.0 backup --alone'), 'no other instance may write after the backup');
  assert.equal(seen.from, 'dinam-1.0.0');
  assert.match(seen.backup, /0-1\.0\.0\.sqlite$/);
});

test('an installed release that does not run is named with the commands', async (t) => {
  const s = await fakeServer(t);
  const setting = await upgraded(s);
  const tar = s.tar('1.1.0', newer);
  assert.match(
    await messageOf(upgrade(setting, tar.file, '/', tar.sha256)),
    /^1\.1\.0 is the release that is installed\.$/,
  );
  rmSync(join(s.opt, '../runs'));
  assert.match(
    await messageOf(upgrade(setting, tar.file, '/', tar.sha256)),
    /installed, but it is not ready: it is stopped\. `\S+\/service start` starts it; `dinam rollback` goes back\.$/,
  );
});

test('a way back without its backup is refused before anything is stopped', async (t) => {
  const s = await fakeServer(t);
  const setting = await upgraded(s);
  const { backup } = readRecord(setting.installation.current) as { backup: string };
  rmSync(backup);
  const calls = s.calls().length;
  assert.match(await messageOf(rollback(setting, true)), /0-1\.0\.0\.sqlite, the backup of before 1\.1\.0, is gone/);
  assert.deepEqual(s.calls().slice(calls), ['1.0.0 migrate']);
});

test('a release that has not migrated yet is left with the data as they are', async (t) => {
  const s = await fakeServer(t);
  const current = s.install('1.1.0', newer);
  writeRecord(current, { from: 'dinam-1.0.0', at: '2026-12-01T06:00:00.000Z', backup: '/nowhere' });
  await rollback({ ...s.setting, installation: { ...s.setting.installation, current } }, false);
  assert.equal(s.linked(), 'dinam-1.0.0');
  assert.ok(!s.calls().some((line) => line.includes('restore')));
});

test('a unit that cannot be written does not keep the release of before from its start', async (t) => {
  const s = await fakeServer(t);
  const part = `${s.setting.unit}.part`;
  s.instead('1.1.0', 'start', `mkdir ${part}`);
  assert.match(await messageOf(up(s, s.tar('1.1.0', newer))), /so 1\.0\.0 runs again/);
  assert.ok(
    s.told.some((line) => /^units {6}EISDIR.*: copy \S+\/dinam-1\.0\.0\/deploy\/dinam\*\.service/.test(line)),
    s.told.join('\n'),
  );
});

test('a link that cannot be changed on the way back is named with its command', async (t) => {
  const s = await fakeServer(t);
  s.instead('1.1.0', 'start', `${notReady(s)}; mkdir -p ${s.opt}/.dinam.next/in-the-way`);
  assert.match(
    await messageOf(up(s, s.tar('1.1.0', newer))),
    /do not start it before these: `ln -sfn dinam-1\.0\.0 \S+\/dinam`, `dinam restore --force /,
  );
  assert.ok(!s.calls().some((line) => line.includes('restore')));
});

test('a restore waits for a command that has the database open, and the nightly backup is stopped meanwhile', async (t) => {
  const s = await fakeServer(t);
  await up(s, s.tar('1.1.0', newer));
  const failed = readRelease(join(s.opt, 'dinam-1.1.0'));
  const backup = readRecord(failed)?.backup ?? null;
  const folder = join(s.opt, '..');
  s.instead(
    '1.0.0',
    'restore',
    `rm ${folder}/on-1.0.0-restore; echo "A running Dinam has the database open. Stop it first." >&2; exit 1`,
  );
  mkdirSync(join(folder, 'bin'));
  const systemctl = `#!/bin/sh
echo "systemctl $*" >>${folder}/calls
case "$*" in "stop dinam"|"start dinam") ${folder}/service $1 ;; esac
`;
  writeFileSync(join(folder, 'bin/systemctl'), systemctl, { mode: 0o755 });
  const path = process.env.PATH;
  t.after(() => {
    process.env.PATH = path;
  });
  process.env.PATH = `${join(folder, 'bin')}:${path}`;
  const service = { ...s.setting.service, command: systemd };
  const message = await messageOf(goBack({ ...s.setting, service }, failed, { backup, at: '2026-12-01' }, 'वर्षा'));
  assert.match(message, /so 1\.0\.0 runs again/);
  assert.equal(readFileSync(s.data, 'utf8'), 'వార్తలు\n');
  const calls = s.calls().filter((line) => /backup\.(timer|service)|restore/.test(line));
  assert.deepEqual(
    calls.map((line) => line.replace(/ \/.*/, '')),
    [
      'systemctl is-active --quiet dinam-backup.timer',
      'systemctl stop dinam-backup.timer dinam-backup.service',
      '1.0.0 restore --force --only migrations,news,obituaries',
      '1.0.0 restore --force --only migrations,news,obituaries',
      'systemctl start dinam-backup.timer',
    ],
  );
});

test('an upgrade without a database says so, and one whose folder only systemd knows is refused', async (t) => {
  const s = await fakeServer(t);
  const { file, sha256 } = s.tar('1.1.0', newer);
  const env = { DATA_DIR: '%S/dinam' };
  assert.match(
    await messageOf(upgrade({ ...s.setting, env }, file, '/', sha256)),
    /^DATA_DIR is %S\/dinam: only systemd knows what % stands for.*Write the path out/,
  );
  assert.deepEqual(s.calls(), []);
  rmSync(s.data);
  await up(s, { file, sha256 });
  assert.ok(s.told.includes(`backup     none: there is no ${s.data}`), s.told.join('\n'));
});
