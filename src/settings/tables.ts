import type { ExportOf } from '../core/db/table.ts';

export interface SettingsTables {
  settings: { section: string; data: string; rev: number; updated_at: string };
  settings_revisions: {
    section: string;
    rev: number;
    /** Stored values after the edit, as in `settings`. */
    data: string;
    /** Names of the fields that it changed, as JSON. */
    fields: string;
    verb: string;
    actor_id: number | null;
    actor_name: string;
    at: string;
  };
}

declare module '../core/db/tables.ts' {
  interface Tables extends SettingsTables {}
}

/** How they take part in an export, those that others point at first. */
export const settingsExport = {
  settings: { key: ['section'] },
  settings_revisions: { key: ['section', 'rev'] },
} satisfies ExportOf<SettingsTables>;
