import { type Static, Type } from 'typebox';
import { Id, Nullable, Time, Timestamp, timestamp } from '../../core/model/common.ts';
import { NewsInput, NewsItem } from './news.ts';
import { RevisionDiff, Who } from './revision.ts';
import { CopySummary } from './workflow.ts';

const closed = { additionalProperties: false };

const { lang: _, translation_group: __, ...changeable } = NewsInput.properties;

/** What an editor writes in a working copy: any of it. The language of a story and its group are changed at once only. */
export const WorkingCopyInput = Type.Partial(Type.Object(changeable), { ...closed, $id: 'WorkingCopyInput' });
export type WorkingCopyInput = Static<typeof WorkingCopyInput>;

/** Unpublished changes of a published story. */
export const WorkingCopy = Type.Object(
  {
    news_id: Id,
    ...CopySummary.properties,
    base_rev: Type.Integer({ description: 'The `rev` that the story had when the first of these changes was made' }),
    review_note: Nullable(Type.String({ description: 'Why the changes were given back, or could not be published' })),
    created_by: Who,
    created_at: Timestamp,
    input: Type.Object(WorkingCopyInput.properties, {
      $id: 'WorkingCopyFields',
      description:
        'The changed fields as a request sends them: laid over the fields of the story they are its changed text',
    }),
    base: Type.Object(WorkingCopyInput.properties, {
      $id: 'WorkingCopyFields',
      description: 'What the story said in these fields when they were changed first: the base of a merge',
    }),
    item: Type.Object(NewsItem.properties, {
      $id: 'NewsItem',
      description: 'The story as readers would get it with these changes',
    }),
    changes: Type.Array(RevisionDiff.properties.fields.items, {
      description: 'Each field that differs: `before` in the story, `after` in the working copy',
    }),
    conflicts: Type.Array(Type.String(), {
      description: 'Fields that were changed in the story as well since they were changed here',
    }),
  },
  { $id: 'WorkingCopy' },
);
export type WorkingCopy = Static<typeof WorkingCopy>;

export const PublishChangesBody = Type.Object(
  {
    publish_at: Type.Optional(Nullable(Time)),
    overwrite: Type.Optional(
      Type.Boolean({ description: 'Also fields that were changed in the story meanwhile; otherwise that is 409' }),
    ),
  },
  { ...closed, $id: 'PublishChangesBody' },
);
export type PublishChangesBody = Static<typeof PublishChangesBody>;

// --- Preview links.

const longestDays = 90;

export const PreviewLinkInput = Type.Object(
  {
    days: Type.Optional(
      Type.Integer({ minimum: 1, maximum: longestDays, description: 'For how long the link works; default 7' }),
    ),
  },
  { ...closed, $id: 'PreviewLinkInput' },
);

/** A link that shows a story, and its unpublished changes, to whoever has it. */
export const PreviewLink = Type.Object(
  {
    id: Id,
    news_id: Id,
    url: Type.String({ description: 'The page: whoever has this address can read the story until it expires' }),
    api_url: Type.String({ description: 'The same story for apps' }),
    expires_at: Timestamp,
    revoked_at: Nullable(Timestamp),
    created_by: Who,
    created_at: Timestamp,
  },
  { $id: 'PreviewLink' },
);
export type PreviewLink = Static<typeof PreviewLink>;

/** A story as its readers would get it. */
export const PreviewItem = Type.Object(
  {
    ...NewsItem.properties,
    status: Type.String({ description: 'Of the story: draft, review, scheduled, published, archived' }),
    has_changes: Type.Boolean({ description: 'Unpublished changes of a published story are in it' }),
    link_expires_at: timestamp('When this address stops working'),
  },
  { $id: 'PreviewItem' },
);
