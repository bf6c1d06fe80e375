import { createHash } from 'node:crypto';
import type { NewsInput } from '../news/model/news.ts';
import type { Run } from './context.ts';
import type { Difference } from './difference.ts';
import { importedItems } from './store.ts';
import type { OldPicture, OldStory } from './story.ts';
import type { ImportItemRow } from './tables.ts';

/** What becomes of a story of the file. */
export interface Decided {
  story: OldStory;
  hash: string;
  /** `retry`: pictures were missing the last time. */
  action: 'add' | 'update' | 'retry' | 'same' | 'changed';
  /** The row that it became before. */
  before: ImportItemRow | null;
  /** Why it is left as it is. */
  reason?: string;
}

/** Of what the file says about a story: where it stands in the file, and how often it was read, is no part of it. */
function hashOf({ line: _, notes: __, held: ___, address: ____, views: _____, ...story }: OldStory): string {
  return createHash('sha256').update(JSON.stringify(story)).digest('hex');
}

/** Compares stories with what was imported before. */
export async function decideStories(
  { app, source, options, seen }: Run,
  stories: readonly OldStory[],
): Promise<Decided[]> {
  const ids = stories.map(({ id }) => id);
  const before = await importedItems(app.db.write, source.name, 'story', ids);
  const rowIds = [...before.values()].map(({ row_id }) => row_id);
  const copies = await app.db.write
    .selectFrom('news_working_copies')
    .select('news_id')
    .where('news_id', 'in', rowIds.length ? rowIds : [0])
    .execute();
  const isInWork = new Set(copies.map(({ news_id }) => news_id));
  const rows = await app.db.write
    .selectFrom('news')
    .select(['id', 'status', 'updated_by'])
    .where('id', 'in', rowIds.length ? rowIds : [0])
    .execute();
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return stories.map((story) => {
    const hash = hashOf(story);
    const item = before.get(story.id) ?? null;
    const isTwice = seen.has(story.id);
    seen.add(story.id);
    const left = (reason?: string): Decided => ({
      story,
      hash,
      before: item,
      action: reason === undefined ? 'same' : 'changed',
      ...(reason === undefined ? {} : { reason }),
    });
    if (isTwice) return left('another row of the file has the same id');
    if (!item) return { story, hash, before: null, action: 'add' };
    const row = rowOf.get(item.row_id);
    const isSame = item.hash === hash;
    if (isSame && !(item.is_partial && options.media)) return left();
    if (!row || row.status === 'trashed') return isSame ? left() : left('it was removed here');
    if (row.status === 'archived') return isSame ? left() : left('it was archived here');
    if (row.updated_by !== null || isInWork.has(row.id))
      return isSame ? left() : left('it was edited here, and stays so');
    if (isSame) return { story, hash, before: item, action: 'retry' };
    return options.update
      ? { story, hash, before: item, action: 'update' }
      : left('it has changed; --update takes that over');
  });
}

/** A story whose pictures are in the library. */
export interface Ready extends Decided {
  input: Partial<NewsInput>;
  notes: Difference[];
  isPartial: boolean;
  /** Where pictures of its text are now. */
  addresses: ReadonlyMap<string, string>;
  /** Its other pictures that are in the library. */
  shown: readonly { id: number; picture: OldPicture }[];
}
