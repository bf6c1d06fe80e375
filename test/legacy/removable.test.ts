import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { legacyRoutes } from '../../src/legacy/routes.ts';

const src = join(import.meta.dirname, '../../src');

/** Production code outside `src/legacy`, without its comments. `test/long/legacy.test.ts` deletes the folder for real. */
const others = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^legacy\//.test(file))
  .map((file) => ({ file, code: readFileSync(join(src, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '') }));

test('only the list of modules knows the old addresses', () => {
  assert.ok(others.length > 400, 'the files were read');
  const importing = others.filter(({ code }) => /from '[^']*\/legacy\//.test(code)).map(({ file }) => file);
  assert.deepEqual(importing, ['modules.ts']);
  const naming = others.filter(({ code }) => legacyRoutes.some(({ path }) => code.includes(path)));
  assert.deepEqual(
    naming.map(({ file }) => file),
    [],
  );
});
