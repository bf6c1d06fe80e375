import type { Generated } from 'kysely';
import type { ExportOf } from '../core/db/table.ts';

export interface HoroscopeTables {
  horoscopes: HoroscopeRow;
}

declare module '../core/db/tables.ts' {
  interface Tables extends HoroscopeTables {}
}

export interface HoroscopeRow {
  id: Generated<number>;
  sign: number;
  period: 'daily' | 'weekly' | 'monthly' | 'yearly';
  /** First and last day of the period, `YYYY-MM-DD`, both counted. */
  start_date: string;
  end_date: string;
  lang: string;
  title: string | null;
  prediction: string | null;
  love: string | null;
  career: string | null;
  health: string | null;
  finance: string | null;
  do: string | null;
  avoid: string | null;
  rating: number | null;
  lucky_number: number | null;
  lucky_color_name: string | null;
  lucky_color_hex: string | null;
  lucky_time: string | null;
  factors: string;
  source: 'editor' | 'computed';
  /** Readers do not get it before this instant. */
  publish_at: string | null;
  search_text: string;
  is_sample: number;
  rev: number;
  created_at: string;
  updated_at: string;
}

/** How they take part in an export, those that others point at first. */
export const horoscopeExport = {
  horoscopes: {},
} satisfies ExportOf<HoroscopeTables>;
