import assert from 'node:assert/strict';
import { languages } from '../../src/core/model/common.ts';
import { type Json, onBoth, type Running, start } from '../support/helper.ts';
import { until } from '../support/process.ts';

/** Publishes an item by the admin API and returns its id. */
async function publish(running: Running, item: Record<string, unknown>): Promise<number> {
  const token = await running.tokenOf('editor');
  const reply = await running.call('/api/news.php', { token, json: item });
  assert.equal(reply.status, 201, reply.text);
  return reply.body.data.id;
}

async function search(running: Running, query: Record<string, string>): Promise<Json> {
  const reply = await running.call(`/api/v1/search?${new URLSearchParams(query)}`);
  assert.equal(reply.status, 200, reply.text);
  return reply.body;
}

const ids = (body: Json): number[] => body.data.map((item: Json) => item.id);

onBoth(
  'a search finds words of every field, in any spelling, and ranks title, tags, summary, content',
  async (t, kind) => {
    const running = await start(t, kind);
    const other = { title: 'ఇతర వార్త', summary: 'సారాంశం', content: 'పాఠ్యం', lang: 'te' };
    const inContent = await publish(running, { ...other, content: '<p>ఇక్కడ తుఫాను వచ్చింది</p>' });
    const inSummary = await publish(running, { ...other, summary: 'తుఫాను హెచ్చరిక' });
    const inTags = await publish(running, { ...other, tags: ['తుఫాను'] });
    const inTitle = await publish(running, { ...other, title: 'తీరానికి తుఫాను' });
    await publish(running, other);
    assert.deepEqual(ids(await search(running, { q: 'తుఫాను ' })), [inTitle, inTags, inSummary, inContent]);
    assert.deepEqual(
      ids(await search(running, { search: 'తుఫా' })),
      [inTitle, inTags, inSummary, inContent],
      'a beginning',
    );
    assert.deepEqual(
      ids(await search(running, { q: 'tuphanu' })),
      [inTitle, inTags, inSummary, inContent],
      'its sound',
    );
    assert.deepEqual(
      ids(await search(running, { q: 'తుఫాను ', sort: '-published_at' })).sort(),
      [inTitle, inTags, inSummary, inContent].sort(),
    );
    assert.deepEqual(ids(await search(running, { q: 'హెచ్చ ' })), [], 'finished, it is a word that is not there');
    assert.deepEqual(ids(await search(running, { q: '"తుఫాను హెచ్చరిక"' })), [inSummary]);
    assert.deepEqual(ids(await search(running, { q: '"హెచ్చరిక తుఫాను"' })), []);
    assert.deepEqual(ids(await search(running, { q: 'తుఫాను సారాంశం ' })).length, 3, 'all words have to occur');

    const hindi = await publish(running, { title: 'हिन्दी दिवस पर सम्मेलन', content: 'पाठ', lang: 'hi' });
    for (const q of ['हिंदी', 'हिन्दी', 'hindi', 'sammelan'])
      assert.deepEqual(ids(await search(running, { q, lang: 'hi' })), [hindi], q);
    assert.deepEqual(ids(await search(running, { q: 'hindi' })), [], 'the default language is Telugu');
    assert.deepEqual(ids(await search(running, { q: 'hindi', lang: 'all' })), [hindi]);
    assert.equal((await search(running, { q: 'hindi', lang: 'all' })).meta.lang, 'all');

    const list = await running.call(`/api/v1/news?${new URLSearchParams({ search: 'tuphanu' })}`);
    assert.deepEqual(ids(list.body).sort(), [inTitle, inTags, inSummary, inContent].sort(), 'the list finds the same');
    const old = await running.call(
      `/api/v1/index.php?${new URLSearchParams({ endpoint: 'news', action: 'search', q: 'tuphanu' })}`,
    );
    assert.deepEqual(old.body, await search(running, { q: 'tuphanu' }), 'the old pair is the same operation');
  },
);

