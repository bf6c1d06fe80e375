import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { account, beside, type Key, other, pair, problemsOf, secret } from '../../../test/support/options.ts';
import { describeConfig, options, readConfig } from './config.ts';

test('a secret may come from a file', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'dinam-config-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'secret');
  writeFileSync(file, `${secret}\n`);
  assert.deepEqual(readConfig({ JWT_SECRET_FILE: file }).jwtSecrets, [secret]);
  assert.equal(readConfig({ ADMIN_PASSWORD_FILE: file }).adminPassword, secret);
  assert.deepEqual(problemsOf({ JWT_SECRET_FILE: file, JWT_SECRET: other }), [
    'JWT_SECRET is given twice, also as JWT_SECRET_FILE',
  ]);
  const missing = join(folder, 'missing');
  assert.deepEqual(problemsOf({ JWT_SECRET_FILE: missing, PORT: 'x' }), [
    'PORT must be a whole number from 0 to 65535',
    `JWT_SECRET cannot be read from ${missing}: ENOENT`,
  ]);
  writeFileSync(file, 'short');
  assert.equal(problemsOf({ JWT_SECRET_FILE: file }).length, 1, 'what is in a file is checked, too');
  writeFileSync(file, '\n');
  assert.deepEqual(readConfig({ JWT_SECRET_FILE: file }).jwtSecrets, [], 'an empty file is no secret');
});

test('no secret is shown, neither in the description nor in an error', () => {
  const secrets = (Object.keys(options) as Key[]).filter((key) => options[key].secret);
  const keys = ['fcmCredentials', 'smtpUrl', 'vapidPrivateKey'];
  const plain = [
    'adminPassword',
    'filesS3SecretAccessKey',
    'jwtSecrets',
    'metricsToken',
    'oidcClientSecret',
    'secretKeys',
  ];
  const texts = ['databaseReadUrl', 'databaseUrl', ...plain];
  assert.deepEqual(secrets.sort(), [...keys, ...texts].sort());
  const env: Record<string, string> = {
    ...Object.fromEntries(
      texts.map((key) => [options[key as Key].env, key.includes('Url') ? `postgres://u:${secret}@db/d` : secret]),
    ),
    ...beside('vapidPrivateKey'),
    ...beside('filesS3SecretAccessKey'),
    ...beside('oidcClientSecret'),
    SMTP_URL: `smtps://u:${secret}@mail.example.in`,
    FCM_CREDENTIALS: JSON.stringify({ ...account, private_key_id: secret }),
  };
  const lines = describeConfig(readConfig(env));
  assert.equal(lines.length, Object.keys(options).length);
  assert.ok(!lines.join('\n').includes(secret));
  assert.ok(!lines.join('\n').includes(pair.privateKey));
  for (const key of secrets) assert.ok(lines.includes(`${options[key].env}=********`), key);
  assert.ok(lines.includes('PORT=8080'));
  assert.ok(describeConfig(readConfig({})).includes('JWT_SECRET='), 'what is not set is not masked');
  const wrong = {
    DATABASE_URL: 'mysql://u:geheim@db/d',
    DATABASE_READ_URL: 'mysql://u:geheim@db/d',
    JWT_SECRET: 'geheim',
    SECRET_KEY: 'geheim',
    ADMIN_PASSWORD: 'geheim',
    FCM_CREDENTIALS: '{"private_key": "geheim"',
    VAPID_PRIVATE_KEY: 'geheim',
    SMTP_URL: 'http://u:geheim@mail.example.in',
  };
  assert.equal(problemsOf(wrong).length, 8);
  assert.ok(!problemsOf({ FCM_CREDENTIALS: 'geheim' }).join().includes('geheim'));
  assert.ok(!problemsOf(wrong).join().includes('geheim'));
});

test('options of sign-in that do not fit together are refused', () => {
  const good = beside('oidcIssuer');
  assert.deepEqual(problemsOf({ ...good, OIDC_NEW_USERS: 'viewer' }), []);
  for (const [env, problem] of [
    [{ OIDC_ISSUER: undefined }, /^OIDC_CLIENT_ID needs OIDC_ISSUER$/],
    [{ OIDC_CLIENT_ID: undefined }, /^OIDC_ISSUER needs OIDC_CLIENT_ID$/],
    [{ OIDC_ISSUER: 'http://id.example.in' }, /^OIDC_ISSUER must begin with https/],
    [{ OIDC_ISSUER: 'http://127.0.0.1.example.in' }, /^OIDC_ISSUER must begin with https/],
    [{ OIDC_NEW_USERS: 'viewer', OIDC_DOMAINS: undefined }, /^OIDC_NEW_USERS needs OIDC_DOMAINS/],
  ] as const) {
    const problems = problemsOf({ ...good, ...env });
    assert.equal(problems.length, 1, JSON.stringify(env));
    assert.match(problems[0] as string, problem);
  }
});
