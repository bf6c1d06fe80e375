import type { Generated } from 'kysely';
import type { ExportOf, Stored, TableExport } from '../core/db/table.ts';
import type { ViewWay } from '../core/model/view-ways.ts';

export interface NewsTables {
  news: NewsRow;
  /**
   * What news is found by besides its columns: folded tags, authors and places, and `#<id>` for each place of the tree
   * and all above it. Language and time are those of the item.
   */
  news_labels: {
    kind: 'tag' | 'place' | 'author';
    label: string;
    news_id: number;
    lang: string;
    published_at: string | null;
  };
  news_gone: { id: Generated<number>; news_id: number; lang: string; updated_at: string };
  /** Trending score: the logarithm of its decayed views (`news/trending/score.ts`), which needs no update as time passes. */
  news_heat: { news_id: number; lang: string; score: number };
  /** Views of all items of a language in the quarter of an hour that begins at `at`: every time zone begins its day with one. */
  news_view_counts: { at: string; lang: string; views: number };
  /** Views of an item on a day of the desk, by way; and those of all items of a language. */
  news_view_days: { news_id: number; day: string; way: ViewWay; views: number };
  news_view_ways: { day: string; lang: string; way: ViewWay; views: number };
  news_revisions: NewsRevisionRow;
  news_working_copy_revisions: WorkingCopyRevisionRow;
  news_working_copies: NewsWorkingCopyRow;
  news_submissions: NewsSubmissionRow;
  news_comments: NewsCommentRow;
  /** Links that show a story before readers see it; the link itself is signed and not stored. */
  news_previews: {
    id: Generated<number>;
    news_id: number;
    expires_at: string;
    revoked_at: string | null;
    created_by: number | null;
    created_name: string;
    created_at: string;
  };
  /** When our own hub was last notified, or will be, of news in a language. */
  websub_pings: { lang: string; at: string };
}

declare module '../core/db/tables.ts' {
  interface Tables extends NewsTables {}
}

export type NewsStatus = 'draft' | 'review' | 'scheduled' | 'published' | 'archived' | 'trashed';

export interface NewsRow {
  id: Generated<number>;
  lang: string;
  translation_group: number | null;
  status: NewsStatus;
  slug: string;
  title: string;
  summary: string;
  content: string;
  content_format: 'html' | 'text';
  content_type: 'article' | 'video' | 'gallery' | 'live' | 'short' | 'page';
  category_id: number | null;
  /** Names as they are shown, a JSON array; `news_labels` holds their folded forms. */
  tags: string;
  state: string | null;
  district: string | null;
  mandal: string | null;
  /** Ids of places, a JSON array, the main one first. */
  place_ids: Generated<string>;
  /** The picture of the library, and those of the gallery as a JSON array of ids; `image_url` is of another server. */
  media_id: Generated<number | null>;
  gallery: Generated<string>;
  image_url: string | null;
  thumbnail_url: string | null;
  images: string;
  video_url: string | null;
  audio_url: string | null;
  author: string | null;
  /** The reporter's line under the title. */
  byline: string | null;
  /** What search engines and shared links show instead of title and summary. */
  seo_title: string | null;
  seo_description: string | null;
  source_name: string | null;
  source_url: string | null;
  breaking_until: string | null;
  /** 1: nobody gave `breaking_until`; it follows from publication. */
  breaking_auto: Generated<number>;
  is_featured: number;
  priority: number;
  published_at: string | null;
  expires_at: string | null;
  views: number;
  read_minutes: number;
  is_sample: number;
  /** 1: the story was made of an item of a feed, by the program or by an editor. */
  from_feed: Generated<number>;
  /** When it went into the trash, and its state until then; null outside of it. */
  trashed_at: string | null;
  trashed_from: NewsStatus | null;
  /** Changes of the live blog so far, and when it ended; null while it runs, and of what is no blog. */
  live_seq: Generated<number>;
  live_ended_at: string | null;
  /** Why the last review gave it back; null once it is handed in again. */
  review_note: string | null;
  /** A JSON array of `{id, text, at}`, by time. */
  corrections: Generated<string>;
  rev: number;
  created_by: number | null;
  /** Who changed it last; null: nobody but the program. */
  updated_by: Generated<number | null>;
  /** Of a translation: the `rev` of the original that somebody found it to say; null: nobody has looked. */
  confirmed_rev: Generated<number | null>;
  /** Who works on it. */
  assigned_to: Generated<number | null>;
  created_at: string;
  updated_at: string;
}