onBoth('what is newer comes before what is older, and a much older title behind a new content', async (t, kind) => {
  const running = await start(t, kind);
  const day = 86_400_000;
  const at = (days: number): string => new Date(running.clock.ms - days * day).toISOString();
  const old = await publish(running, { title: 'ఎన్నికలు', published_at: at(400) });
  const lastWeek = await publish(running, { title: 'ఎన్నికలు', published_at: at(7) });
  const now = await publish(running, { title: 'వార్త', content: 'ఎన్నికలు', published_at: at(0) });
  const order = [lastWeek, now, old];
  assert.deepEqual(ids(await search(running, { q: 'ఎన్నికలు ' })), order);
  running.clock.ms += 90 * day;
  assert.deepEqual(ids(await search(running, { q: 'ఎన్నికలు ', limit: '50' })), order, 'time changes nothing in it');
  assert.deepEqual(ids(await search(running, { q: 'ఎన్నికలు ', sort: '-published_at' })), [now, lastWeek, old]);
});

onBoth('words that were typed in Latin letters find those of every script', async (t, kind) => {
  const running = await start(t, kind);
  const rows = [
    ['te', 'తెలంగాణలో ప్రధాని మోదీ వార్త', ['telangana', 'modi', 'vartha', 'vaarta', 'telang']],
    ['ta', 'சென்னை கிரிக்கெட் போட்டி', ['chennai', 'cricket']],
    ['ta', 'திருச்சி பிஜேபி மாநாடு', ['trichy', 'bjp']],
    ['te', 'జీఎస్టీపై బీజేపీ ఎంపీలు', ['gst', 'bjp', 'GST']],
    ['hi', 'लखनऊ में मुख्यमंत्री, भारत', ['lucknow', 'mukhyamantri', 'bharat']],
    ['hi', 'यूपीएससी ने आईपीएल अफसर चुने', ['upsc', 'ipl']],
    ['bn', 'কলকাতা হাওড়া বাড়ি', ['kolkata', 'howrah', 'bari']],
    ['ur', 'حیدرآباد میں کرکٹ', ['hyderabad', 'cricket']],
    ['ml', 'കോഴിക്കോട് വാർത്ത', ['kozhikode', 'vartha']],
  ] as const;
  for (const [lang, title, typed] of rows) {
    const id = await publish(running, { title, lang });
    for (const q of typed) {
      assert.deepEqual(ids(await search(running, { q, lang })), [id], `${q} in ${lang}`);
      const phrase = `x "${q} zzz"`;
      assert.deepEqual(ids(await search(running, { q: phrase, lang })), []);
    }
  }
  const phrase = await search(running, { q: '"pradhani modi"' });
  assert.equal(phrase.data.length, 1, 'a phrase by its sound');
  assert.equal((await search(running, { q: '"modi pradhani"' })).data.length, 0);
});

