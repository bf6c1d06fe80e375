import assert from 'node:assert/strict';
import { test } from 'node:test';
import { copiedIcons, importedDates, importedIcons } from '../../scripts/copies.ts';

const remedy = 'run node scripts/copies.ts';

test('the icons that were copied are those that are imported', () => {
  const imported = importedIcons();
  assert.ok(imported.length > 100, 'no icons of react-admin');
  assert.deepEqual(copiedIcons(), imported, remedy);
});

test('the functions of date-fns that were copied are those that are imported', async () => {
  const copied: string = '../../packages/date-fns/index.mjs';
  const imported = importedDates();
  assert.ok(imported.length > 0, 'none of react-admin');
  assert.deepEqual(Object.keys(await import(copied)).sort(), imported, remedy);
});
