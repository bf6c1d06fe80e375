// Rest: it belongs to the tests of installations.

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';

const root = join(import.meta.dirname, '../..');
const units = ['dinam.service', 'dinam-backup.service', 'dinam-backup.timer'];
const tarOf = (version: string, arch = 'x64'): string => `dinam-${version}-linux-${arch}.tar.gz`;

/** Small releases, and a folder that stands for the system: absolute paths of the script lead into it. */
function system(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'dinam-install-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const at = (path: string): string => join(folder, path);
  for (const path of ['opt', 'etc/systemd/system', 'usr/local/bin', 'var/lib', 'run/systemd/system', 'bin', 'విడుదల'])
    mkdirSync(at(path), { recursive: true });
  const program = (path: string, text: string): void =>
    writeFileSync(at(path), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  // Users and services of this machine stay as they are.
  for (const name of ['id', 'useradd', 'install']) program(`bin/${name}`, 'exit 0');
  program('bin/systemctl', 'echo "systemctl $*"; exit "$SYSTEMCTL"');
  program('bin/uname', 'echo "$MACHINE"');
  for (const [version, arch] of [
    ['1.0.0', 'x64'],
    ['1.0.1', 'x64'],
    ['1.0.0', 'arm64'],
  ] as const) {
    const release = `విడుదల/dinam-${version}`;
    for (const path of ['bin', 'deploy', 'node_modules/.bin']) mkdirSync(at(`${release}/${path}`), { recursive: true });
    for (const name of [...units, 'new-options'])
      copyFileSync(join(root, 'deploy', name), at(`${release}/deploy/${name}`));
    writeFileSync(at(`${release}/bin/dinam.mjs`), '');
    program(`${release}/node_modules/.bin/node`, `echo "starts ${version} $2"; exit "$STARTS"`);
    execFileSync('tar', ['-czf', tarOf(version, arch), `dinam-${version}`], { cwd: at('విడుదల') });
    rmSync(at(release), { recursive: true });
  }
  writeFileSync(at('విడుదల/SHA256SUMS'), execFileSync('sh', ['-c', 'sha256sum *.tar.gz'], { cwd: at('విడుదల') }));
  const script = readFileSync(join(root, 'deploy/install.sh'), 'utf8');
  const moved = script.replace(/(?<![\w/.}])\/(?=(?:opt|etc|var|usr|run)\/)|(?<![\w/.}])\/(?=opt\b)/g, `${folder}/`);
  const run = (args: string[], env: Record<string, string> = {}) => {
    const { status, stdout, stderr } = spawnSync('sh', ['-c', moved, 'install.sh', ...args], {
      cwd: '/',
      env: { PATH: `${at('bin')}:${process.env.PATH}`, MACHINE: 'x86_64', STARTS: '0', SYSTEMCTL: '0', ...env },
    });
    return { status, out: stdout.toString(), err: stderr.toString() };
  };
  return { at, run, tar: (version: string, arch = 'x64') => at(`విడుదల/${tarOf(version, arch)}`) };
}

test('a release is installed whole, and a second run changes nothing', (t) => {
  const { at, run, tar } = system(t);
  const first = run([tar('1.0.0')]);
  assert.equal(first.status, 0, first.err);
  assert.match(
    first.out,
    /^starts 1\.0\.0 --version\nsystemctl daemon-reload\nsystemctl enable --now dinam dinam-backup\.timer\n$/,
  );
  assert.equal(readlinkSync(at('opt/dinam')), 'dinam-1.0.0');
  assert.equal(readlinkSync(at('usr/local/bin/dinam')), at('opt/dinam/deploy/dinam'));
  const options = readFileSync(at('etc/dinam.env'), 'utf8');
  assert.match(options, /^SECRET_KEY=[0-9a-f]{64}$/m);
  assert.equal(statSync(at('etc/dinam.env')).mode & 0o777, 0o600);
  for (const unit of units) assert.equal(statSync(at(`etc/systemd/system/${unit}`)).mode & 0o777, 0o644, unit);
  appendFileSync(at('etc/systemd/system/dinam.service'), '# మార్చబడింది\n');
  const again = run([tar('1.0.0')]);
  assert.equal(again.status, 0, again.err);
  assert.equal(readFileSync(at('etc/dinam.env'), 'utf8'), options);
  assert.match(readFileSync(at('etc/systemd/system/dinam.service'), 'utf8'), /మార్చబడింది\n$/);
  const other = run([tar('1.0.1')]);
  assert.equal(other.status, 1);
  assert.match(other.err, /^Another release of Dinam is installed in \S+: call dinam upgrade\.\n$/);
  assert.ok(!existsSync(at('opt/dinam-1.0.1')));
});

test('what cannot be installed is refused and leaves nothing that is in the way of the right one', (t) => {
  const { at, run, tar } = system(t);
  const refused = (said: RegExp, args: string[], env = {}): void => {
    const { status, err } = run(args, env);
    assert.equal(status, 1, args.join(' '));
    assert.match(err, said);
    assert.ok(!existsSync(at('opt/dinam')) && !existsSync(at('etc/dinam.env')), args.join(' '));
  };
  refused(/^usage: sh install\.sh dinam-1\.0\.0-linux-x64\.tar\.gz\n$/, []);
  refused(/-linux-arm64\.tar\.gz does not run here: this machine needs dinam-VERSION-linux-x64\.tar\.gz/, [
    tar('1.0.0', 'arm64'),
  ]);
  refused(/this machine needs dinam-VERSION-linux-arm64\.tar\.gz/, [tar('1.0.0')], { MACHINE: 'aarch64' });
  refused(/does not run here/, [at('విడుదల/-linux-x64.tar.gz')]);
  renameSync(tar('1.0.1'), tar('1x0.0'));
  refused(/is not the one that SHA256SUMS beside it names/, [tar('1x0.0')]);
  refused(/is not the one that SHA256SUMS beside it names/, [tar('1.0.2')]);
  refused(/^$/, [tar('1.0.0')], { STARTS: '1' });
  // As a run leaves it that was killed while it unpacked.
  writeFileSync(at('opt/dinam-1.0.0/half'), '');
  const right = run([tar('1.0.0')]);
  assert.equal(right.status, 0, right.err);
  assert.ok(!existsSync(at('opt/dinam-1.0.0/half')));
});

test('a run that was stopped after the link goes on, and a folder of that name is somebody else’s', (t) => {
  const { at, run, tar } = system(t);
  assert.equal(run([tar('1.0.0')], { SYSTEMCTL: '1' }).status, 1);
  rmSync(at('usr/local/bin/dinam'));
  const again = run([tar('1.0.0')]);
  assert.equal(again.status, 0, again.err);
  assert.match(again.out, /systemctl enable --now dinam/);
  assert.ok(readlinkSync(at('usr/local/bin/dinam')));
  rmSync(at('opt/dinam'));
  symlinkSync('nowhere', at('opt/dinam'));
  assert.match(run([tar('1.0.0')]).err, /^Another release of Dinam is installed/);
  rmSync(at('opt/dinam'));
  mkdirSync(at('opt/dinam'));
  assert.match(run([tar('1.0.0')]).err, /^Another release of Dinam is installed/);
});

test('a system that gives no random bytes gets no options with empty secrets', (t) => {
  const { at, run, tar } = system(t);
  writeFileSync(at('bin/od'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  const { status, err } = run([tar('1.0.0')]);
  assert.deepEqual([status, err], [1, 'new-options: no secrets can be made of /dev/urandom.\n']);
  assert.ok(!existsSync(at('etc/dinam.env')) && !existsSync(at('opt/dinam')));
});
