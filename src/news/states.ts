import type { Change } from '../core/api/change.ts';
import { instant, isoTime } from '../core/clock.ts';
import { Fault, invalid } from '../core/error.ts';
import { endErrors } from './ends.ts';
import type { NewsStatus, StoredNews } from './tables.ts';
import { isExpired } from './visible.ts';

/** The actions that change the state of an item. */
export const verbs = ['publish', 'unpublish', 'submit', 'reject', 'archive', 'trash', 'restore'] as const;
export type Verb = (typeof verbs)[number];

/** Columns that the program writes and no request body can name. */
export type StateColumns = Partial<
  Pick<StoredNews, 'status' | 'published_at' | 'from_feed' | 'review_note' | 'corrections'>
>;

/**
 * From each state the actions that are possible, and the state that follows. `out`: published, or scheduled when the time
 * is to come. `before`: the state it had before the trash, but what was published or planned becomes a draft. A verb
 * whose state the item is in already changes nothing. `expired` is no state of its own: such an item is archived.
 */
export const transitions: Record<NewsStatus, Partial<Record<Verb, NewsStatus | 'out' | 'before'>>> = {
  draft: {
    publish: 'out',
    unpublish: 'draft',
    submit: 'review',
    reject: 'draft',
    archive: 'archived',
    trash: 'trashed',
    restore: 'draft',
  },
  review: {
    publish: 'out',
    unpublish: 'draft',
    submit: 'review',
    reject: 'draft',
    archive: 'archived',
    trash: 'trashed',
    restore: 'review',
  },
  scheduled: { publish: 'out', unpublish: 'draft', archive: 'archived', trash: 'trashed' },
  published: { publish: 'out', unpublish: 'draft', archive: 'archived', trash: 'trashed' },
  archived: { publish: 'out', unpublish: 'draft', archive: 'archived', trash: 'trashed', restore: 'draft' },
  trashed: { trash: 'trashed', restore: 'before' },
};

/**
 * The state after publishing: at once, or at the given time. An item that was published before keeps its time.
 * @throws Fault `invalid` for an item that would expire before it appears
 */
export function published(
  c: Change,
  item: Pick<StoredNews, 'published_at' | 'expires_at'>,
  wanted: string | undefined,
) {
  const before = item.published_at != null && item.published_at <= c.now ? item.published_at : undefined;
  const at = wanted === undefined ? (before ?? c.now) : isoTime(instant(wanted));
  const errors = endErrors(item, at > c.now ? at : c.now, ['expires_at']);
  if (errors.length) throw invalid(errors);
  return { status: at > c.now ? ('scheduled' as const) : ('published' as const), published_at: at };
}

/** @throws Fault `conflict` for an item in the trash: nothing but restoring and removing is done to it there */
export function checkNotTrashed(item: StoredNews | null): void {
  if (item?.status === 'trashed') throw new Fault('conflict', 'The item is in the trash; restore it first.');
}

/** The state that follows from an action. @throws Fault `conflict` for a transition that the table does not have, `invalid` */
export function stateAfter(c: Change, item: StoredNews, verb: Verb, publishAt?: string): StateColumns {
  const status = isExpired(item, c.now) ? 'archived' : item.status;
  const to = transitions[status][verb];
  if (to === undefined) {
    checkNotTrashed(item);
    throw new Fault('conflict', `The item is ${status}; ${verb} is not for it.`);
  }
  if (to === 'out') return published(c, item, publishAt);
  if (to !== 'before') return { status: to };
  const before = item.trashed_from ?? 'draft';
  return { status: before === 'published' || before === 'scheduled' ? 'draft' : before };
}

/** Whether an item is in that state already, so that the verb is no edit (a second click). */
export const isInState = (item: StoredNews, state: StateColumns): boolean =>
  state.status === item.status && (state.published_at ?? item.published_at) === item.published_at;

/** Columns of a transition: the state before the trash, and the note of a review, which ends with the next transition. */
export function withTransition(
  c: Change,
  before: StoredNews | null,
  columns: Partial<StoredNews>,
): Partial<StoredNews> {
  const { status } = columns;
  if (status === undefined || status === before?.status) return columns;
  const goesOn = status === 'review' || status === 'scheduled' || status === 'published';
  return {
    ...(goesOn ? { review_note: null } : {}),
    ...columns,
    trashed_at: status === 'trashed' ? c.now : null,
    trashed_from: status === 'trashed' ? (before?.status ?? 'draft') : null,
  };
}
