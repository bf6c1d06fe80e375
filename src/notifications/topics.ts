import { placeSaid } from './devices-place.ts';
import { labelKey } from './labels.ts';
import { optOutsOf } from './optout.ts';
import type { StoredDevice } from './store.ts';

/** What FCM takes as the name of a topic. */
export const topicPattern = /^[a-zA-Z0-9_.~%-]{1,900}$/;

/** A part of a topic in the letters that FCM takes: other scripts are percent-encoded. */
const topicPart = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

type Speaks = Pick<StoredDevice, 'kind' | 'lang' | 'place' | 'categories' | 'opt_outs' | 'push_enabled'>;

/**
 * The topics that a device should be subscribed to, in order: everybody, its language, breaking news and its
 * categories and place in the language (as `topic` of a category and of a place says). None without FCM, and none
 * when it wants no pushes. What it has opted out of is left out, since a topic send asks nobody.
 */
export function topicsOf(row: Speaks): string[] {
  if (row.kind === 'webpush' || row.push_enabled === 0) return [];
  const { lang } = row;
  const refused = optOutsOf(row.opt_outs);
  const unwanted = new Set(refused.categories.map(labelKey));
  const categories = (JSON.parse(row.categories) as string[]).filter((slug) => !unwanted.has(labelKey(slug)));
  const topics = [
    'news.all',
    `news.${lang}`,
    ...(refused.types.includes('breaking') ? [] : [`news.${lang}.breaking`]),
    ...categories.map((slug) => `news.${lang}.${topicPart(slug.toLowerCase())}`),
    ...(row.place === null ? [] : [`news.${lang}.place.${placeSaid(row.place).slug}`]),
  ];
  return [...new Set(topics)].filter((topic) => topicPattern.test(topic)).sort();
}
