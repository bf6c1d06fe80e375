import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Actor, App } from '../core/app.ts';
import { type Change, change } from '../core/change.ts';
import { instant, isoTime } from '../core/clock.ts';
import { Fault, invalidField } from '../core/error.ts';
import { type AnyRow, insertRow, lockRow, resource, updateRow } from '../core/resource.ts';
import { Id, Lang } from '../model/common.ts';
import { DeskInput, DeskItem, NewsStatuses, type PostedNews } from '../model/news.ts';
import { known as knownSettings } from '../settings/settings.ts';
import { parseSearch } from '../text/tokens.ts';
import { categories, categoryIds } from './categories.ts';
import { deskItemOf, type StoredNews } from './shape.ts';
import { columnsOf, topicsOfRow, writeGone, writeParts } from './write.ts';

/** The verbs of the desk: they move an item from one state to another. */
export const verbs = ['publish', 'unpublish', 'archive', 'trash', 'restore'] as const;
export type Verb = (typeof verbs)[number];

interface State {
  status: StoredNews['status'];
  published_at?: string;
}

/** Search hits that the desk's list looks at. */
const mostHits = 10_000;

/** News as the desk manages it. The admin door reaches rows through this, and their state through `move`. */
export const newsResource = resource<StoredNews>({
  name: 'news',
  one: 'news item',
  table: 'news',
  input: DeskInput,
  noun: DeskItem,
  filters: {
    status: Type.Enum([...NewsStatuses]),
    lang: Lang,
    category_id: Id,
    is_featured: Type.Boolean(),
    is_breaking: Type.Boolean(),
    translation_group: Id,
  },
  sorts: ['-updated_at', 'published_at', 'created_at', 'id', 'priority', 'title'],
  access: { read: 'viewer', write: 'editor' },
  topics: topicsOfRow,
  narrow(app, query, { search, is_breaking, ...equal }) {
    const now = isoTime(app.now());
    let q = query;
    for (const [name, value] of Object.entries(equal))
      if (value !== undefined) q = q.where(name, '=', (typeof value === 'boolean' ? +value : value) as never);
    if (is_breaking === true) q = q.where('breaking_until', '>', now as never);
    if (is_breaking === false) q = q.where(sql<boolean>`(breaking_until is null or breaking_until <= ${now})`);
    if (typeof search === 'string')
      q = q.where('id', 'in', app.db.dialect.searchIds('news_search', parseSearch(search), mostHits));
    return q;
  },
  async toNoun(app, row) {
    return deskItemOf(app, row, await categories(app), isoTime(app.now()));
  },
  async toRow(c, input, before) {
    // `state` comes from the verbs below; no body can name it. By hand an item only goes from draft to review and back.
    const { state, ...fields } = input as { state?: State; status?: State['status'] };
    if (before && fields.status !== undefined && before.status !== 'draft' && before.status !== 'review')
      throw invalidField('status', `is ${before.status}; it is changed by the verbs ${verbs.join(', ')}`);
    return columnsOf(c, { ...fields, ...state }, before, defaultsOf(c.app));
  },
  afterWrite: writeParts,
  async beforeRemove(c, row) {
    await writeGone(c, row);
    await c.dialect.dropSearch(c.tx, 'news_search', row.id);
  },
});

const defaultsOf = (app: App) => {
  const { basic, app: appSettings } = knownSettings(app);
  return { lang: basic.default_lang, breakingHours: appSettings.breaking_hours };
};

/**
 * The state that publishing gives: at once, or at the time that is wanted. An item that was out before keeps its time.
 * @throws Fault `invalid` for an item that would expire before it appears
 */
function published(c: Change, item: Partial<StoredNews>, wanted: string | undefined): State {
  const kept = item.published_at != null && item.published_at <= c.now ? item.published_at : undefined;
  const at = wanted === undefined ? (kept ?? c.now) : isoTime(instant(wanted));
  if (item.expires_at != null && (item.expires_at <= c.now || item.expires_at <= at))
    throw invalidField('expires_at', 'has passed by the time of publication');
  return { status: at > c.now ? 'scheduled' : 'published', published_at: at };
}

function stateAfter(c: Change, item: StoredNews, verb: Verb, at: string | undefined): State {
  if (verb === 'publish') {
    if (item.status === 'trashed') throw new Fault('conflict', 'The item is in the trash; restore it first.');
    return published(c, item, at);
  }
  if (verb === 'restore' && item.status !== 'trashed' && item.status !== 'archived')
    throw new Fault('conflict', `The item is ${item.status}; there is nothing to restore.`);
  return { status: verb === 'archive' ? 'archived' : verb === 'trash' ? 'trashed' : 'draft' };
}

/**
 * Moves an item to another state. A verb that changes nothing (a second click) is no edit and raises nothing.
 * @param publishAt for `publish`: a future time schedules
 * @throws Fault `not_found`, `stale`, `conflict`, `invalid`
 */
export async function move(
  app: App,
  id: number,
  verb: Verb,
  publishAt: string | undefined,
  rev: number | null,
  actor: Actor,
) {
  const row = await change(app, actor, async (c): Promise<AnyRow> => {
    const before = (await lockRow(c, newsResource, id, rev)) as unknown as StoredNews;
    const state = stateAfter(c, before, verb, publishAt);
    const same = state.status === before.status && (state.published_at ?? before.published_at) === before.published_at;
    return same ? (before as unknown as AnyRow) : updateRow(c, newsResource, id, { state }, null, verb);
  });
  return { data: await newsResource.toNoun(app, row), rev: row.rev ?? 0 };
}

/**
 * The old `POST /api/news.php`: adds an item, or edits the one with `id`, and publishes it unless `status` says
 * otherwise; a future `published_at` schedules.
 * @throws Fault `not_found`, `stale`, `invalid`
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
    const state = postedState(
      c,
      { published_at: before?.published_at ?? null, expires_at: expiry ?? null },
      status,
      published_at,
    );
    const whole = { ...patch, state };
    return id === undefined ? insertRow(c, newsResource, whole) : updateRow(c, newsResource, id, whole, null);
  });
  return { id: row.id, created: id === undefined, rev: row.rev ?? 0, data: await newsResource.toNoun(app, row) };
}

function postedState(
  c: Change,
  item: Partial<StoredNews>,
  status: StoredNews['status'] | undefined,
  at: string | undefined,
): State {
  if (status === undefined || status === 'published' || status === 'scheduled') {
    const state = published(c, item, at);
    if (status === 'scheduled' && state.status !== 'scheduled')
      throw invalidField('published_at', 'must be a time to come');
    return state;
  }
  return { status, ...(at === undefined ? {} : { published_at: isoTime(instant(at)) }) };
}
