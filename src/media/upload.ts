import { change } from '../core/api/change.ts';
import { insertRow, lockRow, updateRow } from '../core/api/resource.ts';
import type { UploadedFile } from '../core/api/route.ts';
import type { Actor, App } from '../core/app.ts';
import type { Db } from '../core/db/database.ts';
import { Fault, type FieldError, invalid, invalidField } from '../core/error.ts';
import { FetchError, fetchGuarded } from '../core/fetch/fetch.ts';
import { hashFile } from '../core/files/bytes.ts';
import { filesOf } from '../core/files/file-store.ts';
import { originalKey, publicName } from '../core/files/key.ts';
import { fileName } from '../core/files/name.ts';
import { removeTemporary, temporaryPath } from '../core/files/temporary.ts';
import { intakeOf } from '../core/intake.ts';
import { percentDecoded } from '../text/percent.ts';
import { inspectFile } from './decoder.ts';
import type { UploadBody } from './model/media.ts';
import { checkChange } from './permissions.ts';
import { enqueueRemoval, renderAgain } from './render-job.ts';
import { describedColumns, mediaResource } from './resource.ts';
import { fileKeys, type StoredMedia } from './store.ts';
import { renameInTexts } from './uses.ts';
import type { Inspected } from './worker.ts';

type Accepted = Extract<Inspected, { ok: true }>;

/** A file that was inspected. */
interface Checked {
  file: UploadedFile;
  found: Accepted;
}

/** @param fieldOf how errors name a file, by its place @throws Fault `invalid` naming every file that is refused */
async function inspectAll(
  app: App,
  files: readonly UploadedFile[],
  actor: Actor,
  fieldOf: (n: number) => string,
): Promise<Checked[]> {
  const errors: FieldError[] = [];
  const checked: Checked[] = [];
  for (const [n, file] of files.entries()) {
    const found = await inspectFile(app, file.path, actor.id);
    if (found.ok) checked.push({ file: { ...file, ...found.content }, found });
    else
      errors.push({
        field: fieldOf(n),
        code: found.code,
        message: found.message,
        params: { name: file.name, ...found.params },
      });
  }
  if (errors.length) throw invalid(errors);
  return checked;
}

/** Columns that follow from the content of a file. */
function contentColumns({ file, found }: Checked, key: string): Partial<StoredMedia> {
  return {
    kind: found.kind,
    status: found.kind === 'image' ? 'processing' : 'ready',
    error: null,
    bytes: file.bytes,
    sha256: file.sha256,
    original_key: key,
    width: found.width ?? null,
    height: found.height ?? null,
    is_animated: found.is_animated ? 1 : 0,
    blurhash: found.blurhash ?? null,
    color: found.color ?? null,
    variants: '[]',
    variants_hash: null,
  };
}

/**
 * Stores files, and runs `write` with their keys. A row appears only when its file is stored; when `write` fails,
 * nothing stays.
 */
async function withStored<T>(app: App, checked: readonly Checked[], write: (keys: string[]) => Promise<T>): Promise<T> {
  const keys: string[] = [];
  try {
    const storage = await filesOf(app);
    for (const { file, found } of checked) {
      const key = originalKey(file.sha256, found.extension);
      keys.push(key);
      await storage.put(key, file.path);
    }
    return await write(keys);
  } catch (error) {
    await removeStored(app, keys);
    throw error;
  }
}

/** Removes files that no row names; what cannot be removed now is found within a day. */
async function removeStored(app: App, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const storage = await filesOf(app);
  for (const key of keys)
    await storage.remove(key).catch((err) => app.log.warn({ err, key }, 'a file could not be removed'));
}

/** The same content, uploaded before by this user and not in the trash. */
async function existing(db: Db, { file }: Checked, actor: Actor): Promise<StoredMedia | undefined> {
  let query = db.selectFrom('media').selectAll().where('sha256', '=', file.sha256).where('trashed_at', 'is', null);
  if (!actor.rights.has('media.manage')) query = query.where('created_by', '=', actor.id);
  return query.orderBy('id').executeTakeFirst();
}

interface Added {
  rows: StoredMedia[];
  /** False where every file was there already. */
  isNew: boolean;
}

/**
 * Adds files to the library: all of them or none. Content that is there already is not stored twice.
 * @throws Fault `invalid` naming every file that is refused, `unavailable` when the storage is away
 */
