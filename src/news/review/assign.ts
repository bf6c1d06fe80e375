import { type Change, change } from '../../core/api/change.ts';
import type { Actor, App } from '../../core/app.ts';
import { invalidField } from '../../core/error.ts';
import { workspaceTopic } from '../../users/edit-locks.ts';
import type { StoredNews } from '../tables.ts';
import { heldStory } from './comments.ts';

/** @throws Fault `invalid` for who cannot work on the story */
async function checkAssignee(c: Change, story: StoredNews, userId: number): Promise<void> {
  const user = await c.tx.selectFrom('users').select(['role', 'is_active']).where('id', '=', userId).executeTakeFirst();
  if (user?.is_active !== 1 || user.role === 'viewer')
    throw invalidField('user_id', 'names no active user who writes stories', 'not_found');
  if (user.role === 'contributor' && story.created_by !== userId)
    throw invalidField('user_id', 'is a contributor, who works on own stories only');
}

/**
 * Gives a story to a person, or to nobody. The story keeps its `rev`: who is editing it is not held up.
 * @throws Fault `not_found`, `invalid`, `forbidden`
 */
export const assignStory = (app: App, newsId: number, userId: number | null, actor: Actor): Promise<StoredNews> =>
  change(app, actor, async (c) => {
    const story = await heldStory(c, newsId);
    if (story.assigned_to === userId) return story;
    if (userId !== null) await checkAssignee(c, story, userId);
    await c.tx.updateTable('news').set({ assigned_to: userId }).where('id', '=', newsId).execute();
    const notify = userId === null || userId === actor.id ? [] : [userId];
    await c.audit('assign', 'news', newsId, { from: story.assigned_to, to: userId, notify });
    c.touch(workspaceTopic);
    return { ...story, assigned_to: userId };
  });
