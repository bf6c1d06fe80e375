import { owners, type RightTable, readers } from '../core/model/rights.ts';

export const updatesRights = {
  'releases.read': { roles: readers, about: 'releases of the app' },
  'releases.write': { roles: owners, about: 'releases of the app and forced updates' },
} as const satisfies RightTable;

declare module '../core/model/rights.ts' {
  interface Rights extends Record<keyof typeof updatesRights, unknown> {}
}
