// Rest: it puts a release together, and starts it.

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, lstatSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { serviceSettings } from '../bin/environment-file.mjs';
import { type Arch, closure, isRead } from '../scripts/release/packages.ts';
import { loadedPackages, type Release, stage } from '../scripts/release/program.ts';
import { serve } from './support/process.ts';

const root = join(import.meta.dirname, '..');
const arch = process.arch as Arch;
const onLinux = { skip: process.platform !== 'linux' && 'releases are for Linux' };
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

let folder = '';
let program = '';
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'dinam-release-'));
  program = join(folder, `dinam-${version}`);
  if (process.platform === 'linux') stage(program, arch, { any: true });
});
after(() => rmSync(folder, { recursive: true, force: true }));

// `scripts/check-bare.sh` starts it on a system that has nothing.
test('a release starts without sources, draws and is ready', onLinux, async (t) => {
  assert.ok(!existsSync(join(program, 'src/main.ts')));
  const data = mkdtempSync(join(folder, 'data of తెలుగు '));
  const { url } = await serve(t, { DATA_DIR: data, PORT: '0' }, 'serve', join(program, 'dist/main.mjs'));
  type News = { data: { share_card_url: string }[] };
  const { data: news } = (await (await fetch(`${url}/api/v1/news?limit=1&lang=te`)).json()) as News;
  const card = new URL(news[0]?.share_card_url ?? '', url).pathname;
  for (const [path, type] of [
    ['/health/ready?for=writes', 'application/json'],
    ['/admin', 'text/html'],
    ['/docs/', 'text/html'],
    ['/docs/js/scalar.js', 'text/javascript'],
    [card, 'image/'],
  ] as const) {
    const answer = await fetch(url + path);
    assert.equal(answer.status, 200, path);
    assert.ok(answer.headers.get('content-type')?.startsWith(type), path);
  }
});

test('a release has the packages of one system, and of them what a program reads', onLinux, () => {
  const files = globSync('**', { cwd: program }).filter((path) => lstatSync(join(program, path)).isFile());
  const bytes = files.reduce((sum, path) => sum + lstatSync(join(program, path)).size, 0);
  assert.ok(files.length > 2_000 && bytes < 340e6, `${bytes} bytes in ${files.length} files`);
  const unread = files.filter((path) => /\.(map|ts|h|md)$/.test(path) && !/licen[cs]e/i.test(path));
  const maps = globSync('dist/*.mjs.map', { cwd: program });
  assert.ok(maps.length > 20, 'stacks name lines of the sources');
  assert.deepEqual(unread.sort(), ['CHANGELOG.md', ...maps].sort());
  const native = files.filter((path) => /\.node$|\.so(\.|$)/.test(path));
  assert.ok(
    native.length >= 4 && native.every((path) => path.includes(arch) && !path.includes('musl')),
    native.join('\n'),
  );
  for (const name of ['LICENSE', 'LICENSES-OF-PACKAGES.txt', 'compose.yaml', 'deploy/dinam', 'deploy/new-options'])
    assert.ok(files.includes(name), name);
  assert.match(readFileSync(join(program, 'LICENSES-OF-PACKAGES.txt'), 'utf8'), /^fastify 5\.[^\n]*\(MIT\)\n\n/m);
});

test('a release says what it is, and its command what it was built of', onLinux, () => {
  const release = JSON.parse(readFileSync(join(program, 'release.json'), 'utf8')) as Release;
  assert.deepEqual([release.version, release.arch, release.migrations[0]], [version, arch, '001-core']);
  const node = join(program, 'node_modules/.bin/node');
  const said = execFileSync(node, [join(program, 'bin/dinam.mjs'), '--version'], { env: {}, encoding: 'utf8' });
  assert.equal(said, release.build === '' ? `${version}\n` : `${version} (${release.build})\n`);
});

test('the release of the other processor has its libraries', () => {
  for (const [own, other] of [
    ['x64', 'arm64'],
    ['arm64', 'x64'],
  ] as const) {
    const paths = closure([...loadedPackages(), `node-linux-${own}`], own);
    for (const name of [`@img/sharp-linux-${own}`, `@img/sharp-libvips-linux-${own}`, `node-linux-${own}`])
      assert.ok(paths.includes(`node_modules/${name}`), name);
    assert.deepEqual(
      paths.filter((path) => /darwin|win32|wasm|musl/.test(path) || path.endsWith(other)),
      [],
    );
    const builds = 'node_modules/better-sqlite3/prebuilds';
    assert.deepEqual(
      ['linux-x64', 'linux-arm64', 'linuxmusl-x64'].filter((name) => isRead(`${builds}/${name}.node`, own)),
      [`linux-${own}`],
    );
  }
});

test('the package of Debian has the program, units for it and scripts that a shell reads', onLinux, (t) => {
  // npm does not bring it, and Linux without it is no place to make this package: jobs of CI and releases run on Debian's kin.
  if (spawnSync('dpkg-deb', ['--version']).error) return t.skip('there is no dpkg-deb');
  const file = join(folder, 'dinam.deb');
  execFileSync(join(root, 'scripts/release/deb.sh'), [program, file], {
    env: { ...process.env, DEB_COMPRESSION: 'none' },
  });
  const deb = (...args: string[]) => execFileSync('dpkg-deb', args, { encoding: 'utf8', maxBuffer: 1e8 });
  assert.equal(deb('-f', file, 'Package', 'Version'), `Package: dinam\nVersion: ${version}\n`);
  assert.equal(deb('-f', file, 'Architecture').trim(), { x64: 'amd64', arm64: 'arm64' }[arch]);
  const contents = deb('-c', file).split('\n');
  assert.ok(contents.every((line) => !line || /^\S+ root\/root /.test(line)));
  for (const path of ['./usr/lib/dinam/node_modules/.bin/node -> ', './usr/bin/dinam -> ../lib/dinam/deploy/dinam'])
    assert.ok(
      contents.some((line) => line.includes(path)),
      path,
    );
  assert.match(contents[0] ?? '', /^drwxr-xr-x root\/root .* \.\/$/);
  assert.ok(!contents.some((line) => line.includes('./etc/')), 'options with secrets are no file of the package');

  const out = join(folder, 'deb');
  execFileSync('dpkg-deb', ['-R', file, out]);
  for (const script of ['preinst', 'postinst', 'prerm', 'postrm'])
    execFileSync('sh', ['-n', join(out, 'DEBIAN', script)]);
  for (const unit of ['dinam.service', 'dinam-backup.service']) {
    const settings = serviceSettings(readFileSync(join(out, 'usr/lib/systemd/system', unit), 'utf8'));
    const [node = '', main = ''] = settings.find(([name]) => name === 'ExecStart')?.[1].split(' ') ?? [];
    for (const path of [node, main]) assert.ok(existsSync(join(out, path)), `${unit}: ${path}`);
  }
});

test('the options of a new server have secrets of their own, and are read as the service reads them', () => {
  const make = () => execFileSync('sh', [join(root, 'deploy/new-options')], { encoding: 'utf8' });
  const secrets = [make(), make()].flatMap((text) => [...text.matchAll(/^(?:JWT_SECRET|SECRET_KEY)=(.*)$/gm)]);
  assert.ok(secrets.length === 4 && secrets.every(([, one]) => /^[0-9a-f]{64}$/.test(one ?? '')));
  assert.equal(new Set(secrets.map(([, one]) => one)).size, 4);
  execFileSync('sh', ['-n', join(root, 'deploy/install.sh')]);
});
