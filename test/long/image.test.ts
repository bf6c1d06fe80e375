import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../..');

// No test has an engine of containers: the steps of the stage are run in a folder of their own.
test('the image is built of what the Dockerfile copies', (t) => {
  const work = mkdtempSync(join(tmpdir(), 'dinam-image-'));
  t.after(() => rmSync(work, { recursive: true, force: true }));
  const folder = join(work, 'usr/src/app'); // `src` is the folder of sources, too
  mkdirSync(folder, { recursive: true });
  const [, stage = ''] = /AS build\n([\s\S]*?)\nFROM /.exec(readFileSync(join(root, 'Dockerfile'), 'utf8')) ?? [];
  for (const [, names = '', to = ''] of stage.matchAll(/^COPY (.+) (\S+)$/gm))
    for (const name of names.split(' ')) {
      const target = to.endsWith('/') ? join(folder, to, name.split('/').at(-1) as string) : join(folder, to);
      const isBuilt = (path: string): boolean => /\/dist$|\.test\.ts$/.test(path);
      cpSync(join(root, name), target, { recursive: true, filter: (path) => !isBuilt(path) });
    }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const env = {
    ...process.env,
    DINAM_BUILD: '0123abcd, 2026-12-01',
    TARGETARCH: process.arch,
    PROGRAM: join(folder, 'program'),
  };
  const commands = [...stage.matchAll(/^RUN node (.+)$/gm)].map(([, line = '']) =>
    line.replace(' /program ', ' "$PROGRAM" '),
  );
  assert.equal(commands.length, 3);
  for (const command of commands)
    execFileSync('sh', ['-ec', `"$0" ${command}`, process.execPath], { cwd: folder, env, timeout: 300_000 });
  assert.ok(existsSync(join(folder, 'dist/main.mjs')));
  assert.deepEqual(readdirSync(join(folder, 'dist/places')).sort(), ['place_names.jsonl', 'places.jsonl']);
  rmSync(join(folder, 'program/package.json')); // of use to npm alone
  const said = execFileSync(process.execPath, [join(folder, 'program/bin/dinam.mjs'), '--version'], {
    encoding: 'utf8',
  });
  assert.match(said, /^\d+\.\d+\.\d+ \(0123abcd, 2026-12-01\)\n$/);
  const dist = join(folder, 'program/admin/dist');
  assert.ok(existsSync(join(dist, 'index.html')) && existsSync(join(dist, 'help/editors.html.br')));
  assert.ok(readdirSync(join(dist, 'assets')).some((name) => name.endsWith('.js.br')));
});
