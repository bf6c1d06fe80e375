import type { Lang } from '../../core/model/common.ts';
import { monthName, type NameTable, nameOf } from '../../panchang/names.ts';
import { weekdayOf } from '../../panchang/zone.ts';
import { placeView } from '../../places/resolved.ts';
import { localInstant, zonedTime } from '../../places/zones/zone-time.ts';
import type { Festival, PanchangDay } from '../model/panchang.ts';
import { type AlmanacReader, type PlainDay, textIn } from '../text/reader.ts';
import {
  type FactMoment,
  type FactSpan,
  factNames,
  type Layer,
  type Limb,
  laidOver,
  type Masa,
  type NamedFact,
  tableOf,
} from './facts.ts';

/** The instant (ms) of a moment of a date. */
function instantOf(moment: FactMoment, date: string, zone: string): number {
  if (typeof moment === 'number') return moment;
  const clock = moment.match(/^(\d\d):(\d\d):(\d\d)$/);
  if (!clock) return Date.parse(moment);
  const [, h, m, s] = clock.map(Number) as [number, number, number, number];
  return localInstant(date, h * 3600 + m * 60 + s, zone);
}

/**
 * A day as a reader gets it, out of its layers, the computed one first. This is the one place where what is computed and
 * what is stored become an answer.
 * @param nextSunrise ms; null when there is none
 */
export function dayAnswer(
  date: string,
  layers: readonly Layer[],
  festivals: Festival[],
  nextSunrise: number | null,
  reader: AlmanacReader,
): PlainDay {
  const { place, lang } = reader;
  const facts = laidOver(layers);
  const at = (moment: FactMoment | null | undefined): string | null =>
    moment == null ? null : zonedTime(instantOf(moment, date, place.tz), place.tz);
  const span = (value: FactSpan | undefined) => (value ? { start: at(value.start), end: at(value.end) } : null);
  const spans = (values: FactSpan[] = []) => values.map((v) => ({ start: at(v.start), end: at(v.end) }));
  const named = (value: NamedFact | undefined, field: keyof typeof tableOf) =>
    value ? { id: value.id, name: value.names?.[lang] ?? nameOf(tableOf[field] as NameTable, value.id, lang) } : null;
  const limbs = (field: 'tithi' | 'nakshatra' | 'yoga' | 'karana') =>
    (facts[field] ?? []).map((limb: Limb) => ({
      ...(named(limb, field) as { id: number; name: string }),
      start: at(limb.start),
      end: at(limb.end),
      is_kshaya: limb.isKshaya ?? false,
      is_vriddhi: limb.isVriddhi ?? false,
    }));
  const instant = (moment: FactMoment | undefined) => (moment === undefined ? null : instantOf(moment, date, place.tz));
  const sunset = instant(facts.sunset);
  const manual = layers.filter((l) => l.source === 'manual');
  return {
    date,
    lang,
    place: placeView(place),
    weekday: named({ id: weekdayOf(date), ...facts.weekday }, 'weekday') as { id: number; name: string },
    samvatsara: named(facts.samvatsara, 'samvatsara'),
    shaka_year: facts.shaka_year ?? null,
    vikram_year: facts.vikram_year ?? null,
    ayana: named(facts.ayana, 'ayana'),
    ritu: named(facts.ritu, 'ritu'),
    masa: facts.masa ? monthsOf(facts.masa, lang) : null,
    paksha: named(facts.paksha, 'paksha'),
    tithi: limbs('tithi'),
    nakshatra: limbs('nakshatra'),
    yoga: limbs('yoga'),
    karana: limbs('karana').map(({ id, name, start, end }, i) => ({
      id,
      name,
      start,
      end,
      number: facts.karana?.[i]?.number ?? null,
    })),
    sunrise: at(facts.sunrise),
    sunset: at(facts.sunset),
    moonrise: at(facts.moonrise),
    moonset: at(facts.moonset),
    next_sunrise: at(nextSunrise),
    day_length: secondsBetween(instant(facts.sunrise), sunset),
    night_length: secondsBetween(sunset, nextSunrise),
    rahu_kalam: span(facts.rahu_kalam),
    yamagandam: span(facts.yamagandam),
    gulika_kalam: span(facts.gulika_kalam),
    abhijit: span(facts.abhijit),
    brahma_muhurta: span(facts.brahma_muhurta),
    durmuhurtam: spans(facts.durmuhurtam),
    varjyam: spans(facts.varjyam),
    amrita_kalam: spans(facts.amrita_kalam),
    moon_sign: named(facts.moon_sign, 'moon_sign'),
    sun_sign: named(facts.sun_sign, 'sun_sign'),
    festivals,
    notes: textIn(facts.notes, reader),
    source: manual.some((l) => l.hasFestivals || Object.keys(l.facts).length > 0) ? 'manual' : 'computed',
    overridden: [
      ...factNames.filter((name) => manual.some((l) => l.facts[name] !== undefined)),
      ...(manual.some((l) => l.hasFestivals) ? ['festivals'] : []),
    ],
  };
}

const secondsBetween = (from: number | null, to: number | null): number | null =>
  from === null || to === null ? null : Math.round(to / 1000) - Math.round(from / 1000);

function monthsOf({ amanta, purnimanta, solar, is_adhika }: Masa, lang: Lang): PanchangDay['masa'] {
  const lunar = (month: NamedFact | undefined) =>
    month ? { id: month.id, name: month.names?.[lang] ?? monthName(month.id, is_adhika === true, lang) } : null;
  return {
    amanta: lunar(amanta),
    purnimanta: lunar(purnimanta),
    solar: solar ? { id: solar.id, name: solar.names?.[lang] ?? nameOf('solar_months', solar.id, lang) } : null,
    is_adhika: is_adhika ?? null,
  };
}
