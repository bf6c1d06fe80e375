import { chiefs, type RightTable, readers } from '../../core/model/rights.ts';

export const notificationsRights = {
  'push.read': { roles: readers, about: 'notifications and their numbers' },
  'push.send': { roles: chiefs, about: 'send, test, pause and cancel notifications', delegable: true },
  'push.all': { roles: chiefs, about: 'send to everybody, and approve what others send to everybody', delegable: true },
  'devices.read': { roles: readers, about: 'devices' },
  'devices.write': { roles: chiefs, about: 'remove devices and erase their data', delegable: true },
} as const satisfies RightTable;

declare module '../../core/model/rights.ts' {
  interface Rights extends Record<keyof typeof notificationsRights, unknown> {}
}
