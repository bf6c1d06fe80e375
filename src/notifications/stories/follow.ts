import type { Change } from '../../core/api/change.ts';
import type { Followed } from '../../model/notification.ts';
import { fold } from '../../text/fold.ts';
import { sendJob } from '../delivery/retry.ts';
import { type StoredNotification, updateNotification } from '../store.ts';
import { type CancelCode, holdOpen, openStates, stopOpen } from './cancel.ts';

// What becomes of notifications when their story does. The story is held by the change; notifications are held after
// it, in the order of their ids.

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
    const row = await holdOpen(c, id);
    if (row && ties.some((tie) => row[tie] !== null && stories.includes(row[tie]))) await work(row);
  }
}

const edit = (c: Change, { id, rev }: StoredNotification, columns: Edit): Promise<void> =>
  updateNotification(c.tx, id, { ...columns, rev: rev + 1, updated_at: c.now });

/** Stories that readers see no longer: what was planned with them, and what is left of what goes out about them, ends. */
export const withdraw = (c: Change, stories: readonly number[], code: CancelCode): Promise<void> =>
  each(c, ['news_id', 'goes_with'], stories, async (row) => {
    if (row.needs_story === 1) await stopOpen(c, row, code);
  });

/** A story that waits for its time has another one: what was planned with it moves along. */
export const moveTo = (c: Change, story: number, at: string): Promise<void> =>
  each(c, ['goes_with'], [story], (row) => edit(c, row, { scheduled_at: at }));

/** When a story that is scheduled comes out; null: it is out, or nobody has planned it. */
async function comesAt(c: Change, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const story = await c.tx
    .selectFrom('news')
    .select(['status', 'published_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return story?.status === 'scheduled' ? story.published_at : null;
}

/** Stories have appeared: what was planned with them goes out, unless it is about one that still waits itself. */
export const release = (c: Change, stories: readonly number[]): Promise<void> =>
  each(c, ['goes_with'], stories, async (row) => {
    const later = await comesAt(c, row.news_id);
    if (later !== null) return edit(c, row, { goes_with: row.news_id, scheduled_at: later });
    const isPaused = row.status === 'paused';
    await edit(c, row, { goes_with: null, scheduled_at: c.now, ...(isPaused ? {} : { status: 'queued' }) });
    await c.enqueue(sendJob(row.id, null));
  });

/** What a notification says of its story. */
type Texts = Pick<StoredNotification, Followed>;

/**
 * A story reads differently: notifications that have not gone out and follow it are told anew.
 * @param tell what one says now, given what it says by itself
 */
export const retell = (c: Change, story: number, tell: (row: StoredNotification) => Texts): Promise<void> =>
  each(c, ['news_id'], [story], async (row) => {
    const follows = JSON.parse(row.follows) as Followed[];
    if (follows.length === 0 || row.batches !== null) return;
    const told = tell(row);
    const texts: Texts = { title: row.title, body: row.body, image_url: row.image_url };
    for (const field of follows) Object.assign(texts, { [field]: told[field] });
    if (texts.title === row.title && texts.body === row.body && texts.image_url === row.image_url) return;
    await edit(c, row, { ...texts, search_text: fold(`${texts.title} ${texts.body}`) });
  });
