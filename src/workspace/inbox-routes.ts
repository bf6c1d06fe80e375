import type { ActRoute } from '../core/api/route.ts';
import { inboxOf, readInbox } from './inbox.ts';
import { Inbox, InboxRead } from './model/workspace.ts';

const common = { tag: 'Admin: workspace', access: 'workspace.use', reply: Inbox } as const;

/** Notifications of the signed-in user. */
export const inboxRoutes: ActRoute[] = [
  {
    ...common,
    method: 'GET',
    path: '/api/admin/my/inbox',
    summary: 'What the user is told of: assignments, comments, decisions, failures, what has ended',
    run: async (app, { actor }) => ({ data: await inboxOf(app, actor.id as number) }),
  },
  {
    ...common,
    method: 'POST',
    path: '/api/admin/my/inbox/read',
    body: InboxRead,
    summary: 'Mark what the user was told of as read',
    run: async (app, { actor, body }) => ({ data: await readInbox(app, actor, body.ids as number[] | undefined) }),
  },
];
