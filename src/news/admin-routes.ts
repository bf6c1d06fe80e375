import { type TSchema, Type } from 'typebox';
import { listQueryOf, listRows } from '../core/api/resource-list.ts';
import { etag, idOf, pathNumber, resourceRoutes } from '../core/api/resource-routes.ts';
import type { ActRoute, Call } from '../core/api/route.ts';
import { notFound } from '../core/error.ts';
import { PageQuery } from '../core/model/common.ts';
import type { Right } from '../core/model/rights.ts';
import { deskTime } from '../settings/desk-zone.ts';
import { endEditLock, takeEditLock } from '../users/edit-locks.ts';
import { AuditLine } from '../users/model/audit.ts';
import { audit } from '../users/resource.ts';
import { tagsRoute } from './labels/suggest.ts';
import { countsRoute } from './list/counts.ts';
import { AdminItem } from './model/news.ts';
import {
  type BulkBody,
  BulkBody as BulkBodySchema,
  BulkReply,
  DiffQuery,
  EmptyReply,
  RestoreQuery,
  Revision,
  RevisionDiff,
  WholeRevision,
} from './model/revision.ts';
import { SubmitBody } from './model/submission.ts';
import {
  type CorrectionInput,
  CorrectionInput as CorrectionInputSchema,
  LeaseBody,
  LeaseReply,
  PublishBody,
  RejectBody,
} from './model/workflow.ts';
import { ofVisibleStory, onlyBy } from './permissions.ts';
import { previewRoutes } from './previews/routes.ts';
import { breakingScope } from './push/breaking.ts';
import { newsResource } from './resource.ts';
import { reviewRoutes } from './review/routes.ts';
import { restoreRevision } from './revisions/restore.ts';
import { diffRevisions, getStoryRevision, listStoryRevisions } from './revisions/revisions.ts';
import { type Verb, verbs } from './states.ts';
import { bulk } from './workflow/bulk.ts';
import { addCorrection, editCorrection, removeCorrection } from './workflow/corrections.ts';
import { lockableStory } from './workflow/edit-lock.ts';
import { transition } from './workflow/transition.ts';
import { emptyTrash, removeTrashed } from './workflow/trash.ts';
import { restoreIntoCopy } from './working-copy/restore.ts';
import { copyRevisionRoutes } from './working-copy/revision-routes.ts';
import { besidePublished, workingCopyRoutes } from './working-copy/routes.ts';

const tag = 'Admin: news';
const path = '/api/admin/news';
const editing = { tag, access: 'news.write' as const, method: 'POST' as const };
const reviewing = { tag, access: 'news.review' as const, method: 'POST' as const };
const reading = { tag, access: 'news.read' as const, method: 'GET' as const };
const none = Type.Object({}, { additionalProperties: false });

/** An edit of one item, as it is answered. */
const edited = ({ data, rev }: { data: unknown; rev: number }, message: string) => ({
  data,
  message,
  headers: etag(rev),
});

const about: Record<Verb, string> = {
  publish: 'Publish now, or at `published_at`: a future time schedules',
  unpublish: 'Return to draft',
  submit: 'Submit a draft for review',
  reject: 'Reject a story in review: it returns to draft, with a note',
  archive: 'Archive: no longer visible to readers',
  trash: 'Move to the trash',
  restore: 'Restore from the trash in the earlier state (published as a draft), or from the archive as a draft',
};
const bodies: Partial<Record<Verb, typeof none>> = {
  publish: PublishBody,
  reject: RejectBody,
  submit: SubmitBody,
};
/** Where the story is published, `news.publish` is needed besides (`permissions.ts`). */
const verbRights: Record<Verb, Right> = {
  publish: 'news.publish',
  unpublish: 'news.review',
  submit: 'news.write',
  reject: 'news.review',
  archive: 'news.review',
  trash: 'news.write',
  restore: 'news.write',
};

const verbRoutes: ActRoute[] = verbs.map((verb) => ({
  ...editing,
  access: verbRights[verb],
  ...(verb === 'publish' ? { scopesIf: breakingScope } : {}),
  path: `${path}/:id/${verb}`,
  body: bodies[verb] ?? none,
  reply: AdminItem,
  summary: about[verb],
  async run(app, call) {
    const { published_at, note } = call.body as { published_at?: string | null; note?: string | null };
    const publishAt = published_at == null ? undefined : deskTime(app, published_at);
    const options = { publishAt, note: note ?? undefined };
    return edited(await transition(app, idOf(call), verb, options, call.rev, call.actor), 'Done.');
  },
}));

const authorOf = (created_by: number | null | undefined) => (created_by === undefined ? {} : { created_by });

/** The list of the resource, which also gets the client. */
const withMine = (list: ActRoute): ActRoute => ({
  ...list,
  query: Type.Object({
    ...listQueryOf(newsResource).properties,
    mine: Type.Optional(Type.Boolean({ description: 'Only items that I created' })),
  } as Record<string, TSchema>),
  run: (app, { query: { mine, ...query }, actor }) =>
    listRows(app, newsResource, { ...query, ...authorOf(mine === true ? actor.id : onlyBy(actor)) }, actor),
});

const bulkRoute: ActRoute = {
  ...reviewing,
  scopesIf: { 'notifications:write': 'for the verb `notify`, or where `push_on_breaking` will push a story' },
  path: `${path}/bulk`,
  body: BulkBodySchema,
  reply: BulkReply,
  summary: 'Apply one action to up to 200 items: all of them or none',
  run: async (app, { body, actor }) => ({ data: await bulk(app, body as BulkBody, actor), message: 'Done.' }),
};

