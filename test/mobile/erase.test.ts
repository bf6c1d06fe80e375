import assert from 'node:assert/strict';
import { sql } from 'kysely';
import type { App } from '../../src/core/app.ts';
import { installationKey } from '../../src/engagement/installation.ts';
import { hashOfValue } from '../../src/notifications/store.ts';
import { is, iso, minute, phone, type Scene, setUp } from '../engagement/scene.ts';
import { type Json, onBoth, onSqlite, readyDatabase, test } from '../support/helper.ts';
import { serve } from '../support/process.ts';

const secret = phone(1);
const token = 'fcm-registration-token-of-phone-one';
const note = 'నా పేరు లక్ష్మి, ఫోన్ 98480';

/** Every value of every column of every table in which one of the texts stands: `table.column`. */
async function found({ db }: App, texts: string[]): Promise<string[]> {
  const isSqlite = db.dialect.kind === 'sqlite';
  const { rows: columns } = await (isSqlite
    ? sql<{ table: string; column: string }>`select m.name as "table", c.name as "column"
          from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table' and m.sql not like 'create virtual%'`
    : sql<{ table: string; column: string }>`select table_name as "table", column_name as "column"
          from information_schema.columns where table_schema = current_schema()`
  ).execute(db.write);
  assert.ok(columns.length > 200, 'the columns were found');
  const hits = new Set<string>();
  for (const { table, column } of columns)
    for (const text of texts) {
      const { rows } = await sql`select 1 from ${sql.table(table)}
        where cast(${sql.ref(column)} as text) like ${`%${text}%`} limit 1`.execute(db.write);
      if (rows.length) hits.add(`${table}.${column}`);
    }
  return [...hits].sort();
}

const everything = [
  secret,
  token,
  hashOfValue(token),
  ...(['vote', 'bookmark', 'report'] as const).map((purpose) => installationKey(purpose, secret)),
  note,
];

const eraseOf = (v: Scene, id: string, ip = '203.0.113.5') =>
  v.call(`/api/v1/installations/${id}`, { method: 'DELETE', headers: { 'x-forwarded-for': ip } });

/** Does all that a device can do, and all that an editor can do to one device. */
async function leaveTraces(v: Scene, id: string, value: string): Promise<{ poll: number; story: number }> {
  const story = await v.story();
  const device = {
    installation_id: id,
    value,
    platform: 'android',
    lang: 'te',
    place: 'వరంగల్',
    categories: ['weather'],
  };
  is(await v.call('/api/v1/devices', { json: device }), 201);
  const json = { title: 'మీకు మాత్రమే', target: { type: 'device', value: id } };
  is(await v.admin('/api/admin/notifications', { json, headers: { 'idempotency-key': `k-${story}` } }), 202);
  const scheduled_at = iso(v.running.clock.ms + 30 * minute);
  is(await v.admin('/api/admin/notifications', { json: { ...json, scheduled_at } }), 202);
  await v.running.dinam.workers.drain();
  is(await v.admin('/api/admin/notifications/test', { json: { installation_id: id, title: 'పరీక్ష' } }), 200);
  is(await v.call(`/api/v1/update/check?current_version=1.0&installation_id=${id}`), 200);
  is(await v.call(`/api/v1/installations/${id}/bookmarks/${story}`, { method: 'PUT' }), 201);
  is(await v.call(`/api/v1/news/${story}/report`, { json: { installation_id: id, reason: 'privacy', note } }), 202);
  const options = [{ text: 'అవును' }, { text: 'కాదు' }];
  const poll = is(await v.admin('/api/admin/polls', { json: { question: 'వర్షం?', options } }), 201).id;
  is(await v.admin(`/api/admin/polls/${poll}/open`, { json: {} }), 200);
  is(await v.call(`/api/v1/polls/${poll}/vote`, { json: { installation_id: id, option_id: 1 } }), 200);
  return { poll, story };
}

