import assert from 'node:assert/strict';
import { test } from 'node:test';
import { start } from '../support/helper.ts';
import { operations } from './document.ts';
import { fuzz } from './fuzz.ts';

const seed = Number(process.env.DINAM_FUZZ_SEED ?? 13);
/** Ten for each operation, unless told. */
const requests = Number(process.env.DINAM_FUZZ_REQUESTS ?? 10 * operations.length);

test(`${requests} requests made from the API document, seed ${seed}: every answer is as the document says`, async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0', TRUST_PROXY: '127.0.0.1', SAMPLE_CONTENT: 'true' });
  const { statuses, reached, findings } = await fuzz(t, running, { requests, seed });
  t.diagnostic(`seed ${seed}: ${JSON.stringify(statuses)}, ${reached} of ${operations.length} operations reached`);
  const lines = findings.map(({ operation, what, request }) => `${operation}: ${what}\n    ${request}`);
  assert.equal(lines.join('\n'), '', `DINAM_FUZZ_SEED=${seed} brings them back`);
  assert.ok(reached > operations.length / 2, `only ${reached} operations gave anything`);
});
