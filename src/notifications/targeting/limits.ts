import { outsideOf } from '../../categories/limits.ts';
import type { Change } from '../../core/api/change.ts';
import { arePlacesInside, type LimitField } from '../../places/limits.ts';
import { pushTopic } from '../../places/tree.ts';
import { cachedCategoryLines } from '../devices/catalog.ts';
import { placeIds } from '../devices/place.ts';
import { labelKey } from '../devices/tags.ts';
import type { Target } from '../model/notification.ts';
import { topicsOfCondition } from './condition.ts';
import type { Segment } from './segment.ts';

/** Says of a term of a target that it reaches nobody outside. */
interface Inside {
  topic(name: string): Promise<boolean>;
  /** Of the target types `lang`, `place`, `category`, and the terms of a segment that are called so. */
  label(kind: 'lang' | 'place' | 'category', value: string): Promise<boolean>;
}

/** `all` narrows by each of its terms, `any` by all of them together, `not` never. */
async function isSegmentInside(inside: Inside, segment: Segment): Promise<boolean> {
  for (const kind of ['lang', 'place', 'category'] as const) {
    const value = segment[kind];
    if (value !== undefined && (await inside.label(kind, value))) return true;
  }
  for (const one of segment.all ?? []) if (await isSegmentInside(inside, one)) return true;
  const any = segment.any ?? [];
  for (const one of any) if (!(await isSegmentInside(inside, one))) return false;
  return any.length > 0;
}

/** No device without a topic that is inside meets the condition, whichever of the others it has: there are five at most. */
async function isConditionInside(inside: Inside, text: string): Promise<boolean> {
  const { names, holds } = topicsOfCondition(text);
  const others: string[] = [];
  for (const name of names) if (!(await inside.topic(name))) others.push(name);
  const combinations = Array.from({ length: 2 ** others.length }, (_, n) => others.filter((_one, i) => n & (1 << i)));
  return !combinations.some((some) => holds(new Set(some)));
}

async function isInside(inside: Inside, { type, value }: Target): Promise<boolean> {
  if (type === 'device') return true; // one phone, which the user has the id of
  if (type === 'segment') return isSegmentInside(inside, value as Segment);
  if (type === 'topic') return inside.topic(String(value));
  if (type === 'condition') return isConditionInside(inside, String(value));
  return type !== 'all' && inside.label(type, String(value));
}

/** The language and what follows it in a topic of ours. */
const topicForm = /^(?:news\.([a-z]{2,3})(?:\.(.+))?|almanac-[a-z]+-([a-z]{2,3}))$/;

/** How each kind of limit looks at a target. */
function insideOf(c: Change): Record<LimitField, Inside> {
  const { langs, category_ids } = c.actor.limits;
  const isCategory = async (slug: string): Promise<boolean> => {
    const [id] = (await cachedCategoryLines(c.app)).bySlug.get(labelKey(slug))?.ids ?? [];
    return id !== undefined && category_ids.includes(id);
  };
  const arePlaces = async (text: string): Promise<boolean> =>
    arePlacesInside(c.tx, c.actor.limits, await placeIds(c.tx, text));
  return {
    lang: {
      async topic(name) {
        const [, news, , almanac] = topicForm.exec(name) ?? [];
        return langs.includes(news ?? almanac ?? '');
      },
      label: async (kind, value) => kind === 'lang' && langs.includes(value),
    },
    category_id: {
      topic: (name) => isCategory(topicForm.exec(name)?.[2] ?? ''),
      label: async (kind, value) => kind === 'category' && isCategory(value),
    },
    place_ids: {
      async topic(name) {
        const [, lang = '', rest = ''] = topicForm.exec(name) ?? [];
        const before = pushTopic(lang, '');
        const slug = name.startsWith(before) ? name.slice(before.length) : '';
        return rest !== '' && slug !== '' && arePlaces(slug);
      },
      label: async (kind, value) => kind === 'place' && arePlaces(value),
    },
  };
}

/**
 * Languages, categories and places that a user is restricted to hold for whom a notification reaches. One about a story
 * that is inside by its category and places may go to all readers of its language, as the story does.
 * @throws Fault `forbidden` naming `target`
 */
export async function checkTarget(c: Change, target: Target, isAboutStory: boolean): Promise<void> {
  const { limits } = c.actor;
  const inside = insideOf(c);
  const fields: [LimitField, boolean][] = [
    ['lang', limits.langs.length > 0],
    ['category_id', limits.category_ids.length > 0 && !isAboutStory],
    ['place_ids', limits.place_ids.length > 0 && !isAboutStory],
  ];
  for (const [field, isLimited] of fields)
    if (isLimited && !(await isInside(inside[field], target))) throw await outsideOf(c, field, 'The target', 'target');
}
