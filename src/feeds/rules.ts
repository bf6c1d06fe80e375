import type { Change } from '../core/api/change.ts';
import type { FieldError } from '../core/error.ts';
import { fold } from '../text/fold.ts';
import { tidyLine } from '../text/normalise.ts';
import { categoryKey, saysSomething } from './keyword-filter.ts';
import type { StoredFeed } from './store.ts';

// The rules of a feed for its items, as they are sent, stored and shown.

export interface Rules {
  keywords_in: string[];
  keywords_out: string[];
  category_map: Record<string, number>;
  publish_mode: StoredFeed['publish_mode'];
  full_text_allowed: boolean;
  review: boolean;
  push: boolean;
}

type Input = Partial<Rules> & { auto_publish?: boolean };

export const blankRules = {
  identity: null,
  keywords_in: '[]',
  keywords_out: '[]',
  category_map: '{}',
  filtered_count: 0,
  publish_mode: 'off',
  full_text_allowed: 0,
  review: 0,
  push: 0,
} satisfies Partial<StoredFeed>;

export const rulesOf = (row: StoredFeed): Rules => ({
  keywords_in: JSON.parse(row.keywords_in) as string[],
  keywords_out: JSON.parse(row.keywords_out) as string[],
  category_map: JSON.parse(row.category_map) as Record<string, number>,
  publish_mode: row.publish_mode,
  full_text_allowed: row.full_text_allowed === 1,
  review: row.review === 1,
  push: row.push === 1,
});

/** What is done with its new items: a full text only as long as it is allowed. */
export const modeOf = ({ publish_mode, full_text_allowed }: StoredFeed): StoredFeed['publish_mode'] =>
  publish_mode === 'full' && full_text_allowed !== 1 ? 'link' : publish_mode;

const distinct = (words: readonly string[]): string =>
  JSON.stringify([...new Map(words.map((word) => [fold(tidyLine(word)), tidyLine(word)])).values()]);

/** The columns that an input sets. `publish_mode` is the truth; the older `auto_publish` turns it on and off. */
export function ruleColumns(input: Input, before: StoredFeed | null): Partial<StoredFeed> {
  const { keywords_in, keywords_out, category_map, publish_mode, full_text_allowed, review, push, auto_publish } =
    input;
  const row: Partial<StoredFeed> = {};
  if (keywords_in !== undefined) row.keywords_in = distinct(keywords_in);
  if (keywords_out !== undefined) row.keywords_out = distinct(keywords_out);
  if (category_map !== undefined) row.category_map = JSON.stringify(category_map);
  if (full_text_allowed !== undefined) row.full_text_allowed = +full_text_allowed;
  if (review !== undefined) row.review = +review;
  if (push !== undefined) row.push = +push;
  const was = before?.publish_mode ?? 'off';
  const mode =
    publish_mode ?? (auto_publish === undefined ? was : !auto_publish ? 'off' : was === 'off' ? 'link' : was);
  Object.assign(row, { publish_mode: mode, auto_publish: +(mode !== 'off') });
  // What was turned away may be wanted now: the feed is read again as if it were new to us.
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
      if (!saysSomething(word)) errors.push({ field: `${field}.${i}`, message: 'has no letter and no digit' });
  const map = Object.entries(input.category_map ?? {});
  const ids = [...new Set(map.map(([, id]) => id))];
  const found = ids.length ? await c.tx.selectFrom('categories').select('id').where('id', 'in', ids).execute() : [];
  const existing = new Set(found.map(({ id }) => id));
  for (const [name, id] of map) {
    const field = `category_map.${name}`;
    if (categoryKey(name) === '') errors.push({ field, message: 'has no letter and no digit' });
    else if (!existing.has(id)) errors.push({ field, message: 'is no category' });
  }
  if (row.publish_mode === 'full' && row.full_text_allowed !== 1)
    errors.push({ field: 'publish_mode', message: 'may be full only where full_text_allowed is true' });
  return errors;
}

/** The rest of an input. */
export function withoutRules<T extends Input>(input: T) {
  const { keywords_in: _i, keywords_out: _o, category_map: _c, publish_mode: _p, ...rest } = input;
  const { full_text_allowed: _f, review: _r, push: _u, auto_publish: _a, ...others } = rest;
  return others;
}
