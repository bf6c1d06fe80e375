import { sql } from 'kysely';
import type { Change } from '../core/api/change.ts';
import { resourceNamed } from '../core/api/resource.ts';
import type { ActRoute } from '../core/api/route.ts';
import type { Actor, App } from '../core/app.ts';
import type { Db } from '../core/db/database.ts';
import { Fault, notFound } from '../core/error.ts';
import { hasScope, neededScopes } from '../core/model/scopes.ts';
import { requireScope } from '../core/permission.ts';
import { type Allowed, useRights } from './hooks.ts';

/** Whose files an actor sees; undefined: everybody's. */
export const ownerSeenBy = (actor: Actor): number | null | undefined =>
  actor.rights.has('media.read_all') ? undefined : actor.id;

const isOthers = (actor: Actor, { created_by }: { created_by: number | null }): boolean =>
  !actor.rights.has('media.manage') && created_by !== actor.id;

/** A row that uses a file. */
interface Use {
  resource: string;
  row_id: number;
}

/** Which rows of a resource the actor may read or write. */
function allowed(app: App, actor: Actor, resource: string): { read: Allowed; write: Allowed } {
  const by = allowedByRights(app, actor, resource);
  const scopes = actor.apiToken?.scopes;
  if (!scopes) return by;
  const has = (method: 'GET' | 'PATCH'): boolean =>
    neededScopes(method, `/api/admin/${resource}`)?.every((scope) => hasScope(scopes, scope)) ?? false;
  return { read: has('GET') && by.read, write: has('PATCH') && by.write };
}

function allowedByRights(app: App, actor: Actor, resource: string): { read: Allowed; write: Allowed } {
  for (const rightsOf of useRights(app)) {
    const found = rightsOf(actor, resource);
    if (found) return found;
  }
  const access = resourceNamed(resource)?.access;
  return access
    ? { read: actor.rights.has(access.read), write: actor.rights.has(access.write) }
    : { read: false, write: false };
}

/** Of these uses those whose rows the actor may read. */
export async function readableUses<U extends Use>(app: App, db: Db, actor: Actor, uses: readonly U[]): Promise<U[]> {
  const found: U[] = [];
  for (const [resource, rows] of Map.groupBy(uses, (use) => use.resource)) {
    const { read } = allowed(app, actor, resource);
    const ids = rows.map((row) => row.row_id);
    const those = new Set(typeof read === 'function' ? await read(db, ids) : read ? ids : []);
    found.push(...rows.filter((row) => those.has(row.row_id)));
  }
  return found;
}

/** Uses of a file in one resource that are looked at one by one; a file with more is changed by who may write all rows. */
const mostUses = 200;

/** Of these files those that are used where the actor may not change what is shown. */
async function heldByUses(app: App, db: Db, actor: Actor, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const ranked = db
    .selectFrom('media_uses')
    .select(['media_id', 'resource', 'row_id'])
    .select(sql<number>`row_number() over (partition by media_id, resource order by row_id)`.as('place'))
    .where('media_id', 'in', ids)
    .as('ranked');
  const uses = await db
    .selectFrom(ranked)
    .selectAll()
    .where('place', '<=', mostUses + 1)
    .execute();
  const held = new Set<number>();
  for (const [resource, rows] of Map.groupBy(uses, (use) => use.resource)) {
    const { write } = allowed(app, actor, resource);
    if (write === true) continue;
    const looked = write ? rows.filter(({ place }) => place <= mostUses) : [];
    const rowIds = [...new Set(looked.map((row) => row.row_id))];
    const those = new Set(write && rowIds.length ? await write(db, rowIds) : []);
    for (const { media_id, row_id, place } of rows) if (place > mostUses || !those.has(row_id)) held.add(media_id);
  }
  return held;
}

/**
 * Whether the actor of a change may change a file, replace or remove it: contributors their own, and everybody only where
 * what shows it is among what the actor may write. Otherwise a file would be a way around the rights over stories.
 * @throws Fault `not_found` for a file of somebody else, `forbidden`
 */
export async function checkChange(c: Change, row: { id: number; created_by: number | null }): Promise<void> {
  if (isOthers(c.actor, row)) throw notFound('media file');
  if (c.actor.apiToken) {
    const used = c.tx.selectFrom('media_uses').select('resource').distinct().where('media_id', '=', row.id);
    for (const { resource } of await used.execute())
      for (const scope of neededScopes('PATCH', `/api/admin/${resource}`) ?? [`${resource}:write`])
        requireScope(c.actor, scope);
  }
  const held = await heldByUses(c.app, c.tx, c.actor, [row.id]);
  if (held.size > 0)
    throw new Fault(
      'forbidden',
      'The file is used in a story or page that you may not change. Ask somebody who may, or upload a new file and use that one.',
    );
}

/** Of these files those that the actor may change. */
export async function changeable(app: App, actor: Actor, rows: readonly { id: number }[]): Promise<Set<number>> {
  if (rows.length === 0) return new Set();
  const ids = rows.map(({ id }) => id);
  const found = await app.db.write.selectFrom('media').select(['id', 'created_by']).where('id', 'in', ids).execute();
  const own = found.filter((row) => !isOthers(actor, row)).map(({ id }) => id);
  const held = await heldByUses(app, app.db.write, actor, own);
  return new Set(own.filter((id) => !held.has(id)));
}

async function checkSeen(app: App, id: number, actor: Actor): Promise<void> {
  const owner = ownerSeenBy(actor);
  if (owner === undefined) return;
  const row = await app.db.write.selectFrom('media').select('created_by').where('id', '=', id).executeTakeFirst();
  if (!row || row.created_by !== owner) throw notFound('media file');
}

/** The operation for those who see the file `:id`; contributors see their own only. */
export const ofSeenFile = (route: ActRoute): ActRoute => ({
  ...route,
  async run(app, call) {
    await checkSeen(app, call.params.id as number, call.actor);
    return route.run(app, call);
  },
});
