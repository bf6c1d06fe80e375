import { sql } from 'kysely';
import { pageMeta } from '../../core/api/read.ts';
import type { App } from '../../core/app.ts';
import { instant, isoTime } from '../../core/clock.ts';
import type { Stored } from '../../core/db/table.ts';
import { notFound } from '../../core/error.ts';
import { defaultPageSize } from '../../core/model/common.ts';
import { fold } from '../../text/fold.ts';
import type { UserRow } from '../../users/tables.ts';
import type { Contributor, ContributorsQuery, Ledger, LedgerQuery } from '../model/submission.ts';
import { toSubmission } from './store.ts';

type Person = Pick<Stored<UserRow>, 'id' | 'username' | 'name' | 'is_active'>;
const columns = ['id', 'username', 'name', 'is_active'] as const;

/** Submissions of each contributor by status: one row for each, however many there are. */
async function withCounts(app: App, people: readonly Person[]): Promise<Contributor[]> {
  const ids = people.map(({ id }) => id);
  const rows = ids.length
    ? await app.db.write
        .selectFrom('news_submissions')
        .select((e) => [
          'contributor_id',
          'status',
          e.fn.countAll<number>().as('n'),
          e.fn.max('submitted_at').as('last'),
        ])
        .where('contributor_id', 'in', ids)
        .groupBy(['contributor_id', 'status'])
        .execute()
    : [];
  return people.map(({ id, username, name, is_active }) => {
    const own = rows.filter((row) => row.contributor_id === id);
    const count = (status: string): number => Number(own.find((row) => row.status === status)?.n ?? 0);
    const [accepted, rejected] = [count('accepted'), count('rejected')];
    const last = own.map((row) => row.last).sort();
    return {
      id,
      username,
      name,
      is_active: is_active === 1,
      submitted: count('submitted'),
      accepted,
      rejected,
      returned: count('returned'),
      score: accepted + rejected === 0 ? null : Number((accepted / (accepted + rejected)).toFixed(3)),
      last_submitted_at: last.at(-1) ?? null,
    };
  });
}

/** The users with the role contributor, by name, a page at a time. */
export async function listContributors(app: App, { page = 1, limit = defaultPageSize, search }: ContributorsQuery) {
  let people = app.db.write.selectFrom('users').where('role', '=', 'contributor');
  const text = fold(search ?? '').replace(/[\\%_]/g, '\\$&');
  if (text) people = people.where(sql<boolean>`username_key like ${`%${text}%`} escape '\\'`);
  const { total } = await people.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const found = await people
    .select(columns)
    .orderBy('username_key')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { data: await withCounts(app, found), meta: pageMeta(page, limit, Number(total)) };
}

/**
 * The accepted work of a user in a period, for what contributors are paid by. Work counts at the time of its acceptance.
 * @throws Fault `not_found`
 */
export async function ledgerOf(app: App, id: number, query: LedgerQuery): Promise<Ledger> {
  const { page = 1, limit = defaultPageSize } = query;
  const [from, to] = [query.from, query.to].map((time) => (time === undefined ? null : isoTime(instant(time))));
  const person = await app.db.write.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirst();
  if (!person) throw notFound('contributor');
  let work = app.db.write
    .selectFrom('news_submissions')
    .where('contributor_id', '=', id)
    .where('status', '=', 'accepted');
  if (from) work = work.where('decided_at', '>=', from);
  if (to) work = work.where('decided_at', '<', to);
  const sums = await work
    .select((e) => [e.fn.countAll<number>().as('accepted'), e.fn.sum<number | null>('words').as('words')])
    .executeTakeFirstOrThrow();
  const entries = await work
    .selectAll()
    .orderBy('decided_at')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const accepted = Number(sums.accepted);
  return {
    contributor: (await withCounts(app, [person]))[0] as Contributor,
    from: from ?? null,
    to: to ?? null,
    accepted,
    words: Number(sums.words ?? 0),
    entries: entries.map(toSubmission),
    has_more: page * limit < accepted,
  };
}
