import { type Change, change } from '../../core/api/change.ts';
import { presentInput } from '../../core/api/references.ts';
import { lockRow, updateRow } from '../../core/api/resource.ts';
import type { Actor, App } from '../../core/app.ts';
import { isoTime } from '../../core/clock.ts';
import { Fault, type FieldError, invalid, invalidField } from '../../core/error.ts';
import { requireRight } from '../../core/permission.ts';
import { cachedSettings } from '../../settings/settings.ts';
import { endErrors, ownEnds } from '../ends.ts';
import type { NewsInput } from '../model/news.ts';
import type { WorkingCopyInput } from '../model/working-copy.ts';
import { checkBeside } from '../permissions.ts';
import { newsResource } from '../resource.ts';
import { snapshotOf } from '../revisions/snapshot.ts';
import { type CopyRevision, keepUnsaved, saveCopyRevision } from '../revisions/working-copy.ts';
import { verbs } from '../states.ts';
import type { StoredNews } from '../tables.ts';
import { isVisible } from '../visible.ts';
import { storyColumns } from '../write.ts';
import { writeCopyUses } from './files.ts';
import { copyWithEdit, storyWithChanges } from './merge.ts';
import { checkRev, copyInput, deleteCopy, type StoredCopy, updateCopy, workingCopyOf } from './store.ts';

/** Saves of one editor within this time are one line of the audit trail: an editor's page saves by itself. */
const oneLineMs = 60_000;

/** Only readers' stories have working copies: any other is edited itself. @throws Fault `conflict` */
export function checkPublished(c: Change, row: StoredNews): void {
  if (!isVisible(row, c.now))
    throw new Fault('conflict', 'The story is not published: edit the story itself, or publish it first.');
}

/**
 * Saves an edit beside a story that the change has locked. The story keeps its `rev`, and readers see nothing of it.
 * @returns the working copy, or null when it says what the story says
 * @throws Fault `conflict`, `stale`, `invalid`
 */
export async function saveCopy(
  c: Change,
  row: StoredNews,
  given: WorkingCopyInput,
  rev: number | null,
  verb: 'edit' | 'restore_revision' = 'edit',
): Promise<StoredCopy | null> {
  const { app } = c;
  const edit = await presentInput(c.tx, newsResource.references, given);
  const before = await workingCopyOf(c.tx, row.id);
  checkRev(before, rev);
  checkPublished(c, row);
  checkPlanned(c, before);
  const { basic, app: of } = cachedSettings(app);
  // Says no to what the story would say no to: an unknown category, place or address.
  await storyColumns(c, edit, row, {}, { lang: basic.default_lang, breakingHours: of.breaking_hours });
  const { input, base } = copyWithEdit(app, row, before, edit, c.now);
  const was = storyWithChanges(app, row, before ? copyInput(before) : {}, c.nowMs);
  const after = storyWithChanges(app, row, input, c.nowMs);
  await checkBeside(c, row, was, after);
  if (before?.status === 'scheduled' && before.publish_at !== null) checkCopyEnds(after, input, before.publish_at);
  const kept = before ? { ...copyRevisionOf(was, before), by: savedBy(before) } : null;
  if (Object.keys(input).length === 0) {
    if (kept) await keepUnsaved(c, kept);
    if (before) await letGo(c, before);
    return null;
  }
  const changes = { input: JSON.stringify(input), base: JSON.stringify(base) };
  if (before?.input === changes.input) return before;
  const copy = before ? await writeCopy(c, row, before, changes, edit) : await beginCopy(c, row, changes);
  await writeCopyUses(c, row.id, input, before ? copyInput(before) : {});
  await saveCopyRevision(c, copyRevisionOf(after, copy), verb, kept);
  return copy;
}

/** A working copy as its revision has it. `after` is the story with its changes. */
const copyRevisionOf = (after: StoredNews, { news_id, base, created_at }: StoredCopy): CopyRevision => ({
  newsId: news_id,
  snapshot: snapshotOf(after),
  base,
  copyAt: created_at,
});

/**
 * Ends that changes give a story must come after they are published. What the story has already may end before that.
 * @param at when they are, ISO time
 */
export function copyEndErrors(after: StoredNews, input: WorkingCopyInput, at: string): FieldError[] {
  const given = ownEnds.filter((field) => input[field] != null);
  return endErrors(after, at, given);
}

/** @throws Fault `invalid` as `copyEndErrors` */
export function checkCopyEnds(after: StoredNews, input: WorkingCopyInput, at: string): void {
  const errors = copyEndErrors(after, input, at);
  if (errors.length) throw invalid(errors);
}

