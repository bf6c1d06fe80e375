import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { NewsItem } from '../news/model/news.ts';
import { fitted } from './fit-size.ts';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** The same numbers at every run. */
let state = 1;
function below(most: number): number {
  state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
  return Math.floor((state / 0x80000000) * most);
}

const word = (): string => Array.from({ length: 3 + below(8) }, () => letters[below(letters.length)]).join('');

test('stories of elements deep inside each other are cut until they fit, within a few tries', async () => {
  const vocabulary = Array.from({ length: 60 }, word);
  const beside = Array.from({ length: 12_000 }, word).join(' ').slice(0, 100_000);
  const [open, close] = ['<blockquote>', '</blockquote>'].map((tag) => tag.repeat(49));
  const stories = Array.from({ length: 30 }, (_, id) => {
    const text = Array.from({ length: 900 }, () => vocabulary[below(60)]).join(' ');
    return { id, content_format: 'html', content: `${open}${text}${close}` } as NewsItem;
  });
  let tries = 0;
  const shown = await fitted(stories, 98_000, (included) => {
    assert.ok(++tries < 20, 'it goes on for ever');
    return [beside, included];
  });
  assert.ok(tries > 1 && shown.length === 30);
});
