import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { ConfigError, readConfig } from '../../src/core/config/config.ts';
import { vapidPair } from '../../src/core/config/push-keys.ts';
import type { Finding } from '../../src/core/doctor.ts';
import { createLog } from '../../src/core/log/log.ts';
import { checkPushWays } from '../../src/notifications/check/check.ts';
import { commandLine } from '../support/command-lines.ts';
import type { Scripted } from '../support/fake-fcm/answers.ts';
import { type FakeFcm, type FakeOptions, say, startFakeFcm } from '../support/fake-fcm/fake.ts';
import { readyDatabase } from '../support/helper.ts';
import { dinam } from '../support/process.ts';

const { publicKey, privateKey } = vapidPair();
const vapid = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: 'mailto:desk@example.in' };

async function fakeOf(t: TestContext, options: FakeOptions = {}): Promise<FakeFcm> {
  const fake = await startFakeFcm(options);
  t.after(() => fake.close());
  return fake;
}

const check = (env: Record<string, string>): Promise<Finding[]> =>
  checkPushWays({ config: readConfig({ NODE_ENV: 'test', ...env }), now: Date.now, log: createLog('silent') });

/** What fails, by name. */
const failuresOf = (findings: readonly Finding[]): Record<string, string> =>
  Object.fromEntries(findings.flatMap(({ level, name, text }) => (level === 'fail' ? [[name, text]] : [])));

const refusedGrant = (error_description: string, error = 'invalid_grant'): Scripted => ({
  status: 400,
  body: { error, error_description },
});

test('a set-up that works: all of it is tested, and no device gets a message', async (t) => {
  const fake = await fakeOf(t);
  const env = { ...(await readyDatabase(t, 'sqlite')), ...fake.env, ...vapid };
  const { status, out, err } = await commandLine(['push', 'check'], env);
  assert.equal(status, 0, out + err);
  for (const line of [
    /^ok +service account +dinam@dinam-test\.iam\.gserviceaccount\.com, project dinam-test$/m,
    /^ok +access token/m,
    /^ok +clock/m,
    /^ok +message +FCM accepts a message to a topic/m,
    /^ok +topics/m,
    /^ok +Web Push +the keys are a pair; push services write to mailto:desk@example\.in$/m,
    /^warn +FCM_BASE_URL .* is not Google's/m,
  ])
    assert.match(out, line);
  assert.deepEqual(
    fake.log.map(({ kind, value, validateOnly, code }) => [kind, value, validateOnly, code]),
    [['topic', 'dinam.check', true, 'OK']],
  );
  assert.equal(fake.delivered().size, 0);
  const json = JSON.parse((await commandLine(['push', 'check', '--json'], env)).out) as Finding[];
  assert.ok(json.every((f) => f.level !== 'fail') && json.length === 7, JSON.stringify(json));
});

test('what FCM answers, in words with what to do', async (t) => {
  const cases: [Scripted, RegExp][] = [
    [say.apiOff, /API is off in the project dinam-test: enable it at https:\/\/console\S+project=dinam-test/],
    [say.noRole, /dinam@\S+ may not send in the project dinam-test .*role "Firebase Cloud Messaging API Admin"/],
    [say.permissionDenied, /may not send in the project/],
    [say.notFound, /no project dinam-test at .*project_id .*FCM_BASE_URL/],
    [say.quota(5), /quota .* used up .*in a minute/],
    [say.unavailable(), /failure of its own \(503\).*status\.firebase\.google\.com/],
    [say.html, /failure of its own \(502\)/],
    [{ status: 302, code: 'MOVED', body: '' }, /answers 302.*FCM_BASE_URL/],
  ];
  for (const [scripted, pattern] of cases) {
    const fake = await fakeOf(t);
    fake.next(scripted);
    const failures = failuresOf(await check(fake.env));
    assert.deepEqual(Object.keys(failures), ['message'], JSON.stringify(failures));
    assert.match(failures.message as string, pattern);
  }
  const fake = await fakeOf(t);
  fake.next(say.unauthenticated, say.unauthenticated);
  assert.match(failuresOf(await check(fake.env)).message as string, /does not take the access token/);
});

