import { type TSchema, Type } from 'typebox';
import { etag, idOf } from '../../core/api/resource-routes.ts';
import type { ActRoute } from '../../core/api/route.ts';
import type { App } from '../../core/app.ts';
import { AdminItem } from '../model/news.ts';
import { RejectBody } from '../model/workflow.ts';
import {
  PublishChangesBody,
  type PublishChangesBody as PublishChangesInput,
  WorkingCopy,
  WorkingCopyInput,
  type WorkingCopyInput as WorkingCopyPatch,
} from '../model/working-copy.ts';
import { breakingScope } from '../push/breaking.ts';
import type { StoredNews } from '../tables.ts';
import { discardChanges, moveCopy, publishChanges } from './publish.ts';
import { editStory, saveChanges } from './save.ts';
import type { StoredCopy } from './store.ts';
import { copyView, getCopy } from './view.ts';

const tag = 'Admin: news';
const path = '/api/admin/news/:id';
const editing = { tag, access: 'news.write' as const, method: 'POST' as const };
const none = Type.Object({}, { additionalProperties: false });

/** A working copy, as it is answered; its ETag is its own. */
const shown = async (app: App, { row, copy }: { row: StoredNews; copy: StoredCopy }, message: string) => ({
  data: await copyView(app, row, copy),
  message,
  headers: etag(copy.rev),
});

const EditQuery = {
  apply: Type.Optional(
    Type.Enum(['now'], {
      description: 'now: a published story is changed at once. Absent: the edit goes to its working copy',
    }),
  ),
};

/** The edit of a story: that of a published one goes to the working copy unless the query says `apply=now`. */
export const besidePublished = (route: ActRoute): ActRoute =>
  route.method !== 'PATCH' && route.method !== 'PUT'
    ? route
    : {
        ...route,
        scopesIf: breakingScope,
        query: Type.Object({ ...(route.query?.properties as Record<string, TSchema>), ...EditQuery }),
        summary: 'Change a news item; of a published one, its working copy unless `apply=now`',
        async run(app, call) {
          if (call.query.apply === 'now') return route.run(app, call);
          const { data, rev, isCopy } = await editStory(app, idOf(call), call.body, call.rev, call.actor);
          const message = isCopy ? 'Saved to the working copy.' : 'Saved.';
          return { data, message, headers: etag(rev) };
        },
      };

export const workingCopyRoutes: ActRoute[] = [
  {
    tag,
    access: 'news.read',
    method: 'GET',
    path: `${path}/working-copy`,
    reply: WorkingCopy,
    summary: 'The unpublished changes of a published story',
    run: async (app, call) => shown(app, await getCopy(app, idOf(call)), 'OK'),
  },
  {
    ...editing,
    method: 'PATCH',
    path: `${path}/working-copy`,
    body: WorkingCopyInput,
    reply: Type.Union([WorkingCopy, Type.Null()]),
    needsRev: true,
    summary: 'Save to the working copy; `if-match: "0"` begins one, null: nothing differs from the story any more',
    async run(app, call) {
      const input = call.body as WorkingCopyPatch;
      const { row, copy } = await saveChanges(app, idOf(call), input, call.rev, call.actor);
      if (copy) return shown(app, { row, copy }, 'Saved.');
      return { data: null, message: 'There are no changes.', headers: etag(0) };
    },
  },
  {
    ...editing,
    path: `${path}/working-copy/submit`,
    body: none,
    reply: WorkingCopy,
    summary: 'Submit the changes for review',
    run: async (app, call) =>
      shown(app, await moveCopy(app, idOf(call), 'review', undefined, call.rev, call.actor), 'Done.'),
  },
  {
    ...editing,
    access: 'news.review',
    path: `${path}/working-copy/reject`,
    body: RejectBody,
    reply: WorkingCopy,
    summary: 'Give submitted or scheduled changes back, with a note',
    async run(app, call) {
      const { note } = call.body as { note?: string | null };
      return shown(app, await moveCopy(app, idOf(call), 'draft', note ?? undefined, call.rev, call.actor), 'Done.');
    },
  },
  {
    ...editing,
    access: 'news.publish',
    scopesIf: breakingScope,
    path: `${path}/publish-changes`,
    body: PublishChangesBody,
    reply: AdminItem,
    summary: 'Publish the changes of the working copy now, or at `publish_at`',
    async run(app, call) {
      const { publish_at, overwrite } = call.body as PublishChangesInput;
      const options = { publishAt: publish_at ?? undefined, overwrite };
      const { data, rev } = await publishChanges(app, idOf(call), options, call.rev, call.actor);
      return { data, message: 'Done.', headers: etag(rev) };
    },
  },
  {
    ...editing,
    path: `${path}/discard`,
    body: none,
    reply: AdminItem,
    summary: 'Discard the changes of the working copy',
    async run(app, call) {
      const { data, rev } = await discardChanges(app, idOf(call), call.rev, call.actor);
      return { data, message: 'Discarded.', headers: etag(rev) };
    },
  },
];
