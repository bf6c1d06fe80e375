import assert from 'node:assert/strict';
import { HEADLINES } from '../support/headlines.ts';
import { onPostgres, onSqlite } from '../support/helper.ts';
import { fieldsOf, ids, q, setUp } from './admin-scene.ts';

onPostgres('a long article of many different words is taken by PostgreSQL, too', async (t) => {
  const d = await setUp(t, 'postgres');
  const letters = (n: number): string =>
    [...n.toString(32).padStart(4, '0')].map((c) => String.fromCodePoint(0xc15 + Number.parseInt(c, 32))).join('');
  const content = Array.from({ length: 79_000 }, (_, i) => letters(i)).join(' ');
  const reply = await d.call('/api/admin/news', { json: { title: 'పొడవైన కథనం', content, summary: 'x' } });
  assert.equal(reply.status, 201, reply.text.slice(0, 300));
});

onSqlite('HTML is sanitised when it is written, and text is stored as it is', async (t, kind) => {
  const d = await setUp(t, kind);
  const evil = [
    '<p onclick="x()">నమస్తే <script>alert(1)</script><b>प्रिय</b></p>',
    '<img src="x.jpg" onerror="alert(1)" alt="படம்">',
    '<a href="javascript:alert(1)">క్లిక్</a><a href="JaVa\tScRiPt:alert(1)">x</a><a href="data:text/html,x">y</a>',
    '<iframe src="https://evil.example/"></iframe><svg onload="alert(1)"><style>p{}</style></svg>',
    '<p style="background:url(javascript:1)">শেষ</p><form action="/x"><input name="a"></form>',
  ].join('');
  const { id } = await d.item({ content: evil });
  const check = async (): Promise<string> => {
    const { content } = (await d.get('news', id)).body.data;
    assert.doesNotMatch(content, /script|onerror|onclick|onload|javascript|data:|iframe|svg|style|form|input/i);
    return content;
  };
  const first = await check();
  for (const kept of ['నమస్తే', '<b>प्रिय</b>', 'alt="படம்"', 'క్లిక్', '<p>শেষ</p>']) assert.ok(first.includes(kept), kept);
  await d.edit('news', id, { content: `<h2>కొత్త</h2>${evil}` });
  assert.ok((await check()).startsWith('<h2>కొత్త</h2>'));
  await d.verb(id, 'publish');
  const shown = await d.running.call(`/api/v1/news/${id}`);
  assert.equal(shown.body.data.content, await check());

  const text = 'ధర < 500 & > 100 <b>కాదు</b>';
  const plain = await d.item({ content: text, content_format: 'text' });
  assert.equal(plain.content, text);
  const turned = await d.edit('news', plain.id, { content_format: 'html' });
  assert.doesNotMatch(turned.body.data.content, /< 500/, 'what becomes HTML is cleaned');
  const dirty = await d.item({ content: '<script>x</script>', content_format: 'text' });
  const html = await d.edit('news', dirty.id, { content_format: 'html' });
  assert.doesNotMatch(html.body.data.content, /script/);
});

onSqlite('the summary follows the content until an editor writes one', async (t, kind) => {
  const d = await setUp(t, kind);
  const words = (from: number, n: number): string => Array.from({ length: n }, (_, i) => `మాట${from + i}`).join(' ');
  const { id, summary, read_minutes } = await d.item({ content: `<p>${words(0, 450)}</p>` });
  assert.equal(summary, `${words(0, 60)}…`);
  assert.equal(read_minutes, 3);
  const edited = await d.edit('news', id, { content: `<p>${words(500, 20)}</p>` });
  assert.deepEqual([edited.body.data.summary, edited.body.data.read_minutes], [words(500, 20), 1]);
  assert.equal((await d.edit('news', id, { title: 'వేరే' })).body.data.summary, words(500, 20));
  const own = await d.edit('news', id, { summary: ' సంపాదకుడి మాట ' });
  assert.equal(own.body.data.summary, 'సంపాదకుడి మాట');
  assert.equal((await d.edit('news', id, { content: '<p>మళ్ళీ</p>' })).body.data.summary, 'సంపాదకుడి మాట');
  const both = await d.edit('news', id, { content: '<p>రెండూ</p>', summary: 'నాది' });
  assert.equal(both.body.data.summary, 'నాది');
  const cleared = await d.edit('news', id, { content: '<p>ఖాళీ</p>', summary: '' });
  assert.equal(cleared.body.data.summary, 'ఖాళీ', 'an empty one is derived again');
  const given = await d.item({ content: '<p>లోపల</p>', summary: 'बाहर' });
  assert.equal(given.summary, 'बाहर');
});

