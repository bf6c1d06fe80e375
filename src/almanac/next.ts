import { invalidField } from '../core/error.ts';
import type { Festival } from '../model/panchang.ts';
import { nextOf, observanceKeys } from '../panchang/festivals/observances.ts';
import type { Reckoning } from '../panchang/reckoning.ts';
import { addDays } from '../panchang/zone.ts';
import { computedFestival } from './computed-festival.ts';
import { keyOfName } from './festivals.ts';
import type { Reader } from './shape.ts';

/**
 * The next days of an observance from a date on.
 * @param festival its key, or its name in any language
 * @throws Fault `invalid` naming `festival`
 */
export function nextDays(festival: string, from: string, count: number, reader: Reader, reckoning: Reckoning) {
  const key = observanceKeys.includes(festival) ? festival : keyOfName(festival);
  if (key === undefined || !observanceKeys.includes(key))
    throw invalidField('festival', 'is not known; the keys are those of /api/v1/panchang/festivals');
  const days: Festival[] = [];
  for (let date = from; days.length < count; ) {
    const found = nextOf(key, date, reader.place, reckoning);
    if (!found) break;
    days.push(computedFestival(found, reader));
    date = addDays(found.date, 1);
  }
  return days;
}
