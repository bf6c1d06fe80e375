import assert from 'node:assert/strict';
import { test } from 'node:test';
import { growthByUnread } from '../support/unread.ts';

test('2,000 connections that never read cost less than 100 MB', async (t) => {
  const grown = await growthByUnread(t, 2_000);
  t.diagnostic(`${grown.toFixed(0)} MB`);
  assert.ok(grown < 100, `${grown.toFixed(0)} MB`);
});
