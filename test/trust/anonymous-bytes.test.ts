import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { routes } from '../../src/app.ts';
import { viewCounter } from '../../src/news/trending/views.ts';
import { fill } from '../contract-scene.ts';
import { type Json, onBoth, onPostgres, onSqlite, type Reply, start, test } from '../support/helper.ts';

const phone = (n: number, more: Json = {}): Json => ({
  installation_id: `phone-${n}-1234`,
  value: `token-${n}-1234`,
  ...more,
});
const from = (address: string) => ({ 'x-forwarded-for': address });

onSqlite(
  'what an anonymous client stores is bounded: per device, per address and hour, per story and hour',
  async (t, kind) => {
    const running = await start(t, kind, { WORKERS: '0', TRUST_PROXY: '127.0.0.1', INTAKE_PER_DAY: '240000' });
    const { te: story } = await fill(running);
    const register = (json: Json, address: string): Promise<Reply> =>
      running.call('/api/v1/devices', { json, headers: from(address) });

    // The largest registration that a reader of all settings needs is accepted; larger ones are refused below.
    const rich = phone(0, {
      value: 'v'.repeat(160),
      categories: ['వాతావరణం', 'క్రీడలు'],
      opt_outs: { types: ['horoscope'] },
    });
    assert.equal((await register(rich, '203.0.113.1')).status, 201);
    const wide = Array.from({ length: 30 }, (_, i) => `${i}-${'క'.repeat(75)}`);
    for (const [json, field] of [
      [phone(1, { categories: wide }), 'categories'],
      [phone(1, { opt_outs: { categories: wide } }), 'opt_outs'],
      [phone(1, { opt_outs: { types: Array.from({ length: 31 }, (_, i) => `type${i}`) } }), 'opt_outs.types'],
      [phone(1, { value: 'v'.repeat(513) }), 'value'],
    ] as const) {
      const refused = await register(json, '203.0.113.1');
      assert.deepEqual([refused.status, refused.body.errors.map((e: Json) => e.field)], [400, [field]]);
    }
    const sizes = (await running.dinam.app.db.write.selectFrom('devices').selectAll().execute()).map(
      (row) => JSON.stringify(row).length,
    );
    assert.ok(sizes.length === 1 && Math.max(...sizes) <= 2_048);

    // So many bytes an hour from an address, a 24th of those of a day; of IPv6 all of a /64 is one. What is known already takes none.
    let n = 10;
    let last = await register(phone(n), '2001:db8:1:2::a');
    while (n < 60 && last.status === 201) last = await register(phone(++n), `2001:db8:1:2::${n.toString(16)}`);
    assert.equal(last.status, 429);
    assert.ok(n > 30 && n < 50, `${n - 10} devices for 10,000 bytes`);
    assert.ok(Number(last.headers.get('retry-after')) <= 3_600, 'until the hour is over');
    const bookmark = `/api/v1/installations/phone-1234/bookmarks/${story}`;
    const mark = (address: string) => running.call(bookmark, { method: 'PUT', json: {}, headers: from(address) });
    assert.equal((await mark('2001:db8:1:2::ffff')).status, 429, 'whatever it wants to leave');
    const open = { json: { installation_id: 'phone-10-1234' }, headers: from('2001:db8:1:2::a') };
    assert.equal((await running.call('/api/v1/notifications/1/opened', open)).status, 202, 'which stores nothing new');
    assert.equal((await mark('2001:db8:1:3::1')).status, 201, 'another address is not meant');
    for (let again = 0; again < 40; again++) assert.equal((await register(rich, '203.0.113.1')).status, 200);

    // Views of one story.
    const view = (address: string, id: string) =>
      running.call(`/api/v1/news/${story}/view`, { json: { installation_id: id }, headers: from(address) });
    for (let i = 0; i < 260; i++) assert.equal((await view('198.51.100.7', `invented-${i}`)).status, 202);
    await view('198.51.100.8', 'another-phone');
    await viewCounter(running.dinam.app).flush();
    const row = await running.dinam.app.db.write
      .selectFrom('news')
      .select('views')
      .where('id', '=', story)
      .executeTakeFirstOrThrow();
    assert.equal(row.views, 201, 'two hundred of the one, one of the other');
  },
);

