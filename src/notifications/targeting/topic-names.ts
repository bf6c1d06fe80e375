import type { Db } from '../../core/db/database.ts';
import { slugsOf } from '../../core/slugs/former.ts';
import { pushTopic } from '../../places/tree.ts';
import { categoryTopic } from '../devices/topics.ts';
import type { Target } from '../model/notification.ts';
import { mostConditionTopics, topicsOfCondition } from './condition.ts';
import { isTopicSend } from './target.ts';

const topicForm = /^news\.([a-z]{2,3})\.(place\.)?(.+)$/;

/** The present topic of what a topic names, and those that it had before it was renamed, the newest first. */
async function namesOf(db: Db, topic: string): Promise<string[]> {
  const [, lang, place, slug] = topicForm.exec(topic) ?? [];
  if (lang === undefined || slug === undefined) return [topic];
  const nameOf = place === undefined ? categoryTopic : pushTopic;
  const slugs = await slugsOf(db, place === undefined ? 'categories' : 'places', slug);
  return slugs.length === 0 ? [topic] : slugs.map((one) => nameOf(lang, one));
}

const inTopics = (names: readonly string[]): string => names.map((name) => `'${name}' in topics`).join(' || ');

/**
 * A topic send as it is meant now. Phones move one by one from the topic of a former slug to the present one, and those
 * that subscribe by themselves may never do: both are named, as far as FCM accepts so many. Any other target stays.
 */
export async function presentTarget(db: Db, target: Target): Promise<Target> {
  if (!isTopicSend(target)) return target;
  const text = target.value as string;
  if (target.type === 'topic') {
    const names = (await namesOf(db, text)).slice(0, mostConditionTopics);
    return names.length === 1
      ? { type: 'topic', value: names[0] as string }
      : { type: 'condition', value: inTopics(names) };
  }
  const named = new Map<string, string[]>();
  for (const name of topicsOfCondition(text).names) named.set(name, await namesOf(db, name));
  const isRoomy = new Set([...named.values()].flat()).size <= mostConditionTopics;
  const value = text.replace(/'([^']*)'\s*in\s+topics/g, (whole, name: string) => {
    const names = (named.get(name) ?? [name]).slice(0, isRoomy ? mostConditionTopics : 1);
    if (names.length === 1) return names[0] === name ? whole : inTopics(names);
    return `(${inTopics(names)})`;
  });
  return { type: 'condition', value };
}
