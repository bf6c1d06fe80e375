import { deepestRow, depthOf, type Read } from '../../core/api/read.ts';
import { invalidField } from '../../core/error.ts';

/** Whether a page is too deep in its list: finding it means walking over all rows before it. */
export const isTooDeep = (query: Record<string, unknown>): boolean =>
  query.cursor === undefined && depthOf(query) > deepestRow;

/** @throws Fault `invalid` naming `page` */
export function refuseDeep(query: Record<string, unknown>): void {
  if (isTooDeep(query))
    throw invalidField(
      'page',
      `times limit must not be above ${deepestRow}; use cursor, from meta.next_cursor`,
      'range',
    );
}

/** What clients that know no cursor get of a list beyond its deepest page: an empty page, as behind the end. */
export function beyond(read: Read): Read {
  return {
    ...read,
    name: `${read.name}.beyond`,
    rare: () => true,
    effort: 'light',
    async run(app, query) {
      const { limit, page } = query as { limit: number; page: number };
      const { data: _, meta = {}, ...rest } = await read.run(app, { ...query, page: 1, limit: 1 } as never);
      const { total } = meta as { total?: number | null };
      const total_pages = typeof total === 'number' ? Math.ceil(total / limit) : null;
      return { ...rest, data: [], meta: { ...meta, page, limit, total_pages, has_more: false, next_cursor: null } };
    },
  };
}