onSqlite(
  'nothing is taken without a token while the disk is nearly full, and the staff still writes',
  async (t, kind) => {
    const running = await start(t, kind, {
      WORKERS: '0',
      MIN_FREE_DISK: '999999999999',
      METRICS_TOKEN: 'x'.repeat(32),
    });
    const { te: story } = await fill(running);
    const refused = [
      await running.call('/api/v1/devices', { json: phone(1) }),
      await running.call(`/api/v1/installations/phone-1234/bookmarks/${story}`, { method: 'PUT', json: {} }),
      await running.call(`/api/v1/news/${story}/report`, {
        json: { installation_id: 'phone-1234', reason: 'misleading' },
      }),
      await running.call(`/api/v1/news/${story}/view`, { json: {} }),
      await running.call('/api/v1/notifications/1/opened', { json: { installation_id: 'phone-1234' } }),
    ];
    for (const reply of refused) {
      assert.deepEqual([reply.status, reply.body.code], [503, 'unavailable']);
      assert.ok(Number(reply.headers.get('retry-after')) > 0);
    }
    const json = { title: 'డిస్కు నిండినా వార్త' };
    assert.equal((await running.call('/api/news.php', { token: await running.tokenOf('editor'), json })).status, 201);
    assert.equal(
      (await running.call('/api/v1/installations/phone-1234', { method: 'DELETE' })).status,
      200,
      'what goes may go',
    );
    const headers = { authorization: `Bearer ${'x'.repeat(32)}` };
    const { text } = await running.call('/metrics', { headers });
    assert.match(text, /^dinam_intake_refused_total\{reason="disk"\} 5$/m);
    assert.match(text, /^dinam_disk_free_bytes \d+/m);
    assert.match(text, /^dinam_intake_bytes_total 0$/m);
  },
);

onPostgres('nothing is taken without a token while a PostgreSQL database is as large as it may be', async (t) => {
  const running = await start(t, 'postgres', { WORKERS: '0', DATABASE_MAX_BYTES: '1000000' });
  assert.equal((await running.call('/api/v1/devices', { json: phone(1) })).status, 503);
  const json = { title: 'నిండినా వార్త' };
  assert.equal((await running.call('/api/news.php', { token: await running.tokenOf('editor'), json })).status, 201);
});

/** Writes without a token that are not bounded by bytes: what their refusals may leave is shown below. */
const leavesNone = [
  '/api/auth/login',
  '/api/auth/refresh',
  '/api/auth/logout',
  '/api/auth.php',
  '/api/auth/password/link',
  '/api/auth/oidc/session',
  '/api/auth/passkeys/login',
  '/api/auth/passkeys/login/options',
  '/api/websub/:token',
];

test('each write that needs no token is bounded by its bytes, or declared to store none', () => {
  for (const route of routes) {
    if (!('access' in route) || route.access !== 'anyone' || route.method === 'GET' || route.method === 'DELETE')
      continue;
    assert.ok(route.intake || leavesNone.includes(route.path), `${route.method} ${route.path}`);
  }
});

onBoth('made-up names leave no more rows than the limits of an address allow', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0', TRUST_PROXY: '127.0.0.1' });
  const rowsOf = async (table: string): Promise<number> => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(
      running.dinam.app.db.write,
    );
    return Number(rows[0]?.n);
  };
  const headers = from('203.0.113.9');
  const audit = await rowsOf('audit');
  const statuses: number[] = [];
  for (let i = 0; i < 120; i++) {
    const json = { username: `కల్పితం${i}`, password: 'ఊహించిన-పదం' };
    statuses.push((await running.call('/api/auth/login', { json, headers })).status);
  }
  assert.deepEqual(statuses, [...Array(50).fill(401), ...Array(70).fill(429)]);
  assert.equal((await rowsOf('audit')) - audit, 50);
  assert.equal(await rowsOf('rate_limits'), kind === 'postgres' ? 3 * 50 + 1 : 0);
});
