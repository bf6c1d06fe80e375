import type { Change } from '../../core/api/change.ts';
import { Fault } from '../../core/error.ts';
import { followed } from '../../notifications/model/notification.ts';
import { takeNotification } from '../../notifications/send.ts';
import { earlierPushes } from '../../notifications/stories/story.ts';
import { checkInput } from '../../notifications/validate.ts';
import { cachedSettings, linkSchemes } from '../../settings/settings.ts';
import { checkLimits } from '../permissions.ts';
import type { StoredNews } from '../tables.ts';
import { isVisible } from '../visible.ts';
import { notificationInput } from './publish-and-notify.ts';

/** The push of a story: a new one, or the one that it had. */
interface Pushed {
  notification: { id: number; status: string };
  isNew: boolean;
}

/**
 * Sends an item that readers see to the phones of its language, with its own words; its other languages are items of
 * their own. One that was pushed, or is going to be, is not pushed again: a repeat of the request changes nothing.
 * @param row that the change has locked
 * @throws Fault `conflict` for one that readers do not see, `forbidden` outside of the limits of the user
 */
export async function notifyOnce(c: Change, row: StoredNews): Promise<Pushed> {
  await checkLimits(c, row);
  const earlier = (await earlierPushes(c.tx, [row.id])).get(row.id);
  if (earlier) return { notification: { id: earlier.id, status: earlier.status }, isNew: false };
  if (!isVisible(row, c.now)) throw new Fault('conflict', 'is not published: readers do not see it');
  const input = await notificationInput(c, row, c.now, {});
  checkInput(input, linkSchemes(cachedSettings(c.app)));
  const { id, status } = await takeNotification(c, input, { origin: 'publish', follows: followed });
  return { notification: { id, status }, isNew: true };
}
