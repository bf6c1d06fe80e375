import { chiefs, type RightTable, readers } from '../core/model/rights.ts';

export const shoppingRights = {
  'shopping.read': { roles: readers, about: 'products and their categories' },
  'shopping.write': { roles: chiefs, about: 'products and their categories', delegable: true },
} as const satisfies RightTable;

declare module '../core/model/rights.ts' {
  interface Rights extends Record<keyof typeof shoppingRights, unknown> {}
}
