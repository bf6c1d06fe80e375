import type { App } from '../../core/app.ts';
import { memo } from '../../core/cache/memo.ts';
import type { Lang } from '../../core/model/common.ts';
import { newsTopic } from '../../news/view.ts';

/** A page that leaves out languages without stories looks again after this time: stories of others do not raise its topics. */
const againMs = 600_000;

const hasStories = (app: App, lang: Lang): Promise<boolean> =>
  memo(app, `site:filled:${lang}`, [newsTopic(lang)], async () => {
    const row = await app.db.read
      .selectFrom('news')
      .select('id')
      .where('lang', '=', lang)
      .where('status', '=', 'published')
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  });

/** Those of these languages in which there are stories, and until when (ms) that may be shown. */
export async function filledLanguages(app: App, languages: readonly Lang[]) {
  const filled = await Promise.all(languages.map((lang) => hasStories(app, lang)));
  const found = languages.filter((_, i) => filled[i]);
  return {
    languages: found,
    validUntil: found.length === languages.length ? Number.POSITIVE_INFINITY : app.now() + againMs,
  };
}
