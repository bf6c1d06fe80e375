import assert from 'node:assert/strict';
import { test } from 'node:test';
import { copiedIcons, importedIcons } from '../../scripts/icons.ts';

test('the icons that were copied are those that are imported', () => {
  const imported = importedIcons();
  assert.ok(imported.length > 100, 'no icons of react-admin');
  assert.deepEqual(copiedIcons(), imported, 'run node scripts/icons.ts');
});
