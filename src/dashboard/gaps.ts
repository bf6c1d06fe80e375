import { sql } from 'kysely';
import type { App } from '../core/app.ts';
import { isoTime } from '../core/clock.ts';
import { visibleAt } from '../schema/conditions/news-visible.ts';
import { cachedSettings } from '../settings/settings.ts';
import { dayOf, dayStart } from './days.ts';

/** Breaking stories that are looked at; there are hardly more at a time. */
const mostBreaking = 500;
const signs = 12;
/** A language whose horoscope nobody wrote for so long has none. */
const quietDays = 30;

/** Stories that are breaking now and are not in every language of the settings. */
export async function untranslatedBreaking(app: App): Promise<number> {
  const { languages } = cachedSettings(app).basic;
  if (languages.length < 2) return 0;
  const now = isoTime(app.now());
  const breaking = await app.db.read
    .selectFrom('news')
    .select(['id', 'lang', 'translation_group'])
    .where(visibleAt(now))
    .where('breaking_until', '>', now)
    .orderBy('breaking_until', 'desc')
    .limit(mostBreaking)
    .execute();
  const groups = [...new Set(breaking.flatMap(({ translation_group }) => translation_group ?? []))];
  const members = groups.length
    ? await app.db.read
        .selectFrom('news')
        .select(['translation_group', 'lang'])
        .where('translation_group', 'in', groups)
        .where('status', '<>', 'trashed')
        .execute()
    : [];
  const langsOf = Map.groupBy(members, ({ translation_group }) => translation_group);
  const stories = new Map(breaking.map((row) => [row.translation_group ?? `#${row.id}`, row]));
  return [...stories.values()].filter(({ lang, translation_group }) => {
    const langs = new Set((langsOf.get(translation_group) ?? []).map((row) => row.lang)).add(lang);
    return languages.some((wanted) => !langs.has(wanted));
  }).length;
}

/**
 * Predictions of today that no editor has written, in languages that have had some lately: readers get the computed text. One
 * that is held back is written; one with a lucky number alone is not.
 */
export async function missingHoroscopes(app: App): Promise<number> {
  const today = dayOf(app, isoTime(app.now()));
  const rows = await app.db.read
    .selectFrom('horoscopes')
    .select(['lang', sql<number>`sum(case when start_date = ${today} then 1 else 0 end)`.as('n')])
    .where('period', '=', 'daily')
    .where('source', '=', 'editor')
    .where('prediction', 'is not', null)
    .where('start_date', '>=', dayOf(app, dayStart(app, quietDays)))
    .where('start_date', '<=', today)
    .groupBy('lang')
    .execute();
  const { languages } = cachedSettings(app).basic;
  return rows
    .filter(({ lang }) => (languages as readonly string[]).includes(lang))
    .reduce((sum, { n }) => sum + signs - Number(n), 0);
}
