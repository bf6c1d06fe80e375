import { sql } from 'kysely';
import type { App } from '../core/app.ts';
import { isoTime } from '../core/clock.ts';
import { cachedSettings } from '../settings/settings.ts';
import { dashboardDay, dayStart } from '../system/dashboard/days.ts';

const signs = 12;
/** A language whose horoscope nobody wrote for so long has none. */
const quietDays = 30;

/**
 * Predictions of today that no editor has written, in languages that have had some lately: readers get the computed text. One
 * that is held back is written; one with a lucky number alone is not.
 */
export async function missingHoroscopes(app: App): Promise<number> {
  const today = dashboardDay(app, isoTime(app.now()));
  const rows = await app.db.read
    .selectFrom('horoscopes')
    .select(['lang', sql<number>`sum(case when start_date = ${today} then 1 else 0 end)`.as('n')])
    .where('period', '=', 'daily')
    .where('source', '=', 'editor')
    .where('prediction', 'is not', null)
    .where('start_date', '>=', dashboardDay(app, dayStart(app, quietDays)))
    .where('start_date', '<=', today)
    .groupBy('lang')
    .execute();
  const { languages } = cachedSettings(app).basic;
  return rows
    .filter(({ lang }) => (languages as readonly string[]).includes(lang))
    .reduce((sum, { n }) => sum + signs - Number(n), 0);
}
