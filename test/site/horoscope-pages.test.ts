import assert from 'node:assert/strict';
import { test } from 'node:test';
import { start } from '../support/helper.ts';

/** Noon in India on a Tuesday. */
const now = Date.parse('2026-12-01T12:00:00+05:30');

test('pages of predictions say their days and lead to those beside them', async (t) => {
  const { call, clock } = await start(t, 'sqlite', { WORKERS: '0' });
  clock.ms = now;
  const textOf = async (path: string): Promise<string> => {
    const { status, text } = await call(path);
    assert.equal(status, 200, path);
    return text;
  };
  for (const [lang, day, tomorrow] of [
    ['te', '1 డిసెంబర్, 2026', 'రేపు'],
    ['hi', '1 दिसंबर 2026', 'आने वाला कल'],
    ['ta', '1 டிசம்பர், 2026', 'நாளை'],
    ['bn', '1 ডিসেম্বর, 2026', 'আগামীকাল'],
    ['ur', '1 دسمبر، 2026', 'آنے والا کل'],
  ] as const)
    for (const path of [`/${lang}/horoscope`, `/${lang}/horoscope/leo`]) {
      const text = await textOf(path);
      assert.ok(text.includes(`<p class="meta">${day}</p>`), `${path}: ${day}`);
      assert.match(text, new RegExp(`<title>[^<]*${day}[^<]*</title>`));
      assert.ok(text.includes(`<a rel="next" href="${path}?date=2026-12-02">${tomorrow}</a>`), path);
      assert.doesNotMatch(text, /noindex/);
    }
  const tomorrow = await textOf('/te/horoscope/leo?date=2026-12-02');
  assert.match(tomorrow, /<p class="meta">2 డిసెంబర్, 2026<\/p>/);
  assert.match(tomorrow, /<a rel="prev" href="\/te\/horoscope\/leo">ఈ రోజు<\/a>/);
  assert.match(tomorrow, /<meta name="robots" content="noindex">/, 'search engines list today');
  assert.match(tomorrow, /<a href="\/te\/horoscope\?date=2026-12-02">/, 'back to all signs of that day');

  // The day chosen within a period is no second address of it.
  const week = await textOf('/ta/horoscope?period=weekly&date=2026-12-03');
  assert.match(week, /<p class="meta">30 நவம்பர் – 6 டிசம்பர், 2026<\/p>/);
  assert.match(week, /<link rel="canonical" href="[^"]*\/ta\/horoscope\?period=weekly">/);
  assert.match(week, /href="\/ta\/horoscope\/leo\?period=weekly"/);
  assert.match(week, /<a rel="next" href="\/ta\/horoscope\?period=weekly&#?\w*;?date=2026-12-07">/);
  assert.match(await textOf('/hi/horoscope/leo?period=monthly'), /<p class="meta">दिसंबर 2026<\/p>/);
  // Ugadi begins the year of Telugu readers.
  assert.match(await textOf('/te/horoscope?period=yearly'), /<p class="meta">19 మార్చి, 2026 – 6 ఏప్రిల్, 2027<\/p>/);
});

test('a page of predictions names the parameter that it cannot read', async (t) => {
  const { call, clock } = await start(t, 'sqlite', { WORKERS: '0' });
  clock.ms = now;
  for (const [query, field] of [
    ['period=hourly', 'period'],
    ['date=2026-02-30', 'date'],
    ['date=రేపు', 'date'],
  ] as const)
    for (const page of ['/te/horoscope', '/te/horoscope/leo']) {
      const { status, text } = await call(`${page}?${encodeURI(query)}`);
      assert.equal(status, 400, query);
      assert.ok(text.includes(field), `${page}?${query}: ${field}`);
    }
  // However far a crawler follows, it comes to an end.
  const { text } = await call('/te/horoscope?date=2031-12-05');
  assert.doesNotMatch(text, /rel="next/);
});
