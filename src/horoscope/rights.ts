import { type RightTable, readers, staff } from '../core/model/rights.ts';

export const horoscopeRights = {
  'horoscope.read': { roles: readers, about: 'predictions' },
  'horoscope.write': { roles: staff, about: 'predictions' },
} as const satisfies RightTable;

declare module '../core/model/rights.ts' {
  interface Rights extends Record<keyof typeof horoscopeRights, unknown> {}
}
