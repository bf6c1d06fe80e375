// Rest: it checks the types of a copy of the program, builds its interface and starts it.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { promisify } from 'node:util';
import type { Json } from './support/helper.ts';
import { login, serve } from './support/process.ts';

const root = join(import.meta.dirname, '..');
const recipe = join(root, 'test/fixtures/recipe');
const run = promisify(execFile);

/** Lines that go into an existing file. */
interface Lines {
  file: string;
  after: string;
  add: string[];
}
const lines = JSON.parse(readFileSync(join(recipe, 'lines.json'), 'utf8')) as Lines[];

/** A copy of the program with the module of the recipe. */
function copyWithModule(t: TestContext): string {
  const copy = mkdtempSync(join(tmpdir(), 'dinam-recipe-'));
  t.after(() => rmSync(copy, { recursive: true, force: true }));
  const parts = [
    'package.json',
    'tsconfig.json',
    'admin',
    'bin',
    'client',
    'docs',
    'scripts',
    'src',
    'test',
    'bench',
    'website',
  ];
  for (const part of parts)
    cpSync(join(root, part), join(copy, part), { recursive: true, filter: (path) => !path.startsWith(built) });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  cpSync(join(recipe, 'files'), copy, { recursive: true });
  for (const { file, after, add } of lines) {
    const path = join(copy, file);
    const all = readFileSync(path, 'utf8').split('\n');
    const at = all.indexOf(after);
    assert.ok(at >= 0, `${file} has no line ${after}`);
    writeFileSync(path, all.toSpliced(at + 1, 0, ...add).join('\n'));
  }
  return copy;
}
const built = join(root, 'admin/dist');

/** Runs a program in the copy. @throws Error with what it printed */
async function ran(copy: string, ...command: string[]): Promise<void> {
  await run(process.execPath, command, { cwd: copy, maxBuffer: 10_000_000 }).catch((error) => {
    throw new Error(`${command.join(' ')}: ${error.stdout}${error.stderr}`);
  });
}

test('the recipe of a module touches four files besides its own', () => {
  const touched = new Set(lines.map(({ file }) => file));
  assert.deepEqual([...touched].sort(), [
    'admin/src/app.tsx',
    'admin/src/layout/pages.ts',
    'src/migrations/list.ts',
    'src/modules.ts',
  ]);
});

test('a program with the module of the recipe keeps the rules of the architecture, and compiles', async (t) => {
  const copy = copyWithModule(t);
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  await ran(copy, 'client/generate.ts');
  await ran(copy, tsc, '--noEmit', '--incremental', 'false');
  await ran(copy, tsc, '--noEmit', '--incremental', 'false', '-p', 'admin');
  for (const file of ['architecture', 'architecture-sql', 'languages', 'admin/messages', 'admin/messages-used'])
    await ran(copy, '--test', `test/${file}.test.ts`);
});

test('it answers at the addresses of the module, and has its page', async (t) => {
  const copy = copyWithModule(t);
  await ran(copy, 'scripts/build-admin.ts');
  assert.ok(globSync('admin/dist/assets/obituary-page-*.js', { cwd: copy }).length > 0);
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'dinam-recipe-data-'));
  t.after(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  const password = 'ఒక-మంచి-रहस्य-2026';
  const env = {
    DATA_DIR,
    PORT: '0',
    HOST: '127.0.0.1',
    NODE_ENV: 'production',
    ADMIN_PASSWORD: password,
    WORKERS: '0',
  };
  const { url } = await serve(t, env, 'serve', join(copy, 'src/main.ts'));
  const token = await login(url, 'admin', password);
  const ask = async (method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'if-match': '*' };
    const answer = await fetch(url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    return { status: answer.status, body: (await answer.json()) as Json };
  };
  const list = () => ask('GET', '/api/v1/obituaries?lang=te');
  assert.deepEqual((await list()).body.data, []);
  const sent = { lang: 'te', name: 'బాలాంత్రపు రజనీకాంతరావు', died_on: '2018-04-22', text: 'స్వరకర్త.' };
  const created = await ask('POST', '/api/admin/obituaries', sent);
  assert.equal(created.status, 201, JSON.stringify(created.body));
  const { id } = created.body.data;
  assert.deepEqual((await list()).body.data, [{ id, ...sent }]);
  const wrong = await ask('POST', '/api/admin/obituaries', { ...sent, died_on: '2018-04-31' });
  assert.deepEqual([wrong.status, wrong.body.errors[0].field], [400, 'died_on']);
  const edited = await ask('PATCH', `/api/admin/obituaries/${id}`, { is_active: false });
  assert.equal(edited.status, 200, JSON.stringify(edited.body));
  assert.deepEqual((await list()).body.data, []);
  const { body: document } = await ask('GET', '/api/openapi.json');
  assert.ok(document.components.schemas.AdminObituary);
  assert.ok(document.tags.some(({ name }: { name: string }) => name === 'Admin: obituaries'));
  assert.equal((await ask('GET', '/api/admin/labels?lang=te')).body.data.fields.died_on, 'మరణించిన తేదీ');
  assert.equal((await ask('DELETE', `/api/admin/obituaries/${id}`)).status, 200);
  assert.equal((await fetch(`${url}/admin/obituaries`)).status, 200);
});
