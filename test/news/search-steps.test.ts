import assert from 'node:assert/strict';
import { sql } from 'kysely';
import type { Lang } from '../../src/core/model/common.ts';
import { planReindex } from '../../src/core/reindex/plan-reindex.ts';
import { type Json, onBoth, type Running, start } from '../support/helper.ts';

type Query = Record<string, string>;

async function publish(running: Running, item: Record<string, unknown>): Promise<number> {
  const token = await running.tokenOf('editor');
  const reply = await running.call('/api/news.php', { token, json: item });
  assert.equal(reply.status, 201, reply.text);
  return reply.body.data.id;
}

async function search(running: Running, query: Query): Promise<Json> {
  const reply = await running.call(`/api/v1/search?${new URLSearchParams(query)}`);
  assert.equal(reply.status, 200, reply.text);
  return reply.body;
}

const ids = (body: Json): number[] => body.data.map((item: Json) => item.id);

/** A title, what is typed, how it is found, and what is meant where that is said. */
type Case = [lang: Lang, title: string, typed: string, matched: string, meant?: string];

const cases: Case[] = [
  // Inflections, in both directions.
  ['te', 'హైదరాబాద్‌లో భారీ వర్షాలు', 'హైదరాబాద్ వర్షాలు ', 'prefix'],
  ['te', 'విజయవాడ వరదలు తగ్గాయి', 'విజయవాడలో వరదల ', 'stem'],
  ['ta', 'சென்னையில் கனமழை', 'சென்னைக்கு கனமழை ', 'stem'],
  ['kn', 'ಬೆಂಗಳೂರಿನಲ್ಲಿ ಮಳೆ', 'ಬೆಂಗಳೂರು ಮಳೆ ', 'stem'],
  ['ml', 'കേരളത്തിൽ മഴ', 'കേരളം മഴ ', 'stem'],
  ['mr', 'मुंबईत पाऊस', 'मुंबईमध्ये पाऊस ', 'stem'],
  ['gu', 'અમદાવાદમાં વરસાદ', 'અમદાવાદનો વરસાદ ', 'stem'],
  ['bn', 'কলকাতায় বৃষ্টি', 'কলকাতার বৃষ্টি ', 'stem'],
  // One slip.
  ['te', 'ముఖ్యమంత్రి పర్యటన వాయిదా', 'ముఖ్యమంత్రి పర్యతన ', 'near', 'ముఖ్యమంత్రి పర్యటన'],
  ['te', 'గోదావరి ఉధృతి', 'గోదవరి ', 'near', 'గోదావరి'],
  ['hi', 'किसानों ने आंदोलन समाप्त किया', 'आंदलोन ', 'near', 'आंदोलन'],
  ['hi', 'ज़मीन विवाद सुलझा', 'विवद जमीन', 'near', 'विवाद जमीन'],
  ['ta', 'முதலமைச்சர் அறிவிப்பு', 'முதலமச்சர் ', 'near', 'முதலமைச்சர்'],
  ['bn', 'নির্বাচন কমিশনের সভা', 'নির্বচন ', 'near', 'নির্বাচন'],
  ['ur', 'حکومت کا اعلان', 'حکومٹ ', 'near', 'حکومت'],
  ['ml', 'തിരഞ്ഞെടുപ്പ് ഫലം', 'തിരഞ്ഞടുപ്പ് ', 'near', 'തിരഞ്ഞെടുപ്പ്'],
  ['pa', 'ਅੰਮ੍ਰਿਤਸਰ ਹਵਾਈ ਅੱਡਾ', 'ਅਮ੍ਰਿਤਸਰ ', 'near', 'ਅੰਮ੍ਰਿਤਸਰ'],
  ['or', 'ଭୁବନେଶ୍ୱର ବିମାନବନ୍ଦର', 'ଭୁବେନଶ୍ୱର ', 'near', 'ଭୁବନେଶ୍ୱର'],
  ['en', 'Parliament session begins', 'parlaiment ', 'near', 'Parliament'],
];

