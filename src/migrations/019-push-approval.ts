import type { Migration } from './list.ts';

/** Who approved a notification to everybody, where a second person has to. */
export const pushApproval: Migration = {
  name: '019-push-approval',
  statements: [`alter table notifications add column approved_by {int}`],
};
