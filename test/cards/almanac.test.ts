import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getCard, sizeOf } from '../support/cards.ts';
import { start } from '../support/helper.ts';

const ogImage = (text: string): string => /<meta property="og:image" content="([^"]+)">/.exec(text)?.[1] ?? '';

test('a day, a sign and a festival have cards, of days that are near and places that are known', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  running.clock.ms = Date.parse('2026-11-05T06:00:00Z');
  const page = async (path: string): Promise<string> => ogImage((await running.call(path)).text);
  const day = await page('/te/panchang?city=Vijayawada');
  assert.match(new URL(day).pathname, /^\/cards\/panchang\/te-2026-11-05-\d+-[0-9a-f]{16}\.jpg$/);
  assert.equal(await sizeOf(await getCard(day)), 'jpeg 1200x630');
  assert.equal(await sizeOf(await getCard(day.replace('.jpg', '-status.jpg'))), 'jpeg 1080x1920');
  assert.notEqual(await page('/hi/panchang?city=Vijayawada'), day);

  const computed = await page('/te/horoscope/leo');
  assert.equal(await sizeOf(await getCard(computed)), 'jpeg 1200x630', 'a computed prediction');
  const token = await running.tokenOf('chief');
  const json = { sign: 'leo', lang: 'te', date: '2026-11-05', prediction: 'మంచి రోజు. పనులు నెరవేరుతాయి.' };
  const written = await running.call('/api/admin/horoscope', { token, json });
  assert.equal(written.status, 201, written.text);
  const sign = await page('/te/horoscope/leo');
  assert.notEqual(sign, computed);
  assert.match(new URL(sign).pathname, /^\/cards\/horoscope\/te-2026-11-05-leo-[0-9a-f]{16}\.jpg$/);
  assert.equal(await sizeOf(await getCard(sign)), 'jpeg 1200x630');

  const moved = await getCard(`${running.url}/cards/festival/te-2026-11-08-diwali.jpg`);
  assert.equal(moved.status, 302);
  assert.equal(await sizeOf(await getCard(running.url + moved.headers.get('location'))), 'jpeg 1200x630');

  const city = /te-2026-11-05-(\d+)-/.exec(day)?.[1];
  for (const name of [
    ...['panchang/te-2026-10-01-', 'panchang/te-2027-03-01-', 'panchang/te-2026-11-31-', 'panchang/xx-2026-11-05-'].map(
      (before) => before + city,
    ),
    'panchang/te-2026-11-05-0',
    'panchang/te-2026-11-05-hyderabad',
    `panchang/te-2026-11-05-0${city}`,
    'horoscope/te-2026-11-05-dragon',
    'festival/te-2026-11-09-diwali',
    'festival/te-2029-11-05-diwali',
  ])
    assert.equal((await getCard(`${running.url}/cards/${name}.jpg`)).status, 404, name);
  assert.doesNotMatch(await page('/te/panchang?date=2031-01-01'), /\/cards\//);
});
