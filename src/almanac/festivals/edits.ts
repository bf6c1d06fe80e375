import type { Change } from '../../core/api/change.ts';
import { hook } from '../../core/hook.ts';
import { daysBetween } from '../../panchang/zone.ts';
import { movedDays } from '../store.ts';

/** Handlers of what an editor says of days around today, in its transaction: somebody may have been notified otherwise. */
export const editsNearby = hook<(c: Change) => Promise<void>>();

/** Whether a festival of a date can be, or be moved to, a day that somebody was notified of. */
const isNear = (date: string, nowMs: number): boolean =>
  Math.abs(daysBetween(new Date(nowMs).toISOString().slice(0, 10), date)) <= movedDays + 2;

/** Passes on that an editor wrote, changed or removed what is kept on these dates. */
export async function tellEdits(c: Change, ...dates: (string | undefined)[]): Promise<void> {
  if (!dates.some((date) => date !== undefined && isNear(date, c.nowMs))) return;
  for (const handler of editsNearby(c.app)) await handler(c);
}
