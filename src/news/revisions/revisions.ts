import { sql } from 'kysely';
import type { Change } from '../../core/api/change.ts';
import { pageMeta } from '../../core/api/read.ts';
import type { App } from '../../core/app.ts';
import type { Db } from '../../core/db/database.ts';
import type { Stored } from '../../core/db/table.ts';
import { notFound } from '../../core/error.ts';
import { defaultPageSize } from '../../core/model/common.ts';
import { cachedSettings } from '../../settings/settings.ts';
import { newsColumns } from '../columns.ts';
import type { NewsInput } from '../model/news.ts';
import type { Revision, RevisionDiff } from '../model/revision.ts';
import type { NewsRevisionRow, StoredNews } from '../tables.ts';
import { continued } from './continues.ts';
import { diffText } from './diff.ts';
import { type RevisionSnapshot, snapshotOf } from './snapshot.ts';

type StoredRevision = Stored<NewsRevisionRow>;

/** Bits: why a revision is not let go with the oldest. */
const retention = { no: 0, published: 1, first: 2 } as const;

/**
 * Saves an item as an edit left it, when the edit changed what an editor writes. An item that the program made (a feed, an
 * import) gets its first revision with the first edit by hand. What is published or scheduled is marked.
 */
export async function saveStoryRevision(
  c: Change,
  row: StoredNews,
  before: StoredNews | null,
  verb: string,
): Promise<void> {
  if (!before && c.actor.id === null) return;
  const isOut = row.status === 'published' || row.status === 'scheduled';
  const wentOut = isOut && before?.status !== row.status;
  const after = snapshotOf(row);
  const snapshot = JSON.stringify(after);
  const changed = !before || JSON.stringify(snapshotOf(before)) !== snapshot;
  if (!changed && !wentOut) return;
  const last = before ? await newest(c.tx, row.id) : undefined; // a new item has none
  if (before && !last) await insertFirst(c, before);
  if (!changed) return markPublished(c, [row.id]);
  const edit = { verb, actorId: c.actor.id, nowMs: c.nowMs, snapshot: after };
  const removed = last?.kept === retention.no ? continued(last, edit) : null;
  if (last && removed !== null) {
    await c.tx
      .updateTable('news_revisions')
      .set({ rev: row.rev, until: c.now, snapshot, removed, kept: +wentOut })
      .where('id', '=', last.id)
      .execute();
    return;
  }
  await c.tx
    .insertInto('news_revisions')
    .values({
      news_id: row.id,
      rev: row.rev,
      at: c.now,
      until: c.now,
      actor_id: c.actor.id,
      actor_name: c.actor.displayName ?? c.actor.name,
      verb,
      kept: (before ? retention.no : retention.first) + +wentOut,
      snapshot,
    })
    .execute();
  if (before) await thin(c, row.id);
}

async function insertFirst(c: Change, before: StoredNews): Promise<void> {
  const { created_by } = before;
  const author =
    created_by === null
      ? undefined
      : await c.tx.selectFrom('users').select('name').where('id', '=', created_by).executeTakeFirst();
  await c.tx
    .insertInto('news_revisions')
    .values({
      news_id: before.id,
      rev: before.rev,
      at: before.updated_at,
      until: before.updated_at,
      actor_id: created_by,
      actor_name: author?.name ?? 'system',
      verb: 'create',
      kept: retention.first,
      snapshot: JSON.stringify(snapshotOf(before)),
    })
    .execute();
}

/** The newest revision of each item is what went out to readers: it is kept. */
export async function markPublished(c: Change, newsIds: number[]): Promise<void> {
  if (newsIds.length === 0) return;
  await c.tx
    .updateTable('news_revisions')
    .set({ kept: sql<number>`kept + 1` })
    .where('news_id', 'in', newsIds)
    .where('kept', 'in', [retention.no, retention.first])
    .where(sql<boolean>`rev = (select max(r.rev) from news_revisions r where r.news_id = news_revisions.news_id)`)
    .execute();
}

/** Keeps as many as the setting says of those that were published, and of the others, besides the first. */
async function thin(c: Change, newsId: number): Promise<void> {
  const most = cachedSettings(c.app).app.revisions_kept;
  for (const kind of [retention.no, retention.published])
    await c.tx
      .deleteFrom('news_revisions')
      .where('news_id', '=', newsId)
      .where('kept', '=', kind)
      .where('rev', '<=', (e) =>
        e
          .selectFrom('news_revisions as r')
          .select('r.rev')
          .where('r.news_id', '=', newsId)
          .where('r.kept', '=', kind)
          .orderBy('r.rev', 'desc')
          .limit(1)
          .offset(most),
      )
      .execute();
}

