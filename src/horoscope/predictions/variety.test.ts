import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extent } from '../../../test/support/extent.ts';
import { type Lang, languages } from '../../core/model/common.ts';
import { addDays } from '../../panchang/zone.ts';
import type { Horoscope, Period } from '../model.ts';
import { periodRange } from '../period.ts';
import { type PhraseSet, phrasesOf } from '../phrases/phrases.ts';
import { computedPredictions } from './computed.ts';

/** A year from a New Year's Day on, and what went before it as far as a sentence must not come again. */
const first = '2026-01-01';
const within = 14;
/** Each language has sentences of its own, which are chosen in one way: the long tests look at a year of each. */
const daysOf = (lang: Lang): number => extent(365, ['te', 'ta', 'hi', 'bn', 'ur'].includes(lang) ? 365 : 60);

const fields = ['love', 'career', 'health', 'finance', 'do', 'avoid'] as const;

/** The sentences of a prediction, by what they come from: openings go by houses, the general one by the tone. */
async function sentencesOf(lang: Lang, one: Horoscope): Promise<string[]> {
  const { moon } = (await phrasesOf(lang)) as PhraseSet;
  const text = one.prediction as string;
  const opening = Object.values(moon)
    .flat()
    .find((sentence) => text.startsWith(`${sentence} `));
  assert.ok(opening, `${lang} ${one.date}: it begins with what the Moon brings`);
  return [opening, text.slice(opening.length + 1), ...fields.map((field) => one[field] as string)];
}

for (const lang of languages)
  test(`no sign repeats a sentence within ${within} days, no two share one on a day: ${daysOf(lang)} days in ${lang}`, async () => {
    const lastSaid = new Map<string, number>();
    const variety = new Set<string>();
    for (let n = -within; n < daysOf(lang); n++) {
      const date = addDays(first, n);
      const all = await computedPredictions('daily', { start: date, end: date }, lang);
      assert.equal(all.length, 12);
      const ofDay = new Set<string>();
      for (const one of all)
        for (const sentence of await sentencesOf(lang, one)) {
          assert.ok(!ofDay.has(sentence), `${date}: two signs say: ${sentence}`);
          ofDay.add(sentence);
          const key = `${one.sign.id} ${sentence}`;
          const before = lastSaid.get(key);
          assert.ok(
            before === undefined || n - before > within,
            `${date}: ${key} again after ${n - (before ?? 0)} days`,
          );
          lastSaid.set(key, n);
          variety.add(sentence);
        }
    }
    // 36 of the Moon, 5 sections of 3 tones with 17 each, do and avoid: hardly one is never said.
    if (daysOf(lang) >= 365) assert.ok(variety.size > 310, `${variety.size} sentences in a year`);
  });

/** The grahas whose houses begin the prediction of a period, and after how many periods such a sentence may come again. */
const openings: Readonly<Partial<Record<Period, Partial<Record<'sun' | 'jupiter' | 'saturn', number>>>>> = {
  monthly: { sun: 12 },
  // Saturn stays for years in a sign, and the house of Jupiter in two years may be the same.
  yearly: { jupiter: 1, saturn: 1 },
};

/** The sentences of a week, month or year, each with the number of periods after which it may come again. */
async function ofPeriod(lang: Lang, one: Horoscope): Promise<[sentence: string, after: number][]> {
  const { period: pools } = (await phrasesOf(lang)) as PhraseSet;
  let rest = one.prediction as string;
  const found: [string, number][] = fields.map((field) => [one[field] as string, 13]);
  for (const [graha, after] of Object.entries(openings[one.period] ?? {})) {
    const opening = pools[graha as 'sun'].find((sentence) => rest.startsWith(`${sentence} `));
    assert.ok(opening, `${lang} ${one.period} ${one.date}: what ${graha} brings`);
    found.push([opening, after]);
    rest = rest.slice(opening.length + 1);
  }
  return [...found, [rest, 13]];
}

test('weeks, months, years: twelve signs share no sentence; general and sections return after twelve periods, the Sun after twelve months', async () => {
  for (const period of ['weekly', 'monthly', 'yearly'] as Period[])
    for (const lang of ['te', 'ta', 'ur'] as Lang[]) {
      const said = new Map<string, number>();
      for (let n = 0, day = first; n < (period === 'yearly' ? 14 : 27); n++) {
        const range = periodRange(period, day, lang);
        const saidNow = new Set<string>();
        for (const one of await computedPredictions(period, range, lang))
          for (const [sentence, after] of await ofPeriod(lang, one)) {
            assert.ok(!saidNow.has(sentence), `${lang} ${period} ${day}: ${sentence}`);
            saidNow.add(sentence);
            const key = `${one.sign.id} ${sentence}`;
            assert.ok(n - (said.get(key) ?? -99) >= after, `${lang} ${period} ${day}: ${key}`);
            said.set(key, n);
          }
        day = addDays(range.end, 1);
      }
    }
});

test('every rating and every tone occurs in a year', async () => {
  for (const [period, count] of [
    ['daily', 365],
    ['weekly', 52],
    ['monthly', 36],
  ] as [Period, number][]) {
    const ratings = new Set<number | null>();
    for (let n = 0, day = first; n < count; n++) {
      const range = periodRange(period, day, 'en');
      for (const one of await computedPredictions(period, range, 'en')) ratings.add(one.rating);
      day = addDays(range.end, 1);
    }
    assert.deepEqual([...ratings].sort(), [1, 2, 3, 4, 5], period);
  }
});
