import type { Change } from '../../core/api/change.ts';
import { cities, cityOfId, findCity, nearestCity } from '../../places/cities.ts';
import { lineOf, type PlaceNode, type Places } from '../../places/tree.ts';
import type { StoredDevice } from '../store.ts';
import { devicePlaceIds } from './place.ts';

/** Of a state the largest city stands for all of it. */
const cityOfState = (code: string): number | undefined => cities.find(({ region }) => region === code)?.id;

function cityOfPlace({ id, code, lat, lon, type }: PlaceNode): number | undefined {
  if (cityOfId(id)) return id;
  if (lat !== null && lon !== null) return nearestCity(lat, lon).city.id;
  return type === 'state' && code !== null ? cityOfState(code) : undefined;
}

/** The city whose almanac a device goes by: that of the first place it names, or the nearest to it; null: there is none. */
function cityIdOf(row: Pick<StoredDevice, 'place' | 'place_ids'>, places: Places): number | null {
  const [first] = devicePlaceIds(row);
  if (first !== undefined) {
    for (const place of lineOf(places, first)) {
      const id = cityOfPlace(place);
      if (id !== undefined) return id;
    }
    return null;
  }
  return row.place === null ? null : (findCity(row.place)?.id ?? null);
}

const edge = '\n';

/** As the column `kinds` has them, so that one of them is found as a label is. */
const kindsText = (kinds: readonly string[]): string =>
  kinds.length === 0
    ? ''
    : edge +
      [...kinds]
        .sort()
        .map((kind) => kind + edge)
        .join('');

export const kindsOf = (text: string): string[] => text.split(edge).filter(Boolean);

/**
 * Writes what a device wants to be reminded of. The day that it was last reminded of stays, whatever it says meanwhile:
 * who turns reminders off and on again gets none twice.
 */
export async function writeReminders(c: Change, row: StoredDevice, places: Places): Promise<void> {
  const kinds = row.push_enabled === 0 ? '' : kindsText(JSON.parse(row.reminders) as string[]);
  const city_id = cityIdOf(row, places);
  const columns = { lang: row.lang, zone: row.zone ?? cityOfId(city_id ?? 0)?.tz ?? '', city_id, kinds };
  if (kinds === '') {
    await c.tx.updateTable('device_reminders').set(columns).where('device_id', '=', row.id).execute();
    return;
  }
  await c.tx
    .insertInto('device_reminders')
    .values({ device_id: row.id, ...columns, day: null, notification_id: null })
    .onConflict((o) => o.column('device_id').doUpdateSet(columns))
    .execute();
}
