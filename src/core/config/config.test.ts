import assert from 'node:assert/strict';
import { test } from 'node:test';
import { account, beside, type Key, other, pair, problemsOf, secret } from '../../../test/support/options.ts';
import { filesTable } from '../../../test/support/options-files.ts';
import { oidcTable } from '../../../test/support/options-oidc.ts';
import { exampleEnv, options, readConfig } from './config.ts';

/** Of every option: texts that are good with what they mean, and texts that are not. */
const table: Record<Key, { good: [text: string, value: unknown][]; bad: string[] }> = {
  env: {
    good: [
      ['test', 'test'],
      [' production ', 'production'],
    ],
    bad: ['prod', 'Production'],
  },
  port: {
    good: [
      ['0', 0],
      ['65535', 65535],
    ],
    bad: ['65536', '-1', '8080.5', '0x50', 'http'],
  },
  host: {
    good: [
      ['0.0.0.0', '0.0.0.0'],
      ['::', '::'],
    ],
    bad: [],
  },
  publicUrl: {
    good: [
      ['https://వార్తలు.example', 'https://వార్తలు.example'],
      ['https://news.example.in/', 'https://news.example.in'],
      ['http://news.example.in/te//', 'http://news.example.in/te'],
    ],
    bad: ['news.example.in', 'ftp://news.example.in', 'javascript:alert(1)', '//news.example.in'],
  },
  trustProxy: {
    good: [['10.0.0.0/8, ::1,', ['10.0.0.0/8', '::1']]],
    bad: ['proxy.example.in', '10.0.0.1 10.0.0.2', '*'],
  },
  fetchAllow: {
    good: [['127.0.0.1, 10.0.0.0/8,::1', ['127.0.0.1', '10.0.0.0/8', '::1']]],
    bad: ['intranet', '10.0.0.0/99', '*'],
  },
  dataDir: { good: [['/var/lib/దినం', '/var/lib/దినం']], bad: [] },
  databaseUrl: {
    good: [
      ['postgres://u:p@db/d', 'postgres://u:p@db/d'],
      ['postgresql://db/d', 'postgresql://db/d'],
    ],
    bad: ['mysql://u:p@db/d', 'db/d', 'sqlite:data.db'],
  },
  databaseReadUrl: { good: [['postgres://replica/d', 'postgres://replica/d']], bad: ['https://replica/d'] },
  databasePool: {
    good: [
      ['1', 1],
      ['500', 500],
    ],
    bad: ['0', '501', 'ten', '1e2'],
  },
  adminUsername: {
    good: [
      ['సీతారామ్', 'సీతారామ్'],
      ['a.b@c', 'a.b@c'],
    ],
    bad: ['ab', 'a b c', 'a'.repeat(65), 'a<b>c'],
  },
  adminPassword: { good: [['एकअच्छारहस्य', 'एकअच्छारहस्य']], bad: ['short'] },
  jwtSecrets: {
    good: [
      [secret, [secret]],
      [`${secret}, ${other}`, [secret, other]],
    ],
    bad: ['short', `${secret},short`, `${secret},`],
  },
  secretKeys: {
    good: [
      [secret, [secret]],
      [`${secret}, ${other}`, [secret, other]],
    ],
    bad: ['short', `${secret},short`, `${secret},`],
  },
  requireDatabase: {
    good: [
      ['true', true],
      ['false', false],
    ],
    bad: ['yes'],
  },
  sampleContent: {
    good: [
      ['false', false],
      ['0', false],
      ['true', true],
      ['1', true],
    ],
    bad: ['yes', 'TRUE', '2'],
  },
  legacyErrors200: {
    good: [
      ['true', true],
      ['0', false],
    ],
    bad: ['on'],
  },
  corsOrigins: {
    good: [['https://desk.example.in,http://localhost:5173', ['https://desk.example.in', 'http://localhost:5173']]],
    bad: ['*', 'https://desk.example.in/', 'desk.example.in', 'https://a.in, null'],
  },
  ...filesTable,
  smtpUrl: {
    good: [
      ['smtp://user:word@mail.example.in:587', 'smtp://user:word@mail.example.in:587'],
      ['smtps://mail.example.in', 'smtps://mail.example.in'],
    ],
    bad: ['mail.example.in', 'https://mail.example.in'],
  },
  mailFrom: { good: [['Dinam <desk@example.in>', 'Dinam <desk@example.in>']], bad: [] },
  ...oidcTable,
  metricsToken: { good: [['m-token', 'm-token']], bad: [] },
  logFormat: {
    good: [
      ['auto', 'auto'],
      ['json', 'json'],
      ['pretty', 'pretty'],
    ],
    bad: ['colour'],
  },
  logLevel: {
    good: [
      ['silent', 'silent'],
      ['trace', 'trace'],
    ],
    bad: ['verbose', 'INFO'],
  },
  cacheMegabytes: {
    good: [
      ['0', 0],
      ['65536', 65536],
    ],
    bad: ['-1', '65537', '64MB'],
  },
  bodyLimit: { good: [['1024', 1024]], bad: ['1023', '104857601', '1M'] },
  requestTimeoutMs: { good: [['100', 100]], bad: ['99', '600001', '10s'] },
  shedUtilisation: { good: [['0', 0]], bad: ['101', '-5'] },
  shedQueue: { good: [['7', 7]], bad: ['0', '100001'] },
  readTimeoutMs: { good: [['50', 50]], bad: ['49', '60001'] },
  readQueue: { good: [['1', 1]], bad: ['0', '10001'] },
  readsPerMinute: { good: [['0', 0]], bad: ['-1', 'many'] },
  errorsPerMinute: { good: [['0', 0]], bad: ['-1', 'many'] },
  searchTimeoutMs: { good: [['50', 50]], bad: ['49', '60001', '3s'] },
  searchQueue: { good: [['1', 1]], bad: ['0', '10001', 'all'] },
  connections: { good: [['500', 500]], bad: ['9', 'many'] },
  connectionsPerAddress: { good: [['20', 20]], bad: ['0', '1.5'] },
  writeTimeoutMs: { good: [['30000', 30_000]], bad: ['99', '20s'] },
  drainMs: {
    good: [
      ['0', 0],
      ['15000', 15_000],
    ],
    bad: ['-1', '5s'],
  },
  docs: {
    good: [
      ['auto', 'auto'],
      ['true', 'true'],
      ['false', 'false'],
    ],
    bad: ['yes', '1'],
  },
  liveStreams: {
    good: [
      ['0', 0],
      ['5000', 5_000],
    ],
    bad: ['-1', '100001', 'many'],
  },
  liveStreamsPerAddress: { good: [['20', 20]], bad: ['0', '1.5'] },
  liveHeartbeatSeconds: {
    good: [
      ['1', 1],
      ['300', 300],
    ],
    bad: ['0', '301', '15s'],
  },
  bookmarkReaders: { good: [['0', 0]], bad: ['-1', '1000000001', 'all'] },
  databaseMaxBytes: { good: [['250000000000', 250_000_000_000]], bad: ['-1', 'all'] },
  intakePerDay: { good: [['10000', 10_000]], bad: ['9999', 'all'] },
  minFreeDisk: { good: [['0', 0]], bad: ['-1', '1GB'] },
  deviceLimit: { good: [['0', 0]], bad: ['-1', '1000000001', 'all'] },
  bookmarkDays: { good: [['1', 1]], bad: ['0', '36501', '1.5'] },
  websub: {
    good: [
      ['auto', 'auto'],
      ['true', 'true'],
      ['false', 'false'],
    ],
    bad: ['yes', 'https'],
  },
  feedWorkers: {
    good: [
      ['8', 8],
      ['256', 256],
    ],
    bad: ['0', '257', 'x'],
  },
  fcmCredentials: {
    good: [[JSON.stringify(account), JSON.stringify(account)]],
    bad: ['{"type":"service_account"}', '{', '/nowhere/account.json', JSON.stringify({ ...account, private_key: 'x' })],
  },
  fcmBaseUrl: { good: [['http://127.0.0.1:9099/', 'http://127.0.0.1:9099']], bad: ['fcm.googleapis.com'] },
  fcmTokenUrl: { good: [['https://oauth2.example.in/token', 'https://oauth2.example.in/token']], bad: ['/token'] },
  fcmIidUrl: { good: [['https://iid.example.in', 'https://iid.example.in']], bad: ['iid'] },
  fcmPerMinute: { good: [['1000000', 1_000_000]], bad: ['99', 'all', '-1'] },
  vapidPublicKey: { good: [[pair.publicKey, pair.publicKey]], bad: [pair.privateKey, 'x'.repeat(87)] },
  vapidPrivateKey: { good: [[pair.privateKey, pair.privateKey]], bad: [pair.publicKey, '!'] },
  vapidSubject: {
    good: [['mailto:desk@example.in', 'mailto:desk@example.in']],
    bad: ['desk@example.in', 'http://example.in'],
  },
  webpushHosts: {
    good: [
      ['push.example.in, *.push.example.in', ['push.example.in', '*.push.example.in']],
      ['*', ['*']],
      ['127.0.0.1,[::1]', ['127.0.0.1', '[::1]']],
    ],
    bad: ['https://push.example.in', 'Push.example.in', '*.*.in', 'push.example.in:8443'],
  },
  workers: {
    good: [
      ['0', 0],
      ['64', 64],
    ],
    bad: ['65', 'two'],
  },
  pushWorkers: { good: [['4', 4]], bad: ['0', '17'] },
  pushInFlight: { good: [['500', 500]], bad: ['9', '1001'] },
};

