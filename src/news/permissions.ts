import { outsideOf } from '../categories/limits.ts';
import type { Change } from '../core/api/change.ts';
import type { ActRoute } from '../core/api/route.ts';
import type { Actor, App, UserLimits } from '../core/app.ts';
import type { Db } from '../core/db/database.ts';
import { Fault, notFound } from '../core/error.ts';
import { requireRight } from '../core/permission.ts';
import { presentId } from '../core/slugs/merged.ts';
import type { Allowed } from '../media/hooks.ts';
import { arePlacesInside, type LimitField } from '../places/limits.ts';
import { isTakenOver } from './submissions/follow.ts';
import type { NewsStatus, StoredNews } from './tables.ts';
import { isVisible } from './visible.ts';

/** States in which a story is in the hands of its contributor. */
const inOwnHands: readonly NewsStatus[] = ['draft', 'review', 'trashed'];

/** Fields that only an editor sets, with the columns in which they show. */
const reserved = { is_breaking: 'breaking_until', is_featured: 'is_featured', priority: 'priority' } as const;

type Written = Partial<StoredNews>;

/** Columns that decide who may write a story. */
const judged = [
  ...(['id', 'status', 'created_by', 'lang', 'category_id', 'place_ids'] as const),
  ...(['breaking_until', 'is_featured', 'priority'] as const),
] as const;
type Judged = Pick<StoredNews, (typeof judged)[number]>;

/** What the rules need of a change: they are looked up for reads, too. */
type Asking = { tx: Db; actor: Actor; app?: App };

const isOut = ({ status }: Written): boolean => status === 'published' || status === 'scheduled';

const withEditors = (): Fault =>
  new Fault('forbidden', 'The story is with the editors: you can change it while it is a draft or in review.');

async function checkContributor(c: Asking, before: Judged | null, columns: Written): Promise<void> {
  const { actor } = c;
  if (before && before.created_by !== actor.id) throw notFound('news item');
  const after = { ...before, ...columns };
  for (const { status } of [before ?? after, after])
    if (status === undefined || !inOwnHands.includes(status)) throw withEditors();
  if (before && (await isTakenOver(c.tx, before.id))) throw withEditors();
  checkReserved(before, after);
}

/** What only an editor sets is the same before and after. @throws Fault `forbidden` naming the fields */
function checkReserved(before: Written | null, after: Written): void {
  const fields = (Object.keys(reserved) as (keyof typeof reserved)[]).filter((field) => {
    const was = before?.[reserved[field]] ?? null;
    const is = after[reserved[field]] ?? null;
    return before ? was !== is : Boolean(is);
  });
  if (fields.length)
    throw new Fault('forbidden', `Editors decide about ${fields.join(', ')}.`, {
      errors: fields.map((field) => ({ field, message: 'is set by editors' })),
    });
}

/** The field by which a story is outside of the limits of a user; null when it is inside. */
async function outsideBy(db: Db, limits: UserLimits, story: Written): Promise<LimitField | null> {
  const { langs, category_ids, place_ids } = limits;
  if (langs.length && !langs.includes(story.lang ?? '')) return 'lang';
  if (category_ids.length && !category_ids.includes(await presentId(db, 'categories', story.category_id ?? 0)))
    return 'category_id';
  if (place_ids.length === 0) return null;
  const ids = JSON.parse(story.place_ids ?? '[]') as number[];
  return (await arePlacesInside(db, limits, ids)) ? null : 'place_ids';
}

/** Whether a story lies within the limits of a user. */
export const isWithin = async (db: Db, limits: UserLimits, story: Written): Promise<boolean> =>
  (await outsideBy(db, limits, story)) === null;

/**
 * Languages, categories and places that a user is restricted to hold for the story as it is and as it would be.
 * @throws Fault `forbidden` naming the field
 */
export async function checkLimits(c: Asking, ...stories: Written[]): Promise<void> {
  const { limits } = c.actor;
  for (const story of stories) {
    const field = await outsideBy(c.tx, limits, story);
    if (field !== null) throw await outsideOf(c, field, 'The story');
  }
}

/** The same for stories that something else names, such as a poll. Ids of nothing are passed over. @throws Fault `forbidden` */
export async function checkStoryLimits(c: Change, ...ids: (number | null | undefined)[]): Promise<void> {
  const named = ids.filter((id) => id != null);
  if (named.length === 0) return;
  const columns = ['lang', 'category_id', 'place_ids'] as const;
  await checkLimits(c, ...(await c.tx.selectFrom('news').select(columns).where('id', 'in', named).execute()));
}

/**
 * Whether the actor of a change may write this, whatever the operation: contributors change their own stories until an
 * editor has decided on them, and what readers see changes only by somebody who may publish.
 * @param columns that the edit changes; of a new story all
 * @throws Fault `forbidden`; `not_found` for a story of somebody else whom a contributor does not see
 */
