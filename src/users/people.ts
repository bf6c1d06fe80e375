import { Type } from 'typebox';
import { type Included, type ManagedRow, resource } from '../core/api/resource.ts';
import type { Db } from '../core/db/database.ts';
import { Role } from '../core/model/rights.ts';
import { ChangedBy, PersonRow } from './model/people.ts';
import type { UserOf } from './sessions/sessions.ts';

interface NamedPerson {
  id: number;
  name: string;
}

/** Users by id, with their display names; one that was removed is missing. */
export async function peopleOf(db: Db, ids: Iterable<number | null>): Promise<Map<number, NamedPerson>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const rows = await db.selectFrom('users').select(['id', 'name']).where('id', 'in', wanted).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The user of an id; a removed one has no name any more. */
export const personOf = (people: ReadonlyMap<number, NamedPerson>, id: number | null): NamedPerson | null =>
  id === null ? null : (people.get(id) ?? { id, name: '' });

/** Actions with which a row begins. */
const additions: readonly string[] = ['create', 'import', 'copy', 'send', 'schedule', 'request_approval'];

/**
 * Who added the rows of a resource and who changed them last, as the audit trail shows: null for the program itself, and
 * for what has left the trail.
 * @param resource its name in the audit trail
 */
export const changedBy = <Row extends ManagedRow>(resource: string): Included<Row> => ({
  schema: ChangedBy,
  access: 'people.read',
  async of(app, rows) {
    const db = app.db.write;
    const ends = await db
      .selectFrom('audit')
      .select((e) => ['resource_id', e.fn.min<number>('id').as('first'), e.fn.max<number>('id').as('last')])
      .where('resource', '=', resource)
      .where('resource_id', 'in', ['', ...rows.map((row) => String(row.id))])
      .groupBy('resource_id')
      .execute();
    const lines = await db
      .selectFrom('audit')
      .select(['id', 'action', 'actor_id'])
      .where('id', 'in', [0, ...ends.flatMap(({ first, last }) => [first, last])])
      .execute();
    const byId = new Map(lines.map((line) => [line.id, line]));
    const people = await peopleOf(
      db,
      lines.map((line) => line.actor_id),
    );
    const endsOf = new Map(ends.map((end) => [end.resource_id, end]));
    return new Map(
      rows.map(({ id }) => {
        const { first = 0, last = 0 } = endsOf.get(String(id)) ?? {};
        const [added, changed] = [byId.get(first), byId.get(last)];
        const created_by = added && additions.includes(added.action) ? personOf(people, added.actor_id) : null;
        return [id, { created_by, updated_by: personOf(people, changed?.actor_id ?? null) }];
      }),
    );
  },
});

/** Display names of users, for filters and lists of administrators: no login names. */
export const people = resource<UserOf>({
  name: 'people',
  one: 'person',
  table: 'users',
  noun: PersonRow,
  filters: { role: Role, is_active: Type.Boolean() },
  sorts: ['name', 'id', 'role', 'is_active'],
  toNoun: (_app, { id, name, role, is_active }) => ({ id, name, role, is_active: is_active === 1 }),
  access: { read: 'people.read', write: 'users.write' },
});
