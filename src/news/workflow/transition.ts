import { categoryIds } from '../../categories/categories.ts';
import { change } from '../../core/api/change.ts';
import { type AnyRow, insertRow, lockRow, updateRow } from '../../core/api/resource.ts';
import type { Actor, App } from '../../core/app.ts';
import { instant, isoTime } from '../../core/clock.ts';
import { invalidField } from '../../core/error.ts';
import type { PostedNews } from '../../model/news/news.ts';
import { tidyText } from '../../text/normalise.ts';
import { newsResource } from '../resource.ts';
import { checkNotTrashed, isThere, published, type State, stateAfter, type Verb } from '../states.ts';
import type { StoredNews } from '../view.ts';

/** What a verb may be told besides. */
interface Told {
  /** For `publish`: a time to come schedules. */
  publishAt?: string | undefined;
  /** For `reject`: what is to be done. */
  note?: string | undefined;
}

/**
 * Moves an item to another state. A verb that changes nothing (a second click) is no edit and raises nothing.
 * @throws Fault `not_found`, `stale`, `conflict`, `invalid`
 */
export async function move(app: App, id: number, verb: Verb, told: Told, rev: number | null, actor: Actor) {
  const row = await change(app, actor, async (c): Promise<AnyRow> => {
    const before = await lockRow(c, newsResource, id, rev);
    const item = before as unknown as StoredNews;
    const state = stateAfter(c, item, verb, told.publishAt);
    if (isThere(item, state)) return before;
    if (verb === 'reject') state.review_note = tidyText(told.note ?? '') || null;
    return updateRow(c, newsResource, id, { state }, null, verb);
  });
  return { data: await newsResource.toNoun(app, row), rev: row.rev ?? 0 };
}

/**
 * The old `POST /api/news.php`: adds an item, or edits the one with `id`, and publishes it unless `status` says
 * otherwise; a future `published_at` schedules.
 * @throws Fault `not_found`, `stale`, `invalid`, `conflict` for an item in the trash
 */
export async function post(app: App, input: PostedNews, rev: number | null, actor: Actor) {
  const { id, category, status, published_at, ...fields } = input;
  const patch: Record<string, unknown> = fields;
  if (id === undefined && fields.title === undefined) throw invalidField('title', 'is required');
  if (category !== undefined) {
    const [found] = await categoryIds(app, category);
    if (found === undefined) throw invalidField('category', 'is no category');
    patch.category_id = found;
  }
  const row = await change(app, actor, async (c) => {
    const before = id === undefined ? null : ((await lockRow(c, newsResource, id, rev)) as unknown as StoredNews);
    const expiry =
      fields.expires_at === undefined ? before?.expires_at : fields.expires_at && isoTime(instant(fields.expires_at));
    const item = { published_at: before?.published_at ?? null, expires_at: expiry ?? null };
    const isOut = status === undefined || status === 'published' || status === 'scheduled';
    checkNotTrashed(before);
    const state: State = isOut
      ? published(c, item, published_at)
      : { status, ...(published_at === undefined ? {} : { published_at: isoTime(instant(published_at)) }) };
    if (status === 'scheduled' && state.status !== 'scheduled')
      throw invalidField('published_at', 'must be a time to come');
    const whole = { ...patch, state };
    return id === undefined ? insertRow(c, newsResource, whole) : updateRow(c, newsResource, id, whole, null);
  });
  return { id: row.id, created: id === undefined, rev: row.rev ?? 0, data: await newsResource.toNoun(app, row) };
}
