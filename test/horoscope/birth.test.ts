import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLog } from '../../src/core/log/log.ts';
import { type Json, onSqlite, start } from '../support/helper.ts';
import { fieldsOf, q, running } from './horoscope-scene.ts';

const address = '/api/v1/horoscope/birth';
const births = JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures/horoscope/births.json'), 'utf8'))
  .births as Json[];

/** A birth in Hyderabad in five languages: the city as its readers write it, and names that stand in the answer. */
const readers = {
  te: {
    city: 'హైదరాబాద్',
    rising: 'తుల',
    own: 'కుజుడు స్వక్షేత్రంలో ఉన్నాడు',
    moon: 'వృషభం',
    star: 'రోహిణి',
    venus: 'శుక్రుడు',
    yoni: 'పాము',
  },
  hi: {
    city: 'हैदराबाद',
    rising: 'तुला',
    own: 'मंगल अपनी राशि में है',
    moon: 'वृषभ',
    star: 'रोहिणी',
    venus: 'शुक्र',
    yoni: 'सर्प',
  },
  ta: {
    city: 'ஐதராபாத்',
    rising: 'துலாம்',
    own: 'செவ்வாய் ஆட்சி பெற்றுள்ளது',
    moon: 'ரிஷபம்',
    star: 'ரோகிணி',
    venus: 'சுக்கிரன்',
    yoni: 'பாம்பு',
  },
  bn: { city: 'হায়দ্রাবাদ', rising: 'তুলা', own: 'মঙ্গল স্বক্ষেত্রে আছে', moon: 'বৃষ', star: 'রোহিণী', venus: 'শুক্র', yoni: 'সাপ' },
  ur: {
    city: 'حیدرآباد',
    rising: 'میزان',
    own: 'مریخ اپنے برج میں ہے',
    moon: 'ثور',
    star: 'روہنی',
    venus: 'زہرہ',
    yoni: 'سانپ',
  },
};

