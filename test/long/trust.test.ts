import assert from 'node:assert/strict';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { onBoth, start } from '../support/helper.ts';
import { operations } from '../trust/document.ts';
import { fuzz } from '../trust/fuzz.ts';
import { guarded, tryMatrix } from '../trust/matrix.ts';

const seed = Number(process.env.DINAM_FUZZ_SEED ?? Date.now() % 1_000_000);
const requests = Number(process.env.DINAM_FUZZ_REQUESTS ?? 20_000);

/** MB in use once everything that nobody holds is gone. */
function heapMb(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed / 1_048_576;
}

onBoth(
  `${requests} requests made from the API document, seed ${seed}: as the document says, memory flat`,
  async (t, kind) => {
    const running = await start(t, kind, { WORKERS: '0', TRUST_PROXY: '127.0.0.1', SAMPLE_CONTENT: 'true' });
    const marks: number[] = [];
    const onProgress = () => marks.push(heapMb());
    const { statuses, reached, findings } = await fuzz(t, running, { requests, seed, onProgress });
    t.diagnostic(
      `${JSON.stringify(statuses)}, ${reached} of ${operations.length} operations; MB ${marks.map(Math.round)}`,
    );
    const lines = findings.map(({ operation, what, request }) => `${operation}: ${what}\n    ${request}`);
    assert.equal(lines.join('\n'), '', `DINAM_FUZZ_SEED=${seed} brings them back`);
    // By the middle the schemas are compiled and the caches have what they hold.
    const middle = marks[Math.floor(marks.length / 2)] as number;
    assert.ok((marks.at(-1) as number) < middle + 100, `MB: ${marks.map(Math.round)}`);
  },
);

onBoth('every kind of identity at every guarded operation', async (t, kind) => {
  const requestCount = await tryMatrix(t, kind, true);
  assert.ok(requestCount > 40 * guarded.length, `${requestCount} requests`);
});
