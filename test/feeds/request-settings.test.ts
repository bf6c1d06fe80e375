import assert from 'node:assert/strict';
import { exportAll } from '../../src/backup/export.ts';
import { migrationNames } from '../../src/migrations/list.ts';
import { type FeedScene, feedScene, script } from '../support/feed-scene.ts';
import { item } from '../support/feed-server.ts';
import { type Json, onSqlite } from '../support/helper.ts';

const patch = async (s: FeedScene, id: number, json: Json) =>
  s.call(`/api/admin/feeds/${id}`, { method: 'PATCH', token: await s.editor(), json, headers: { 'if-match': '*' } });
const audit = async (s: FeedScene, action: string): Promise<Json[]> => {
  const rows = await s.dinam.app.db.write.selectFrom('audit').selectAll().where('action', '=', action).execute();
  return rows.map((row) => ({ ...row, detail: JSON.parse(row.detail) }));
};

onSqlite(
  'each feed is requested with its own settings; its secrets are never shown nor sent elsewhere',
  async (t, kind) => {
    const s = await feedScene(t, kind);
    const { server } = s;
    server.rss('/f', [item('a', 'వార్త')]);
    const elsewhere = server.url.replace('127.0.0.1', 'localhost');
    server.on('/away', (_q, r) => void r.writeHead(302, { location: `${elsewhere}/f` }).end());
    const how = {
      user_agent: 'Praja/1.0 (+https://praja.example)',
      headers: { 'X-Api-Key': 'k-123', Cookie: 'sid=1', accept: 'text/xml' },
      username: 'సంపాదకుడు',
      password: 'పదం:1',
    };
    const id = await s.add('/f', how);
    const away = await s.add('/away', how);
    await s.turn();
    const [first, ...rest] = server.requests.map((a) => a.headers);
    assert.equal(first?.['user-agent'], how.user_agent);
    assert.equal(first?.authorization, `Basic ${Buffer.from(`${how.username}:${how.password}`).toString('base64')}`);
    assert.deepEqual([first?.['x-api-key'], first?.cookie, first?.accept], ['k-123', 'sid=1', 'text/xml']);
    const behind = rest.find((h) => h.host?.startsWith('localhost'));
    assert.deepEqual(
      [behind?.authorization, behind?.['x-api-key'], behind?.cookie, behind?.['user-agent']],
      [undefined, undefined, undefined, how.user_agent],
    );
    assert.equal((await s.feed(away)).last_error, null);

    const shown = await s.call(`/api/admin/feeds/${id}`, { token: await s.editor() });
    const { header_names, has_password, username, user_agent } = shown.body.data;
    assert.deepEqual(header_names, ['X-Api-Key', 'Cookie', 'accept']);
    assert.deepEqual([has_password, username, user_agent], [true, how.username, how.user_agent]);
    const list = await s.call(`${script}?limit=100`, { token: await s.editor() });
    const { lines } = await exported(s);
    for (const secret of [how.password, 'k-123', 'sid=1']) {
      for (const text of [shown.text, list.text, lines.join('\n')]) assert.ok(!text.includes(secret), secret);
      assert.ok(!JSON.stringify(await audit(s, 'create')).includes(secret));
    }
    assert.ok(lines.some((line) => line.includes(how.username)));
    const tested = await s.call(`/api/admin/feeds/${id}/test`, { method: 'POST', token: await s.editor() });
    assert.equal(tested.body.data.ok, true);
    assert.equal(server.requests.at(-1)?.headers['x-api-key'], 'k-123', 'a test asks as a fetch does');

    // Headers are changed one by one; an address elsewhere forgets what only the old server may know.
    const names = async (json: Json): Promise<Json> => (await patch(s, id, json)).body.data.header_names;
    assert.deepEqual(await names({ headers: { 'x-api-key': 'k-456', Accept: null } }), ['Cookie', 'x-api-key']);
    assert.deepEqual(await names({ title: 'కొత్త' }), ['Cookie', 'x-api-key']);
    assert.deepEqual(await names({ feed_url: `${server.url}/g` }), ['Cookie', 'x-api-key'], 'the same server');
    const moved = (await patch(s, id, { feed_url: `${elsewhere}/f`, headers: { 'X-New': '1' } })).body.data;
    assert.deepEqual([moved.header_names, moved.has_password, moved.username], [['X-New'], false, how.username]);
    assert.deepEqual(await names({ headers: null }), []);
    assert.equal((await patch(s, away, { username: null })).body.data.has_password, false);
  },
);