const newest = (db: Db, newsId: number): Promise<StoredRevision | undefined> =>
  db
    .selectFrom('news_revisions')
    .selectAll()
    .where('news_id', '=', newsId)
    .orderBy('rev', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * When an editor last changed a story after it went out; null where nobody did. It is not `updated_at`, which also changes
 * when a story is imported and when its picture gets other dimensions.
 */
export async function lastChange(db: Db, newsId: number): Promise<string | null> {
  const rows = await db
    .selectFrom('news_revisions')
    .select(['until', 'kept'])
    .where('news_id', '=', newsId)
    .orderBy('rev')
    .execute();
  const wentOut = rows.findIndex(({ kept }) => kept % 2 === retention.published);
  return rows.slice(Math.max(wentOut, 0) + 1).at(-1)?.until ?? null;
}

const shown = (row: Omit<StoredRevision, 'snapshot' | 'removed'>, newestRev: number): Revision => ({
  rev: row.rev,
  at: row.at,
  until: row.until,
  user: { id: row.actor_id, name: row.actor_name },
  verb: row.verb,
  is_first: row.kept >= retention.first,
  was_published: row.kept % 2 === 1,
  is_current: row.rev === newestRev,
});

async function newestRev(app: App, newsId: number): Promise<number> {
  const item = await app.db.write.selectFrom('news').select('id').where('id', '=', newsId).executeTakeFirst();
  if (!item) throw notFound('news item');
  const row = await app.db.write
    .selectFrom('news_revisions')
    .select((e) => e.fn.max<number | null>('rev').as('rev'))
    .where('news_id', '=', newsId)
    .executeTakeFirst();
  return row?.rev ?? 0;
}

/** The revisions of an item, newest first. @throws Fault `not_found` */
export async function listStoryRevisions(app: App, newsId: number, { page = 1, limit = defaultPageSize }) {
  const current = await newestRev(app, newsId);
  const all = app.db.write.selectFrom('news_revisions').where('news_id', '=', newsId);
  const { total } = await all.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await all
    .select(['id', 'news_id', 'rev', 'at', 'until', 'actor_id', 'actor_name', 'verb', 'kept'])
    .orderBy('rev', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { data: rows.map((row) => shown(row, current)), meta: pageMeta(page, limit, total) };
}

/** One revision with all that an editor writes. @throws Fault `not_found`, also for one that was let go */
export async function getStoryRevision(app: App, newsId: number, rev: number) {
  const current = await newestRev(app, newsId);
  const { snapshot, ...row } = await revisionRow(app.db.write, newsId, rev);
  return { ...shown(row, current), item: JSON.parse(snapshot) as Partial<NewsInput> };
}

/** @throws Fault `not_found` */
export async function revisionRow(db: Db, newsId: number, rev: number): Promise<StoredRevision> {
  const row = await db
    .selectFrom('news_revisions')
    .selectAll()
    .where('news_id', '=', newsId)
    .where('rev', '=', rev)
    .executeTakeFirst();
  if (!row) throw notFound('revision');
  return row;
}

/**
 * What differs between two revisions, field by field. `to` is the newest and `from` the one before `to` by default.
 * @throws Fault `not_found`
 */
export async function diffRevisions(
  app: App,
  newsId: number,
  range: { from?: number; to?: number },
  who: number | null,
) {
  const to = range.to ?? (await newestRev(app, newsId));
  const from = range.from ?? (await revBefore(app.db.write, newsId, to));
  const [a, b] = await Promise.all(
    [from, to].map(
      async (rev) => JSON.parse((await revisionRow(app.db.write, newsId, rev)).snapshot) as RevisionSnapshot,
    ),
  );
  return { from, to, fields: await diffFields(a as RevisionSnapshot, b as RevisionSnapshot, who) };
}

/** The fields in which two snapshots differ, texts by words; `who` requests them. */
export async function diffFields(
  a: RevisionSnapshot,
  b: RevisionSnapshot,
  who: number | null,
): Promise<RevisionDiff['fields']> {
  const fields: RevisionDiff['fields'] = [];
  for (const field of Object.keys({ ...a, ...b })) {
    const [before = null, after = null] = [a[field], b[field]];
    if (JSON.stringify(before) === JSON.stringify(after)) continue;
    const isText = newsColumns.textFields.includes(field);
    const parts = isText ? await diffText(String(before ?? ''), String(after ?? ''), who) : null;
    fields.push({ field, parts, before: isText ? null : before, after: isText ? null : after });
  }
  return fields;
}

async function revBefore(db: Db, newsId: number, rev: number): Promise<number> {
  const row = await db
    .selectFrom('news_revisions')
    .select((e) => e.fn.max<number | null>('rev').as('rev'))
    .where('news_id', '=', newsId)
    .where('rev', '<', rev)
    .executeTakeFirst();
  return row?.rev ?? rev;
}
