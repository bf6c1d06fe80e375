// Rest: it kills programs and starts them again.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readdir, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { Condition } from '../../src/core/db/condition.ts';
import { openSqlite } from '../../src/core/db/sqlite.ts';
import { checkSqlite } from '../../src/core/db/sqlite-check.ts';
import { createLog } from '../../src/core/log/log.ts';
import { ClockWatch } from '../../src/core/process/clock-watch.ts';
import { extent } from '../support/extent.ts';
import { emptyDatabase, type Json, readyDatabase } from '../support/helper.ts';
import { dinam, serve } from '../support/process.ts';

const warnings = (lines: string[]): Json[] =>
  lines
    .filter((line) => line.startsWith('{'))
    .flatMap((line) => JSON.parse(line))
    .filter((l) => l.level === 'warn');

test('a killed run is reported at the next start, once; a stopped one is not', async (t) => {
  const env: Record<string, string> = {
    ...(await readyDatabase(t, 'sqlite')),
    ADMIN_PASSWORD: 'ఒక-మంచి-రహస్యం',
    WORKERS: '0',
  };
  const killed = await serve(t, env);
  killed.child.kill('SIGKILL');
  await killed.ended;
  const next = await serve(t, env);
  next.child.kill('SIGTERM');
  assert.equal(await next.ended, 0);
  const found = warnings(next.lines).filter((l) => /did not end by itself/.test(l.msg) && !('code' in l));
  assert.deepEqual(
    found.map((l) => [l.pid, l.command]),
    [[killed.child.pid, 'serve']],
  );
  assert.deepEqual(await readdir(join(env.DATA_DIR as string, 'running')), [], 'and nothing is left of it');
});

test('a database that is not there, empty, cut off or damaged does not become a new service in silence', async (t) => {
  const env = await emptyDatabase(t, 'sqlite');
  const none = await dinam(['serve'], { ...env, REQUIRE_DATABASE: 'true' });
  assert.equal(none.status, 1);
  assert.match(JSON.parse(none.err).msg, /There is no .*dinam\.sqlite.*volume mounted/);
  assert.deepEqual(await readdir(env.DATA_DIR as string), []);

  const ready = await readyDatabase(t, 'sqlite');
  const file = join(ready.DATA_DIR as string, 'dinam.sqlite');
  assert.equal(checkSqlite(file), true);
  const handle = await open(file, 'r+');
  const { size } = await handle.stat();
  for (let at = 8_192; at < size - 4_096; at += 8_192) await handle.write(Buffer.alloc(64, 'క'), 0, 64, at);
  await handle.close();
  assert.throws(() => checkSqlite(file), { code: /^SQLITE_/ }, 'pages that are not what they were');
  await truncate(file, 8_192);
  assert.throws(() => checkSqlite(file), /cut off: 8192 bytes/);
  await writeFile(file, '');
  const empty = await dinam(['serve'], ready);
  assert.equal(empty.status, 1);
  const { path, msg, advice } = JSON.parse(empty.err);
  assert.deepEqual([path, /0 bytes/.test(msg), /restore/.test(advice)], [file, true, true]);
});

test('a first start that is killed at any step leaves no file that the next one refuses', async () => {
  const source = (name: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, '../../src/core/db', name)));
  /** Ends the process as `kill -9` does, once it has called so many functions of `node:fs` for a file of the database. */
  const program = (folder: string, step: number): string => `
    const fs = process.getBuiltinModule('fs');
    let calls = 0;
    for (const name of Object.keys(fs).filter((key) => key.endsWith('Sync'))) {
      const real = fs[name];
      fs[name] = (...args) => {
        const result = real(...args);
        if (String(args[0]).includes('dinam.sqlite') && ++calls === ${step}) process.kill(process.pid, 'SIGKILL');
        return result;
      };
    }
    process.getBuiltinModule('module').syncBuiltinESMExports();
    const { openSqlite } = await import(${source('sqlite.ts')});
    await openSqlite(${JSON.stringify(folder)}, { observe: () => {} }).close();`;
  let ended: NodeJS.Signals | null = 'SIGKILL';
  let steps = 0;
  for (; ended === 'SIGKILL'; steps += extent(1, 3)) {
    assert.ok(steps < 100);
    const folder = await mkdtemp(join(tmpdir(), 'killed-'));
    const first = spawn(process.execPath, ['--input-type=module', '-e', program(folder, steps + 1)]);
    let status: number | null;
    [status, ended] = (await once(first, 'exit')) as [number | null, NodeJS.Signals | null];
    if (ended === null) assert.equal(status, 0, 'the first that is not killed');
    assert.equal(checkSqlite(join(folder, 'dinam.sqlite')), false, `step ${steps + 1}`);
    await openSqlite(folder, new Condition(createLog('silent'))).close(); // the next start refuses nothing
  }
  assert.ok(steps > 5, `${steps} steps`);
});

test('a clock that is set is reported, with distance and direction', () => {
  const lines: Json[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  let wall = 1_000_000_000_000;
  let steady = 5_000;
  const watch = new ClockWatch(
    log,
    () => wall,
    () => steady,
  );
  const pass = (wallMs: number, steadyMs: number): void => {
    wall += wallMs;
    steady += steadyMs;
    watch.check();
  };
  pass(10_200, 10_000);
  assert.equal(lines.length, 0, 'as every clock does');
  pass(10_000 + 86_400_000, 10_000);
  pass(10_000, 10_000);
  pass(10_000 - 3_600_000, 10_000);
  assert.deepEqual(
    lines.map((l) => Math.round(l.ms / 1_000)),
    [86_400, -3_600],
  );
  assert.match(lines[1].msg, /set back by 3600\.0 s/);
  assert.ok(
    lines.every((l) => !('code' in l)),
    'codes are those of errors',
  );
});
