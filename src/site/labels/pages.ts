import { Type } from 'typebox';
import type { App } from '../../core/app.ts';
import { notFound } from '../../core/error.ts';
import { type Lang, ListQuery } from '../../core/model/common.ts';
import type { NewsItem } from '../../news/model/news.ts';
import { newsTopics } from '../../news/query.ts';
import { fold } from '../../text/fold.ts';
import { labelOfSlug } from '../../text/slug.ts';
import { listPage } from '../lists/list-page.ts';
import { described } from '../meta/describe.ts';
import { page } from '../page.ts';
import { paths } from '../site.ts';

/** Folded: every spelling of a name is one page, with one entry in the cache. */
interface Labelled {
  lang: Lang;
  label: string;
  cursor?: string;
}

const query = { label: Type.Optional(Type.String({ maxLength: 300 })), cursor: ListQuery.cursor };

/** @throws Fault `not_found` for what can be no name */
function wantedLabel(_app: App, { label = '', ...rest }: { lang: Lang; label?: string; cursor?: string }): Labelled {
  const folded = labelOfSlug(label);
  if (!/[\p{L}\p{N}]/u.test(folded)) throw notFound('page');
  return { ...rest, label: folded };
}

const common = {
  query,
  normalise: wantedLabel,
  topics: ({ lang }: Labelled) => newsTopics({ lang }),
  rare: () => true,
};

/** A name as the newest story writes it. */
const written = (
  label: string,
  stories: readonly NewsItem[],
  namesOf: (story: NewsItem) => readonly string[],
): string => stories.flatMap(namesOf).find((name) => fold(name) === label) ?? label;

export const authorPage = page({
  name: 'site.author',
  summary: 'The newest stories of an author; 404 without any',
  ...common,
  make: (app, { lang, label, cursor }: Labelled, site) =>
    listPage(app, site, { filter: { author: label }, needsStories: true, cursor }, (stories) => {
      const name = written(label, stories, ({ author }) => (author === null ? [] : [author]));
      const path = paths.author(lang, name);
      const mainEntity = { '@type': 'Person', name, url: site.url + path };
      const data = [{ '@context': 'https://schema.org', '@type': 'ProfilePage', mainEntity }];
      return { title: name, path, description: described('author', site, name), data };
    }),
});

export const tagPage = page({
  name: 'site.tag',
  summary: 'The newest stories with a tag; 404 without any',
  ...common,
  make: (app, { lang, label, cursor }: Labelled, site) =>
    listPage(app, site, { filter: { tag: label }, needsStories: true, cursor }, (stories) => {
      const name = written(label, stories, ({ tags }) => tags);
      return { title: name, path: paths.tag(lang, name), description: described('stories', site, name) };
    }),
});