/** The lines of an export without secrets. */
async function exported(s: FeedScene): Promise<{ lines: string[] }> {
  const parts: Buffer[] = [];
  await exportAll(s.dinam.app.db, async (bytes) => void parts.push(bytes), {
    tables: s.dinam.app.schema.tables,
    migrations: migrationNames,
    secrets: false,
  });
  return { lines: Buffer.concat(parts).toString().split('\n') };
}

onSqlite('bad settings of a feed are named, and nothing of them is stored', async (t, kind) => {
  const s = await feedScene(t, kind);
  const feed_url = `${s.server.url}/f`;
  const many = Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`x-${i}`, '1']));
  for (const [json, fields] of [
    [{ zone: 'Asia/Nowhere', refresh_minutes: 4 }, ['refresh_minutes', 'zone']],
    [{ zone: '+05:30' }, ['zone']],
    [{ user_agent: 'వార్త' }, ['user_agent']],
    [{ user_agent: 'a\nb', username: 'a:b', password: '' }, ['password', 'user_agent', 'username']],
    [{ password: 'x' }, ['username']],
    [
      { headers: { Host: 'x', 'Transfer-Encoding': 'x', 'content-length': '1' } },
      ['headers.Host', 'headers.Transfer-Encoding', 'headers.content-length'],
    ],
    [
      { headers: { 'If-None-Match': 'x', 'User-Agent': 'x', te: 'x', ok: '1' } },
      ['headers.If-None-Match', 'headers.User-Agent', 'headers.te'],
    ],
    [
      { headers: { 'a b': 'x', 'x-y': 'a\r\nb: c', 'x-z': 'அ', 'X-A': '1', 'x-a': '2' } },
      ['headers.a b', 'headers.x-a', 'headers.x-y', 'headers.x-z'],
    ],
    [{ headers: many }, ['headers']],
    [{ headers: ['x'] }, ['headers']],
    [{ headers: { constructor: { x: 1 } } }, ['headers.constructor']],
  ] as [Json, string[]][]) {
    const reply = await s.call(script, { token: await s.editor(), json: { feed_url, ...json } });
    assert.equal(reply.status, 400, reply.text);
    assert.deepEqual(reply.body.errors.map((e: Json) => e.field).sort(), fields, JSON.stringify(json));
  }
  const { db } = s.dinam.app;
  assert.deepEqual(await db.write.selectFrom('feeds').select('id').execute(), []);
  assert.deepEqual(await db.write.selectFrom('feed_secrets').select('feed_id').execute(), []);
  const form = { feed_url, zone: 'Asia/Colombo', refresh_minutes: '', headers: '{"X-Key": "1"}' };
  const made = await s.call(script, { token: await s.editor(), form });
  const { zone, refresh_minutes, header_names } = made.body.data;
  assert.deepEqual([zone, refresh_minutes, header_names], ['Asia/Colombo', null, ['X-Key']], made.text);
});

onSqlite('dates without a zone are of the feed; another zone mends those that are there', async (t, kind) => {
  const s = await feedScene(t, kind);
  s.server.rss('/f', [item('a', 'செய்தி', '<pubDate>05-11-2025 10:15</pubDate>')], '"1"');
  const id = await s.add('/f', { lang: 'ta' });
  await s.turn();
  const published = async (): Promise<Json> => (await s.call('/api/rss.php?lang=ta')).body.data[0].published_at;
  assert.equal(await published(), '2025-11-05T04:45:00.000Z');
  await patch(s, id, { zone: 'UTC' });
  await s.turn(1);
  assert.equal(await published(), '2025-11-05T10:15:00.000Z');
  assert.equal((await s.feed(id)).item_count, 1);
});
