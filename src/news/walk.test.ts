import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { type TestApp, testApp } from '../../test/support/settings-app.ts';
import { parseQuery, type TextFields } from '../core/api/validate.ts';
import { systemActor } from '../core/app.ts';
import { isoTime } from '../core/clock.ts';
import { edit } from '../settings/settings.ts';
import type { NewsItem } from './model/news.ts';
import { newsList } from './reads.ts';

let at: TestApp;
before(async () => {
  at = await testApp();
  await edit(at.app, 'basic', { default_lang: 'hi' }, null, systemActor);
});
after(() => at.close());

/** An item of a story, published so many times two seconds ago. */
interface Drawn {
  lang: 'te' | 'hi' | 'ta';
  status: 'published' | 'draft';
  ago: number;
  group: number | null;
}

const drawn: fc.Arbitrary<Drawn> = fc.record({
  lang: fc.constantFrom('te', 'te', 'hi', 'hi', 'ta'),
  status: fc.constantFrom('published', 'published', 'published', 'draft'),
  ago: fc.integer({ min: 1, max: 4 }), // many at the same instant
  group: fc.option(fc.integer({ min: 1, max: 8 })),
});

async function put(items: Drawn[]): Promise<Map<number, Drawn>> {
  const { write } = at.app.db;
  await write.deleteFrom('news').execute();
  const now = isoTime(at.clock.now);
  const stored = new Map<number, Drawn>();
  const used = new Set<string>();
  for (const { group: wanted, ...item } of items) {
    const place = `${wanted} ${item.lang}`;
    const group = wanted === null || used.has(place) ? null : wanted;
    used.add(place);
    const { id } = await write
      .insertInto('news')
      .values({
        lang: item.lang,
        status: item.status,
        translation_group: group,
        slug: 'a',
        title: 'ఒక వార్త',
        summary: '',
        content: '',
        content_format: 'html',
        content_type: 'article',
        tags: '[]',
        images: '[]',
        is_featured: 0,
        priority: 0,
        views: 0,
        read_minutes: 1,
        is_sample: 0,
        rev: 1,
        published_at: isoTime(at.clock.now - item.ago * 2_000),
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    stored.set(id, { ...item, group });
  }
  return stored;
}

async function request(fields: TextFields) {
  const query = newsList.normalise(at.app, parseQuery(newsList.query, fields));
  const { data, meta } = await newsList.run(at.app, query);
  return { items: data as NewsItem[], meta: meta as { next_cursor: string | null; has_more: boolean } };
}

async function walk(fields: TextFields, limit: number): Promise<number[]> {
  const seen: number[] = [];
  let cursor: string | null = null;
  for (;;) {
    const { items, meta } = await request({ ...fields, limit: `${limit}`, ...(cursor === null ? {} : { cursor }) });
    assert.ok(items.length <= limit);
    assert.equal(meta.has_more, meta.next_cursor !== null);
    seen.push(...items.map((item) => item.id));
    cursor = meta.next_cursor;
    if (cursor === null) return seen;
    assert.equal(items.length, limit, 'a page before the last is full');
  }
}

/** Ids of what a list shows, in its order, by plain means. */
function expected(items: Map<number, Drawn>, order: 1 | -1, fallback: boolean): number[] {
  const out = [...items].filter(([, item]) => item.status === 'published');
  const inTelugu = new Set(out.flatMap(([, item]) => (item.lang === 'te' && item.group !== null ? [item.group] : [])));
  return out
    .filter(([, { lang, group }]) => {
      if (lang === 'te') return true;
      return fallback && lang === 'hi' && !(group !== null && inTelugu.has(group));
    })
    .sort(([a, x], [b, y]) => (x.ago === y.ago ? b - a : x.ago - y.ago) * order)
    .map(([id]) => id);
}

test('a walk by cursor visits each item once, whatever times they share and however long the pages are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(drawn, { maxLength: 25 }), fc.integer({ min: 1, max: 6 }), async (items, limit) => {
      const stored = await put(items);
      for (const fallback of [false, true])
        for (const [sort, order] of [
          ['-published_at', 1],
          ['published_at', -1],
        ] as const) {
          const fields = { lang: 'te', sort, fallback: `${fallback}` };
          assert.deepEqual(await walk(fields, limit), expected(stored, order, fallback), `${sort} ${fallback}`);
        }
    }),
    { numRuns: 60 },
  );
});
