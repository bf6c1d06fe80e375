import { change } from './api/change.ts';
import type { App } from './app.ts';
import { systemActor } from './app.ts';
import { isoTime } from './clock.ts';
import type { Tx } from './db/database.ts';

// The triggers of the table let a line go, or lose a detail, only while the transaction holds one of these rows of
// `meta`: the one way there is, and no other transaction ever sees them.
const removalKey = 'audit_removal';
const redactionKey = 'audit_redaction';

/** Lines that are removed in one transaction: SQLite has one writer. */
const atOnce = 500;

async function holding<T>(tx: Tx, key: string, value: string, work: () => Promise<T>): Promise<T> {
  await tx
    .insertInto('meta')
    .values({ key, value })
    .onConflict((o) => o.column('key').doUpdateSet({ value }))
    .execute();
  const result = await work();
  await tx.deleteFrom('meta').where('key', '=', key).execute();
  return result;
}

/** Lets `work` remove lines of the audit trail from before a time (all where it is empty), in this transaction only. */
export const removingAudit = <T>(tx: Tx, before: string, work: () => Promise<T>): Promise<T> =>
  holding(tx, removalKey, before, work);

/** Lets `work` change the detail of lines, and nothing else of them: for what a reader has the right to have erased. */
export const redactingAudit = <T>(tx: Tx, work: () => Promise<T>): Promise<T> => holding(tx, redactionKey, '', work);

/** Removes lines older than so many days, a few at a time. Returns how many. */
export async function pruneAudit(app: App, days: number, signal?: AbortSignal): Promise<number> {
  const before = isoTime(app.now() - days * 86_400_000);
  let removed = 0;
  for (let more = true; more && !signal?.aborted; ) {
    const done = await change(app, systemActor, async ({ tx }) => {
      // By id, which follows time: the oldest are first, and no index by time is needed.
      const oldest = await tx.selectFrom('audit').select(['id', 'at']).orderBy('id').limit(atOnce).execute();
      const ids = oldest.filter(({ at }) => at < before).map(({ id }) => id);
      if (ids.length) await removingAudit(tx, before, () => tx.deleteFrom('audit').where('id', 'in', ids).execute());
      return ids.length;
    });
    removed += done;
    more = done === atOnce;
  }
  if (removed) await change(app, systemActor, (c) => c.audit('prune', 'audit', 0, { lines: removed, before }));
  return removed;
}

type Row = Readonly<Record<string, unknown>>;

/** Letters of a value that the audit trail stores; longer texts have revisions, or are looked up in the row. */
const longest = 200;

const isShort = (value: unknown): boolean =>
  value === null ||
  ['number', 'boolean'].includes(typeof value) ||
  (typeof value === 'string' && value.length <= longest);

/** A flag is a number in the database. */
const likeInput = (value: unknown, sent: unknown): unknown =>
  typeof sent === 'boolean' && (value === 0 || value === 1) ? value === 1 : value;

/**
 * What an edit changed, for the audit trail: of the fields that were sent, those whose column has another short value now.
 * @param names the fields that were sent and whose values may be read in the trail
 */
export function auditedChanges(before: Row, after: Row, input: Row, names: readonly string[]) {
  return names.flatMap((field) => {
    const [was, is] = [before[field], after[field]].map((value) => likeInput(value, input[field]));
    if (was === undefined || is === undefined || was === is || !isShort(was) || !isShort(is)) return [];
    return [{ field, before: was, after: is }];
  });
}
