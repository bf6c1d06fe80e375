import assert from 'node:assert/strict';
import { type Json, onBoth } from '../support/helper.ts';
import { type Entry, type MovedScene, movedScene } from './moved-scene.ts';
import { later, told } from './moved-stories.ts';

// Items that are like an older one which has left the list, and are none the less news; moves that end and begin again.

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface Scene {
  name: string;
  lang: string;
  /** What the feed says, visit by visit. */
  visits: (now: number) => Entry[][];
  items: number;
}

let keys = 0;
const entry = (title: string, text: string, at?: number): Entry => {
  keys++;
  const own = { title, text, guid: `like-${keys}`, link: `https://like.example/${keys}` };
  return at === undefined ? own : { ...own, at };
};

const accident = (village: string, mandal: string): string =>
  `${mandal} మండలం ${village} వద్ద ఆగి ఉన్న లారీని బైక్ ఢీకొనడంతో ఇద్దరు యువకులు అక్కడికక్కడే మృతి చెందారు. పోలీసులు కేసు నమోదు చేసి దర్యాప్తు చేస్తున్నారు. మృతదేహాలను పోస్టుమార్టం కోసం ఆసుపత్రికి తరలించారు.`;
const [first, second] = [accident('పెద్దపూర్', 'మెట్‌పల్లి'), accident('చింతకుంట', 'కొడంగల్')];
const killed = 'రోడ్డు ప్రమాదంలో ఇద్దరు మృతి';
const midnight = (now: number): number => Math.floor(now / dayMs) * dayMs - dayMs;

const columns: readonly (readonly [title: string, teaser: string])[] = [
  ['నేటి పంచాంగం', 'తిథి, నక్షత్రం, వర్జ్యం, దుర్ముహూర్తం, రాహుకాలం, యమగండం వివరాలు పూర్తిగా తెలుసుకోండి'],
  ['आज का राशिफल', 'मेष से मीन तक सभी बारह राशियों के जातकों का दिन कैसा रहेगा विस्तार से पढ़ें'],
  ['இன்றைய தங்கம் விலை', 'சென்னை, மதுரை, கோவை சந்தைகளில் ஆபரணத் தங்கம் மற்றும் வெள்ளி நிலவரம் என்ன பாருங்கள்'],
  ['আজকের আবহাওয়া', 'উত্তরবঙ্গ ও দক্ষিণবঙ্গের কোন কোন জেলায় বৃষ্টি হবে জানাল আলিপুর আবহাওয়া দফতর'],
];
const greeting = 'नमस्कार, आप सुन रहे हैं आकाशवाणी से समाचार। मुख्य खबरें इस प्रकार हैं:';

const scenes: Scene[] = [
  {
    name: 'accidents of one day under one title, in other villages',
    lang: 'te',
    visits: (now) => [[entry(killed, first, now - 2 * hourMs)], [entry(killed, second, now + 5 * hourMs)]],
    items: 2,
  },
  {
    name: 'the same in a feed that says the day alone',
    lang: 'te',
    visits: (now) => [[entry(killed, first, midnight(now))], [entry(killed, second, midnight(now))]],
    items: 2,
  },
  {
    name: 'the same under titles of their own',
    lang: 'te',
    visits: (now) => [
      [entry('మెట్‌పల్లిలో ప్రమాదం', first, midnight(now))],
      [entry('కొడంగల్ వద్ద ఇద్దరి మృతి', second, midnight(now))],
    ],
    items: 2,
  },
  {
    name: 'the same without dates',
    lang: 'te',
    visits: () => [[entry(killed, first)], [entry('రోడ్డు ప్రమాదంలో ఇద్దరి దుర్మరణం', second)]],
    items: 2,
  },
  {
    name: 'prices in titles of one minute',
    lang: 'en',
    visits: (now) => [[entry('Gold 72,000', '', now - 90_000)], [entry('Gold 72,100', '', now - 90_000)]],
    items: 2,
  },
  {
    name: 'columns with one teaser for all days',
    lang: 'te',
    visits: (now) =>
      [0, 1, 2].map((day) =>
        columns.map(([title, teaser], n) => entry(title, teaser, now + day * dayMs - n * 60_000 * (11 + day))),
      ),
    items: 12,
  },
  {
    name: 'bulletins of evening and morning',
    lang: 'hi',
    visits: (now) => [
      [entry('आकाशवाणी समाचार', `${greeting} प्रधानमंत्री ने गुजरात में अस्पताल का उद्घाटन किया`, now - 10 * hourMs)],
      [entry('आकाशवाणी समाचार', `${greeting} वित्त मंत्री ने आयकर में छूट की घोषणा की`, now - hourMs)],
    ],
    items: 2,
  },
  {
    name: 'posts of a live blog with one link and title, among other stories',
    lang: 'bn',
    visits: (now) => [
      [
        ...told.map(([title, lead], n) => entry(title, lead, now - n * hourMs)),
        ...[0, 1, 2].map((n) => ({
          ...entry('লাইভ: বাজেট অধিবেশন', `${later[n % 2]?.[1]} ${n}`, now - n * 7 * 60_000),
          link: 'https://like.example/live',
        })),
      ],
    ],
    items: told.length + 3,
  },
];

