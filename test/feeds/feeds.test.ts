import assert from 'node:assert/strict';
import { cases, compare, read } from '../support/feed-facts.ts';
import { feedScene as scene, script } from '../support/feed-scene.ts';
import { item } from '../support/feed-server.ts';
import { type Json, onSqlite, type Reply } from '../support/helper.ts';

const flat = (text: string | null): string | null => text?.normalize('NFC').replace(/\s+/g, ' ').trim() ?? null;

onSqlite('the corpus: added by the old script, refreshed, read back in each language', async (t, kind) => {
  const s = await scene(t, kind);
  const good = cases.filter((c) => c.realistic);
  assert.ok(good.length >= 40);
  const ids = new Map<string, number>();
  for (const { file } of good) {
    const lang = file.match(/^synthetic--(\w\w)-/)?.[1];
    ids.set(file, await s.add(`/${file}`, { zone: 'UTC', ...(lang ? { lang } : {}) }));
  }
  await s.turn();
  for (const c of good) {
    const { file } = c;
    const feed = await s.feed(ids.get(file) as number);
    assert.deepEqual([feed.last_status, feed.last_error, feed.error_count], [200, null, 0], file);
    if (c.expect.title) assert.equal(flat(feed.title), flat(read(c).title), file);
    // What a feed lists twice is one item, and what says nothing is none.
    const saying = read(c).items.filter((i) => i.title !== '' || i.link !== null);
    assert.equal(feed.item_count, new Set(saying.map((i) => i.key)).size, file);
    const { body } = await s.call(`/api/rss.php?feed=${feed.id}&limit=100`);
    assert.equal(body.data.length, Math.min(100, feed.item_count), file);
    assert.equal(body.meta.total, feed.item_count, file);
    const [first] = read(c).items;
    const shown = body.data.find((i: Json) => i.guid !== null && i.guid === first?.guid && i.title === first?.title);
    if (!shown) continue;
    const wrong = compare(c, { ...read(c), items: [{ ...first, ...shown }] }).filter((f) =>
      /^(title|date|guid)$/.test(f.fact),
    );
    for (const { isRight, message: said } of wrong) assert.ok(isRight || /craigslist/.test(said), said);
  }
  const words: Record<string, string> = {
    hi: 'दिल्ली में आज हल्की बारिश की संभावना',
    te: 'హైదరాబాద్‌లో ఈరోజు తేలికపాటి వర్షం',
    bn: 'কলকাতায় আজ হালকা বৃষ্টির সম্ভাবনা',
    ta: 'சென்னையில் இன்று லேசான மழை',
    ur: 'پاکستان',
  };
  for (const [lang, word] of Object.entries(words)) {
    const old = await s.call(`/api/rss.php?lang=${lang}&limit=100&duplicates=true`);
    assert.equal(old.status, 200);
    assert.ok(old.body.data.length >= 6, `${lang}: ${old.body.data.length}`);
    assert.ok(
      old.body.data.some((i: Json) => i.title.includes(word.normalize('NFC'))),
      lang,
    );
    assert.ok(
      old.body.data.every((i: Json) => i.lang === lang && i.feed.title),
      lang,
    );
    assert.equal(
      (await s.call(`/api/v1/rss?lang=${lang}&limit=100&duplicates=1`)).text,
      old.text,
      'both addresses give one body',
    );
    const found = await s.call(`/api/rss.php?lang=${lang}&search=${encodeURIComponent(word.split(' ')[0] as string)}`);
    assert.ok(found.body.data.length > 0, `search in ${lang}`);
    const form = await s.call('/api/rss.php', { form: { lang, limit: '100', duplicates: 'true' } });
    assert.equal(form.text, old.text, 'a form asks the same');
  }
  const urdu = await s.feed(ids.get('v2--parser-testdata-urdu_UTF8.xml') as number);
  assert.deepEqual([urdu.lang, urdu.item_count], ['ur', 26], 'the language is found by itself');

  // Read on by cursor: every item once, newest first.
  const seen: Json[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body } = await s.call(`/api/rss.php?lang=hi&limit=4${cursor && `&cursor=${cursor}`}`);
    seen.push(...body.data);
    cursor = body.meta.next_cursor;
  }
  const whole = await s.call('/api/rss.php?lang=hi&limit=100');
  assert.deepEqual(
    seen.map((i) => i.id),
    whole.body.data.map((i: Json) => i.id),
  );
  const one = await s.call(`/api/rss.php?id=${seen[0].id}`);
  assert.deepEqual(one.body.data, seen[0]);
  assert.equal((await s.call(`/api/v1/rss/${seen[0].id}`)).text, one.text);

  const hostile = await s.call(`/api/rss.php?feed=${ids.get('synthetic--kn-hostile-html.xml')}`);
  assert.doesNotMatch(hostile.text, /script|onerror|onclick|javascript:|srcdoc|onbegin|<style/i);
  const relative = await s.call(`/api/rss.php?feed=${ids.get('synthetic--ta-atom-xmlbase.atom')}`);
  assert.match(relative.body.data[0].content, /href="https:\/\/news\.example\/ta\/more\/0"/);
  assert.match(relative.body.data[0].content, /src="https:\/\/news\.example\/i\/0\.jpg"/);
});

