import { type RightTable, readers, staff } from '../core/model/rights.ts';

export const engagementRights = {
  'polls.read': { roles: readers, about: 'polls' },
  'polls.write': { roles: staff, about: 'polls' },
  'reports.read': { roles: staff, about: 'reports of readers' },
  'reports.write': { roles: staff, about: 'resolve and dismiss reports of readers' },
} as const satisfies RightTable;

declare module '../core/model/rights.ts' {
  interface Rights extends Record<keyof typeof engagementRights, unknown> {}
}
