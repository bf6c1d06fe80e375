import { instant } from '../core/clock.ts';
import type { Db } from '../core/db/database.ts';
import type { Stored } from '../core/db/table.ts';
import type { Lang } from '../core/model/common.ts';
import type { Poll, PollText } from './model.ts';
import type { PollRow } from './tables.ts';

export type StoredPoll = Stored<PollRow>;

/** Votes by option. */
export type Counts = ReadonlyMap<number, number>;

export interface PollOption {
  id: number;
  text: string;
}

export const pollOptions = (row: Pick<StoredPoll, 'options'>): PollOption[] => JSON.parse(row.options) as PollOption[];
export const pollTexts = (row: Pick<StoredPoll, 'texts'>): Record<string, PollText> => JSON.parse(row.texts);

/** Whether the poll has ended at `now` (ISO time), by hand or by the clock. */
export const isPollOver = ({ status, closes_at }: StoredPoll, now: string): boolean =>
  status === 'closed' || (status === 'open' && closes_at !== null && closes_at <= now);

/** Whether readers may see it. */
export const hasOpened = ({ status, opens_at }: StoredPoll, now: string): boolean =>
  status !== 'draft' && (opens_at === null || opens_at <= now);

/** The votes of polls, by poll. */
export async function countsOf(db: Db, ids: readonly number[]): Promise<Map<number, Counts>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('poll_counts').selectAll().where('poll_id', 'in', ids).execute();
  const byPoll = Map.groupBy(rows, (row) => row.poll_id);
  return new Map([...byPoll].map(([id, list]) => [id, new Map(list.map((row) => [row.option_id, row.votes]))]));
}

/** Whole percentages that are 100 together: what rounding down leaves goes to the largest remainders, earlier ones first. */
export function percentages(votes: readonly number[]): number[] {
  const total = votes.reduce((sum, n) => sum + n, 0);
  if (total === 0) return votes.map(() => 0);
  const shares = votes.map((n, at) => ({ at, whole: Math.floor((n * 100) / total), rest: (n * 100) % total }));
  const missing = 100 - shares.reduce((sum, { whole }) => sum + whole, 0);
  const raised = new Set(
    [...shares]
      .sort((a, b) => b.rest - a.rest || a.at - b.at)
      .slice(0, missing)
      .map(({ at }) => at),
  );
  return shares.map(({ at, whole }) => whole + (raised.has(at) ? 1 : 0));
}

/** Whether a reader is shown the results at `now`; who has voted may see more. */
function showsResults(row: StoredPoll, now: string, hasVoted: boolean): boolean {
  return row.show_results === 'always' || isPollOver(row, now) || (row.show_results === 'after_vote' && hasVoted);
}

/** A poll as a reader of `lang` sees it at `now` (ISO time). */
export function pollOf(row: StoredPoll, counts: Counts | undefined, lang: Lang, now: string, hasVoted = false): Poll {
  const own = pollOptions(row);
  const other = lang === row.lang ? undefined : pollTexts(row)[lang];
  const votes = own.map(({ id }) => counts?.get(id) ?? 0);
  const percents = percentages(votes);
  const shown = showsResults(row, now, hasVoted);
  return {
    id: row.id,
    lang: other ? lang : (row.lang as Lang),
    is_fallback: lang !== row.lang && !other,
    question: other?.question ?? row.question,
    news_id: row.news_id,
    status: isPollOver(row, now) ? 'closed' : 'open',
    opens_at: row.opens_at,
    closes_at: row.closes_at,
    show_results: row.show_results,
    can_change: row.can_change === 1,
    options: own.map(({ id, text }, at) => ({
      id,
      text: other?.options[at] ?? text,
      votes: shown ? (votes[at] as number) : null,
      percent: shown ? (percents[at] as number) : null,
    })),
    total: shown ? votes.reduce((sum, n) => sum + n, 0) : null,
  };
}

/**
 * Raised some seconds after votes in polls of a story, and not while there are none: its page is made anew when there are
 * other results to show. Stories share a hundred of them, as live blogs do.
 */
export const votesTopic = (newsId: number): string => `votes:${newsId % 100}`;

/**
 * Votes raise no version at once: a storm of them would make every list of polls anew each time. An answer with results
 * that follows no `votesTopic` is made anew at most this often instead.
 */
const freshMs = 10_000;

/** Votes that were under way when the poll closed by the clock have come in by then. */
const settledMs = 60_000;

/**
 * The next instant (ms) at which what a reader sees of the poll changes by itself.
 * @param followsVotes the answer follows the `votesTopic` of its story
 */
export function nextPollChange(row: StoredPoll, nowMs: number, followsVotes = false): number {
  const now = new Date(nowMs).toISOString();
  const changes = [row.opens_at, row.closes_at].flatMap((at) => (at !== null && at > now ? instant(at) : []));
  const settles = row.closes_at === null ? Number.POSITIVE_INFINITY : instant(row.closes_at) + settledMs;
  const isCounting = row.status === 'open' && hasOpened(row, now) && nowMs < settles && showsResults(row, now, false);
  return Math.min(
    Number.POSITIVE_INFINITY,
    ...changes,
    ...(isCounting && !followsVotes ? [(Math.floor(nowMs / freshMs) + 1) * freshMs] : []),
  );
}
