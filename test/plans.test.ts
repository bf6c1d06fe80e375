import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { encodeCursor } from '../src/core/api/cursor.ts';
import { addressOf, end, examples, publicReads, tag } from './plans-addresses.ts';
import { fillAll, fillStories } from './plans-data.ts';
import { faultsOf, listenTo, rowsRead } from './plans-read.ts';
import { onBoth, type Running, start, test } from './support/helper.ts';

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
    sql: /"deal_starts_at" <= .* order by sort_order \+ 0/,
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
  { kind: 'sort', sql: /group by "labels"."label" having/, why: 'labels of the 5,000 newest stories, for sitemaps' },
];

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
