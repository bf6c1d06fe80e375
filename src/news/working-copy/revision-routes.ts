import { Type } from 'typebox';
import { etag, idOf, pathNumber } from '../../core/api/resource-routes.ts';
import type { ActRoute } from '../../core/api/route.ts';
import { PageQuery } from '../../core/model/common.ts';
import { AdminItem } from '../model/news.ts';
import { WholeWorkingCopyRevision, WorkingCopyRevision } from '../model/revision.ts';
import { WorkingCopyInput, type WorkingCopyInput as WorkingCopyPatch } from '../model/working-copy.ts';
import { getCopyRevision, listCopyRevisions } from '../revisions/working-copy.ts';
import { keepText, restoreCopyRevision } from './restore.ts';

const tag = 'Admin: news';
const path = '/api/admin/news/:id/working-copy/revisions';
const reading = { tag, access: 'news.read' as const, method: 'GET' as const };
const editing = { tag, access: 'news.write' as const, method: 'POST' as const };

export const copyRevisionRoutes: ActRoute[] = [
  {
    ...reading,
    path,
    query: PageQuery,
    reply: Type.Array(WorkingCopyRevision),
    summary: 'What was saved beside an item: its working copies, discarded changes, texts not taken; newest first',
    run: (app, call) => listCopyRevisions(app, idOf(call), call.query),
  },
  {
    ...editing,
    path,
    body: WorkingCopyInput,
    reply: WholeWorkingCopyRevision,
    status: 201,
    summary: 'Keep a text that a merge did not take, without changing the item',
    async run(app, call) {
      const number = await keepText(app, idOf(call), call.body as WorkingCopyPatch, call.actor);
      const location = `${app.config.publicUrl}/api/admin/news/${idOf(call)}/working-copy/revisions/${number}`;
      return {
        data: await getCopyRevision(app, idOf(call), number, call.actor.id),
        status: 201,
        message: 'Kept.',
        headers: { location },
      };
    },
  },
  {
    ...reading,
    path: `${path}/:number`,
    reply: WholeWorkingCopyRevision,
    summary: 'One of them, and what it changed',
    run: async (app, call) => ({
      data: await getCopyRevision(app, idOf(call), pathNumber(call, 'number'), call.actor.id),
    }),
  },
  {
    ...editing,
    path: `${path}/:number/restore`,
    body: Type.Object({}, { additionalProperties: false }),
    reply: AdminItem,
    needsRev: true,
    summary:
      'Bring it back: into the working copy of a published item (`if-match`: its `rev`, 0: none), else into the item',
    async run(app, call) {
      const number = pathNumber(call, 'number');
      const { data, rev } = await restoreCopyRevision(app, idOf(call), number, call.rev, call.actor);
      return { data, message: 'Restored.', headers: etag(rev) };
    },
  },
];
