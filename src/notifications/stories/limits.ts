import type { Change } from '../../core/api/change.ts';
import { type StoredNotification, targetOfRow } from '../store.ts';
import { checkTarget } from '../targeting/limits.ts';
import { checkPushStory } from './source.ts';

/** The limits of a user hold for the story and the target of a notification that is there. @throws Fault `forbidden` */
export async function checkNotification(c: Change, row: StoredNotification): Promise<void> {
  await checkTarget(c, targetOfRow(row), row.news_id !== null);
  if (row.news_id !== null) await checkPushStory(c, row.news_id);
}
