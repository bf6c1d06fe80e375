import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { promisify } from 'node:util';
import { api } from '../../src/app.ts';
import { apiDocument } from '../../src/http/docs/openapi.ts';
import { publicDocument } from '../../src/http/docs/public.ts';

// The tools are 400 packages that nothing else needs: installed here, from the lock file in test/long/tools.
const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);
const output = { maxBuffer: 8_000_000 };

/** What a program writes, whether it ends well or not. */
const saidBy = (command: string, args: string[], cwd?: string): Promise<string> =>
  run(command, args, { ...output, ...(cwd ? { cwd } : {}) }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string; stderr: string }) => error.stdout || error.stderr,
  );

/** What the compiler says of a project; empty when nothing. */
const compiled = (project: string, ...options: string[]): Promise<string> =>
  saidBy(join(root, 'node_modules/.bin/tsc'), ['-p', project, ...options]);

const whole = apiDocument(api, 'https://api.example.in');
let folder: string;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dinam-tools-'));
  await cp(join(root, 'test/long/tools'), folder, { recursive: true });
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { ...output, cwd: folder });
  return () => rm(folder, { recursive: true, force: true });
});

test('clients made by hey-api, orval and Kubb compile strictly', async () => {
  const made = join(folder, 'made');
  await mkdir(made);
  await writeFile(join(made, 'openapi.json'), JSON.stringify(whole));
  await run(process.execPath, [join(folder, 'generate.mjs'), made], output);

  const compilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    target: 'esnext',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['esnext', 'dom', 'dom.iterable'],
    types: [],
    allowImportingTsExtensions: true,
  };
  const project = join(made, 'tsconfig.json');
  await writeFile(project, JSON.stringify({ compilerOptions, include: ['hey-api', 'orval', 'kubb'] }));
  assert.equal(await compiled(project), '');
});

test('our own client compiles as a package', async () => {
  assert.equal(await compiled(join(root, 'client'), '--outDir', join(folder, 'dist')), '');
});

test('Spectral finds nothing in the API documents', async () => {
  const files = { 'openapi.json': whole, 'openapi-public.json': publicDocument(whole) };
  for (const [name, document] of Object.entries(files)) await writeFile(join(folder, name), JSON.stringify(document));
  const lint = (name: string): Promise<string> => saidBy(process.execPath, ['lint.mjs', name], folder);
  for (const name of Object.keys(files)) assert.equal(await lint(name), '');

  await writeFile(join(folder, 'wrong.json'), JSON.stringify({ ...whole, tags: [] }));
  assert.match(await lint('wrong.json'), /^wrong\.json 1 operation-tag-defined /, 'and something in a wrong one');
});
