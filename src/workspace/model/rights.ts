import { authors, type RightTable, readers, roles } from '../../core/model/rights.ts';

export const workspaceRights = {
  'workspace.use': {
    roles,
    about: 'the live stream, the labels of forms, and the own presence, preferences, saved views and drafts',
  },
  'workspace.read': { roles: readers, about: 'who edits and looks at what' },
  'workspace.lock': { roles: authors, about: 'edit locks of rows' },
} as const satisfies RightTable;

declare module '../../core/model/rights.ts' {
  interface Rights extends Record<keyof typeof workspaceRights, unknown> {}
}
