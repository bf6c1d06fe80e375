import assert from 'node:assert/strict';
import { test } from 'node:test';
import { start } from '../support/helper.ts';

test('the page of a sign has all names of the sign, and search engines are told one address', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  for (const name of ['leo', 'simha', 'సింహం', 'सिंह', 'சிம்மம்', 'সিংহ', 'اسد', 'LEO', '5', 'leo rashi rashi']) {
    const { status, text } = await running.call(`/te/horoscope/${encodeURIComponent(name)}`);
    assert.equal(status, 200, name);
    assert.equal(running.dinam.app.cache.counts.misses, 1, `${name}: one entry in the cache`);
    assert.match(text, /<link rel="canonical" href="[^"]+\/te\/horoscope\/leo">/);
    // The description is no piece of a word.
    const [, description = ''] = /<meta name="description" content="([^"]+)">/.exec(text) ?? [];
    assert.match(description, /[.…]$/u);
  }
  assert.equal((await running.call('/te/horoscope/dragon')).status, 404);
});