onBoth('a search finds inflections and what is one slip away, and says how', async (t, kind) => {
  const running = await start(t, kind);
  const made = new Map<string, number>();
  for (const [lang, title] of cases)
    if (!made.has(title)) made.set(title, await publish(running, { title, lang, content: 'x' }));
  for (const [lang, title, q, matched, meant] of cases) {
    const { data, meta } = await search(running, { q, lang });
    assert.deepEqual([data[0]?.id, meta.matched, meta.did_you_mean], [made.get(title), matched, meant ?? null], q);
    assert.match(data[0].highlight.title, /<mark>/, q);
  }
  const back = await search(running, { q: 'హైదరాబాద్‌లో వర్షాలు ' });
  assert.equal(back.meta.matched, 'exact');
  const all = await search(running, { q: 'గోదవరి ', lang: 'all' });
  assert.deepEqual([ids(all), all.meta.did_you_mean], [[made.get('గోదావరి ఉధృతి')], 'గోదావరి']);
  const none = await search(running, { q: 'ఖగోళశాస్త్రం ' });
  assert.deepEqual([none.data, none.meta.matched, none.meta.did_you_mean], [[], null, null]);
  const quoted = await search(running, { q: '"గోదవరి ఉధృతి"' });
  assert.deepEqual(quoted.data, [], 'a phrase is meant as it is written');
  const old = await running.call(
    `/api/v1/index.php?${new URLSearchParams({ endpoint: 'news', action: 'search', q: 'గోదవరి ' })}`,
  );
  assert.deepEqual(old.body, await search(running, { q: 'గోదవరి ' }));
  const page = await running.call(`/te/search?q=${encodeURIComponent('గోదవరి')}`);
  assert.match(page.text, /<p class="meant">మీ ఉద్దేశం <a rel="nofollow" href="\/te\/search\?q=%E0[^"]*">గోదావరి<\/a>/);
  const list = await running.call(`/api/v1/news?${new URLSearchParams({ search: 'గోదవరి ' })}`);
  assert.deepEqual(ids(list.body), [made.get('గోదావరి ఉధృతి')], 'a list finds the same');
});

/** A title, what is typed, and the word that no item has. */
const partly: [lang: Lang, title: string, typed: string, ignored: string[]][] = [
  ['te', 'నెల్లూరులో భారీ వర్షం', 'nellore ఖగోళం', ['ఖగోళం']],
  ['te', 'విజయవాడలో వరదలు', 'xqzvw వరద', ['xqzvw']],
  ['hi', 'भोपाल में किसान सम्मेलन', 'किसन ज्वालामुखी ', ['ज्वालामुखी']],
  ['ta', 'மதுரையில் கனமழை', 'எரிமலை மதுரை ', ['எரிமலை']],
  ['bn', 'কলকাতায় বৃষ্টি', 'আগ্নেয়গিরি brishti ', ['আগ্নেয়গিরি']],
  ['ur', 'لاہور میں بارش', 'لاہور آتش‌فشاں ', ['آتش‌فشاں']],
  ['te', 'ఏలూరులో ధాన్యం', 'ధాన్యం 2,500', ['2,500']],
  ['te', 'ఏలూరులో ధాన్యం', 'ధాన్యం 2500లో ', ['2500లో']],
  ['hi', 'पेट्रोल के दाम घटे', 'petrol price', ['price']], // a slip from परीक्षा, which is in no item with petrol
  ['hi', 'बोर्ड परीक्षा का परिणाम', 'pariksha parinam', []],
];

