import { change } from '../core/api/change.ts';
import type { Actor, App } from '../core/app.ts';
import { isoTime } from '../core/clock.ts';
import { Fault, invalidField, notFound } from '../core/error.ts';
import type { WorkspaceTables } from './tables.ts';

export type DocumentKind = WorkspaceTables['user_documents']['kind'];

interface Bounds {
  /** Documents of one user. */
  most: number;
  /** Bytes of one, as JSON. */
  bytes: number;
  /** The oldest leaves when there are too many; otherwise one more is refused. */
  dropsOldest: boolean;
}

/** What each user may store: small, since every user can fill it. */
export const bounds: Readonly<Record<DocumentKind, Bounds>> = {
  preferences: { most: 50, bytes: 16_384, dropsOldest: false },
  views: { most: 100, bytes: 16_384, dropsOldest: false },
  drafts: { most: 30, bytes: 262_144, dropsOldest: true },
};

/** Drafts that were not saved for so long are removed. */
const draftDays = 30;

const shown = ({ name, value, updated_at }: { name: string; value: string; updated_at: string }) => ({
  name,
  value: JSON.parse(value) as unknown,
  updated_at,
});

const own = (app: App, kind: DocumentKind, userId: number) =>
  app.db.write.selectFrom('user_documents').selectAll().where('user_id', '=', userId).where('kind', '=', kind);

/** The documents of a user by name. @param prefix how the names of those that are wanted begin */
export async function listDocuments(app: App, kind: DocumentKind, userId: number, prefix = '') {
  const named = await own(app, kind, userId).clearSelect().select(['id', 'name']).execute();
  const ids = named.filter(({ name }) => name.startsWith(prefix)).map(({ id }) => id);
  if (ids.length === 0) return []; // most forms have none: no value is read
  return (await own(app, kind, userId).where('id', 'in', ids).orderBy('name').execute()).map(shown);
}

/** @throws Fault `not_found` */
export async function getDocument(app: App, kind: DocumentKind, userId: number, name: string) {
  const row = await own(app, kind, userId).where('name', '=', name).executeTakeFirst();
  if (!row) throw notFound('document');
  return shown(row);
}

/** @throws Fault `invalid` for one that is too large, `conflict` for one too many */
export async function putDocument(app: App, kind: DocumentKind, actor: Actor, name: string, value: unknown) {
  const { most, bytes, dropsOldest } = bounds[kind];
  const text = JSON.stringify(value);
  if (Buffer.byteLength(text) > bytes) throw invalidField('value', `must have at most ${bytes} bytes`, 'too_long');
  const user_id = actor.id as number;
  return change(app, actor, async (c) => {
    await c.dialect.lockRow(c.tx, 'users', user_id); // of two that come at once one counts the other
    const others = await c.tx
      .selectFrom('user_documents')
      .select(['id', 'name'])
      .where('user_id', '=', user_id)
      .where('kind', '=', kind)
      .where('name', '<>', name)
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    const tooMany = others.slice(most - 1).map(({ id }) => id);
    if (tooMany.length && !dropsOldest) throw new Fault('conflict', `There are ${most} already; remove one first.`);
    if (tooMany.length) await c.tx.deleteFrom('user_documents').where('id', 'in', tooMany).execute();
    const row = { user_id, kind, name, value: text, updated_at: c.now };
    await c.tx
      .insertInto('user_documents')
      .values(row)
      .onConflict((o) => o.columns(['user_id', 'kind', 'name']).doUpdateSet({ value: text, updated_at: c.now }))
      .execute();
    return shown(row);
  });
}

/** @throws Fault `not_found` */
export async function removeDocument(app: App, kind: DocumentKind, actor: Actor, name: string) {
  return change(app, actor, async (c) => {
    const { numDeletedRows } = await c.tx
      .deleteFrom('user_documents')
      .where('user_id', '=', actor.id as number)
      .where('kind', '=', kind)
      .where('name', '=', name)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound('document');
    return { name };
  });
}

/** Removes drafts that nobody came back to, and locks and presence that are over. */
export async function sweepWorkspace(app: App): Promise<void> {
  const now = isoTime(app.now());
  const old = isoTime(app.now() - draftDays * 86_400_000);
  const { write } = app.db;
  await write.deleteFrom('user_documents').where('kind', '=', 'drafts').where('updated_at', '<', old).execute();
  await write.deleteFrom('edit_locks').where('until', '<', now).execute();
  await write.deleteFrom('presence').where('until', '<', now).execute();
}
