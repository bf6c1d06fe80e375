import { change } from '../../src/core/api/change.ts';
import { insertRow } from '../../src/core/api/resource.ts';
import type { App } from '../../src/core/app.ts';
import { systemActor } from '../../src/core/app.ts';
import type { Lang } from '../../src/core/model/common.ts';
import { newsResource } from '../../src/news/resource.ts';
import { newsSearch } from '../../src/news/search/search.ts';
import type { Finder } from './search-score.ts';
import { headlinesOf } from './search-sets.ts';
import type { Title } from './search-titles.ts';

/** Writes the titles of these languages as stories, and gives the search over them as the API answers it. */
export async function dinamFinder(
  app: App,
  langs: readonly Lang[],
  titlesOf: (lang: Lang) => Title[] = headlinesOf,
): Promise<Finder> {
  const numbers = new Map<number, number>();
  for (const lang of langs) {
    const titles = titlesOf(lang);
    await change(app, systemActor, async (c) => {
      for (const { number, text } of titles) {
        const item = { lang, title: text, content: '', status: 'published' };
        const { id } = (await insertRow(c, newsResource, item)) as { id: number };
        numbers.set(id, number);
      }
    });
  }
  return async (typed, lang) => {
    const query = newsSearch.normalise(app, { q: typed, lang, limit: 10, fields: ['id'] });
    const { data } = await newsSearch.run(app, query);
    return (data as { id: number }[]).map(({ id }) => numbers.get(id) as number);
  };
}
