import { isoTime } from '../clock.ts';
import type { Dialect, Tx } from '../db/dialect.ts';

/** Tables whose rows clients follow by `updated_at`, each with the topic of its language. */
const followed = [
  { table: 'news', topic: 'news:' },
  { table: 'news_gone', topic: 'news:' },
] as const;

/**
 * Gives what this transaction wrote the time of its commit where that is another than the time at which it began: it
 * waited for a lock while others committed, or the clock was set back. The version that it has just raised is that
 * time: it only grows, and no other transaction raises it before this one ends, so a query for what changed after what
 * is seen misses nothing.
 * @param raised the topics and their versions
 * @param now the time that the transaction wrote into its rows
 */
export async function stampFollowed(
  tx: Tx,
  dialect: Dialect,
  raised: ReadonlyMap<string, number>,
  now: string,
): Promise<void> {
  for (const { table, topic } of followed)
    for (const [name, version] of raised) {
      const updated_at = isoTime(version);
      if (!name.startsWith(topic) || updated_at === now) continue;
      await tx
        .updateTable(table)
        .set({ updated_at })
        .where('lang', '=', name.slice(topic.length))
        .where('updated_at', '=', now)
        .where(dialect.isWrittenHere(table))
        .execute();
    }
}
