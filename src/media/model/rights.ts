import { authors, type RightTable, readers, roles, staff } from '../../core/model/rights.ts';

export const mediaRights = {
  'media.read': { roles, about: 'files of the library; the own ones without `media.read_all`' },
  'media.read_all': { roles: readers, about: 'files of everybody' },
  'media.write': {
    roles: authors,
    about:
      'upload files; describe, crop, replace and remove those used where the user may write; contributors: their own',
  },
  'media.manage': { roles: staff, about: 'change and remove files of everybody' },
} as const satisfies RightTable;

declare module '../../core/model/rights.ts' {
  interface Rights extends Record<keyof typeof mediaRights, unknown> {}
}
