import { Type } from 'typebox';
import { type Change, change } from '../core/api/change.ts';
import { columns, flag, lineOrNull, same } from '../core/api/columns.ts';
import type { RepeatableRequest } from '../core/api/idempotency.ts';
import { createRow, lockRow, resource, updateRow } from '../core/api/resource.ts';
import type { Actor, App } from '../core/app.ts';
import { instant, isoTime } from '../core/clock.ts';
import type { Stored } from '../core/db/table.ts';
import { Fault, invalidField, notFound } from '../core/error.ts';
import { cleanHtml } from '../core/markup/clean.ts';
import { Id } from '../core/model/common.ts';
import { mediaOfAddresses, writeUses } from '../media/uses.ts';
import { checkLimits, checkStoryLimits } from '../news/permissions.ts';
import { newsResource } from '../news/resource.ts';
import type { StoredNews } from '../news/tables.ts';
import { topicsOfRow } from '../news/view.ts';
import { AdminLiveEntry, LiveInput, type LiveState } from './model.ts';
import { entryOf, liveTopic } from './reads.ts';
import type { LiveEntryRow } from './tables.ts';

type Entry = Stored<LiveEntryRow>;

/** While entries come in, the story counts as changed once in this time: often enough for lists to show movement. */
const movedEveryMs = 60_000;

const entryColumns = columns<Entry, LiveInput>({
  title: lineOrNull(),
  content: { ...same(''), write: (html) => cleanHtml(html, 'content') },
  image_url: same<string | null>(null),
  at: { ...same<string>(), write: (at) => isoTime(instant(at)) },
  is_pinned: flag(false),
  is_key_event: flag(false),
});

/** Entries of live blogs, for administrators. */
export const liveResource = resource<Entry>({
  name: 'live-entries',
  one: 'live entry',
  table: 'live_entries',
  input: LiveInput,
  noun: AdminLiveEntry,
  filters: { news_id: Id, removed: Type.Boolean({ description: 'Those that were removed' }) },
  sorts: ['-at', 'seq', 'id'],
  access: { read: 'live.read', write: 'live.write' },
  topics: (row) => [liveTopic(row.news_id)],
  narrow: (_app, query, { news_id, removed }) =>
    query.where('news_id', '=', news_id as number).where('deleted_at', removed === true ? 'is not' : 'is', null),
  toNoun: (_app, row) => {
    const { news_id, deleted_at, created_by, rev } = row;
    return { ...entryOf(row), news_id, deleted_at, created_by, rev };
  },
  async toRow(c, input, before, { news_id, deleted_at }) {
    if (before?.deleted_at != null) throw notFound('live entry');
    const id = before?.news_id ?? (news_id as number);
    const fresh = { ...entryColumns.blank, deleted_at: null, at: c.now, created_by: c.actor.id };
    const row: Partial<Entry> = { ...(before ? {} : fresh), ...entryColumns.write(input as Partial<LiveInput>) };
    row.seq = await nextSeq(c, id, before === null);
    if (deleted_at !== undefined) return row;
    const whole = { ...before, ...row };
    if (!whole.title && !whole.content?.trim() && !whole.image_url)
      throw invalidField('content', 'is needed where there is no title and no image', 'required');
    return row;
  },
  checkEdit: (c, { news_id }) => checkStoryLimits(c, news_id),
  afterWrite: (c, row) => writePictures(c, row),
});

/** Pictures of the library that an entry shows, of which it has only addresses. */
async function writePictures(c: Change, { id, content, image_url, deleted_at }: Entry): Promise<void> {
  const shown = deleted_at === null ? await mediaOfAddresses(c, `${image_url ?? ''} ${content}`) : [];
  await writeUses(c, 'live-entries', id, shown);
}

/**
 * The number of the next change of a blog. The story stays locked until the transaction ends, so changes commit in the
 * order of their numbers: a client that has one has all before it.
 */
async function nextSeq(c: Change, newsId: number, isNew: boolean): Promise<number> {
  const story = await lockedStory(c, newsId, null);
  if (isNew) {
    if (story.status === 'trashed') throw new Fault('conflict', 'The story is in the trash; restore it first.');
    if (story.live_ended_at !== null) throw new Fault('conflict', 'The live blog has ended; reopen it first.');
    isLive(story);
  }
  const moved = instant(story.updated_at) + movedEveryMs <= c.nowMs;
  if (moved) c.touch(...topicsOfRow(story));
  const live_seq = story.live_seq + 1;
  // The story's own text is as it was: its `rev` stays, so that no editor of it is held up by entries.
  await c.tx
    .updateTable('news')
    .set({ live_seq, ...(moved ? { updated_at: c.now } : {}) })
    .where('id', '=', newsId)
    .execute();
  return live_seq;
}

/** The story of a blog, locked. @throws Fault `forbidden` for one outside of the user's limits */
async function lockedStory(c: Change, id: number, rev: number | null): Promise<StoredNews> {
  const story = await lockRow(c, newsResource, id, rev);
  await checkLimits(c, story);
  return story;
}

function isLive(story: StoredNews): void {
  if (story.content_type !== 'live')
    throw new Fault('conflict', `The story is no live blog: its content_type is ${story.content_type}.`);
}

/**
 * Adds an entry to a blog, which may not be out yet.
 * @param request of a client that may send it again, such as a phone without a connection: the entry is added once
 * @throws Fault `not_found`, `invalid`, `conflict` for a story that is no live blog, has ended or is in the trash
 */
export const addEntry = (
  app: App,
  newsId: number,
  input: LiveInput,
  actor: Actor,
  request: RepeatableRequest | null = null,
) => createRow(app, liveResource, input, actor, request, { news_id: newsId });

/** Takes an entry away from readers. @throws Fault `not_found`, `stale` */
export async function removeEntry(app: App, id: number, rev: number | null, actor: Actor): Promise<{ id: number }> {
  await change(app, actor, (c) =>
    updateRow(c, liveResource, id, {}, rev, { action: 'remove', set: { deleted_at: c.now } }),
  );
  return { id };
}

/**
 * Ends or reopens a blog. A second call changes nothing.
 * @throws Fault `not_found`, `stale`, `conflict` for what is no live blog
 */
export async function setEnded(
  app: App,
  id: number,
  ended: boolean,
  rev: number | null,
  actor: Actor,
): Promise<{ state: LiveState; rev: number }> {
  return change(app, actor, async (c) => {
    const story = await lockedStory(c, id, rev);
    isLive(story);
    const same = (story.live_ended_at !== null) === ended;
    const live_ended_at = same ? story.live_ended_at : ended ? c.now : null;
    const newRev = same ? story.rev : story.rev + 1;
    if (!same) {
      await c.tx
        .updateTable('news')
        .set({ live_ended_at, rev: newRev, updated_at: c.now })
        .where('id', '=', id)
        .execute();
      c.touch(liveTopic(id), ...topicsOfRow(story));
      await c.audit(ended ? 'live-close' : 'live-reopen', 'news', id);
    }
    return { state: { news_id: id, last_seq: story.live_seq, live_ended_at }, rev: newRev };
  });
}
