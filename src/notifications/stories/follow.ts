import type { Change } from '../../core/api/change.ts';
import { fold } from '../../text/fold.ts';
import { sendJob } from '../jobs.ts';
import type { Followed } from '../model/notification.ts';
import { type StoredNotification, updateNotification } from '../store.ts';
import { type CancelCode, cancelOpen, lockOpen, openStates } from './cancel.ts';
import { pushStory } from './source.ts';

// What happens to notifications when their story changes. The change has locked the story; notifications are locked
// after it, in the order of their ids.

type Edit = Partial<StoredNotification>;
type Tie = 'news_id' | 'goes_with';

/** What may still go out and has one of these ties to one of the stories. */
async function each(
  c: Change,
  ties: readonly Tie[],
  stories: readonly number[],
  work: (row: StoredNotification) => Promise<void>,
): Promise<void> {
  if (stories.length === 0) return;
  const rows = await c.tx
    .selectFrom('notifications')
    .select('id')
    .where((e) => e.or(ties.map((tie) => e(tie, 'in', stories))))
    .where('status', 'in', openStates)
    .orderBy('id')
    .execute();
  for (const { id } of rows) {
    const row = await lockOpen(c, id);
    if (row && ties.some((tie) => row[tie] !== null && stories.includes(row[tie]))) await work(row);
  }
}

const edit = (c: Change, { id, rev }: StoredNotification, columns: Edit): Promise<void> =>
  updateNotification(c.tx, id, { ...columns, rev: rev + 1, updated_at: c.now });

/** Cancels what was planned with stories that readers do not see any more, and what is not sent yet about them. */
export const withdraw = (c: Change, stories: readonly number[], code: CancelCode): Promise<void> =>
  each(c, ['news_id', 'goes_with'], stories, async (row) => {
    if (row.needs_story === 1) await cancelOpen(c, row, code);
  });

/** A scheduled story has another time: what was planned with it has the same. */
export const reschedule = (c: Change, story: number, at: string): Promise<void> =>
  each(c, ['goes_with'], [story], (row) => edit(c, row, { scheduled_at: at }));

/** When a scheduled story is published; null: it is not scheduled. */
async function comesAt(c: Change, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const story = await pushStory(c, id);
  return story?.status === 'scheduled' ? story.published_at : null;
}

/** Sends what was planned with stories that are published now, unless it is about one that is still scheduled. */
export const releaseStories = (c: Change, stories: readonly number[]): Promise<void> =>
  each(c, ['goes_with'], stories, async (row) => {
    const publishAt = await comesAt(c, row.news_id);
    if (publishAt !== null) return edit(c, row, { goes_with: row.news_id, scheduled_at: publishAt });
    const isPaused = row.status === 'paused';
    await edit(c, row, { goes_with: null, scheduled_at: c.now, ...(isPaused ? {} : { status: 'queued' }) });
    await c.enqueue(sendJob(row.id, null));
  });

/** The texts of a notification that may follow its story. */
type Texts = Pick<StoredNotification, Followed>;

/**
 * The texts of a story have changed: those of its notifications that follow them and are not sent yet change, too.
 * @param textsOf the texts of a notification as they are now
 */
export const refreshTexts = (c: Change, story: number, textsOf: (row: StoredNotification) => Texts): Promise<void> =>
  each(c, ['news_id'], [story], async (row) => {
    const follows = JSON.parse(row.follows) as Followed[];
    if (follows.length === 0 || row.batches !== null) return;
    const current = textsOf(row);
    const texts: Texts = { title: row.title, body: row.body, image_url: row.image_url };
    for (const field of follows) Object.assign(texts, { [field]: current[field] });
    if (texts.title === row.title && texts.body === row.body && texts.image_url === row.image_url) return;
    await edit(c, row, { ...texts, search_text: fold(`${texts.title} ${texts.body}`) });
  });