onSqlite(
  'nothing changed: conditional requests, no write, the same ETag; an edit and a new item are taken in once',
  async (t, kind) => {
    const s = await scene(t, kind);
    const { server } = s;
    const etag = 'W/"x"; odd "quotes" ~';
    const old = [item('a', 'మొదటి వార్త'), item('b', 'రెండవ వార్త')];
    server.rss('/f', old, etag);
    const id = await s.add('/f', { lang: 'te' });
    await s.turn();
    const first = await s.call('/api/rss.php?lang=te');
    assert.deepEqual(
      first.body.data.map((i: Json) => i.title),
      ['మొదటి వార్త', 'రెండవ వార్త'],
      'in the order of the feed',
    );
    const versions = async (): Promise<Json> => {
      await s.dinam.app.versions.read();
      return s.dinam.app.versions.stamp(['rss', 'rss:te', 'feeds']);
    };
    const before = await versions();
    await s.turn(40);
    assert.equal(server.requests.at(-1)?.headers['if-none-match'], etag, 'byte for byte');
    assert.equal((await s.feed(id)).last_status, 304);
    server.rss('/f', old);
    await s.turn(40);
    assert.equal((await s.feed(id)).last_status, 200);
    server.on(
      '/f',
      (_q, r) =>
        void r
          .writeHead(200, { 'last-modified': 'Fri, 20 Nov 2026 06:00:00 GMT' })
          .end(`<rss version="2.0"><channel><title>వార్తలు</title>${old.join('\n')}</channel></rss>`),
    );
    await s.turn(40);
    await s.turn(40);
    assert.equal(server.requests.at(-1)?.headers['if-modified-since'], 'Fri, 20 Nov 2026 06:00:00 GMT');
    assert.equal(await versions(), before, 'nobody is told of what did not change');
    const again = await s.call('/api/rss.php?lang=te');
    assert.equal(again.headers.get('etag'), first.headers.get('etag'));
    assert.equal(again.text, first.text);

    server.rss('/f', [item('c', 'మూడవ వార్త'), item('a', 'మొదటి వార్త, సవరించినది'), item('b', 'రెండవ వార్త')]);
    await s.turn(40);
    const changed = await s.call('/api/rss.php?lang=te');
    assert.deepEqual(
      changed.body.data.map((i: Json) => i.title),
      ['మూడవ వార్త', 'మొదటి వార్త, సవరించినది', 'రెండవ వార్త'],
    );
    assert.equal(changed.body.data[1].id, first.body.data[0].id, 'an edit keeps the item');
    assert.notEqual(await versions(), before);
    assert.equal((await s.feed(id)).item_count, 3);
    assert.equal((await s.call(`/api/rss.php?search=${encodeURIComponent('సవరించినది')}`)).body.data.length, 1);
  },
);

