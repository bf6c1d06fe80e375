import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type NewsQuery, rare } from './query.ts';

test('first pages in the usual order have the large part of the cache, endless variants the small one', () => {
  const isRare = (query: Partial<NewsQuery>): boolean => rare({ lang: 'te', ...query } as NewsQuery);
  for (const query of [{}, { page: 3 }, { category: 'rajakeeyam' }, { location: 'guntur' }, { sort: '-published_at' }])
    assert.equal(isRare(query as Partial<NewsQuery>), false, JSON.stringify(query));
  for (const query of [
    { page: 4 },
    { sort: '-views' },
    { tag: 'వర్షం' },
    { author: 'राजेश' },
    { cursor: 'x' },
    { search: 'மழை' },
  ])
    assert.equal(isRare(query as Partial<NewsQuery>), true, JSON.stringify(query));
});
