import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Db } from '../../core/db/database.ts';
import { invalidField } from '../../core/error.ts';
import type { Festival } from '../../model/panchang/panchang.ts';
import { daysFrom, observanceKeys } from '../../panchang/festivals/observances.ts';
import type { Reckoning } from '../../panchang/reckoning.ts';
import { addDays, daysBetween } from '../../panchang/zone.ts';
import type { Reader } from '../day/shape.ts';
import { festivalsOfKey } from '../store.ts';
import { computedFestival } from './computed-festival.ts';
import { keyOfName, namesLike } from './festival-search.ts';
import { factsOfRow, festivalOf } from './festivals.ts';
import { isKeptBy, movedDays } from './observances.ts';

/**
 * The next days of an observance from a date on: computed ones, and those that editors have announced.
 * @param festival its key, or its name in any language
 * @throws Fault `invalid` naming `festival`
 */
export async function nextDays(
  db: Db,
  festival: string,
  from: string,
  count: number,
  reader: Reader,
  reckoning: Reckoning,
): Promise<Festival[]> {
  const key = observanceKeys.includes(festival) ? festival : (keyOfName(festival) ?? festival);
  const rows = await festivalsOfKey(db, key, addDays(from, -movedDays));
  if (!observanceKeys.includes(key) && rows.length === 0) throw invalidField('festival', unknown(festival));
  const said = rows
    .map((row) => festivalOf(factsOfRow(row), row.date, row.id, reader))
    .filter(({ regions }) => isKeptBy(reader, regions));
  const days = said.filter(({ date }) => date >= from);
  let computed = 0;
  for (const found of daysFrom(key, from, reader.place, reckoning)) {
    for (const observance of found) {
      if (said.some(({ date }) => Math.abs(daysBetween(date, observance.date)) <= movedDays)) continue;
      days.push(computedFestival(observance, reader));
      computed++;
    }
    if (computed >= count) break;
    await othersTurn();
  }
  return days.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)).slice(0, count);
}

function unknown(festival: string): string {
  const like = namesLike(festival);
  const hint = like.length ? `names like it: ${like.join(', ')}` : 'the keys are those of /api/v1/panchang/festivals';
  return `is not known; ${hint}`;
}
