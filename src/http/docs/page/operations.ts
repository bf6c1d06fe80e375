import type { Json } from '../json.ts';

/** An operation in the list of the first page. */
export interface ListedOperation {
  method: string;
  path: string;
  summary: string;
  /** Anchor of the address in the list: `api-v1-news-id`; its first operation has it. */
  anchor: string;
  /** Anchor of its fields in the reference. */
  reference: string;
  /** Where the guide shows it. */
  guide?: string;
}

export interface OperationGroup {
  name: string;
  operations: ListedOperation[];
}

/** Parameters have other names in the guide here and there. `scripts/build-help.ts` makes the same anchors. */
const anchorOf = (path: string): string =>
  path
    .replace(/\{\w+\}/g, 'id')
    .replace(/\W+/g, '-')
    .replace(/^-|-$/g, '') || 'home';

/**
 * The operations of a document by their tags, in its order.
 * @param guide pages by address, with `{}` for what varies: `/api/v1/news/{}`
 */
export function operationGroups(document: Json, guide: Readonly<Record<string, string>>): OperationGroup[] {
  const groups = new Map((document.tags as { name: string }[]).map(({ name }) => [name, [] as ListedOperation[]]));
  for (const [path, operations] of Object.entries(document.paths as Record<string, Record<string, Json>>))
    for (const [method, { tags, summary }] of Object.entries(operations)) {
      const shown = guide[path.replace(/\{\w+\}/g, '{}')];
      const [tag = ''] = tags as string[];
      const verb = method.toUpperCase();
      const reference = `tag/${tag.toLowerCase().replace(/\W+/g, '-')}/${verb}${path}`;
      const operation = { method: verb, path, summary: String(summary), anchor: anchorOf(path), reference };
      groups.get(tag)?.push(shown === undefined ? operation : { ...operation, guide: shown });
    }
  return [...groups]
    .map(([name, operations]) => ({ name, operations }))
    .filter(({ operations }) => operations.length > 0);
}
