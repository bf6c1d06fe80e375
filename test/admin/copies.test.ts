import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { copiedIcons, importedDates, importedIcons } from '../../scripts/copies.ts';

const remedy = 'run node scripts/copies.ts';

test('the icons that were copied are those that are imported', () => {
  const imported = importedIcons();
  assert.ok(imported.length > 100, 'no icons of react-admin');
  assert.deepEqual(copiedIcons(), imported, remedy);
});

test('the functions of date-fns that were copied are those that are imported', async () => {
  const copied = pathToFileURL(join(import.meta.dirname, '../../packages/date-fns/index.mjs')).href;
  const imported = importedDates();
  assert.ok(imported.length > 0, 'none of react-admin');
  assert.deepEqual(Object.keys(await import(copied)).sort(), imported, remedy);
});
