// Rest: it makes thousands of requests.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extent } from '../support/extent.ts';
import { start } from '../support/helper.ts';
import { type Operation, operations, wrongOf } from './document.ts';
import { fuzz } from './fuzz.ts';

const seed = Number(process.env.DINAM_FUZZ_SEED ?? 13);
/** Ten for each operation in the long tests, four otherwise, unless told. */
const requests = Number(process.env.DINAM_FUZZ_REQUESTS ?? extent(15, 4) * operations.length);

test('an answer of one operation of an address is held against all of its schemas', () => {
  const script = operations.find(({ method, path }) => method === 'GET' && path === '/api/rss_admin.php') as Operation;
  const wrongWith = (data: object) => {
    const text = JSON.stringify({ success: true, message: 'OK', data, meta: {} });
    return wrongOf(script, { status: 200, type: 'application/json', text });
  };
  assert.equal(wrongWith({ opml: '<opml version="2.0"/>', feeds: 0 }), null, 'it has no id, which `fields` leaves');
  assert.match(wrongWith({ opml: 7 }) ?? '', /breaks its schemas/);
});

test(`${requests} requests made from the API document, seed ${seed}: every answer is as the document says`, async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0', TRUST_PROXY: '127.0.0.1', SAMPLE_CONTENT: 'true' });
  const { statuses, reached, findings } = await fuzz(t, running, { requests, seed });
  t.diagnostic(`seed ${seed}: ${JSON.stringify(statuses)}, ${reached} of ${operations.length} operations reached`);
  const lines = findings.map(({ operation, what, request }) => `${operation}: ${what}\n    ${request}`);
  assert.equal(lines.join('\n'), '', `DINAM_FUZZ_SEED=${seed} brings them back`);
  assert.ok(reached > operations.length / extent(2, 3), `only ${reached} operations gave anything`);
});
