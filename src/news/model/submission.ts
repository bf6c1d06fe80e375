import { type Static, Type } from 'typebox';
import { Id, Lang, Nullable, Text, Time, Timestamp, timestamp } from '../../core/model/common.ts';

const closed = { additionalProperties: false };

const submissionStatuses = ['submitted', 'accepted', 'rejected', 'returned', 'withdrawn'] as const;

/** A story that a contributor handed in, as it was then, and what became of it. */
export const Submission = Type.Object(
  {
    id: Id,
    news_id: Type.Integer({ description: 'The story; it may have been removed since' }),
    contributor: Type.Object({ id: Id, name: Type.String() }),
    title: Type.String(),
    lang: Lang,
    category_id: Nullable(Id),
    place_id: Nullable(Type.Integer({ description: 'The main place of the story' })),
    words: Type.Integer({ description: 'Words of the text; of accepted work, when it was accepted' }),
    note: Nullable(Type.String({ description: 'What the contributor tells the editors' })),
    status: Type.Enum([...submissionStatuses], {
      description: 'returned: to be worked on and submitted again; withdrawn: by the contributor',
    }),
    submitted_at: Timestamp,
    decided_at: Nullable(Timestamp),
    decided_by: Nullable(Type.Object({ id: Nullable(Id), name: Type.String() })),
    decision_note: Nullable(Type.String()),
  },
  { $id: 'Submission' },
);
export type Submission = Static<typeof Submission>;

export const SubmissionFilters = {
  status: Type.Array(Type.Enum([...submissionStatuses]), {
    maxItems: submissionStatuses.length,
    description: 'Any of these',
  }),
  contributor_id: Id,
  news_id: Id,
  lang: Lang,
  category_id: Id,
  place_id: Type.Integer({ minimum: 1, description: 'The main place of the story, or one above it' }),
  from: Type.Intersect([Time], { description: 'Submitted at this time or later' }),
  to: Type.Intersect([Time], { description: 'The same, before this time' }),
};

const note = (description: string) => Type.Optional(Nullable(Text(1_000, { description })));

export const SubmitBody = Type.Object({ note: note('For the editors, where a contributor submits') }, closed);
export const DecisionBody = Type.Object({ note: note('For the contributor') }, closed);

/** A contributor with the numbers of all submissions so far. */
export const Contributor = Type.Object(
  {
    id: Id,
    username: Type.String(),
    name: Type.String(),
    is_active: Type.Boolean(),
    submitted: Type.Integer({ description: 'Submissions that wait for a decision' }),
    accepted: Type.Integer(),
    rejected: Type.Integer(),
    returned: Type.Integer(),
    score: Nullable(
      Type.Number({ description: 'Accepted of accepted and rejected, from 0 to 1; null before the first decision' }),
    ),
    last_submitted_at: Nullable(Timestamp),
  },
  { $id: 'Contributor' },
);
export type Contributor = Static<typeof Contributor>;

export const ContributorsQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  search: Type.Optional(Type.String({ maxLength: 200, description: 'Part of the username' })),
});
export type ContributorsQuery = Static<typeof ContributorsQuery>;

export const LedgerQuery = Type.Object({
  from: Type.Optional(Type.Intersect([Time], { description: 'Accepted at this time or later' })),
  to: Type.Optional(Type.Intersect([Time], { description: 'The same, before this time' })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
export type LedgerQuery = Static<typeof LedgerQuery>;

/** The accepted work of a contributor in a period. */
export const Ledger = Type.Object({
  contributor: Contributor,
  from: Nullable(timestamp('Start of the period; null: from the beginning')),
  to: Nullable(timestamp('End of the period, not counted; null: until now')),
  accepted: Type.Integer({ description: 'Submissions accepted in the period' }),
  words: Type.Integer({ description: 'Words of all of them' }),
  entries: Type.Array(Submission, { description: 'A page of them, the first accepted first' }),
  has_more: Type.Boolean(),
});
export type Ledger = Static<typeof Ledger>;
