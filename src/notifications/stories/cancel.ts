import type { Change } from '../../core/api/change.ts';
import { notificationOf, type StoredNotification, updateNotification } from '../store.ts';
import { isStoryVisible, pushStory } from './source.ts';

/** Why the program cancels a notification, each with a sentence for editors. */
const sentences = {
  story_withdrawn: 'Its story was taken back before all of it had gone out.',
  story_expired: 'The time of its story had passed before all of it had gone out.',
  story_removed: 'Its story was removed before all of it had gone out.',
  not_approved: 'Another person did not approve it.',
  story_language: 'Its story was given another language before all of it had gone out.',
} as const;
export type CancelCode = keyof typeof sentences;

/** The view of `cancel_code`. */
export const cancelledOf = (code: string | null): { code: string; text: string } | null =>
  code === null ? null : { code, text: sentences[code as CancelCode] };

/** States in which something of a notification may still go out. */
export const openStates = ['awaiting_approval', 'scheduled', 'queued', 'sending', 'paused'] as const;

/** Cancels a notification that the change has locked: what was sent stays sent, the rest is skipped. */
export async function cancelOpen(c: Change, row: StoredNotification, code: CancelCode | null): Promise<void> {
  const { id, rev } = row;
  await updateNotification(c.tx, id, {
    status: 'cancelled',
    cancel_code: code,
    goes_with: null,
    rev: rev + 1,
    updated_at: c.now,
  });
  await c.tx
    .updateTable('notification_batches')
    .set({ status: 'skipped', ended_at: c.now })
    .where('notification_id', '=', id)
    .where('status', '=', 'pending')
    .execute();
  await c.audit('cancel', 'notifications', id, code === null ? {} : { reason: code });
}

/** Why a notification must not go out because of its story; null: it may. */
async function reasonOf(c: Change, row: StoredNotification): Promise<CancelCode | null> {
  if (row.needs_story !== 1 || row.news_id === null) return null;
  const story = await pushStory(c, row.news_id);
  if (!story) return 'story_removed';
  if (isStoryVisible(c, story, c.now)) return null;
  return story.expires_at !== null && story.expires_at <= c.now ? 'story_expired' : 'story_withdrawn';
}

/** Whether the planned time of its story has come, and the job that publishes the story has not run yet. */
export async function appearsSoon(c: Change, { news_id }: StoredNotification): Promise<boolean> {
  const story = news_id === null ? undefined : await pushStory(c, news_id);
  return story?.status === 'scheduled' && story.published_at !== null && story.published_at <= c.now;
}

/**
 * Cancels a notification that the change has locked when readers do not see its story.
 * @returns whether it did
 */
export async function cancelWithdrawn(c: Change, row: StoredNotification): Promise<boolean> {
  const code = await reasonOf(c, row);
  if (code === null) return false;
  await cancelOpen(c, row, code);
  return true;
}

/** Locks a notification. Undefined when nothing of it can be sent any more. */
export async function lockOpen(c: Change, id: number): Promise<StoredNotification | undefined> {
  await c.dialect.lockRow(c.tx, 'notifications', id);
  const row = await notificationOf(c.tx, id);
  return row && (openStates as readonly string[]).includes(row.status) ? row : undefined;
}
