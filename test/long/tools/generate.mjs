// usage: node generate.mjs FOLDER
// Writes what hey-api, orval and Kubb make of openapi.json of the folder below it.
import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { build } from '@kubb/core';
import { pluginClient } from '@kubb/plugin-client';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';
import { generate } from 'orval';

const folder = process.argv[2];
const input = join(folder, 'openapi.json');

await createClient({
  input,
  output: join(folder, 'hey-api'),
  plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
  logs: { level: 'silent', file: false },
});

const target = join(folder, 'orval/api.ts');
await mkdir(join(folder, 'orval'));
await generate({ input: { target: input }, output: { target, client: 'fetch', mode: 'single' } }, folder);

process.chdir(folder); // Kubb writes below the working directory
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
