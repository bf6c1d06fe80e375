import { owners, type RightTable, readers, roles, staff } from '../../core/model/rights.ts';

export const usersRights = {
  'account.write': { roles, about: 'the own sessions and the own second factor' },
  'audit.read': { roles: staff, about: 'the audit trail; addresses of users: with `users.read`' },
  'people.read': { roles: readers, about: 'display names of users' },
  'users.read': { roles: owners, about: 'users and their sessions' },
  'users.write': { roles: owners, about: 'users and their sessions' },
} as const satisfies RightTable;

declare module '../../core/model/rights.ts' {
  interface Rights extends Record<keyof typeof usersRights, unknown> {}
}
