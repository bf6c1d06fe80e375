import { sql } from 'kysely';
import { resource } from '../core/api/resource.ts';
import { type Actor, type App, anonymous } from '../core/app.ts';
import { isoTime } from '../core/clock.ts';
import { invalidField } from '../core/error.ts';
import { requireScope } from '../core/permission.ts';
import { removeUses, writeUses } from '../media/uses.ts';
import { cachedSettings } from '../settings/settings.ts';
import { editLocksOf } from '../users/edit-locks.ts';
import { peopleOf, personOf } from '../users/people.ts';
import { narrowNews, newsFilters, preparedFilters } from './list/filters.ts';
import { AdminInput, AdminItem, type NewsInput } from './model/news.ts';
import { checkLimits, checkWrite, storySeenBy } from './permissions.ts';
import { pushOnEdit, pushOnRemove } from './push/on-change.ts';
import { commentOnReturn } from './review/comments.ts';
import { saveStoryRevision } from './revisions/revisions.ts';
import { auditOf } from './revisions/snapshot.ts';
import { checkNotTrashed, type StateColumns, verbs, withTransition } from './states.ts';
import { storyRemoval, tellStoryChange } from './story-changes.ts';
import { followSubmission } from './submissions/follow.ts';
import type { StoredNews } from './tables.ts';
import { adminItemOf, pollsTopic, topicsOfRow } from './view.ts';
import { loadContext } from './view-context.ts';
import { copyUses } from './working-copy/files.ts';
import { summariesOf } from './working-copy/store.ts';
import { storyColumns, writeGone, writeParts } from './write.ts';

/** News as administrators manage it: rows by this resource, their state by the actions of `states.ts`. */
export const newsResource = resource<StoredNews>({
  name: 'news',
  one: 'news item',
  table: 'news',
  input: AdminInput,
  references: {
    category_id: { table: 'categories', isListed: true },
    place_ids: { table: 'places' },
    media_id: { table: 'media' },
    gallery: { table: 'media' },
  },
  noun: AdminItem,
  filters: newsFilters,
  prepareFilters: preparedFilters,
  sorts: [
    ...['-updated_at', 'published_at', 'created_at', 'id', 'priority', 'title', 'status', 'lang', 'category_id'],
    ...['content_type', 'author', 'views', 'expires_at', 'created_by', 'updated_by'],
  ],
  sortPrefixes: { title: 40 },
  nullable: ['published_at', 'category_id', 'author', 'expires_at', 'created_by', 'updated_by'],
  includes: { translations: { of: translationsOfRows } },
  access: { read: 'news.read', write: 'news.write', remove: 'news.delete' },
  topics: topicsOfRow,
  narrow: narrowNews,
  toNoun: async (app, row) => (await adminItems(app, [row]))[0],
  toNouns: adminItems,
  async toRow(c, input, before, state: StateColumns) {
    const fields = input as Partial<NewsInput> & { status?: 'draft' | 'review' };
    const isAction = Object.keys(state).length > 0;
    if (!isAction) checkNotTrashed(before);
    // By hand an item only goes from draft to review and back.
    if (before && fields.status !== undefined && before.status !== 'draft' && before.status !== 'review')
      throw invalidField('status', `is ${before.status}; it is changed by the actions ${verbs.join(', ')}`);
    const { basic, app } = cachedSettings(c.app);
    const defaults = { lang: basic.default_lang, breakingHours: app.breaking_hours };
    const columns = withTransition(c, before, await storyColumns(c, fields, before, state, defaults));
    requireScope(c.actor, 'news:write');
    await checkWrite(c, before, columns);
    return columns;
  },
  async afterWrite(c, row, before, { action, bulk }) {
    await writeParts(c, row, before);
    await saveStoryRevision(c, row, before, action);
    await followSubmission(c, row, before);
    if (row.review_note !== before?.review_note) await commentOnReturn(c, row, row.review_note);
    await pushOnEdit(c, row, before, action, bulk !== undefined);
  },
  audited: auditOf,
  async beforeRemove(c, row) {
    await checkLimits(c, row);
    await pushOnRemove(c, row);
    if (row.status === 'published') await tellStoryChange(c, 'removed', [row]);
    await writeGone(c, row);
    await writeUses(c, 'news', row.id, []);
    await removeUses(c, copyUses, [row.id]);
    for (const handler of storyRemoval(c.app)) await handler(c, row.id);
    await c.dialect.dropSearch(c.tx, 'news_index', row.id);
    c.touch(pollsTopic); // its polls belong to no story any more
  },
});

/** Rows with who edits them, what of them is not yet published, and the names of people. */
async function adminItems(app: App, rows: StoredNews[]) {
  const now = isoTime(app.now());
  const context = await loadContext(app, rows, app.db.write);
  const ids = rows.map((row) => row.id);
  const locks = await editLocksOf(app.db.write, 'news', ids, now);
  const copies = await summariesOf(app.db.write, ids);
  const people = await peopleOf(
    app.db.write,
    rows.flatMap((row) => [row.created_by, row.updated_by, row.assigned_to]),
  );
  return rows.map((row) => ({
    ...adminItemOf(app, row, context, now),
    created_by: personOf(people, row.created_by),
    updated_by: personOf(people, row.updated_by),
    assigned_to: personOf(people, row.assigned_to),
    editing: locks.get(row.id) ?? null,
    working_copy: copies.get(row.id) ?? null,
  }));
}

/** The other items of the stories of a page, by the id of the item on it. */
async function translationsOfRows(app: App, rows: StoredNews[], actor: Actor = anonymous) {
  const groups = [...new Set(rows.flatMap((row) => row.translation_group ?? []))];
  if (groups.length === 0) return new Map<number, unknown>();
  const items = await app.db.write
    .selectFrom('news')
    .select(['id', 'lang', 'status', 'translation_group', 'created_by'])
    .where('translation_group', 'in', groups)
    .where('status', '<>', sql.lit('trashed')) // not a parameter: its index is a partial one
    .orderBy('id')
    .execute();
  const byGroup = Map.groupBy(items.filter(storySeenBy(actor)), (item) => item.translation_group);
  const others = (row: StoredNews) =>
    (row.translation_group === null ? [] : (byGroup.get(row.translation_group) ?? []))
      .filter(({ id }) => id !== row.id)
      .map(({ id, lang, status }) => ({ id, lang, status }));
  return new Map(rows.map((row) => [row.id, others(row)]));
}
