import type { Generated } from 'kysely';
import type { ExportOf } from '../core/db/table.ts';

export interface UpdatesTables {
  releases: ReleaseRow;
}

declare module '../core/db/tables.ts' {
  interface Tables extends UpdatesTables {}
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

/** How they take part in an export, those that others point at first. */
export const updatesExport = {
  releases: {},
} satisfies ExportOf<UpdatesTables>;
