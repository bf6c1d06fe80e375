import assert from 'node:assert/strict';
import { onBoth } from '../support/helper.ts';
import { type Entry, movedScene } from './moved-scene.ts';
import { later, told } from './moved-stories.ts';

// Lists in which some items have moved, and lists of columns whose titles are the same every day.

const dayMs = 86_400_000;
type Story = readonly [title: string, lead: string, rest: string];

const before = ([title, lead, rest]: Story, n: number, at: number): Entry => ({
  title,
  guid: `https://old.example/?p=${n}`,
  link: `https://old.example/story-${n}`,
  text: `<p>${lead}</p><p>${rest}</p>`,
  at,
});

const after = ([title, lead, rest]: Story, n: number, at: number): Entry => ({
  title,
  guid: `urn:ghost:${n}`,
  link: `https://ghost.example/${n}/`,
  text: `<div>${lead}</div><div>${rest}</div>`,
  author: 'desk',
  at,
});

onBoth('a part of a moved list, with new stories on top, at another address', async (t, kind) => {
  const s = await movedScene(t, kind);
  const start = s.clock.ms;
  const at = (n: number): number => start - (n + 1) * 7_200_000;
  for (const [name, some] of [
    ['three', [1, 4, 6]],
    ['two', [0, 3]],
    ['one', [5]],
  ] as const) {
    s.say(
      `/${name}`,
      told.map((story, n) => before(story, n, at(n))),
    );
    const feed = await s.add(`/${name}`, { lang: 'bn', publish_mode: 'link' });
    await s.turn(1_500);
    const [items, news] = [(await s.items(feed)).length, (await s.news()).length];
    assert.equal(items, told.length);
    const fresh = later.map((story, n) => after(story, 50 + n, s.clock.ms - n * 60_000));
    const moved = some.map((n) => after(told[n] as Story, n, at(n)));
    s.say(`/${name}-new`, [...fresh, ...moved], s.other);
    await s.edit(`feeds/${feed}`, { feed_url: `${s.other.url}/${name}-new` });
    await s.turn(1_500);
    assert.equal((await s.items(feed)).length, items + later.length, name);
    assert.equal((await s.news()).length - news, later.length, name);
  }
});

onBoth('a redirect for good, and then another feed at the address', async (t, kind) => {
  const s = await movedScene(t, kind);
  const at = (n: number): number => Date.parse('2026-11-01T00:00:00Z') + n * 3_600_000;
  s.say(
    '/f',
    told.map((story, n) => before(story, n, at(n))),
  );
  const feed = await s.add('/f', { lang: 'ta', publish_mode: 'link' });
  await s.turn(1_500);
  const ids = (await s.items(feed)).map(({ id }) => id);
  s.say(
    '/g',
    told.map((story, n) => after(story, n, at(n))),
    s.other,
  );
  s.server.on('/f', (_request, response) => void response.writeHead(301, { location: `${s.other.url}/g` }).end());
  for (let n = 0; n < 4; n++) await s.turn(1_500);
  assert.equal((await s.feed(feed)).feed_url, `${s.other.url}/g`);
  assert.deepEqual(
    (await s.items(feed)).map(({ id }) => id),
    ids,
  );
  assert.equal((await s.news()).length, told.length);
  s.say(
    '/h',
    later.map((story, n) => before(story, 90 + n, at(20 + n))),
    s.other,
  );
  await s.edit(`feeds/${feed}`, { feed_url: `${s.other.url}/h` });
  await s.turn(1_500);
  assert.equal((await s.items(feed)).length, told.length + later.length, 'what another feed says is new');
});

const gold = (day: number): string =>
  `హైదరాబాద్‌లో నేడు 22 క్యారెట్ల పది గ్రాముల బంగారం ధర ₹${71_000 + day * 130}, 24 క్యారెట్ల ధర ₹${77_400 + day * 142}, కిలో వెండి ₹${91_000 + day * 500}గా ఉంది.`;
const goldAt = (day: number, site: string, from: number): Entry => ({
  title: 'నేటి బంగారం, వెండి ధరలు ఇలా',
  guid: `${site}-gold-${day}`,
  link: `https://${site}.example/gold/${day}`,
  text: site === 'old' ? `<p>${gold(day)}</p>` : `<section><b>${gold(day)}</b></section>`,
  at: from + day * dayMs,
});

