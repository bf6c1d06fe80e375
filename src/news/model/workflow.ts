import { type Static, Type } from 'typebox';
import { Id, LocalTime, Nullable, Text, Time, Timestamp, timestamp } from '../../core/model/common.ts';

const closed = { additionalProperties: false };

/** Why a story is returned to its author. */
export const RejectBody = Type.Object(
  { note: Type.Optional(Nullable(Text(1_000, { description: 'What is to be done; shown as review_note' }))) },
  { ...closed, $id: 'RejectBody' },
);

export const PublishBody = Type.Object(
  { published_at: Type.Optional(Type.Union([Time, LocalTime, Type.Null()])) },
  { ...closed, $id: 'PublishBody' },
);

// --- Who is editing.

/** Somebody who has an item open. */
export const Editing = Type.Object(
  {
    user: Type.Object({ id: Id, name: Type.String() }, { $id: 'EditingUser' }),
    since: Timestamp,
    until: timestamp('Over then, unless it is renewed'),
  },
  { $id: 'Editing' },
);
export type Editing = Static<typeof Editing>;

export const LeaseBody = Type.Object(
  {
    take_over: Type.Optional(
      Type.Boolean({ description: 'Take over the lock of another user; recorded in the audit trail' }),
    ),
  },
  { ...closed, $id: 'LeaseBody' },
);
export const LeaseReply = Type.Object({ id: Id, editing: Nullable(Editing) }, { $id: 'LeaseReply' });

// --- Corrections.

/** A correction that readers see. */
export const Correction = Type.Object({ id: Id, text: Type.String(), at: Timestamp }, { $id: 'Correction' });
export type Correction = Static<typeof Correction>;

export const CorrectionInput = Type.Object(
  {
    text: Text(1_000, { min: 1 }),
    at: Type.Optional(Time),
  },
  { ...closed, $id: 'CorrectionInput' },
);
export type CorrectionInput = Static<typeof CorrectionInput>;

// --- Unpublished changes of a published story.

const copyStatuses = ['draft', 'review', 'scheduled'] as const;

/** What a story says of its working copy. */
export const CopySummary = Type.Object(
  {
    rev: Type.Integer({ description: 'What if-match names at the addresses of the working copy' }),
    status: Type.Enum([...copyStatuses]),
    publish_at: Nullable(timestamp('When the changes are published by themselves')),
    fields: Type.Array(Type.String(), { description: 'The fields that were changed' }),
    updated_by: Type.Object({ id: Nullable(Id), name: Type.String() }),
    updated_at: Timestamp,
  },
  { $id: 'CopySummary' },
);
export type CopySummary = Static<typeof CopySummary>;
