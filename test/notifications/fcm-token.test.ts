import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { test } from 'node:test';
import { ConfigError, readConfig } from '../../src/core/config/config.ts';
import type { Result } from '../../src/notifications/transports/transport.ts';
import type { Scripted } from '../support/fake-fcm/answers.ts';
import { say, startFakeFcm } from '../support/fake-fcm/fake.ts';
import { setUp } from '../support/fcm-setup.ts';

test('the access token: shared, renewed early, renewed once when it is refused', async (t) => {
  const { fake, clock, send } = await setUp(t);
  await Promise.all(Array.from({ length: 20 }, (_, n) => send([`a${n}`])));
  assert.equal(fake.grants, 1, 'one request for all of them');
  clock.ms += 3_599_000 - 5 * 60_000 - 1_000;
  await send(['b']);
  assert.equal(fake.grants, 1);
  clock.ms += 2_000;
  await send(['c']);
  assert.equal(fake.grants, 2, 'five minutes early');
  fake.revoke();
  const results = await send(Array.from({ length: 300 }, (_, n) => `d${n}`));
  assert.ok(results.every((r) => r.state === 'sent'));
  assert.equal(fake.grants, 3, 'once for all that were refused');
  fake.answer('e', say.unauthenticated, say.unauthenticated);
  assert.deepEqual(await send(['e']), [{ state: 'retry', code: 'UNAUTHENTICATED', retryAfterMs: 60_000 }]);
  assert.equal(fake.grants, 4, 'and no more than once');
});

test('without an access token everything is retried, and Google does not get a request for each message', async (t) => {
  const { fake, clock, send } = await setUp(t);
  const refused: Scripted = {
    status: 400,
    body: { error: 'invalid_grant', error_description: 'Invalid JWT Signature.' },
  };
  fake.nextGrant(refused);
  const results = await send(Array.from({ length: 300 }, (_, n) => `t${n}`));
  for (const r of results) {
    const { retryAfterMs, ...rest } = r as Result & { state: 'retry' };
    assert.deepEqual(rest, { state: 'retry', code: 'CREDENTIALS', unasked: true });
    assert.ok((retryAfterMs ?? 0) >= 1_000 && (retryAfterMs ?? 0) <= 60_000);
  }
  assert.equal((await send(['x']))[0]?.state, 'retry', 'not asked again at once');
  clock.ms += 11_000;
  assert.deepEqual(await send(['x']), [{ state: 'sent' }]);
  // A token that is good for four more minutes is used when its renewal fails.
  clock.ms += 3_599_000 - 4 * 60_000;
  fake.nextGrant({ status: 503, body: {} });
  assert.deepEqual(await send(['y']), [{ state: 'sent' }]);
});

test('a key that is not the account’s is found out by Google', async (t) => {
  const fake = await startFakeFcm();
  t.after(() => fake.close());
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const stranger = { ...fake.credentials, private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string };
  const { send } = await setUp(t, {}, { FCM_CREDENTIALS: JSON.stringify(stranger), FCM_BASE_URL: fake.url });
  assert.equal((await send(['x']))[0]?.state, 'retry');
  assert.equal(fake.grants, 0);
});

test('credentials that are none stop the start, and the message says why', async (t) => {
  const fake = await startFakeFcm();
  t.after(() => fake.close());
  const good = fake.credentials;
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' });
  const { project_id: _, ...noProject } = good;
  const cases: [string, RegExp][] = [
    ['{"type": "service_acc', /not JSON/],
    ['/nowhere/account.json', /path of the file.*ENOENT/],
    ['AIzaSyA-an-old-server-key', /service account/],
    [JSON.stringify({ project_info: {}, client: [] }), /google-services\.json/],
    [JSON.stringify({ ...good, type: 'authorized_user' }), /"authorized_user"/],
    [JSON.stringify({}), /its type is missing/],
    [JSON.stringify(noProject), /project_id is missing/],
    [JSON.stringify({ ...good, private_key: good.private_key?.replaceAll('\n', '') }), /private_key.*line breaks/],
    [JSON.stringify({ ...good, private_key: ec }), /private_key.*rsa/],
    [JSON.stringify({ ...good, token_uri: 'oauth2' }), /token_uri/],
    [JSON.stringify({ ...good, token_uri: 'http://oauth2.example.in/token' }), /token_uri that begins with https/],
  ];
  for (const [text, pattern] of cases)
    assert.throws(
      () => readConfig({ FCM_CREDENTIALS: text }),
      (error) => {
        assert.ok(error instanceof ConfigError);
        assert.match(error.problems[0] ?? '', /^FCM_CREDENTIALS /);
        assert.match(error.problems[0] ?? '', pattern);
        assert.doesNotMatch(error.message, /BEGIN|MII/, 'the key is not told');
        return true;
      },
    );
});
