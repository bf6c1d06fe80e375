import { sql } from 'kysely';
import { Type } from 'typebox';
import { categoriesOfStories } from '../../categories/categories.ts';
import { countRows, filteredRows, listQueryOf } from '../../core/api/resource-list.ts';
import type { ActRoute } from '../../core/api/route.ts';
import type { App } from '../../core/app.ts';
import { isoTime } from '../../core/clock.ts';
import { offMainThread } from '../../core/db/reader/off-main-thread.ts';
import { peopleOf } from '../../users/people.ts';
import { NewsCounts } from '../model/admin-list.ts';
import { onlyBy } from '../permissions.ts';
import { newsResource } from '../resource.ts';
import { visibleAt } from '../visible.ts';

const mostPeople = 50;

/** The filters of a request, and those that no request changes: contributors count their own stories. */
interface ListRequest {
  query: Record<string, unknown>;
  forced: Record<string, unknown>;
}

interface Group {
  value: unknown;
  count: number;
}

/** Stories by each value of a column, with all filters but its own; the most frequent first. */
async function facet(app: App, { query, forced }: ListRequest, own: string, column = sql.ref(own), most = 1_000) {
  const others = { ...query, [own]: undefined, ...forced };
  const { rows } = await filteredRows(app, newsResource, others, app.db.read);
  // A query of its own for the value: PostgreSQL takes an expression with a parameter for another one each time.
  const values = rows.clearSelect().select(column.as('value'));
  const groups = await app.db.read
    .selectFrom(values.as('values'))
    .select(['value', (e) => e.fn.countAll<number>().as('count')])
    .groupBy('value')
    .orderBy('count', 'desc')
    .orderBy('value')
    .limit(most)
    .$castTo<Group>()
    .execute();
  return groups;
}

/** Stories of what was merged into another category, and is still being moved, count there. */
async function byPresent(app: App, groups: Group[]): Promise<Group[]> {
  const all = await categoriesOfStories(app);
  const counts = new Map<unknown, number>();
  for (const { value, count } of groups) {
    const present = all.get(value as number)?.row.id ?? value;
    counts.set(present, (counts.get(present) ?? 0) + count);
  }
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count);
}

/** How many stories the filters leave, and how many each other value of a filter would. */
async function newsCounts(app: App, request: ListRequest) {
  const now = isoTime(app.now());
  const status = sql`case when status = 'published' and not ${visibleAt(now)} then 'archived' else status end`;
  const { rows } = await filteredRows(app, newsResource, { ...request.query, ...request.forced }, app.db.read);
  const by = await facet(app, request, 'created_by', undefined, mostPeople);
  const people = await peopleOf(
    app.db.read,
    by.map(({ value }) => value as number | null),
  );
  return {
    total: await countRows(rows),
    status: await facet(app, request, 'status', status),
    lang: await facet(app, request, 'lang'),
    category: await byPresent(app, await facet(app, request, 'category_id')),
    content_type: await facet(app, request, 'content_type'),
    created_by: by.map((group) => ({ ...group, name: people.get(group.value as number)?.name ?? null })),
  };
}

const { page, limit, cursor, count, sort, fields, include, ...filters } = listQueryOf(newsResource).properties;

export const countsRoute: ActRoute = {
  method: 'GET',
  tag: 'Admin: news',
  access: 'news.read',
  path: '/api/admin/news/counts',
  query: Type.Object(filters),
  reply: NewsCounts,
  summary: 'How many stories there are by status, language, category, type and author, under the filters of the list',
  // It reads all the stories that the filters leave.
  async run(app, { query, actor }) {
    const author = onlyBy(actor);
    const forced = author === undefined ? {} : { created_by: author };
    return { data: await offMainThread(() => newsCounts(app, { query, forced })) };
  },
};
