import type { Change } from '../../core/api/change.ts';
import { pageMeta } from '../../core/api/read.ts';
import type { App } from '../../core/app.ts';
import type { Db } from '../../core/db/database.ts';
import type { Stored } from '../../core/db/table.ts';
import { notFound } from '../../core/error.ts';
import { defaultPageSize } from '../../core/model/common.ts';
import { cachedSettings } from '../../settings/settings.ts';
import type { NewsInput } from '../model/news.ts';
import type { WholeWorkingCopyRevision, WorkingCopyRevision } from '../model/revision.ts';
import type { WorkingCopyRevisionRow } from '../tables.ts';
import { continued } from './continues.ts';
import { diffFields } from './revisions.ts';
import type { RevisionSnapshot } from './snapshot.ts';

export type StoredCopyRevision = Stored<WorkingCopyRevisionRow>;
type Verb = StoredCopyRevision['verb'];

/** What is kept: the story as it would be, and what it said in the fields that differ. */
export interface CopyRevision {
  newsId: number;
  snapshot: RevisionSnapshot;
  /** JSON. */
  base: string;
  /** When the working copy was begun; null: it is of none. */
  copyAt: string | null;
  /** JSON: the row of a working copy that is discarded. */
  copy?: string;
}

/** Who saved it, and when, where that is not the actor of the change. */
type By = Pick<StoredCopyRevision, 'actor_id' | 'actor_name' | 'at'>;

