import { authors, chiefs, type RightTable, readers, roles, staff } from '../../core/model/rights.ts';

export const newsRights = {
  'news.read': { roles, about: 'stories, revisions and working copies; the own ones without `news.read_all`' },
  'news.read_all': { roles: readers, about: 'stories of everybody' },
  'news.write': { roles: authors, about: 'write and submit stories; contributors: their own' },
  'news.review': { roles: staff, about: 'review, reject, archive, correct, bulk edits, preview links, history' },
  'news.publish': {
    roles: chiefs,
    about: 'every change that readers see: publish, unpublish, edits of what is published',
    delegable: true,
  },
  'news.delete': { roles: chiefs, about: 'remove a story from the trash for good', delegable: true },
  'news.empty_trash': { roles: chiefs, about: 'empty the whole trash' },
} as const satisfies RightTable;

declare module '../../core/model/rights.ts' {
  interface Rights extends Record<keyof typeof newsRights, unknown> {}
}
