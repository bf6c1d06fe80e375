import { sql } from 'kysely';
import type { Change } from '../../core/api/change.ts';
import { Fault, invalidField } from '../../core/error.ts';
import { checkStoryLimits, onlyBy, storySeenBy } from '../permissions.ts';
import type { StoredNews } from '../tables.ts';
import { topicsOfRow } from '../view.ts';

/**
 * Puts the item into the group that `row.translation_group` means, or out of the one that it was in. The number may be
 * that of a group or of any item; an item without a group begins one. A group is called by the id of one of its items
 * as long as that exists, so that such a number never means two stories.
 * @param row the columns that are about to be written; its number becomes that of the group
 * @throws Fault `invalid` for a number of nothing that the actor sees, `conflict` naming the item that has the language
 * already
 */
export async function joinGroup(c: Change, row: Partial<StoredNews>, before: StoredNews | null): Promise<void> {
  const wanted = row.translation_group;
  if (wanted != null) row.translation_group = await groupOf(c, wanted, before);
  const { translation_group: group, lang, status } = { ...before, ...row } as StoredNews;
  if (before && group !== before.translation_group) row.confirmed_rev = null;
  if (before && before.translation_group === before.id && group !== before.id) await callAnew(c, before.id);
  if (group === null || status === 'trashed') return;
  const stays = before?.translation_group === group && before.lang === lang && before.status !== 'trashed';
  if (!stays) await checkFree(c, group, lang, before?.id ?? 0);
}

const membersOf = (c: Change, group: number) =>
  c.tx
    .selectFrom('news')
    .select(['id', 'lang', 'published_at', 'created_by'])
    .where('translation_group', '=', group)
    .orderBy('id')
    .execute();

/** The group of that number, or of the item of that id, which begins one if it has none. */
async function groupOf(c: Change, number: number, before: StoredNews | null): Promise<number> {
  // Two editors who add a translation at once follow each other from here on.
  await c.dialect.lockRow(c.tx, 'news', number);
  const first = await c.tx
    .selectFrom('news')
    .select(['id', 'lang', 'published_at', 'translation_group', 'created_by'])
    .where('id', '=', number)
    .executeTakeFirst();
  const byNumber = await membersOf(c, number);
  const group = byNumber.length ? number : (first?.translation_group ?? null);
  const members = byNumber.length || group === null ? byNumber : await membersOf(c, group);
  const story = members.length ? members : first ? [first] : [];
  if (group !== (before?.translation_group ?? null) || group === null) checkSeen(c, story);
  if (group !== null) return group;
  if (first && first.id !== before?.id) await write(c, [first], first.id);
  return number;
}

/**
 * Joining a story reveals the titles of its other items, and changes them. So who sees own stories only joins those, and of
 * others does not even learn that they are there.
 */
function checkSeen(c: Change, story: readonly { created_by: number | null }[]): void {
  const author = onlyBy(c.actor);
  if (author === undefined ? story.length > 0 : story.some((item) => item.created_by === author)) return;
  throw invalidField('translation_group', 'names no group, and no item that could begin one', 'not_found');
}

/** The item that the group is called by leaves it: the rest is called by its oldest item. */
async function callAnew(c: Change, group: number): Promise<void> {
  const left = (await membersOf(c, group)).filter(({ id }) => id !== group);
  if (left[0]) await write(c, left, left[0].id);
}

/** Sets the group of other items than the edited one. Each is an edit of its own, with a new `rev`. */
async function write(
  c: Change,
  items: Pick<StoredNews, 'id' | 'lang' | 'published_at'>[],
  group: number,
): Promise<void> {
  const ids = items.map(({ id }) => id);
  await checkStoryLimits(c, ...ids);
  await c.tx
    .updateTable('news')
    .set((e) => ({ translation_group: group, confirmed_rev: null, rev: e('rev', '+', 1), updated_at: c.now }))
    .where('id', 'in', ids)
    .execute();
  for (const item of items) {
    c.touch(...topicsOfRow(item));
    await c.audit('edit', 'news', item.id, { fields: ['translation_group'] });
  }
}

/** The unique index says the same; this names the item. */
async function checkFree(c: Change, group: number, lang: string, id: number): Promise<void> {
  const [first] = await membersOf(c, group);
  if (first) await c.dialect.lockRow(c.tx, 'news', first.id);
  const holder = await c.tx
    .selectFrom('news')
    .select(['id', 'title', 'created_by', 'status'])
    .where('translation_group', '=', group)
    .where('lang', '=', lang)
    .where('status', '<>', sql.lit('trashed')) // not a parameter: its index is a partial one
    .where('id', '<>', id)
    .executeTakeFirst();
  if (!holder) return;
  const item = storySeenBy(c.actor)(holder) ? `, ${holder.id}: ${holder.title}` : ', which you do not see.';
  throw new Fault('conflict', `The story has an item in this language${item}`, {
    errors: [{ field: 'lang', message: `is that of item ${holder.id} of the same story` }],
  });
}
