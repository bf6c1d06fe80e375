import type { App } from '../core/app.ts';
import { isoTime } from '../core/clock.ts';
import { filesOf } from '../core/files/file-store.ts';
import { cardKey, isCard } from '../core/files/key.ts';
import type { Handler } from '../core/jobs/worker.ts';

/** Of cards that are too many, as many are removed at once. */
const mostRemoved = 50;
const dayMs = 86_400_000;

/** @param isPlain drawn without the picture that it should have */
export const storedCardKey = (hash: string, label: string, isPlain: boolean, extension: 'jpg' | 'png' = 'jpg') =>
  cardKey(hash, isPlain ? `${label}-plain` : label, extension);

/** A stored card. */
interface StoredCard {
  key: string;
  isPlain: boolean;
}

/** A card without its picture is drawn again after this time. */
export const plainMs = 3_600_000;

/** The stored card of a hash; null where there is none, or one that is to be drawn again. @param label its size */
export async function findStored(
  app: App,
  hash: string,
  label: string,
  extension: 'jpg' | 'png' = 'jpg',
): Promise<StoredCard | null> {
  const [whole, plain] = [false, true].map((is) => storedCardKey(hash, label, is, extension)) as [string, string];
  const rows = await app.db.read.selectFrom('cards').selectAll().where('key', 'in', [whole, plain]).execute();
  const found = rows.find(({ key }) => key === whole) ?? rows.find((row) => isFresh(app, row));
  if (!found || (await (await filesOf(app)).size(found.key)) === null) return null;
  return { key: found.key, isPlain: found.key === plain };
}

const isFresh = (app: App, { created_at }: { created_at: string }): boolean =>
  created_at > isoTime(app.now() - plainMs);

/**
 * Stores a card that was drawn into a temporary file, and removes the oldest ones beyond `CARDS_MAX`.
 * @throws Fault `unavailable` when the disk is full, or the storage away
 */
export async function storeCard(app: App, key: string, path: string): Promise<void> {
  await (await filesOf(app)).put(key, path);
  const { write } = app.db;
  await write.deleteFrom('cards').where('key', '=', key).execute();
  await write
    .insertInto('cards')
    .values({ key, created_at: isoTime(app.now()) })
    .onConflict((on) => on.column('key').doNothing())
    .execute();
  const old = await write
    .selectFrom('cards')
    .select('key')
    .orderBy('id', 'desc')
    .offset(app.config.cardsMax)
    .limit(mostRemoved)
    .execute();
  await removeCards(
    app,
    old.map((row) => row.key),
  );
}

async function removeCards(app: App, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await app.db.write.deleteFrom('cards').where('key', 'in', keys).execute();
  const files = await filesOf(app);
  for (const key of keys)
    await files.remove(key).catch((err) => app.log.warn({ err, key }, 'a card could not be removed'));
}

/** Removes cards that no row names: a process was killed between the file and its row. */
export const sweepCards: Handler = async (app) => {
  const rows = await app.db.write.selectFrom('cards').select('key').execute();
  const named = new Set(rows.map(({ key }) => key));
  const files = await filesOf(app);
  for await (const { key, storedAt } of files.list())
    if (isCard(key) && !named.has(key) && Date.now() - storedAt > dayMs) await files.remove(key);
};