onSqlite('text is stored in NFC', async (t, kind) => {
  const d = await setUp(t, kind);
  const bengali = 'বাড\u09bcি থেকে ঢাকা, ক\u09c7\u09be';
  const hindi = 'न\u093cया क\u093cलम';
  const tamil = 'க\u0bc6\u0bbeடி';
  for (const text of [bengali, hindi, tamil, 'cafe\u0301'])
    assert.notEqual(text, text.normalize('NFC'), 'the test sends decomposed text');
  const { id } = await d.item({
    title: bengali,
    content: `<p>${hindi}</p>`,
    tags: [hindi],
    author: tamil,
    location: { district: bengali },
    source: { name: 'cafe\u0301' },
  });
  const { data } = (await d.get('news', id)).body;
  assert.equal(data.title, bengali.normalize('NFC'));
  assert.equal(data.content, `<p>${hindi.normalize('NFC')}</p>`);
  assert.deepEqual(data.tags, [hindi.normalize('NFC')]);
  assert.deepEqual([data.author, data.location.district], [tamil.normalize('NFC'), bengali.normalize('NFC')]);
  const row = await d.running.dinam.app.db.write.selectFrom('news').selectAll().executeTakeFirstOrThrow();
  for (const value of Object.values(row)) if (typeof value === 'string') assert.equal(value, value.normalize('NFC'));
  await d.verb(id, 'publish');
  for (const form of ['NFC', 'NFD'])
    assert.deepEqual(ids(await d.list(`/api/v1/news?tag=${q(hindi.normalize(form))}`)), [id], form);
});

onSqlite('an address is Latin words and the id, and the id alone leads there', async (t, kind) => {
  const d = await setUp(t, kind);
  for (const [lang, title, beginning] of [
    ['te', HEADLINES.te, 'haidarabad'],
    ['hi', HEADLINES.hi, 'mukhyamantri'],
    ['ta', HEADLINES.ta, 'chennai'],
    ['ur', HEADLINES.ur, ''],
    ['bn', HEADLINES.bn, ''],
  ] as [string, string, string][]) {
    const { id, slug, url } = await d.item({ title, lang });
    assert.match(slug, new RegExp(`^[a-z0-9]+(-[a-z0-9]+)*-${id}$`), slug);
    assert.ok(slug.length > String(id).length + 8, `${slug} has words`);
    assert.ok(slug.startsWith(beginning), slug);
    assert.ok(url.endsWith(`/api/v1/news/${slug}`));
    await d.verb(id, 'publish');
    for (const path of [slug, String(id), `some-other-words-${id}`, `${q('తెలుగు')}-${id}`])
      assert.equal((await d.running.call(`/api/v1/news/${path}`)).body.data?.id, id, path);
    assert.equal((await d.running.call(`/api/v1/news/${slug}0`)).status, 404);
    const after = await d.edit('news', id, { title: 'Another title' });
    assert.equal(after.body.data.slug, slug, 'what is out keeps its address');
  }
  const draft = await d.item({ title: 'మొదటి' });
  const renamed = await d.edit('news', draft.id, { title: 'ఢిల్లీ' });
  assert.notEqual(renamed.body.data.slug, draft.slug, 'a draft is renamed');
  const symbols = await d.item({ title: '!!! ؟ …' });
  assert.equal(symbols.slug, `item-${symbols.id}`);
  const chosen = await d.item({ title: 'ఏదో', slug: 'my-own-words' });
  assert.equal(chosen.slug, `my-own-words-${chosen.id}`);
  assert.deepEqual(fieldsOf(await d.call('/api/admin/news', { json: { title: 'x', slug: 'a/b' } })), ['slug']);
});