onBoth('nothing is left of an installation that was erased, in any column of any table', async (t, kind) => {
  const v = await setUp(t, kind);
  const { app } = v.running.dinam;
  const { poll, story } = await leaveTraces(v, secret, token);
  const reports = is(await v.admin('/api/admin/reports'), 200);
  is(await v.admin(`/api/admin/reports/${reports[0].id}/resolve`, { json: { note: `సరే. ${note}` } }), 200);
  assert.deepEqual(
    await found(app, everything),
    [
      'devices.installation_id',
      'devices.value',
      'devices.value_hash',
      'poll_votes.reader_key',
      'readers.reader_key',
      'reports.answer',
      'reports.note',
      'reports.reader_key',
    ],
    'the search finds what is there',
  );

  const reply = await eraseOf(v, secret);
  assert.deepEqual(is(reply, 200), { devices: 1, notifications: 2, votes: 1, bookmarks: 1, reports: 1 });
  assert.equal(reply.headers.get('cache-control'), 'no-store');
  assert.deepEqual(await found(app, everything), []);
  assert.deepEqual(await app.db.write.selectFrom('device_traits').selectAll().execute(), []);

  const shown = is(await v.call(`/api/v1/polls/${poll}`), 200);
  assert.deepEqual([shown.total, shown.options[0].votes], [1, 1], 'the vote stays counted');
  const [row] = is(await v.admin('/api/admin/reports'), 200);
  assert.deepEqual([row.news_id, row.reason, row.status, row.note], [story, 'privacy', 'resolved', '']);
  const sent = is(await v.admin('/api/admin/notifications'), 200);
  for (const { title, target } of sent)
    assert.deepEqual([title, target], ['మీకు మాత్రమే', { type: 'device', value: null }]);
  const trail = is(await v.admin('/api/admin/audit?resource=installations'), 200);
  assert.deepEqual(
    trail.map((line: Json) => [line.action, line.resource_id, line.detail.votes]),
    [['erase', '-', 1]],
  );

  v.running.clock.ms += 31 * minute;
  await v.running.dinam.workers.drain();
  const planned = await app.db.write.selectFrom('notifications').select(['status', 'targets']).orderBy('id').execute();
  assert.deepEqual(planned, [
    { status: 'logged', targets: 1 },
    { status: 'logged', targets: 0 },
  ]);
});

onSqlite(
  'to erase again, or what never was, gives zeros and leaves nothing; others are not touched',
  async (t, kind) => {
    const v = await setUp(t, kind);
    const { app } = v.running.dinam;
    await leaveTraces(v, phone(2), 'fcm-registration-token-of-phone-two');
    const others = await found(app, [
      phone(2),
      installationKey('vote', phone(2)),
      installationKey('bookmark', phone(2)),
    ]);
    await leaveTraces(v, secret, token);
    is(await eraseOf(v, secret), 200);
    const zeros = { devices: 0, notifications: 0, votes: 0, bookmarks: 0, reports: 0 };
    assert.deepEqual(is(await eraseOf(v, secret), 200), zeros);
    assert.deepEqual(is(await eraseOf(v, phone(99)), 200), zeros);
    assert.equal(is(await v.admin('/api/admin/audit?resource=installations'), 200).length, 1);
    assert.deepEqual(
      await found(app, [phone(2), installationKey('vote', phone(2)), installationKey('bookmark', phone(2))]),
      others,
    );
    is(await eraseOf(v, 'short'), 400);

    const [first] = is(await v.call(`/api/v1/installations/${phone(2)}/bookmarks`), 200);
    is(await v.call(`/api/v1/installations/${secret}/bookmarks/${first.id}`, { method: 'PUT' }), 201);
    const race = await Promise.all([
      ...Array.from({ length: 5 }, () => eraseOf(v, secret)),
      ...Array.from({ length: 5 }, () =>
        v.call(`/api/v1/installations/${secret}/bookmarks/${first.id}`, { method: 'PUT' }),
      ),
    ]);
    assert.ok(
      race.every((r) => r.status === 200 || r.status === 201),
      race.map((r) => r.text).join('\n'),
    );
    is(await eraseOf(v, secret), 200);
    assert.deepEqual(await found(app, everything.slice(0, -1)), []);
  },
);

onSqlite('erasing is limited per address', async (t, kind) => {
  const v = await setUp(t, kind);
  const replies = await Promise.all(Array.from({ length: 63 }, (_, n) => eraseOf(v, phone(n))));
  const refused = replies.filter((r) => r.status === 429);
  assert.equal(refused.length, 3);
  assert.match(refused[0]?.headers.get('retry-after') ?? '', /^\d+$/);
  is(await eraseOf(v, secret, '198.51.100.3'), 200);
});

test('the log does not learn installation ids', async (t) => {
  const env = { ...(await readyDatabase(t, 'sqlite')), LOG_LEVEL: 'debug' };
  const { url, lines, child, ended } = await serve(t, env);
  for (const path of ['', '/', '/bookmarks/1', '/no-such-thing'])
    await fetch(`${url}/api/v1/installations/${secret}${path}`, { method: 'DELETE' });
  await fetch(`${url}/api/v1/devices/${secret}`, { method: 'DELETE' });
  child.kill('SIGTERM');
  await ended;
  const output = lines.join('\n');
  assert.equal(output.match(/"path":"\/api\/v1\/installations\/\*/g)?.length, 4, output);
  assert.ok(output.includes('"path":"/api/v1/devices/*"'));
  assert.ok(!output.includes(secret), output);
});
