import type { Lang } from '../../core/model/common.ts';
import { type Graha, grahas } from '../../panchang/grahas/grahas.ts';
import { nameOf } from '../../panchang/names.ts';
import tables from '../data/tables.json' with { type: 'json' };
import ugadi from '../data/ugadi.json' with { type: 'json' };
import type { Horoscope, Period } from '../model.ts';
import type { PeriodRange } from '../period.ts';
import { filled, type PhraseSet, phrasesOf } from '../phrases/phrases.ts';
import { signView } from '../signs/signs.ts';
import { isComputed } from '../transits/day.ts';
import { factorView } from '../transits/view.ts';
import { chosen, numberOfPeriod } from './choice.ts';
import { luckyColour, luckyHour, luckyNumber, luckyWeekday } from './lucky.ts';
import { type Reading, readingsOf } from './reading.ts';
import { rajaOf, type UgadiFigures, ugadiFigures } from './ugadi.ts';

/** Sentences about what goes before the general one, by the houses of the period. */
function opening({ houses }: Reading, period: Period, number: number, { moon, period: pools }: PhraseSet): string[] {
  const ofHouse = (pool: readonly string[], house: number): string => pool[house - 1] as string;
  if (period === 'daily') {
    const variants = moon[houses.moon] as readonly string[];
    return [variants[((number % variants.length) + variants.length) % variants.length] as string];
  }
  if (period === 'monthly') return [ofHouse(pools.sun, houses.sun)];
  if (period === 'yearly') return [ofHouse(pools.jupiter, houses.jupiter), ofHouse(pools.saturn, houses.saturn)];
  return [];
}

/** Why it says so, in a sentence. */
function basisOf({ houses }: Reading, period: Period, sign: string, { terms }: PhraseSet): string {
  const inHouse = (house: number): string => terms.in_house[house - 1] as string;
  const own = period === 'daily' ? houses.moon : houses.sun;
  const [jupiter, saturn] = [inHouse(houses.jupiter), inHouse(houses.saturn)];
  return filled(terms.basis[period], { sign, in_house: inHouse(own), jupiter, saturn });
}

function luckyTime({ lucky }: Reading, period: Period, start: string, lang: Lang): string {
  if (period === 'daily') return luckyHour(lucky, start);
  const { weekday, hour } = luckyWeekday(lucky);
  return `${nameOf('weekdays', weekday, lang)} ${hour}`;
}

/** The figures of an Ugadi year, as Telugu almanacs print them. */
function ofUgadi(sign: number, firstDay: string): Horoscope['factors'] {
  const raja = rajaOf(firstDay);
  const nothing = { note: null, house: null, from: null, until: null, effect: null };
  const named = (code: keyof typeof ugadi.names, graha: Graha | null, text: string): Horoscope['factors'][number] => ({
    code,
    name: ugadi.names[code],
    ...nothing,
    graha,
    text,
  });
  const figures = ugadiFigures(sign, tables.signs[sign - 1]?.lord as Graha, firstDay);
  return [
    named('raja', raja, nameOf('grahas', grahas.indexOf(raja) + 1, 'te')),
    ...(Object.keys(figures) as (keyof UgadiFigures)[]).map((code) => named(code, null, `${figures[code]}`)),
  ];
}

/** A reading in the words of a language. Date, sign and language alone decide them. */
function inWords(reading: Reading, period: Period, range: PeriodRange, lang: Lang, phrases: PhraseSet): Horoscope {
  const { tones, lucky } = reading;
  const sign = signView(reading.sign, lang);
  const number = numberOfPeriod(period, range.start);
  const pools = period === 'daily' ? phrases.day : phrases.period;
  const one = (pool: readonly string[], offset: number): string => chosen(pool, reading.sign, number, offset);
  const general = one(pools.overview[tones.overview], 0);
  const colour = luckyColour(lucky);
  return {
    id: null,
    sign,
    period,
    date: range.start,
    range,
    lang,
    title: filled(phrases.terms.titles[period], { sign: sign.name }),
    prediction: [...opening(reading, period, number, phrases), general].join(' '),
    love: one(pools.love[tones.love], 1),
    career: one(pools.career[tones.career], 2),
    health: one(pools.health[tones.health], 3),
    finance: one(pools.finance[tones.finance], 4),
    do: one(pools.do, 5),
    avoid: one(pools.avoid, 6),
    rating: reading.rating,
    lucky_number: luckyNumber(lucky),
    lucky_color: { name: phrases.terms.colours[colour.name] as string, hex: colour.hex },
    lucky_time: luckyTime(reading, period, range.start, lang),
    factors: [
      ...(period === 'yearly' && lang === 'te' ? ofUgadi(reading.sign, range.start) : []),
      ...reading.factors.map((factor) => factorView(factor, lang, phrases.terms)),
    ],
    source: 'computed',
    basis: basisOf(reading, period, sign.name, phrases),
    disclaimer: phrases.terms.disclaimer,
    updated_at: null,
    overridden: [],
  };
}

/** The computed predictions of the twelve signs, by their numbers; none for a period that reaches out of 1900 to 2100. */
export async function computedPredictions(period: Period, range: PeriodRange, lang: Lang): Promise<Horoscope[]> {
  if (!isComputed(range.start) || !isComputed(range.end)) return [];
  const [phrases, readings] = await Promise.all([phrasesOf(lang), readingsOf(period, range)]);
  if (!phrases) return [];
  return readings.map((reading) => inWords(reading, period, range, lang, phrases));
}
