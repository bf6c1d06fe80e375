import type { Generated } from 'kysely';
import type { ExportOf } from '../core/db/table.ts';

export interface EngagementTables {
  polls: PollRow;
  poll_counts: { poll_id: number; option_id: number; votes: number };
  /** Who has voted, by a hash of the installation; gone some time after the poll was closed. */
  poll_votes: { poll_id: number; reader_key: string; option_id: number; voted_at: string };
  /** Installations that keep bookmarks, by a hash. */
  readers: { id: Generated<number>; reader_key: string; seen_at: string };
  bookmarks: { id: Generated<number>; reader_id: number; news_id: number; created_at: string };
  reports: ReportRow;
}

declare module '../core/db/tables.ts' {
  interface Tables extends EngagementTables {}
}

export interface PollRow {
  id: Generated<number>;
  lang: string;
  question: string;
  /** `{"hi": {"question": "...", "options": ["...", "..."]}}` */
  texts: string;
  /** `[{"id": 1, "text": "..."}]` */
  options: string;
  /** The highest id that an option has had: ids are not reused. */
  last_option: number;
  news_id: number | null;
  opens_at: string | null;
  closes_at: string | null;
  show_results: 'always' | 'after_vote' | 'after_close';
  can_change: number;
  /** `open` also before `opens_at`, and for a while after `closes_at`: the clock decides. */
  status: 'draft' | 'open' | 'closed';
  closed_at: string | null;
  /** Languages that it can be read in, `,te,hi,`. */
  langs: string;
  search_text: string;
  created_by: number | null;
  rev: number;
  created_at: string;
  updated_at: string;
}

export interface ReportRow {
  id: Generated<number>;
  news_id: number;
  /** As it was when the report came. */
  news_title: string;
  /** Who sent it, hashed; null when that is erased. */
  reader_key: string | null;
  reason: string;
  note: string;
  status: 'open' | 'resolved' | 'dismissed';
  answer: string;
  handled_by: number | null;
  handled_at: string | null;
  received_at: string;
  due_at: string;
  rev: number;
  created_at: string;
  updated_at: string;
}

/** How they take part in an export, those that others point at first. */
export const engagementExport = {
  polls: {},
  poll_counts: { key: ['poll_id', 'option_id'] },
  poll_votes: { key: ['poll_id', 'reader_key'], isPrivate: true },
  readers: { isPrivate: true },
  bookmarks: { isPrivate: true },
  reports: { isPrivate: true },
} satisfies ExportOf<EngagementTables>;
