import { type Change, change } from '../../core/api/change.ts';
import type { Actor, App } from '../../core/app.ts';
import type { Stored } from '../../core/db/table.ts';
import { Fault, invalidField, notFound } from '../../core/error.ts';
import { requireRight } from '../../core/permission.ts';
import { tidyText } from '../../text/normalise.ts';
import { workspaceTopic } from '../../users/edit-locks.ts';
import type { StoryComment, StoryCommentInput } from '../model/review.ts';
import { checkLimits } from '../permissions.ts';
import { openSubmission, settleSubmission } from '../submissions/follow.ts';
import type { NewsCommentRow, StoredNews } from '../tables.ts';

type StoredComment = Stored<NewsCommentRow>;

/** Comments that one story can have: a list is not paged. */
const most = 500;

/** The name of each kind in the audit trail. */
const actions = { comment: 'comment', changes_requested: 'request_changes', approved: 'approve' } as const;

const shown = (row: StoredComment): StoryComment => ({
  id: row.id,
  kind: row.kind,
  text: row.text,
  author: { id: row.author_id, name: row.author_name },
  created_at: row.created_at,
  resolved_at: row.resolved_at,
  resolved_by: row.resolved_at === null ? null : { id: row.resolved_by, name: row.resolved_name ?? '' },
});

const nameOf = ({ displayName, name }: Actor): string => displayName ?? name;

/** The comments of a story, the oldest first. @throws Fault `not_found` */
export async function listComments(app: App, newsId: number): Promise<StoryComment[]> {
  const rows = await app.db.write
    .selectFrom('news_comments')
    .selectAll()
    .where('news_id', '=', newsId)
    .orderBy('id')
    .execute();
  if (rows.length === 0) {
    const story = await app.db.write.selectFrom('news').select('id').where('id', '=', newsId).executeTakeFirst();
    if (!story) throw notFound('news item');
  }
  return rows.map(shown);
}

/** The story, locked for the change. @throws Fault `not_found`, `forbidden` outside of the limits of the user */
export async function heldStory(c: Change, newsId: number): Promise<StoredNews> {
  await c.dialect.lockRow(c.tx, 'news', newsId);
  const story = await c.tx.selectFrom('news').selectAll().where('id', '=', newsId).executeTakeFirst();
  if (!story) throw notFound('news item');
  await checkLimits(c, story);
  return story;
}

/** Who works on a story besides the actor: who began it, to whom it is assigned, who wrote about it. */
async function involved(c: Change, { id, created_by, assigned_to }: StoredNews): Promise<number[]> {
  const rows = await c.tx
    .selectFrom('news_comments')
    .select('author_id')
    .distinct()
    .where('news_id', '=', id)
    .execute();
  const people = new Set([created_by, assigned_to, ...rows.map(({ author_id }) => author_id)]);
  return [...people].filter((one) => one !== null && one !== c.actor.id) as number[];
}

/** @throws Fault `conflict` for a story with too many comments */
async function checkRoom(c: Change, newsId: number): Promise<void> {
  const { count } = await c.tx
    .selectFrom('news_comments')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('news_id', '=', newsId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= most) throw new Fault('conflict', `A story has at most ${most} comments.`);
}

/** Adds a comment within a change that has locked the story. Its audit line names whom the live stream notifies. */
async function insertComment(
  c: Change,
  story: StoredNews,
  kind: StoredComment['kind'],
  text: string,
): Promise<StoryComment> {
  const row = await c.tx
    .insertInto('news_comments')
    .values({
      news_id: story.id,
      kind,
      text,
      author_id: c.actor.id,
      author_name: nameOf(c.actor),
      created_at: c.now,
      resolved_at: null,
      resolved_by: null,
      resolved_name: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await c.audit(actions[kind], 'news', story.id, { comment: row.id, notify: await involved(c, story) });
  c.touch(workspaceTopic);
  return shown(row);
}

/** The note of a review becomes a comment, whatever action returned the story. */
export async function commentOnReturn(c: Change, story: StoredNews, note: string | null): Promise<void> {
  if (note !== null) await insertComment(c, story, 'changes_requested', note);
}

/**
 * Writes about a story, or approves one in review: a submission of a contributor is accepted by that.
 * @throws Fault `not_found`, `invalid`, `forbidden`, `conflict` for an approval of what is not in review
 */
export const addComment = (app: App, newsId: number, input: StoryCommentInput, actor: Actor): Promise<StoryComment> =>
  change(app, actor, async (c) => {
    const { kind = 'comment' } = input;
    const text = tidyText(input.text ?? '');
    const story = await heldStory(c, newsId);
    if (kind === 'comment') {
      if (text === '') throw invalidField('text', 'is required', 'required');
      await checkRoom(c, newsId); // A decision of the review is never refused for want of room.
    }
    if (kind === 'approved') {
      requireRight(actor, 'news.review');
      if (story.status !== 'review') throw new Fault('conflict', `The item is ${story.status}; it is not in review.`);
      const open = await openSubmission(c, newsId);
      if (open) await settleSubmission(c, story, open, 'accepted', text || null);
    }
    return insertComment(c, story, kind, text);
  });

/** Marks a comment as done, or as open again. A second time changes nothing. @throws Fault `not_found` */
export const resolveComment = (
  app: App,
  newsId: number,
  id: number,
  isResolved: boolean,
  actor: Actor,
): Promise<StoryComment> =>
  change(app, actor, async (c) => {
    await heldStory(c, newsId);
    const before = await c.tx
      .selectFrom('news_comments')
      .selectAll()
      .where('id', '=', id)
      .where('news_id', '=', newsId)
      .executeTakeFirst();
    if (!before) throw notFound('comment');
    if ((before.resolved_at !== null) === isResolved) return shown(before);
    const row = await c.tx
      .updateTable('news_comments')
      .set(
        isResolved
          ? { resolved_at: c.now, resolved_by: actor.id, resolved_name: nameOf(actor) }
          : { resolved_at: null, resolved_by: null, resolved_name: null },
      )
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await c.audit(isResolved ? 'resolve_comment' : 'reopen_comment', 'news', newsId, { comment: id });
    c.touch(workspaceTopic);
    return shown(row);
  });
