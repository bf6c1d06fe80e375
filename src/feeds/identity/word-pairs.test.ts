import assert from 'node:assert/strict';
import { test } from 'node:test';
import { identities } from '../../feed-parser/keys/item-keys.ts';
import type { ReadItem } from './candidates.ts';
import { type PreviousItem, type PreviousRow, previousItem } from './previous-items.ts';
import { mostCompared, pairsOf } from './word-pairs.ts';

const blank = { author: null, image_url: null, audio_url: null, video_url: null, categories: [], summary: '' };
const count = 1_000;

const itemsOf = (title: (n: number) => string, date: (n: number) => string | null): ReadItem[] => {
  const items = Array.from({ length: count }, (_, n) => ({
    ...blank,
    ...{ guid: `g${n}`, link: `https://news.example/${n}`, title: title(n), content: `${n}`, published_at: date(n) },
  }));
  return identities(items, new Set()).map((one, n) => ({ ...(items[n] as (typeof items)[number]), ...one }));
};

const previousOf = (items: readonly ReadItem[], isRemoved: boolean): PreviousItem[] =>
  items.map(({ keys, title, published_at }, n) => {
    const row = isRemoved ? null : ({ id: n + 1, title, published_at } as PreviousRow);
    const held = isRemoved ? [keys.title as number] : [];
    return previousItem(n + 1, { row, published_at, sketch: 'AAAA', held: new Set(held) });
  });

test('a long list is compared with few of many items that have one title, one date or none', () => {
  const day = '2026-11-20T00:30:00.000Z';
  const dates = { one: () => day, none: () => null, own: (n: number) => new Date(n * 3_600_000).toISOString() };
  const titles = { one: () => 'இன்றைய தங்கம் விலை', own: (n: number) => `செய்தி ${n}` };
  for (const [ofDate, date] of Object.entries(dates))
    for (const [ofTitle, title] of Object.entries(titles))
      for (const isRemoved of [false, true]) {
        const items = itemsOf(title, date);
        const left = items.map((item, i) => ({ item, i }));
        const pairs = pairsOf(left, previousOf(items, isRemoved));
        assert.ok(pairs.length <= count * mostCompared, `${ofDate} ${ofTitle} ${pairs.length}`);
        assert.ok(pairs.length >= count);
        assert.ok(!pairs.some(({ isOnlyTitle }) => isOnlyTitle && ofTitle === 'one'));
      }
});

test('of many items with one title those of its date and place are compared', () => {
  const date = (n: number): string => new Date(n * 3_600_000 + 420_000).toISOString();
  const items = itemsOf(() => 'আজকের আবহাওয়া', date);
  const [first, last] = [items[0] as ReadItem, items[count - 1] as ReadItem];
  const pairs = pairsOf(
    [last, first].map((item, i) => ({ item, i })),
    previousOf(items, false),
  );
  for (const [i, id] of [
    [0, count],
    [1, 1],
  ] as const)
    assert.ok(pairs.some((pair) => pair.i === i && pair.previous.id === id && pair.hasDate));
});
