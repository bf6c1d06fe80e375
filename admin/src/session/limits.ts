import type { AdminItem } from '../../../src/news/model/news.ts';
import { may } from './rights.ts';
import { currentSession } from './session.ts';

/** What a user writes for; empty: everything. */
export interface WritingLimits {
  langs: readonly string[];
  category_ids: readonly number[];
  place_ids: readonly number[];
}

const none: WritingLimits = { langs: [], category_ids: [], place_ids: [] };

export const limitsNow = (): WritingLimits => currentSession().me ?? none;

const isAmong = <T>(allowed: readonly T[], one: T): boolean => allowed.length === 0 || allowed.includes(one);

export const mayWriteIn = (lang: string): boolean => isAmong(limitsNow().langs, lang);
export const mayWriteFor = (category: number): boolean => isAmong(limitsNow().category_ids, category);

/** Why a story opens for reading alone. */
export type Closed = 'trashed' | 'right' | 'editors' | 'scheduled' | Limit;

type Story = Pick<AdminItem, 'status' | 'lang' | 'category_id' | 'places'>;

type Limit = 'lang' | 'category_id' | 'place_ids';

/** By what a story lies outside of what the user writes for; null: it lies inside. */
function outsideBy({ lang, category_id, places }: Omit<Story, 'status'>): Limit | null {
  const { langs, category_ids, place_ids } = limitsNow();
  if (!isAmong(langs, lang)) return 'lang';
  if (!isAmong(category_ids, category_id ?? 0)) return 'category_id';
  if (place_ids.length === 0) return null;
  const isInside = places.every(({ id, within_ids }) => [id, ...within_ids].some((one) => place_ids.includes(one)));
  return places.length > 0 && isInside ? null : 'place_ids';
}

/** Whether the user does nothing with the story but read it, whatever its state. */
export const isOutside = (story: Omit<Story, 'status'>): boolean => outsideBy(story) !== null;

/** Why the user cannot save the story; null: they can. The server decides in the same way. */
export function closedBy(story: Story): Closed | null {
  const { status } = story;
  if (!may('news.write')) return 'right';
  if (status === 'trashed') return 'trashed';
  if (!may('news.review') && status !== 'draft' && status !== 'review' && status !== 'published') return 'editors';
  if (status === 'scheduled' && !may('news.publish')) return 'scheduled';
  return outsideBy(story);
}
