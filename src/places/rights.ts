import { chiefs, type RightTable, roles } from '../core/model/rights.ts';

export const placesRights = {
  'places.read': { roles, about: 'places' },
  'places.write': { roles: chiefs, about: 'places', delegable: true },
} as const satisfies RightTable;

declare module '../core/model/rights.ts' {
  interface Rights extends Record<keyof typeof placesRights, unknown> {}
}
