import type { Change } from '../../core/api/change.ts';
import { isVisible } from '../../schema/news-visible.ts';
import { notificationOf, type StoredNotification, updateNotification } from '../store.ts';

/** Why the program cancels a notification, each with what an editor is told. */
const sentences = {
  story_withdrawn: 'Its story was taken back before all of it had gone out.',
  story_expired: 'The time of its story had passed before all of it had gone out.',
  story_removed: 'Its story was removed before all of it had gone out.',
  story_language: 'Its story was given another language before all of it had gone out.',
} as const;
export type CancelCode = keyof typeof sentences;

/** What the desk is shown of `cancel_code`. */
export const cancelledOf = (code: string | null): { code: string; text: string } | null =>
  code === null ? null : { code, text: sentences[code as CancelCode] };

/** States in which something of a notification may still go out. */
export const openStates = ['scheduled', 'queued', 'sending', 'paused'] as const;

/** Ends a notification that is held by the change: what has gone out stays out, what is left is skipped. */
export async function stopOpen(c: Change, row: StoredNotification, code: CancelCode | null): Promise<void> {
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
  const story = await c.tx
    .selectFrom('news')
    .select(['status', 'expires_at'])
    .where('id', '=', row.news_id)
    .executeTakeFirst();
  if (!story) return 'story_removed';
  if (isVisible(story, c.now)) return null;
  return story.expires_at !== null && story.expires_at <= c.now ? 'story_expired' : 'story_withdrawn';
}

/**
 * Cancels a notification, held by the change, whose story is not out (any more).
 * @returns whether it did
 */
export async function stopWithdrawn(c: Change, row: StoredNotification): Promise<boolean> {
  const code = await reasonOf(c, row);
  if (code === null) return false;
  await stopOpen(c, row, code);
  return true;
}

/** Holds a notification, and gives it as it is then; undefined once nothing of it may go out any more. */
export async function holdOpen(c: Change, id: number): Promise<StoredNotification | undefined> {
  await c.dialect.lockRow(c.tx, 'notifications', id);
  const row = await notificationOf(c.tx, id);
  return row && (openStates as readonly string[]).includes(row.status) ? row : undefined;
}
