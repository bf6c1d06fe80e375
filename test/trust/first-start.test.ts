// Rest: it starts programs.

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { commandLine } from '../support/command-lines.ts';
import { emptyDatabase, type Json, onSqlite, postgresUrl } from '../support/helper.ts';
import { dinam, login, type Spawned, serve } from '../support/process.ts';

const passwordOf = ({ lines }: Spawned): string | undefined => lines.join('\n').match(/Password: (\S+)/)?.[1];

/** The one line of a start that failed. */
function fatal(err: string): Json {
  const lines = err.trim().split('\n');
  assert.equal(lines.length, 1, err);
  assert.doesNotMatch(err, /\bat .*\.m?[jt]s/, 'no stack');
  return JSON.parse(lines[0] as string);
}

async function stop({ child, ended }: Spawned): Promise<void> {
  child.kill('SIGTERM');
  await ended;
}

onSqlite('a first start whose port is taken loses no password; it is shown until it was used', async (t, kind) => {
  const env = await emptyDatabase(t, kind);
  const other = createServer().listen(0, '127.0.0.1');
  t.after(() => other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const failed = await dinam(['serve'], { ...env, PORT: String(port) });
  assert.equal(failed.status, 1);
  const { level, code, msg, advice } = fatal(failed.err);
  assert.deepEqual([level, code], ['fatal', 'EADDRINUSE']);
  assert.match(msg, new RegExp(`^Port ${port} of 127\\.0\\.0\\.1 is used`));
  assert.match(advice, /PORT/);

  const first = await serve(t, env);
  const shown = passwordOf(first) as string;
  assert.ok(shown?.length >= 16, first.lines.join('\n'));
  await stop(first);
  const second = await serve(t, env);
  assert.equal(passwordOf(second), shown, 'nobody has seen it yet, for all we know');
  await login(second.url, 'admin', shown);
  await stop(second);
  const third = await serve(t, { ...env, SHED_DELAY_MS: '200' });
  assert.equal(passwordOf(third), undefined);
  assert.match(third.lines.join('\n'), /SHED_DELAY_MS is no longer read; see SHED_UTILISATION/);
  await stop(third);
});

test('common mistakes are reported in a line with advice, for people and for logs', async (t) => {
  const env = await emptyDatabase(t, 'sqlite');
  const folder = env.DATA_DIR as string;
  await mkdir(join(folder, 'damaged'));
  await writeFile(join(folder, 'damaged', 'dinam.sqlite'), 'వార్త'.repeat(2_000));
  const cases: [extra: Record<string, string>, message: RegExp, advice: RegExp][] = [
    [{ DATA_DIR: join(folder, 'damaged') }, /damaged\/dinam\.sqlite is damaged/, /dinam restore FILE --force/],
    [
      { DATABASE_URL: 'postgres://u:top-secret@127.0.0.1:1/x' },
      /127\.0\.0\.1:1 cannot be reached \(ECONN/,
      /DATABASE_URL/,
    ],
    [{ DATABASE_URL: `${postgresUrl()}/no_such_database` }, /has no database no_such_database/, /createdb/],
    [
      { DATABASE_URL: 'postgres://u:top-secret@no-such-host.invalid/x' },
      /no machine no-such-host\.invalid/,
      /DATABASE_URL/,
    ],
  ];
  for (const [extra, message, advice] of cases) {
    const { status, err } = await commandLine(['migrate'], { ...env, ...extra });
    assert.equal(status, 1, err);
    const [problem = '', todo = ''] = err.split('\n');
    assert.match(problem, message);
    assert.match(todo, advice);
    assert.doesNotMatch(err, /\bat .*\.m?[jt]s|top-secret/);
  }
  const away = await dinam(['serve'], { ...env, HOST: '192.0.2.1', PORT: '18080' });
  assert.equal(away.status, 1);
  assert.match(fatal(away.err).msg, /HOST is 192\.0\.2\.1, which is no address of this machine/);
  const damaged = fatal((await dinam(['serve'], { ...env, DATA_DIR: join(folder, 'damaged') })).err);
  assert.equal(damaged.path, join(folder, 'damaged', 'dinam.sqlite'));
  const nowhere = await commandLine(['backup', join(folder, 'no', 'such.sqlite')], env);
  assert.doesNotMatch(nowhere.err, /\bat .*\.m?[jt]s/);
});
