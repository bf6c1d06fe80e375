// Beside Dinam in `bench/push/run.ts`: a client of `node:http2` that does nothing but send the same bodies.
import { connect } from 'node:http2';
import type { App } from '../../src/core/app.ts';
import { readConfig } from '../../src/core/config/config.ts';
import { parseServiceAccount } from '../../src/core/config/push-keys.ts';
import { createLog } from '../../src/core/log/log.ts';
import { AccessTokens } from '../../src/notifications/transports/fcm/access-token.ts';
import { fcmContent } from '../../src/notifications/transports/payload.ts';
import { message } from './message.ts';

const count = Number(process.argv[2]);
const sessions = 2;
const streams = 100;

const config = readConfig(process.env);
const app = { config, log: createLog('warn'), now: Date.now } as unknown as App;
const account = parseServiceAccount(config.fcmCredentials);
const tokens = new AccessTokens(account, '');
const authorization = `Bearer ${await tokens.get(app)}`;
const path = `/v1/projects/${account.project_id}/messages:send`;
const content = JSON.stringify(fcmContent(message, Date.now())).slice(0, -1);
let next = 0;
let wrong = 0;

async function session(): Promise<void> {
  const client = connect(config.fcmBaseUrl);
  await new Promise((resolve) => client.once('remoteSettings', resolve));
  const one = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const n = next++;
      const headers = { ':method': 'POST', ':path': path, authorization, 'content-type': 'application/json' };
      const stream = client.request(headers);
      stream.on('response', ({ ':status': status }) => void (status === 200 || wrong++));
      stream.on('error', reject);
      stream.on('close', resolve);
      stream.resume();
      stream.end(`{"message":${content},"token":"token${n}:APA91b${'Hx7_q'.repeat(27)}"}}`);
    });
  const worker = async (): Promise<void> => {
    while (next < count) await one();
  };
  await Promise.all(Array.from({ length: streams }, worker));
  client.close();
}

const cpu = process.cpuUsage();
const began = performance.now();
await Promise.all(Array.from({ length: sessions }, session));
const seconds = (performance.now() - began) / 1_000;
const { user, system } = process.cpuUsage(cpu);
if (wrong > 0) throw new Error(`${wrong} of ${next} were refused`);
await tokens.close();
process.send?.({ seconds, cpuMicros: (user + system) / next });
process.disconnect?.();
