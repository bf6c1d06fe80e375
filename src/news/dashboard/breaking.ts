import type { App } from '../../core/app.ts';
import { isoTime } from '../../core/clock.ts';
import { cachedSettings } from '../../settings/settings.ts';
import { visibleAt } from '../visible.ts';

/** Breaking stories that are looked at; there are hardly more at a time. */
const mostBreaking = 500;

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
