import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { routes } from '../src/app.ts';
import { encodeCursor } from '../src/core/api/cursor.ts';
import { aMandal, fillAll, fillStories, stories } from './plans-data.ts';
import { faultsOf, listenTo, rowsRead } from './plans-read.ts';
import { onBoth, type Running, start, test } from './support/helper.ts';

/** 11:30 of the 20th in India. */
const end = Date.UTC(2026, 10, 20, 6);

const middle = encodeCursor({ time: new Date(end - 1_500 * 60_000).toISOString(), id: stories - 1_500 });
const since = new Date(end - 60 * 60_000).toISOString();
const word = encodeURIComponent('వార్త');
const tag = encodeURIComponent('సినిమా 3');

const listFilters = [
  '',
  'category=sports',
  'category=politics',
  `tag=${tag}`,
  'location=guntur',
  `location=${aMandal}`,
  'author=రచయిత',
  'featured=true',
];
const lists = listFilters.flatMap((filter) => [filter, `${filter}&cursor=${middle}`]);

/** For each public address what it is asked for here; one that is not there has to be added. */
const examples: Record<string, string[]> = {
  '/api/v1': [''],
  '/api/auth/oidc': [''],
  '/api/auth/oidc/start': [], // without a provider there is nothing to begin
  '/api/auth/oidc/callback': [],
  '/api/v1/news': [
    ...lists.map((query) => `?${query}`),
    '?breaking=true',
    '?sort=published_at',
    '?sort=-updated_at',
    '?sort=-priority',
    '?sort=-views',
    `?updated_after=${since}`,
    '?fallback=true&lang=hi',
    `?search=${word}`,
  ],
  '/api/v1/news/latest': ['', `?tag=${tag}`],
  '/api/v1/news/breaking': ['', '?category=sports'],
  '/api/v1/news/categories': [''],
  '/api/v1/news/trending': ['', '?category=sports', '?location=guntur', `?location=${aMandal}`],
  '/api/v1/news/:slug': ['17'],
  '/api/v1/news/:slug/related': ['1500'],
  '/api/v1/news/:slug/live': ['2'],
  '/api/v1/news/:slug/live/stream': [], // what it reads is what the address above reads
  '/api/websub/:token': [], // no read: a hub asks whether a subscription is meant
  '/api/v1/search': [`?q=${word}`, `?q=${word}&category=sports`],
  '/api/v1/push/key': [''],
  '/api/v1/search/suggest': [`?q=${word}`],
  '/api/v1/horoscope': ['', '?id=1', '?sign=3'],
  '/api/v1/horoscope/today': [''],
  '/api/v1/horoscope/signs': [''],
  '/api/v1/horoscope/transits': ['?sign=3'],
  '/api/v1/horoscope/compatibility': ['?sign1=1&sign2=2'],
  '/api/v1/horoscope/birth': ['?date=1990-05-15&time=10:30&city=hyderabad'],
  '/api/v1/shopping/deals': [''],
  '/api/v1/shopping/products': [
    '',
    '?category=phones',
    '?sort=newest',
    '?sort=price',
    '?featured=true',
    '?search=phone',
  ],
  '/api/v1/shopping/products/:slug': ['5'],
  '/api/v1/shopping/featured': [''],
  '/api/v1/shopping/categories': [''],
  '/api/v1/panchang': [''],
  '/api/v1/panchang/day': ['', '?city=Chennai'],
  '/api/v1/panchang/month': [''],
  '/api/v1/panchang/muhurta': [''],
  '/api/v1/panchang/muhurta/find': ['?for=marriage'],
  '/api/v1/panchang/festivals': [''],
  '/api/v1/panchang/holidays': ['', '?region=IN-TS'],
  '/api/v1/panchang/next': ['?festival=ugadi'],
  '/api/v1/panchang/prayer-times': [''],
  '/api/v1/panchang/convert': [''],
  '/api/v1/panchang/transits': [''],
  '/api/v1/panchang/tithi-dates': ['?date=1990-08-15'],
  '/api/v1/panchang/calendar.ics': [''],
  '/api/v1/places': ['?search=guntur'],
  '/api/v1/places/near': ['?lat=17.05&lon=79.27'],
  '/api/v1/places/search': ['?q=guntur', '?q=munugod&type=mandal'],
  '/api/v1/places/tree': [''],
  '/api/v1/places/:slug': ['telangana'],
  '/api/v1/rss': ['?duplicates=true', '', '?feed=1', '?category=politics', '?search=t'],
  '/api/v1/rss/:id': ['5'],
  '/api/v1/config': [''],
  '/api/v1/bundle': [''],
  '/api/v1/settings': [''],
  '/api/v1/settings/app': [''],
  '/api/v1/settings/admob': [''],
  '/api/v1/settings/contacts': [''],
  '/api/v1/update/check': ['?current_version=1.0'],
  '/api/v1/update/latest': [''],
  '/api/v1/previews/:token': ['$preview'],
  '/api/v1/polls': [''],
  '/api/v1/polls/:id': ['1'],
  '/api/v1/installations/:installation_id/bookmarks': ['phone-0001'],
  '/feeds/:lang.rss': ['te'],
  '/feeds/:lang.atom': ['te'],
  '/feeds/:lang.json': ['te'],
  '/feeds/:lang/category/:category.rss': ['te,sports'],
  '/feeds/:lang/category/:category.atom': ['te,sports'],
  '/feeds/:lang/category/:category.json': ['te,sports'],
  '/feeds/:lang/place/:place.rss': ['te,telangana'],
  '/feeds/:lang/place/:place.atom': ['te,telangana'],
  '/feeds/:lang/place/:place.json': ['te,telangana'],
  '/sitemap.xml': [''],
  '/sitemaps/news-:month.xml': ['2026-11'],
  '/sitemaps/google-news-:lang.xml': ['te'],
  '/sitemaps/sections-:lang.xml': ['te'],
  '/robots.txt': [''],
};

