import { Type } from 'typebox';
import { resource } from '../core/api/resource.ts';
import type { Db } from '../core/db/database.ts';
import { PersonRow } from '../model/admin/people.ts';
import { Role } from '../model/user.ts';
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

/** Display names of users, for filters and lists of administrators: no login names. */
export const people = resource<UserOf>({
  name: 'people',
  one: 'person',
  table: 'users',
  noun: PersonRow,
  filters: { role: Role, is_active: Type.Boolean() },
  sorts: ['name', 'id', 'role'],
  toNoun: (_app, { id, name, role, is_active }) => ({ id, name, role, is_active: is_active === 1 }),
  access: { read: 'people.read', write: 'users.write' },
});
