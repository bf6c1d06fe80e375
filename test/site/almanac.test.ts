import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isIdle, prewarmFestivals } from '../../src/site/almanac/prewarm.ts';
import { start } from '../support/helper.ts';

test('a crawler comes to an end: far days are not listed, and lead no farther', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  running.clock.ms = Date.parse('2026-11-23T06:00:00Z');
  const about = async (path: string) => {
    const { text, status } = await running.call(path);
    assert.equal(status, 200, path);
    const links = [...text.matchAll(/<a rel="((?:prev|next)[^"]*)"/g)].map(([, rel]) => rel);
    return [/<meta name="robots" content="noindex">/.test(text) ? 'noindex' : 'index', ...links];
  };
  const far = ['noindex', 'prev nofollow', 'next nofollow'];
  const near = ['index', 'prev', 'next'];
  assert.deepEqual(await about('/te/panchang'), near);
  assert.deepEqual(await about('/te/panchang?date=2027-10-01'), near);
  assert.deepEqual(await about('/te/panchang?city=Chennai'), near);
  assert.deepEqual(await about('/te/panchang?city=Chennai&date=2026-11-24'), ['noindex', 'prev', 'next']);
  assert.deepEqual(await about('/ur/panchang?date=2026-01-01'), far);
  assert.deepEqual(await about('/ur/panchang?date=1990-01-01'), ['noindex', 'next nofollow']);
  assert.deepEqual(await about('/bn/panchang/month?month=2040-01'), ['noindex', 'prev nofollow']);
  assert.deepEqual(await about('/bn/panchang/month?month=2026-12'), near);
  const { text } = await running.call('/ta/panchang/festivals?year=2031');
  assert.match(text, /noindex/);
  assert.match(text, /<a rel="nofollow" href="\/ta\/panchang\/festivals\?year=2030">/);
  assert.doesNotMatch(text, /year=2032/);
  assert.match((await running.call('/robots.txt')).text, /^Disallow: \/\*\/search\?$/m);
});

test('the pages of festivals are made ahead', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const { app } = running.dinam;
  await prewarmFestivals(app);
  const { misses } = app.cache.counts;
  const year = new Date(running.clock.ms).getUTCFullYear();
  for (const path of ['/te/panchang/festivals', `/ur/panchang/festivals?year=${year + 1}`])
    assert.equal((await running.call(path)).status, 200, path);
  assert.equal(app.cache.counts.misses, misses);
});

test('nothing is made ahead on a busy machine, or where memory is short', () => {
  const idle = { ownShare: 0.01, load: 0.2, freeBytes: 2 ** 30 };
  assert.equal(isIdle(idle), true);
  for (const busy of [{ ownShare: 0.4 }, { load: 1.5 }, { freeBytes: 2 ** 26 }])
    assert.equal(isIdle({ ...idle, ...busy }), false, JSON.stringify(busy));
});

test('an observance without a line in the language of the page has none in English', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const { text } = await running.call('/te/panchang?date=2026-01-16&city=Chennai');
  const { text: year } = await running.call('/te/panchang/festivals?year=2026&city=Chennai');
  assert.match(
    year,
    /date=2026-01-16&amp;city=\d+">16 జనవరి<br><span class="meta">శుక్రవారం<\/span><\/a><\/th><td class="name">మాట్టు పొంగల్</,
  );
  assert.match(text, /<li>మాట్టు పొంగల్<\/li>/);
  assert.match((await running.call('/en/panchang?date=2026-01-16&city=Chennai')).text, /<li>Mattu Pongal – \w/);
});

test('the festivals of a year are those of the city, by its own calendar', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const of = async (city: string) => (await running.call(`/te/panchang/festivals?year=2026${city}`)).text;
  const [own, chennai] = [await of(''), await of('&city=Chennai')];
  assert.match(own, /ఉగాది/);
  assert.doesNotMatch(own, /మాట్టు పొంగల్/);
  assert.doesNotMatch(chennai, /ఉగాది/);
  // The eve of Pongal by the Tamil calendar.
  assert.match(chennai, /date=2026-01-14&amp;city=\d+">[^|]*?<td class="name">భోగి</);
  assert.match(chennai, /<link rel="canonical"[^>]* href="[^"]*festivals\?year=2026&(amp;)?city=\d+"/);
});

test('a page of the almanac has one address, and its mark of today moves at midnight', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const addresses = async (path: string) => {
    const { text } = await running.call(path);
    const href = (rel: string) => text.match(new RegExp(`<link rel="${rel}"[^>]* href="([^"]*)"`))?.[1];
    return [href('canonical'), href('alternate" hreflang="ur')].map((one) => one?.slice(running.url.length));
  };
  assert.deepEqual(await addresses('/te/panchang'), ['/te/panchang', '/ur/panchang']);
  assert.deepEqual(await addresses(`/te/panchang?city=${encodeURIComponent('హైదరాబాద్')}`), [
    '/te/panchang',
    '/ur/panchang',
  ]);
  const [own, other] = await addresses('/ta/panchang?city=Chennai');
  assert.match(own as string, /^\/ta\/panchang\?city=\d+$/);
  assert.equal(other, own?.replace('/ta/', '/ur/'));
  const month = '/bn/panchang/month?month=2027-02';
  assert.deepEqual(await addresses(month), [month, month.replace('/bn/', '/ur/')]);
  for (const day of ['2027-01-30', '2027-02-01', '2027-02-02', '2027-02-03']) {
    running.clock.ms = Date.parse(`${day}T06:00:00Z`);
    const marked = (await running.call(month)).text.match(/class="[^"]*today"><a href="[^"]*date=([\d-]+)/)?.[1];
    assert.equal(marked, day.startsWith('2027-02') ? day : undefined, day);
  }
});

test('the page of a day says when the rites of its festivals are', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const page = async (lang: string) => (await running.call(`/${lang}/panchang?date=2025-10-20&city=Delhi`)).text;
  assert.match(await page('te'), /<li>దీపావళి.*<br><small>పూజా ముహూర్తం: రాత్రి 7:08 – రాత్రి 8:18<\/small>/);
  assert.match(await page('hi'), /<br><small>पूजा मुहूर्त: शाम 7:08 – रात 8:18<\/small>/);
});
