import { type TSchema, Type } from 'typebox';
import { Slots } from '../core/admission/slots.ts';
import { listQueryOf, listRows } from '../core/api/resource-list.ts';
import { etag, idOf, resourceRoutes } from '../core/api/resource-routes.ts';
import type { ActRoute, Call } from '../core/api/route.ts';
import type { App } from '../core/app.ts';
import { invalidField } from '../core/error.ts';
import { hasScope } from '../core/model/scopes.ts';
import { perProgram } from '../core/state.ts';
import { Media, MediaUse, RemoveQuery, TrashUnusedBody, TrashUnusedReply, UploadBody } from './model/media.ts';
import { changeable, ofSeenFile, ownerSeenBy } from './permissions.ts';
import { mediaResource } from './resource.ts';
import { resumableRoutes } from './resumable/routes.ts';
import type { StoredMedia } from './store.ts';
import { removeMedia, restoreMedia, trashUnused } from './trash.ts';
import { addFromAddress, addMedia, fileFetchMs, replaceMedia } from './upload.ts';
import { describedUses } from './uses.ts';

const tag = 'Admin: media';
const path = '/api/admin/media';
const writing = { tag, access: 'media.write' as const, method: 'POST' as const };

/** What uses a file changes with it. */
const scopesOfUses = Object.fromEntries(
  (['categories', 'festivals', 'live-entries', 'news', 'panchang', 'product-categories', 'products'] as const).map(
    (resource) => [`${resource}:write`, 'where one uses the file'],
  ),
) as NonNullable<ActRoute['scopesIf']>;

/** Files of one upload. */
const mostFiles = 20;

/** Files that are fetched at a time: each takes up the disk, and the line to the Internet. */
const fetchSlots = perProgram(() => new Slots('files from other servers', 4, 2));

const viewed = async (app: App, rows: StoredMedia[]): Promise<unknown[]> =>
  (await mediaResource.toNouns?.(app, rows)) ?? [];

const one = async (app: App, row: StoredMedia, message: string) => ({
  data: (await viewed(app, [row]))[0],
  message,
  headers: etag(row.rev),
});

async function added(app: App, { body, files, actor, signal }: Call) {
  const { url, ...described } = body as UploadBody;
  if (url !== undefined && files.length) throw invalidField('url', 'cannot be combined with files', 'combination');
  if (url === undefined && files.length === 0)
    throw invalidField(
      'files',
      'are missing: send them as multipart/form-data, or the address of one as url',
      'required',
    );
  if (url === undefined) return addMedia(app, files, described, actor);
  return fetchSlots(app).run(actor.id, () => addFromAddress(app, { url, ...described }, actor, signal));
}

const upload: ActRoute = {
  ...writing,
  path,
  body: UploadBody,
  upload: { fields: ['file', 'files', 'files[]'], most: mostFiles },
  reply: Type.Array(Media),
  status: 201,
  timeoutMs: fileFetchMs + 30_000, // and what follows the fetch
  also: { 200: Type.Array(Media) },
  summary: 'Upload files, or fetch one from `url`; 200 where all of them are in the library already',
  async run(app, call) {
    const { rows, isNew } = await added(app, call);
    const headers = { location: `${app.config.publicUrl}${path}/${rows[0]?.id}` };
    const data = await viewed(app, rows);
    return { data, status: isNew ? 201 : 200, message: isNew ? 'Added.' : 'Already there.', headers };
  },
};

const replace: ActRoute = {
  ...writing,
  path: `${path}/:id/replace`,
  body: Type.Object({}, { additionalProperties: false }),
  upload: { fields: ['file'], most: 1 },
  reply: Media,
  summary: 'Replace the content by another file of the same kind; uses, texts and credit stay',
  run: async (app, call) =>
    one(app, await replaceMedia(app, idOf(call), call.files, call.rev, call.actor), 'Replaced.'),
};

const remove: ActRoute = {
  tag,
  access: 'media.write',
  method: 'DELETE',
  path: `${path}/:id`,
  query: RemoveQuery,
  needsRev: true,
  scopesIf: scopesOfUses,
  reply: Type.Object({ id: Type.Integer() }),
  fails: [409],
  summary: 'Move a file to the trash; one that is there is removed for good',
  async run(app, call) {
    const { force = false } = call.query as { force?: boolean };
    await removeMedia(app, idOf(call), call.rev, force, call.actor);
    return { data: { id: idOf(call) }, message: 'Removed.' };
  },
};

const restore: ActRoute = {
  ...writing,
  path: `${path}/:id/restore`,
  body: Type.Object({}, { additionalProperties: false }),
  reply: Media,
  fails: [409],
  summary: 'Restore a file from the trash',
  run: async (app, call) => one(app, await restoreMedia(app, idOf(call), call.actor), 'Restored.'),
};

const bulk: ActRoute = {
  ...writing,
  path: `${path}/trash-unused`,
  body: TrashUnusedBody,
  reply: TrashUnusedReply,
  summary: 'Move files to the trash that nothing shows, up to 500 at a time',
  async run(app, { body, actor }) {
    const { ids, unused_days = 30 } = body as { ids?: number[]; unused_days?: number };
    return { data: await trashUnused(app, ids, unused_days, actor), message: 'Done.' };
  },
};

const uses: ActRoute = {
  tag,
  access: 'media.read',
  method: 'GET',
  path: `${path}/:id/uses`,
  reply: Type.Array(MediaUse),
  summary: 'Where a file is used, as far as the user sees it; `use_count` counts all',
  run: async (app, call) => ({ data: await describedUses(app, idOf(call), call.actor) }),
};

/** The list of the resource, which also gets the client. */
const withMine = (list: ActRoute): ActRoute => ({
  ...list,
  query: Type.Object(listQueryOf(mediaResource).properties as Record<string, TSchema>),
  run(app, { query, actor }) {
    const owner = ownerSeenBy(actor);
    return listRows(app, mediaResource, owner === undefined ? query : { ...query, created_by: owner });
  },
});

/** Whether the right, and the scope of an API token, let the caller change files at all. */
function mayWrite({ identity, actor }: Call): boolean {
  const scopes = identity?.apiToken?.scopes;
  return actor.rights.has('media.write') && (!scopes || hasScope(scopes, 'media:write'));
}

/** An operation that answers with files, each with whether the actor may change it. */
const forClient = (route: ActRoute): ActRoute => ({
  ...(route.method === 'GET' || route === upload ? route : { ...route, scopesIf: scopesOfUses }),
  async run(app, call) {
    const outcome = await route.run(app, call);
    const fields = call.query.fields as string[] | undefined;
    if (fields && !fields.includes('may_change')) return outcome;
    const rows = (Array.isArray(outcome.data) ? outcome.data : [outcome.data]) as Media[];
    const open = mayWrite(call) ? await changeable(app, call.actor, rows) : new Set();
    const shown = rows.map((row) => ({ ...row, may_change: open.has(row.id) }));
    return { ...outcome, data: Array.isArray(outcome.data) ? shown : shown[0] };
  },
});

const generic = resourceRoutes(mediaResource, { list: withMine });

export const mediaRoutes: ActRoute[] = [
  ...resumableRoutes,
  forClient(upload),
  bulk,
  ...generic.filter(({ method }) => method !== 'POST' && method !== 'DELETE').map(forClient),
  remove,
  forClient(replace),
  forClient(restore),
  uses,
].map((route) => (route.path.startsWith(`${path}/:id`) ? ofSeenFile(route) : route));
