import { checkCategory } from '../../categories/categories.ts';
import { type Change, change } from '../../core/api/change.ts';
import { type Input, lockRow, updateRow } from '../../core/api/resource.ts';
import type { Actor, App } from '../../core/app.ts';
import { Fault, type FieldError, invalid, invalidField } from '../../core/error.ts';
import { fieldError } from '../../core/messages/messages.ts';
import { requireEffect } from '../../core/permission.ts';
import { deskTime } from '../../settings/desk-zone.ts';
import { imitates } from '../../text/confusables.ts';
import { fold } from '../../text/fold.ts';
import { tidyLine } from '../../text/normalise.ts';
import type { BulkBody, BulkVerb } from '../model/revision.ts';
import { notifyOnce } from '../push/notify-many.ts';
import { newsResource } from '../resource.ts';
import { checkNotTrashed, isInState, type StateColumns, stateAfter, type Verb } from '../states.ts';
import type { StoredNews } from '../tables.ts';
import { fieldPatch, fieldVerbs, optionalFields } from './bulk-fields.ts';

const mostTags = 30;
/** Phones get each of them. */
const mostNotified = 20;

const isSchedule = (verb: BulkVerb): boolean => verb === 'schedule';

type Patch = { input?: Input; set?: StateColumns };

/**
 * One action for many items, in one transaction: all of them or none. Those that are so already are no edit, so that a
 * repeat changes nothing. Rows are held in the order of their ids: two that overlap follow each other.
 * @throws Fault `invalid`, `forbidden` or `conflict`, with `ids.<n>` for each item that cannot
 */
export async function bulk(app: App, body: BulkBody, actor: Actor) {
  checkBody(body);
  const positions = new Map(body.ids.map((id, n) => [id, n]));
  const ids = [...positions.keys()].sort((a, b) => a - b);
  if (body.verb === 'notify') requireEffect(actor, 'push.send', 'notifications:write');
  return change(app, actor, async (c) => {
    if (body.category_id != null) await checkCategory(c, body.category_id);
    if (body.verb === 'restore') await lockStories(c, ids);
    const errors: Refused[] = [];
    /** What works for each, and the others by what is in the way. */
    const each: Each = async (list, idOf, work) => {
      const done: Awaited<ReturnType<typeof work>>[] = [];
      for (const one of list)
        try {
          done.push(await work(one));
        } catch (error) {
          if (!(error instanceof Fault)) throw error;
          const at = positions.get(idOf(one)) as number;
          errors.push({ at, message: textOf(error), code: error.code });
        }
      if (errors.length) throw refused(errors);
      return done;
    };
    if (body.verb === 'notify') return notifyAll(c, ids, each);
    const planned = await each(
      ids,
      (id) => id,
      async (id) => {
        const row = await lockRow(c, newsResource, id, null);
        return { row, patch: patchFor(c, row, body) };
      },
    );
    const items = await each(
      planned,
      ({ row }) => row.id,
      async ({ row, patch }) =>
        patch === null
          ? row
          : updateRow(c, newsResource, row.id, patch.input ?? {}, null, {
              action: body.verb,
              bulk: ids.length,
              ...(patch.set ? { set: patch.set } : {}),
            }),
    );
    const changed = planned.filter(({ patch }) => patch !== null).length;
    return {
      changed,
      unchanged: ids.length - changed,
      items: items.map(({ id, status, rev }) => ({ id, status, rev })),
    };
  });
}

/** What works for each of a list; Fault that names the others. */
type Each = <T, R>(list: T[], idOf: (one: T) => number, work: (one: T) => Promise<R>) => Promise<R[]>;

async function notifyAll(c: Change, ids: number[], each: Each) {
  const items = await each(
    ids,
    (id) => id,
    async (id) => {
      const row = await lockRow(c, newsResource, id, null);
      return { row, ...(await notifyOnce(c, row)) };
    },
  );
  const changed = items.filter(({ isNew }) => isNew).length;
  return {
    changed,
    unchanged: ids.length - changed,
    items: items.map(({ row: { id, status, rev }, notification }) => ({ id, status, rev, notification })),
  };
}

