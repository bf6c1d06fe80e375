import assert from 'node:assert/strict';
import { languages } from '../../src/core/model/common.ts';
import { type Json, onSqlite } from '../support/helper.ts';
import { fieldsOf, q, running } from './horoscope-scene.ts';

const address = '/api/v1/horoscope/transits';
const ofCode = (body: Json, code: string): Json[] => body.data.factors.filter((f: Json) => f.code === code);

onSqlite('the factors of a sign today, in the language of the reader', async (t, kind) => {
  const at = await running(t, kind);
  const { body, headers } = await at.call(`${address}?sign=${q('కుంభం')}`);
  assert.deepEqual([body.data.date, body.data.sign.id, body.meta.lang], ['2026-11-20', 11, 'te']);
  assert.match(body.data.from, /^2026-11-20T01:/, 'sunrise at Ujjain');
  assert.match(body.data.until, /^2026-11-21T01:/);
  assert.deepEqual(
    [...new Set(body.data.factors.map((f: Json) => f.graha))],
    ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'],
  );
  const [sadeSati] = ofCode(body, 'sade_sati');
  assert.deepEqual(
    { ...sadeSati, text: sadeSati.text.length > 20 },
    {
      code: 'sade_sati',
      name: 'ఏలినాటి శని – చివరి దశ',
      note: 'ద్వితీయ స్థానం',
      graha: 'saturn',
      house: 2,
      from: sadeSati.from,
      until: sadeSati.until,
      effect: 'bad',
      text: true,
    },
  );
  assert.match(`${sadeSati.from} ${sadeSati.until}`, /^2025-03-29T16:\d\d:\d\d\S* 2027-06-0[23]T/);
  assert.equal(ofCode(body, 'jupiter_house')[0].house, 7);
  assert.match(headers.get('cache-control') ?? '', /public/);

  at.clock.ms += 86_400_000;
  assert.equal((await at.call(`${address}?sign=11`)).body.data.date, '2026-11-21', 'not yesterday from the cache');
});

onSqlite('a change of sign is told with its time, chandrashtama with both ends', async (t, kind) => {
  const at = await running(t, kind);
  const { body } = await at.call(`${address}?sign=tula&date=2026-11-24&lang=en`);
  const moon = ofCode(body, 'moon_house');
  assert.deepEqual(
    moon.map((f) => [f.house, f.from.slice(0, 16), f.until.slice(0, 16)]),
    [
      [7, '2026-11-22T00:25', '2026-11-24T01:54'],
      [8, '2026-11-24T01:54', '2026-11-26T01:41'],
    ],
  );
  for (const { from, until } of moon)
    assert.match(`${from} ${until}`, /^\S+:\d\d\.000Z \S+:\d\d\.000Z$/, 'to the second');
  assert.doesNotMatch(moon[0].text, /07:24/);
  assert.match(moon[1].text, /Vrishabha at 07:24 IST, 24 November$/, 'on the clocks of India');
  assert.deepEqual(
    ofCode(body, 'chandrashtama').map((f) => [f.house, f.effect, f.from, f.until]),
    [[8, 'bad', moon[1].from, moon[1].until]],
  );
});

onSqlite('a change of sign after midnight is told with its own date', async (t, kind) => {
  const at = await running(t, kind);
  for (const [lang, moment] of [
    ['en', '05:55 IST, 22 November'],
    ['te', '22 నవంబర్, 05:55 గంటలకు'],
    ['hi', '22 नवंबर, 05:55 बजे'],
    ['ta', 'நேரம் 22 நவம்பர், 05:55'],
    ['bn', 'সময় 22 নভেম্বর, 05:55'],
    ['ur', '22 نومبر، 05:55 بجے'],
  ] as const) {
    const { body } = await at.call(`${address}?sign=tula&date=2026-11-21&lang=${lang}`);
    const entered = ofCode(body, 'moon_house')[1];
    assert.ok(entered.text.includes(moment), `${entered.from} ${entered.text}`);
  }
});