/** What a plan may do all the same, and why it may. */
const allowed: { kind: 'scan' | 'sort'; sql: RegExp; why: string }[] = [
  { kind: 'sort', sql: /as hanging/, why: 'the tellings of a story, which an index finds' },
  {
    kind: 'sort',
    sql: /from "(product_)?categories" order by/,
    why: 'a small table, read once after each change of it',
  },
  { kind: 'sort', sql: / as "merged"/, why: 'the first rows of several lists, each in the order of its index' },
  { kind: 'sort', sql: /_search" where|in \(select id from "\w+_search"/, why: 'a bounded number of hits' },
  { kind: 'sort', sql: /json_each|unnest\(\$\d+::bigint/, why: 'a bounded number of ids' },
  { kind: 'sort', sql: /"b"."breaking_until" > /, why: 'the few items that are breaking, which an index finds' },
  {
    kind: 'sort',
    sql: /"deal_starts_at" <= .* order by "sort_order"/,
    why: 'the deals that run, which an index finds',
  },
  {
    kind: 'sort',
    sql: /case when deal_price is not null/,
    why: 'prices follow the clock; one index holds all they need',
  },
  { kind: 'sort', sql: /from "panchang_days" where "place_id" in/, why: 'two rows a day, of 62 days at most' },
  { kind: 'scan', sql: /order by "id" desc, "id" desc limit/, why: 'nearly all products are shown: the limit ends it' },
  {
    kind: 'sort',
    sql: /from news_index\s+where words @@[\s\S]* order by id \+ 0 desc limit/,
    why: 'hits of a word in the newest blocks of ids, which a GIN index gives in no order',
  },
  { kind: 'sort', sql: /left join "live_entries"/, why: 'the entries of one story' },
];

const publicReads = () =>
  routes
    .filter((route) => route.method === 'GET' && !route.path.endsWith('.php'))
    .filter((route) => 'reads' in route || ('access' in route && route.access === 'anyone'));

/** `/a/:b` and `1` make `/a/1`; what is left of the example follows the path. */
function addressOf(path: string, example: string): string {
  const [values = '', query = ''] = example.split('?');
  const given = values.split(',');
  const filled = path.replace(/:\w+/g, () => given.shift() as string);
  return example.includes('?') ? `${filled}?${query}` : filled;
}

test('every public address has an example', () => {
  const paths = publicReads().map(({ path }) => path);
  assert.ok(paths.length > 40, 'the routes were found');
  assert.deepEqual(
    paths.filter((path) => !examples[path]),
    [],
    'say above what they are asked for',
  );
});

onBoth('no public read goes through a whole table, and none sorts what an index has in order', async (t, kind) => {
  const running: Running = await start(t, kind, { CACHE_MB: '0', WORKERS: '0' });
  running.clock.ms = end;
  const { app } = running.dinam;
  await fillAll(app, end);
  const { id } = await app.db.write.selectFrom('news').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
  const made = await running.call(`/api/admin/news/${id}/previews`, {
    token: await running.tokenOf('chief'),
    json: {},
  });
  const preview = (made.body.data.url as string).split('/').at(-1) as string;
  const heard = listenTo(app);
  const wrong = new Map<string, string>();
  let requestCount = 0;
  // As the tables are while nobody has told the database about them, and after it has looked.
  for (const isAnalyzed of [false, true]) {
    if (isAnalyzed) await sql`analyze`.execute(app.db.write);
    for (const { path } of publicReads())
      for (const example of examples[path] ?? []) {
        heard.take();
        const address = addressOf(path, example).replace('$preview', preview);
        const reply = await running.call(address);
        assert.ok(reply.status === 200 || reply.status === 404, `${address}: ${reply.text}`);
        for (const query of heard.take()) {
          requestCount++;
          for (const { kind, detail } of await faultsOf(app, query))
            if (!allowed.some((a) => a.kind === kind && a.sql.test(query.sql)))
              wrong.set(`${kind} ${query.sql.replace(/select .*? from/, 'select from')}`, `${address}: ${detail}`);
        }
      }
  }
  assert.ok(requestCount > 100, 'the queries were heard');
  assert.deepEqual(Object.fromEntries(wrong), {});
});

/** Pages of two; the last of them is page 5,000. */
const [pages, perPage] = [5_000, 2];

onBoth('page 5,000 by cursor reads no more than page 1', async (t, kind) => {
  const running = await start(t, kind, { CACHE_MB: '0', WORKERS: '0' });
  running.clock.ms = end;
  const { app } = running.dinam;
  await fillStories(app, end, pages * perPage + 10);
  await sql`analyze`.execute(app.db.write);
  const heard = listenTo(app);
  for (const filter of ['', `tag=${tag}`, 'category=politics', 'category=sports', 'featured=true']) {
    const cost = async (page: number): Promise<number> => {
      const id = pages * perPage + 10 - (page - 1) * perPage + 1; // the last that was shown
      const cursor = encodeCursor({ time: new Date(end - (page - 1) * perPage * 60_000 + 60_000).toISOString(), id });
      const address = `/api/v1/news?lang=te&limit=${perPage}&${filter}&cursor=${cursor}`;
      await running.call(address); // what is kept in memory is there now
      heard.take();
      const reply = await running.call(address);
      assert.equal(reply.body.data.length, perPage, address);
      const costs = await Promise.all(heard.take().map((query) => rowsRead(app, query)));
      return costs.reduce((a, b) => a + b, 0);
    };
    const [first, deep] = [await cost(1), await cost(pages - 30)];
    assert.ok(
      first > 0 && first < 1_000 && deep <= first + 5,
      `${filter}: page 1 reads ${first} rows, the other ${deep}`,
    );
  }
});
