import type { App } from '../../core/app.ts';
import { dateInZone, isoTime } from '../../core/clock.ts';
import { deskZone } from '../../settings/desk-zone.ts';

/** The first instant (ISO time) of a day of the desk, `before` days before today. */
export function dayStart(app: App, before = 0): string {
  const zone = deskZone(app);
  const today = Temporal.PlainDate.from(dateInZone(app.now(), zone));
  return isoTime(today.subtract({ days: before }).toZonedDateTime(zone).epochMilliseconds);
}

/** The day of the desk, `YYYY-MM-DD`, of an instant (ISO time). */
export const dashboardDay = (app: App, at: string): string => dateInZone(Date.parse(at), deskZone(app));
