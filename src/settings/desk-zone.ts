import type { App } from '../core/app.ts';
import { isoTime } from '../core/clock.ts';
import { cachedSettings } from './settings.ts';

/** The IANA zone of the editors: their days and the times that they give without a zone are meant in it. */
export const deskZone = (app: App): string => cachedSettings(app).basic.desk_time_zone;

/**
 * The instant of a filter by time, as rows have it (UTC text). A day is one of the desk's zone.
 * @param isEnd a day ends the range: it counts whole
 * @returns null for what is no text
 */
export function boundOf(app: App, given: unknown, isEnd: boolean): string | null {
  if (typeof given !== 'string') return null;
  if (given.length > 10) return isoTime(Date.parse(given));
  const day = Temporal.PlainDate.from(given).add({ days: isEnd ? 1 : 0 });
  return isoTime(day.toZonedDateTime(deskZone(app)).epochMilliseconds);
}

/** A time that was given with its zone, or without one in that of the desk, as rows have it (UTC text). */
export function deskTime(app: App, given: string): string {
  const hasZone = /[Zz]$|[+-]\d{2}:\d{2}$/.test(given);
  if (hasZone) return isoTime(Date.parse(given));
  return isoTime(Temporal.PlainDateTime.from(given).toZonedDateTime(deskZone(app)).epochMilliseconds);
}
