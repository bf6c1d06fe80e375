import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Command } from 'commander';
import { byPrefix } from './answers.ts';
import { startFakeFcm } from './fake.ts';

interface Given {
  port: string;
  host: string;
  project: string;
  credentials: string;
  log?: string;
  http1?: true;
  delay?: string;
}

const { port, host, project, credentials, log, http1, delay } = new Command('fake-fcm')
  .description('a stand-in for Firebase Cloud Messaging, for development and tests')
  .option('--port <n>', 'port to listen on; 0 takes a free one', '9099')
  .option('--host <address>', 'address to listen on', '127.0.0.1')
  .option('--project <id>', 'id of the project', 'dinam-dev')
  .option('--credentials <file>', 'where the service account is kept; made when it is not there', 'data/fake-fcm.json')
  .option('--log <file>', 'append a line of JSON for each message')
  .option('--delay <ms>', 'wait before each answer')
  .option('--http1', 'HTTP/1.1 only')
  .parse()
  .opts<Given>();

const stored = existsSync(credentials) ? (JSON.parse(readFileSync(credentials, 'utf8')) as Record<string, string>) : {};
const fake = await startFakeFcm({
  port: Number(port),
  host,
  project,
  keep: false,
  ...(stored.private_key ? { privateKey: stored.private_key } : {}),
  ...(log ? { logFile: log } : {}),
  ...(http1 ? { only: 'h1' } : {}),
  ...(delay ? { delayMs: Number(delay) } : {}),
});
mkdirSync(dirname(credentials), { recursive: true });
writeFileSync(credentials, `${JSON.stringify(fake.credentials, null, 2)}\n`, { mode: 0o600 });

process.stdout.write(`A stand-in for FCM listens on ${fake.url}. For Dinam, in .env:

FCM_CREDENTIALS=${credentials}
FCM_BASE_URL=${fake.url}
FCM_IID_URL=${fake.url}

The service account in that file:
${JSON.stringify(fake.credentials)}

Tokens that begin with ${Object.keys(byPrefix).join(', ')} get the error of that name.
`);

let requestCount = 0;
setInterval(() => {
  if (fake.requestCount === requestCount) return;
  requestCount = fake.requestCount;
  process.stdout.write(`${requestCount} messages\n`);
}, 1_000).unref();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void fake.close());
