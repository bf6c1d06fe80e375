import type { ExportOf } from './table.ts';

export interface SettingsTables {
  settings: { section: string; data: string; rev: number; updated_at: string };
}

/** How they take part in an export, those that others point at first. */
export const settingsExport = {
  settings: { key: ['section'] },
} satisfies ExportOf<SettingsTables>;
