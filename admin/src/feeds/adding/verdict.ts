import { admits, mappedCategory } from '../../../../src/feeds/keyword-filter.ts';
import type { FeedInput } from '../../../../src/feeds/model/feed.ts';
import type { FeedTest } from '../../../../src/feeds/model/feed-admin.ts';

/** The rules of a feed as a form holds them; what is absent is as a new feed has it. */
export type VerdictRules = Pick<
  FeedInput,
  | 'keywords_in'
  | 'keywords_out'
  | 'category_map'
  | 'category_id'
  | 'publish_mode'
  | 'full_text_allowed'
  | 'review'
  | 'push'
>;

/** What the rules do with an item. */
export interface Verdict {
  /** out: it does not come in; item: it waits in the inbox; else it becomes a story. */
  what: 'out' | 'item' | 'review' | 'link' | 'full';
  category: number | null;
  isPushed: boolean;
}

/** An item of a trial. */
export type TriedItem = FeedTest['items'][number];

type Words = Pick<TriedItem, 'title' | 'summary' | 'categories'>;

/** The same functions that take the items in, so that a changed word shows its effect without another request. */
export function verdictOf(rules: VerdictRules, item: Words): Verdict {
  const { keywords_in = [], keywords_out = [], category_map = {}, publish_mode = 'off' } = rules;
  const category = mappedCategory(category_map, item.categories) ?? rules.category_id ?? null;
  if (!admits(keywords_in, keywords_out, item)) return { what: 'out', category: null, isPushed: false };
  if (publish_mode === 'off') return { what: 'item', category, isPushed: false };
  if (rules.review) return { what: 'review', category, isPushed: false };
  const isFull = publish_mode === 'full' && rules.full_text_allowed === true;
  return { what: isFull ? 'full' : 'link', category, isPushed: rules.push === true };
}