/** An item as it was after an edit. */
export interface NewsRevisionRow {
  id: Generated<number>;
  news_id: number;
  /** The `rev` that the item had then. */
  rev: number;
  /** First and last save that are in it. */
  at: string;
  until: string;
  actor_id: number | null;
  actor_name: string;
  verb: string;
  /** 1 it was published, 2 it is the first, 3 both; the oldest of 0 go when there are too many. */
  kept: number;
  /** JSON by field: letters that the saves which are this revision have removed. */
  removed: Generated<string>;
  /** JSON: the fields that an editor writes. */
  snapshot: string;
}

/** What was saved beside a story: an edit of its working copy, one that was discarded, a text that a merge did not take. */
export interface WorkingCopyRevisionRow {
  id: Generated<number>;
  news_id: number;
  /** Counts those of the story from 1. */
  number: number;
  /** First and last save that are in it. */
  at: string;
  until: string;
  actor_id: number | null;
  actor_name: string;
  verb: 'edit' | 'restore_revision' | 'discard' | 'not_taken';
  /** When the working copy was begun that it is of; null: of none. */
  copy_at: string | null;
  /** JSON: what the story said in the fields that differ. */
  base: string;
  /** JSON of a discarded working copy: its row, from which it comes back. */
  copy: string | null;
  /** As of `NewsRevisionRow`. */
  removed: Generated<string>;
  snapshot: string;
}

/** Unpublished changes of a published story. */
export interface NewsWorkingCopyRow {
  news_id: number;
  rev: number;
  /** The `rev` of the story when the first of the changes was made. */
  base_rev: number;
  /** JSON: the changed fields, as an editor sends them. */
  input: string;
  /** JSON: what the story said in these fields when they were changed. */
  base: string;
  status: 'draft' | 'review' | 'scheduled';
  publish_at: string | null;
  review_note: string | null;
  created_by: number | null;
  created_name: string;
  created_at: string;
  updated_by: number | null;
  updated_name: string;
  updated_at: string;
}

/** What a contributor submitted: it stays when the story is removed. */
export interface NewsSubmissionRow {
  id: Generated<number>;
  news_id: number;
  contributor_id: number;
  contributor_name: string;
  title: string;
  lang: string;
  category_id: number | null;
  place_id: number | null;
  words: number;
  note: string | null;
  status: 'submitted' | 'accepted' | 'rejected' | 'returned' | 'withdrawn';
  submitted_at: string;
  decided_at: string | null;
  decided_by: number | null;
  decided_name: string | null;
  decision_note: string | null;
}

/** What somebody wrote about a story to those who work on it. */
export interface NewsCommentRow {
  id: Generated<number>;
  news_id: number;
  kind: 'comment' | 'changes_requested' | 'approved';
  text: string;
  author_id: number | null;
  author_name: string;
  created_at: string;
  resolved_at: string | null;
  resolved_by: number | null;
  resolved_name: string | null;
}

/** A story as it comes out of the database. */
export type StoredNews = Stored<NewsRow>;

/** How they take part in an export, those that others point at first. */
export const newsExport = {
  news: {},
  news_labels: { key: ['kind', 'label', 'news_id'] },
  news_gone: {},
  news_heat: { key: ['news_id'] },
  news_view_counts: { key: ['at', 'lang'] },
  news_view_days: { key: ['news_id', 'day', 'way'] },
  news_view_ways: { key: ['day', 'lang', 'way'] },
  news_revisions: {},
  news_working_copy_revisions: {},
  news_working_copies: { key: ['news_id'] },
  news_previews: {},
  news_submissions: {},
  news_comments: {},
  websub_pings: { key: ['lang'] },
  news_terms: { isTransient: true }, // made anew from the stories
  news_vocabulary: { isTransient: true }, // made anew from the stories
} satisfies ExportOf<NewsTables> & Record<'news_terms' | 'news_vocabulary', TableExport>;
