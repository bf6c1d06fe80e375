// Rest: it installs releases and starts their commands.

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { newLease, thisOwner } from '../../src/core/jobs/lease.ts';
import { emptyDatabase, onSqlite } from '../support/helper.ts';
import { dinam } from '../support/process.ts';
import { next, patch, present, releases, type Server, server, tarOf } from './scene.ts';

const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

/** A folder with a tar of its own, beside its checksum. */
function ownTar(t: TestContext, release: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'dinam-own-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'dinam-9.9.9'));
  writeFileSync(join(folder, 'dinam-9.9.9/release.json'), JSON.stringify(release));
  const file = join(folder, 'ప్రతి.tar.gz');
  execFileSync('tar', ['-czf', file, 'dinam-9.9.9'], { cwd: folder });
  writeFileSync(join(folder, 'SHA256SUMS'), `${hashOf(file)}  ${basename(file)}\n`);
  return file;
}

onSqlite('an upgrade that cannot be made says why, and changes nothing', async (t) => {
  const env = await emptyDatabase(t, 'sqlite');
  const s: Server = await server(t, env, patch);
  const was = readdirSync(s.opt).sort();
  const folder = mkdtempSync(join(tmpdir(), 'dinam-tars-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const copy = join(folder, basename(tarOf(next)));
  copyFileSync(tarOf(next), copy);
  const other = process.arch === 'x64' ? 'arm64' : 'x64';
  const release = { version: '9.9.9', build: '0123abcd, 2026-12-01', arch: process.arch, migrations: [] };
  const way = ['--service', `${s.service} {}`];

  const cases: [args: string[], said: RegExp][] = [
    [
      [tarOf(present), ...way],
      new RegExp(`^${present} is older than ${patch}, which is installed\\. \`dinam rollback\``),
    ],
    [[tarOf(patch), ...way], new RegExp(`^${patch} is the release that is installed`)],
    [[copy, ...way], /^No SHA256SUMS beside .* names it: fetch that file as well, or give --sha256/],
    [
      [copy, '--sha256', 'f'.repeat(64), ...way],
      /is damaged, or not that release: its SHA-256 is [0-9a-f]{64}, not f{64}/,
    ],
    [['dinam-9.9.9.tar.gz', ...way], /^There is no file .*\/dinam-9\.9\.9\.tar\.gz; a version is written as 1\.2\.3/],
    [['http://127.0.0.1:1/dinam.tar.gz', ...way], /^Over http:\/\/ somebody on the way could exchange the file/],
    [['https://127.0.0.1:1/dinam.tar.gz', ...way], /^https:\/\/127\.0\.0\.1:1\/SHA256SUMS cannot be fetched: /],
    [
      [ownTar(t, { ...release, arch: other }), ...way],
      new RegExp(`is for ${other}; this machine needs dinam-9\\.9\\.9-linux`),
    ],
    [[ownTar(t, { ...release, version: '../../etc' }), ...way], /its release\.json says nothing of a version/],
    [[ownTar(t, release), ...way], /^Dinam 9\.9\.9 does not start on this machine: .*bin\/node/],
    [[copy, '--service', 'systemctl restart dinam'], /^--service is a command with \{\} for `stop` and `start`/],
    [[copy, '--wait', 'long', ...way], /It must be a number of seconds/],
  ];
  for (const [args, said] of cases) {
    const { status, out } = await s.run('upgrade', ...args);
    assert.match(out.trim().split('\n').at(-1) as string, said);
    assert.ok(status === 1 || status === 2, args.join(' '));
    assert.deepEqual(readdirSync(s.opt).sort(), was, args.join(' '));
  }
  assert.match(
    (await s.run('rollback', ...way)).out,
    new RegExp(`^No upgrade has led to ${patch}: there is no way back`),
  );

  symlinkSync(newLease(thisOwner), join(s.opt, '.dinam-upgrade.lock'));
  assert.match((await s.run('upgrade', copy, ...way)).out, /^Another upgrade is running \(process \d+, by /);
  rmSync(join(s.opt, '.dinam-upgrade.lock'));

  chmodSync(s.opt, 0o555);
  // Root may write nevertheless: then another user tries it.
  const uid = process.getuid?.() === 0 ? 65_534 : undefined;
  for (const path of [s.folder, join(s.folder, 'etc')]) chmodSync(path, 0o755);
  chmodSync(join(s.folder, 'dinam.env'), 0o644);
  const denied = spawnSync(join(s.opt, 'dinam/deploy/dinam'), ['upgrade', tarOf(next), ...way], {
    cwd: '/',
    env: { PATH: process.env.PATH, DINAM_UNIT: join(s.folder, 'etc/dinam.service') },
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  chmodSync(s.opt, 0o755);
  assert.match(denied.stderr.toString(), /cannot be written \(EACCES\): call this command as root, as by sudo\./);
});

onSqlite('a release is fetched by its address or its version', async (t) => {
  const web = createServer((request, response) => {
    const name = basename(request.url ?? '');
    const isThere = readdirSync(releases()).includes(name);
    response.writeHead(isThere ? 200 : 404).end(isThere ? readFileSync(join(releases(), name)) : '');
  });
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  t.after(() => web.close());
  const base = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
  const env = await emptyDatabase(t, 'sqlite');
  const s = await server(t, { ...env, DINAM_RELEASES: base, DINAM_SERVICE: 'false {}' });
  for (const [given, one] of [
    [`${base}/${basename(tarOf(next))}`, next],
    [next, next],
    [`v${next}`, next],
  ] as const) {
    const { status, out } = await s.run('upgrade', given, '--sha256', hashOf(tarOf(one)));
    assert.match(
      out,
      new RegExp(`^fetching {3}${base}/\\S+\\nchecked {4}dinam-${one}|^fetching .*\\nchecked .*${one}`),
    );
    assert.match(out, /`false stop` failed with status 1\.\n$/, 'the service of the options');
    assert.equal(status, 1);
  }
  assert.match(
    (await s.run('upgrade', '9.9.9', '--sha256', 'f'.repeat(64))).out,
    /v9\.9\.9\/.* the server answers 404\.\n$/,
  );
  assert.deepEqual(
    readdirSync(s.opt).filter((name) => name.startsWith('.')),
    [],
    'what was fetched is removed',
  );
});

test('a Dinam that another way installed says how it is upgraded', async (t) => {
  const env = await emptyDatabase(t, 'sqlite');
  const { status, err } = await dinam(['upgrade', '9.9.9'], env);
  assert.equal(status, 1);
  assert.match(err, /^This Dinam was not installed from a tar: .*apt install .*docker compose pull.*npm install/);
});
