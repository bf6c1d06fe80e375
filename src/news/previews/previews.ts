import { change } from '../../core/api/change.ts';
import type { Actor, App } from '../../core/app.ts';
import { isoTime } from '../../core/clock.ts';
import { deleteInChunks } from '../../core/db/delete-in-chunks.ts';
import type { Stored } from '../../core/db/table.ts';
import { Fault, gone, notFound } from '../../core/error.ts';
import { withCleanHtml } from '../../core/markup/clean.ts';
import { isSealed, limitsOf, rightsNow, sealOf } from '../../users/sessions/tokens.ts';
import type { PreviewLink } from '../model/working-copy.ts';
import { checkLimits, checkStoryLimits, isWithin } from '../permissions.ts';
import type { NewsTables, StoredNews } from '../tables.ts';
import { itemOf } from '../view.ts';
import { loadContext } from '../view-context.ts';
import { storyWithChanges } from '../working-copy/merge.ts';
import { copyInput, workingCopyOf } from '../working-copy/store.ts';

type StoredPreview = Stored<NewsTables['news_previews']>;

const dayMs = 86_400_000;
const defaultDays = 7;
/** Links of one story that work at the same time. */
const mostOfStory = 50;
/** For this time an expired link is still listed, and answers that it has expired. */
const keptDays = 30;

const sealLabel = 'news-preview';
const tokenForm = /^([1-9]\d{0,14})-(\d{1,15})-([\w-]{22})$/;
const sealedText = (id: number | string, expiresMs: number | string): string => `${id}:${expiresMs}`;

/** The link is signed and not stored: whoever reads the database, or a copy of it, cannot make it. */
async function viewOf(app: App, row: StoredPreview): Promise<PreviewLink> {
  const expiresMs = Date.parse(row.expires_at);
  const token = `${row.id}-${expiresMs}-${await sealOf(app, sealLabel, sealedText(row.id, expiresMs))}`;
  return {
    id: row.id,
    news_id: row.news_id,
    url: `${app.config.publicUrl}/preview/${token}`,
    api_url: `${app.config.publicUrl}/api/v1/previews/${token}`,
    expires_at: row.expires_at,
    revoked_at: row.revoked_at,
    created_by: { id: row.created_by, name: row.created_name },
    created_at: row.created_at,
  };
}

/** Makes a link that shows a story until it expires. @throws Fault `not_found`, `conflict` in the trash, or for too many */
export async function createPreview(app: App, newsId: number, days: number = defaultDays, actor: Actor) {
  const row = await change(app, actor, async (c) => {
    await c.dialect.lockRow(c.tx, 'news', newsId);
    const story = await c.tx.selectFrom('news').selectAll().where('id', '=', newsId).executeTakeFirst();
    if (!story) throw notFound('news item');
    await checkLimits(c, story);
    if (story.status === 'trashed') throw new Fault('conflict', 'The item is in the trash; restore it first.');
    const { n } = await c.tx
      .selectFrom('news_previews')
      .select((e) => e.fn.countAll<number>().as('n'))
      .where('news_id', '=', newsId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', c.now)
      .executeTakeFirstOrThrow();
    if (n >= mostOfStory) throw new Fault('conflict', `The story has ${n} links already; revoke some first.`);
    const made = await c.tx
      .insertInto('news_previews')
      .values({
        news_id: newsId,
        expires_at: isoTime(c.nowMs + days * dayMs),
        revoked_at: null,
        created_by: c.actor.id,
        created_name: c.actor.name,
        created_at: c.now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await c.audit('create_preview', 'news', newsId, { preview: made.id, expires_at: made.expires_at });
    return made;
  });
  return viewOf(app, row);
}

/** The links of a story, newest first. @throws Fault `not_found` */
export async function previewsOf(app: App, newsId: number): Promise<PreviewLink[]> {
  const story = await app.db.write.selectFrom('news').select('id').where('id', '=', newsId).executeTakeFirst();
  if (!story) throw notFound('news item');
  const rows = await app.db.write
    .selectFrom('news_previews')
    .selectAll()
    .where('news_id', '=', newsId)
    .orderBy('id', 'desc')
    .limit(500)
    .execute();
  return Promise.all(rows.map((row) => viewOf(app, row)));
}

/** Ends a link at once; a second time it changes nothing. @throws Fault `not_found` */
export async function revokePreview(app: App, newsId: number, id: number, actor: Actor): Promise<PreviewLink> {
  const row = await change(app, actor, async (c) => {
    await c.dialect.lockRow(c.tx, 'news', newsId);
    await checkStoryLimits(c, newsId);
    const of = c.tx.selectFrom('news_previews').selectAll().where('id', '=', id).where('news_id', '=', newsId);
    const before = await of.executeTakeFirst();
    if (!before) throw notFound('preview link');
    if (before.revoked_at !== null) return before;
    await c.tx.updateTable('news_previews').set({ revoked_at: c.now }).where('id', '=', id).execute();
    await c.audit('revoke_preview', 'news', newsId, { preview: id });
    return { ...before, revoked_at: c.now };
  });
  return viewOf(app, row);
}

/** Whether who made a link could make it now: it ends with the user, the right and the limits. */
async function mayStillShow(app: App, { created_by }: StoredPreview, row: StoredNews): Promise<boolean> {
  const user = await app.db.write
    .selectFrom('users')
    .select(['role', 'is_active', 'langs', 'category_ids', 'place_ids'])
    .where('id', '=', created_by ?? 0)
    .executeTakeFirst();
  if (user?.is_active !== 1 || !(await rightsNow(app, user.role)).has('news.review')) return false;
  return isWithin(app.db.write, limitsOf(user), row);
}

/**
 * The story that a link shows: as it is now, with the unpublished changes of a published one.
 * @throws Fault `not_found` for a link that this server did not make, `gone` once it expired, was revoked, the story is in
 * the trash, or who made it could not make it now
 */
export async function previewedItem(app: App, token: string) {
  const nowMs = app.now();
  const [, id = '', expiresMs = '', seal = ''] = tokenForm.exec(token) ?? [];
  if (id === '' || !(await isSealed(app, sealLabel, sealedText(id, expiresMs), seal))) throw notFound('preview link');
  const preview = await app.db.write
    .selectFrom('news_previews')
    .selectAll()
    .where('id', '=', Number(id))
    .executeTakeFirst();
  if (!preview || preview.revoked_at !== null || Number(expiresMs) <= nowMs) throw gone('preview link');
  const row = await app.db.write.selectFrom('news').selectAll().where('id', '=', preview.news_id).executeTakeFirst();
  if (!row || row.status === 'trashed' || !(await mayStillShow(app, preview, row))) throw gone('preview link');
  const copy = await workingCopyOf(app.db.write, row.id);
  const shown = copy
    ? await withCleanHtml(copy.updated_by, async () => storyWithChanges(app, row, copyInput(copy), nowMs))
    : row;
  const item = itemOf(app, shown, await loadContext(app, [shown]), isoTime(nowMs));
  return { ...item, status: row.status, has_changes: copy !== undefined, link_expires_at: preview.expires_at };
}

/** Forgets links that expired long ago. */
export function sweepPreviews(app: App): Promise<void> {
  const before = isoTime(app.now() - keptDays * dayMs);
  return deleteInChunks((limit) =>
    app.db.write
      .deleteFrom('news_previews')
      .where('id', 'in', (e) =>
        e.selectFrom('news_previews').select('id').where('expires_at', '<', before).orderBy('expires_at').limit(limit),
      )
      .executeTakeFirstOrThrow(),
  );
}
