import { type Static, Type } from 'typebox';
import { Id, JsonValue, Lang, LocalTime, Nullable, Text, Time, timestamp } from '../../core/model/common.ts';
import { notificationStatuses } from '../../notifications/model/notification.ts';
import { NewsInput, NewsStatuses } from './news.ts';

/** Who did it; `id` is null for the program itself. */
export const Who = Type.Object({ id: Nullable(Id), name: Type.String() }, { $id: 'Who' });

/** An item as it was after an edit: what a list says of it. */
export const Revision = Type.Object(
  {
    rev: Type.Integer({ description: 'The rev that the item had then' }),
    at: timestamp('The first save that is in it'),
    until: timestamp('The last one'),
    user: Who,
    verb: Type.String({ description: 'create, edit, restore_revision, tag ...' }),
    is_first: Type.Boolean(),
    was_published: Type.Boolean({ description: 'The story was published or scheduled in this state' }),
    is_current: Type.Boolean(),
  },
  { $id: 'Revision' },
);
export type Revision = Static<typeof Revision>;

/** What was saved beside a story and is not in it. */
export const WorkingCopyRevision = Type.Object(
  {
    number: Type.Integer({ description: 'Counts those of the story from 1' }),
    at: timestamp('The first save that is in it'),
    until: timestamp('The last one'),
    user: Who,
    verb: Type.Enum(['edit', 'restore_revision', 'discard', 'not_taken'], {
      description: '`edit` of a working copy, `discard` of one, `not_taken`: a text that a merge did not take',
    }),
    fields: Type.Array(Type.String(), { description: 'Those that differ from the story' }),
    is_current: Type.Boolean({ description: 'The working copy of the story says this' }),
  },
  { $id: 'WorkingCopyRevision' },
);
export type WorkingCopyRevision = Static<typeof WorkingCopyRevision>;

/** What an editor writes, as far as it was written. */
const RevisionItem = Type.Partial(NewsInput, { $id: 'RevisionItem' });

/** The same with all that an editor writes. */
export const WholeRevision = Type.Object({ ...Revision.properties, item: RevisionItem }, { $id: 'WholeRevision' });

/** Text in the order of reading; what is neither added nor removed is in both. */
export const DiffPart = Type.Object(
  { value: Type.String(), added: Type.Boolean(), removed: Type.Boolean() },
  { $id: 'DiffPart' },
);
export type DiffPart = Static<typeof DiffPart>;

export const RevisionDiff = Type.Object(
  {
    from: Type.Integer(),
    to: Type.Integer(),
    fields: Type.Array(
      Type.Object(
        {
          field: Type.String(),
          parts: Nullable(Type.Array(DiffPart, { description: 'Of text, by words; null for any other field' })),
          before: JsonValue,
          after: JsonValue,
        },
        { $id: 'FieldDiff' },
      ),
      { description: 'Those that differ' },
    ),
  },
  { $id: 'RevisionDiff' },
);
export type RevisionDiff = Static<typeof RevisionDiff>;

/** What was saved beside a story, with all that an editor writes. */
export const WholeWorkingCopyRevision = Type.Object(
  {
    ...WorkingCopyRevision.properties,
    item: RevisionItem,
    changes: Type.Array(RevisionDiff.properties.fields.items, {
      description:
        'What differs from the save before it; of the first, of what was discarded or not taken: from the story',
    }),
  },
  { $id: 'WholeWorkingCopyRevision' },
);
export type WholeWorkingCopyRevision = Static<typeof WholeWorkingCopyRevision>;

export const RestoreQuery = Type.Object({
  into: Type.Optional(
    Type.Enum(['working_copy'], {
      description:
        'Of a published story: its working copy, whose `rev` (0: none) `if-match` names then. Absent: the story',
    }),
  ),
});

export const DiffQuery = Type.Object({
  from: Type.Optional(Type.Integer({ minimum: 1, description: 'Default: the revision before `to`' })),
  to: Type.Optional(Type.Integer({ minimum: 1, description: 'Default: the newest' })),
});

// --- Many at once.

const bulkVerbs = [
  ...(['publish', 'unpublish', 'archive', 'trash', 'restore', 'move', 'tag', 'untag'] as const),
  ...(['schedule', 'feature', 'unfeature', 'breaking', 'unbreak', 'language', 'place', 'author', 'notify'] as const),
] as const;
export type BulkVerb = (typeof bulkVerbs)[number];

export const BulkBody = Type.Object(
  {
    ids: Type.Array(Id, { minItems: 1, maxItems: 200 }),
    verb: Type.Enum([...bulkVerbs], {
      description:
        '`notify` sends each item to the phones of its language, once: at most 20 published items, with the right `push.send`',
    }),
    category_id: Type.Optional(Nullable(Id)),
    tags: Type.Optional(Type.Array(Text(60, { min: 1 }), { minItems: 1, maxItems: 30 })),
    published_at: Type.Optional(Type.Union([Time, LocalTime], { description: 'For `schedule`' })),
    breaking_until: Type.Optional(Nullable(Time)),
    lang: Type.Optional(Type.Intersect([Lang], { description: 'For `language`' })),
    place_ids: Type.Optional(Type.Array(Id, { maxItems: 20, description: 'For `place`: all places of the story' })),
    author: Type.Optional(Nullable(Text(120))),
  },
  { $id: 'BulkBody', additionalProperties: false },
);
export type BulkBody = Static<typeof BulkBody>;

export const BulkReply = Type.Object(
  {
    changed: Type.Integer({ description: 'Items that are another now' }),
    unchanged: Type.Integer({ description: 'Items that were so already' }),
    items: Type.Array(
      Type.Object({
        id: Id,
        status: Type.Enum([...NewsStatuses]),
        rev: Type.Integer(),
        notification: Type.Optional(
          Type.Object(
            { id: Id, status: Type.Enum([...notificationStatuses]) },
            { description: 'Of `notify`: the push of the item, now or before' },
          ),
        ),
      }),
    ),
  },
  { $id: 'BulkReply' },
);

export const EmptyReply = Type.Object(
  {
    removed: Type.Integer(),
    left: Type.Integer({ description: 'Still in the trash: ask again' }),
  },
  { $id: 'EmptyReply' },
);
export type BulkReply = Static<typeof BulkReply>;
export type EmptyReply = Static<typeof EmptyReply>;
