import { type RightTable, readers, staff } from '../core/model/rights.ts';

export const liveblogRights = {
  'live.read': { roles: readers, about: 'live blogs' },
  'live.write': { roles: staff, about: 'entries of live blogs, which readers see at once' },
} as const satisfies RightTable;

declare module '../core/model/rights.ts' {
  interface Rights extends Record<keyof typeof liveblogRights, unknown> {}
}
