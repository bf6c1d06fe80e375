import { expressionBuilder, sql } from 'kysely';
import { Type } from 'typebox';
import { resource } from '../core/api/resource.ts';
import { whereEqual } from '../core/api/resource-list.ts';
import { isoTime } from '../core/clock.ts';
import type { SearchQuery } from '../core/db/dialect.ts';
import { invalidField } from '../core/error.ts';
import { Id, Lang, Time } from '../model/common.ts';
import { AdminInput, AdminItem, type NewsInput, NewsStatuses } from '../model/news/news.ts';
import { visibleAt } from '../schema/news-visible.ts';
import type { Tables } from '../schema/tables.ts';
import { cachedSettings } from '../settings/settings.ts';
import { matchOf, searchedFields } from '../text/match.ts';
import { labelled } from './labels/filter.ts';
import { checkLimits, checkWrite } from './permissions.ts';
import { pushOnEdit, pushOnRemove } from './push/on-change.ts';
import { saveRevision } from './revisions/revisions.ts';
import { auditOf } from './revisions/snapshot.ts';
import { checkNotTrashed, type State, verbs, withTransition } from './states.ts';
import { adminItemOf, pollsTopic, type StoredNews, topicsOfRow } from './view.ts';
import { loadContext } from './view-context.ts';
import { editLocksOf } from './workflow/edit-lock.ts';
import { summariesOf } from './working-copy/store.ts';
import { columnsOf, writeGone, writeParts } from './write.ts';

/** Matches of a search that the list looks at. */
const mostMatches = 10_000;

const adminSearch = (text: string): SearchQuery => ({
  match: matchOf(text),
  quality: 'sound',
  fields: searchedFields.length,
  bound: { limit: mostMatches },
});

const statuses = [...NewsStatuses, 'expired'] as const;
type Status = (typeof statuses)[number];

/** News as administrators manage it: rows by this resource, their state by the actions of `states.ts`. */
export const newsResource = resource<StoredNews>({
  name: 'news',
  one: 'news item',
  table: 'news',
  input: AdminInput,
  references: { category_id: { table: 'categories', isListed: true }, place_ids: { table: 'places' } },
  noun: AdminItem,
  filters: {
    status: Type.Array(Type.Enum([...statuses]), { maxItems: statuses.length, description: 'Any of these' }),
    lang: Lang,
    category_id: Id,
    is_featured: Type.Boolean(),
    is_breaking: Type.Boolean(),
    translation_group: Id,
    author: Type.String({ maxLength: 200, description: 'The author, in any spelling' }),
    created_by: Id,
    from: Type.Intersect([Time], { description: 'Published (or created, while unpublished) at this time or later' }),
    to: Type.Intersect([Time], { description: 'The same, before this time' }),
  },
  sorts: ['-updated_at', 'published_at', 'created_at', 'id', 'priority', 'title'],
  nullable: ['published_at'],
  access: { read: 'news.read', write: 'news.write', remove: 'news.delete' },
  topics: topicsOfRow,
  narrow(app, query, { search, is_breaking, status, author, from, to, ...equal }) {
    const now = isoTime(app.now());
    let q = whereEqual(query, equal);
    if (is_breaking === true) q = q.where('breaking_until', '>', now);
    if (is_breaking === false) q = q.where(sql<boolean>`(breaking_until is null or breaking_until <= ${now})`);
    if (status !== undefined) q = q.where(inStatus(status as Status[], now));
    if (typeof author === 'string') q = q.where(labelled('author', author)(expressionBuilder<Tables, 'news'>()));
    if (typeof from === 'string') q = q.where(sql<boolean>`coalesce(published_at, created_at) >= ${utc(from)}`);
    if (typeof to === 'string') q = q.where(sql<boolean>`coalesce(published_at, created_at) < ${utc(to)}`);
    if (typeof search === 'string') q = q.where('id', 'in', app.db.dialect.matchIds(adminSearch(search)));
    return q;
  },
  async toNoun(app, row) {
    const now = isoTime(app.now());
    const editing = (await editLocksOf(app.db.write, [row.id], now)).get(row.id) ?? null;
    const working_copy = (await summariesOf(app.db.write, [row.id])).get(row.id) ?? null;
    return { ...adminItemOf(app, row, await loadContext(app, [row]), now), editing, working_copy };
  },
  async toNouns(app, rows) {
    const now = isoTime(app.now());
    const context = await loadContext(app, rows);
    const ids = rows.map((row) => row.id);
    const locks = await editLocksOf(app.db.write, ids, now);
    const copies = await summariesOf(app.db.write, ids);
    return rows.map((row) => ({
      ...adminItemOf(app, row, context, now),
      editing: locks.get(row.id) ?? null,
      working_copy: copies.get(row.id) ?? null,
    }));
  },
  async toRow(c, input, before, state: State) {
    const fields = input as Partial<NewsInput> & { status?: 'draft' | 'review' };
    const isAction = Object.keys(state).length > 0;
    if (!isAction) checkNotTrashed(before);
    // By hand an item only goes from draft to review and back.
    if (before && fields.status !== undefined && before.status !== 'draft' && before.status !== 'review')
      throw invalidField('status', `is ${before.status}; it is changed by the actions ${verbs.join(', ')}`);
    const { basic, app } = cachedSettings(c.app);
    const defaults = { lang: basic.default_lang, breakingHours: app.breaking_hours };
    const columns = withTransition(c, before, await columnsOf(c, fields, before, state, defaults));
    await checkWrite(c, before, columns);
    return columns;
  },
  async afterWrite(c, row, before, { action, bulk }) {
    await writeParts(c, row, before);
    await saveRevision(c, row, before, action);
    await pushOnEdit(c, row, before, action, bulk !== undefined);
  },
  audited: auditOf,
  async beforeRemove(c, row) {
    await checkLimits(c, row);
    await pushOnRemove(c, row);
    await writeGone(c, row);
    await c.dialect.dropSearch(c.tx, 'news_index', row.id);
    c.touch(pollsTopic); // its polls belong to no story any more
  },
});

const utc = (time: string): string => isoTime(Date.parse(time));

/** An item whose time has passed is expired and archived, and no longer published, whatever the clock's job has done yet. */
function inStatus(wanted: Status[], now: string) {
  const over = sql`(expires_at is not null and expires_at <= ${now})`;
  const conditions = wanted.map((status) => {
    if (status === 'published') return visibleAt(now);
    if (status === 'archived') return sql`(status = 'archived' or (status = 'published' and not ${visibleAt(now)}))`;
    if (status === 'expired') return sql`(status in ('published', 'archived') and ${over})`;
    return sql`status = ${status}`;
  });
  return sql<boolean>`(${conditions.length ? sql.join(conditions, sql` or `) : sql`1 = 0`})`;
}