const emptyRoute: ActRoute = {
  ...editing,
  access: 'news.empty_trash',
  path: `${path}/trash/empty`,
  body: none,
  reply: EmptyReply,
  summary: 'Empty the trash: remove its items for good',
  run: async (app, { actor }) => ({ data: await emptyTrash(app, actor), message: 'Removed.' }),
};

/** The removal of a story, for good. */
const fromTrash = (route: ActRoute): ActRoute =>
  route.method !== 'DELETE'
    ? route
    : {
        ...route,
        summary: 'Remove a news item from the trash for good',
        run: async (app, call) => ({
          data: await removeTrashed(app, idOf(call), call.rev, call.actor),
          message: 'Removed.',
        }),
      };

const editLockRoutes: ActRoute[] = [
  {
    ...editing,
    path: `${path}/:id/lease`,
    body: LeaseBody,
    reply: LeaseReply,
    summary: 'Take or renew the edit lock for two minutes',
    async run(app, call) {
      const editing = await takeEditLock(app, lockableStory(idOf(call)), call.body.take_over === true, call.actor);
      return { data: { id: idOf(call), editing } };
    },
  },
  {
    ...editing,
    method: 'DELETE',
    path: `${path}/:id/lease`,
    reply: LeaseReply,
    summary: 'Release the edit lock',
    run: async (app, call) => ({
      data: { id: idOf(call), editing: await endEditLock(app, lockableStory(idOf(call)), call.actor) },
    }),
  },
];

const revOf = (call: Call): number => pathNumber(call, 'rev');

const revisionRoutes: ActRoute[] = [
  {
    ...reading,
    path: `${path}/:id/revisions`,
    query: PageQuery,
    reply: Type.Array(Revision),
    summary: 'The revisions of an item, newest first',
    run: (app, call) => listStoryRevisions(app, idOf(call), call.query),
  },
  {
    ...reading,
    path: `${path}/:id/revisions/diff`,
    query: DiffQuery,
    reply: RevisionDiff,
    summary: 'Differences between two revisions, texts by words',
    run: async (app, call) => ({ data: await diffRevisions(app, idOf(call), call.query, call.actor.id) }),
  },
  {
    ...reading,
    path: `${path}/:id/revisions/:rev`,
    reply: WholeRevision,
    summary: 'One revision of an item',
    run: async (app, call) => ({ data: await getStoryRevision(app, idOf(call), revOf(call)) }),
  },
  {
    ...editing,
    scopesIf: breakingScope,
    path: `${path}/:id/revisions/:rev/restore`,
    query: RestoreQuery,
    body: none,
    reply: AdminItem,
    needsRev: true,
    summary: 'Restore the content of a revision as a new edit',
    async run(app, call) {
      if (call.query.into)
        return edited(await restoreIntoCopy(app, idOf(call), revOf(call), call.rev, call.actor), 'Restored.');
      return edited(await restoreRevision(app, idOf(call), revOf(call), call.rev, call.actor), 'Restored.');
    },
  },
];

const correctionPath = `${path}/:id/corrections/:correction`;
const correctionOf = (call: Call): number => pathNumber(call, 'correction');

const correctionRoutes: ActRoute[] = [
  {
    ...reviewing,
    path: `${path}/:id/corrections`,
    body: CorrectionInputSchema,
    reply: AdminItem,
    status: 201,
    summary: 'Add a correction for readers',
    async run(app, call) {
      const done = await addCorrection(app, idOf(call), call.body as CorrectionInput, call.rev, call.actor);
      const reply = edited(done, 'Added.');
      const location = `${app.config.publicUrl}${path}/${idOf(call)}`;
      return { ...reply, status: 201, headers: { ...reply.headers, location } };
    },
  },
  {
    ...reviewing,
    method: 'PATCH',
    path: correctionPath,
    body: Type.Partial(CorrectionInputSchema, { additionalProperties: false }),
    reply: AdminItem,
    needsRev: true,
    summary: 'Change a correction',
    async run(app, call) {
      const input = call.body as Partial<CorrectionInput>;
      return edited(await editCorrection(app, idOf(call), correctionOf(call), input, call.rev, call.actor), 'Saved.');
    },
  },
  {
    ...reviewing,
    method: 'DELETE',
    path: correctionPath,
    reply: AdminItem,
    needsRev: true,
    summary: 'Remove a correction',
    async run(app, call) {
      return edited(await removeCorrection(app, idOf(call), correctionOf(call), call.rev, call.actor), 'Removed.');
    },
  },
];

const historyRoute: ActRoute = {
  ...reading,
  access: 'news.review',
  scopes: ['audit:read'],
  path: `${path}/:id/history`,
  query: PageQuery,
  reply: Type.Array(AuditLine),
  summary: 'History of an item, newest first, also after it was removed',
  async run(app, call) {
    const found = await listRows(app, audit, { ...call.query, resource: 'news', resource_id: String(idOf(call)) });
    if (found.meta.total === 0) throw notFound('news item');
    return found;
  },
};

const adminRoutes: ActRoute[] = [
  ...resourceRoutes(newsResource, { list: withMine, item: (route) => fromTrash(besidePublished(route)) }).map(
    (route) => (route.method === 'POST' ? { ...route, scopesIf: breakingScope } : route),
  ),
  countsRoute,
  tagsRoute,
  ...verbRoutes,
  bulkRoute,
  emptyRoute,
  ...editLockRoutes,
  ...revisionRoutes,
  ...copyRevisionRoutes,
  ...correctionRoutes,
  ...workingCopyRoutes,
  ...previewRoutes,
  ...reviewRoutes,
  historyRoute,
];

/** News for administrators. */
export const newsAdminRoutes: ActRoute[] = adminRoutes.map(ofVisibleStory);
