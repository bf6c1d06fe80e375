import { type Static, Type } from 'typebox';
import {
  Id,
  Lang,
  Limit,
  Nullable,
  StoredTexts,
  Text,
  Time,
  Timestamp,
  Translations,
  timestamp,
} from '../core/model/common.ts';
import { NewsItem } from '../news/model/news.ts';
import { InstallationId } from '../notifications/model/device.ts';

const closed = { additionalProperties: false };

const fewestOptions = 2;
const mostOptions = 10;
const howMany = { minItems: fewestOptions, maxItems: mostOptions };

const Question = Text(300, { min: 1 });
const OptionText = Text(120, { min: 1 });
const Count = Nullable(Type.Integer({ description: 'null while the results are not shown' }));

/** `after_vote`: a vote is answered with the results; everybody else sees them when the poll is closed. */
const ShowResults = Type.Enum(['always', 'after_vote', 'after_close']);
const pollStatuses = ['draft', 'open', 'closed'] as const;

/** A poll as readers see it, in one language. */
export const Poll = Type.Object(
  {
    id: Id,
    lang: Lang,
    is_fallback: Type.Boolean({ description: 'It has no text in the requested language' }),
    question: Type.String(),
    news_id: Nullable(Type.Integer({ description: 'The story that it belongs to' })),
    status: Type.Enum(['open', 'closed']),
    opens_at: Nullable(Timestamp),
    closes_at: Nullable(Timestamp),
    show_results: ShowResults,
    can_change: Type.Boolean({ description: 'A vote may be changed while the poll is open' }),
    options: Type.Array(
      Type.Object({
        id: Type.Integer({ description: 'What a vote names; counted within the poll' }),
        text: Type.String(),
        votes: Count,
        percent: Nullable(Type.Integer({ description: 'The percentages of a poll with votes are 100 together' })),
      }),
    ),
    total: Count,
  },
  { $id: 'Poll' },
);
export type Poll = Static<typeof Poll>;

