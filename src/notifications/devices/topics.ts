import { lineOf, pushTopic } from '../../places/tree.ts';
import type { StoredDevice } from '../store.ts';
import { kindsByName } from '../transports/kinds.ts';
import type { Catalog } from './catalog.ts';
import { meaningOf, optOutsOf } from './meaning.ts';
import { refusedLines } from './opt-out.ts';
import { devicePlaceIds } from './place.ts';
import { idKey } from './tags.ts';

/** The push topic of a category in a language. */
export const categoryTopic = (lang: string, slug: string): string => `news.${lang}.${slug}`;

/** What FCM takes as the name of a topic. */
export const topicPattern = /^[a-zA-Z0-9_.~%-]{1,900}$/;

type TopicColumns = Pick<StoredDevice, 'lang' | 'place_ids' | 'categories' | 'category_ids' | 'opt_outs' | 'reminders'>;

/**
 * The topics that say what a device wants, in order: everybody, its language, breaking news, and in the language its
 * categories, its place with all above it (as `topic` of a category and of a place says), and the observances that it
 * is reminded of. Only those of categories and places that there are: what clients invent is no topic. What it has
 * opted out of is left out, since a topic send does not check opt-outs.
 */
export function topicsWanted(row: TopicColumns, catalog: Catalog): string[] {
  const { lang } = row;
  const refused = optOutsOf(row.opt_outs);
  const meant = meaningOf(row, catalog.categories);
  const isRefused = refusedLines(row, catalog.categories);
  const categories = (JSON.parse(row.categories) as string[]).flatMap((slug) => {
    const line = meant(slug);
    return line && !isRefused(line.ids.map(idKey)) ? [categoryTopic(lang, line.slug)] : [];
  });
  const places = devicePlaceIds(row).flatMap((id) => lineOf(catalog.places, id));
  const topics = [
    'news.all',
    `news.${lang}`,
    ...(refused.types.includes('breaking') ? [] : [`news.${lang}.breaking`]),
    ...categories,
    ...places.map(({ slug }) => pushTopic(lang, slug)),
    ...(JSON.parse(row.reminders) as string[]).map((kind) => `almanac-${kind}-${lang}`),
  ];
  return [...new Set(topics)].sort();
}

/** Those that FCM should have subscribed a device to: none without FCM, and none when it wants no pushes. */
export const deviceTopics = (
  row: TopicColumns & Pick<StoredDevice, 'kind' | 'push_enabled'>,
  catalog: Catalog,
): string[] => (!kindsByName[row.kind].hasTopics || row.push_enabled === 0 ? [] : topicsWanted(row, catalog));
