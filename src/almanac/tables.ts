import type { Generated } from 'kysely';
import type { ExportOf } from '../core/db/table.ts';

export interface AlmanacTables {
  panchang_days: PanchangDayRow;
  festivals: FestivalRow;
  holidays: HolidayRow;
}

declare module '../core/db/tables.ts' {
  interface Tables extends AlmanacTables {}
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

/** A holiday of a state that an editor has given: beside the shipped ones, or in the place of one. */
export interface HolidayRow {
  id: Generated<number>;
  date: string;
  /** ISO 3166-2; IN: the Centre. */
  region: string;
  key: string;
  /** general, optional or bank */
  kind: string;
  /** `{"te": {"name": "..."}}` */
  texts: string;
  /** 1: the shipped holiday of that region, date and key is none. */
  is_removed: number;
  order_no: string | null;
  source_url: string | null;
  search_text: string;
  rev: number;
  created_at: string;
  updated_at: string;
}

/** How they take part in an export, those that others point at first. */
export const almanacExport = {
  panchang_days: {},
  festivals: {},
  holidays: {},
} satisfies ExportOf<AlmanacTables>;
