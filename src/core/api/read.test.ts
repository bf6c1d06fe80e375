import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { cacheKey } from './read.ts';

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.constantFrom('వర్షం', 'हिन्दी', 'தமிழ்', 'বাংলা', 'اردو', '1', 'true', 'null', 'a&b=c', '"', '%26', '\u200d', ''),
);
const value = fc.oneof(
  text,
  fc.integer({ min: -3, max: 3 }),
  fc.boolean(),
  fc.array(text, { maxLength: 3 }),
  fc.constantFrom(null, undefined),
);
const params = ['lang', 'page', 'limit', 'search', 'category', 'fields', 'breaking', 'breaking_until'];
const query = fc.dictionary(fc.constantFrom(...params), value, { noNullPrototype: true });

/** What a query says: without what is absent. */
const normalised = (q: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(q).filter(([, v]) => v !== undefined && v !== null));

test('the same query gives the same key, in whatever order it comes', () => {
  fc.assert(
    fc.property(query, fc.infiniteStream(fc.nat()), (q, order) => {
      const numbers = order[Symbol.iterator]();
      const mixed = Object.fromEntries(
        Object.entries(q)
          .map((entry) => ({ entry, at: numbers.next().value as number }))
          .sort((a, b) => a.at - b.at)
          .map(({ entry }) => entry),
      );
      assert.equal(cacheKey('news.list', mixed), cacheKey('news.list', q));
      assert.equal(cacheKey('news.list', normalised(q)), cacheKey('news.list', q), 'null says no more than nothing');
    }),
  );
});

test('different queries give different keys', () => {
  type Query = Record<string, unknown>;
  const near: fc.Arbitrary<[Query, Query]> = fc
    .tuple(query, query)
    .chain(([a, b]) => fc.constantFrom<[Query, Query]>([a, b], [a, { ...a, ...b }]));
  fc.assert(
    fc.property(near, ([a, b]) => {
      const same = isDeepStrictEqual(normalised(a), normalised(b));
      assert.equal(cacheKey('news.list', a) === cacheKey('news.list', b), same);
    }),
    { numRuns: 1_000 },
  );
  const all = [
    { page: 1 },
    { page: '1' },
    { page: 11 },
    { page: [1] },
    { page: true },
    { search: '1&page=2' },
    { search: '1', page: 2 },
    { search: 'a b' },
    { search: 'a+b' },
    { search: 'a%20b' },
    { fields: ['id', 'title'] },
    { fields: ['id,title'] },
    { fields: ['title', 'id'] },
    { fields: [] },
    {},
  ];
  assert.equal(new Set(all.map((q) => cacheKey('news.list', q))).size, all.length);
  assert.notEqual(cacheKey('news.list', {}), cacheKey('news.latest', {}));
});