onBoth('a word that no item has leaves the search to the others, and is named', async (t, kind) => {
  const running = await start(t, kind);
  const made = new Map<string, number>();
  for (const [lang, title] of partly)
    if (!made.has(title)) made.set(title, await publish(running, { title, lang, content: 'x' }));
  for (const [lang, title, q, ignored] of partly) {
    const { data, meta } = await search(running, { q, lang });
    const matched = ignored.length > 0 ? 'near' : 'exact';
    assert.deepEqual([ids({ data }), meta.matched, meta.ignored], [[made.get(title)], matched, ignored], q);
  }
  const both = await search(running, { q: 'కనమழை xqzvw ', lang: 'ta' });
  assert.deepEqual([both.data, both.meta.ignored], [[], []], 'no word is known');
  const whole = await search(running, { q: 'విజయవాడలో వరదలు' });
  assert.deepEqual([whole.meta.matched, whole.meta.ignored], ['exact', []]);
  await publish(running, { title: 'గుంటూరులో మిర్చి', content: 'x' });
  const apart = await search(running, { q: 'గుంటూరులో వరదలు ' });
  assert.deepEqual([apart.data, apart.meta.ignored], [[], []], 'words that items have are meant together');
  const quoted = await search(running, { q: '"వరదలు నెల్లూరు" విజయవాడలో' });
  assert.deepEqual(quoted.data, [], 'a phrase is never left out');
});

/** Titles, and the beginning of the first that is typed. The others are inflected or nearly written like it. */
const begun: [lang: Lang, titles: string[], typed: string, found: number][] = [
  ['te', ['పర్యాటకం', 'పర్యటకం'], 'పర్యాట', 1],
  ['hi', ['सरकारी भवन', 'सरकटी'], 'सरका', 1],
  ['ta', ['முதலமைச்சர்', 'முதலை'], 'முதலம', 1],
  ['bn', ['নির্বাচন', 'নির্বচন'], 'নির্বা', 1],
  ['ur', ['حکومت', 'حکم'], 'حکوم', 1],
];

onBoth('a word that is still typed finds what begins so, and nothing that is near it', async (t, kind) => {
  const running = await start(t, kind);
  for (const [lang, titles] of begun) for (const title of titles) await publish(running, { title, lang, content: 'x' });
  for (const [lang, titles, q, count] of begun) {
    const { data, meta } = await search(running, { q, lang });
    assert.deepEqual([data.map(({ title }: Json) => title), meta.matched], [titles.slice(0, count), 'prefix'], q);
  }
  // With a space behind it the word is finished.
  const finished = await search(running, { q: 'పర్యాటకం ' });
  assert.deepEqual(finished.data.length, 2);
});

onBoth('what an earlier step finds comes first, on every page and behind every cursor', async (t, kind) => {
  const running = await start(t, kind);
  const at = (days: number): string => new Date(running.clock.ms - days * 86_400_000).toISOString();
  const one = (title: string, days: number) => publish(running, { title, published_at: at(days) });
  // The further, the newer.
  const exact = [await one('గోదావరి', 300)];
  const begun = [await one('గోదావరిలోయ', 200), await one('గోదావరిలోయ', 201)];
  const near = [await one('గోదవరి', 100), await one('గోధావరి', 101), await one('గోదావరీ', 102)];
  const order = [...exact, ...begun, ...near];
  const q = 'గోదావరి ';
  const whole = await search(running, { q });
  assert.deepEqual(new Set(ids(whole)), new Set(order));
  assert.deepEqual(ids(whole).slice(0, 1), exact);
  assert.deepEqual(ids(whole).slice(-3), near);
  assert.equal(whole.meta.matched, 'exact');
  assert.equal(whole.meta.did_you_mean, null);
  for (const limit of ['1', '2', '4']) {
    const [byCursor, byPage]: number[][] = [[], []];
    let cursor: string | null = null;
    for (let page = 1; page < 9; page++) {
      const part: Json = await search(running, { q, limit, ...(cursor ? { cursor } : {}) });
      byCursor?.push(...ids(part));
      const numbered = await search(running, { q, limit, page: String(page) });
      byPage?.push(...ids(numbered));
      assert.equal(numbered.meta.matched, 'exact');
      assert.equal(numbered.meta.total, null);
      cursor = part.meta.next_cursor;
      if (cursor === null) break;
    }
    assert.deepEqual([byCursor, byPage], [ids(whole), ids(whole)], `pages of ${limit}`);
  }
  const byTime = await search(running, { q, sort: '-published_at' });
  assert.deepEqual(ids(byTime), [...begun, ...exact], 'by time, what is less near would stand between');
  // A page of what is exact leaves no room for anything else.
  for (let i = 0; i < 20; i++) await one('గోదావరి', 310 + i);
  const full = ids(await search(running, { q, limit: '50' }));
  assert.equal(full.length, 21);
  assert.deepEqual(full.slice(0, 1), exact);
});

