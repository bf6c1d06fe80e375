import { type RightTable, readers, staff } from '../../core/model/rights.ts';

export const almanacRights = {
  'almanac.read': { roles: readers, about: 'stored days and festivals' },
  'almanac.write': { roles: staff, about: 'stored days and festivals' },
} as const satisfies RightTable;

declare module '../../core/model/rights.ts' {
  interface Rights extends Record<keyof typeof almanacRights, unknown> {}
}
