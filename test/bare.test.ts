import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '..');
const run = promisify(execFile);
const machines = { x64: 0x3e, arm64: 0xb7 };
const onLinux = { skip: process.platform !== 'linux' && 'only on Linux Node is started by dinam-node' };

// `test/long/bare.test.ts` starts the whole program without the library of the system, `scripts/check-bare.sh` on a bare one.
test('the libatomic that comes along is enough for Node', onLinux, async () => {
  const folder = join(root, 'packages/node/lib', process.arch);
  // V8 calls it for each function that it makes, and for code of WebAssembly.
  const script = `
    const wasm = Buffer.from('AGFzbQEAAAABBwFgAn9/AX8DAgEABwcBA2FkZAAACgkBBwAgACABags=', 'base64');
    const made = Array.from({ length: 20000 }, (_, i) => new Function('a', 'return a + ' + i));
    const sum = made.reduce((all, one) => one(all), 0);
    WebAssembly.instantiate(wasm).then(({ instance }) => console.log(JSON.stringify({
      sum, added: instance.exports.add(40, 2), libraries: process.report.getReport().sharedObjects,
    })));`;
  const { stdout } = await run(process.execPath, ['-e', script], { env: { LD_LIBRARY_PATH: folder } });
  const { sum, added, libraries } = JSON.parse(stdout);
  assert.deepEqual([sum, added], [199_990_000, 42]);
  assert.ok(libraries.includes(join(folder, 'libatomic.so.1')), libraries.join('\n'));
});

test('there is a libatomic of each processor that a Node is installed for', async () => {
  const { optionalDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  for (const [cpu, machine] of Object.entries(machines)) {
    assert.ok(optionalDependencies[`node-linux-${cpu}`], cpu);
    const bytes = await readFile(join(root, 'packages/node/lib', cpu, 'libatomic.so.1'));
    assert.equal(bytes.toString('latin1', 1, 4), 'ELF');
    assert.equal(bytes.readUInt16LE(18), machine, cpu);
    assert.ok(bytes.includes('LIBATOMIC_1.0') && bytes.includes('__atomic_compare_exchange'), cpu);
  }
});

test('`.bin/node` starts the Node of its package, with no environment at all', onLinux, async () => {
  const starter = join(root, 'node_modules/.bin/node');
  assert.equal(await readlink(starter), '../dinam-node/node.sh');
  const { stdout } = await run(starter, ['-p', 'process.execPath'], { env: {} });
  assert.equal(stdout.trim(), join(root, `node_modules/node-linux-${process.arch}/bin/node`));
});

/** A folder with the launcher, as npm 10 leaves it: without `.bin/node`. */
async function installation(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dinam-installed-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  for (const name of ['bin', 'node_modules/dinam-node', `node_modules/node-linux-${process.arch}/bin`])
    await mkdir(join(folder, name), { recursive: true });
  for (const name of ['own-node.mjs', 'built.mjs', 'dinam.mjs'])
    await copyFile(join(root, 'bin', name), join(folder, 'bin', name));
  await copyFile(join(root, 'packages/node/node.sh'), join(folder, 'node_modules/dinam-node/node.sh'));
  await writeFile(join(folder, `node_modules/node-linux-${process.arch}/bin/node`), '#!/bin/sh\necho "started: $*"\n', {
    mode: 0o755,
  });
  return folder;
}

test('an installation by npm 10, which removes `.bin/node`, gets it back and runs without it', onLinux, async (t) => {
  const folder = await installation(t);
  const launched = await run(process.execPath, [join(folder, 'bin/dinam.mjs'), 'doctor']);
  assert.match(launched.stdout, /^started: .*dist\/main\.mjs doctor\n$/);
  const { postinstall } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')).scripts;
  assert.equal(postinstall, 'node bin/own-node.mjs');
  const link = join(folder, 'node_modules/.bin/node');
  assert.equal(
    (await run(link, ['--version'])).stdout,
    'started: --version\n',
    'the launcher makes it, after `npm prune`',
  );
  await rm(link);
  for (const _twice of [1, 2]) await run(process.execPath, ['bin/own-node.mjs'], { cwd: folder });
  assert.equal((await run(link, ['--version'])).stdout, 'started: --version\n');
});

test('an installation keeps of Node and SQLite what is read here', onLinux, async (t) => {
  const folder = await installation(t);
  const node = join(folder, 'node_modules', `node-linux-${process.arch}`);
  const sqlite = join(folder, 'node_modules/better-sqlite3');
  const own = [`linux-${process.arch}.node`, `linuxmusl-${process.arch}.node`];
  const others = ['darwin-arm64.node', 'linux-riscv64.node', 'win32-x64.node'];
  for (const path of ['include/node', 'share/man']) await mkdir(join(node, path), { recursive: true });
  for (const path of ['deps', 'lib', 'prebuilds', 'src']) await mkdir(join(sqlite, path), { recursive: true });
  for (const name of [...own, ...others]) await writeFile(join(sqlite, 'prebuilds', name), '');
  for (const _twice of [1, 2]) await run(process.execPath, ['bin/own-node.mjs'], { cwd: folder });
  assert.deepEqual(await readdir(node), ['bin']);
  assert.deepEqual((await readdir(sqlite)).sort(), ['lib', 'prebuilds']);
  assert.deepEqual((await readdir(join(sqlite, 'prebuilds'))).sort(), own);
});

test('an installation by a Node for which npm leaves parts out says so', async () => {
  const { node } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')).engines;
  assert.equal(node, '^20.19.0 || >=22.12.0');
  const install = (version: string) =>
    run(process.execPath, [join(root, 'bin/own-node.mjs')], {
      env: { ...process.env, npm_config_user_agent: `npm/10.8.2 node/v${version} linux x64 workspaces/false` },
    }).then(
      () => '',
      ({ stderr }: { stderr: string }) => stderr,
    );
  for (const version of ['18.20.8', '20.18.3', '21.7.3', '22.11.0'])
    assert.match(await install(version), /^`npm ci` needs Node 20\.19, 22\.12 or newer .*\n$/, version);
  for (const version of ['20.19.0', '22.12.0', '23.1.0', '26.10.0']) assert.equal(await install(version), '', version);
});

test('npm builds no package: its node-gyp is one that does nothing', async () => {
  const { stdout } = await run(join(root, 'node_modules/.bin/node-gyp'), ['rebuild'], {
    cwd: join(root, 'node_modules/better-sqlite3'),
  });
  assert.match(stdout, /^Nothing is built: /);
});
