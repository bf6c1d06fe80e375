import type { Generated, Selectable } from 'kysely';

/** A row as it comes out of the database. */
export type Stored<Row> = Selectable<Row>;

/**
 * The rows as they lie in both databases: text, integer, real. Times are fixed-width UTC text, JSON is text, a truth
 * value is 0 or 1. `rev` counts the edits of a row and is what `if-match` names.
 */
export interface Tables {
  meta: { key: string; value: string };
  versions: { topic: string; version: number };
  jobs: JobRow;
  schedules: { name: string; next_at: string };
  audit: AuditRow;
  users: UserRow;
  sessions: SessionRow;
  settings: { section: string; data: string; rev: number; updated_at: string };
  releases: ReleaseRow;
  categories: CategoryRow;
  news: NewsRow;
  /** What news is found by besides its columns: folded tags, places, authors. */
  news_labels: { kind: 'tag' | 'place' | 'author'; label: string; news_id: number };
  news_gone: { id: Generated<number>; news_id: number; lang: string; updated_at: string };
}

export interface JobRow {
  id: Generated<number>;
  kind: string;
  payload: string;
  /** At most one unfinished job has it; null once the job has ended. */
  unique_key: string | null;
  state: 'queued' | 'running' | 'done' | 'dead';
  attempts: number;
  max_attempts: number;
  run_at: string;
  /** Names the run that holds the job: only that run may end it. */
  lease: string | null;
  lease_until: string | null;
  last_error: string | null;
  request_id: string | null;
  created_at: string;
  ended_at: string | null;
}

export interface AuditRow {
  id: Generated<number>;
  at: string;
  actor_id: number | null;
  actor_name: string;
  action: string;
  resource: string;
  resource_id: string;
  detail: string;
  request_id: string | null;
}

export interface UserRow {
  id: Generated<number>;
  username: string;
  /** Folded form: two names that look alike are one. */
  username_key: string;
  name: string;
  password_hash: string;
  role: 'owner' | 'editor' | 'viewer';
  /** Raised to revoke every access token at once. */
  ver: number;
  must_change: number;
  totp_secret: string | null;
  totp_enabled: number;
  /** Last TOTP time step that was used, so that a code works once. */
  totp_step: number;
  is_active: number;
  rev: number;
  created_at: string;
  updated_at: string;
}

export interface SessionRow {
  id: Generated<number>;
  user_id: number;
  token_hash: string;
  /** The token before the current one: its reuse means theft. */
  previous_hash: string | null;
  is_cookie: number;
  user_agent: string;
  ip: string;
  created_at: string;
  used_at: string;
  expires_at: string;
  ended_at: string | null;
}

export interface ReleaseRow {
  id: Generated<number>;
  platform: 'android' | 'ios';
  version: string;
  version_code: number;
  min_version: string | null;
  min_version_code: number | null;
  title: string;
  message: string;
  whats_new: string;
  texts: string;
  store_url: string;
  rollout_percent: number;
  is_active: number;
  released_at: string;
  is_sample: number;
  rev: number;
  created_at: string;
  updated_at: string;
}

export interface CategoryRow {
  id: Generated<number>;
  slug: string;
  name: string;
  /** `{"hi": {"name": "..."}}` */
  texts: string;
  parent_id: number | null;
  icon_url: string | null;
  color: string | null;
  sort_order: number;
  is_active: number;
  search_text: string;
  is_sample: number;
  rev: number;
  created_at: string;
  updated_at: string;
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
  content_type: 'article' | 'video' | 'gallery' | 'live' | 'short';
  category_id: number | null;
  /** Names as they are shown, a JSON array; `news_labels` holds their folded forms. */
  tags: string;
  state: string | null;
  district: string | null;
  mandal: string | null;
  image_url: string | null;
  thumbnail_url: string | null;
  images: string;
  video_url: string | null;
  audio_url: string | null;
  author: string | null;
  source_name: string | null;
  source_url: string | null;
  breaking_until: string | null;
  is_featured: number;
  priority: number;
  published_at: string | null;
  expires_at: string | null;
  views: number;
  read_minutes: number;
  is_sample: number;
  rev: number;
  created_by: number | null;
  created_at: string;
  updated_at: string;
}
