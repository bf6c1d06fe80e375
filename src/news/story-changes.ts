import type { Change } from '../core/api/change.ts';
import type { Stored } from '../core/db/table.ts';
import { hook } from '../core/hook.ts';
import type { NewsRow } from './tables.ts';

/** What readers notice of a story. */
type StoryChange = 'published' | 'updated' | 'removed';

/** The columns that say which story it is. */
export type ChangedStory = Pick<
  Stored<NewsRow>,
  'id' | 'lang' | 'slug' | 'title' | 'category_id' | 'status' | 'published_at' | 'updated_at'
>;

export const changedStoryColumns = [
  'id',
  'lang',
  'slug',
  'title',
  'category_id',
  'status',
  'published_at',
  'updated_at',
] as const satisfies (keyof ChangedStory)[];

/**
 * Called in the transaction that changes published stories. It follows the stored state, so that each story appears and
 * goes once: what the clock does counts when its job does it.
 */
export const storyChanges = hook<(c: Change, change: StoryChange, stories: readonly ChangedStory[]) => Promise<void>>();

/** Calls the handlers of `storyChanges`. */
export async function tellStoryChange(c: Change, change: StoryChange, stories: readonly ChangedStory[]): Promise<void> {
  if (stories.length === 0 || c.isSilent) return;
  for (const handler of storyChanges(c.app)) await handler(c, change, stories);
}

/**
 * Called in the transaction that removes a story for good, while its row is still there: what other modules attach to it
 * beyond the rows that the database removes with it.
 */
export const storyRemoval = hook<(c: Change, id: number) => Promise<void>>();
