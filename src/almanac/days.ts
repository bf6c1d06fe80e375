import type { Db } from '../core/db.ts';
import type { Festival, PanchangDay } from '../model/panchang.ts';
import { type PartName, partNames } from '../model/panchang-parts.ts';
import type { Reckoning } from '../panchang/reckoning.ts';
import { skyOf } from '../panchang/sky.ts';
import { addDays } from '../panchang/zone.ts';
import { computedFacts, ms } from './computed.ts';
import type { Facts, Layer } from './facts.ts';
import { allFestivals, isKeptBy } from './observances.ts';
import { type PartOf, partMakers } from './parts.ts';
import type { DayOptions } from './query.ts';
import { dayOf, type PlainDay, type Reader } from './shape.ts';
import { specialOf } from './special.ts';
import { daysAt } from './store.ts';
import { textOf } from './text.ts';

/** What a day is made for and by which reckoning. */
export interface Wanted {
  reader: Reader;
  reckoning: Reckoning;
  options?: DayOptions;
}

/** Days of a range (both ends in it) as a reader gets them: computed, and what editors have laid over them. */
export async function shownDays(db: Db, from: string, to: string, wanted: Wanted): Promise<PanchangDay[]> {
  const { reader, reckoning } = wanted;
  const [stored, festivals] = await Promise.all([
    daysAt(db, from, to, reader.place.id),
    allFestivals(db, from, to, reader, reckoning),
  ]);
  const storedOf = Map.groupBy(stored, (row) => row.date);
  const kept = festivals.filter(({ regions }) => isKeptBy(reader, regions));
  const festivalsOf = Map.groupBy(kept, (festival) => festival.date);
  const days: PanchangDay[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const layers: Layer[] = [
      { source: 'computed', facts: computedFacts(date, reader.place, reckoning) },
      ...(storedOf.get(date) ?? []).map((row) => ({
        source: 'manual' as const,
        facts: JSON.parse(row.facts) as Facts,
      })),
    ];
    const { nextSunrise } = skyOf(date, reader.place, reckoning.horizon);
    const own = oncePerKey(festivalsOf.get(date) ?? []);
    const plain = dayOf(date, layers, own, nextSunrise === null ? null : ms(nextSunrise), reader);
    days.push({ ...plain, special: specialOf(plain), ...partsOf(plain, wanted) });
  }
  return days;
}

export async function shownDay(db: Db, date: string, wanted: Wanted): Promise<PanchangDay> {
  const [day] = await shownDays(db, date, date, wanted);
  return day as PanchangDay;
}

/** Of one that stands in several places the first: what an editor says of it. */
const oncePerKey = (festivals: Festival[]): Festival[] =>
  [...new Map(festivals.toReversed().map((f) => [f.key, f])).values()].reverse();

function partsOf(plain: PlainDay, { reader, reckoning, options = {} }: Wanted): Pick<PanchangDay, PartName> {
  const { include = [], birth_star, birth_sign } = options;
  const of: PartOf = { date: plain.date, reader, reckoning, birthStar: birth_star, birthSign: birth_sign };
  const made = partNames.map((name) => {
    if (!include.includes(name)) return [name, null];
    return [name, name === 'text' ? textOf(plain, reader) : partMakers[name](of)];
  });
  return Object.fromEntries(made) as Pick<PanchangDay, PartName>;
}
