import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../..');
const triple = { x64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu' }[process.arch as string];

/** Lays a writable layer over the libraries of the system, for this command alone, and removes libatomic from it. */
const without = `
  set -e
  mount -t tmpfs tmpfs /mnt
  for folder in /usr/lib/${triple} /usr/lib64; do
    [ -d "$folder" ] && [ ! -L "$folder" ] || continue
    mkdir -p "/mnt$folder/upper" "/mnt$folder/work"
    mount -t overlay overlay -o "lowerdir=$folder,upperdir=/mnt$folder/upper,workdir=/mnt$folder/work" "$folder"
    rm -f "$folder"/libatomic.so*
  done
  exec "$@"`;
const namespace = process.getuid?.() === 0 ? ['--mount'] : ['--mount', '--map-root-user'];
const hidden = (...command: string[]): string[] => [...namespace, 'bash', '-c', without, '-', ...command];

test('the program starts, draws and stops where the system has no libatomic', async (t) => {
  const probe = spawnSync('unshare', hidden('true'), { encoding: 'utf8' });
  const reason = `the library cannot be hidden here, which needs Linux and the right to mount: ${probe.error ?? probe.stderr}`;
  assert.equal(probe.status, 0, reason);

  const alone = spawnSync('unshare', hidden(process.execPath, '--version'), {
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });
  assert.equal(alone.status, 127, 'the library is hidden');
  assert.match(alone.stderr, /libatomic\.so\.1/);

  const folder = await mkdtemp(join(tmpdir(), 'dinam-bare-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  // The command of deploy/dinam.service.
  const [, command = ''] = /^ExecStart=(.*)$/m.exec(await readFile(join(root, 'deploy/dinam.service'), 'utf8')) ?? [];
  const child = spawn('unshare', hidden(...command.replaceAll('/opt/dinam', root).split(' ')), {
    cwd: folder,
    env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', SAMPLE_CONTENT: 'true' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  t.after(() => child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  const url = await Promise.race([
    ended.then(([code]) => assert.fail(`it ended with ${code}`)),
    new Promise<string>((resolve) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (line.startsWith('{') && line.includes('is ready at')) resolve(JSON.parse(line).address);
      });
    }),
  ]);
  type News = { data: { share_card_url: string }[] };
  const { data } = (await (await fetch(`${url}/api/v1/news?limit=1`)).json()) as News;
  // A process of its own draws it.
  const card = await fetch(url + new URL(data[0]?.share_card_url ?? '', url).pathname);
  assert.equal(card.status, 200);
  assert.match(card.headers.get('content-type') ?? '', /^image\//);
  child.kill('SIGTERM');
  assert.deepEqual(await ended, [0, null]);
});
