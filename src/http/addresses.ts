import type { FastifyInstance } from 'fastify';
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
export const pathMatching = { maxParamLength: 2_000, ignoreTrailingSlash: true };

export function addressesOf(app: App, routes: readonly Route[]): Address[] {
  const paths = [...Map.groupBy(routes, ({ path }) => path)].map(([path, own]) => ({
    path,
    own,
    parts: path.split('/').map(partOf),
  }));
  const byLength = Map.groupBy(paths, ({ parts }) => parts.length);
  return paths.map(({ path, own, parts }) => {
    const accessOf = new Map<Method, Access | 'read'>(own.map((r) => [r.method, isOpenRead(r) ? 'read' : r.access]));
    const shadowed = new Set<Method>();
    // Two paths without a parameter fit no URL in common, and most pairs are such.
    for (const other of byLength.get(parts.length) ?? [])
      if ((path.includes(':') || other.path.includes(':')) && overlap(parts, other.parts))
        for (const { method } of other.own) if (!accessOf.has(method)) shadowed.add(method);
    const errorsAs200 = app.config.legacyErrors200 && own.some((route) => route.isUnversioned);
    return { path, accessOf, errorsAs200, shadowed: [...shadowed] };
  });
}

/** A part of a path; one with a parameter, such as `:id` or `:lang(^[a-z]{2}$)`, has what a part of a URL must match. */
interface Part {
  text: string;
  pattern: RegExp | undefined;
}

function partOf(text: string): Part {
  if (!text.includes(':')) return { text, pattern: undefined };
  return { text, pattern: new RegExp(/^:\w+\((.+)\)$/.exec(text)?.[1] ?? '') };
}

/** Whether a URL may fit both paths, which have equally many parts. */
const overlap = (a: readonly Part[], b: readonly Part[]): boolean =>
  a.every((one, i) => {
    const other = b[i] as Part;
    if (one.text === other.text || (one.pattern && other.pattern)) return true;
    return (one.pattern?.test(other.text) || other.pattern?.test(one.text)) ?? false;
  });

/**
 * Finds the address of a URL for which Fastify has no route: OPTIONS, and methods to refuse. Routes for them would be most
 * of a server, and each costs time at the start; so these paths have a router of their own, made on the first request.
 */
export function addressFinder(addresses: readonly Address[]): (url: string) => Address | undefined {
  let router: ReturnType<typeof findMyWay> | undefined;
  return (url) => {
    if (!router) {
      router = findMyWay(pathMatching);
      for (const address of addresses) router.on('GET', address.path, () => {}, address);
    }
    return router.find('GET', url)?.store as Address | undefined;
  };
}

/** The route pattern that a GET of a path goes to, and its parameters; null for none. */
export type PathMatcher = (path: string) => { pattern: string; params: Record<string, string> } | null;

/** Finds the patterns of all GET routes, whoever mounts them. Call it before the first is mounted. */
export function pathMatcher(server: FastifyInstance): PathMatcher {
  const patterns = new Set<string>();
  server.addHook('onRoute', ({ method, url }) => {
    if ([method].flat().includes('GET')) patterns.add(url);
  });
  let router: ReturnType<typeof findMyWay> | undefined;
  return (path) => {
    if (!router) {
      router = findMyWay(pathMatching);
      for (const pattern of patterns) router.on('GET', pattern, () => {}, { pattern });
    }
    const found = router.find('GET', path);
    return (
      found && { pattern: (found.store as { pattern: string }).pattern, params: found.params as Record<string, string> }
    );
  };
}

/** 405 for a method that an address does not have. */
export function methodRefused({ accessOf }: Address): Fault {
  const allow = allowed(accessOf.keys());
  return new Fault('method_not_allowed', `This address takes ${allow}.`, { headers: { allow } });
}
