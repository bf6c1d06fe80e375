import { Type } from 'typebox';

/** Roles of users, from the one that may do least. */
export const roles = ['viewer', 'contributor', 'editor', 'chief', 'owner'] as const;
export type Role = (typeof roles)[number];

/** What a user may do; `rights` below say it in detail. */
export const Role = Type.Enum([...roles], {
  $id: 'Role',
  description:
    'viewer: reads; contributor: writes and submits own stories; editor: writes and reviews; chief: publishes, pushes, deletes, feeds and shopping; owner: also settings, releases and users',
});

/** One right. */
export interface RightOf {
  /** Roles that always have it. */
  roles: readonly Role[];
  /** What it allows, for the docs. */
  about: string;
  /** A right of a chief that the setting `newsroom.editors_may` gives to editors: a small newsroom has no chief. */
  delegable?: true;
}

/** The rights that a module declares, by name: `news.read`. */
export type RightTable = Readonly<Record<string, RightOf>>;

export const owners = ['owner'] as const;
export const chiefs = ['chief', 'owner'] as const;
export const staff = ['editor', 'chief', 'owner'] as const;
export const authors = ['contributor', ...staff] as const;
/** Who reads what is not the own work: everybody but contributors, who are often no employees. */
export const readers = ['viewer', ...staff] as const;

/** The rights of all modules; each adds its own: `declare module '../core/model/rights.ts'`. */
// biome-ignore lint/suspicious/noEmptyInterface: modules extend it
export interface Rights {}

/**
 * What a user may do. Each operation of the API that needs a login names one of these, and `admit` compares it with the
 * role. `dinam rights` prints their tables.
 */
export type Right = keyof Rights;

const declared = new Map<Right, RightOf>();
const names: Right[] = [];
const delegated: Right[] = [];
const every = new Set<Right>();

/**
 * Schemas hold these lists themselves, so they are right once `declareRights` has run: when the program is put together,
 * before any schema is compiled.
 */
export const rightNames: readonly Right[] = names;
export const delegable: readonly Right[] = delegated;
export const everyRight: ReadonlySet<Right> = every;
export const noRight: ReadonlySet<Right> = new Set();

/** The rights of all modules, in their order. A repeated name keeps its first place. */
export function declareRights(table: RightTable): void {
  for (const [name, right] of Object.entries(table) as [Right, RightOf][]) {
    if (!declared.has(name)) names.push(name);
    if (right.delegable && !delegated.includes(name)) delegated.push(name);
    declared.set(name, right);
    every.add(name);
  }
}

/** @throws Error where no module declares it */
export function rightOf(name: Right): RightOf {
  const found = declared.get(name);
  if (!found) throw new Error(`No module declares the right ${name}.`);
  return found;
}

/** The right over rows of others beside a right over the own ones: `news.read_all` beside `news.read`; null without one. */
export const rightOverOthers = (right: string): Right | null => names.find((name) => name === `${right}_all`) ?? null;

/** Whether a role has a right; `editorsMay` is the setting. */
const has = (role: Role, right: Right, editorsMay: readonly Right[]): boolean =>
  rightOf(right).roles.includes(role) || (role === 'editor' && editorsMay.includes(right));

/** Every right of a role. @param editorsMay the setting `newsroom.editors_may` */
export const rightsOf = (role: Role, editorsMay: readonly Right[]): ReadonlySet<Right> =>
  new Set(names.filter((right) => has(role, right, editorsMay)));
