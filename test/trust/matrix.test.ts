import assert from 'node:assert/strict';
import { test } from 'node:test';
import { guarded, tryMatrix } from './matrix.ts';

test('a refused caller of a guarded operation learns nothing, whatever the token', async (t) => {
  assert.ok(guarded.length > 150, `the tables were read: ${guarded.length}`);
  const requestCount = await tryMatrix(t, 'sqlite', false);
  t.diagnostic(`${requestCount} requests`);
});
