// Rest: it measures the cost of many hostile bodies.
// Alone: it measures the CPU time of its process.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { routes } from '../../src/app.ts';
import type { ActRoute } from '../../src/core/api/route.ts';
import { extent } from '../support/extent.ts';
import { start } from '../support/helper.ts';
import { leastOf, longestTurnMs } from '../support/main-thread.ts';

/** For how long the file of an editor may hold up the requests of others, in megabytes of JSON read. */
const mostCost = 6;

const imports = routes.filter((route): route is ActRoute => 'file' in route && route.file?.field === 'csv');

const megabyte = 1_000_000;
const lines = (line: string, length: number): string => `${line}\n`.repeat(Math.floor(length / (line.length + 1)));

/** Files that cost much for their size, after the header of an import. */
const hostile: [name: string, fileOf: (header: string, length: number) => string][] = [
  ['a header of commas', (_, length) => ','.repeat(length)],
  ['a header of names', (_, length) => 'ఊరు,'.repeat(length / 12)],
  ['a row of commas', (header, length) => `${header}\n${','.repeat(length)}`],
  ['rows of commas', (header, length) => `${header}\n${lines(','.repeat(400), length)}`],
  [
    'rows with a cell too many',
    (header, length) => `${header}\n${lines(`${header.replace(/[^,]+/g, 'x')},x`, length)}`,
  ],
  ['rows that are wrong', (header, length) => `${header}\n${lines(header.replace(/[^,]+/g, '"'), length)}`],
  ['rows of one letter', (header, length) => `${header}\n${lines(header.replace(/[^,]+/g, 'x'), length)}`],
  ['empty lines', (header, length) => `${header}\n${'\n'.repeat(length)}`],
  ['quotes', (header, length) => `${header}\n${'"'.repeat(length)}`],
  ['a quote that is not closed', (header, length) => `${header}\n"${'x'.repeat(length)}`],
  ['spaces', (header, length) => `${header}\n${' '.repeat(length)}`],
];

test('no CSV file holds up others, and each is refused in a few words', async (t) => {
  const running = await start(t, 'sqlite', { REQUEST_TIMEOUT_MS: '120000' });
  const token = await running.tokenOf('owner');
  assert.ok(imports.length >= 6, `${imports.length}`);
  const dear: string[] = [];
  for (const [n, { path, file }] of imports.entries()) {
    const tried = await running.call(`${path}?dry_run=true`, {
      method: 'POST',
      token,
      body: 'no_such_column\nx',
      headers: { 'content-type': 'text/csv' },
    });
    assert.equal(tried.status, 400, path);
    const known = /there are ([\w, ]+)/.exec(tried.body.errors[0].message)?.[1]?.split(', ') ?? [
      'name',
      'title',
      'date',
    ];
    const header = known.join(',');
    const some = extent(
      hostile,
      hostile.filter((_, i) => (i + n) % 2 === 0),
    );
    for (const [name, fileOf] of some) {
      const body = fileOf(header, file?.mostBytes ? 3 * megabyte : megabyte).slice(0, file?.mostBytes ?? megabyte);
      const ask = async (): Promise<void> => {
        const reply = await running.call(`${path}?dry_run=true`, {
          method: 'POST',
          token,
          body,
          headers: { 'content-type': 'text/csv' },
        });
        assert.equal(reply.status, 400, `${path} with ${name}: ${reply.text.slice(0, 300)}`);
        assert.ok(reply.body.errors.length > 0 && reply.body.errors.length <= 100, `${path} with ${name}`);
        assert.ok(reply.text.length < 60_000, `${path} with ${name}: ${reply.text.length} bytes`);
      };
      const cost = await leastOf(ask, mostCost, longestTurnMs);
      if (cost > mostCost) dear.push(`${path} with ${name}: ${cost.toFixed(1)}`);
    }
  }
  assert.deepEqual(dear, []);
});

test('a file with a column too many is one error', async (t) => {
  const running = await start(t, 'sqlite');
  const token = await running.tokenOf('owner');
  const errorsOf = async (path: string, body: string) => {
    const headers = { 'content-type': 'text/csv' };
    return (await running.call(`${path}?dry_run=true`, { method: 'POST', token, body, headers })).body.errors;
  };
  const many = await errorsOf('/api/admin/redirects/import', `path,leads_to,${'x,'.repeat(50)}`);
  assert.deepEqual(
    many.map(({ field, message }: { field: string; message: string }) => [field, message]),
    [['line 1', 'has 53 columns; there are path, leads_to']],
  );
  const wide = await errorsOf('/api/admin/festivals/import', `id${',x'.repeat(600)}\n1`);
  assert.deepEqual(
    wide.map(({ field }: { field: string }) => field),
    ['line 1'],
  );
  // Line ends of any system, and quotes over several lines.
  for (const end of ['\n', '\r\n', '\r']) {
    const rows = ['path,leads_to', '/పాత,https://example.in/', '"/இரண்டு","https://example.in/a,b"', 'x'].join(end);
    const [error] = await errorsOf('/api/admin/redirects/import', rows);
    assert.equal(error.field, 'line 4', JSON.stringify(end));
  }
});
