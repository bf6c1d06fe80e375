import { chiefs, type RightTable, roles } from '../core/model/rights.ts';

export const categoriesRights = {
  'categories.read': { roles, about: 'categories' },
  'categories.write': { roles: chiefs, about: 'categories', delegable: true },
} as const satisfies RightTable;

declare module '../core/model/rights.ts' {
  interface Rights extends Record<keyof typeof categoriesRights, unknown> {}
}
