import { owners, type RightTable } from '../core/model/rights.ts';

export const webhooksRights = {
  'webhooks.read': { roles: owners, about: 'webhooks and their deliveries' },
  'webhooks.write': { roles: owners, about: 'webhooks, their secrets, tests and replays' },
} as const satisfies RightTable;

declare module '../core/model/rights.ts' {
  interface Rights extends Record<keyof typeof webhooksRights, unknown> {}
}