/** Restoring looks at the first item of each story (its languages are one of a kind): those are held with the others. */
async function lockStories(c: Change, ids: number[]): Promise<void> {
  const first = await c.tx
    .selectFrom('news')
    .select((e) => e.fn.min<number>('id').as('id'))
    .where('translation_group', 'in', (e) =>
      e.selectFrom('news as one').select('one.translation_group').where('one.id', 'in', ids),
    )
    .groupBy('translation_group')
    .execute();
  const all = new Set([...ids, ...first.map((row) => row.id)]);
  for (const id of [...all].sort((a, b) => a - b)) await c.dialect.lockRow(c.tx, 'news', id);
}

/** Every field that some verb takes, besides `ids` and `verb`. */
const parameters = ['category_id', 'tags', 'published_at', 'breaking_until', 'lang', 'place_ids', 'author'] as const;

function checkBody(body: BulkBody): void {
  const { verb } = body;
  const needed = fieldVerbs[verb] ?? [];
  const allowed = [...needed, ...(optionalFields[verb] ?? [])];
  const errors = parameters.flatMap((field): FieldError[] => {
    const isGiven = body[field] !== undefined;
    if (needed.includes(field) && !isGiven) return [{ field, message: `is required to ${verb}`, code: 'required' }];
    return isGiven && !allowed.includes(field) ? [{ field, message: `does not go with ${verb}` }] : [];
  });
  if (verb === 'notify' && body.ids.length > mostNotified)
    errors.push({ field: 'ids', message: `may be at most ${mostNotified} to notify`, code: 'too_long' });
  // A tag from before this rule can still be removed.
  if (verb === 'tag')
    for (const [i, tag] of (body.tags ?? []).entries())
      if (imitates(tag)) errors.push(fieldError(`tags.${i}`, 'mixed_scripts'));
  if (errors.length) throw invalid(errors);
}

/** The edit of one item; null when there is nothing to do. @throws Fault for one that cannot */
function patchFor(c: Change, row: StoredNews, body: BulkBody): Patch | null {
  const { verb, category_id, tags = [] } = body;
  const input = fieldPatch(row, body, c.now);
  if (input !== undefined) {
    checkNotTrashed(row);
    return input === null ? null : { input };
  }
  if (verb === 'move') {
    checkNotTrashed(row);
    return row.category_id === category_id ? null : { input: { category_id: category_id ?? null } };
  }
  if (verb === 'tag' || verb === 'untag') {
    checkNotTrashed(row);
    return tagged(row, tags.map(tidyLine), verb);
  }
  // Here it is for the trash alone: a repeat would bring what it has just put back into the archive on to a draft.
  if (verb === 'restore' && row.status === 'archived') return null;
  const state = isSchedule(verb)
    ? stateAfter(c, row, 'publish', deskTime(c.app, body.published_at as string))
    : stateAfter(c, row, verb as Verb);
  return isInState(row, state) ? null : { set: state };
}

/** Tags are the same when they read the same, however they are spelt. */
function tagged(row: StoredNews, tags: string[], verb: 'tag' | 'untag'): Patch | null {
  const had = JSON.parse(row.tags) as string[];
  const keys = new Set((verb === 'tag' ? had : tags).map(fold));
  const after =
    verb === 'tag'
      ? [...had, ...tags.filter((tag) => !keys.has(fold(tag)))]
      : had.filter((tag) => !keys.has(fold(tag)));
  if (after.length > mostTags) throw invalidField('tags', `would be more than ${mostTags}`, 'too_long');
  return after.length === had.length ? null : { input: { tags: after } };
}

const textOf = (error: Fault): string =>
  error.errors[0] ? `${error.errors[0].field} ${error.errors[0].message}` : error.message;

interface Refused {
  /** Place in the `ids` that were sent. */
  at: number;
  message: string;
  code: Fault['code'];
}

function refused(errors: Refused[]): Fault {
  const list = errors.sort((a, b) => a.at - b.at).map(({ at, message }) => ({ field: `ids.${at}`, message }));
  const what = list.length === 1 ? 'One of the items' : `${list.length} of the items`;
  const has = (code: Fault['code']): boolean => errors.some((e) => e.code === code);
  const code = has('not_found') ? 'invalid' : has('forbidden') ? 'forbidden' : 'conflict';
  return new Fault(code, `${what} cannot; nothing was changed.`, { errors: list });
}
