import type { Reckoning } from '../../panchang/reckoning.ts';
import { skyOf } from '../../panchang/sky/day-sky.ts';
import { addDays } from '../../panchang/zone.ts';
import { festivalsHere } from '../festivals/observances.ts';
import type { PanchangDay } from '../model/panchang.ts';
import { type PartName, partNames } from '../model/part-names.ts';
import type { DayOptions } from '../query.ts';
import type { EditedDays } from '../store.ts';
import type { AlmanacReader, PlainDay } from '../text/reader.ts';
import { almanacText } from '../text/text.ts';
import { computedFacts, ms } from './computed.ts';
import type { Facts, Layer } from './facts.ts';
import type { PartOf } from './part.ts';
import { partMakers } from './parts.ts';
import { dayAnswer } from './shape.ts';
import { specialOf } from './special.ts';

/** What a day is made for and by which reckoning. */
export interface Wanted {
  reader: AlmanacReader;
  reckoning: Reckoning;
  options?: DayOptions;
}

/** Days of a range (both ends in it) as a reader gets them: computed, and what editors have laid over them. */
export function shownDays(edited: EditedDays, from: string, to: string, wanted: Wanted): PanchangDay[] {
  const { reader, reckoning } = wanted;
  const festivals = festivalsHere(edited, { from, to, reader, reckoning });
  const storedOf = Map.groupBy(edited.stored, (row) => row.date);
  const festivalsOf = Map.groupBy(festivals, (festival) => festival.date);
  const days: PanchangDay[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const layers: Layer[] = [
      { source: 'computed', facts: computedFacts(date, reader.place, reckoning) },
      ...(storedOf.get(date) ?? []).map((row) => ({
        source: 'manual' as const,
        facts: JSON.parse(row.facts) as Facts,
        hasFestivals: row.has_festivals === 1,
      })),
    ];
    const { nextSunrise } = skyOf(date, reader.place, reckoning.horizon);
    const own = festivalsOf.get(date) ?? [];
    const plain = dayAnswer(date, layers, own, nextSunrise === null ? null : ms(nextSunrise), reader);
    days.push({ ...plain, special: specialOf(plain, reader.digits), ...partsOf(plain, wanted) });
  }
  return days;
}

function partsOf(plain: PlainDay, { reader, reckoning, options = {} }: Wanted): Pick<PanchangDay, PartName> {
  const { include = [], birth_star, birth_sign } = options;
  const of: PartOf = { date: plain.date, day: plain, reader, reckoning, birthStar: birth_star, birthSign: birth_sign };
  const made = partNames.map((name) => {
    if (!include.includes(name)) return [name, null];
    return [name, name === 'text' ? almanacText(plain, reader) : partMakers[name](of)];
  });
  return Object.fromEntries(made) as Pick<PanchangDay, PartName>;
}
