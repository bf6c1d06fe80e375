/** Roles of users, from the one that may do least. */
export const roles = ['viewer', 'contributor', 'editor', 'chief', 'owner'] as const;
export type Role = (typeof roles)[number];

interface RightOf {
  /** Roles that always have it. */
  roles: readonly Role[];
  /** What it allows, for the docs. */
  about: string;
}

const owners = ['owner'] as const;
const chiefs = ['chief', 'owner'] as const;
const staff = ['editor', 'chief', 'owner'] as const;
const authors = ['contributor', ...staff] as const;
/** Who reads what is not the own work: everybody but contributors, who are often no employees. */
const readers = ['viewer', ...staff] as const;

/**
 * What a user may do. Each operation of the API that needs a login names one of these, and `admit` compares it with the
 * role. `docs/rights.md` is generated from this table.
 */
const table = {
  'account.write': { roles, about: 'the own sessions and the own second factor' },
  'news.read': { roles, about: 'stories, revisions and working copies; the own ones without `news.read_all`' },
  'news.read_all': { roles: readers, about: 'stories of everybody' },
  'news.write': { roles: authors, about: 'write and submit stories; contributors: their own' },
  'news.review': { roles: staff, about: 'review, reject, archive, correct, bulk edits, preview links, history' },
  'news.publish': {
    roles: chiefs,
    about: 'every change that readers see: publish, unpublish, edits of what is published',
  },
  'news.delete': { roles: chiefs, about: 'remove a story from the trash for good' },
  'news.empty_trash': { roles: chiefs, about: 'empty the whole trash' },
  'live.read': { roles: readers, about: 'live blogs' },
  'live.write': { roles: staff, about: 'entries of live blogs, which readers see at once' },
  'push.read': { roles: readers, about: 'notifications and their numbers' },
  'push.send': { roles: chiefs, about: 'send, test, pause and cancel notifications' },
  'push.all': { roles: chiefs, about: 'send to everybody, and approve what others send to everybody' },
  'devices.read': { roles: readers, about: 'devices' },
  'devices.write': { roles: chiefs, about: 'remove devices and erase their data' },
  'feeds.read': { roles: readers, about: 'feeds, their items and fetches' },
  'feeds.write': { roles: chiefs, about: 'feeds, their secrets, fetches and items' },
  'shopping.read': { roles: readers, about: 'products and their categories' },
  'shopping.write': { roles: chiefs, about: 'products and their categories' },
  'categories.read': { roles, about: 'categories' },
  'categories.write': { roles: chiefs, about: 'categories' },
  'media.read': { roles, about: 'files of the library; the own ones without `media.read_all`' },
  'media.read_all': { roles: readers, about: 'files of everybody' },
  'media.write': {
    roles: authors,
    about:
      'upload files; describe, crop, replace and remove those used where the user may write; contributors: their own',
  },
  'media.manage': { roles: staff, about: 'change and remove files of everybody' },
  'places.read': { roles, about: 'places' },
  'places.write': { roles: chiefs, about: 'places' },
  'almanac.read': { roles: readers, about: 'stored days and festivals' },
  'almanac.write': { roles: staff, about: 'stored days and festivals' },
  'horoscope.read': { roles: readers, about: 'predictions' },
  'horoscope.write': { roles: staff, about: 'predictions' },
  'polls.read': { roles: readers, about: 'polls' },
  'polls.write': { roles: staff, about: 'polls' },
  'reports.read': { roles: staff, about: 'reports of readers' },
  'reports.write': { roles: staff, about: 'resolve and dismiss reports of readers' },
  'audit.read': { roles: staff, about: 'the audit trail; addresses of users: with `users.read`' },
  'jobs.read': { roles: readers, about: 'background jobs' },
  'jobs.write': { roles: chiefs, about: 'retry background jobs' },
  'settings.read': { roles: readers, about: 'settings, except security and newsroom; old addresses' },
  'settings.write': { roles: owners, about: 'settings, except security and newsroom; old addresses' },
  'security.read': { roles: owners, about: 'the settings security and newsroom' },
  'security.write': { roles: owners, about: 'the settings security and newsroom' },
  'webhooks.read': { roles: owners, about: 'webhooks and their deliveries' },
  'webhooks.write': { roles: owners, about: 'webhooks, their secrets, tests and replays' },
  'releases.read': { roles: readers, about: 'releases of the app' },
  'releases.write': { roles: owners, about: 'releases of the app and forced updates' },
  'system.read': { roles: owners, about: 'the state of the server, and the list of its backups' },
  'system.write': { roles: owners, about: 'make and download backups' },
  'workspace.use': {
    roles,
    about: 'the live stream, the labels of forms, and the own presence, preferences, saved views and drafts',
  },
  'workspace.read': { roles: readers, about: 'who edits and looks at what' },
  'workspace.lock': { roles: authors, about: 'edit locks of rows' },
  'people.read': { roles: readers, about: 'display names of users' },
  'users.read': { roles: owners, about: 'users and their sessions' },
  'users.write': { roles: owners, about: 'users and their sessions' },
} as const satisfies Record<string, RightOf>;

export type Right = keyof typeof table;
export const rights: Readonly<Record<Right, RightOf>> = table;
export const rightNames = Object.keys(table) as Right[];

/** Rights of a chief that the setting `newsroom.editors_may` gives to editors: a small newsroom has no chief. */
export const delegable = [
  'news.publish',
  'news.delete',
  'push.send',
  'push.all',
  'devices.write',
  'feeds.write',
  'shopping.write',
  'categories.write',
  'places.write',
  'jobs.write',
] as const satisfies Right[];

/** The right over rows of others beside a right over the own ones: `news.read_all` beside `news.read`; null without one. */
export const rightOverOthers = (right: string): Right | null =>
  rightNames.find((name) => name === `${right}_all`) ?? null;

/** Whether a role has a right; `editorsMay` is the setting. */
const has = (role: Role, right: Right, editorsMay: readonly Right[]): boolean =>
  rights[right].roles.includes(role) || (role === 'editor' && editorsMay.includes(right));

/** Every right of a role. @param editorsMay the setting `newsroom.editors_may` */
export const rightsOf = (role: Role, editorsMay: readonly Right[]): ReadonlySet<Right> =>
  new Set(rightNames.filter((right) => has(role, right, editorsMay)));

export const everyRight: ReadonlySet<Right> = new Set(rightNames);
export const noRight: ReadonlySet<Right> = new Set();
