// Rest: the compiler reads the whole interface.

import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { production, textOf } from '../support/source.ts';
import { usedKeys } from './keys-in-code.ts';
import { keys } from './texts.ts';

/** Code of the library that asks for messages by names of its own. */
const library = globSync('node_modules/{ra-core,ra-ui-materialui}/dist/**/*.js', {
  cwd: join(import.meta.dirname, '../..'),
})
  .map((file) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8'))
  .join('\n');

/** A value of the API, as its schemas write it: messages write `_` for what stands between words. */
const server = production.map(textOf).join('\n');
const isValue = (name: string): boolean =>
  name.split('.').every((part) => new RegExp(`\\b${part.replaceAll('_', '[._-]')}\\b`).test(server));

test('every message is used, and what is used is a message', () => {
  const { closed, open: heads } = usedKeys(new Set(keys));
  // Names of fields are the labels of the server.
  const open = [...heads].filter((head) => head !== 'fields.');
  assert.ok(closed.size > 1_000 && open.length > 3, 'the code was read');
  // A head of keys whose ends only the server knows.
  for (const head of open)
    assert.ok(
      keys.some((key) => key.startsWith(head)),
      `no message begins with ${head}`,
    );
  const isUsed = (key: string): boolean =>
    closed.has(key) ||
    open.some((head) => key.startsWith(head) && isValue(key.slice(head.length))) ||
    (key.startsWith('ra.') && library.includes(`'${key}'`));
  assert.deepEqual(
    keys.filter((key) => !isUsed(key)),
    [],
    'remove these messages, or use them',
  );
});
