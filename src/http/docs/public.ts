import type { Json } from './json.ts';

type Paths = Record<string, Record<string, Json>>;
type Components = Record<string, Record<string, Json>>;

/**
 * Whether an operation is for apps and sites: it needs no token, and is neither a part of signing in to the newsroom nor a
 * callback of hubs nor an old address.
 */
const isPublic = (path: string, { security, deprecated }: Json): boolean =>
  Array.isArray(security) && security.length === 0 && !deprecated && /^\/(?!api\/)|^\/api\/v1(\/|$)/.test(path);

/** The document of the operations for apps and sites alone, with the components that they refer to. */
export function publicDocument(document: Json): Json {
  const paths: Paths = {};
  for (const [path, operations] of Object.entries(document.paths as Paths)) {
    const open = Object.entries(operations).filter(([, operation]) => isPublic(path, operation));
    if (open.length > 0) paths[path] = Object.fromEntries(open);
  }
  const tags = new Set(Object.values(paths).flatMap((operations) => Object.values(operations).flatMap(tagsOf)));
  const { openapi, info, servers } = document as { info: Json } & Json;
  return {
    openapi,
    info: { ...info, title: 'Dinam for apps and sites' },
    servers,
    security: [],
    tags: (document.tags as Json[]).filter(({ name }) => tags.has(name)),
    paths,
    components: reached(paths, document.components as Components),
  };
}

const tagsOf = ({ tags }: Json): unknown[] => tags as unknown[];

/** The components that a part of the document refers to, in the order of the whole document. */
function reached(part: unknown, components: Components): Components {
  const found = new Set<unknown>();
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      const [, kind = '', name = ''] =
        key === '$ref' ? (String(value).match(/^#\/components\/(\w+)\/(\w+)$/) ?? []) : [];
      const component = components[kind]?.[name];
      if (component && !found.has(component)) {
        found.add(component);
        look(component);
      } else look(value);
    }
  };
  look(part);
  const kinds = Object.entries(components).map(
    ([kind, all]) => [kind, Object.entries(all).filter(([, component]) => found.has(component))] as const,
  );
  return Object.fromEntries(
    kinds.filter(([, all]) => all.length > 0).map(([kind, all]) => [kind, Object.fromEntries(all)]),
  );
}
