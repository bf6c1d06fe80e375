// Rest: it stops servers and waits for what they have begun.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { onPostgres, readyDatabase, test } from '../support/helper.ts';
import { inherited, serve, until } from '../support/process.ts';

/** Fails long after the server should have ended. */
async function endOf(ended: Promise<number | NodeJS.Signals | null>): Promise<number | NodeJS.Signals | null> {
  const patience = new AbortController();
  const late = sleep(20_000, 'late' as const, { signal: patience.signal }).catch(() => 'late' as const);
  const how = await Promise.race([ended, late]);
  patience.abort();
  assert.notEqual(how, 'late', 'it waits for what never comes');
  return how as number;
}

function open(t: TestContext, url: string, bytes: string): Promise<void> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes, () => resolve()));
    socket.on('error', () => {});
    t.after(() => socket.destroy());
  });
}

test('no half request keeps a process from stopping; cut connections are reported', async (t) => {
  const env = { ...(await readyDatabase(t, 'sqlite')), REQUEST_TIMEOUT_MS: '120000' };
  const server = await serve(t, env);
  await open(t, server.url, 'GET / HTTP/1.1\r\nHost:');
  await open(
    t,
    server.url,
    'POST /api/config.php HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  );
  await open(t, server.url, '');
  assert.ok((await fetch(`${server.url}/health/live`)).ok); // by now they are there
  server.child.kill('SIGTERM');
  assert.equal(await endOf(server.ended), 1);
  assert.ok(
    server.lines.some((line) => /connections were cut/.test(line)),
    server.lines.join('\n'),
  );
});

test('of a keep-alive load no request fails while a process stops', async (t) => {
  const server = await serve(t, { ...(await readyDatabase(t, 'sqlite')), DRAIN_MS: '1500' });
  const sendRequest = (agent: Agent, path: string): Promise<boolean> =>
    new Promise((resolve, reject) => {
      const outgoing = request(server.url + path, { agent }, (response) => {
        const isLast = response.headers.connection === 'close';
        response
          .resume()
          .on('end', () =>
            response.statusCode === 200 ? resolve(isLast) : reject(new Error(`${response.statusCode}`)),
          );
      });
      outgoing.on('error', reject).end();
    });
  let answered = 0;
  const failures: unknown[] = [];
  const client = async (n: number): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    t.after(() => agent.destroy());
    try {
      // Told that this was the last answer of its connection, a client goes elsewhere.
      for (let i = 0; !(await sendRequest(agent, `/api/v1/news?limit=${((n + i) % 20) + 1}`)); i++) answered++;
    } catch (error) {
      failures.push(error);
    }
  };
  const clients = Promise.all(Array.from({ length: 32 }, (_, n) => client(n)));
  await until(
    async () => answered,
    (n) => n > 200,
  );
  const look = (path: string): Promise<number> =>
    new Promise((resolve, reject) => {
      request(server.url + path, { agent: false }, (response) => resolve(response.resume().statusCode as number))
        .on('error', reject)
        .end();
    });
  server.child.kill('SIGTERM');
  const [, live] = await until(
    () => Promise.all([look('/health/ready'), look('/health/live')]),
    ([ready]) => ready === 503, // it says that it will end
  );
  assert.equal(live, 200, 'and takes new connections meanwhile');
  await clients;
  assert.deepEqual(failures, []);
  assert.equal(await endOf(server.ended), 0);
});

/** Runs a command that starts the server in another process, ends the command by a signal, and waits for the server. */
async function endsWith(t: TestContext, signal: NodeJS.Signals, file: string, args: string[]): Promise<void> {
  const env = await readyDatabase(t, 'sqlite');
  const launcher = spawn(file, args, {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...inherited, ...env, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  t.after(() => launcher.kill('SIGKILL'));
  let output = '';
  launcher.stdout.on('data', (chunk) => {
    output += String(chunk);
  });
  await until(
    async () => output,
    (text) => text.includes('is ready at'),
    60_000,
  );
  const url = output.match(/"address":"([^"]+)"/)?.[1] as string;
  assert.ok((await fetch(`${url}/health/live`)).ok);
  const ended = once(launcher, 'exit');
  launcher.kill(signal);
  await ended;
  const isUp = await until(
    () =>
      fetch(`${url}/health/live`).then(
        () => true,
        () => false,
      ),
    (up) => !up,
  );
  assert.equal(isUp, false);
}

test('a server does not outlive the launcher that could not become it', async (t) => {
  const old = 'data:text/javascript,process.execve=undefined'; // as of a Node that has none
  await endsWith(t, 'SIGKILL', process.execPath, ['--import', old, 'bin/dinam.mjs', 'serve']);
});

onPostgres('a server does not outlive `npm start`', (t) => endsWith(t, 'SIGTERM', 'npm', ['start']));

onPostgres('what fails after its time had passed and it was answered is no error any more', async (t) => {
  const env: Record<string, string> = {
    ...(await readyDatabase(t, 'postgres')),
    REQUEST_TIMEOUT_MS: '500',
    CACHE_MB: '0',
  };
  const server = await serve(t, env);
  const holder = new pg.Client({ connectionString: env.DATABASE_URL });
  await holder.connect();
  await holder.query('begin; lock table news in access exclusive mode');
  const statuses = await Promise.all(
    [1, 2, 3].map(async (n) => (await fetch(`${server.url}/api/v1/news?limit=${n}`)).status),
  );
  assert.deepEqual(statuses, [503, 503, 503]);
  await holder.query('rollback');
  await holder.end();
  await sleep(1_500); // what was running has failed by now
  assert.deepEqual(
    server.lines.filter((line) => /Promise errored|already sent/i.test(line)),
    [],
  );
  server.child.kill('SIGTERM');
  assert.equal(await endOf(server.ended), 0);
});