test('no access token: the key, the account, the clock, or Google itself', async (t) => {
  const cases: [Scripted, RegExp][] = [
    [refusedGrant('Invalid JWT Signature.'), /does not know the key .*deleted.*new key/],
    [refusedGrant('Invalid grant: account not found'), /does not know the account dinam@\S+/],
    [refusedGrant('The OAuth client was disabled.', 'disabled_client'), /is disabled.*enable it/],
    [refusedGrant('', 'unauthorized_client'), /gives no access token: 400 unauthorized_client/],
    [{ status: 404, body: '<html>' }, /gives no access token: 404 without a reason; is it Google's/],
    [{ status: 503, body: {} }, /just now \(503.*try again/],
  ];
  for (const [scripted, pattern] of cases) {
    const fake = await fakeOf(t);
    fake.nextGrant(scripted);
    const findings = await check(fake.env);
    const failures = failuresOf(findings);
    assert.deepEqual(Object.keys(failures), ['access token'], JSON.stringify(failures));
    assert.match(failures['access token'] as string, pattern);
    assert.equal(fake.log.length, 0);
  }
  const fake = await fakeOf(t);
  const pem = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' });
  const other = JSON.stringify({ ...fake.credentials, private_key: pem });
  const failures = failuresOf(await check({ ...fake.env, FCM_CREDENTIALS: other }));
  assert.match(failures['access token'] as string, /does not know the key \(invalid_grant: Invalid JWT Signature\.\)/);
});

test('a clock that is wrong is named, with by how much', async (t) => {
  const off = async (minutes: number): Promise<Finding[]> => {
    const fake = await fakeOf(t, { now: () => Date.now() - minutes * 60_000 });
    return check(fake.env);
  };
  const ahead = failuresOf(await off(20));
  assert.match(ahead['access token'] as string, /the clock of this machine is 20 minutes ahead of Google's.*NTP/);
  const behind = failuresOf(await off(-90));
  assert.match(behind['access token'] as string, /the clock of this machine is 90 minutes behind Google's/);
  const slightly = await off(2);
  assert.deepEqual(failuresOf(slightly), {}, 'Google takes some minutes');
  assert.match(slightly.find((f) => f.name === 'clock' && f.level === 'warn')?.text ?? '', /2 minutes ahead/);
});

test('no network: which machine, and why', async (t) => {
  const fake = await fakeOf(t);
  const account = (more: object): string => JSON.stringify({ ...fake.credentials, ...more });
  const cases: [Record<string, string>, string, RegExp][] = [
    [
      { FCM_CREDENTIALS: account({ token_uri: 'http://127.0.0.1:1/token' }) },
      'access token',
      /127\.0\.0\.1:1 \(ECONNREFUSED\).*firewall/,
    ],
    [
      { FCM_TOKEN_URL: 'https://no-such-name.invalid/token' },
      'access token',
      /no-such-name\.invalid cannot be looked up.*DNS/,
    ],
    [{ FCM_BASE_URL: 'http://127.0.0.1:1' }, 'message', /no connection to 127\.0\.0\.1:1/],
    [{ FCM_IID_URL: 'http://127.0.0.1:1' }, 'topics', /no connection to 127\.0\.0\.1:1/],
  ];
  for (const [env, name, pattern] of cases) {
    const failures = failuresOf(await check({ ...fake.env, ...env }));
    assert.deepEqual(Object.keys(failures), [name], JSON.stringify(failures));
    assert.match(failures[name] as string, pattern);
  }
  const tls = await fakeOf(t, { tls: true });
  const failures = failuresOf(await check({ ...tls.env }));
  assert.match(failures['access token'] as string, /certificate that is not trusted \([A-Z_]+\)/);
});

test('an account of one project with the name of another, and topics that it may not change', async (t) => {
  const fake = await fakeOf(t);
  const changed = JSON.stringify({ ...fake.credentials, project_id: 'another-paper' });
  const findings = await check({ ...fake.env, FCM_CREDENTIALS: changed });
  const account = findings.find((f) => f.name === 'service account');
  assert.deepEqual(account?.level, 'warn');
  assert.match(account?.text ?? '', /is of the project dinam-test, and project_id is another-paper/);
  assert.match(failuresOf(findings).message as string, /may not send in the project another-paper/);
  for (const [status, pattern] of [
    [403, /needs the role/],
    [404, /FCM_IID_URL/],
  ] as const) {
    fake.topics.next.push(status);
    const failures = failuresOf(await check(fake.env));
    assert.deepEqual(Object.keys(failures), ['topics']);
    assert.match(failures.topics as string, pattern);
  }
});

test('without credentials, or with broken ones, it says so and ends with 1', async (t) => {
  const env = await readyDatabase(t, 'sqlite');
  const none = await commandLine(['push', 'check'], env);
  assert.deepEqual([none.status, none.err], [1, '1 of 1 checks failed.\n']);
  assert.match(none.out, /^fail +push +neither FCM_CREDENTIALS nor VAPID keys are set/);
  const other = await commandLine(['push', 'check'], { ...env, ...vapid, VAPID_PUBLIC_KEY: vapidPair().publicKey });
  assert.equal(other.status, 1);
  assert.match(other.out, /^fail +config +VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no pair/m);
  const only = await check(vapid);
  assert.deepEqual(
    only.map((f) => [f.level, f.name]),
    [
      ['warn', 'FCM'],
      ['ok', 'Web Push'],
    ],
  );
});

test('broken credentials stop the start, and a start says what is wrong with them', async (t) => {
  const env = await readyDatabase(t, 'sqlite');
  const fake = await fakeOf(t);
  const file = async (name: string, text: string): Promise<string> => {
    const path = join(env.DATA_DIR as string, name);
    await writeFile(path, text);
    return path;
  };
  const cut = JSON.stringify(fake.credentials).slice(0, 900);
  const cases: [Record<string, string>, RegExp][] = [
    [
      { FCM_CREDENTIALS: await file('cut.json', cut) },
      /FCM_CREDENTIALS must be the JSON .*this is not JSON, or was cut off/,
    ],
    [{ FCM_CREDENTIALS: await file('empty.json', '') }, /FCM_CREDENTIALS must be the JSON .*the file is empty/],
    [{ FCM_CREDENTIALS: env.DATA_DIR as string }, /FCM_CREDENTIALS must be .*path of the file/],
    [{ FCM_CREDENTIALS: join(env.DATA_DIR as string, 'not-there.json') }, /FCM_CREDENTIALS .*not-there\.json: ENOENT/],
    [
      { FCM_CREDENTIALS_FILE: '/nowhere/firebase.json' },
      /FCM_CREDENTIALS cannot be read from \/nowhere\/firebase\.json: ENOENT/,
    ],
    [{ FCM_CREDENTIALS: await file('app.json', '{"project_info": {}}') }, /FCM_CREDENTIALS .*google-services\.json/],
    [{ ...vapid, VAPID_PRIVATE_KEY: publicKey }, /VAPID_PRIVATE_KEY must be the private half/],
    [{ ...vapid, VAPID_PUBLIC_KEY: vapidPair().publicKey }, /are no pair/],
  ];
  for (const [at, [broken, pattern]] of cases.entries()) {
    const isRight = (error: Error): boolean => {
      assert.match(error.message, pattern);
      assert.doesNotMatch(error.message, /PRIVATE KEY-|MII/, 'no key is repeated');
      return error instanceof ConfigError;
    };
    assert.throws(() => readConfig(broken), isRight);
    if (at > 0 && at < cases.length - 1) continue;
    const { status, err } = await dinam(['serve'], { ...env, ...broken });
    assert.equal(status, 2, err);
    assert.match(err, pattern);
  }
  // As a text editor of Windows writes it.
  const marked = await file('marked.json', `\ufeff${JSON.stringify(fake.credentials)}`);
  assert.equal(readConfig({ FCM_CREDENTIALS: marked }).fcmCredentials.includes(fake.project), true);
});