test('the table above knows every option', () => {
  assert.deepEqual(Object.keys(table).sort(), Object.keys(options).sort());
});

for (const [key, { good, bad }] of Object.entries(table) as [Key, (typeof table)[Key]][]) {
  const { env } = options[key];
  test(`${env}: what is good and what is not`, () => {
    assert.ok(good.length > 0);
    for (const [text, value] of good)
      assert.deepEqual(readConfig({ ...beside(key), [env]: text })[key], value, `${env}=${text}`);
    for (const text of bad) {
      const problems = problemsOf({ ...beside(key), [env]: text });
      assert.equal(problems.length, 1, `${env}=${text} is refused`);
      assert.match(problems[0] as string, new RegExp(`^${env} must `));
    }
    if (key !== 'env') assert.deepEqual(readConfig({ [env]: '  ' })[key], readConfig({})[key], 'blank is absent');
  });
}

test('without an environment everything has its default', () => {
  const config = readConfig({});
  for (const [key, option] of Object.entries(options))
    if (key !== 'publicUrl') assert.deepEqual(config[key as Key], option.fallback, key);
  assert.equal(config.publicUrl, 'http://127.0.0.1:8080');
  assert.equal(readConfig({ HOST: '::1', PORT: '81' }).publicUrl, 'http://[::1]:81');
});

const badOf = (key: Key): string | undefined => table[key].bad[0];

test('every bad key is named at once', () => {
  const wrong = (Object.keys(table) as Key[]).filter((key) => badOf(key) !== undefined);
  const env = Object.fromEntries(wrong.map((key) => [options[key].env, badOf(key)]));
  assert.deepEqual(
    problemsOf(env)
      .map((p) => p.split(' ')[0])
      .sort(),
    wrong.map((key) => options[key].env as string).sort(),
  );
  try {
    readConfig(env);
    assert.fail('it was taken');
  } catch (error) {
    for (const key of wrong) assert.ok((error as Error).message.includes(`  ${options[key].env} `));
  }
});

test('the example names every option once, with a value that is its default', () => {
  const lines = exampleEnv()
    .split('\n')
    .filter((line) => /^#[A-Z0-9_]+=/.test(line));
  assert.deepEqual(
    lines.map((line) => line.slice(1).split('=')[0]),
    Object.values(options).map((o) => o.env),
  );
  const env = Object.fromEntries(lines.map((line) => line.slice(1).split(/=(.*)/s).slice(0, 2)));
  assert.deepEqual(readConfig(env), readConfig({}));
});
