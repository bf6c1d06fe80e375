import { change } from '../../core/api/change.ts';
import { lockRow, updateRow } from '../../core/api/resource.ts';
import type { Actor, App } from '../../core/app.ts';
import { Fault, notFound } from '../../core/error.ts';
import { tidyText } from '../../text/normalise.ts';
import type { Submission } from '../model/submission.ts';
import { checkLimits } from '../permissions.ts';
import { newsResource } from '../resource.ts';
import type { StateColumns } from '../states.ts';
import { settleSubmission } from './follow.ts';
import { type StoredSubmission, toSubmission } from './store.ts';

export const decisions = ['accept', 'reject', 'return'] as const;
export type Decision = (typeof decisions)[number];

/** The state of the story after the decision; accepted, it stays in review until somebody publishes it. */
const states: Record<Exclude<Decision, 'accept'>, { verb: string; status: NonNullable<StateColumns['status']> }> = {
  reject: { verb: 'archive', status: 'archived' },
  return: { verb: 'reject', status: 'draft' },
};

/**
 * Decides about a submission. Accepted and rejected stories are with the editors from then on; a returned one is a draft
 * that its contributor works on.
 * @throws Fault `not_found`, `conflict` for one that was decided about, `forbidden` for a story outside of one's limits
 */
export async function decideSubmission(
  app: App,
  id: number,
  decision: Decision,
  note: string | null,
  actor: Actor,
): Promise<Submission> {
  const text = tidyText(note ?? '') || null;
  const seen = await app.db.write
    .selectFrom('news_submissions')
    .select('news_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!seen) throw notFound('submission');
  return change(app, actor, async (c) => {
    const find = (): Promise<StoredSubmission> =>
      c.tx.selectFrom('news_submissions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await c.dialect.lockRow(c.tx, 'news', seen.news_id);
    const submission = await find();
    if (submission.status !== 'submitted')
      throw new Fault('conflict', `The submission is ${submission.status} already.`);
    const story = await lockRow(c, newsResource, seen.news_id, null);
    await checkLimits(c, story);
    if (decision === 'accept') await settleSubmission(c, story, submission, 'accepted', text);
    else {
      const { verb, status } = states[decision];
      await updateRow(c, newsResource, story.id, {}, null, { action: verb, set: { status, review_note: text } });
    }
    return toSubmission(await find());
  });
}