export async function checkWrite(c: Asking, before: Judged | null, columns: Written): Promise<void> {
  const { actor } = c;
  if (!actor.rights.has('news.review')) await checkContributor(c, before, columns);
  if ((before && isOut(before)) || isOut(columns)) requireRight(actor, 'news.publish');
  await checkLimits(c, ...(before ? [before] : []), { ...before, ...columns });
}

/** Whether the actor may edit a story as it is, itself or in its working copy. @throws Fault `forbidden`, `not_found` */
export async function checkEditable(c: Change, row: StoredNews): Promise<void> {
  const { actor } = c;
  if (!isVisible(row, c.now)) return checkWrite(c, row, {});
  if (!actor.rights.has('news.review') && row.created_by !== actor.id) throw notFound('news item');
  await checkLimits(c, row);
}

/** A function that gives those of some stories at which `check` throws no Fault. */
const passing =
  (actor: Actor, check: (c: Asking, row: Judged) => Promise<void>) =>
  async (db: Db, ids: readonly number[]): Promise<number[]> => {
    const rows = await db.selectFrom('news').select(judged).where('id', 'in', ids).execute();
    const passed: number[] = [];
    for (const row of rows)
      try {
        await check({ tx: db, actor }, row);
        passed.push(row.id);
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
      }
    return passed;
  };

const isRestricted = ({ limits }: Actor): boolean => Object.values(limits).some((list) => list.length > 0);

/** Stories within the limits of the actor. */
export const withinLimits = (actor: Actor) => (isRestricted(actor) ? passing(actor, checkLimits) : true);

/** Whose own stories an actor sees, and no others: those of some ids. */
const ownOf = (author: number | null) => async (db: Db, ids: readonly number[]) => {
  const rows = db.selectFrom('news').select('id').where('id', 'in', ids).where('created_by', '=', author);
  return (await rows.execute()).map(({ id }) => id);
};

/** Stories that an actor reads, and those that he may change at once: files that they show follow from it. */
export function storyRights(actor: Actor): { read: Allowed; write: Allowed } {
  const { rights } = actor;
  const author = onlyBy(actor);
  const isFree = !isRestricted(actor) && rights.has('news.review') && rights.has('news.publish');
  return {
    read: author === undefined ? rights.has('news.read') : ownOf(author),
    write: isFree || passing(actor, (c, row) => checkWrite(c, row, {})),
  };
}

/** Stories beside which an actor reads and writes changes: of planned ones, which nobody looks at again, who may publish. */
export function copyRights(actor: Actor): { read: Allowed; write: Allowed } {
  const { rights } = actor;
  const author = onlyBy(actor);
  const within = withinLimits(actor);
  const write = async (db: Db, ids: readonly number[]): Promise<number[]> => {
    const rows = await db
      .selectFrom('news_working_copies as copy')
      .innerJoin('news', 'news.id', 'copy.news_id')
      .select('news.id')
      .where('news.id', 'in', ids)
      .$if(author !== undefined, (q) => q.where('news.created_by', '=', author ?? null))
      .$if(!rights.has('news.publish'), (q) => q.where('copy.status', '!=', 'scheduled'))
      .execute();
    const found = rows.map(({ id }) => id);
    return within === true || found.length === 0 ? found : within(db, found);
  };
  return {
    read: author === undefined ? rights.has('news.read') : ownOf(author),
    write: rights.has('news.write') && write,
  };
}

/**
 * Whether the actor of a change may save this beside a story.
 * @param before the story with the changes that its working copy held
 * @param after the story with those that it would hold
 * @throws Fault `forbidden`
 */
export async function checkBeside(c: Change, row: StoredNews, before: Written, after: Written): Promise<void> {
  if (!c.actor.rights.has('news.review')) checkReserved(before, after);
  await checkLimits(c, row, after);
}

/** The author of a story for the list of those who see their own only; undefined: everybody's. */
export const onlyBy = (actor: Actor): number | null | undefined =>
  actor.rights.has('news.read_all') ? undefined : actor.id;

/** Whether an actor may know of a story: who sees the own ones only knows of others what readers see. */
export function storySeenBy(actor: Actor): (story: Pick<StoredNews, 'created_by' | 'status'>) => boolean {
  const author = onlyBy(actor);
  return ({ created_by, status }) => author === undefined || created_by === author || status === 'published';
}

/** @throws Fault `not_found` where the story is somebody else's and the actor sees only the own ones */
async function checkVisible(app: App, id: number, actor: Actor): Promise<void> {
  const author = onlyBy(actor);
  if (author === undefined) return;
  const row = await app.db.write.selectFrom('news').select('created_by').where('id', '=', id).executeTakeFirst();
  if (row?.created_by !== author) throw notFound('news item');
}

/** The operation for those who see the story `:id`; contributors see their own only. */
export const ofVisibleStory = (route: ActRoute): ActRoute =>
  route.path.startsWith('/api/admin/news/:id')
    ? {
        ...route,
        async run(app, call) {
          await checkVisible(app, call.params.id as number, call.actor);
          return route.run(app, call);
        },
      }
    : route;