export const PollQuery = Type.Object({
  lang: Type.Optional(Lang),
  news_id: Type.Optional(Id),
  status: Type.Optional(Type.Enum(['open', 'closed'], { description: 'Default `open`; with `news_id` both' })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  limit: Limit,
});
export type PollQuery = Static<typeof PollQuery>;

const TextOfPoll = Type.Object(
  { question: Question, options: Type.Array(OptionText, howMany) },
  { ...closed, $id: 'PollInputText' },
);
const PollTexts = Translations(TextOfPoll);

/** What an editor writes. Opening and closing are verbs of their own. */
export const PollInput = Type.Object(
  {
    question: Question,
    options: Type.Array(
      Type.Object(
        {
          id: Type.Optional(Type.Integer({ minimum: 1, description: 'Of an option that is there' })),
          text: OptionText,
        },
        { ...closed, $id: 'PollInputOption' },
      ),
      howMany,
    ),
    lang: Type.Optional(Lang),
    texts: Type.Optional(PollTexts),
    news_id: Type.Optional(Nullable(Id)),
    opens_at: Type.Optional(Nullable(Time)),
    closes_at: Type.Optional(Nullable(Time)),
    show_results: Type.Optional(ShowResults),
    can_change: Type.Optional(Type.Boolean()),
  },
  { ...closed, $id: 'PollInput' },
);

/** `PollInput` as code sees it. */
export interface PollFields {
  question: string;
  options: { id?: number; text: string }[];
  lang?: Lang;
  texts?: Record<string, PollText>;
  news_id?: number | null;
  opens_at?: string | null;
  closes_at?: string | null;
  show_results?: 'always' | 'after_vote' | 'after_close';
  can_change?: boolean;
}
export interface PollText {
  question: string;
  options: string[];
}

export const AdminPoll = Type.Object(
  {
    id: Id,
    lang: Lang,
    question: Type.String(),
    texts: StoredTexts(TextOfPoll),
    options: Type.Array(
      Type.Object({ id: Type.Integer(), text: Type.String(), votes: Type.Integer() }, { $id: 'AdminPollOption' }),
    ),
    total: Type.Integer(),
    news_id: Nullable(Type.Integer()),
    opens_at: Nullable(Timestamp),
    closes_at: Nullable(Timestamp),
    closed_at: Nullable(Timestamp),
    show_results: ShowResults,
    can_change: Type.Boolean(),
    status: Type.Enum([...pollStatuses]),
    created_by: Nullable(Type.Integer()),
    rev: Type.Integer({ description: 'What if-match names' }),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { $id: 'AdminPoll' },
);

export const PollStatus = Type.Enum([...pollStatuses], { $id: 'PollStatus' });
export type AdminPoll = Static<typeof AdminPoll>;

export const VoteInput = Type.Object(
  { installation_id: InstallationId, option_id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) },
  { ...closed, $id: 'VoteInput' },
);

/** What a vote is answered with. */
export const Vote = Type.Object(
  {
    option_id: Type.Integer({ description: 'What the installation has voted for' }),
    voted_at: Timestamp,
    poll: Poll,
  },
  { $id: 'Vote' },
);
export type Vote = Static<typeof Vote>;

export const Bookmark = Type.Object({ news_id: Id, bookmarked_at: Timestamp }, { $id: 'Bookmark' });
export const BookmarkedItem = Type.Object(
  { ...NewsItem.properties, bookmarked_at: Timestamp },
  { $id: 'BookmarkedItem' },
);

export const BookmarkQuery = Type.Object({
  cursor: Type.Optional(Type.String({ maxLength: 300, description: '`meta.next_cursor` of the page before' })),
  limit: Limit,
  fields: Type.Optional(
    Type.Array(Type.String({ maxLength: 40 }), { maxItems: 60, description: 'Just these fields, comma-separated' }),
  ),
});
export type BookmarkQuery = Static<typeof BookmarkQuery>;

const reasons = ['wrong_fact', 'hateful', 'misleading', 'copyright', 'privacy', 'other'] as const;
const Reason = Type.Enum([...reasons]);

export const ReportInput = Type.Object(
  {
    installation_id: InstallationId,
    reason: Reason,
    note: Type.Optional(Text(1_000, { description: 'Plain text' })),
  },
  { ...closed, $id: 'ReportInput' },
);
export type ReportInput = Static<typeof ReportInput>;

const times = { received_at: Timestamp, due_at: timestamp('Until then it has to be answered') };
const ReportStatus = Type.Enum(['open', 'resolved', 'dismissed']);

/** The answer to the reader: `id` is the number to refer to. */
export const Report = Type.Object(
  { id: Id, news_id: Id, reason: Reason, status: ReportStatus, ...times },
  { $id: 'Report' },
);
export type Report = Static<typeof Report>;

export const AdminReport = Type.Object(
  {
    id: Id,
    news_id: Id,
    news_title: Type.String({ description: 'As it was when the report came' }),
    reason: Reason,
    note: Type.String({ description: "The reader's words, plain text: escape them where they are shown" }),
    status: ReportStatus,
    ...times,
    is_overdue: Type.Boolean(),
    answer: Type.String({ description: 'The note of the editor who resolved or dismissed it' }),
    handled_by: Nullable(Type.Integer()),
    handled_at: Nullable(Timestamp),
    rev: Type.Integer({ description: 'What if-match names' }),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { $id: 'AdminReport' },
);
export type AdminReport = Static<typeof AdminReport>;

export const ReportFilters = {
  status: ReportStatus,
  reason: Reason,
  news_id: Id,
  is_overdue: Type.Boolean(),
};

export const ReportAnswer = Type.Object(
  { note: Type.Optional(Text(2_000, { description: 'Why, for administrators' })) },
  { ...closed, $id: 'ReportAnswer' },
);

/** How much was kept of an installation and is gone now. */
export const Erased = Type.Object(
  {
    devices: Type.Integer(),
    notifications: Type.Integer({ description: 'Notifications to this device alone that no longer name it' }),
    votes: Type.Integer({ description: 'Votes that no longer name the installation; they stay counted' }),
    bookmarks: Type.Integer(),
    reports: Type.Integer({ description: 'Reports whose note and sender are gone' }),
  },
  { $id: 'Erased' },
);
export type Erased = Static<typeof Erased>;
