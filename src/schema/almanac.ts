import type { Generated } from 'kysely';
import type { ExportOf } from './table.ts';

export interface AlmanacTables {
  panchang_days: PanchangDayRow;
  festivals: FestivalRow;
}

/** What lies over the computed day of a date, at one place or everywhere. */
export interface PanchangDayRow {
  id: Generated<number>;
  date: string;
  /** GeoNames id of the city; 0: all places. */
  place_id: number;
  /** Fields that are given, a JSON object. */
  facts: string;
  festivals: string;
  has_festivals: number;
  festivals_replace: number;
  is_sample: number;
  rev: number;
  created_at: string;
  updated_at: string;
}

export interface FestivalRow {
  id: Generated<number>;
  date: string;
  key: string;
  /** `{"te": {"name": "...", "description": "..."}}` */
  texts: string;
  type: string;
  is_holiday: number;
  is_tentative: number;
  regions: string;
  image_url: string | null;
  /** The rule by which it comes again from `date` on, JSON; null: it is kept on `date` alone. */
  repeats: string | null;
  search_text: string;
  is_sample: number;
  rev: number;
  created_at: string;
  updated_at: string;
}

/** How they take part in an export, those that others point at first. */
export const almanacExport = {
  panchang_days: {},
  festivals: {},
} satisfies ExportOf<AlmanacTables>;
