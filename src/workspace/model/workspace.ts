import { type Static, Type } from 'typebox';
import { Id, JsonValue, Nullable, Timestamp, timestamp } from '../../core/model/common.ts';
import { Person } from '../../users/model/people.ts';

const closed = { additionalProperties: false };

/** A resource by its name in addresses. */
const ResourceName = Type.String({ pattern: '^[a-z][a-z-]{0,39}$', description: 'As in its address: `categories`' });

// --- What users store for themselves.

/** A document of the signed-in user. */
export const UserDocument = Type.Object(
  {
    name: Type.String(),
    value: JsonValue,
    updated_at: Timestamp,
  },
  { $id: 'UserDocument' },
);
export const UserDocumentInput = Type.Object({ value: JsonValue }, { ...closed, $id: 'UserDocumentInput' });

// --- Notifications of the user.

export const inboxKinds = [
  ...(['assign', 'comment', 'request_changes', 'approve'] as const),
  ...(['refresh_done', 'import_done', 'job_dead'] as const),
] as const;
export type InboxKind = (typeof inboxKinds)[number];

/** Notifications of the signed-in user, the newest first. */
export const Inbox = Type.Object(
  {
    unread: Type.Integer(),
    items: Type.Array(
      Type.Object({
        id: Id,
        kind: Type.Enum([...inboxKinds]),
        resource: Type.String(),
        resource_id: Type.String(),
        title: Nullable(Type.String()),
        by_name: Nullable(Type.String()),
        count: Type.Integer({ description: 'How often since it was last read' }),
        at: Timestamp,
        read_at: Nullable(Timestamp),
      }),
    ),
  },
  { $id: 'Inbox' },
);
export type Inbox = Static<typeof Inbox>;
export const InboxRead = Type.Object(
  { ids: Type.Optional(Type.Array(Id, { maxItems: 100, description: 'Absent: all' })) },
  { ...closed, $id: 'InboxRead' },
);

// --- Who works on what.

/** Who edits a row. */
export const EditLock = Type.Object(
  {
    resource: Type.String(),
    id: Id,
    user: Person,
    since: Timestamp,
    until: timestamp('Over then, unless it is renewed'),
  },
  { $id: 'EditLock' },
);
export type EditLock = Static<typeof EditLock>;
export const EditLockInput = Type.Object(
  {
    resource: ResourceName,
    id: Id,
    take_over: Type.Optional(
      Type.Boolean({ description: 'Take the lock of another user; recorded in the audit trail' }),
    ),
  },
  { ...closed, $id: 'EditLockInput' },
);
export type EditLockInput = Static<typeof EditLockInput>;

/** Who looks at what. */
export const Presence = Type.Object(
  {
    user: Person,
    client: Type.String({ description: 'A window of the user' }),
    resource: Type.String(),
    id: Nullable(Id),
    since: Timestamp,
    until: timestamp('Over then, unless it is sent again'),
  },
  { $id: 'Presence' },
);
export type Presence = Static<typeof Presence>;
export const PresenceInput = Type.Object(
  {
    client: Type.String({ pattern: '^[\\w-]{1,64}$', description: 'Names the window, such as a random UUID' }),
    resource: Type.Optional(Nullable(ResourceName)),
    id: Type.Optional(Nullable(Id)),
  },
  { ...closed, $id: 'PresenceInput' },
);
export type PresenceInput = Static<typeof PresenceInput>;
