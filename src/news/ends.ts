import type { Change } from '../core/api/change.ts';
import { instant, isoTime } from '../core/clock.ts';
import { type FieldError, invalid } from '../core/error.ts';
import { hook } from '../core/hook.ts';
import type { NewsInput } from './model/news.ts';
import type { StoredNews } from './tables.ts';

/** `breaking_until` of a story whose flag begins to run when it appears, and runs for `breaking_hours` from there. */
export const notRunning = '9999-12-31T23:59:59.999Z';

const isOut = (status: StoredNews['status'] | undefined): boolean => status === 'published' || status === 'scheduled';

/** How long a flag runs that nobody gave an end. */
interface Clock {
  nowMs: number;
  breakingHours: number;
}

function runsFrom({ status, published_at }: Partial<StoredNews>, { nowMs, breakingHours }: Clock): string {
  if (!isOut(status)) return notRunning;
  const begins = Math.max(nowMs, published_at == null ? 0 : instant(published_at));
  return isoTime(begins + breakingHours * 3_600_000);
}

type Breaking = Partial<Pick<StoredNews, 'breaking_until' | 'breaking_auto'>>;
const ended: Breaking = { breaking_until: null, breaking_auto: 0 };

/**
 * The columns of the breaking flag after an edit or a change of the state. An end that an editor gave stays; any other
 * runs from publication, so it moves with that.
 * @param row the columns that the edit sets, its state among them
 */
export function breakingColumns(
  row: Partial<StoredNews>,
  input: Pick<Partial<NewsInput>, 'is_breaking' | 'breaking_until'>,
  before: StoredNews | null,
  clock: Clock,
): Breaking {
  const now = isoTime(clock.nowMs);
  const after = { ...before, ...row };
  const running = { breaking_until: runsFrom(after, clock), breaking_auto: 1 };
  if (input.is_breaking === false) return ended;
  const until = after.breaking_until ?? null;
  // A time of the past that is given with the flag would never be one: the flag has no end of its own then.
  const isGivenInVain = input.breaking_until == null || after.status !== 'scheduled';
  if (input.is_breaking === true && (until === null || (until <= now && isGivenInVain))) return running;
  // A form sends back what it was shown: that is no end of the editor's own.
  const isShown = before?.breaking_auto === 1 && until === before.breaking_until;
  if (input.breaking_until !== undefined && !isShown) return { breaking_auto: 0 };
  if (before?.breaking_auto !== 1 || until === null) return {};
  const isMoved = after.status !== before.status || after.published_at !== before.published_at;
  if (!isMoved) return {};
  if (isOut(after.status)) return before.status === 'published' ? {} : running;
  if (after.status !== 'draft' && after.status !== 'review') return {};
  return until <= now ? ended : running;
}

/** Ends of a story itself. */
export const ownEnds = ['expires_at', 'breaking_until'] as const;

/** What of a story, or of what stands beside it, would be over before it appears at `at` (ISO time). */
export function endErrors<Field extends string>(
  row: Readonly<Record<Field, string | null>>,
  at: string,
  fields: readonly Field[],
): FieldError[] {
  return fields.flatMap((field): FieldError[] => {
    const end = row[field];
    return end !== null && end <= at
      ? [{ field, message: 'has passed by the time of publication', code: 'range' }]
      : [];
  });
}

/** Asks later modules what they attach to a story, and would be over before it appears at an instant (ISO time). */
export const attachedEnds = hook<(c: Change, newsId: number, at: string) => Promise<FieldError[]>>();

/** @throws Fault `invalid` for a story that an edit publishes, or plans, after its own end or that of what is attached to it */
export async function checkEnds(c: Change, after: StoredNews, before: StoredNews | null): Promise<void> {
  const { published_at } = after;
  if (!isOut(after.status) || published_at === null) return;
  const decisive = ['status', 'published_at', 'expires_at', 'breaking_until'] as const;
  if (before && decisive.every((column) => before[column] === after[column])) return;
  const errors = endErrors(after, published_at, ownEnds);
  const isMoved = before?.status !== after.status || before.published_at !== published_at;
  if (before && isMoved && after.status === 'scheduled')
    for (const attached of attachedEnds(c.app)) errors.push(...(await attached(c, before.id, published_at)));
  if (errors.length) throw invalid(errors);
}
