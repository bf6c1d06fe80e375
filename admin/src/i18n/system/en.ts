/** Messages of the pages that keep the house running. */
export const system = {
  redirects: {
    title: 'Old addresses',
    one: 'Old address',
    new: 'New old address',
    about:
      'Links of an earlier site that readers and search engines still have. Whoever opens one is taken to its new page.',
    search: 'Search addresses',
    kind: 'What they lead to',
    news: 'Story',
    categories: 'Category',
    media: 'Picture',
    address: 'Address',
    none: 'There are no old addresses that match. Add one, or import a list from the old site.',
    gone: 'Leads nowhere: what it led to is gone.',
    path_help: 'The part after the name of the old site, such as /2019/05/story.',
    leads_to_help: 'A page of this site, such as /n/story-12, or a whole address that begins with https://.',
    remove_title: 'Remove this old address?',
    remove_about: 'Whoever opens it then finds nothing.',
    import_about:
      'The first line names the columns, path and leads_to. The file is checked first; nothing is written while a line is wrong.',
  },
};
type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

export type SystemMessages = Texts<typeof system>;