export async function addMedia(
  app: App,
  files: readonly UploadedFile[],
  { url, ...described }: UploadBody,
  actor: Actor,
  fieldOf = (n: number): string => `files.${n}`,
): Promise<Added> {
  const checked = await inspectAll(app, files, actor, fieldOf);
  const before = await Promise.all(checked.map((one) => existing(app.db.write, one, actor)));
  const fresh = checked.filter((_, n) => !before[n]);
  let spare: string[] = [];
  const rows = await withStored(app, fresh, (keys) =>
    change(app, actor, async (c) => {
      spare = [];
      for (const [n, row] of before.entries()) if (row?.status === 'failed') before[n] = await renderAgain(c, row);
      const added: StoredMedia[] = [];
      // The same content in two requests at once, or twice in one, is one file: the second waits, and finds the first.
      for (const hash of [...new Set(fresh.map(({ file }) => file.sha256))].sort())
        await c.dialect.lockName(c.tx, `media:${hash}`);
      for (const [n, one] of fresh.entries()) {
        const twin = await existing(c.tx, one, actor);
        if (twin) {
          added.push(twin);
          spare.push(keys[n] as string);
          continue;
        }
        const set: Partial<StoredMedia> = {
          alt: '{}',
          caption: '{}',
          credit: null,
          focal: null,
          crop: null,
          trashed_at: null,
          name: one.file.name || 'file',
          source_url: url ?? null,
          created_by: actor.id,
          public_name: publicName(),
          ...contentColumns(one, keys[n] as string),
          ...describedColumns(described),
        };
        added.push(await insertRow(c, mediaResource, {}, set));
      }
      return added;
    }),
  );
  await removeStored(app, spare);
  const next = rows.values();
  return { rows: before.map((row) => row ?? (next.next().value as StoredMedia)), isNew: fresh.length > spare.length };
}

/** Longest fetch of a file (ms). */
export const fileFetchMs = 120_000;

/**
 * Fetches a file from an address that an editor gives, and adds it.
 * @param signal ends the fetch @throws Fault `invalid` naming `url`, `unavailable` for a disk that is nearly full
 */
export async function addFromAddress(
  app: App,
  input: UploadBody & { url: string },
  actor: Actor,
  signal?: AbortSignal,
): Promise<Added> {
  const intake = intakeOf(app);
  await intake.checkRoom(app.config.mediaMaxBytes);
  const path = await temporaryPath(app.config);
  try {
    const fetched = await fetchGuarded(app, input.url, {
      maxBytes: app.config.mediaMaxBytes,
      timeoutMs: Math.min(app.config.uploadTimeoutMs, fileFetchMs),
      headers: { accept: 'image/*, audio/*, video/*' },
      saveTo: path,
      through: (chunks) => intake.whileRoom(chunks),
      ...(signal ? { signal } : {}),
    });
    if (fetched.status !== 200) throw invalidField('url', `answers with status ${fetched.status}`);
    const name = fileName(percentDecoded(new URL(fetched.url).pathname.split('/').at(-1) ?? ''));
    const file = { field: 'url', name, path, ...(await hashFile(path)) };
    return await addMedia(app, [file], input, actor, () => 'url');
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    const fault = invalidField('url', `cannot be fetched: ${error.message.replace(/\.$/, '')}`);
    fault.cause = error;
    throw fault;
  } finally {
    await removeTemporary(app.config, path);
  }
}

/** Gives a row other content of the same kind; what it is called, and where it is used, stays. */
export async function replaceMedia(
  app: App,
  id: number,
  files: readonly UploadedFile[],
  rev: number | null,
  actor: Actor,
): Promise<StoredMedia> {
  const [file] = files;
  if (!file || files.length > 1) throw invalidField('file', 'must be one file', 'required');
  const checked = await inspectAll(app, [file], actor, () => 'file');
  return withStored(app, checked, ([key]) =>
    change(app, actor, async (c) => {
      const before = await lockRow(c, mediaResource, id, rev);
      await checkChange(c, before);
      if (before.trashed_at) throw new Fault('conflict', 'The file is in the trash: restore it first.');
      const [one] = checked as [Checked];
      if (one.found.kind !== before.kind)
        throw invalidField('file', `is ${one.found.kind}; the file that it replaces is ${before.kind}`, 'unsupported');
      await enqueueRemoval(c, fileKeys(before));
      await renameInTexts(c, id, before.original_key, key as string);
      const public_name = before.public_name ?? publicName();
      const set = {
        ...contentColumns(one, key as string),
        public_name,
        focal: null,
        crop: null,
        name: file.name || before.name,
      };
      return updateRow(c, mediaResource, id, {}, null, { action: 'replace', set });
    }),
  );
}
