import { randomBytes } from 'node:crypto';
import { change } from '../../core/api/change.ts';
import type { Actor, App } from '../../core/app.ts';
import { isoTime } from '../../core/clock.ts';
import type { Stored } from '../../core/db/table.ts';
import { Fault, notFound } from '../../core/error.ts';
import { partialBytes, removePartial, sweepPartial } from '../../core/files/partial.ts';
import { isLeaseOver, sharedTime } from '../../core/jobs/shared-clock.ts';
import type { MediaUploadRow } from '../tables.ts';
import type { Described } from './protocol.ts';

export type StoredUpload = Stored<MediaUploadRow>;

/** An upload to which nothing was added for so long is removed. */
const lifeMs = 86_400_000;
/** Unfinished uploads of a user: of more, or of more bytes, the oldest are removed. */
const mostUploads = 20;
const mostFiles = 5;

const expiry = (nowMs: number): string => isoTime(nowMs + lifeMs);

const removeRow = (app: App, id: number) => app.db.write.deleteFrom('media_uploads').where('id', '=', id).execute();

export async function removeUpload(app: App, { id, key }: Pick<StoredUpload, 'id' | 'key'>): Promise<void> {
  await removeRow(app, id);
  await removePartial(app.config, key);
}

/** Begins an upload. Its file is made by the first part. */
export async function addUpload(
  app: App,
  bytes: number,
  { name, described }: Described,
  actor: Actor,
): Promise<StoredUpload> {
  await removeOldest(app, bytes, actor);
  const values = { key: randomBytes(16).toString('hex'), name, described: JSON.stringify(described), bytes };
  return change(app, actor, (c) =>
    c.tx
      .insertInto('media_uploads')
      .values({
        ...values,
        created_by: actor.id,
        media_id: null,
        held_by: null,
        held_until: null,
        created_at: c.now,
        expires_at: expiry(c.nowMs),
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  ) as Promise<StoredUpload>;
}

/** Bounds what the unfinished uploads of a user take of the disk. */
async function removeOldest(app: App, bytes: number, actor: Actor): Promise<void> {
  const rows = await app.db.write
    .selectFrom('media_uploads')
    .select(['id', 'key', 'bytes'])
    .where('created_by', '=', actor.id)
    .where('media_id', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  let sum = bytes;
  for (const [n, row] of rows.entries()) {
    sum += row.bytes;
    if (n + 1 >= mostUploads || sum > mostFiles * app.config.mediaMaxBytes) await removeUpload(app, row);
  }
}

/** @throws Fault `not_found` for one that has expired, or is of another user */
export async function uploadOf(app: App, id: number, actor: Actor): Promise<StoredUpload> {
  const row = await app.db.write
    .selectFrom('media_uploads')
    .selectAll()
    .where('id', '=', id)
    .where('created_by', '=', actor.id)
    .where('expires_at', '>', isoTime(app.now()))
    .executeTakeFirst();
  if (!row) throw notFound('upload');
  return row;
}

/** Bytes that are there; a finished one has all. */
export const receivedBytes = async (app: App, upload: StoredUpload): Promise<number> =>
  upload.media_id === null ? partialBytes(app.config, upload.key) : upload.bytes;

/** Longest time that an instance which is no more keeps others from an upload. */
const leaseMs = 6_000;

/**
 * Only one request at a time appends to an upload, whichever instance serves it.
 * @param holder random text of the request
 * @throws Fault `conflict` while another one has it, `not_found` when it was removed
 */
export async function lease(app: App, id: number, holder: string): Promise<void> {
  const now = app.now();
  const held = await app.db.write
    .updateTable('media_uploads')
    .set({ held_by: holder, held_until: sharedTime(app, leaseMs), expires_at: expiry(now) })
    .where('id', '=', id)
    .where((e) => e.or([e('held_by', 'is', null), e('held_by', '=', holder), isLeaseOver(app, 'held_until', leaseMs)]))
    .returning('id')
    .executeTakeFirst();
  if (held) return;
  const there = await app.db.write.selectFrom('media_uploads').select('id').where('id', '=', id).executeTakeFirst();
  throw there ? new Fault('conflict', 'Another request continues this upload.') : notFound('upload');
}

export async function releaseUpload(app: App, id: number, holder: string): Promise<void> {
  await app.db.write
    .updateTable('media_uploads')
    .set({ held_by: null, held_until: null })
    .where('id', '=', id)
    .where('held_by', '=', holder)
    .execute();
}

/** The upload has become a file of the library; for as long as it would have waited, its address says which one. */
export async function finishUpload(app: App, { id, key }: StoredUpload, mediaId: number): Promise<void> {
  await app.db.write.updateTable('media_uploads').set({ media_id: mediaId }).where('id', '=', id).execute();
  await removePartial(app.config, key);
}

/** Removes what has expired, and files of this instance whose upload is no more. */
export async function sweepUploads(app: App): Promise<void> {
  const now = app.now();
  const expired = await app.db.write
    .selectFrom('media_uploads')
    .select(['id', 'key'])
    .where('expires_at', '<=', isoTime(now))
    .orderBy('id')
    .limit(500)
    .execute();
  for (const upload of expired) await removeUpload(app, upload);
  await sweepPartial(app.config, Date.now() - lifeMs, async (key) => {
    const row = await app.db.write.selectFrom('media_uploads').select('id').where('key', '=', key).executeTakeFirst();
    return row !== undefined;
  });
}
