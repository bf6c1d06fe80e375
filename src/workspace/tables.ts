import type { Generated } from 'kysely';
import type { ExportOf } from '../core/db/table.ts';
import type { InboxKind } from './model/workspace.ts';

export interface WorkspaceTables {
  /** What users store for themselves, as JSON: preferences, saved views, drafts of forms. */
  user_documents: {
    id: Generated<number>;
    user_id: number;
    kind: 'preferences' | 'views' | 'drafts';
    name: string;
    value: string;
    updated_at: string;
  };
  /** What a user looks at in one of his windows; over when `until` has passed. */
  presence: {
    user_id: number;
    /** Chosen by the window. */
    client: string;
    resource: string;
    resource_id: number | null;
    since: string;
    until: string;
  };
  /** Imports of another system's content, to show how far they are. */
  import_runs: {
    id: Generated<number>;
    source: string;
    /** Of the file, in its own measure: bytes or rows. */
    total: number;
    done: number;
    added: number;
    updated: number;
    unchanged: number;
    refused: number;
    /** Lines of its report that are kept, and those beyond what one report may have. */
    line_count: number;
    left_out: number;
    /** All of them by what they are about, as JSON. */
    sums: string;
    error: string | null;
    started_at: string;
    updated_at: string;
    finished_at: string | null;
  };
  /** Notifications of a user: one row for the same event of the same row. */
  inbox: {
    id: Generated<number>;
    user_id: number;
    kind: InboxKind;
    resource: string;
    resource_id: string;
    /** Of the story, or the kind of the job, as it was then. */
    title: string | null;
    by_name: string | null;
    /** How often since it was last read. */
    count: number;
    at: string;
    read_at: string | null;
  };
  /** Users who want the daily digest. */
  digests: {
    user_id: number;
    /** From this hour of the desk's day on. */
    hour: number;
    /** The desk's day of the last one, `2026-11-20`; of a new subscription the day on which the hour has passed. */
    sent_day: string | null;
  };
}

declare module '../core/db/tables.ts' {
  interface Tables extends WorkspaceTables {}
}

/** How they take part in an export, those that others point at first. */
export const workspaceExport = {
  user_documents: { isPrivate: true },
  presence: { key: ['user_id', 'client'], isPrivate: true },
  import_runs: { isPrivate: true },
  inbox: { isPrivate: true },
  digests: { key: ['user_id'], isPrivate: true },
} satisfies ExportOf<WorkspaceTables>;
