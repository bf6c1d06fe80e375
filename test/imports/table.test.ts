import assert from 'node:assert/strict';
import { test } from 'node:test';
import { importer, oldSite, pictures, storiesOf } from './scene.ts';

test('tables: CSV and JSON lines with a mapping', async (t) => {
  const site = await oldSite(t, await pictures('/img/a.jpg', '/img/b.jpg'));
  const own = await importer(t, 'sqlite');
  const mapping = {
    source: 'old cms',
    id: 'story_id',
    site: site.url,
    fields: {
      title: 'headline',
      content: 'body',
      lang: { column: 'language', map: { Telugu: 'te', Hindi: 'hi' } },
      category: 'section',
      tags: { column: 'keywords', split: ';' },
      author: { column: 'writer', default: 'డెస్క్' },
      published_at: { column: 'pub_date', format: 'dd/MM/yyyy HH:mm', zone: 'Asia/Kolkata' },
      status: { column: 'state', map: { '1': 'published', '0': 'draft' } },
      image: 'photo',
      is_featured: 'top',
      old_url: 'url',
      group: 'story_group',
      byline: { value: 'పాత సైటు నుంచి' },
    },
  };
  const map = await own.file('map.json', JSON.stringify(mapping));
  const head = 'story_id,headline,body,language,section,keywords,writer,pub_date,state,photo,top,url,story_group\r\n';
  const row = (...cells: string[]): string => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`;
  const good = [
    row(
      '1',
      'మొదటి వార్త',
      '<p>"వార్త"\nరెండవ</p>',
      'Telugu',
      'sports',
      'క్రికెట్; ఆట',
      '',
      '02/05/2024 12:00',
      '1',
      'img/a.jpg',
      'yes',
      '/story/1.html',
      'g1',
    ),
    row(
      '2',
      'पहली खबर',
      '<p>खबर</p>',
      'Hindi',
      'sports',
      '',
      'सीता',
      '०३/०५/२०२४ 08:30',
      '1',
      '',
      '0',
      `${site.url}/story/2.html`,
      'g1',
    ),
    row('3', 'ఊరి వార్త', 'ఊరు', 'Telugu', 'జిల్లాలు', '', '', '', '0', '', '', '', ''),
  ];
  const bad = [
    row('4', 'చెడ్డది', '', 'Klingon', '', '', '', '2024-05-02', '7', '', 'maybe', '', ''),
    row('', 'ఐడీ లేదు', '', 'Telugu', '', '', '', '', '1', '', '', '', ''),
    row('6', '', 'శీర్షిక లేదు', 'Telugu', '', '', '', '', '1', '', '', '', ''),
  ];
  const file = await own.file('old.csv', `\uFEFF${head}${good.join('')}${bad.join('')}`);
  const first = await own.run(['csv', file, '--mapping', map]);
  assert.match(first.out, /Stories: 3 added, 0 updated, 0 are there already, 3 not taken over\./);
  assert.match(
    first.out,
    /line 6, id 4, చెడ్డది: published_at is no time of the form dd\/MM\/yyyy HH:mm; is_featured must be true or false; status must be one of published, scheduled, draft, review; lang must be one of te,/,
  );
  assert.match(first.out, /line 7, ఐడీ లేదు: story_id is the id, and is empty/);
  assert.match(first.out, /line 8, id 6: title must not be empty/);
  const running = await own.serve();
  const [te, hi, village] = (await storiesOf(running)).values();
  const [shown] = await running.dinam.app.db.read.selectFrom('import_runs').selectAll().execute();
  assert.match(shown?.source ?? '', /old cms/);
  assert.deepEqual([shown?.added, shown?.error, shown?.finished_at === null], [3, null, false]);
  const { lang, status, author, byline, tags, category_name, published_at, is_featured } = te;
  assert.deepEqual(
    { lang, status, author, byline, tags, category_name, published_at, is_featured },
    {
      lang: 'te',
      status: 'published',
      author: 'డెస్క్',
      byline: 'పాత సైటు నుంచి',
      tags: ['క్రికెట్', 'ఆట'],
      category_name: 'sports',
      published_at: '2024-05-02T06:30:00.000Z',
      is_featured: true,
    },
  );
  assert.equal(te.media_id !== null, true);
  assert.deepEqual(
    [hi.published_at, hi.author, hi.translation_group],
    ['2024-05-03T03:00:00.000Z', 'सीता', te.translation_group],
  );
  assert.deepEqual([village.status, village.published_at, village.category_name], ['draft', null, 'జిల్లాలు']);
  for (const [path, story] of [
    ['/story/1.html', te],
    ['/story/2.html', hi],
  ] as const)
    assert.equal((await running.call(path)).headers.get('location'), `/n/${story.slug}`);

  const lines = [
    { story_id: 1, headline: 'మొదటి వార్త', body: 'కొత్తది', language: 'te', section: 'sports', state: 1 },
    {
      story_id: 9,
      headline: 'కొత్త వార్త',
      keywords: ['ఒకటి', 'రెండు'],
      language: 'te',
      state: 1,
      pub_date: '01/01/2025 00:00',
      photo: null,
      top: true,
    },
  ];
  const jsonl = await own.file(
    'more.jsonl',
    `${lines.map((one) => JSON.stringify(one)).join('\n')}\n{"story_id":\n[]\n`,
  );
  const more = await own.run(['jsonl', jsonl, '--mapping', map]);
  assert.match(more.out, /Stories: 1 added, 0 updated, 1 are there already, 2 not taken over\./);
  assert.match(more.out, /line 1, id 1, మొదటి వార్త: it has changed; --update takes that over/);
  assert.match(more.out, /line 3: it is no JSON: /);
  assert.match(more.out, /line 4: it is no JSON object/);
  const added = (await storiesOf(running)).get('కొత్త వార్త');
  assert.deepEqual(
    [added.tags, added.published_at, added.is_featured],
    [['ఒకటి', 'రెండు'], '2024-12-31T18:30:00.000Z', true],
  );

  for (const [wrong, why] of [
    ['{', /map2\.json is no JSON/],
    ['{"source":"x","id":"a","fields":{"titel":"b"}}', /fields\.titel .*/],
    ['{"source":"x","id":"a","fields":{"content":"b"}}', /fields\.title is missing/],
    [
      '{"source":"x","id":"a","fields":{"title":"b","published_at":{"column":"c","zone":"Mars"}}}',
      /published_at\.zone is no IANA time zone/,
    ],
    [
      '{"source":"x","id":"a","fields":{"title":{"column":"b","value":"c"}}}',
      /fields\.title needs either column or value/,
    ],
    ['{"source":"x","id":"nope","fields":{"title":"b"}}', /The file has no column nope, b; it has story_id, headline/],
  ] as const)
    assert.match((await own.run(['csv', file, '--mapping', await own.file('map2.json', wrong)], 1)).err, why);
  const open = await own.file('open.csv', `${head}${good[0]?.replace('"1"', '"77"')}"78,x\n`);
  const broken = await own.run(['csv', open, '--mapping', map], 1);
  assert.match(broken.err, /open\.csv, line \d: a quote is not closed/);
  assert.match(broken.out, /Stories: 1 added/, 'what stands before it is there');
});
