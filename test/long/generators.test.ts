import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire, registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { api } from '../../src/app.ts';
import { apiDocument } from '../../src/http/docs/openapi.ts';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** What the compiler says of a project; empty when nothing. */
const compiled = (project: string, ...options: string[]): Promise<string> =>
  run(join(root, 'node_modules/.bin/tsc'), ['-p', project, ...options], { maxBuffer: 8_000_000 }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  );

/** The generators call the compiler of TypeScript 5, which Kubb brings along. */
function withTypeScript5(): Disposable {
  const { resolve } = createRequire(import.meta.resolve('@kubb/plugin-ts'));
  const typescript = pathToFileURL(resolve('typescript')).href;
  const hooks = registerHooks({
    resolve: (name, context, next) => next(name === 'typescript' ? typescript : name, context),
  });
  return { [Symbol.dispose]: () => hooks.deregister() };
}

test('clients made by hey-api, orval and Kubb, and our own as a package, compile strictly', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'dinam-clients-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const input = join(folder, 'openapi.json');
  await writeFile(input, JSON.stringify(apiDocument(api, 'https://api.example.in')));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  using _ = withTypeScript5();

  const { createClient } = await import('@hey-api/openapi-ts');
  await createClient({
    input,
    output: join(folder, 'hey-api'),
    plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
    logs: { level: 'silent', file: false },
  });

  const { generate } = await import('orval');
  const target = join(folder, 'orval/api.ts');
  await mkdir(join(folder, 'orval'));
  await generate({ input: { target: input }, output: { target, client: 'fetch', mode: 'single' } }, folder);

  const [{ build }, { pluginOas }, { pluginTs }, { pluginClient }] = await Promise.all([
    import('@kubb/core'),
    import('@kubb/plugin-oas'),
    import('@kubb/plugin-ts'),
    import('@kubb/plugin-client'),
  ]);
  process.chdir(folder); // Kubb writes below the working directory
  t.after(() => process.chdir(root));
  const { error, failedPlugins } = await build({
    config: {
      root: folder,
      input: { path: input },
      output: { path: './kubb', format: false, lint: false },
      plugins: [
        pluginOas({ validate: false, generators: [] }),
        pluginTs({ output: { path: 'types' } }),
        pluginClient({ output: { path: 'clients' }, client: 'fetch' }),
      ],
    },
  });
  assert.equal(error, undefined);
  assert.equal(failedPlugins.size, 0);

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
  const project = join(folder, 'tsconfig.json');
  await writeFile(project, JSON.stringify({ compilerOptions, include: ['hey-api', 'orval', 'kubb'] }));
  assert.equal(await compiled(project), '');
  assert.equal(await compiled(join(root, 'client'), '--outDir', join(folder, 'dist')), '');
});
