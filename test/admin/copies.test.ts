import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { copiedIcons, importedDates, importedIcons } from '../../scripts/copies.ts';

const root = join(import.meta.dirname, '../..');
const remedy = 'run node scripts/copies.ts';

test('the icons that were copied are those that are imported', () => {
  const imported = importedIcons();
  assert.ok(imported.length > 100, 'no icons of react-admin');
  assert.deepEqual(copiedIcons(), imported, remedy);
});

test('what stands for date-fns has what react-admin imports, and no part of it is in the built interface', async () => {
  const stands = pathToFileURL(join(root, 'packages/date-fns/index.mjs')).href;
  assert.deepEqual(Object.keys(await import(stands)).sort(), importedDates());
  const built = globSync('admin/dist/assets/*.js', { cwd: root });
  assert.ok(built.length > 0, 'the interface is not built');
  for (const name of built) assert.doesNotMatch(readFileSync(join(root, name), 'utf8'), /of date-fns is not/, name);
});