onBoth('Latin letters: a word of another script is compared by its own keys, exact words first', async (t, kind) => {
  const running = await start(t, kind);
  const news = await publish(running, { title: 'వార్త విశేషాలు', lang: 'te' });
  const flood = await publish(running, { title: 'వరద ముప్పు', lang: 'te' });
  const latin = await publish(running, {
    title: 'Varada river',
    lang: 'en',
    published_at: new Date(running.clock.ms - 400 * 86_400_000).toISOString(),
  });
  const all = await search(running, { q: 'varada ', lang: 'all' });
  assert.deepEqual(ids(all), [latin, flood], 'వార్త is not among them');
  assert.deepEqual(ids(await search(running, { q: 'vartha ', lang: 'all' })).slice(0, 1), [news]);
});

onBoth('a word that only drafts have is never suggested', async (t, kind) => {
  const running = await start(t, kind);
  await publish(running, { title: 'రహస్యపత్రం', status: 'draft' });
  const { data, meta } = await search(running, { q: 'రహస్యపత్రమ్ ' });
  assert.deepEqual([data, meta.matched, meta.did_you_mean], [[], null, null]);
});

onBoth('empty, hostile and endless searches end, and find what they name', async (t, kind) => {
  const running = await start(t, kind);
  const id = await publish(running, { title: 'గోదావరి', content: 'x' });
  const odd = [
    '',
    ' ',
    '"',
    '్',
    '్్్్',
    'ి',
    '\u200d\u200c',
    '😀😀',
    "'; drop table news --",
    '%_%',
    '\\',
    '\u0c01'.repeat(8),
  ];
  for (const q of odd) assert.deepEqual((await search(running, { q })).data, [], q);
  const marks = await running.call(`/api/v1/search?${new URLSearchParams({ q: '\u0c01'.repeat(60) })}`);
  assert.deepEqual([marks.status, marks.body.errors[0].field], [400, 'q'], 'no letter has so many marks');
  for (const q of [
    `గో${'ద'.repeat(190)}`,
    'ల '.repeat(95),
    `${'క్'.repeat(90)}క`,
    'aaa bbb ccc ddd eee fff ggg hhh iii jjj kkk lll mmm',
  ])
    assert.deepEqual((await search(running, { q })).data, [], q);
  assert.deepEqual(ids(await search(running, { q: `గోదవరి ${'గోదావరి '.repeat(15)}` })), [id]);
});

onBoth(
  'stories whose words the vocabulary lacks are found by everything once they are indexed anew',
  async (t, kind) => {
    const running = await start(t, kind);
    const id = await publish(running, { title: 'గోదావరి ఉధృతి' });
    const { app, workers } = running.dinam;
    await sql`delete from news_vocabulary`.execute(app.db.write);
    assert.deepEqual(ids(await search(running, { q: 'గోదవరి ' })), []);
    await app.db.write.transaction().execute((tx) => planReindex(tx, 'news.reindex', 'news'));
    running.clock.ms = Math.max(running.clock.ms, Date.now() + 1_000); // a migration goes by the real time
    await workers.drain();
    const ended = app.db.write.selectFrom('jobs').select(['state', 'last_error']).where('kind', '=', 'news.reindex');
    assert.deepEqual(await ended.execute(), [{ state: 'done', last_error: null }]);
    assert.deepEqual(ids(await search(running, { q: 'గోదవరి ', limit: '19' })), [id]);
    if (kind === 'sqlite') return;
    // What waits in a list beside the index would be read by every search.
    const { rows } = await sql<{ reloptions: string[] }>`select reloptions from pg_class
    where relname = 'news_index_words'`.execute(app.db.read);
    assert.deepEqual(rows, [{ reloptions: ['fastupdate=off'] }]);
  },
);