onBoth('filters, pages and cursors of a search', async (t, kind) => {
  const running = await start(t, kind);
  const owner = await running.tokenOf('owner');
  const made = await running.call('/api/admin/categories', {
    token: owner,
    json: { name: 'Weather', slug: 'weather' },
  });
  const category_id = made.body.data.id;
  const base = { title: 'వర్షం కథ', lang: 'te' };
  const at = (d: string): string => `2026-0${d}T06:00:00Z`;
  const plain = await publish(running, { ...base, published_at: at('1-05') });
  const inCategory = await publish(running, { ...base, category_id, published_at: at('2-05') });
  const tagged = await publish(running, { ...base, tags: ['రైతులు'], published_at: at('3-05') });
  const placed = await publish(running, { ...base, location: { district: 'Warangal' }, published_at: at('4-05') });
  const written = await publish(running, { ...base, author: 'సీత', published_at: at('5-05') });
  const video = await publish(running, { ...base, content_type: 'video', published_at: at('6-05') });
  const only = async (more: Record<string, string>): Promise<number[]> =>
    ids(await search(running, { q: 'varsham', ...more }));
  assert.equal((await only({})).length, 6);
  assert.deepEqual(await only({ category: 'weather' }), [inCategory]);
  assert.deepEqual(await only({ category_id: String(category_id) }), [inCategory]);
  assert.deepEqual(await only({ category: 'nothing' }), []);
  assert.deepEqual(await only({ tag: 'రైతులు' }), [tagged]);
  assert.deepEqual(await only({ location: 'warangal' }), [placed]);
  assert.deepEqual(await only({ author: 'సీత' }), [written]);
  assert.deepEqual(await only({ content_type: 'video' }), [video]);
  assert.deepEqual(await only({ from: '2026-05-05' }), [video, written]);
  assert.deepEqual(await only({ to: '2026-01-05' }), [plain], 'the last day counts');
  assert.deepEqual(await only({ to: '2026-01-05T06:00:00Z' }), [], 'an instant does not');
  assert.deepEqual(await only({ from: '2026-02-01', to: '2026-02-28' }), [inCategory]);
  assert.deepEqual(await only({ from: '0001-01-01', to: '2026-01-05' }), [plain], 'years before 1000 have four digits');
  assert.deepEqual(await only({ from: '2026-05-05', to: '9999-12-31' }), [video, written]);

  for (const sort of ['relevance', '-published_at']) {
    const seen: number[] = [];
    let cursor: string | null = null;
    do {
      const body: Json = await search(running, { q: 'varsham', sort, limit: '2', ...(cursor ? { cursor } : {}) });
      seen.push(...ids(body));
      cursor = body.meta.next_cursor;
      assert.equal(body.meta.has_more, cursor !== null);
      assert.equal(body.meta.total, null);
    } while (cursor);
    assert.deepEqual(seen, [video, written, placed, tagged, inCategory, plain], sort);
    assert.deepEqual(await only({ sort, limit: '2', page: '3' }), [inCategory, plain]);
    assert.deepEqual(await only({ sort, limit: '2', page: '9' }), []);
  }
  const bare = await search(running, { q: 'varsham', fields: 'title', limit: '1' });
  assert.deepEqual(Object.keys(bare.data[0]).sort(), ['id', 'title']);

  const wrong: [query: string, field: string][] = [
    ['q=x&sort=priority', 'sort'],
    ['q=x&lang=xx', 'lang'],
    [`q=${'x'.repeat(201)}`, 'q'],
    ['q=x&from=2026-13-01', 'from'],
    ['q=x&to=2026-02-30', 'to'],
    ['q=x&to=yesterday', 'to'],
    ['q=x&cursor=abc', 'cursor'],
    ['q=x&sort=-published_at&cursor=abc', 'cursor'],
    ['q=x&fields=nothing', 'fields'],
    ['q=x&content_type=poem', 'content_type'],
    ['q=a%00b', 'q'],
  ];
  for (const [query, field] of wrong) {
    const reply = await running.call(`/api/v1/search?${query}`);
    assert.equal(reply.status, 400, query);
    assert.equal(reply.body.errors[0].field, field, query);
  }
  for (const q of ['', '!!', '"', '"" *', 'NEAR(a b)', "' OR 1=1 --", 'title:x', '{a}', '^', '-']) {
    const body = await search(running, { q });
    assert.deepEqual(body.data, [], q);
  }
});

onBoth('what was found is marked, and everything else is escaped', async (t, kind) => {
  const running = await start(t, kind);
  const id = await publish(running, {
    title: 'మోదీ & <రాజు> "తెలంగాణలో"',
    summary: 'ఏమీ లేదు',
    content: `<p>${'ముందు మాట '.repeat(60)}ప్రధాని మోదీ &lt;b&gt; వచ్చారు ${'తరువాత మాట '.repeat(60)}</p>`,
  });
  const first = (await search(running, { q: 'modi' })).data[0];
  assert.equal(first.id, id);
  assert.equal(first.title, 'మోదీ & <రాజు> "తెలంగాణలో"', 'the item itself is as it was');
  assert.equal(first.highlight.title, '<mark>మోదీ</mark> &amp; &lt;రాజు&gt; &quot;తెలంగాణలో&quot;');
  assert.match(first.highlight.snippet, /^…\S.*ముందు మాట ప్రధాని <mark>మోదీ<\/mark> &lt;b&gt; వచ్చారు తరువాత .*\S…$/);
  const prefix = (await search(running, { q: 'telang' })).data[0];
  assert.match(prefix.highlight.title, /<mark>తెలంగాణలో<\/mark>/, 'the whole word, never half a letter');
});

