// Rest: it waits for what answers late.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run } from '../../src/core/upgrade/run.ts';
import { waitReady } from '../../src/core/upgrade/service.ts';
import { serve } from '../support/fetch-servers.ts';

const migrating = 'migrating 2 of 3: 900-later';
const waiting = 'another process migrates the database, or writes to it: waiting for it (900-later)';

test('a release that migrates is waited for, longer than its patience', async (t) => {
  let asked = 0;
  const url = await serve(t, (request, response) => {
    if (request.url === '/api/openapi.json') return void response.end(JSON.stringify({ info: { version: '1.1.0' } }));
    const isReady = asked++ > 4;
    response.writeHead(isReady ? 200 : 503).end(JSON.stringify({ detail: isReady ? 'ok' : migrating }));
  });
  const told: string[] = [];
  const wrong = await waitReady(
    { command: '{}', url, patienceMs: 100 },
    '1.1.0',
    (line) => told.push(line.trim()),
    () => false,
  );
  assert.equal(wrong, null);
  assert.deepEqual(told, [migrating], 'said once');
});

test('a release that waits for another process is given up some time, and says why', async (t) => {
  let asked = 0;
  const url = await serve(t, (_request, response) => {
    asked++;
    response.writeHead(503).end(JSON.stringify({ detail: waiting }));
  });
  const wrong = await waitReady(
    { command: '{}', url, patienceMs: 100 },
    '1.1.0',
    () => {},
    () => false,
  );
  assert.equal(wrong, waiting);
  assert.ok(asked > 1, 'not at once');
});

test('programs that an upgrade starts do not get the options of the service', async (t) => {
  process.env.DINAM_TEST_SECRET = 'రహస్యం';
  t.after(() => delete process.env.DINAM_TEST_SECRET);
  const { out } = await run(['env']);
  assert.match(out, /^PATH=./m);
  assert.doesNotMatch(out, /DINAM_TEST_SECRET/);
});
