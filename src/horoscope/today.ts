import { LRUCache } from 'lru-cache';
import type { App } from '../core/app.ts';
import { dateInZone, nextMidnight } from '../core/clock.ts';
import { resolvePlace } from '../places/places.ts';
import { cachedSettings } from '../settings/settings.ts';

/** The zone of "today" where no place is given: that of the setting `default_city`. */
const defaultZone = (app: App): string => resolvePlace({}, cachedSettings(app).basic.default_city).tz;

/** A day of a zone: its date, and the instants (ms) at which it was computed and at which it ends. */
interface Today {
  date: string;
  since: number;
  until: number;
}

/** By zone; there are about 600. */
const days = new LRUCache<string, Today>({ max: 600 });

/** Today in the default city, until the next midnight there. Cached per zone, since every read needs it. */
export function today(app: App): Today {
  const zone = defaultZone(app);
  const now = app.now();
  const found = days.get(zone);
  if (found && found.since <= now && now < found.until) return found;
  const day = { date: dateInZone(now, zone), since: now, until: nextMidnight(now, zone) };
  days.set(zone, day);
  return day;
}
