import { type Static, Type } from 'typebox';
import { Id, Nullable, Text, Timestamp } from '../../core/model/common.ts';
import { Who } from './revision.ts';

const closed = { additionalProperties: false };

export const commentKinds = ['comment', 'changes_requested', 'approved'] as const;

/** What somebody wrote about a story to those who work on it. */
export const StoryComment = Type.Object(
  {
    id: Id,
    kind: Type.Enum([...commentKinds], {
      description: 'changes_requested: the note with which the review returned the story',
    }),
    text: Type.String({ description: 'Plain text; an approval may have none' }),
    author: Who,
    created_at: Timestamp,
    resolved_at: Nullable(Timestamp),
    resolved_by: Nullable(Who),
  },
  { $id: 'StoryComment' },
);
export type StoryComment = Static<typeof StoryComment>;

export const StoryCommentInput = Type.Object(
  {
    text: Type.Optional(Text(2_000, { description: 'Required in a comment' })),
    kind: Type.Optional(
      Type.Enum(['comment', 'approved'], {
        description: 'approved: a story in review may be published as it is; it needs `news.review`',
      }),
    ),
  },
  { ...closed, $id: 'StoryCommentInput' },
);
export type StoryCommentInput = Static<typeof StoryCommentInput>;

export const StoryCommentPatch = Type.Object({ is_resolved: Type.Boolean() }, { ...closed, $id: 'StoryCommentPatch' });

export const AssignBody = Type.Object(
  { user_id: Nullable(Type.Integer({ minimum: 1, description: 'null: nobody' })) },
  { ...closed, $id: 'AssignBody' },
);
