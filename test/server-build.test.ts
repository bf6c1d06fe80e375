import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { sourceOf } from '../scripts/stack-lines.ts';
import { preparedFolder, readPrepared } from '../src/places/shipped/prepared.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');

/** A folder with the launcher, a source and what was built of it. */
async function installation(t: TestContext, built: number) {
  const folder = mkdtempSync(join(tmpdir(), 'dinam-built-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ['src', 'dist']) mkdirSync(join(folder, name));
  cpSync(join(root, 'bin'), join(folder, 'bin'), { recursive: true });
  const text = "console.log('గోదావరి');\n";
  const source = join(folder, 'src/main.ts');
  writeFileSync(source, text);
  const hash = createHash('sha256').update(text).digest('base64url');
  const files = { 'src/main.ts': [Buffer.byteLength(text), hash] };
  writeFileSync(join(folder, 'dist/sources.json'), JSON.stringify({ built, files }));
  const { program } = (await import(pathToFileURL(join(folder, 'bin/built.mjs')).href)) as {
    program(): { main: string; changed?: string };
  };
  return { source, bundle: join(folder, 'dist/main.mjs'), folder, program };
}

test('the bundle is started while it agrees with the sources, whatever the times of the files', async (t) => {
  const { program, source, bundle } = await installation(t, Date.now() - 60_000);
  assert.deepEqual(program(), { main: bundle }, 'a copy, younger than the bundle');
  writeFileSync(source, "console.log('కృష్ణానది');\n"); // another length
  assert.deepEqual(program(), { main: source, changed: 'src/main.ts' });
  writeFileSync(source, "console.log('గౌతమిరి');\n"); // the same length
  assert.deepEqual(program(), { main: source, changed: 'src/main.ts' });
});

test('a source that is gone, and a bundle that was never made', async (t) => {
  const { program, source, folder, bundle } = await installation(t, Date.now() + 60_000);
  utimesSync(source, 0, 0);
  assert.deepEqual(program(), { main: bundle });
  const sources = join(folder, 'dist/sources.json');
  const made = JSON.parse(readFileSync(sources, 'utf8'));
  writeFileSync(sources, JSON.stringify({ ...made, files: { ...made.files, 'src/cli.ts': [8, ''] } }));
  assert.deepEqual(program(), { main: source, changed: 'src/cli.ts' });
  rmSync(join(folder, 'dist'), { recursive: true });
  assert.deepEqual(program(), { main: source });
  rmSync(source);
  assert.deepEqual(program(), { main: bundle }, 'a release has no sources');
});

test('a stack of the bundle names the lines of the sources', () => {
  const code = `
    const engine = await import(${JSON.stringify(pathToFileURL(join(dist, 'almanac-day-engine.mjs')).href)});
    const error = await Promise.resolve().then(() => engine.day(undefined)).catch((e) => e);
    console.log(error.stack);`;
  const stack = execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  assert.match(stack, /^TypeError: .+\n {4}at /);
  const [, path = '', line] = /\((\/[^:]+\/src\/almanac\/[^:]+\.ts):(\d+):\d+\)/.exec(stack) ?? [];
  assert.match(readFileSync(path, 'utf8').split('\n')[Number(line) - 1] ?? '', /reader/, stack);
  assert.doesNotMatch(stack, /dist\//);
});

test('a place behind a letter that was escaped is found', () => {
  // Segments at columns 0, 8 and 12 of line 2, of lines 1, 3 and 3 of the source; `–` stood at column 5.
  const map = { sources: ['../src/site/date.ts'], mappings: ';AAAA,QAEE,IAAG', x_escaped: [[], [5]] };
  const at = (line: number, column: number) => sourceOf(map, line, column);
  assert.equal(at(2, 1), '../src/site/date.ts:1:1');
  assert.equal(at(2, 13), '../src/site/date.ts:1:1', 'the letter takes six columns');
  assert.equal(at(2, 14), '../src/site/date.ts:3:3');
  assert.equal(at(2, 18), '../src/site/date.ts:3:6');
  assert.equal(at(1, 1), undefined);
});

test('no file of the bundle has a letter for which it takes two bytes a letter in memory', () => {
  const files = globSync('*.mjs', { cwd: dist });
  assert.ok(files.length > 20);
  for (const name of files) {
    const bytes = readFileSync(join(dist, name));
    assert.ok(
      bytes.every((byte) => byte < 0x80),
      name,
    );
  }
});

test('the places of a new database lie beside the bundle', async () => {
  assert.notEqual(await readPrepared(preparedFolder), null);
});

// Or the launcher would find them missing there, and run the sources.
test('the bundle is compared with files that every installation has', () => {
  const { files } = JSON.parse(readFileSync(join(dist, 'sources.json'), 'utf8')) as { files: Record<string, unknown> };
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const packages = Object.keys(files).filter((path) => path.startsWith('node_modules/'));
  assert.ok(packages.length > 50);
  for (const path of packages) {
    const { dev, devOptional } = lock.packages[path.replace(/\/package\.json$/, '')];
    assert.ok(!dev && !devOptional, `npm ci --omit=dev leaves ${path} out`);
  }
  const own = Object.keys(files).filter((path) => !packages.includes(path));
  assert.ok(own.length > 1_000 && own.every((path) => path === 'package.json' || path.startsWith('src/')), own.join());
});

// In a chunk of its own a package in CommonJS has a default export alone: names that the program uses would be missing.
test('packages that are loaded later stay outside the bundle', () => {
  const textOf = (pattern: string, cwd: string) =>
    globSync(pattern, { cwd, exclude: ['**/*.test.ts'] })
      .map((name) => readFileSync(join(cwd, name), 'utf8'))
      .join('\n');
  const later = [...textOf('src/**/*.ts', root).matchAll(/await import\('([^.'][^']*)'\)/g)].map(
    ([, name = '']) => name,
  );
  assert.ok(later.length > 4 && later.includes('undici'));
  const built = textOf('*.mjs', dist);
  for (const name of later) assert.ok(built.includes(`import("${name}")`), name);
});

test('a started program has not loaded the client behind fetch, which an import of node:http would do', () => {
  for (const name of globSync('*.mjs', { cwd: dist }))
    assert.doesNotMatch(readFileSync(join(dist, name), 'utf8'), /from ?"(node:)?http"|import ?"(node:)?http"/, name);
  const script = `
    await import(${JSON.stringify(pathToFileURL(join(dist, 'main.mjs')).href)});
    process.stderr.write(process.moduleLoadList.filter((name) => name.includes('undici')).join());
  `;
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script, 'dinam', '--version'], {
    encoding: 'utf8',
  });
  assert.equal(stderr, '');
});
