import type { Db } from '../../core/db/database.ts';
import type { RevisionSnapshot } from '../revisions/snapshot.ts';
import { plainText } from '../search/document.ts';
import type { NewsStatus } from '../tables.ts';

interface Member {
  id: number;
  status: NewsStatus;
}

/** A revision of the original, and what a reader reads of it. */
interface OriginalText {
  rev: number;
  text: string;
}

/**
 * The translations whose original reads differently since they were last saved or confirmed, each with the revision of the original
 * that was the newest then. The original is the item that gives the group its id. Only words count: a changed picture or
 * emphasis makes no translation outdated.
 * @param group id of the group
 */
export async function outdatedSince(db: Db, group: number, members: readonly Member[]): Promise<Map<number, number>> {
  const outdated = new Map<number, number>();
  const others = members.filter(({ id, status }) => id !== group && status !== 'trashed').map(({ id }) => id);
  if (others.length === 0 || !members.some(({ id }) => id === group)) return outdated;
  const now = await textAt(db, group, null);
  if (!now) return outdated; // nobody has edited it by hand
  for (const [id, seen] of await lastSeen(db, others)) {
    const then = (await textAt(db, group, seen)) ?? (await firstText(db, group));
    if (then && then.text !== now.text) outdated.set(id, then.rev);
  }
  return outdated;
}

/** What of the original was there when a translation was last saved (ISO time), or was found to be in it. */
interface Seen {
  at: string;
  rev: number;
}

/** The last save of each item by hand, also beside a published one; at the latest when it was added. */
async function lastSeen(db: Db, ids: number[]): Promise<Map<number, Seen>> {
  const rows = await db
    .selectFrom('news')
    .select((e) => [
      'news.id',
      'news.created_at',
      'news.confirmed_rev',
      e
        .selectFrom('news_revisions')
        .whereRef('news_revisions.news_id', '=', 'news.id')
        .select((r) => r.fn.max<string | null>('until').as('at'))
        .as('revised_at'),
      e
        .selectFrom('news_working_copies')
        .whereRef('news_working_copies.news_id', '=', 'news.id')
        .select('news_working_copies.updated_at')
        .as('copied_at'),
    ])
    .where('news.id', 'in', ids)
    .execute();
  const latest = (...times: (string | null)[]) => times.reduce((a, b) => ((b ?? '') > (a ?? '') ? b : a)) ?? '';
  return new Map(
    rows.map((row) => [
      row.id,
      { at: latest(row.created_at, row.revised_at, row.copied_at), rev: row.confirmed_rev ?? 0 },
    ]),
  );
}

/** The newest text of the original that was seen; with null what it says now. */
async function textAt(db: Db, newsId: number, seen: Seen | null): Promise<OriginalText | null> {
  const row = await db
    .selectFrom('news_revisions')
    .select(['rev', 'snapshot'])
    .where('news_id', '=', newsId)
    .$if(seen !== null, (q) =>
      q.where((e) => e.or([e('until', '<=', (seen as Seen).at), e('rev', '<=', (seen as Seen).rev)])),
    )
    .orderBy('rev', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? textOf(row) : null;
}

/** The first revision is never let go. */
async function firstText(db: Db, newsId: number): Promise<OriginalText | null> {
  const row = await db
    .selectFrom('news_revisions')
    .select(['rev', 'snapshot'])
    .where('news_id', '=', newsId)
    .orderBy('rev')
    .limit(1)
    .executeTakeFirst();
  return row ? textOf(row) : null;
}

function textOf({ rev, snapshot }: { rev: number; snapshot: string }): OriginalText {
  const { title, summary, content = '', content_format = 'html' } = JSON.parse(snapshot) as RevisionSnapshot;
  return { rev, text: [title, summary, plainText({ content, content_format })].join('\n') };
}
