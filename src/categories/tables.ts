import type { Generated } from 'kysely';
import type { ExportOf } from '../core/db/table.ts';

export interface CategoriesTables {
  categories: CategoryRow;
}

declare module '../core/db/tables.ts' {
  interface Tables extends CategoriesTables {}
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

/** How they take part in an export, those that others point at first. */
export const categoriesExport = {
  categories: { parent: 'parent_id' },
} satisfies ExportOf<CategoriesTables>;
