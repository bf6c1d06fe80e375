import { isCategory } from '../categories/categories.ts';
import type { Change } from '../core/api/change.ts';
import { columns, flag, json, same } from '../core/api/columns.ts';
import type { FieldError } from '../core/error.ts';
import { fold } from '../text/fold.ts';
import { tidyLine } from '../text/normalise.ts';
import { categoryKey, saysSomething } from './keyword-filter.ts';
import type { StoredFeed } from './store.ts';

// The rules of a feed for its items, as they are sent, stored and shown.

export interface FeedRules {
  keywords_in: string[];
  keywords_out: string[];
  category_map: Record<string, number>;
  place_id: number | null;
  publish_mode: StoredFeed['publish_mode'];
  full_text_allowed: boolean;
  review: boolean;
  push: boolean;
}

type Input = Partial<FeedRules> & { auto_publish?: boolean };

/** Words that differ by more than case and spaces. */
const words = () =>
  json<string[]>([], (list) => [...new Map(list.map((word) => [fold(tidyLine(word)), tidyLine(word)])).values()]);

const ruleFields = columns<StoredFeed, FeedRules>({
  keywords_in: words(),
  keywords_out: words(),
  category_map: json<Record<string, number>>({}),
  place_id: same<FeedRules['place_id']>(null),
  publish_mode: same<FeedRules['publish_mode']>('off'),
  full_text_allowed: flag(false),
  review: flag(false),
  push: flag(false),
});

export const blankRules: Partial<StoredFeed> = { ...ruleFields.blank, identity: null, filtered_count: 0 };

export const rulesOfFeed = (row: StoredFeed): FeedRules => ruleFields.read(row);

/** What is done with its new items: a full text only as long as it is allowed. */
export const modeOf = ({ publish_mode, full_text_allowed }: StoredFeed): StoredFeed['publish_mode'] =>
  publish_mode === 'full' && full_text_allowed !== 1 ? 'link' : publish_mode;

/** The columns that an input sets. `publish_mode` is the truth; the older `auto_publish` turns it on and off. */
export function ruleColumns(input: Input, before: StoredFeed | null): Partial<StoredFeed> {
  const { publish_mode, auto_publish } = input;
  const row = ruleFields.write(input);
  const was = before?.publish_mode ?? 'off';
  const mode =
    publish_mode ?? (auto_publish === undefined ? was : !auto_publish ? 'off' : was === 'off' ? 'link' : was);
  Object.assign(row, { publish_mode: mode, auto_publish: +(mode !== 'off') });
  // Items that were filtered out may pass now: the next answer is read whole.
  if (before && filtersDiffer({ ...before, ...row }, before))
    Object.assign(row, { filtered_count: 0, etag: null, last_modified: null, body_hash: null });
  return row;
}

export const filtersDiffer = (a: StoredFeed, b: StoredFeed): boolean =>
  a.keywords_in !== b.keywords_in || a.keywords_out !== b.keywords_out;

/** What the schema cannot say. */
export async function ruleErrors(c: Change, input: Input, row: Partial<StoredFeed>): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  for (const field of ['keywords_in', 'keywords_out'] as const)
    for (const [i, word] of (input[field] ?? []).entries())
      if (!saysSomething(word))
        errors.push({ field: `${field}.${i}`, message: 'has no letter and no digit', code: 'unknown' });
  const map = Object.entries(input.category_map ?? {});
  const existing = new Set<number>();
  for (const id of new Set(map.map(([, id]) => id))) if (await isCategory(c.tx, id)) existing.add(id);
  for (const [name, id] of map) {
    const field = `category_map.${name}`;
    if (categoryKey(name) === '') errors.push({ field, message: 'has no letter and no digit', code: 'unknown' });
    else if (!existing.has(id)) errors.push({ field, message: 'is no category', code: 'not_found' });
  }
  if (input.place_id != null) {
    const place = await c.tx.selectFrom('places').select('id').where('id', '=', input.place_id).executeTakeFirst();
    if (!place) errors.push({ field: 'place_id', message: 'is no place', code: 'not_found' });
  }
  if (row.publish_mode === 'full' && row.full_text_allowed !== 1)
    errors.push({ field: 'publish_mode', message: 'may be full only where full_text_allowed is true' });
  return errors;
}

/** The rest of an input. */
export function withoutRules<T extends Input>(input: T) {
  const { keywords_in: _i, keywords_out: _o, category_map: _c, place_id: _l, publish_mode: _p, ...rest } = input;
  const { full_text_allowed: _f, review: _r, push: _u, auto_publish: _a, ...others } = rest;
  return others;
}
