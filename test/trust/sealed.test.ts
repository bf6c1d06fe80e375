import assert from 'node:assert/strict';
import { generate } from 'otplib';
import { closeApp, openApp } from '../../src/app.ts';
import { change } from '../../src/core/api/change.ts';
import { type App, systemActor } from '../../src/core/app.ts';
import { readConfig } from '../../src/core/config/config.ts';
import { checkSealed } from '../../src/core/secrets/sealed-columns.ts';
import { feedSecrets } from '../../src/feeds/secrets.ts';
import { secretOf, subscriptionByToken } from '../../src/feeds/websub/store.ts';
import { storeFirstPassword, unusedFirstPassword } from '../../src/users/password/first.ts';
import { commandLine } from '../support/command-lines.ts';
import { feedScene } from '../support/feed-scene.ts';
import { item } from '../support/feed-server.ts';
import { type Json, onBoth, password } from '../support/helper.ts';

const [first, second, wrong] = ['k', 'm', 'x'].map((letter) => `${letter}-తాళం-`.repeat(8)) as [string, string, string];

/** Every row of a table that holds secrets. */
async function raw({ db }: App): Promise<string> {
  const rows: unknown[] = [];
  for (const table of ['users', 'feed_secrets', 'websub_subscriptions', 'meta'] as const)
    rows.push(await db.write.selectFrom(table).selectAll().execute());
  return JSON.stringify(rows);
}

/** What works on a program that is opened over this database. */
async function over<T>(env: Record<string, string>, key: string, work: (app: App) => Promise<T>): Promise<T> {
  const app = await openApp(readConfig({ ...env, SECRET_KEY: key }));
  try {
    return await work(app);
  } finally {
    await closeApp(app);
  }
}

onBoth(
  'secrets lie in the database sealed, by a key from outside that rotates and can be given up',
  async (t, kind) => {
    const s = await feedScene(t, kind, { SECRET_KEY: first });
    const { app } = s.dinam;
    s.server.rss('/f', [item('a', 'వార్త')]);
    const how = { username: 'సంపాదకుడు', password: 'పదం-నాది', headers: { 'X-Api-Key': 'k-1234567' } };
    const feed = await s.add('/f', how);
    await s.turn();
    const sentHeaders = s.server.requests.at(-1)?.headers;
    assert.equal(
      sentHeaders?.authorization,
      `Basic ${Buffer.from(`${how.username}:${how.password}`).toString('base64')}`,
    );
    assert.equal(sentHeaders?.['x-api-key'], 'k-1234567');

    const token = await s.editor();
    const json = { current_password: password };
    const { secret } = (await s.call('/api/auth/totp/setup', { token, json })).body.data;
    const code = (): Promise<string> => generate({ secret, epoch: Math.floor(s.clock.ms / 1000) });
    const on = await s.call('/api/auth/totp/enable', { token, json: { code: await code() } });
    assert.equal(on.status, 200, on.text);
    s.clock.ms += 60_000;
    const login = (otp: string): Promise<Json> =>
      s.call('/api/auth/login', { json: { username: 'test.editor', password, otp } });
    assert.equal((await login(await code())).status, 200);

    const user = await app.db.write.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    await change(app, systemActor, (c) => storeFirstPassword(c, user.id, 'మొదటి-పదం', user.password_hash));
    // Of before there was a key.
    await app.db.write
      .insertInto('websub_subscriptions')
      .values({
        feed_id: feed,
        token: 'T'.repeat(32),
        hub: 'https://hub.example/',
        topic: 'https://a.example/',
        secret: 'hub-in-clear',
        mode: 'subscribe',
        asked_at: null,
        lease_until: null,
        next_at: null,
        tries: 0,
        created_at: user.created_at,
        updated_at: user.created_at,
      })
      .execute();
    assert.match((await checkSealed(app.db, app.config, app.schema.secrets)).text, /^5 sealed, 1 in clear/);
    // What an instance without `JWT_SECRET` signs with.
    const signing = await app.db.write
      .selectFrom('meta')
      .select('value')
      .where('key', '=', 'jwt_secret')
      .executeTakeFirstOrThrow();
    assert.match(signing.value, /^v1:/);

    const secrets = [how.password, 'k-1234567', secret, 'మొదటి-పదం', 'hub-in-clear'];
    const shown = async (of: App): Promise<string[]> => {
      const text = await raw(of);
      return secrets.filter((word) => text.includes(word));
    };
    /** Everything is there for who has the key. */
    const opens = async (of: App): Promise<void> => {
      assert.deepEqual(await feedSecrets(of, feed), { headers: how.headers, password: how.password });
      assert.equal((await unusedFirstPassword(of))?.password, 'మొదటి-పదం');
      const subscription = await subscriptionByToken(of.db.write, 'T'.repeat(32));
      assert.equal(subscription && secretOf(of.config, subscription), 'hub-in-clear');
      assert.equal((await checkSealed(of.db, of.config, of.schema.secrets)).level, 'ok');
    };
    const count = async (of: App, prefix: RegExp): Promise<number> => (await raw(of)).match(prefix)?.length ?? 0;
    await over(s.env, first, async (of) => {
      assert.deepEqual(await shown(of), []);
      await opens(of);
    });
    assert.equal(await count(app, /v1:/g), 6);

    for (const key of [wrong, ''])
      await assert.rejects(
        over(s.env, key, async () => {}),
        (error: Error) => /sealed with a key that SECRET_KEY/.test(error.message) && !error.message.includes('తాళం'),
      );
    const without = readConfig({ ...s.env, SECRET_KEY: '' });
    assert.equal((await checkSealed(app.db, without, app.schema.secrets)).level, 'fail');

    // Two instances that start at once with another key in front.
    await Promise.all([over(s.env, `${second},${first}`, opens), over(s.env, `${second},${first}`, opens)]);
    await over(s.env, second, opens);
    await assert.rejects(
      over(s.env, first, async () => {}),
      /SECRET_KEY does not have/,
    );

    const unsealed = await commandLine(['secrets', 'unseal'], { ...s.env, SECRET_KEY: second });
    assert.equal(unsealed.status, 0, unsealed.err);
    assert.match(unsealed.out, /^6 secrets are in clear/);
    await over(s.env, '', async (of) => {
      assert.deepEqual(await shown(of), secrets);
      await opens(of);
      const production = { ...of.config, env: 'production' as const };
      assert.match((await checkSealed(of.db, production, of.schema.secrets)).text, /^6 in clear.*SECRET_KEY_FILE/);
    });
    s.clock.ms += 60_000;
    assert.equal((await login(await code())).status, 200, 'an instance that has a key reads what is in clear');
  },
);
