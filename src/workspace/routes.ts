import { type TSchema, Type } from 'typebox';
import { resourceNamed } from '../core/api/resource.ts';
import { idOf } from '../core/api/resource-routes.ts';
import type { ActRoute, Call } from '../core/api/route.ts';
import type { Actor } from '../core/app.ts';
import { isoTime } from '../core/clock.ts';
import { invalidField } from '../core/error.ts';
import { bounds, type DocumentKind, getDocument, listDocuments, putDocument, removeDocument } from './documents.ts';
import { labelRoute } from './labels.ts';
import { openLive } from './live.ts';
import {
  EditLock,
  type EditLockInput,
  EditLockInput as EditLockInputSchema,
  Presence,
  type PresenceInput,
  PresenceInput as PresenceInputSchema,
  UserDocument,
  UserDocumentInput,
} from './model/workspace.ts';
import { announce, editLocks, endLock, presences, takeLock } from './presence.ts';

const tag = 'Admin: workspace';
const about: Readonly<Record<DocumentKind, string>> = {
  preferences: 'preferences',
  views: 'saved views of lists',
  drafts: 'drafts of forms',
};

/** The name of a document. @throws Fault `invalid` */
function nameOf(call: Call): string {
  const name = String(call.params.name);
  if (!/^[\w.:~-]{1,100}$/.test(name))
    throw invalidField('name', 'must have 1 to 100 Latin letters, digits or . : ~ _ -', 'pattern');
  return name;
}

const Prefix = Type.Object({
  prefix: Type.Optional(
    Type.String({ maxLength: 100, description: 'Only those whose names begin with it', examples: ['polls.new~'] }),
  ),
});

const userOf = (call: Call): number => call.identity?.id as number;

/** The addresses of one kind of documents, each user's own. */
const documentRoutes = (kind: DocumentKind): ActRoute[] => {
  const path = `/api/admin/my/${kind}`;
  const { most, bytes } = bounds[kind];
  const common = { tag, access: 'workspace.use' as const };
  const one = { ...common, path: `${path}/:name` };
  return [
    {
      ...common,
      method: 'GET',
      path,
      query: Prefix,
      reply: Type.Array(UserDocument),
      summary: `The user's own ${about[kind]}`,
      run: async (app, call) => ({
        data: await listDocuments(app, kind, userOf(call), call.query.prefix as string | undefined),
      }),
    },
    {
      ...one,
      method: 'GET',
      reply: UserDocument,
      summary: `One of the user's own ${about[kind]}`,
      run: async (app, call) => ({ data: await getDocument(app, kind, userOf(call), nameOf(call)) }),
    },
    {
      ...one,
      method: 'PUT',
      body: UserDocumentInput,
      mostBytes: bytes + 1_024,
      reply: UserDocument,
      summary: `Store one of the user's own ${about[kind]}: at most ${most} of ${bytes / 1_024} KB each`,
      async run(app, call) {
        const data = await putDocument(app, kind, call.actor, nameOf(call), call.body.value);
        return { data, message: 'Saved.' };
      },
    },
    {
      ...one,
      method: 'DELETE',
      reply: Type.Object({ name: Type.String() }),
      summary: `Remove one of the user's own ${about[kind]}`,
      run: async (app, call) => ({
        data: await removeDocument(app, kind, call.actor, nameOf(call)),
        message: 'Removed.',
      }),
    },
  ];
};

const locks = { tag, path: '/api/admin/locks' };
const Nothing: TSchema = Type.Object({}, { additionalProperties: false, description: 'Nothing' });

/** Those of resources that the actor may read. */
const ofReadable = <One extends { resource: string }>({ rights }: Actor, all: readonly One[]): One[] =>
  all.filter(({ resource }) => {
    const access = resourceNamed(resource)?.access;
    return access === undefined || rights.has(access.read);
  });

const lockRoutes: ActRoute[] = [
  {
    ...locks,
    method: 'GET',
    access: 'workspace.read',
    reply: Type.Array(EditLock),
    summary: 'Edit locks of all resources: who is editing what',
    run: async (app, { actor }) => ({ data: ofReadable(actor, await editLocks(app.db.write, isoTime(app.now()))) }),
  },
  {
    ...locks,
    method: 'POST',
    access: 'workspace.lock',
    body: EditLockInputSchema,
    reply: EditLock,
    summary: 'Take or renew the edit lock of a row of any resource for two minutes',
    run: async (app, { body, actor }) => ({ data: await takeLock(app, body as EditLockInput, actor) }),
  },
  {
    ...locks,
    method: 'DELETE',
    access: 'workspace.lock',
    path: '/api/admin/locks/:resource/:id',
    reply: Nothing,
    summary: 'Release the own edit lock of a row',
    async run(app, call) {
      await endLock(app, String(call.params.resource).slice(0, 40), idOf(call), call.actor);
      return { data: {}, message: 'Released.' };
    },
  },
];

const presenceRoutes: ActRoute[] = [
  {
    tag,
    method: 'GET',
    access: 'workspace.read',
    path: '/api/admin/presence',
    reply: Type.Array(Presence),
    summary: 'Who looks at what',
    run: async (app, { actor }) => ({ data: ofReadable(actor, await presences(app.db.write, isoTime(app.now()))) }),
  },
  {
    tag,
    method: 'POST',
    access: 'workspace.use',
    path: '/api/admin/presence',
    body: PresenceInputSchema,
    reply: Nothing,
    summary: 'Say what a window of the user shows, for a minute',
    async run(app, { body, actor }) {
      await announce(app, body as PresenceInput, actor);
      return { data: {} };
    },
  },
];

/** What happens, for users that are signed in. */
const live: ActRoute = {
  tag,
  method: 'GET',
  access: 'workspace.use',
  path: '/api/admin/live',
  downloads: ['text/event-stream'],
  fails: [429],
  summary: 'Changes, edit locks, presence, sends, feed runs and jobs as Server-Sent Events',
  stream: openLive,
  run() {
    throw new Error('a stream is opened, not run');
  },
};

export const workspaceRoutes: ActRoute[] = [
  live,
  labelRoute,
  ...lockRoutes,
  ...presenceRoutes,
  ...documentRoutes('preferences'),
  ...documentRoutes('views'),
  ...documentRoutes('drafts'),
];
