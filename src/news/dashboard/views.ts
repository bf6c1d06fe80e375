import type { App } from '../../core/app.ts';
import { isoTime } from '../../core/clock.ts';
import type { Lang } from '../../core/model/common.ts';
import { waySums } from '../../core/model/view-ways.ts';
import { dashboardDay, dayStart } from '../../system/dashboard/days.ts';
import type { Dashboard } from '../../system/dashboard/model.ts';
import { deskDay, viewWaysSince } from '../trending/day-counts.ts';
import { viewsSince } from '../trending/view-counts.ts';

type Views = NonNullable<Dashboard['views']>;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const daysShown = 30;
const hoursShown = 24;

/** Views now and over time, in days of the desk. */
export async function dashboardViews(app: App): Promise<Views> {
  const now = app.now();
  const [rows, ways] = await Promise.all([
    viewsSince(app.db.read, dayStart(app, daysShown - 1)),
    viewWaysSince(app.db.read, deskDay(app, now, daysShown - 1)),
  ]);
  const dayNow = deskDay(app, now);
  const sum = (from: string, to: string, lang?: string): number =>
    rows.reduce((n, row) => (row.at >= from && row.at < to && (!lang || row.lang === lang) ? n + row.views : n), 0);
  const [today, end] = [dayStart(app), isoTime(now + 1)];
  // A day of 23 or 25 hours moves this by an hour, twice a year, outside India.
  const [yesterday, yesterdayEnd] = [isoTime(Date.parse(today) - dayMs), isoTime(now + 1 - dayMs)];
  const perDay = new Map<string, number>();
  for (let n = daysShown - 1; n >= 0; n--) perDay.set(dashboardDay(app, dayStart(app, n)), 0);
  for (const { at, views } of rows) {
    const day = dashboardDay(app, at);
    perDay.set(day, (perDay.get(day) ?? 0) + views);
  }
  const hour = now - (now % hourMs);
  const hours = Array.from({ length: hoursShown }, (_, n) => {
    const at = hour - (hoursShown - 1 - n) * hourMs;
    return { at: isoTime(at), views: sum(isoTime(at), isoTime(at + hourMs)) };
  });
  const langs = [...new Set(rows.map(({ lang }) => lang as Lang))].map((lang) => ({
    lang,
    today: sum(today, end, lang),
    yesterday: sum(yesterday, yesterdayEnd, lang),
  }));
  return {
    last_hour: sum(isoTime(now - hourMs), end),
    today: sum(today, end),
    yesterday: sum(yesterday, yesterdayEnd),
    hours,
    days: [...perDay].map(([day, views]) => ({ day, views })),
    langs: langs
      .filter((row) => row.today + row.yesterday > 0)
      .sort((a, b) => b.today - a.today || b.yesterday - a.yesterday),
    ways: { today: waySums(ways.filter(({ day }) => day === dayNow)), days: waySums(ways) },
  };
}
