import { DinamError } from '../../../../client/error.ts';
import type { AdminItem } from '../../../../src/news/model/news.ts';
import type { BulkBody, BulkReply } from '../../../../src/news/model/revision.ts';
import { call } from '../../api/http.ts';
import { may } from '../../session/rights.ts';

/** What is done to the selected stories, with what the verb needs. */
export type BulkWork = Omit<BulkBody, 'ids'>;
type Verb = BulkBody['verb'];
type Row = Pick<AdminItem, 'id' | 'status' | 'is_featured' | 'is_breaking' | 'category_id' | 'tags'>;

/** Changes all stories or none. @throws DinamError with an error per story */
export async function bulk(ids: readonly unknown[], work: BulkWork): Promise<BulkReply> {
  if (ids.length === 0) return { changed: 0, unchanged: 0, items: [] };
  const { data } = await call<BulkReply>('/api/admin/news/bulk', { method: 'POST', body: { ids, ...work } });
  return data;
}

/** Why an action was refused: by the place of the story among the ids, and for what is about none of them. */
export function refusals(error: unknown): { byRow: ReadonlyMap<number, string>; others: readonly string[] } {
  const byRow = new Map<number, string>();
  const others: string[] = [];
  const lines = error instanceof DinamError ? (error.errors ?? []) : [];
  for (const { field, message } of lines) {
    const at = /^ids\.(\d+)/.exec(field)?.[1];
    if (at === undefined) others.push(message);
    else byRow.set(Number(at), message);
  }
  if (lines.length === 0) others.push((error as Error).message);
  return { byRow, others };
}

const idsOf = (rows: readonly Row[]): number[] => rows.map(({ id }) => id);
const tidy = (tag: string): string => tag.trim().normalize('NFC').toLocaleLowerCase();

/** Stories are put back into the categories that they had. */
async function moveBack(rows: readonly Row[]): Promise<void> {
  for (const category_id of new Set(rows.map((row) => row.category_id)))
    await bulk(idsOf(rows.filter((row) => row.category_id === category_id)), { verb: 'move', category_id });
}

/** Each tag is added to, or removed from, the stories that had it, or had it not. */
async function tagBack(rows: readonly Row[], verb: 'tag' | 'untag', tags: readonly string[]): Promise<void> {
  for (const tag of tags) {
    const has = (row: Row) => row.tags.some((one) => tidy(one) === tidy(tag));
    await bulk(idsOf(rows.filter((row) => has(row) === (verb === 'tag'))), { verb, tags: [tag] });
  }
}

/**
 * What takes an action back, by the rows as they were; null where they would not be as before: a story in review that
 * was archived comes back as a draft, and nothing brings back the time of a scheduled one.
 */
export function undoOf({ verb, tags = [] }: BulkWork, rows: readonly Row[]): (() => Promise<unknown>) | null {
  const are = (...statuses: AdminItem['status'][]) => rows.every(({ status }) => statuses.includes(status));
  const by =
    (back: Verb, some: readonly Row[] = rows) =>
    () =>
      bulk(idsOf(some), { verb: back });
  const out = rows.filter(({ status }) => status === 'published');
  const restored = (back: Verb) => async () => {
    await by(back)();
    await by('publish', out)(); // it comes back as a draft
  };
  if (verb === 'trash' && are('draft', 'review', 'archived', 'published') && (out.length === 0 || may('news.publish')))
    return restored('restore');
  if (verb === 'archive' && are('draft', 'published')) return restored('unpublish');
  if (verb === 'restore' && are('trashed')) return by('trash');
  if (verb === 'publish' && are('draft')) return by('unpublish');
  if (verb === 'unpublish' && are('published')) return by('publish');
  const featured = rows.filter((row) => row.is_featured);
  if (verb === 'feature')
    return by(
      'unfeature',
      rows.filter((row) => !row.is_featured),
    );
  if (verb === 'unfeature') return by('feature', featured);
  if (verb === 'breaking')
    return by(
      'unbreak',
      rows.filter((row) => !row.is_breaking),
    );
  if (verb === 'move') return () => moveBack(rows);
  if (verb === 'tag') return () => tagBack(rows, 'untag', tags);
  if (verb === 'untag') return () => tagBack(rows, 'tag', tags);
  return null;
}
