import { sql } from 'kysely';
import type { Change } from '../../core/api/change.ts';
import { instant, isoTime } from '../../core/clock.ts';
import type { StoredNotification } from '../store.ts';
import type { NotificationGroupRow } from '../tables.ts';
import type { Result } from '../transports/transport.ts';

/** What of a batch went out. */
export interface SentOut {
  /** When its first message was handed over, in milliseconds. */
  beganMs: number;
  groups: Group[];
}

interface Group extends Pick<NotificationGroupRow, 'platform' | 'lang'> {
  n: number;
}

/** How many there are of each platform and language, in one order. */
export function grouped(devices: Iterable<Pick<Group, 'platform' | 'lang'>>): Group[] {
  const groups = new Map<string, Group>();
  for (const { platform, lang } of devices) {
    const key = `${platform} ${lang}`;
    const group = groups.get(key) ?? { platform, lang, n: 0 };
    group.n++;
    groups.set(key, group);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
}

/** @param results one for each of the devices, in their order */
export const sentOut = (
  beganMs: number,
  devices: readonly Pick<Group, 'platform' | 'lang'>[],
  results: readonly Result[],
): SentOut => ({ beganMs, groups: grouped(devices.filter((_, i) => results[i]?.state === 'sent')) });

/** A longer time without any message is a wait: a pause, quiet hours, a push service that wants a rest. */
const longestGapMs = 60_000;

type Times = Pick<StoredNotification, 'first_sent_at' | 'last_sent_at' | 'sending_ms'>;

/** First and last message of a notification, and for how long they went out, once a batch of which some did has ended. */
export function sentTimes(row: Times, beganMs: number, endedMs: number): Times {
  const last = row.last_sent_at === null ? null : instant(row.last_sent_at);
  const whole = Math.max(0, endedMs - (last ?? beganMs));
  // Behind a wait only the batch itself counts.
  const more = last === null || whole <= longestGapMs ? whole : Math.min(whole, Math.max(0, endedMs - beganMs));
  const first = row.first_sent_at ?? isoTime(beganMs);
  return {
    first_sent_at: instant(first) <= beganMs ? first : isoTime(beganMs),
    last_sent_at: isoTime(Math.max(last ?? 0, endedMs)),
    sending_ms: row.sending_ms + more,
  };
}

/** Adds to the counts by platform and language of a notification. Called with the notification locked. */
export async function addGroups(c: Change, id: number, column: 'sent' | 'opened', groups: readonly Group[]) {
  if (groups.length === 0) return;
  const rows = groups.map(({ platform, lang, n }) => ({
    notification_id: id,
    platform,
    lang,
    sent: 0,
    opened: 0,
    [column]: n,
  }));
  await c.tx
    .insertInto('notification_groups')
    .values(rows)
    .onConflict((o) =>
      o.columns(['notification_id', 'platform', 'lang']).doUpdateSet({
        [column]: sql<number>`${sql.ref(`notification_groups.${column}`)} + ${sql.ref(`excluded.${column}`)}`,
      }),
    )
    .execute();
}
