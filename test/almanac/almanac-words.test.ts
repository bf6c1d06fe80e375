import assert from 'node:assert/strict';
import { type Json, onSqlite, start } from '../support/helper.ts';

/** The words and digits of a day in each language. */

const url = '/api/v1/panchang/day?date=2026-11-20';

const scripts: Record<string, RegExp> = {
  te: /\p{Script=Telugu}/u,
  hi: /\p{Script=Devanagari}/u,
  ta: /\p{Script=Tamil}/u,
  kn: /\p{Script=Kannada}/u,
  ml: /\p{Script=Malayalam}/u,
  mr: /\p{Script=Devanagari}/u,
  gu: /\p{Script=Gujarati}/u,
  bn: /\p{Script=Bengali}/u,
  or: /\p{Script=Oriya}/u,
  pa: /\p{Script=Gurmukhi}/u,
  as: /\p{Script=Bengali}/u,
  ur: /\p{Script=Arabic}/u,
  ne: /\p{Script=Devanagari}/u,
  en: /\p{Script=Latin}/u,
};

onSqlite('every language has its own words for a day', async (t, kind) => {
  const running = await start(t, kind);
  for (const [lang, script] of Object.entries(scripts)) {
    const reply = await running.call(`${url}&lang=${lang}&include=all&birth_star=1`);
    assert.equal(reply.status, 200, `${lang}: ${reply.text.slice(0, 300)}`);
    assert.equal(reply.body.meta.lang, lang);
    const d: Json = reply.body.data;
    assert.equal(d.lang, lang);
    const { tithi, nakshatra, yoga, karana, weekday, paksha, ritu, moon_sign, sun_sign, masa } = d;
    for (const { name } of [...tithi, ...nakshatra, ...yoga, ...karana, weekday, paksha, ritu, moon_sign, sun_sign])
      assert.match(name, script, lang);
    for (const month of ['amanta', 'purnimanta', 'solar']) assert.match(masa[month].name, script, `${lang} ${month}`);
    assert.match(d.special, script, lang);
    assert.ok(d.special.includes(tithi[0].name) && d.special.includes(d.festivals[0].name), d.special);
    assert.doesNotMatch(reply.text, /undefined|NaN|\[object/, lang);
    assert.equal(reply.text, reply.text.normalize('NFC'), lang);
    for (const { name } of [...d.grahas, ...d.choghadiya.day, ...d.bala.tarabala]) assert.ok(name.length > 0, lang);
  }
  const words = {
    te: ['శుక్రవారం', 'దశమి', 'పూర్వాభాద్ర'],
    hi: ['शुक्रवार', 'दशमी', 'पूर्वाभाद्रपद'],
    ta: ['வெள்ளி', 'தசமி', 'பூரட்டாதி'],
    bn: ['শুক্রবার', 'দশমী', 'পূর্বভাদ্রপদ'],
    ur: ['جمعہ', 'دشمی', 'پوروا بھادرپد'],
    en: ['Friday', 'Dashami', 'Purva Bhadrapada'],
  };
  for (const [lang, expected] of Object.entries(words)) {
    const { weekday, tithi, nakshatra } = (await running.call(`${url}&lang=${lang}`)).body.data;
    assert.deepEqual([weekday.name, tithi[0].name, nakshatra[0].name], expected, lang);
  }
  // Telugu counts months from new moon to new moon, Hindi from full moon to full moon.
  const dark = async (lang: string) =>
    (await running.call(`/api/v1/panchang/day?date=2026-11-28&lang=${lang}`)).body.data.special;
  assert.match(await dark('te'), /కార్తీకం/);
  assert.match(await dark('hi'), /मार्गशीर्ष|अगहन/);
});

const texts = (text: Json): string[] =>
  Object.values(text)
    .flat()
    .filter((line) => line !== null) as string[];

onSqlite('times are written in the digits of the language on request', async (t, kind) => {
  const running = await start(t, kind);
  const sunrise = {
    te: 'ఉదయం ౬:౨౩',
    hi: 'सुबह ६:२३',
    ta: 'காலை ௬:௨௩',
    bn: 'সকাল ৬:২৩',
    ur: 'صبح ۶:۲۳',
  };
  for (const [lang, time] of Object.entries(sunrise)) {
    const native = (await running.call(`${url}&lang=${lang}&digits=native`)).body.data;
    assert.equal(native.text.sunrise, time, lang);
    assert.ok(native.text.tithi[0].startsWith(native.tithi[0].name), lang);
    assert.equal(native.sunrise, '2026-11-20T06:23:39+05:30', 'a time for programs stays one');
    for (const line of texts(native.text)) assert.doesNotMatch(line, /[0-9]/, lang);
    const latin = (await running.call(`${url}&lang=${lang}&include=text`)).body.data;
    assert.match(latin.text.sunrise, /6:23$/, lang);
    const digits =
      texts(latin.text)
        .join(' ')
        .match(/\p{Nd}/gu) ?? [];
    assert.ok(digits.length > 50 && digits.every((digit) => /[0-9]/.test(digit)), `${lang}: ${digits.join('')}`);
    const unasked = (await running.call(`${url}&lang=${lang}&digits=latin`)).body.data;
    assert.equal(unasked.text, null, 'Latin digits bring no text');
  }
  const te = (await running.call(`${url}&lang=te&digits=native`)).body.data.text;
  assert.match(te.date, /౨౦.*నవంబర్.*౨౦౨౬/);
  assert.match(te.tithi[0], /^దశమి ఉదయం ౭:౧౬ /);
  assert.equal(te.tithi[1], 'ఏకాదశి', 'the next page says when it ends');
  assert.match(te.yoga[1], /^వజ్రం .*౪:౫౫ \(౨౧ .*\)/, 'after midnight with the date');
  assert.match(te.year, /పరాభవ.*౧౯౪౮/);
  // A range and an old address take the same option.
  const range = await running.call('/api/v1/index.php?endpoint=panchang&date=2026-11-20&lang=te&digits=native');
  assert.deepEqual(range.body.data[0].text, te);
  const old = await running.call('/api/panchang.php?date=20-11-2026&lang=te&digits=native');
  assert.deepEqual(old.body.data.text, te);
});
