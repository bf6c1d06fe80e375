// `node bench/push/run.ts`: a notification from the request that takes it until the stand-in for FCM has seen every message,
// and beside it a bare client that sends the same to the same. Flags: --devices 10000,100000,1000000  --topics 200
// --database sqlite,postgres. The stand-in is a process of its own; where there are two cores, Dinam has one of them.
import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { closeApp, openApp } from '../../src/app.ts';
import { readConfig } from '../../src/core/config/config.ts';
import { addUser } from '../../src/users/users.ts';
import {
  endServer,
  launch,
  nextMessage,
  pinned,
  type Running,
  startDinam,
  stop,
  stopAll,
  usage,
} from '../processes.ts';
import { fillDevices } from './devices.ts';
import type { FakeAsked, FakeSaid } from './fcm.ts';
import { input } from './message.ts';

const { values } = parseArgs({
  options: {
    devices: { type: 'string', default: '10000,100000' },
    topics: { type: 'string', default: '200' },
    database: { type: 'string', default: 'sqlite,postgres' },
  },
});
const file = (name: string): string => join(import.meta.dirname, name);
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const password = 'పరీక్ష-2026-bench';
const now = (): number => performance.timeOrigin + performance.now();
/** No limit but that of the machine. */
const unlimited = { FCM_PER_MINUTE: '100000000' };
const longest = 1_100;

const fake = launch('client', [file('fcm.ts')]);
const ready = await nextMessage<Extract<FakeSaid, { env: object }>>(fake, 20);
const runCommand = async (command: FakeAsked): Promise<number[]> => {
  const answer = nextMessage<Extract<FakeSaid, { at: number[] }>>(fake, longest);
  fake.send(command);
  return (await answer).at;
};
/** Requests to the counting stand-in. */
let sent = 0;

interface Answer {
  id: number;
  status: string;
  token: string;
  counts: Record<string, unknown>;
}

/** An editor's requests to one server. */
async function editor({ port }: Running) {
  const url = `http://127.0.0.1:${port}`;
  const call = async (path: string, json?: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const response = await fetch(
      url + path,
      json ? { method: 'POST', headers, body: JSON.stringify(json) } : { headers },
    );
    const body = (await response.json()) as { data: Answer };
    if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(body)}`);
    return body.data;
  };
  const { token } = await call('/api/auth/login', { username: 'bench', password });
  return {
    send: (target: object) => call('/api/admin/notifications', { ...input, target }, token),
    get: (id: number) => call(`/api/admin/notifications/${id}`, undefined, token),
  };
}

/** Milliseconds from an accepted answer to the request at the stand-in. */
async function topics(dinam: Running, count: number, before: number): Promise<string> {
  const { send } = await editor(dinam);
  const accepted: number[] = [];
  for (let n = 0; n < count; n++) {
    await send({ type: 'topic', value: 'news.te.breaking' });
    accepted.push(now());
    await sleep(Math.random() * 200); // wherever the workers are in their half second
  }
  const arrived = (await runCommand({ topics: before + count })).slice(before);
  const waits = accepted.map((at, n) => (arrived[n] as number) - at).sort((a, b) => a - b);
  const at = (part: number): string => (waits[Math.floor((count - 1) * part)] as number).toFixed(0);
  return `topic sends, accepted to asked: half ${at(0.5)} ms, 99 % ${at(0.99)} ms, slowest ${at(1)} ms (${count})`;
}

async function bare(count: number): Promise<number> {
  const child = launch('server', [file('bare.ts'), String(count)], ready.env);
  const { seconds, cpuMicros } = await nextMessage<{ seconds: number; cpuMicros: number }>(child, longest);
  await stop(child);
  sent += count;
  await runCommand({ count: sent });
  const rate = count / seconds;
  say(`  bare client, ${count} messages: ${rate.toFixed(0)}/s, ${cpuMicros.toFixed(0)} us of CPU each`);
  return rate;
}

async function devices(folder: string, env: Record<string, string>, count: number): Promise<void> {
  const app = await openApp(
    readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', ...env, REQUEST_TIMEOUT_MS: '600000' }),
  );
  await fillDevices(app.db, count);
  await closeApp(app);
  const rate = await bare(Math.min(count, 200_000));
  const dinam = await startDinam(folder, 16, { ...env, ...ready.env, ...unlimited });
  const { send, get } = await editor(dinam);
  const before = usage(dinam.pid);
  const { id } = await send({ type: 'all' });
  const accepted = now();
  await runCommand({ count: sent + 1 });
  const first = now() - accepted;
  sent += count;
  const [at = 0] = await runCommand({ count: sent });
  const after = usage(dinam.pid);
  const seconds = (at - accepted) / 1_000;
  while ((await get(id)).status === 'sending') await sleep(100);
  const { status, counts } = await get(id);
  if (status !== 'sent' || counts.sent !== count) throw new Error(JSON.stringify({ status, counts }));
  await dinam.stop();
  const cpu = after && before ? `${(((after.seconds - before.seconds) * 1e6) / count).toFixed(0)} us of CPU each` : '';
  const own = count / seconds;
  say(
    `  Dinam, ${count} devices: ${own.toFixed(0)}/s (x${(own / rate).toFixed(2)} of the bare client), ${cpu}, ` +
      `first after ${first.toFixed(0)} ms, last after ${seconds.toFixed(1)} s, ${after?.most.toFixed(0)} MB at most`,
  );
}

async function run(database: string, before: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'dinam-bench-'));
  const server = database === 'postgres' ? fork(file('../../test/support/postgres.ts'), { execArgv: [] }) : null;
  try {
    const url = server && (await nextMessage<{ url: string }>(server, 60)).url;
    const env: Record<string, string> = url ? { DATABASE_URL: `${url}/postgres` } : {};
    const app = await openApp(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', ...env }));
    await addUser(app, { username: 'bench', role: 'editor', password });
    await closeApp(app);
    say(`${database}:`);
    const dinam = await startDinam(folder, 16, { ...env, ...ready.topicEnv });
    say(`  ${await topics(dinam, Number(values.topics), before)}`);
    await dinam.stop();
    for (const count of values.devices.split(',')) await devices(folder, env, Number(count));
  } finally {
    if (server) await endServer(server);
    await rm(folder, { recursive: true, force: true });
  }
}

try {
  say(`node ${process.version}, pinned: ${pinned}, load ${(loadavg()[0] as number).toFixed(1)}`);
  for (const [n, database] of values.database.split(',').entries()) await run(database, n * Number(values.topics));
  say(`load ${(loadavg()[0] as number).toFixed(1)}`);
} finally {
  await stopAll();
}