onSqlite('a feed shows its errors: nothing crashes, nothing hangs, items remain', async (t, kind) => {
  const s = await scene(t, kind);
  const { server } = s;
  server.rss('/good', [item('a', 'خبر')]);
  const expected: [string, RegExp, number | null][] = [
    ['/404', /nothing at the address \(HTTP 404\)/, 404],
    ['/500', /HTTP 500/, 500],
    // By another name: it makes all feeds of its server wait.
    [`${server.url.replace('127.0.0.1', 'localhost')}/429`, /asked less often/, 429],
    ['/page', /web page, not a feed/, 200],
    ['/text', /not a feed/, 200],
    ['/empty', /empty/, 200],
    ['/loop', /redirects/, null],
    ['/inside', /private network/, null],
    ['/bomb', /more than 15,000,000 bytes/, null],
    ['/endless', /more than 15,000,000 bytes/, null],
    ['/broken', /broke|complete/, null],
    ['http://localhost:1/', /refused|private/, null],
    ['http://no-such-host.invalid/rss', /not known|looked up/, null],
  ];
  const ids: number[] = [];
  for (const [path] of expected) ids.push(await s.add(path));
  const good = await s.add('/good', { lang: 'ur' });
  for (const file of ['synthetic--hi-entity-bomb.xml', 'synthetic--ta-deep-nesting.xml']) await s.add(`/${file}`);
  await s.turn();
  for (const [i, [path, message, status]] of expected.entries()) {
    const feed = await s.feed(ids[i] as number);
    assert.match(feed.last_error ?? '', message, path);
    assert.deepEqual([feed.last_status, feed.error_count, feed.item_count], [status, 1, 0], path);
    assert.ok(feed.next_fetch_at > feed.last_fetched_at, path);
  }
  const rows = await s.dinam.app.db.write.selectFrom('feeds').select(['lease', 'fetch_count']).execute();
  assert.ok(
    rows.every(({ lease, fetch_count }) => lease === null && fetch_count === 1),
    'no visit is open for what a server did',
  );
  const slow = (await s.feed(ids[2] as number)).next_fetch_at;
  assert.ok(Date.parse(slow) - s.clock.ms >= 7_200_000, 'Retry-After is kept to');

  // A feed that fails keeps its items, is asked less and less, and comes back.
  server.on('/good', (_q, r) => void r.writeHead(503).end());
  let wait = 0;
  for (let n = 1; n <= 3; n++) {
    const { next_fetch_at } = await s.feed(good);
    const minutes = Math.ceil((Date.parse(next_fetch_at) - s.clock.ms) / 60_000) + 1;
    assert.ok(minutes > wait, `${minutes} after ${wait}`);
    wait = minutes;
    await s.turn(minutes);
    assert.equal((await s.feed(good)).error_count, n);
  }
  assert.equal((await s.call('/api/rss.php?lang=ur')).body.data.length, 1);
  server.rss('/good', [item('a', 'خبر'), item('b', 'دوسری خبر')]);
  const refreshed = await s.call(`${script}?action=refresh&id=${good}`, { method: 'POST', token: await s.editor() });
  assert.equal(refreshed.status, 202, refreshed.text);
  await s.turn();
  const healed = await s.feed(good);
  assert.deepEqual([healed.error_count, healed.last_error, healed.item_count], [0, null, 2]);
});

onSqlite('slow and silent servers are let go of; a test keeps nothing', async (t, kind) => {
  const s = await scene(t, kind, { REQUEST_TIMEOUT_MS: '1500' });
  s.server.rss('/f', [item('a', 'செய்தி', '<description>&lt;b&gt;x&lt;/b&gt;</description>')]);
  const tried = async (feed_url: string): Promise<Reply> =>
    s.call('/api/admin/feeds/test', { token: await s.editor(), json: { feed_url } });
  for (const path of ['/slow', '/silent']) {
    const { status, body } = await tried(s.server.url + path);
    assert.equal(status, 200);
    assert.deepEqual([body.data.ok, body.data.error], [false, 'The answer took too long.'], path);
  }
  const good = await tried(`${s.server.url}/f`);
  assert.deepEqual(
    [good.body.data.ok, good.body.data.lang, good.body.data.item_count, good.body.data.items[0].summary],
    [true, 'ta', 1, 'x'],
  );
  assert.match((await tried(`${s.server.url}/page`)).body.data.error, /web page/);
  assert.equal((await tried('http://10.0.0.1/')).status, 400);
  const id = await s.add('/f');
  for (const reply of [
    await s.call(`/api/admin/feeds/${id}/test`, { method: 'POST', token: await s.editor() }),
    await s.call(`${script}?action=test&id=${id}`, { token: await s.editor() }),
    await s.call(`${script}?action=test`, { token: await s.editor(), form: { feed_url: `${s.server.url}/f` } }),
  ])
    assert.equal(reply.body.data.ok, true, reply.text);
  assert.equal((await s.feed(id)).item_count, 0);
  assert.deepEqual((await s.call('/api/rss.php?lang=ta')).body.data, []);
});
