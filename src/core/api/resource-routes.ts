import { type TObject, Type } from 'typebox';
import { invalidField } from '../error.ts';
import { repeatableRequest, replayedHeader } from './idempotency.ts';
import { createRow, editRow, getRow, type ManagedRow, patchOf, type Resource, removeRow } from './resource.ts';
import { checkIncludes, listQueryOf, listRows, shaped, shapeQueryOf } from './resource-list.ts';
import type { ActRoute, Call } from './route.ts';
import { nounWithIncluded } from './select-fields.ts';

/** What `if-match` names at the next edit. */
export const etag = (rev: number): Record<string, string> => ({ etag: `"${rev}"` });
export const idOf = (call: Call): number => call.params.id as number;

/** A number in the path besides the id. @throws Fault `invalid` */
export function pathNumber(call: Call, name: string): number {
  const text = String(call.params[name]);
  if (!/^[1-9]\d{0,14}$/.test(text)) throw invalidField(name, 'must be a whole number from 1', 'pattern');
  return Number(text);
}

type Adapt = (route: ActRoute) => ActRoute;

/** What a module changes in the routes of its resource. */
interface Adapted {
  /** The list of rows. */
  list?: Adapt;
  /** Each route of one row: get, change and remove. */
  item?: Adapt;
}

const asItIs: Adapt = (route) => route;

/** The five addresses of a resource, as far as it has them. */
export function resourceRoutes<Row extends ManagedRow>(
  def: Resource<Row>,
  { list = asItIs, item = asItIs }: Adapted = {},
): ActRoute[] {
  const path = `/api/admin/${def.name}`;
  const tag = `Admin: ${def.name}`;
  const { read: access, others } = def.access;
  const reading = { tag, access, ...(others ? { others } : {}), method: 'GET' as const };
  const routes: ActRoute[] = [
    list({
      ...reading,
      path,
      summary: `List ${def.name}: filter, sort, search, page`,
      query: listQueryOf(def),
      reply: Type.Array(nounWithIncluded(def)),
      async run(app, { query, actor }) {
        checkIncludes(def, query, actor.rights);
        return listRows(app, def, query, actor);
      },
    }),
    item({
      ...reading,
      path: `${path}/:id`,
      summary: `Get one ${def.one}`,
      query: Type.Object(shapeQueryOf(def)),
      reply: nounWithIncluded(def),
      async run(app, call) {
        checkIncludes(def, call.query, call.actor.rights);
        const { data, rev, row } = await getRow(app, def, idOf(call));
        const [shown] = await shaped(app, def, [row], [data], call.query, call.actor);
        return { data: shown, headers: etag(rev) };
      },
    }),
  ];
  if (def.input) routes.push(...writeRoutes(def, def.input, path, tag, item));
  return routes;
}

function writeRoutes<Row extends ManagedRow>(
  def: Resource<Row>,
  input: TObject,
  path: string,
  tag: string,
  item: Adapt,
): ActRoute[] {
  const edit = {
    tag,
    access: def.access.write,
    path: `${path}/:id`,
    body: patchOf(input),
    ...(def.references ? { references: def.references } : {}),
    reply: def.noun,
    needsRev: true,
    summary: `Change a ${def.one}: only the fields that are sent`,
    async run(app, call) {
      const { data, rev } = await editRow(app, def, idOf(call), call.body, call.rev, call.actor);
      return { data, message: 'Saved.', headers: etag(rev) };
    },
  } satisfies Omit<ActRoute, 'method'>;
  return [
    {
      method: 'POST',
      tag,
      access: def.access.write,
      path,
      body: input,
      ...(def.references ? { references: def.references } : {}),
      reply: def.noun,
      status: 201,
      summary: `Add a ${def.one}`,
      idempotent: !def.hasSecrets,
      async run(app, call) {
        const request = def.hasSecrets ? null : repeatableRequest(call, `POST ${path}`);
        const { id, data, rev, replayed } = await createRow(app, def, call.body, call.actor, request);
        const location = `${app.config.publicUrl}${path}/${id}`;
        const headers = { ...etag(rev), location, ...(replayed ? replayedHeader : {}) };
        return { data, status: 201, message: 'Added.', headers };
      },
    },
    item({ ...edit, method: 'PATCH' }),
    item({ ...edit, method: 'PUT' }),
    item({
      method: 'DELETE',
      tag,
      access: def.access.remove ?? def.access.write,
      path: `${path}/:id`,
      needsRev: true,
      reply: Type.Object({ id: Type.Integer() }),
      summary: `Remove a ${def.one}`,
      async run(app, call) {
        return { data: await removeRow(app, def, idOf(call), call.rev, call.actor), message: 'Removed.' };
      },
    }),
  ];
}
