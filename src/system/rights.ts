import { chiefs, owners, type RightTable, readers } from '../core/model/rights.ts';

export const systemRights = {
  'jobs.read': { roles: readers, about: 'background jobs' },
  'jobs.write': { roles: chiefs, about: 'retry background jobs', delegable: true },
  'system.read': { roles: owners, about: 'the state of the server, and the list of its backups' },
  'system.write': { roles: owners, about: 'make and download backups' },
} as const satisfies RightTable;

declare module '../core/model/rights.ts' {
  interface Rights extends Record<keyof typeof systemRights, unknown> {}
}
