import type { App } from '../core/app.ts';
import { dateInZone, nextMidnight } from '../core/clock.ts';
import { resolvePlace } from '../places/places.ts';
import { known as knownSettings } from '../settings/settings.ts';

/** The zone that "today" is told in where no place is given: that of the setting `default_city`. */
const defaultZone = (app: App): string => resolvePlace({}, knownSettings(app).basic.default_city).tz;

/** A day of a zone: its date, and the instants (ms) from which it was known and at which it ends. */
export interface Today {
  date: string;
  since: number;
  until: number;
}

const known = new Map<string, Today>();

/** Today in the default city, until the next midnight there. Worked out once a day and zone: every read asks for it. */
export function today(app: App): Today {
  const zone = defaultZone(app);
  const now = app.now();
  const found = known.get(zone);
  if (found && found.since <= now && now < found.until) return found;
  const day = { date: dateInZone(now, zone), since: now, until: nextMidnight(now, zone) };
  if (known.size > 600) known.clear(); // there are no more zones than this
  known.set(zone, day);
  return day;
}