onBoth('a text of any length is taken, and found by its beginning', async (t, kind) => {
  const running = await start(t, kind);
  const endless = Array.from({ length: 5_500 }, (_, i) => `${'కథ'.repeat(28)}${i.toString(36)}`).join(' ');
  const id = await publish(running, {
    title: 'పెద్ద కథ',
    content: `<p>తొలిమాట ${endless} చివరిమాట</p>`,
    tags: Array.from({ length: 30 }, (_, i) => `${'ట్యాగు'.repeat(9)}${i}`),
  });
  assert.deepEqual(ids(await search(running, { q: 'తొలిమాట ' })), [id]);
  assert.deepEqual(ids(await search(running, { q: 'చివరిమాట ' })), []);
});

onBoth('nothing that readers do not see is found or suggested', async (t, kind) => {
  const running = await start(t, kind);
  const token = await running.tokenOf('editor');
  const shown = await publish(running, { title: 'రహస్యము బయటపడింది', tags: ['రహస్యపత్రం'] });
  await publish(running, { title: 'రహస్యముద్ర చిత్తుప్రతి', status: 'draft' });
  await publish(running, { title: 'రహస్యమార్గం రేపు', published_at: new Date(running.clock.ms + 3_600_000).toISOString() });
  const suggest = async (q: string, lang = 'te'): Promise<string[]> => {
    const reply = await running.call(`/api/v1/search/suggest?${new URLSearchParams({ q, lang })}`);
    assert.equal(reply.status, 200, reply.text);
    return reply.body.data.map((one: Json) => one.text);
  };
  assert.deepEqual(ids(await search(running, { q: 'రహస్య' })), [shown]);
  assert.deepEqual((await suggest('రహస్య')).sort(), ['రహస్యపత్రం', 'రహస్యము', 'రహస్యము బయటపడింది']);
  assert.deepEqual((await suggest('rahasy')).sort(), ['రహస్యపత్రం', 'రహస్యము', 'రహస్యము బయటపడింది']);
  assert.deepEqual(await suggest('rahasyamu ba'), ['రహస్యము బయటపడింది']);
  assert.deepEqual(await suggest(''), []);
  assert.deepEqual(await suggest('రహస్య', 'hi'), []);
  await publish(running, { title: 'రహస్యలేఖ దొరికింది' });
  for (const lang of languages) await suggest('a', lang);
  assert.deepEqual(
    await suggest('రహస్యలేఖ'),
    [],
    'a minute long one table serves, whatever other languages are asked for',
  );

  const rev = (await running.call(`/api/admin/news/${shown}`, { token })).headers.get('etag') as string;
  const reply = await running.call(`/api/admin/news/${shown}/trash`, {
    method: 'POST',
    token,
    headers: { 'if-match': rev },
  });
  assert.equal(reply.status, 200, reply.text);
  assert.deepEqual(await suggest('రహస్యము'), [], 'taken away, it is suggested no more, however old the table');
  assert.deepEqual(ids(await search(running, { q: 'బయటపడింది' })), []);

  running.clock.ms += 3_600_000;
  await running.dinam.workers.drain();
  running.clock.ms += 120_000; // the table may be a minute old
  const found = await until(
    () => {
      running.clock.ms += 1_000; // it is made anew beside the requests
      return suggest('రహస్యమా');
    },
    (texts) => texts.length > 0,
  );
  assert.deepEqual(found.sort(), ['రహస్యమార్గం', 'రహస్యమార్గం రేపు'], 'its time has come');
});
