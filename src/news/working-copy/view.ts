import type { App } from '../../core/app.ts';
import { isoTime } from '../../core/clock.ts';
import { notFound } from '../../core/error.ts';
import { withCleanHtml } from '../../core/markup/clean.ts';
import type { WorkingCopy, WorkingCopyInput } from '../model/working-copy.ts';
import { diffFields } from '../revisions/revisions.ts';
import { snapshotOf } from '../revisions/snapshot.ts';
import type { StoredNews } from '../tables.ts';
import { itemOf } from '../view.ts';
import { loadContext } from '../view-context.ts';
import { conflictsOf, storyWithChanges } from './merge.ts';
import { copyInput, type StoredCopy, summaryOf, workingCopyOf } from './store.ts';

/** What was changed, as the story would hold it: HTML sanitised, texts tidied. */
function inputAfter(copy: StoredCopy, after: StoredNews): WorkingCopyInput {
  const story = snapshotOf(after);
  const fields = Object.entries(copyInput(copy));
  return Object.fromEntries(fields.map(([field, value]) => [field, field in story ? story[field] : value]));
}

/** What the story said in the changed fields. Whether it was breaking is stored as the end of that. */
function baseOf({ base }: StoredCopy): WorkingCopyInput {
  const fields = JSON.parse(base) as Record<string, unknown>;
  return 'is_breaking' in fields ? { ...fields, is_breaking: fields.is_breaking !== null } : fields;
}

/** A working copy for administrators, with the story as readers would get it. */
export const copyView = (app: App, row: StoredNews, copy: StoredCopy): Promise<WorkingCopy> =>
  withCleanHtml(copy.updated_by, () => viewOf(app, row, copy));

async function viewOf(app: App, row: StoredNews, copy: StoredCopy): Promise<WorkingCopy> {
  const nowMs = app.now();
  const now = isoTime(nowMs);
  const after = storyWithChanges(app, row, copyInput(copy), nowMs);
  return {
    news_id: row.id,
    ...summaryOf(copy),
    base_rev: copy.base_rev,
    review_note: copy.review_note,
    created_by: { id: copy.created_by, name: copy.created_name },
    created_at: copy.created_at,
    input: inputAfter(copy, after),
    base: baseOf(copy),
    item: itemOf(app, after, await loadContext(app, [after]), now),
    changes: await diffFields(snapshotOf(row), snapshotOf(after), copy.updated_by),
    conflicts: conflictsOf(app, row, copy, now),
  };
}

/** @throws Fault `not_found` */
export async function getCopy(app: App, newsId: number): Promise<{ row: StoredNews; copy: StoredCopy }> {
  const row = await app.db.write.selectFrom('news').selectAll().where('id', '=', newsId).executeTakeFirst();
  if (!row) throw notFound('news item');
  const copy = await workingCopyOf(app.db.write, newsId);
  if (!copy) throw notFound('working copy');
  return { row, copy };
}
