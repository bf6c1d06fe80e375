import type { App } from '../../core/app.ts';
import { isoTime } from '../../core/clock.ts';
import type { Lang } from '../../core/model/common.ts';
import { cachedSettings } from '../../settings/settings.ts';
import { dayStart } from '../../system/dashboard/days.ts';
import type { Dashboard } from '../../system/dashboard/model.ts';
import { trendingOfAll } from '../trending/score.ts';
import { visibleAt } from '../visible.ts';

type Stories = NonNullable<Dashboard['stories']>;
type Top = Dashboard['top'];

const weekMs = 7 * 86_400_000;
const listed = 10;

/** Stories by language: published today, and what waits. */
export async function dashboardStories(app: App): Promise<Stories> {
  const of = (status: 'published' | 'scheduled' | 'review' | 'draft') =>
    app.db.read
      .selectFrom('news')
      .select((e) => ['lang', e.fn.countAll<number>().as('count')])
      .where('status', '=', status)
      .groupBy('lang');
  const [published, scheduled, review, draft] = await Promise.all([
    of('published').where('published_at', '>=', dayStart(app)).execute(),
    of('scheduled').execute(),
    of('review').execute(),
    of('draft')
      .where('updated_at', '>=', isoTime(app.now() - weekMs))
      .execute(),
  ]);
  const counts = { published_today: published, scheduled, review, draft };
  const langs = new Set<string>(cachedSettings(app).basic.languages);
  for (const rows of Object.values(counts)) for (const { lang } of rows) langs.add(lang);
  const count = (rows: typeof published, lang: string) => Number(rows.find((row) => row.lang === lang)?.count ?? 0);
  return {
    published_today: published.reduce((sum, row) => sum + Number(row.count), 0),
    langs: [...langs].map((lang) => ({
      lang: lang as Lang,
      published_today: count(published, lang),
      scheduled: count(scheduled, lang),
      review: count(review, lang),
      draft: count(draft, lang),
    })),
  };
}

const shown = (app: App) =>
  app.db.read
    .selectFrom('news')
    .select(['id', 'title', 'lang', 'views', 'published_at'])
    .where(visibleAt(isoTime(app.now())))
    .$castTo<Top[number]>();

/** The stories of the last 7 days that were read most. */
export const topOf = (app: App): Promise<Top> =>
  shown(app)
    .where('published_at', '>=', isoTime(app.now() - weekMs))
    .where('views', '>', 0)
    .orderBy('views', 'desc')
    .orderBy('id', 'desc')
    .limit(listed)
    .execute();

/** The stories that are read most now, in whatever language. */
export async function trendingOf(app: App): Promise<Top> {
  const ids = await trendingOfAll(app.db.read, app.now(), 2 * listed);
  if (ids.length === 0) return [];
  const rows = new Map((await shown(app).where('id', 'in', ids).execute()).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []).slice(0, listed);
}
