import { chiefs, type RightTable, readers } from '../../core/model/rights.ts';

export const feedsRights = {
  'feeds.read': { roles: readers, about: 'feeds, their items and fetches' },
  'feeds.write': { roles: chiefs, about: 'feeds, their secrets, fetches and items', delegable: true },
} as const satisfies RightTable;

declare module '../../core/model/rights.ts' {
  interface Rights extends Record<keyof typeof feedsRights, unknown> {}
}
