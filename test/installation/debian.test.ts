// Rest: it belongs to the tests of installations.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';

const root = join(import.meta.dirname, '../..');
const asRoot = { skip: process.getuid?.() !== 0 && 'scripts of the package run as root' };

interface System {
  /** Path of a file of that system. */
  at(path: string): string;
  text(path: string): string;
  /** Puts the files of the package there. */
  unpack(): void;
  run(script: string, action: string, env?: Record<string, string>): { status: number | null; err: string };
}

/**
 * Runs the scripts of the package on a folder that stands for the system: their absolute paths lead into it, and commands of the system
 * that would change users or services do nothing. `scripts/check-bare.sh` installs the package on a real one.
 * @param dinam script in the place of the installed command
 * @param node the same for what starts it
 */
function system(t: TestContext, dinam = 'exit 0', node = 'exit 0'): System {
  const folder = mkdtempSync(join(tmpdir(), 'dinam-debian-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const at = (path: string): string => join(folder, path);
  for (const path of ['etc', 'var/lib/dinam', 'var/backups', 'usr/bin', 'bin'])
    mkdirSync(at(path), { recursive: true });
  const program = (path: string, text: string): void =>
    writeFileSync(at(path), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  for (const name of ['getent', 'adduser', 'deb-systemd-helper', 'deb-systemd-invoke', 'systemctl'])
    program(`bin/${name}`, 'exit 0');
  const unpack = (): void => {
    for (const path of ['deploy', 'node_modules/.bin']) mkdirSync(at(`usr/lib/dinam/${path}`), { recursive: true });
    program('usr/bin/dinam', dinam);
    program('usr/lib/dinam/node_modules/.bin/node', node);
    copyFileSync(join(root, 'deploy/new-options'), at('usr/lib/dinam/deploy/new-options'));
  };
  unpack();
  return {
    at,
    unpack,
    text: (path) => readFileSync(at(path), 'utf8'),
    run(script, action, env = {}) {
      const text = readFileSync(join(root, 'deploy/debian', script), 'utf8');
      const moved = text.replace(/(?<![\w/.}])\/(?=(?:etc|var|usr|run)\/)/g, `${folder}/`);
      const { status, stderr } = spawnSync('sh', ['-c', moved, script, action], {
        env: { PATH: `${at('bin')}:${process.env.PATH}`, ...env },
      });
      return { status, err: stderr.toString() };
    },
  };
}

const options = 'SECRET_KEY=పాతది\n';
const secret = /^SECRET_KEY=[0-9a-f]{64}$/m;

test('a purge keeps the options where the service writes nothing, and an installation takes them back', asRoot, (t) => {
  const { at, text, unpack, run } = system(t);
  writeFileSync(at('etc/dinam.env'), options, { mode: 0o640 });
  // The service prepares links of the names that a script may write to.
  writeFileSync(at('etc/passwd'), 'root\n');
  symlinkSync(at('etc/passwd'), at('var/lib/dinam/dinam.env'));
  const purged = run('postrm', 'purge');
  assert.equal(purged.status, 0, purged.err);
  assert.ok(!existsSync(at('etc/dinam.env')));
  assert.equal(text('etc/passwd'), 'root\n', 'what the link leads to');
  assert.equal(text('var/backups/dinam.env'), options);
  assert.equal(statSync(at('var/backups/dinam.env')).mode & 0o777, 0o600);

  rmSync(at('var/lib/dinam/dinam.env'));
  unpack();
  const installed = run('postinst', 'configure');
  assert.equal(installed.status, 0, installed.err);
  assert.equal(text('etc/dinam.env'), options);
  assert.equal(statSync(at('etc/dinam.env')).mode & 0o777, 0o600);
  assert.ok(!existsSync(at('var/backups/dinam.env')));
});

test('an installation takes no options that somebody else than root has written', asRoot, (t) => {
  const { at, text, run } = system(t);
  const planted = at('var/lib/dinam/dinam.env');
  const kept = at('var/backups/dinam.env');
  const places: [what: string, plant: () => void][] = [
    ['in the folder of the service', () => writeFileSync(planted, options)],
    ['by a link', () => symlinkSync(planted, kept)],
    [
      'of another user',
      () => {
        writeFileSync(kept, options);
        chownSync(kept, 65_534, 65_534);
      },
    ],
  ];
  for (const [what, plant] of places) {
    plant();
    const { status, err } = run('postinst', 'configure');
    assert.equal(status, 0, err);
    assert.match(text('etc/dinam.env'), secret, what);
    assert.match(err, /var\/lib\/dinam\/dinam\.env, which a purge of 1\.0\.0 has left, is not read/);
    rmSync(at('etc/dinam.env'));
  }
});

/** A command that writes down what it was called with. */
const command = (config: string): string =>
  `echo "$*" >>"$CALLS"; case $1 in config) ${config} ;; backup) exit "${'$'}{BACKUP:-0}" ;; esac`;

test('the package is upgraded after a backup, and not at all where its options cannot be read', (t) => {
  const withDatabase = system(t, command('printf "DATA_DIR=%s\\nPORT=8080\\n" "$DATA"'));
  const { at } = withDatabase;
  const env = { CALLS: at('calls'), DATA: at('var/lib/dinam') };
  const calls = (s: System = withDatabase): string[] => {
    const all = s.text('calls').split('\n').filter(Boolean);
    rmSync(s.at('calls'));
    return all;
  };
  assert.equal(withDatabase.run('preinst', 'upgrade', env).status, 0);
  assert.deepEqual(calls(), ['config'], 'there is no database');
  writeFileSync(at('var/lib/dinam/dinam.sqlite'), '');
  assert.equal(withDatabase.run('preinst', 'upgrade', env).status, 0);
  assert.deepEqual(calls(), ['config', 'backup']);
  const failed = withDatabase.run('preinst', 'upgrade', { ...env, BACKUP: '1' });
  assert.deepEqual([failed.status, calls()], [1, ['config', 'backup']]);
  assert.match(failed.err, /^Dinam is not upgraded: the backup failed\. DINAM_NO_BACKUP=1 /m);

  const broken = system(t, command('echo "PORT must be a number" >&2; exit 2'));
  const refused = broken.run('preinst', 'upgrade', { CALLS: broken.at('calls') });
  assert.deepEqual([refused.status, calls(broken)], [1, ['config']]);
  assert.match(refused.err, /^PORT must be a number\nDinam is not upgraded: dinam config failed/);
  assert.equal(broken.run('preinst', 'upgrade', { CALLS: broken.at('calls'), DINAM_NO_BACKUP: '1' }).status, 0);
  assert.equal(broken.run('preinst', 'install', { CALLS: broken.at('calls') }).status, 0);
});

test('what an older program has compiled is removed before the new one compiles', asRoot, (t) => {
  const { at, run } = system(t, '', '[ ! -e "$(dirname "$0")/../.cache/old" ]');
  mkdirSync(at('usr/lib/dinam/node_modules/.cache'));
  writeFileSync(at('usr/lib/dinam/node_modules/.cache/old'), '');
  const { status, err } = run('postinst', 'configure');
  assert.equal(status, 0, err);
});
