import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import { feedScene } from '../support/feed-scene.ts';
import { item, rssOf } from '../support/feed-server.ts';
import { onBoth, onSqlite } from '../support/helper.ts';
import { fuzzIngest } from './ingest-fuzz.ts';

onBoth('damaged bodies, fetched and ingested: each visit ends as one', (t, kind) => fuzzIngest(t, kind, 8, 20_261_124));

onSqlite('a DOCTYPE of many megabytes, gzip without header or trailer: read', async (t, kind) => {
  const s = await feedScene(t, kind);
  const body = rssOf([item('1', 'వార్త ఒకటి'), item('2', 'వార్త రెండు')]);
  const subset = `<!ENTITY a "${'x'.repeat(100)}">\n`.repeat(80_000);
  const answers: Record<string, [Record<string, string>, Buffer]> = {
    '/doctype': [{}, Buffer.from(body.replace('<rss', `<!DOCTYPE rss [${subset}]><rss`))],
    '/unclosed': [{}, Buffer.from(body.replace('<rss', `<!DOCTYPE rss [${subset}<rss`))],
    '/feed.xml.gz': [{ 'content-type': 'application/gzip' }, gzipSync(body)],
    '/no-trailer': [{ 'content-encoding': 'gzip' }, gzipSync(body).subarray(0, -8)],
  };
  for (const [path, [headers, bytes]] of Object.entries(answers)) {
    s.server.on(path, (_request, response) => void response.writeHead(200, headers).end(bytes));
    const feed = await s.add(path, { lang: 'te' });
    await s.turn();
    const { fetch_count, last_error, item_count } = await s.dinam.app.db.write
      .selectFrom('feeds')
      .select(['fetch_count', 'last_error', 'item_count'])
      .where('id', '=', feed)
      .executeTakeFirstOrThrow();
    assert.equal(fetch_count, 1, path);
    if (path === '/unclosed') assert.ok(last_error !== null || item_count === 2, path);
    else assert.deepEqual([last_error, item_count], [null, 2], path);
    const json = { feed_url: s.server.url + path };
    const trial = await s.call('/api/admin/feeds/test', { token: await s.editor(), json });
    assert.deepEqual([trial.status, trial.body.data.ok], [200, last_error === null], path);
  }
});

onSqlite('a server that always says 304 is asked without conditions once a week, and by hand', async (t, kind) => {
  const s = await feedScene(t, kind);
  let items = [item('1', 'వార్త ఒకటి')];
  const asked: boolean[] = [];
  s.server.on('/lying', (request, response) => {
    const isConditional = request.headers['if-none-match'] !== undefined;
    asked.push(isConditional);
    if (isConditional) response.writeHead(304).end();
    else response.writeHead(200, { etag: '"same"' }).end(rssOf(items));
  });
  const feed = await s.add('/lying', { lang: 'te' });
  await s.turn();
  items = [item('2', 'వార్త రెండు'), ...items];
  for (let day = 0; day < 7; day++) await s.turn(1_440);
  assert.equal(asked.filter((isConditional) => !isConditional).length, 2, 'the first time, and once in seven days');
  assert.equal((await s.feed(feed)).item_count, 2);
  const token = await s.editor();
  const byHand: [path: string, json?: unknown][] = [
    [`/api/admin/feeds/${feed}/refresh`],
    ['/api/admin/feeds/refresh', { ids: [feed] }],
  ];
  for (const [n, [path, json]] of byHand.entries()) {
    items = [item(`h${n}`, `చేతితో ${n}`), ...items];
    const reply = await s.call(path, { method: 'POST', token, ...(json === undefined ? {} : { json }) });
    assert.ok(reply.status < 300, reply.text);
    await s.turn();
    assert.equal((await s.feed(feed)).item_count, 3 + n, path);
  }
});