async function visited(s: MovedScene, name: string, lang: string, visits: readonly Entry[][]): Promise<Json[]> {
  s.say(`/${name}`, []);
  const feed = await s.add(`/${name}`, { lang, publish_mode: 'link' });
  for (const list of visits) {
    s.say(`/${name}`, list);
    await s.turn(1_500);
  }
  assert.equal((await s.feed(feed)).last_error, null);
  return s.items(feed);
}

onBoth('what is like an item that has left the list is news', async (t, kind) => {
  const s = await movedScene(t, kind);
  for (const [n, { name, lang, visits, items }] of scenes.entries()) {
    const found = await visited(s, `like-${n}`, lang, visits(s.clock.ms));
    assert.equal(found.length, items, `${name}: ${found.map(({ title }) => title).join('; ')}`);
  }
  // A removed item, and another story under its title on the same day, in a feed that says the day alone.
  const at = midnight(s.clock.ms);
  const of = ([, lead, rest]: readonly [string, string, string]): Entry => entry('రోడ్డు ప్రమాదం', `${lead} ${rest}`, at);
  s.say('/removed', [of(told[0] as (typeof told)[number])]);
  const feed = await s.add('/removed', { lang: 'te', publish_mode: 'link' });
  await s.turn(1_500);
  await s.remove((await s.items(feed))[0]?.id);
  s.say('/removed', [of(told[5] as (typeof told)[number])]);
  await s.turn(1_500);
  assert.equal((await s.items(feed)).length, 1);
});

onBoth('moves with little text, there and back, while the feed is paused, and after a notice', async (t, kind) => {
  const s = await movedScene(t, kind);
  const start = s.clock.ms - 7 * 60_000;
  const of = (site: string, words: number, isDated = true): Entry[] =>
    told.map(([title, lead, rest], n) => ({
      ...{ title, guid: `${site}-${n}`, link: `https://${site}.example/${n}` },
      ...(words === 0 ? {} : { text: `${lead} ${rest}`.split(' ').slice(0, words).join(' ') }),
      ...(isDated ? { at: start - n * hourMs } : {}),
    }));
  for (const [name, lists] of Object.entries({
    'one-line': [of('a', 5), of('b', 5)],
    titles: [of('c', 0, false), of('d', 0, false).toReversed()],
    back: [of('e', 99), of('f', 99), of('e', 99), of('f', 99)],
  })) {
    const before = (await s.news()).length;
    assert.equal((await visited(s, name, 'ur', lists)).length, told.length, name);
    assert.ok((await s.news()).length - before <= told.length, name);
  }
  s.say('/paused', of('g', 99));
  const feed = await s.add('/paused', { lang: 'ta', publish_mode: 'link' });
  await s.turn(1_500);
  const [removed] = await s.items(feed);
  await s.remove(removed?.id);
  await s.edit(`feeds/${feed}`, { is_active: false });
  s.say('/paused', of('h', 99));
  await s.turn(1_500);
  await s.edit(`feeds/${feed}`, { is_active: true });
  await s.turn(1_500);
  assert.equal((await s.items(feed)).length, told.length - 1, 'paused');
  s.say('/paused', [entry('সাইট সরে গেছে', 'আমাদের নতুন ঠিকানায় আসুন')]);
  await s.turn(1_500);
  s.say('/paused', of('i', 99));
  await s.turn(1_500);
  assert.equal((await s.items(feed)).length, told.length, 'a notice, and none that is doubled or back');
});
