import assert from 'node:assert/strict';
import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { packNpm } from '../../scripts/release/npm.ts';

const run = promisify(execFile);
const { version } = JSON.parse(await readFile(join(import.meta.dirname, '../../package.json'), 'utf8'));

// It needs the registry: npm installs what the bundle loads, and Node.
test('the package of npm, installed in an empty folder, serves from there', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'dinam-npm-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, `dinam-${version}.tgz`);
  packNpm(file, true);
  const names = execFileSync('tar', ['-tzf', file], { encoding: 'utf8' }).split('\n');
  assert.ok(names.includes('package/dist/main.mjs') && names.includes('package/admin/dist/index.html'));
  assert.ok(
    names.every((name) => !/\.(ts|d\.mts)$|node_modules/.test(name)),
    'no sources, no packages',
  );
  const manifest = JSON.parse(execFileSync('tar', ['-xzOf', file, 'package/package.json'], { encoding: 'utf8' }));
  assert.equal(manifest.private, undefined);
  assert.equal(manifest.scripts, undefined, 'nothing runs when it is installed');
  for (const [name, wanted] of Object.entries({ ...manifest.dependencies, ...manifest.optionalDependencies }))
    assert.match(wanted as string, /^\d+\.\d+\.\d+/, `${name} has one version, and is no folder`);

  const home = join(folder, 'వార్తలు');
  await mkdir(home);
  await run('npm', ['install', '--no-audit', '--no-fund', file], { cwd: home });
  const child = spawn('npx', ['dinam', 'serve'], {
    cwd: home,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', LOG_FORMAT: 'json' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const stop = () => {
    try {
      process.kill(-(child.pid as number), 'SIGTERM');
    } catch {} // it has ended
  };
  t.after(stop);
  const url = await Promise.race([
    once(child, 'exit').then(([code]) => assert.fail(`it ended with ${code}`)),
    new Promise<string>((resolve) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (line.startsWith('{') && line.includes('is ready at')) resolve(JSON.parse(line).address);
      });
    }),
  ]);
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as { info: { version: string } };
  assert.equal(document.info.version, version);
  type News = { data: { share_card_url: string }[] };
  const { data } = (await (await fetch(`${url}/api/v1/news?limit=1&lang=te`)).json()) as News;
  const card = await fetch(url + new URL(data[0]?.share_card_url ?? '', url).pathname);
  assert.equal(card.status, 200, 'with the fonts and libraries of packages');
  assert.equal((await fetch(`${url}/admin`)).status, 200);
  assert.ok(existsSync(join(home, 'data/dinam.sqlite')), 'in the folder where it was started');
  stop();
  await once(child, 'exit');
});
