import type { Change } from '../../core/api/change.ts';
import type { Db } from '../../core/db/database.ts';
import { Fault } from '../../core/error.ts';
import { hook } from '../../core/hook.ts';

/** What decides about the pushes of a story. Times are ISO. */
export interface PushStory {
  status: 'draft' | 'review' | 'scheduled' | 'published' | 'archived' | 'trashed';
  published_at: string | null;
  expires_at: string | null;
  /** Slug of its category. */
  category: string | null;
}

/** Reads stories for notifications; undefined: there is no such story. */
interface StorySource {
  find(db: Db, id: number): Promise<PushStory | undefined>;
  /** Whether readers see it at an instant (ISO time). */
  isVisible(story: Pick<PushStory, 'status' | 'expires_at'>, at: string): boolean;
  /** Locks the story until the change ends. */
  lock(c: Change, id: number): Promise<void>;
  /** @throws Fault `forbidden` for a story outside of the languages, categories and places of who makes the change */
  check(c: Change, id: number): Promise<void>;
}

/** The module of news comes after this one and adds its source. Without one no notification can name a story. */
export const storySources = hook<StorySource>();

export async function pushStory(c: Change, id: number): Promise<PushStory | undefined> {
  for (const source of storySources(c.app)) {
    const story = await source.find(c.tx, id);
    if (story) return story;
  }
  return undefined;
}

/** Whether readers see a story at an instant (ISO time). */
export const isStoryVisible = (c: Change, story: Pick<PushStory, 'status' | 'expires_at'>, at: string): boolean =>
  [...storySources(c.app)].some((source) => source.isVisible(story, at));

/**
 * The same of a story that the change locks until it ends.
 * @throws Fault `forbidden` as `check`, naming `news_id`
 */
export async function lockStory(c: Change, id: number): Promise<PushStory | undefined> {
  for (const source of storySources(c.app)) await source.lock(c, id);
  await checkPushStory(c, id);
  return pushStory(c, id);
}

/** @throws Fault `forbidden` as `check`, naming `news_id` */
export async function checkPushStory(c: Change, id: number): Promise<void> {
  for (const source of storySources(c.app))
    try {
      await source.check(c, id);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      throw new Fault(error.code, error.message, { errors: [{ field: 'news_id', message: error.message }] });
    }
}