onSqlite('tara bala and chandra bala for a birth star, by number or by name', async (t, kind) => {
  const at = await running(t, kind);
  const plain = await at.call(`${address}?sign=meena&date=2026-11-24&lang=hi`);
  assert.deepEqual([...ofCode(plain.body, 'tara_bala'), ...ofCode(plain.body, 'chandra_bala')], []);
  const numbered = await at.call(`${address}?sign=12&date=2026-11-24&lang=hi&nakshatra=27`);
  assert.deepEqual(
    ofCode(numbered.body, 'tara_bala').map((f) => [f.note, f.effect]),
    [
      ['क्षेम', 'good'],
      ['प्रत्यरि', 'bad'],
    ],
  );
  assert.deepEqual(
    ofCode(numbered.body, 'chandra_bala').map((f) => [f.house, f.effect]),
    [
      [2, 'bad'],
      [3, 'good'],
    ],
  );
  for (const name of ['revati', 'Revathi', 'రేవతి', 'ரேவதி', 'রেবতী', 'ریوتی'])
    assert.equal(
      (await at.call(`${address}?sign=12&date=2026-11-24&lang=hi&nakshatra=${q(name)}`)).text,
      numbered.text,
      name,
    );
});

onSqlite('each language says every factor, in its own script', async (t, kind) => {
  const at = await running(t, kind);
  for (const lang of languages) {
    const seen = new Set<string>();
    for (const [sign, nakshatra] of [
      [7, 14],
      [12, 27],
      [5, 10],
      [9, 19],
      [1, 1],
      [11, 24],
    ]) {
      const { body } = await at.call(`${address}?sign=${sign}&date=2026-11-24&nakshatra=${nakshatra}&lang=${lang}`);
      for (const { code, name, note, text } of body.data.factors) {
        seen.add(code);
        assert.ok(name && note && text, `${lang} ${code}`);
        assert.doesNotMatch(`${name}${note}${text}`, /[{}]|undefined/, lang);
        if (lang !== 'en') assert.doesNotMatch(`${name}${note}${text}`, /[A-Za-z]/, `${lang} ${code}`);
      }
    }
    assert.equal(seen.size, 9 + 7, `${lang}: ${[...seen]}`);
  }
});

onSqlite('a prediction of a day for a birth star has tara bala and chandra bala too', async (t, kind) => {
  const at = await running(t, kind);
  const url = `/api/v1/horoscope?sign=meena&date=2026-11-24&lang=ta`;
  const codes = (body: Json): string[] => body.data[0].factors.map((f: Json) => f.code);
  const plain = await at.call(url);
  const star = await at.call(`${url}&nakshatra=${q('ரேவதி')}`);
  assert.ok(!codes(plain.body).includes('tara_bala'));
  assert.deepEqual(
    codes(star.body).filter((code) => /bala/.test(code)),
    ['tara_bala', 'tara_bala', 'chandra_bala', 'chandra_bala'],
  );
  assert.equal(star.body.data[0].prediction, plain.body.data[0].prediction);
  for (const [query, field] of [
    ['nakshatra=1', 'sign'],
    ['nakshatra=1&sign=2', 'nakshatra'],
    ['nakshatra=1&sign=1&period=weekly', 'nakshatra'],
    [`nakshatra=${q('ఆకాశం')}&sign=1`, 'nakshatra'],
  ] as [string, string][]) {
    const reply = await at.call(`/api/v1/horoscope?${query}`);
    assert.equal(reply.status, 400, query);
    assert.deepEqual(fieldsOf(reply.body), [field], reply.text);
  }
});

onSqlite('bad input names the field', async (t, kind) => {
  const at = await running(t, kind);
  const bad = async (query: string, fields: string[], message = /./) => {
    const reply = await at.call(`${address}?${query}`);
    assert.equal(reply.status, 400, `${query} ${reply.text}`);
    assert.equal(reply.body.code, 'invalid');
    assert.deepEqual(fieldsOf(reply.body), fields, reply.text);
    assert.match(reply.body.errors[0].message, message);
  };
  await bad('', ['sign']);
  await bad('sign=kumbha&nakshatra=28&date=2026-02-30&lang=xx', ['date', 'lang', 'nakshatra']);
  for (const date of ['0001-01-01', '1899-12-31', '2101-01-01', '9999-12-31'])
    await bad(`sign=1&date=${date}`, ['date'], /1900 to 2100/);
  await bad(`sign=1&nakshatra=${q('ரோகிணி')}`, ['nakshatra'], /^is no star of mesha: it lies in vrishabha$/);
  await bad('sign=1&nakshatra=mrigashira', ['nakshatra'], /vrishabha and mithuna/);
  for (const date of ['1900-01-01', '2100-12-31'])
    assert.equal((await at.call(`${address}?sign=1&date=${date}`)).status, 200, date);
});
