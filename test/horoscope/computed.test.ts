import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Lang } from '../../src/core/model/common.ts';
import type { Period } from '../../src/horoscope/model.ts';
import { periodRange } from '../../src/horoscope/period.ts';
import { computedPredictions } from '../../src/horoscope/predictions/computed.ts';
import { horoscopeList } from '../../src/horoscope/reads.ts';
import { type Json, onBoth, onSqlite, type Running } from '../support/helper.ts';
import { fieldsOf, friday, q, running } from './horoscope-scene.ts';

const periods: Period[] = ['daily', 'weekly', 'monthly', 'yearly'];
const langs: Lang[] = ['te', 'hi', 'ta', 'ur', 'en'];

onSqlite('nobody wrote anything: every period has twelve computed predictions', async (t, kind) => {
  const at = await running(t, kind);
  for (const lang of langs)
    for (const period of periods) {
      const { body } = await at.call(`/api/v1/horoscope?lang=${lang}&period=${period}&date=2026-11-20`);
      const range = periodRange(period, '2026-11-20', lang);
      assert.deepEqual([body.meta.total, body.meta.range], [12, range], `${lang} ${period}`);
      // What readers get is decided by sign, date and language: no database has a part in it.
      assert.deepEqual(body.data, JSON.parse(JSON.stringify(await computedPredictions(period, range, lang))));
      for (const one of body.data) {
        for (const field of ['title', 'prediction', 'love', 'career', 'health', 'finance', 'do', 'avoid'])
          assert.equal(typeof one[field], 'string', `${lang} ${period} ${field}`);
        assert.ok(one.title.includes(one.sign.name) && one.basis.includes(one.sign.name), one.basis);
        assert.ok(!/[{}]/.test(JSON.stringify([one.title, one.prediction, one.basis, one.lucky_time])), one.basis);
        assert.ok(one.rating >= 1 && one.rating <= 5 && one.lucky_number >= 1 && one.lucky_number <= 9);
        assert.match(one.lucky_color.hex, /^#[0-9a-f]{6}$/);
        assert.match(one.lucky_time, period === 'daily' ? /^\d\d:00-\d\d:00$/ : /^\S+ 06:00-07:00$/);
        assert.deepEqual([one.id, one.source, one.updated_at, one.overridden], [null, 'computed', null, []]);
        assert.ok(one.factors.length > 3 && one.disclaimer.length > 20);
        const ofGrahas = one.factors.filter(({ house }: Json) => house !== null);
        const ofUgadi = one.factors.filter(({ house }: Json) => house === null);
        assert.equal(ofUgadi.length, period === 'yearly' && lang === 'te' ? 5 : 0);
        for (const { name, text, from, until, house, effect } of ofGrahas) {
          assert.ok(name && text && from < until && house >= 1 && house <= 12, text);
          assert.ok(['good', 'mixed', 'bad'].includes(effect));
        }
      }
    }
  // Parabhava begins on a Thursday: Jupiter (19) is its raja, the lord of Mesha is Mars (8).
  const [aries] = (await at.call('/api/v1/horoscope?lang=te&period=yearly&date=2026-11-20')).body.data;
  assert.deepEqual(
    aries.factors.slice(0, 5).map(({ code, text }: Json) => [code, text]),
    [
      ['raja', 'గురుడు'],
      ['aadayam', '11'],
      ['vyayam', '5'],
      ['rajapujyam', '2'],
      ['avamanam', '4'],
    ],
  );
  const one = await at.call(`/api/v1/horoscope?lang=hi&sign=${q('सिंह')}&fields=sign,overridden`);
  assert.deepEqual(
    one.body.data.map((row: Json) => [row.sign.slug, row.overridden, row.love]),
    [['leo', [], undefined]],
  );
  const bad = await at.call('/api/v1/horoscope?period=yearly&date=2026-02-30&sign=ophiuchus&lang=xx');
  assert.deepEqual([bad.status, fieldsOf(bad.body)], [400, ['date', 'lang', 'sign']]);
  // The almanac computes 1900 to 2100; beyond them there is what editors wrote.
  for (const date of ['1899-12-31', '2101-01-01', '9999-12-31'])
    assert.deepEqual((await at.call(`/api/v1/horoscope?date=${date}`)).body.data, [], date);
  assert.equal((await at.call('/api/v1/horoscope?date=2100-12-31')).body.data.length, 12);
});

const written = { sign: 'తుల', lang: 'te', love: 'ప్రేమలో శుభవార్త.', lucky_color: { name: 'ఎరుపు', hex: '#c0392b' } };

const libra = async (at: Running, query = 'lang=te') => (await at.call(`/api/v1/horoscope?${query}`)).body.data[6];

onBoth('what an editor wrote lies over the computed text, field by field, from its instant on', async (t, kind) => {
  const at = await running(t, kind);
  const token = await at.tokenOf('editor');
  const computed = await libra(at);
  const json = {
    ...written,
    factors: [
      { code: 'moon_house', name: 'చంద్రబలం', note: 'మధ్యాహ్నం నుంచి' },
      { code: 'aadayam', name: 'ఆదాయం', note: '8' },
    ],
    publish_at: new Date(friday + 3_600_000).toISOString(),
  };
  const made = await at.call('/api/admin/horoscope', { token, json });
  assert.equal(made.status, 201, made.text);
  const { id } = made.body.data;
  assert.deepEqual(
    [made.body.data.prediction, made.body.data.overridden, made.body.data.basis],
    [null, undefined, undefined],
  );
  assert.deepEqual(await libra(at), computed, 'it is held back');
  at.clock.ms += 3_600_000;
  const shown = await libra(at);
  const { factors, lucky_color, love, overridden, source, updated_at, ...rest } = shown;
  const {
    factors: computedFactors,
    lucky_color: _,
    love: _l,
    overridden: _o,
    source: _s,
    updated_at: _u,
    ...same
  } = computed;
  assert.deepEqual(rest, { ...same, id });
  assert.deepEqual([love, lucky_color, source], [written.love, written.lucky_color, 'editor']);
  assert.deepEqual(overridden, ['love', 'lucky_color', 'factors']);
  assert.ok(updated_at);
  const unknown = { graha: null, house: null, from: null, until: null, effect: null };
  assert.deepEqual(factors, [
    { ...json.factors[0], ...unknown, text: 'మధ్యాహ్నం నుంచి' },
    { ...json.factors[1], ...unknown, text: '8' },
    ...computedFactors.filter(({ code }: Json) => code !== 'moon_house'),
  ]);
  for (const url of [`/api/v1/horoscope?id=${id}`, `/api/horoscope.php?id=${id}`])
    assert.deepEqual((await at.call(url)).body.data, shown);
  for (const [url, of] of [
    ['/api/v1/horoscope/today?lang=te', (body: Json) => body.data[6]],
    ['/api/v1/bundle?lang=te&city=Hyderabad', (body: Json) => body.data.horoscope[6]],
    ['/api/v1/index.php?endpoint=horoscope&lang=te', (body: Json) => body.data[6]],
  ] as [string, (body: Json) => Json][])
    assert.deepEqual(of((await at.call(url)).body), shown, url);
  const page = (await at.call('/te/horoscope/libra')).text;
  for (const text of [written.love, same.prediction, same.do, same.basis, same.disclaimer])
    assert.ok(page.includes(text), text);
  assert.ok(!page.includes(same.title), 'a computed title says only what page it is');

  // Taken back field by field, then as a whole.
  const later = await at.tokenOf('editor'); // the first has expired
  const patch = (change: Json, rev: number) =>
    at.call(`/api/admin/horoscope/${id}`, {
      method: 'PATCH',
      token: later,
      json: change,
      headers: { 'if-match': `"${rev}"` },
    });
  assert.equal((await patch({ factors: [], lucky_color: null, title: 'మంచి రోజు' }, 1)).status, 200);
  const less = await libra(at);
  assert.deepEqual([less.overridden, less.title], [['title', 'love'], 'మంచి రోజు']);
  assert.ok((await at.call('/te/horoscope')).text.includes('మంచి రోజు'));
  await at.call(`/api/admin/horoscope/${id}`, { method: 'DELETE', token: later, headers: { 'if-match': '"2"' } });
  assert.deepEqual(await libra(at), computed);
});

onBoth('computed predictions are turned off in the settings', async (t, kind) => {
  const at = await running(t, kind);
  await at.call('/api/admin/horoscope', { token: await at.tokenOf('editor'), json: written });
  const token = await at.tokenOf('owner');
  const { headers } = await at.call('/api/admin/settings/basic', { token });
  const off = await at.call('/api/admin/settings/basic', {
    method: 'PATCH',
    token,
    json: { horoscope_computed: false },
    headers: { 'if-match': headers.get('etag') as string },
  });
  assert.equal(off.status, 200, off.text);
  const { data } = (await at.call('/api/v1/horoscope?lang=te')).body;
  const { love, prediction, basis, disclaimer, overridden, factors } = data[0];
  assert.equal(data.length, 1);
  assert.deepEqual(
    [love, prediction, basis, disclaimer, overridden, factors],
    [written.love, null, null, null, [], []],
  );
  const today = (await at.call('/api/v1/horoscope/today?lang=te')).body.data;
  assert.deepEqual([today.length, today[0].prediction, today[0].source], [12, null, null]);
  assert.ok((await at.call('/te/horoscope/aries')).text.includes('నేటికి ఫలం ఇంకా రాయలేదు.'));
});

onSqlite('the zone of the process has no part in a prediction', async () => {
  const script = `import { computedPredictions } from ${JSON.stringify(join(import.meta.dirname, '../../src/horoscope/predictions/computed.ts'))};
    for (const [period, start, end] of [['daily', '2026-11-20', '2026-11-20'], ['weekly', '2026-11-16', '2026-11-22'], ['monthly', '2026-11-01', '2026-11-30']])
      console.log(JSON.stringify(await computedPredictions(period, { start, end }, 'te')));`;
  const run = async (TZ: string) =>
    (
      await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
        env: { ...process.env, TZ },
      })
    ).stdout;
  const texts = await Promise.all(['UTC', 'Pacific/Auckland', 'America/Los_Angeles'].map(run));
  assert.equal(new Set(texts).size, 1);
  const own = await computedPredictions('daily', { start: '2026-11-20', end: '2026-11-20' }, 'te');
  assert.equal(texts[0]?.split('\n')[0], JSON.stringify(own));
});

onSqlite(
  'a prediction that must be computed costs five tokens of an address, one in the cache none',
  async (t, kind) => {
    const at = await running(t, kind, { READS_PER_MINUTE: '30' });
    const status = async (path: string) => (await at.call(`/api/v1/horoscope${path}`)).status;
    assert.deepEqual([await status('/today?lang=ur'), await status('?lang=bn&period=weekly')], [200, 200]);
    for (const path of ['?lang=te', '/today?lang=ta', '/transits?sign=1&lang=hi'])
      assert.equal(await status(path), 429, path);
    assert.deepEqual([await status('/today?lang=ur'), await status('?lang=bn&period=weekly')], [200, 200]);
  },
);

onSqlite('far days share the small part of the cache', async (t, kind) => {
  const { app } = (await running(t, kind)).dinam;
  const isRare = (date: string) =>
    horoscopeList.rare?.(horoscopeList.normalise(app, { lang: 'te', period: 'yearly', date }), app);
  assert.deepEqual(['2026-11-20', '2027-10-01', '1950-11-20', '2099-01-01'].map(isRare), [false, false, true, true]);
});
