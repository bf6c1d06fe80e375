import { newsroomConventions, publicConventions } from '../../core/model/conventions.ts';
import type { Json } from './json.ts';
import { finish, type Steps } from './steps.ts';

type Paths = Record<string, Record<string, Json>>;
type Components = Record<string, Record<string, Json>>;

/**
 * Whether an operation is for apps and sites: it needs no token, and is neither a part of signing in to the newsroom nor a
 * callback of hubs nor an old address.
 */
const isPublic = (path: string, { security, deprecated }: Json): boolean =>
  Array.isArray(security) && security.length === 0 && !deprecated && /^\/(?!api\/)|^\/api\/v1(\/|$)/.test(path);

/** Whether it is one of the newsroom: it needs a token, or is a part of signing in. */
const isOfNewsroom = (path: string, operation: Json): boolean =>
  !operation.deprecated && !isPublic(path, operation) && /^\/api\/(admin|auth)\//.test(path);

/** The document of the operations for apps and sites alone, with the components that they refer to. */
export const publicSteps = (document: Json): Steps<Json> =>
  partSteps(
    document,
    isPublic,
    { title: 'Dinam for apps and sites', description: publicConventions },
    { security: [] },
  );

/** The document of the operations of the newsroom alone. */
export const newsroomSteps = (document: Json): Steps<Json> => {
  const { security, webhooks } = document;
  const info = { title: 'Dinam for the newsroom', description: newsroomConventions };
  return partSteps(document, isOfNewsroom, info, { security, webhooks });
};

/** `publicSteps` at once. */
export const publicDocument = (document: Json): Json => finish(publicSteps(document));

/** @param more members of the document besides those of every one */
function* partSteps(
  document: Json,
  isIn: (path: string, operation: Json) => boolean,
  about: Json,
  more: Json,
): Steps<Json> {
  const paths: Paths = {};
  for (const [path, operations] of Object.entries(document.paths as Paths)) {
    const found = Object.entries(operations).filter(([, operation]) => isIn(path, operation));
    if (found.length > 0) paths[path] = Object.fromEntries(found);
  }
  const all = [paths, (more.webhooks ?? {}) as Paths].flatMap((part) =>
    Object.values(part).flatMap(Object.values<Json>),
  );
  const tags = new Set(all.flatMap(({ tags }) => tags as unknown[]));
  const { openapi, info, servers } = document as { info: Json } & Json;
  const { securitySchemes, ...components } = document.components as Components;
  const found = yield* reachedSteps(all, components);
  return {
    openapi,
    info: { ...info, ...about },
    servers,
    ...more,
    tags: (document.tags as Json[]).filter(({ name }) => tags.has(name)),
    paths,
    components: (more.security as Json[]).length > 0 ? { ...found, securitySchemes } : found,
  };
}

/** The components that operations refer to, and those that these refer to, in the order of the whole document. */
function* reachedSteps(operations: readonly Json[], components: Components): Steps<Components> {
  const found = new Set<unknown>();
  const waiting: unknown[] = [...operations];
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      const [, kind = '', name = ''] =
        key === '$ref' ? (String(value).match(/^#\/components\/(\w+)\/(\w+)$/) ?? []) : [];
      const component = components[kind]?.[name];
      if (!component) look(value);
      else if (!found.has(component)) {
        found.add(component);
        waiting.push(component);
      }
    }
  };
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    look(part);
    yield;
  }
  const kinds = Object.entries(components).map(
    ([kind, all]) => [kind, Object.entries(all).filter(([, component]) => found.has(component))] as const,
  );
  return Object.fromEntries(
    kinds.filter(([, all]) => all.length > 0).map(([kind, all]) => [kind, Object.fromEntries(all)]),
  );
}