const savedBy = (copy: StoredCopy) => ({
  actor_id: copy.updated_by,
  actor_name: copy.updated_name,
  at: copy.updated_at,
});

async function writeCopy(
  c: Change,
  row: StoredNews,
  before: StoredCopy,
  changes: Pick<StoredCopy, 'input' | 'base'>,
  edit: WorkingCopyInput,
): Promise<StoredCopy> {
  const isSameHand = before.updated_by === c.actor.id && before.updated_at > isoTime(c.nowMs - oneLineMs);
  if (!isSameHand) await c.audit('save_changes', 'news', row.id, { fields: Object.keys(edit) });
  return updateCopy(c, before, changes);
}

/** What is planned is published without another look, so it changes by those who may publish. @throws Fault `forbidden` */
export function checkPlanned(c: Change, copy: StoredCopy | undefined): void {
  if (copy?.status === 'scheduled') requireRight(c.actor, 'news.publish');
}

async function beginCopy(c: Change, row: StoredNews, columns: Pick<StoredCopy, 'input' | 'base'>): Promise<StoredCopy> {
  const { id } = c.actor;
  const name = c.actor.displayName ?? c.actor.name;
  await c.audit('begin_changes', 'news', row.id, { fields: Object.keys(JSON.parse(columns.input)), rev: row.rev });
  return c.tx
    .insertInto('news_working_copies')
    .values({
      news_id: row.id,
      rev: 1,
      base_rev: row.rev,
      ...columns,
      status: 'draft',
      publish_at: null,
      review_note: null,
      created_by: id,
      created_name: name,
      created_at: c.now,
      updated_by: id,
      updated_name: name,
      updated_at: c.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Discards a working copy of a story that the change has locked; a revision has all of it, and brings it back. */
export async function discardLocked(c: Change, row: StoredNews, copy: StoredCopy): Promise<void> {
  const one = copyRevisionOf(storyWithChanges(c.app, row, copyInput(copy), c.nowMs), copy);
  await keepUnsaved(c, { ...one, by: savedBy(copy) });
  await saveCopyRevision(c, { ...one, copy: JSON.stringify(copy) }, 'discard');
  await letGo(c, copy);
}

async function letGo(c: Change, copy: StoredCopy): Promise<void> {
  await deleteCopy(c, copy.news_id);
  await c.audit('discard_changes', 'news', copy.news_id, { fields: Object.keys(JSON.parse(copy.input)) });
}

/** Saves to the working copy by its own `rev`; there is one afterwards unless nothing differs from the story. */
export function saveChanges(app: App, id: number, edit: WorkingCopyInput, rev: number | null, actor: Actor) {
  return change(app, actor, async (c) => {
    const row = await lockRow(c, newsResource, id, null);
    return { row, copy: await saveCopy(c, row, edit, rev) };
  });
}

/**
 * An edit of a story: of one that readers see it goes to the working copy, of any other into the story.
 * @param rev of the story, as `if-match` named it
 * @throws Fault `conflict` for a working copy that another editor changed last; `not_found`, `stale`, `invalid`
 */
export async function editStory(
  app: App,
  id: number,
  patch: Record<string, unknown>,
  rev: number | null,
  actor: Actor,
) {
  const { row, isCopy } = await change(app, actor, async (c) => {
    const before = await lockRow(c, newsResource, id, rev);
    if (!isVisible(before, c.now)) return { row: await updateRow(c, newsResource, id, patch, null), isCopy: false };
    checkFields(patch);
    await checkOwn(c, id);
    const copy = await saveCopy(c, before, patch, null);
    return { row: before, isCopy: copy !== null };
  });
  return { data: await newsResource.toNoun(app, row), rev: row.rev, isCopy };
}

/** @throws Fault `invalid` for what is not changed beside a story */
function checkFields(patch: Partial<NewsInput> & { status?: unknown }): void {
  if (patch.status !== undefined)
    throw invalidField('status', `is published; it is changed by the actions ${verbs.join(', ')}`);
  const direct = (['lang', 'translation_group'] as const).filter((field) => patch[field] !== undefined);
  if (direct.length)
    throw invalid(direct.map((field) => ({ field, message: 'of a published story is changed with apply=now' })));
}

/** The `rev` of the story says nothing of the working copy, so nobody writes into that of another unawares. */
async function checkOwn(c: Change, id: number): Promise<void> {
  const copy = await workingCopyOf(c.tx, id);
  if (copy && copy.updated_by !== c.actor.id)
    throw new Fault('conflict', `${copy.updated_name} has unpublished changes of this story: edit its working copy.`, {
      errors: [{ field: 'working_copy', message: `was changed by ${copy.updated_name} at ${copy.updated_at}` }],
    });
}
