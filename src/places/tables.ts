import type { Generated } from 'kysely';
import type { ExportOf } from '../core/db/table.ts';

export interface PlacesTables {
  places: PlaceRow;
  /** What places are found by besides slug and code: names in every language, as `placeKey` writes them. */
  place_names: { label: string; place_id: number };
}

declare module '../core/db/tables.ts' {
  interface Tables extends PlacesTables {}
}

export interface PlaceRow {
  id: Generated<number>;
  parent_id: number | null;
  type: 'country' | 'state' | 'district' | 'mandal' | 'city';
  slug: string;
  /** ISO 3166 of countries and states, else what the census or the LGD calls it; upper case. */
  code: string | null;
  /** Of a district or sub-district in the Local Government Directory; unique among those of a type. */
  lgd_code: number | null;
  /** English. */
  name: string;
  /** `{"te": {"name": "..."}}` */
  texts: string;
  lat: number | null;
  lon: number | null;
  tz: string | null;
  is_shipped: number;
  /** 1: an editor changed what was shipped, and a new release leaves it alone. */
  is_edited: number;
  is_active: number;
  search_text: string;
  rev: number;
  created_at: string;
  updated_at: string;
}

/** How they take part in an export, those that others point at first. */
export const placesExport = {
  places: { parent: 'parent_id', isAutomatic: true },
  place_names: { key: ['label', 'place_id'], isAutomatic: true },
} satisfies ExportOf<PlacesTables>;
