import { owners, type RightTable, readers } from '../../core/model/rights.ts';

export const settingsRights = {
  'settings.read': { roles: readers, about: 'settings, except security and newsroom; old addresses' },
  'settings.write': { roles: owners, about: 'settings, except security and newsroom; old addresses' },
  'security.read': { roles: owners, about: 'the settings security and newsroom' },
  'security.write': { roles: owners, about: 'the settings security and newsroom' },
} as const satisfies RightTable;

declare module '../../core/model/rights.ts' {
  interface Rights extends Record<keyof typeof settingsRights, unknown> {}
}
