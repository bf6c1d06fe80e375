import findMyWay from 'find-my-way';
import { type Access, isOpenRead, type Method, type Route } from '../core/api/route.ts';
import type { App } from '../core/app.ts';
import { Fault } from '../core/error.ts';
import { allowed } from './headers/cors.ts';

/** A path of the modules, and what it takes. */
export interface Address {
  path: string;
  /** Who may use each method of it. */
  accessOf: ReadonlyMap<Method, Access | 'read'>;
  /** Its errors keep the shape of the old addresses. */
  errorsAs200: boolean;
  /** Methods that another path would answer in its place: GET `/news/:id` fits `/news/bulk`, which takes POST alone. */
  shadowed: readonly Method[];
}

/** As Fastify matches paths, see `routerOptions` in `server.ts`. */
export const matching = { maxParamLength: 2_000, ignoreTrailingSlash: true };

export function addressesOf(app: App, routes: readonly Route[]): Address[] {
  const paths = [...Map.groupBy(routes, ({ path }) => path)].map(([path, own]) => ({
    path,
    own,
    parts: path.split('/'),
  }));
  const byLength = Map.groupBy(paths, ({ parts }) => parts.length);
  return paths.map(({ path, own, parts }) => {
    const accessOf = new Map<Method, Access | 'read'>(own.map((r) => [r.method, isOpenRead(r) ? 'read' : r.access]));
    const shadowed = new Set<Method>();
    for (const other of byLength.get(parts.length) ?? [])
      if (overlap(parts, other.parts))
        for (const { method } of other.own) if (!accessOf.has(method)) shadowed.add(method);
    const errorsAs200 = app.config.legacyErrors200 && own.some((route) => route.isUnversioned);
    return { path, accessOf, errorsAs200, shadowed: [...shadowed] };
  });
}

const hasParameter = (part: string): boolean => part.includes(':');

/** Whether a part with a parameter, such as `:id` or `:lang(^[a-z]{2}$)`, takes what another part may stand for. */
function takes(part: string, other: string): boolean {
  if (!hasParameter(part)) return false;
  const [, pattern] = /^:\w+\((.+)\)$/.exec(part) ?? [];
  return pattern === undefined || hasParameter(other) || new RegExp(pattern).test(other);
}

/** Whether a URL may fit both paths, which have equally many parts. */
const overlap = (a: readonly string[], b: readonly string[]): boolean =>
  a.every((part, i) => part === b[i] || takes(part, b[i] as string) || takes(b[i] as string, part));

/**
 * Finds the address of a URL for which Fastify has no route: OPTIONS, and methods to refuse. Routes for them would be most
 * of a server, and each costs time at the start; so these paths have a router of their own, made when first asked.
 */
export function addressFinder(addresses: readonly Address[]): (url: string) => Address | undefined {
  let router: ReturnType<typeof findMyWay> | undefined;
  return (url) => {
    if (!router) {
      router = findMyWay(matching);
      for (const address of addresses) router.on('GET', address.path, () => {}, address);
    }
    return router.find('GET', url)?.store as Address | undefined;
  };
}

/** 405 for a method that an address does not have. */
export function methodRefused({ accessOf }: Address): Fault {
  const allow = allowed(accessOf.keys());
  return new Fault('method_not_allowed', `This address takes ${allow}.`, { headers: { allow } });
}