const newest = (db: Db, newsId: number): Promise<StoredCopyRevision | undefined> =>
  db
    .selectFrom('news_working_copy_revisions')
    .selectAll()
    .where('news_id', '=', newsId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

/** A working copy as it is, and who saved it. */
type Saved = CopyRevision & { by: By };

/** Keeps a working copy that no revision has: it was begun before there were any. */
export async function keepUnsaved(c: Change, saved: Saved): Promise<void> {
  const has = await c.tx
    .selectFrom('news_working_copy_revisions')
    .select('id')
    .where('news_id', '=', saved.newsId)
    .where('copy_at', '=', saved.copyAt)
    .limit(1)
    .executeTakeFirst();
  if (!has) await insert(c, saved, 'edit', await newest(c.tx, saved.newsId), saved.by);
}

/**
 * Keeps what is saved beside a story that the change has locked. Saves of one editor within a minute are one revision.
 * @param before the working copy as it was
 */
export async function saveCopyRevision(
  c: Change,
  one: CopyRevision,
  verb: Verb,
  before: Saved | null = null,
): Promise<StoredCopyRevision> {
  if (before) await keepUnsaved(c, before);
  const last = await newest(c.tx, one.newsId);
  const snapshot = JSON.stringify(one.snapshot);
  if (verb === 'not_taken' && last?.snapshot === snapshot) return last;
  const edit = { verb, actorId: c.actor.id, nowMs: c.nowMs, snapshot: one.snapshot };
  const removed = last && last.copy_at === one.copyAt ? continued(last, edit) : null;
  if (last && removed !== null)
    return c.tx
      .updateTable('news_working_copy_revisions')
      .set({ until: c.now, base: one.base, removed, snapshot })
      .where('id', '=', last.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  const by = { actor_id: c.actor.id, actor_name: c.actor.displayName ?? c.actor.name, at: c.now };
  const row = await insert(c, one, verb, last, by);
  await thin(c, one.newsId);
  return row;
}

const insert = (
  c: Change,
  one: CopyRevision,
  verb: Verb,
  last: StoredCopyRevision | undefined,
  by: By,
): Promise<StoredCopyRevision> =>
  c.tx
    .insertInto('news_working_copy_revisions')
    .values({
      ...by,
      news_id: one.newsId,
      number: (last?.number ?? 0) + 1,
      until: by.at,
      verb,
      copy_at: one.copyAt,
      base: one.base,
      copy: one.copy ?? null,
      snapshot: JSON.stringify(one.snapshot),
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Keeps as many saves as the setting says, and as many texts that were discarded or not accepted. */
async function thin(c: Change, newsId: number): Promise<void> {
  const most = cachedSettings(c.app).app.revisions_kept;
  for (const verbs of [['edit', 'restore_revision'] as const, ['discard', 'not_taken'] as const])
    await c.tx
      .deleteFrom('news_working_copy_revisions')
      .where('news_id', '=', newsId)
      .where('verb', 'in', verbs)
      .where('number', '<=', (e) =>
        e
          .selectFrom('news_working_copy_revisions as r')
          .select('r.number')
          .where('r.news_id', '=', newsId)
          .where('r.verb', 'in', verbs)
          .orderBy('r.number', 'desc')
          .limit(1)
          .offset(most),
      )
      .execute();
}

/** Which of them a working copy says now: the newest since it was begun. */
async function current(db: Db, newsId: number): Promise<number> {
  const row = await db
    .selectFrom('news_working_copy_revisions as r')
    .innerJoin('news_working_copies as w', (join) =>
      join.onRef('w.news_id', '=', 'r.news_id').onRef('w.created_at', '=', 'r.copy_at'),
    )
    .select((e) => e.fn.max<number | null>('r.number').as('number'))
    .where('r.news_id', '=', newsId)
    .where('r.verb', 'in', ['edit', 'restore_revision'])
    .executeTakeFirst();
  return row?.number ?? 0;
}

const shown = (row: Omit<StoredCopyRevision, 'snapshot' | 'copy' | 'removed'>, now: number): WorkingCopyRevision => ({
  number: row.number,
  at: row.at,
  until: row.until,
  user: { id: row.actor_id, name: row.actor_name },
  verb: row.verb,
  fields: Object.keys(JSON.parse(row.base)),
  is_current: row.number === now,
});

/** What was saved beside a story, newest first. @throws Fault `not_found` */
export async function listCopyRevisions({ db }: App, newsId: number, { page = 1, limit = defaultPageSize }) {
  const item = await db.write.selectFrom('news').select('id').where('id', '=', newsId).executeTakeFirst();
  if (!item) throw notFound('news item');
  const all = db.write.selectFrom('news_working_copy_revisions').where('news_id', '=', newsId);
  const { total } = await all.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await all
    .select(['id', 'news_id', 'number', 'at', 'until', 'actor_id', 'actor_name', 'verb', 'copy_at', 'base'])
    .orderBy('number', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const now = await current(db.write, newsId);
  return { data: rows.map((row) => shown(row, now)), meta: pageMeta(page, limit, Number(total)) };
}

/** @throws Fault `not_found` */
export async function copyRevisionRow(db: Db, newsId: number, number: number): Promise<StoredCopyRevision> {
  const row = await db
    .selectFrom('news_working_copy_revisions')
    .selectAll()
    .where('news_id', '=', newsId)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) throw notFound('revision');
  return row;
}

/** One of them, whole, and what it changed. @throws Fault `not_found`, also for one that was let go */
export async function getCopyRevision(
  { db }: App,
  newsId: number,
  number: number,
  who: number | null,
): Promise<WholeWorkingCopyRevision> {
  const row = await copyRevisionRow(db.write, newsId, number);
  const item = JSON.parse(row.snapshot) as RevisionSnapshot;
  const before = (await saveBefore(db.write, row)) ?? { ...item, ...(JSON.parse(row.base) as RevisionSnapshot) };
  return {
    ...shown(row, await current(db.write, newsId)),
    item: item as Partial<NewsInput>,
    changes: await diffFields(before, item, who),
  };
}

/** What the same working copy said before a save of it; null for its first, and for what is no save. */
async function saveBefore(
  db: Db,
  { news_id, number, copy_at, verb }: StoredCopyRevision,
): Promise<RevisionSnapshot | null> {
  if (copy_at === null || verb === 'discard' || verb === 'not_taken') return null;
  const row = await db
    .selectFrom('news_working_copy_revisions')
    .select('snapshot')
    .where('news_id', '=', news_id)
    .where('copy_at', '=', copy_at)
    .where('number', '<', number)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? (JSON.parse(row.snapshot) as RevisionSnapshot) : null;
}
