import assert from 'node:assert/strict';
import { test } from 'node:test';
import { surveyLines } from './text.ts';

test('a table of settings shows no value whose name is that of a secret', () => {
  const rows = [
    ['smtp_password', 'hunter2xyz'],
    ['fcm_server_key', 'AAAAkey'],
    ['app_name', 'ప్రజా వాణి'],
  ].map(([name = '', value = '']) => ({ name, value }));
  const column = (name: 'name' | 'value') => {
    const values = rows.map((row) => row[name]);
    return { name, type: 'text', values, mended: 0, distinct: new Map(values.map((value) => [value, 1] as const)) };
  };
  const columns = [column('name'), column('value')];
  const shown = surveyLines([{ name: 'st', key: null, rows: 3, columns, samples: rows }]).join('\n');
  assert.ok(!/hunter2xyz|AAAAkey/.test(shown), shown);
  assert.match(shown, /smtp_password/);
  assert.match(shown, /ప్రజా వాణి/);
});