onSqlite('a birth in five languages: signs, planets, dasha, table and charts', async (t, kind) => {
  const at = await running(t, kind);
  for (const [lang, names] of Object.entries(readers)) {
    const reply = await at.call(`${address}?date=1990-08-15&time=10:30&city=${q(names.city)}&lang=${lang}`);
    assert.equal(reply.status, 200, reply.text);
    const { data, meta } = reply.body;
    assert.equal(meta.lang, lang);
    assert.deepEqual([data.at, data.clock, data.place.city], ['1990-08-15T10:30:00+05:30', 'exact', 'Hyderabad']);
    assert.deepEqual(
      [data.signs.rising, data.signs.moon],
      [
        { id: 7, name: names.rising },
        { id: 2, name: names.moon },
      ],
    );
    assert.deepEqual([data.signs.sun.id, data.western.sun.id, data.western.rising.id], [4, 5, 7]);
    assert.deepEqual([data.planets[1].nakshatra.name, data.planets[1].pada], [names.star, 3]);
    const venus = data.planets.find((p: Json) => p.graha === 'venus');
    assert.deepEqual([venus.name, venus.house, data.planets.length], [names.venus, 10, 9]);
    const row = (code: string) => data.avakahada.find((r: Json) => r.code === code);
    assert.deepEqual([row('yoni').value, row('yoni').text], ['serpent', names.yoni]);
    assert.deepEqual([row('gana').value, row('nadi').value, row('element').value], ['manushya', 'antya', 'earth']);
    assert.equal(row('name_letter').text.split(' ')[2], row('name_letter').value);
    // Mars in Mesha, its own sign, is in the seventh from the lagna and in the twelfth from the Moon.
    const { is_present, places, cancelled_by } = data.mangal_dosha;
    assert.deepEqual([is_present, cancelled_by], [false, [{ code: 'own_sign', text: names.own }]]);
    assert.deepEqual(
      places.map((p: Json) => [p.from, p.house]),
      [
        ['lagna', 7],
        ['moon', 12],
      ],
    );
    assert.equal(row('varna'), undefined, 'no answer says a caste');
    assert.ok(
      data.avakahada.every((r: Json) => r.name && r.text),
      JSON.stringify(data.avakahada),
    );
    assert.deepEqual(
      data.dasha.map((d: Json) => d.graha),
      ['moon', 'mars', 'rahu', 'jupiter', 'saturn', 'mercury', 'ketu', 'venus', 'sun'],
    );
    assert.equal(data.antardashas.length, 18, 'of the current one and the next');
    const current = data.dasha.findIndex((d: Json) => d.is_current);
    assert.ok(data.dasha[current].from <= '2026-11-20' && data.dasha[current].until > '2026-11-20');
    for (const svg of [data.charts.north, data.charts.south]) {
      assert.match(svg, /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" [^<]+>.*<\/svg>$/s);
      assert.match(svg, new RegExp(`direction="${lang === 'ur' ? 'rtl' : 'ltr'}"`));
      for (const { short } of data.planets) assert.ok(svg.includes(`>${short}`), `${short} in ${lang}`);
    }
    assert.ok(data.charts.south.includes(`>${names.rising}<`));
  }
});

onSqlite('births by coordinates are those of another ephemeris', async (t, kind) => {
  const at = await running(t, kind);
  for (const b of births.slice(0, 20)) {
    const url = `${address}?date=${b.date}&time=${b.time}&lat=${b.lat}&lon=${b.lon}&tz=${b.tz}&lang=en`;
    const { status, body, text } = await at.call(url);
    assert.equal(status, 200, text);
    const { ascendant, planets, at: instant, dasha } = body.data;
    // The offsets of before 1906 are told to the minute.
    assert.ok(Math.abs(Date.parse(instant) / 1000 - b.unix) <= (b.date < '1906' ? 30 : 0), url);
    const near = (ours: number, theirs: number) =>
      assert.ok(Math.abs(((ours - theirs + 540) % 360) - 180) < 1 / 60, `${url}: ${ours} ${theirs}`);
    near(ascendant.longitude, b.ascendant);
    for (const [i, planet] of planets.entries()) near(planet.longitude, b.grahas[i]);
    for (const [i, { graha, from }] of dasha.entries()) {
      assert.equal(graha, b.mahadashas[i][0]);
      assert.ok(Math.abs(Date.parse(from) / 1000 - b.mahadashas[i][1]) < 2 * 86_400, `${url}: ${from}`);
    }
  }
});

onSqlite('bad input names every bad field', async (t, kind) => {
  const at = await running(t, kind);
  const bad = async (query: string, fields: string[]) => {
    const reply = await at.call(`${address}?${query}`);
    assert.equal(reply.status, 400, `${query} ${reply.text}`);
    assert.equal(reply.headers.get('cache-control'), 'no-store');
    assert.deepEqual(fieldsOf(reply.body), fields.sort(), reply.text);
    return reply;
  };
  await bad('', ['date', 'time']);
  await bad('date=1990-08-15&time=10:30', ['city']);
  for (const time of ['24:00', '5:3', '10.30', '10:60', '10:30pm', '१०:३०', '10:30:61', '', '-1:00'])
    await bad(`date=1990-08-15&city=Chennai&time=${q(time)}`, ['time']);
  for (const date of ['1899-12-31', '2101-01-01', '1990-02-30', '15-08-1990', 'నిన్న', '0000-00-00'])
    await bad(`date=${q(date)}&city=Chennai&time=10:30`, ['date']);
  for (const city of ['నాకు తెలియదు', 'अज्ञातपुर', 'தெரியாது', 'অজানা', 'نامعلوم', 'x'.repeat(121)])
    await bad(`date=1990-08-15&time=10:30&city=${q(city)}`, ['city']);
  await bad('date=1990-08-15&time=10:30&lat=17', ['lon']);
  await bad('date=1990-08-15&time=10:30&lat=91&lon=x', ['lat', 'lon']);
  await bad('date=1990-08-15&time=10:30&lat=17&lon=78&tz=Mars/Olympus', ['tz']);
  await bad('date=1990-08-15&time=10:30&lat=90&lon=0', ['lat']);
  await bad('date=1990-08-15&time=10:30&city=Chennai&lang=xx', ['lang']);
  assert.equal((await at.call(address, { json: {} })).status, 405);
});

onSqlite(
  'a time that the clocks skipped or repeated is taken as said, and old clocks as they were',
  async (t, kind) => {
    const at = await running(t, kind);
    const born = async (query: string) => (await at.call(`${address}?${query}&lang=en`)).body.data;
    const london = 'lat=51.5&lon=-0.12&tz=Europe/London';
    const skipped = await born(`date=2020-03-29&time=01:30&${london}`);
    assert.deepEqual([skipped.clock, skipped.at], ['skipped', '2020-03-29T02:30:00+01:00']);
    assert.equal(skipped.notes[0].code, 'clock_skipped');
    const repeated = await born(`date=2020-10-25&time=01:30&${london}`);
    assert.deepEqual([repeated.clock, repeated.at], ['repeated', '2020-10-25T01:30:00+01:00']);
    assert.match(repeated.notes[0].text, /twice/);
    const old = await born('date=1900-01-01&time=00:00&city=Kolkata');
    assert.deepEqual([old.clock, old.at], ['exact', '1900-01-01T00:00:00+05:21'], 'the date and time that were given');
    const war = await born('date=1943-06-01&time=10:30&city=Kolkata');
    assert.deepEqual(
      [war.clock, war.at],
      ['exact', '1943-06-01T10:30:00+06:30'],
      'the clocks of India were put forward',
    );
  },
);

onSqlite('near a boundary the answer says what would change, and when', async (t, kind) => {
  const at = await running(t, kind);
  const born = async (time: string, lang: string) =>
    (await at.call(`${address}?date=1990-08-15&time=${time}&city=Hyderabad&lang=${lang}`)).body.data;
  assert.ok(!(await born('10:30', 'te')).notes.some((n: Json) => n.code === 'lagna'));
  // The lagna passes from Kanya to Tula at some time in these minutes.
  const risings: number[] = [];
  for (let minute = 10; minute < 30; minute++) risings.push((await born(`10:${minute}`, 'te')).signs.rising.id);
  const change = risings.indexOf(7);
  assert.deepEqual([risings[0], risings.at(-1)], [6, 7]);
  for (const [lang, words] of Object.entries({
    te: 'లగ్నం: కన్య → తుల',
    ur: 'طالع: سنبلہ → میزان',
    hi: 'लग्न: कन्या → तुला',
  }))
    for (const minute of [change - 3, change + 2]) {
      const { notes } = await born(`10:${10 + minute}`, lang);
      assert.equal(notes[0].code, 'near_boundary');
      const lagna = notes.find((n: Json) => n.code === 'lagna');
      assert.ok(lagna.text.startsWith(words), lagna.text);
      assert.equal(Number(lagna.at.slice(14, 16)), 10 + change - 1, lagna.at);
    }
  const late = await born(`10:${10 + change + 5}`, 'te');
  assert.equal(
    late.notes.find((n: Json) => n.code === 'lagna'),
    undefined,
  );
});

onSqlite('before sunrise the weekday is still that of the evening', async (t, kind) => {
  const at = await running(t, kind);
  const days = async (time: string) => {
    const reply = await at.call(`${address}?date=1990-08-15&time=${time}&city=Chennai&lang=en`);
    const rows = reply.body.data.avakahada as Json[];
    return ['vara', 'vedic_weekday'].map((code) => rows.find((r) => r.code === code).text);
  };
  assert.deepEqual(await days('04:00'), ['Wednesday', 'Tuesday']);
  assert.deepEqual(await days('12:00'), ['Wednesday', 'Wednesday']);
});

onSqlite('nobody keeps a birth: no cache, no log, no ETag', async (t, kind) => {
  const lines: string[] = [];
  const at = await start(t, kind, {}, undefined, createLog('debug', { write: (line) => void lines.push(line) }));
  const { app } = at.dinam;
  const secret = '1987-03-21';
  const url = `${address}?date=${secret}&time=03:41:59&lat=16.3067&lon=80.4365&lang=te`;
  await at.call('/api/v1/horoscope/signs?lang=te');
  const before = { bytes: app.cache.bytes, misses: app.cache.counts.misses };
  for (const headers of [{}, { 'if-none-match': '*' }, { 'accept-encoding': 'br, gzip' }]) {
    const reply = await at.call(url, { headers: headers as Record<string, string> });
    assert.equal(reply.status, 200, reply.text);
    assert.equal(reply.headers.get('cache-control'), 'private, no-store');
    assert.equal(reply.headers.get('etag'), null);
    assert.equal(reply.headers.get('access-control-allow-origin'), '*');
    assert.equal(reply.body.data.date, secret);
  }
  await at.call(`${url}&time=99:99`);
  assert.deepEqual({ bytes: app.cache.bytes, misses: app.cache.counts.misses }, before, 'nothing was cached');
  const ours = lines.filter((line) => line.includes(address));
  assert.equal(ours.length, 4, lines.join(''));
  for (const told of ['1987', '03:41', '16.30', '80.43', '99:99'])
    assert.ok(!lines.some((line) => line.includes(told)), `${told} in the log`);
});

onSqlite('it costs five tokens of an address', async (t, kind) => {
  const at = await start(t, kind, { READS_PER_MINUTE: '30' });
  const born = () => at.call(`${address}?date=1990-08-15&time=10:30&city=Chennai`);
  assert.deepEqual([(await born()).status, (await born()).status], [200, 200]);
  const refused = await born();
  assert.equal(refused.status, 429, 'the same question costs again, as nobody keeps the answer');
  assert.equal(refused.body.code, 'rate_limited');
});