onBoth('columns of many days with one title stay one each, also when their feed moves', async (t, kind) => {
  const s = await movedScene(t, kind);
  const from = s.clock.ms - 12 * dayMs;
  const list = (site: string, days: number): Entry[] =>
    Array.from({ length: days }, (_, n) => goldAt(n, site, from)).toReversed();
  s.say('/gold', list('old', 12));
  const feed = await s.add('/gold', { lang: 'te', publish_mode: 'link' });
  await s.turn();
  const ids = (await s.items(feed)).map(({ id }) => id);
  assert.equal(ids.length, 12);
  s.say('/gold', list('new', 13));
  await s.turn(1_500);
  const items = await s.items(feed);
  assert.equal(items.length, 13, 'twelve have moved, and one is of today');
  assert.deepEqual(
    items.slice(0, 12).map(({ guid }) => guid),
    Array.from({ length: 12 }, (_, n) => `new-gold-${n}`),
  );

  // The archive is imported once more, with other dates.
  const imported = list('third', 13).map((entry, n) => ({ ...entry, at: s.clock.ms - n * 1_000 }));
  s.say('/gold', imported);
  await s.turn(1_500);
  assert.equal((await s.items(feed)).length, 13);

  // One at a time, each in the place of the last.
  const single = await s.add('/single', { lang: 'hi', publish_mode: 'link' });
  for (let day = 0; day < 4; day++) {
    s.say('/single', [{ ...goldAt(day, 'old', s.clock.ms - day * dayMs), guid: `g${day}` }]);
    await s.turn(1_440);
  }
  assert.equal((await s.items(single)).length, 4);
});

const signs = ['मेष राशि', 'वृषभ राशि', 'मिथुन राशि', 'कर्क राशि', 'सिंह राशि', 'कन्या राशि'];
const words = 'धन यात्रा परिवार स्वास्थ्य मित्र व्यापार संतान विवाह भूमि वाहन शिक्षा यश चिंता लाभ हानि विवाद प्रेम भोजन'.split(' ');
const future = (day: number, n: number): string =>
  Array.from({ length: 12 }, (_, k) => words[(day * 7 + n * 5 + k * (day + 3)) % words.length]).join(' और ');

onBoth('each day another text, or the same few words, under the same titles in the same order', async (t, kind) => {
  const s = await movedScene(t, kind);
  const texts: Record<string, (day: number, n: number) => string> = {
    own: future,
    same: () => 'आज का दिन आपके लिए कैसा रहेगा यह जानने के लिए पूरा राशिफल हमारी साइट पर पढ़ें',
    filled: (_, n) => `${signs[n]} के जातकों के लिए आज का दिन कैसा रहेगा, जानने के लिए पूरा राशिफल हमारी साइट पर पढ़ें`,
    none: () => '',
  };
  for (const [name, text] of Object.entries(texts)) {
    const feed = await s.add(`/${name}`, { lang: 'hi' });
    for (let day = 0; day < 3; day++) {
      const at = s.clock.ms - 60_000;
      const entry = (title: string, n: number): Entry => ({
        ...{ title, guid: `d${day}s${n}`, link: `https://rashi.example/${day}/${n}`, at },
        text: text(day, n),
      });
      s.say(`/${name}`, signs.map(entry));
      await s.turn(1_440);
    }
    assert.equal((await s.items(feed)).length, 3 * signs.length, name);
  }
  const live = await s.add('/live', { lang: 'ur' });
  for (let day = 0; day < 3; day++) {
    const [a, b] = [told[(2 * day) % 8] as Story, told[(2 * day + 1) % 8] as Story];
    const of = ([, lead, rest]: Story, n: number): Entry => ({
      title: n === 0 ? 'لائیو: تازہ ترین خبریں' : 'آج کا موسم کیسا رہے گا',
      guid: `live-${day}-${n}`,
      link: `https://live.example/${day}/${n}`,
      text: `${lead} ${rest}`,
      at: s.clock.ms - n,
    });
    s.say('/live', [of(a, 0), of(b, 1)]);
    await s.turn(1_440);
  }
  assert.equal((await s.items(live)).length, 6);
});
